/** What programs of the language come to. */
import { describe, expect, it } from 'vitest';
import { failure, said } from './play.ts';

const PROGRAMS: readonly [sentence: string, program: string, says: string][] = [
  ['numbers calculate', 'say(2 + 3 * 4 - 6 / 4 % 1); say(-7 % 3); say(+2)', '13.5 -1 2'],
  ['texts glue and count', 'say("a" + 1 + true + null + undefined); say("äöü".length)', 'a1truenullundefined 3'],
  [
    'at the border',
    'say(1 <= 1); say(2 > 1); say("b" <= "a"); say(2 >= 3); say(!0); say(!"a")',
    'true true false false true false',
  ],
  ['templates hold plain values', 'say(`$' + '{1 + 1}-$' + '{"x"}-$' + '{false}`)', '2-x-false'],
  [
    'comparison takes numbers or texts',
    'say(1 < 2); say("a" < "B"); say("b" >= "a"); say(NaNish() === NaNish()); function NaNish() { return 0 / 0; }',
    'true false true false',
  ],
  [
    'lists and records are the same only as themselves',
    'const a = []; say([] === []); say(a === a); say(a !== {})',
    'false true true',
  ],
  [
    'logic stops early',
    'say(0 || "b"); say(0 ?? "b"); say("" && crash()); say(1 && 2); function crash() { return 0(); }',
    'b 0  2',
  ],
  [
    'a choice takes one side',
    'say(true ? 1 : 0()); if (0) say("no"); else if ("") say("no"); else say("yes")',
    '1 yes',
  ],
  [
    'loops run, break and go on',
    'for (let i = 0; i < 9; i++) { if (i === 1) continue; if (i === 4) break; say(i); }',
    '0 2 3',
  ],
  ['while loops', 'let n = 3; while (n > 0) { n -= 1; if (n === 1) continue; say(n); }', '2 0'],
  ['for…of walks lists', 'for (const x of [1, "b", true]) say(x)', '1 b true'],
  [
    'for…of sees what the body appends',
    'const l = [1]; for (const x of l) { say(x); if (x < 3) l.push(x + 1); }',
    '1 2 3',
  ],
  [
    'a return leaves loops and functions',
    'function f() { for (const x of [1, 2, 3]) { while (true) { if (x === 2) return x; break; } } } say(f())',
    '2',
  ],
  [
    'a function without return gives undefined',
    'say((() => {})()); say((function () { return; })())',
    'undefined undefined',
  ],
  [
    'a value left by an inner return does not stick',
    'function f() { return 5; } function g() { f(); } say(g())',
    'undefined',
  ],
  ['functions are there before their line', 'say(f()); function f() { return 1; }', '1'],
  [
    'functions in a block belong to it',
    'function f() { return 1; } { function f() { return 2; } say(f()); } say(f())',
    '2 1',
  ],
  ['a named function knows itself', 'const f = function g(n) { return n < 1 ? 0 : n + g(n - 1); }; say(f(3))', '6'],
  [
    'missing arguments are undefined, more are dropped',
    'const f = (a, b) => a + "/" + b; say(f(1)); say(f(1, 2, 3))',
    '1/undefined 1/2',
  ],
  [
    'functions keep the variables around them',
    'const next = (() => { let n = 0; return () => ++n; })(); next(); next(); say(next())',
    '3',
  ],
  [
    'every turn of a loop has its own variables',
    'const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); for (const f of fs) say(f())',
    '0 1 2',
  ],
  [
    'a variable of a loop that the body changes',
    'const fs = []; for (let i = 0; i < 4; i++) { fs.push(() => i); i++; } for (const f of fs) say(f())',
    '1 3',
  ],
  [
    'a function made in the head of a loop keeps the first turn',
    'let f; for (let i = 0, g = () => i; i < 3; i++) f = g; say(f())',
    '0',
  ],
  [
    'for…of variables are fresh too',
    'const fs = []; for (const x of [1, 2]) fs.push(() => x); say(fs[0]() + fs[1]())',
    '3',
  ],
  [
    'an inner name hides the outer one',
    'let a = 1; { let a = 2; say(a); } say(a); const f = (a) => a; say(f(3))',
    '2 1 3',
  ],
  [
    'a name may hide a built-in',
    'const floor = 7; say(floor); { const Math = { max: (a) => a }; say(Math.max(1)); }',
    '7 1',
  ],
  [
    'assignment with operators',
    'let a = 5; a += 2; a -= 1; a *= 3; a /= 2; a %= 5; say(a); let s = "a"; s += 1; say(s)',
    '4 a1',
  ],
  [
    'logical assignment',
    'let a = 0; a ||= 5; a &&= 6; a ??= 7; say(a); let b; b ??= 8; say(b); let c = 0; c &&= crash; say(c); function crash() {}',
    '6 8 0',
  ],
  ['assignment is a value', 'let a; let b; a = b = 3; say(a + b); say((a) = 4)', '6 4'],
  ['counting before and after', 'let a = 1; say(a++); say(a); say(--a); const l = [1]; l[0]++; say(l[0])', '1 2 1 2'],
  [
    'records hold what is put in',
    'const r = { a: 1, "b c": 2, 3: 4 }; r.d = 5; r["e"] = 6; say(r.a + r["b c"] + r[3] + r.d + r.e); say(r.none)',
    '18 undefined',
  ],
  [
    'records keep the order of their keys',
    'const r = { z: 1, 10: 2, a: 3 }; r.m = 4; r.z = 5; for (const k of Object.keys(r)) say(k)',
    'z 10 a m',
  ],
  [
    'values and entries',
    'const r = { a: 1, b: 2 }; say(Object.values(r).join()); for (const p of Object.entries(r)) say(p[0] + p[1])',
    '1,2 a1 b2',
  ],
  ['shorthand fields', 'const a = 1; const r = { a }; say(r.a)', '1'],
  ['records hold functions', 'const r = { twice: (n) => 2 * n }; say(r.twice(4)); say(r["twice"](5))', '8 10'],
  [
    'lists grow at their end',
    'const l = []; l[0] = "a"; l[1] = "b"; say(l.length); say(l[2]); say(l[-1]); say(l[0.5])',
    '2 undefined undefined undefined',
  ],
  [
    'list methods',
    'const l = [3, 1, 2]; say(l.at(-1)); say(l.concat([4]).length); say(l.includes(0 / 0)); say([0 / 0].includes(0 / 0)); say(l.indexOf(2)); say(l.join("-")); say(l.slice(1).join()); say(l.slice(-2, -1).join())',
    '2 4 false true 2 3-1-2 1,2 1',
  ],
  [
    'list methods that change it',
    'const l = [1, 2]; say(l.push(3)); say(l.unshift(0)); say(l.pop()); say(l.shift()); l.reverse(); say(l.join()); say([].pop())',
    '3 4 3 0 2,1 undefined',
  ],
  [
    'list methods that call',
    'const l = [1, 2, 3, 4]; say(l.map((x, i, all) => x * i + all.length).join()); say(l.filter((x) => x % 2 === 0).join()); say(l.find((x) => x > 2)); say(l.findIndex((x) => x > 9)); say(l.some((x) => x > 3)); say(l.every((x) => x > 1)); say(l.reduce((s, x) => s + x, 0)); l.forEach((x) => say(x))',
    '4,6,10,16 2,4 3 -1 true false 10 1 2 3 4',
  ],
  [
    'sorting is stable and takes a comparator',
    'const l = [{ k: 2, n: "a" }, { k: 1, n: "b" }, { k: 2, n: "c" }, { k: 1, n: "d" }]; l.sort((x, y) => x.k - y.k); say(l.map((x) => x.n).join(""))',
    'bdac',
  ],
  ['undefined sorts to the end unasked', 'say([undefined, 3, undefined, 1].sort((a, b) => a - b).join())', '1,3,,'],
  [
    'text methods',
    'const t = "abcabc"; say(t.at(-1)); say(t.endsWith("bc")); say(t.includes("ca")); say(t.indexOf("z")); say(t.slice(1, -1)); say(t.split("b").join("|")); say(t.startsWith("abc")); say(t[1]); say(t[9])',
    'c true true -1 bcab a|ca|c true b undefined',
  ],
  [
    'text methods that fill',
    'say("7".padStart(3, "0")); say("7".padEnd(3, "ab")); say("ab".repeat(3)); say("ab".repeat(0) + ".")',
    '007 7ab ababab .',
  ],
  [
    'Math',
    'say(Math.floor(-1.5)); say(Math.ceil(1.2)); say(Math.round(2.5)); say(Math.round(-2.5)); say(Math.abs(-3)); say(Math.min(3, 1, 2)); say(Math.max(3, 1)); say(Math.trunc(-1.7)); say(Math.sign(-9)); say(Math.max())',
    '-2 2 3 -2 3 1 3 -1 -1 -Infinity',
  ],
  [
    'numbers become text in one way',
    'say(0.1 + 0.2); say(1e21); say(1e-7); say(-0); say(1 / 3); say(123456789012345680000); say(5e-324); say(1.7976931348623157e308); say(1 / 0)',
    '0.30000000000000004 1e+21 1e-7 0 0.3333333333333333 123456789012345680000 5e-324 1.7976931348623157e+308 Infinity',
  ],
  ['empty statements and directives', '"use strict"; ;;; say(1)', '1'],
];

