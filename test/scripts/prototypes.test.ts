/** Nothing of the host shines through any value: own data or refusal. */
import { afterEach, describe, expect, it } from 'vitest';
import { failure, isRefused, said } from './play.ts';

const VALUES: readonly [kind: string, expression: string][] = [
  ['record', '({})'],
  ['record with data', '({ a: 1 })'],
  ['list', '[]'],
  ['list with data', '[1, 2]'],
  ['text', '"abc"'],
  ['number', '(1)'],
  ['true', 'true'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['function', '(() => 1)'],
  ['named function', '(function f() {})'],
];

/** Names that mean something on some prototype of the host, and symbols' descriptions. */
const NAMES = [
  ...new Set(
    [
      Object.prototype,
      Array.prototype,
      String.prototype,
      Function.prototype,
      Number.prototype,
      Map.prototype,
      Symbol,
      Promise.prototype,
    ]
      .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
      .concat([
        'then',
        'toJSON',
        'prototype',
        '__proto__',
        'caller',
        'callee',
        'arguments',
        'items',
        'entries',
        'users',
        'code',
        'env',
        'slots',
        'up',
        'description',
      ]),
  ),
].filter((name) => /^\w+$/.test(name));

/** Ways to read a member; glued texts are not seen when the script is compiled. */
const WAYS: readonly [way: string, program: (value: string, name: string) => string][] = [
  ['a dot', (value, name) => `const x = ${value}; say(x.${name} === undefined);`],
  ['brackets', (value, name) => `const x = ${value}; say(x["${name}"] === undefined);`],
  [
    'a glued text',
    (value, name) => `const x = ${value}; say(x["${name.slice(0, 2)}" + "${name.slice(2)}"] === undefined);`,
  ],
];

describe('reading', () => {
  it.each(WAYS)('%s finds nothing of the host on any value', (_way, program) => {
    const found: string[] = [];
    for (const [kind, value] of VALUES) {
      for (const name of NAMES) {
        if (name === 'length' && /^(list|text)/.test(kind)) continue;
        const isRecord = kind.startsWith('record');
        const outcome = outcomeOf(program(value, name));
        // A record has no such key; every other value has no such member.
        if (outcome !== (isRecord ? 'true' : 'unknown_member')) found.push(`${kind}.${name}: ${outcome}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('own data of such a name is data', () => {
    const names = NAMES.filter((name) => name !== '__proto__');
    for (const name of names) {
      expect(said(`const r = { ${name}: 7 }; r["${name}2"] = 8; say(r.${name}); say(Object.keys(r).join())`)).toEqual([
        '7',
        `${name},${name}2`,
      ]);
    }
  });
});

describe('calling', () => {
  it('methods of the host cannot be called', () => {
    const methods = NAMES.filter((name) => !isKnownMethod(name));
    for (const [kind, value] of VALUES) {
      for (const name of methods) {
        const told = outcomeOf(`const x = ${value}; x.${name}();`);
        expect(`${kind}.${name} ${told}`).toBe(
          `${kind}.${name} ${kind.startsWith('record') ? 'not_a_function' : 'unknown_member'}`,
        );
      }
    }
  });
});

describe('writing', () => {
  it('__proto__ is refused wherever it is written', () => {
    expect(failure('return { __proto__: null };')).toMatch(/^refused_key 1:10 __proto__$/);
    expect(failure('return { "__proto__": null };')).toMatch(/^refused_key 1:10 __proto__$/);
    expect(failure('const r = {}; r.__proto__ = {}; return [];')).toMatch(/^refused_key 1:15 __proto__$/);
    expect(failure('const r = {}; r["__pro" + "to__"] = {}; return [];')).toMatch(/^refused_key 1:15 __proto__$/);
    expect(failure('const r = {}; r["__pro" + "to__"] ??= 1; return [];')).toMatch(/^refused_key 1:15 __proto__$/);
    expect(isRefused('const __proto__ = 1; return { __proto__ };')).toBe(true);
  });

  it('nothing but records and lists is written to', () => {
    for (const [kind, value] of VALUES.filter(([kind]) => !/^(record|list)/.test(kind))) {
      expect(`${kind} ${outcomeOf(`const x = ${value}; x.constructor = 1;`)}`).toBe(`${kind} unknown_member`);
      expect(`${kind} ${outcomeOf(`const x = ${value}; x["a" + "b"] = 1;`)}`).toBe(`${kind} unknown_member`);
    }
    expect(outcomeOf('[].push = 1;')).toBe('unknown_member');
  });

  it('prototypes of the host are untouched', () => {
    const before = [Object, Array, String, Function, Map].map(({ prototype }) => Object.getOwnPropertyNames(prototype));
    for (const name of NAMES)
      outcomeOf(
        `const r = {}; r.${name === '__proto__' ? 'a' : name} = () => 1; r.constructor = { prototype: {} }; r.constructor.prototype.evil = 1;`,
      );
    expect(
      [Object, Array, String, Function, Map].map(({ prototype }) => Object.getOwnPropertyNames(prototype)),
    ).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'evil')).toBe(false);
  });
});

describe('a polluted host', () => {
  const prototypes = [
    Object.prototype,
    Array.prototype,
    String.prototype,
    Function.prototype,
    Number.prototype,
  ] as object[];
  afterEach(() => {
    for (const prototype of prototypes)
      for (const name of ['evil', 'amount', '-1', '7']) Reflect.deleteProperty(prototype, name);
  });

  it('is invisible to scripts', () => {
    for (const prototype of prototypes) {
      for (const name of ['evil', 'amount', '-1', '7'])
        Object.defineProperty(prototype, name, { value: 666, configurable: true, writable: true });
    }
    expect(
      said('const r = {}; say(r.evil); say(r["-1"]); say([][7]); say([][-1]); say("a"[7]); say(Object.keys(r).length)'),
    ).toEqual(['undefined', 'undefined', 'undefined', 'undefined', 'undefined', '0']);
    for (const value of ['[]', '"a"', '(1)', '(() => 1)'])
      expect(outcomeOf(`const x = ${value}; x.evil;`)).toBe('unknown_member');
    expect(failure('return [{ action: "change_attribute", attribute: "health", evil: 1 }];')).toMatch(
      /^result_unknown_field/,
    );
    // `amount` is required here; nothing of the host stands in for it.
    expect(failure('return [{ action: "give_exp" }];')).toMatch(/^result_wrong_field 1:1 \[0\] give_exp\.amount/);
  });
});

/** What a program says, or the code of its fault. */
function outcomeOf(program: string): string {
  try {
    return said(program).join(' ');
  } catch (error) {
    return /^\w+/.exec((error as Error).message)?.[0] ?? '';
  }
}

function isKnownMethod(name: string): boolean {
  return (
    ['[1].NAME', '"a".NAME'].some(
      (use) => !failure(`${use.replace('NAME', name)}(1, 2, 3, 4, 5);`).startsWith('unknown_member') && name !== 'sort',
    ) || name === 'sort'
  );
}
