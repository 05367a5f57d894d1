/** Every limit: at it passes, one over fails, with a place. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/script/limits.ts';
import { failure, reported } from './play.ts';

/** A program of exactly so many operations: a loop, then empty statements. */
function ofOperations(wanted: number): string {
  const program = (turns: number, more: number) => `for (let i = 0; i < ${turns}; i++);${';'.repeat(more)}\nreturn [];`;
  const base = reported(program(0, 0)).operations;
  const turn = reported(program(1, 0)).operations - base;
  const turns = Math.floor((wanted - base) / turn);
  return program(turns, wanted - base - turns * turn);
}

const [MOST, OVER] = [LIMITS.operations.value, LIMITS.operations.value + 1];

describe('operations', () => {
  it('at the limit a program ends in order', () => {
    expect(reported(ofOperations(MOST))).toMatchObject({ result: { ok: true }, operations: 100_000 });
  });
  it('one more is too many, and the place is that of the operation', () => {
    expect(failure(ofOperations(OVER))).toBe('limit_operations 2:8 100000');
  });
  it.each([
    ['while (true);', '1:1'],
    ['for (;;);', '1:1'],
    ['for (;;) {}', '1:1'],
    ['const l = [1]; for (const x of l) { l.shift(); l.push(1); l.push(1); }', '1:'],
    ['const f = () => 1; while (f());', '1:'],
    ['while (true) { for (const x of []) {} }', '1:'],
    ['while (true) "a".repeat(1);', '1:'],
    ['const l = "a".repeat(999).split("a"); while (true) l.includes(1);', '1:'],
    ['const s = "a".repeat(4000); const p = "a".repeat(9) + "b"; while (true) s.includes(p);', '1:'],
    ['const a = "a".repeat(8000); const b = "a".repeat(7999) + "a"; while (a === b);', '1:'],
    ['while (true) attribute("self", "damage");', '1:'],
  ])('%s is cut off', (source, place) => {
    expect(failure(source)).toMatch(new RegExp(`^limit_operations ${place}`));
  });
  it('work is charged before it is done', () => {
    const { operations } = reported('const l = "a".repeat(999).split("a"); while (true) l.concat([]);');
    expect(operations).toBeLessThan(MOST + 1100);
  });
});

describe('units of memory', () => {
  const filled = (last: number) => `for (let i = 0; i < 124; i++) "a".repeat(8000);\n"a".repeat(${last});\nreturn [];`;

  it('at the limit a program ends in order', () => {
    // 124 × 8,000 + 7,992 characters, and 8 for the empty list.
    expect(reported(filled(7992))).toMatchObject({ result: { ok: true }, units: 1_000_000 });
  });
  it('one more is too many', () => {
    expect(failure(filled(7993))).toBe('limit_units 3:8 1000000');
  });
  it.each([
    'let s = ""; while (true) s = "abcdefgh".repeat(1000);',
    'const l = "a".repeat(999).split("a"); while (true) l.slice();',
    'while (true) "a".repeat(8000).split("b");',
    'const s = "a".repeat(7000); while (true) s.padEnd(8000);',
  ])('%s is cut off', (source) => {
    expect(failure(source)).toMatch(/^limit_(units|operations) 1:/);
  });
});

describe('nested calls', () => {
  it.each([
    ['direct', (n: number) => `function f(n) { return n > 1 ? f(n - 1) : []; } return f(${n});`],
    [
      'mutual',
      (n: number) =>
        `function f(n) { return n > 1 ? g(n - 1) : []; } function g(n) { return n > 1 ? f(n - 1) : []; } return f(${n});`,
    ],
    ['through callbacks', (n: number) => `function f(n) { return n > 1 ? [n - 1].map(f)[0] : []; } return f(${n});`],
    [
      'through a comparator',
      (n: number) => `function f(n) { if (n > 2) [1, 2].sort(() => f(n - 2).length); return []; } return f(${n});`,
    ],
    ['through a record', (n: number) => `const r = { f: (n) => (n > 1 ? r.f(n - 1) : []) }; return r.f(${n});`],
  ])('%s: 32 pass, 33 fail', (_way, program) => {
    expect(failure(program(32))).toBe('fine');
    expect(failure(program(33))).toMatch(/^limit_calls 1:\d+ 32$/);
  });

  it('early returns and finished calls give their level back', () => {
    expect(
      failure(
        'const f = (n) => { for (const x of [1]) { if (n) return 1; } return 2; }; for (let i = 0; i < 200; i++) f(i % 2); return [];',
      ),
    ).toBe('fine');
    expect(
      failure('const f = (l) => l.find((x) => x > 1); for (let i = 0; i < 200; i++) f([1, 2, 3]); return [];'),
    ).toBe('fine');
  });

  it('a failed call leaves nothing behind for the next one', () => {
    const script = 'function f(n) { return f(n + 1); } return rand() < 0.5 ? f(0) : [];';
    expect(failure(script, { rand: () => 0 })).toMatch(/^limit_calls/);
    expect(failure(script, { rand: () => 0.9 })).toBe('fine');
  });
});