describe('programs', () => {
  it.each(PROGRAMS)('%s', (_sentence, program, says) => {
    expect(said(program).join(' ')).toBe(says);
  });
});

const FAULTS: readonly [sentence: string, program: string, failure: string][] = [
  ['kinds do not mix', 'return 1 + [];', 'wrong_type 1:8 number + list'],
  ['texts are no numbers', 'return "3" * 2;', 'wrong_type 1:8 string * number'],
  ['truth is no number', 'return true + 1;', 'wrong_type 1:8 boolean + number'],
  ['different kinds have no order', 'return 1 < "2";', 'wrong_type 1:8 number < string'],
  ['lists have no text', 'return `$' + '{[]}`;', 'wrong_type 1:11 `list`'],
  ['only numbers are negated', 'return -"a";', 'wrong_type 1:8 - string'],
  ['only lists are walked', 'for (const x of "abc") {}', 'wrong_type 1:17 for…of string'],
  ['only functions are called', 'const a = 1;\n  a(2);', 'not_a_function 2:3 number'],
  ['nothing is behind undefined', 'let a; return a.b;', 'unknown_member 1:15 undefined.b'],
  ['nothing is behind null', 'return null.b;', 'unknown_member 1:8 null.b'],
  ['numbers have no members', 'return (1).toFixed(2);', 'unknown_member 1:12 number.toFixed'],
  ['lists have only their methods', 'return [].flatMap((x) => x);', 'unknown_member 1:11 list.flatMap'],
  ['a list is written at or before its end', 'const l = []; l[1] = 1;', 'index_outside 1:15 1'],
  ['a list has whole places', 'const l = [1]; l[0.5] = 1;', 'index_outside 1:16 0.5'],
  ['a length is not written', 'const l = []; l.length = 0;', 'unknown_member 1:15 list.length'],
  ['a text is not written', 'const t = "a"; t[0] = "b";', 'unknown_member 1:16 string.number'],
  ['too early', 'const f = () => a; f(); let a = 1;', 'uninitialized 1:17 a'],
  ['too early, in its own declaration', 'let a = a;', 'uninitialized 1:9 a'],
  ['too early, in the head of a loop', 'const a = [1]; for (const a of a) {}', 'uninitialized 1:32 a'],
  ['too early, on the left', 'a = 1; let a;', 'uninitialized 1:1 a'],
  ['a constant stays', 'const a = 1;\na = 2;', 'constant_assigned 2:1 a'],
  ['a constant of a loop stays', 'for (const x of [1]) x++;', 'constant_assigned 1:22 x'],
  ['an unknown name', 'return [\n  wanted];', 'unknown_name 2:3 wanted'],
  ['an unknown built-in', 'return Math.random();', 'unknown_name 1:8 Math.random'],
  ['readers are no values', 'const f = floor;', 'built_in_as_value 1:11 floor'],
  ['readers are not assigned', 'floor = 1;', 'built_in_as_value 1:1 floor'],
  ['Math is no value', 'const m = Math;', 'built_in_as_value 1:11 Math'],
  ['Math takes no brackets', 'return Math["floor"](1);', 'built_in_as_value 1:8 Math'],
  ['declared twice', 'let a; let a;', 'declared_twice 1:12 ‘a’'],
  ['not JavaScript', 'const = 1;', 'syntax 1:7 ‘=’'],
  ['not finished', 'return [', 'syntax 1:9 end'],
  ['an open text', 'return "abc', 'unterminated 1:8'],
  ['an open template', 'return `abc', 'unterminated 1:9'],
  ['an open comment', 'return []; /* abc', 'unterminated 1:12'],
  ['a list keeps its length while it is walked', 'const l = [1]; l.map(() => l.push(1));', 'list_in_use 1:28 push'],
  ['also at its end', 'const l = [1]; l.map(() => { l[1] = 1; });', 'list_in_use 1:30 push'],
  ['also while it is sorted', 'const l = [2, 1]; l.sort(() => l.pop());', 'list_in_use 1:32 pop'],
  ['a comparator returns numbers', '[2, 1].sort((a, b) => a < b);', 'wrong_type 1:1 sort: boolean'],
];

describe('mistakes have a code, a place and a word', () => {
  it.each(FAULTS)('%s', (_sentence, program, expected) => {
    expect(failure(program)).toBe(expected);
  });
});

describe('lines and columns', () => {
  it.each([
    ['after a byte order mark', '\ufeffwanted', '1:1'],
    ['after CRLF', 'let a;\r\nlet b;\r\n  wanted', '3:3'],
    ['after CR', 'let a;\rwanted', '2:1'],
    ['after the separators of JavaScript', 'let a;\u2028let b;\u2029wanted', '3:1'],
    ['after a character outside the basic plane', '"🐉"; wanted', '1:7'],
  ])('%s', (_sentence, source, place) => {
    expect(failure(source)).toBe(`unknown_name ${place} wanted`);
  });

  it.each([
    ['an empty program', '', 'result_no_list 1:1 undefined'],
    ['nothing but comments', '// nothing\n', 'result_no_list 1:1 undefined'],
    ['NUL outside of texts', 'return [\0];', 'syntax 1:9 U+0000'],
    ['half a surrogate pair outside of texts', 'return [\ud800];', 'syntax 1:9 U+D800'],
  ])('%s', (_sentence, source, expected) => {
    expect(failure(source)).toBe(expected);
  });

  it('NUL and half a surrogate pair are ordinary characters of a text', () => {
    expect(said('say("\\0\\ud800".length); say("\0".length)')).toEqual(['2', '1']);
  });
});