describe('texts, lists and records', () => {
  const list = (length: number) => `const l = []; for (let i = 0; i < ${length}; i++) l.push(i);\n`;
  it.each([
    ['repeat', (n: number) => `"a".repeat(${n});`, 8000, 'string'],
    ['gluing', (n: number) => `"a".repeat(${n - 1}) + "b";`, 8000, 'string'],
    ['gluing on', (n: number) => `let s = "a".repeat(${n - 1}); s += 1;`, 8000, 'string'],
    ['a template', (n: number) => `const s = "a".repeat(${n - 2}); \`<\${s}>\`;`, 8000, 'string'],
    ['filling', (n: number) => `"a".padStart(${n});`, 8000, 'string'],
    ['joining', (n: number) => `["a".repeat(4000), "b".repeat(${n - 4001})].join("-");`, 8000, 'string'],
    ['a text written out', (n: number) => `"${'a'.repeat(n)}";`, 8000, 'string'],
    ['a template written out', (n: number) => `\`${'a'.repeat(n)}\`;`, 8000, 'string'],
    ['push', (n: number) => list(n), 1000, 'list'],
    ['unshift', (n: number) => `${list(n - 1)} l.unshift(1);`, 1000, 'list'],
    ['writing behind the end', (n: number) => `const l = []; for (let i = 0; i < ${n}; i++) l[i] = i;`, 1000, 'list'],
    ['a list written out', (n: number) => `[${'1,'.repeat(n)}];`, 1000, 'list'],
    ['concat', (n: number) => `${list(600)} l.concat(l.slice(0, ${n - 600}));`, 1000, 'list'],
    ['split', (n: number) => `"a".repeat(${n - 1}).split("a");`, 1000, 'list'],
    ['split into characters', (n: number) => `"a".repeat(${n}).split("");`, 1000, 'list'],
    ['keys', (n: number) => `const r = {}; for (let i = 0; i < ${n}; i++) r[i] = i;`, 1000, 'record'],
    [
      'keys written out',
      (n: number) => `const r = { ${Array.from({ length: n }, (_, i) => `k${i}: 1`).join()} };`,
      1000,
      'record',
    ],
  ])('%s: up to the limit and no further', (_way, program, most, limit) => {
    expect(failure(`${program(most)}\nreturn [];`)).toBe('fine');
    expect(failure(`${program(most + 1)}\nreturn [];`)).toMatch(new RegExp(`^limit_${limit} \\d+:\\d+ ${most}$`));
  });
});

describe('the program itself', () => {
  it('may have 65,536 characters and no more', () => {
    expect(failure(`return [];${' '.repeat(65_526)}`)).toBe('fine');
    expect(failure(`return [];${' '.repeat(65_527)}`)).toBe('source_too_long 1:1 65537');
  });

  it.each([
    ['brackets', (n: number) => `return ${'('.repeat(n)}[]${')'.repeat(n)};`, 62],
    ['lists', (n: number) => `const l = ${'['.repeat(n)}${']'.repeat(n)}; return [];`, 62],
    ['blocks', (n: number) => `${'{'.repeat(n)}${'}'.repeat(n)} return [];`, 64],
    ['records', (n: number) => `const r = ${'{ a: '.repeat(n)}1${' }'.repeat(n)}; return [];`, 30],
    ['operators', (n: number) => `const s = 1${' + 1'.repeat(n)}; return [];`, 61],
    ['operators from the right', (n: number) => `const s = 1${' ?? (1'.repeat(n)}${')'.repeat(n)}; return [];`, 30],
    ['signs', (n: number) => `const s = ${'!'.repeat(n)}1; return [];`, 61],
    ['dots', (n: number) => `const f = () => r${'.a'.repeat(n)}; const r = {}; return [];`, 60],
    ['calls', (n: number) => `const g = () => f${'()'.repeat(n)}; function f() { return f; } return [];`, 60],
    ['arrows', (n: number) => `const f = ${'() => '.repeat(n)}1; return [];`, 61],
    ['choices', (n: number) => `const s = ${'1 ? 1 : '.repeat(n)}1; return [];`, 61],
    ['if and else', (n: number) => `${'if (0); else '.repeat(n)}; return [];`, 63],
    ['assignments', (n: number) => `let a; ${'a = '.repeat(n)}1; return [];`, 62],
    ['templates', (n: number) => `const s = ${'`$'.concat('{').repeat(n)}1${'}`'.repeat(n)}; return [];`, 61],
    ['signs and brackets', (n: number) => `const s = ${'!('.repeat(n)}1${')'.repeat(n)}; return [];`, 30],
    ['assignments and brackets', (n: number) => `let a; ${'a = ('.repeat(n)}1${')'.repeat(n)}; return [];`, 31],
    ['sums and brackets', (n: number) => `const s = ${'1 + ('.repeat(n)}1${')'.repeat(n)}; return [];`, 30],
    ['loops', (n: number) => `${'for (;0;) '.repeat(n)}; return [];`, 63],
  ])('%s may be nested so deep and no deeper', (_what, program, deepest) => {
    expect(failure(program(deepest))).toBe('fine');
    expect(failure(program(deepest + 1))).toMatch(/^too_deep 1:\d+$/);
  });
});

describe('the result', () => {
  const actions = (n: number) => `const l = []; for (let i = 0; i < ${n}; i++) l.push({ action: "flee" });\nreturn l;`;
  it('may have 500 actions and no more', () => {
    expect(failure(actions(500))).toBe('fine');
    expect(failure(actions(501))).toBe('result_too_many 2:1 500');
  });
});
