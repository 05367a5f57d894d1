/** Nothing of JavaScript is in the language by accident: every node, operator and name is accepted or refused. */
import { readFileSync } from 'node:fs';
import * as acorn from 'acorn';
import { describe, expect, it } from 'vitest';
import { EXPRESSIONS } from '../../src/script/expressions.ts';
import { GRAMMAR, PARTS, REFUSED } from '../../src/script/grammar.ts';
import { NAMESPACES } from '../../src/script/names.ts';
import { BINARY, UNARY } from '../../src/script/operators.ts';
import { READERS } from '../../src/script/readers.ts';
import { STATEMENTS } from '../../src/script/statements.ts';
import { failure } from './play.ts';

/** The kinds of nodes that acorn makes, read from acorn itself. */
function kindsOfNodes(): string[] {
  const source = readFileSync('node_modules/acorn/dist/acorn.mjs', 'utf8');
  const finished = source.matchAll(/finishNode(?:At)?\(([^;]*?)\)[\s;}]/g);
  const kinds = [...finished].flatMap(([, values]) =>
    [...(values ?? '').matchAll(/"([A-Z]\w+)"/g)].map(([, kind]) => kind ?? ''),
  );
  return [...new Set(kinds)].sort();
}

/** A program with such a node in it, for each kind that scripts do not have. */
const EXAMPLES: { readonly [K in keyof typeof REFUSED]: string } = {
  ArrayPattern: 'let [a] = [1];',
  AssignmentPattern: 'const f = (a = 1) => a;',
  AwaitExpression: 'await 1;',
  CatchClause: 'try {} catch (e) {}',
  ChainExpression: 'const a = {}; a?.b;',
  ClassBody: 'class A {}',
  ClassDeclaration: 'class A {}',
  ClassExpression: 'const a = class {};',
  DebuggerStatement: 'debugger;',
  DoWhileStatement: 'do {} while (0);',
  ExportAllDeclaration: 'export * from "a";',
  ExportDefaultDeclaration: 'export default 1;',
  ExportNamedDeclaration: 'export const a = 1;',
  ExportSpecifier: 'const a = 1; export { a };',
  ForInStatement: 'for (const a in {}) {}',
  ImportAttribute: 'import a from "a";',
  ImportDeclaration: 'import "a";',
  ImportDefaultSpecifier: 'import a from "a";',
  ImportExpression: 'import("a");',
  ImportNamespaceSpecifier: 'import * as a from "a";',
  ImportSpecifier: 'import { a } from "a";',
  LabeledStatement: 'a: for (;;) {}',
  MetaProperty: 'import.meta;',
  MethodDefinition: 'class A { b() {} }',
  NewExpression: 'new Date();',
  ObjectPattern: 'let { a } = {};',
  PrivateIdentifier: 'class A { #b; c() { return this.#b; } }',
  PropertyDefinition: 'class A { b = 1; }',
  RestElement: 'const f = (...a) => a;',
  SequenceExpression: '(1, 2);',
  SpreadElement: '[...[1]];',
  StaticBlock: 'class A { static {} }',
  Super: 'const a = { b() { super.c(); } };',
  SwitchCase: 'switch (1) { case 1: }',
  SwitchStatement: 'switch (1) {}',
  TaggedTemplateExpression: 'floor`a`;',
  ThisExpression: 'this;',
  ThrowStatement: 'throw 1;',
  TryStatement: 'try {} finally {}',
  WithStatement: 'with ({}) {}',
  YieldExpression: 'function* f() { yield 1; }',
};

/** Kinds that never come to be reached: what surrounds them is refused first. */
const BEHIND: Partial<Record<keyof typeof REFUSED, string>> = {
  CatchClause: 'try',
  ExportSpecifier: 'export',
  PrivateIdentifier: 'class',
  SwitchCase: 'switch',
  Super: 'methods in records',
  YieldExpression: 'generators',
};

describe('nodes', () => {
  it('every kind that the parser makes is compiled, part of another, or refused', () => {
    const known = [EXPRESSIONS, STATEMENTS, REFUSED].flatMap(Object.keys).concat(PARTS);
    expect(kindsOfNodes().filter((kind) => !known.includes(kind))).toEqual([]);
    expect(kindsOfNodes().length).toBeGreaterThan(60);
  });

  it('no kind stands in two tables', () => {
    const known = [EXPRESSIONS, STATEMENTS, REFUSED].flatMap(Object.keys).concat(PARTS);
    expect(known.length).toBe(new Set(known).size);
  });

  it.each(Object.entries(EXAMPLES))('%s is refused by name: %s', (kind, source) => {
    const name = kind as keyof typeof REFUSED;
    // `with` is no JavaScript in strict programs, so the parser itself refuses it.
    if (name === 'WithStatement') expect(failure(source)).toBe('syntax 1:1 ‘with’');
    else
      expect(failure(source)).toMatch(
        new RegExp(`^refused 1:\\d+ ${(BEHIND[name] ?? REFUSED[name]).replace(/[.?]/g, '\\$&')}$`),
      );
  });
});

const SPECIAL: readonly [source: string, refused: string][] = [
  ['var a = 1;', 'var'],
  ['async function f() {}', 'async functions'],
  ['const f = async () => 1;', 'async functions'],
  ['function* f() {}', 'generators'],
  ['const f = function* () {};', 'generators'],
  ['return 1n;', 'BigInt'],
  ['return { 1n: 1 };', 'BigInt'],
  ['return /a/;', 'regular expressions'],
  ['return 1 / 2 / /a/;', 'regular expressions'],
  ['return { get a() { return 1; } };', 'getters and setters'],
  ['return { set a(b) {} };', 'getters and setters'],
  ['return { a() {} };', 'methods in records'],
  ['return { ["a"]: 1 };', 'computed keys'],
  ['return { ...{} };', '...'],
  ['floor(...[]);', '...'],
  ['return [1, , 2];', 'gaps in lists'],
  ['[1].sort();', 'sort without a function'],
  ['let a; [a] = [1];', 'destructuring'],
  ['let a; ({ a } = {});', 'destructuring'],
  ['for (const [a] of []) {}', 'destructuring'],
  ['let a; for (a of []) {}', 'for…of without let or const'],
  ['for await (const a of []) {}', 'await'],
  ['const a = {}; a?.();', '?.'],
  ['let undefined = 1;', 'a variable called undefined'],
  ['const f = (undefined) => 1;', 'a variable called undefined'],
];

describe('refused by name', () => {
  it.each(SPECIAL)('%s', (source, refused) => {
    expect(failure(source)).toMatch(/^refused 1:\d+ /);
    expect(failure(source).replace(/^refused 1:\d+ /, '')).toBe(refused);
  });

  it.each(['==', '!=', '**', '&', '|', '^', '<<', '>>', '>>>', 'in', 'instanceof'])('the operator %s', (operator) => {
    expect(Object.hasOwn(BINARY, operator)).toBe(false);
    expect(failure(`return 1 ${operator} 2;`)).toBe(`refused 1:8 ${operator}`);
  });

  it.each(['typeof', 'void', 'delete', '~'])('the operator %s', (operator) => {
    expect(Object.hasOwn(UNARY, operator)).toBe(false);
    expect(failure(`const a = {}; return ${operator} a.b;`)).toBe(`refused 1:22 ${operator}`);
  });

  it.each(['**=', '&=', '|=', '^=', '<<=', '>>=', '>>>='])('the operator %s', (operator) => {
    expect(failure(`let a = 1; a ${operator} 2;`)).toBe(`refused 1:12 ${operator}`);
  });

  it('every operator of the parser between two values is compiled or refused, never misread', () => {
    const labels = Object.values(acorn.tokTypes)
      .map((type) => type as unknown as { label: string; binop: number | null })
      .filter(({ label, binop }) => binop !== null || label === '**')
      .flatMap(({ label }) =>
        label === '/' ? ['/'] : label.split(label.includes('>') || label.includes('=') ? '/' : /(?<=[+])\//),
      );
    expect(labels.length).toBeGreaterThan(20);
    for (const operator of labels) {
      const accepted = Object.hasOwn(BINARY, operator) || ['&&', '||', '??'].includes(operator);
      expect(`${operator} ${failure(`1 ${operator} 2; return [];`)}`).toBe(
        `${operator} ${accepted ? 'fine' : `refused 1:1 ${operator}`}`,
      );
    }
  });
});

describe('names', () => {
  /** Everything the host calls global, here and in its prototypes. */
  function globals(): string[] {
    const names = new Set<string>();
    for (let at: object | null = globalThis; at !== null; at = Object.getPrototypeOf(at)) {
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    }
    for (const name of [
      'window',
      'document',
      'self',
      'top',
      'require',
      'module',
      'exports',
      '__dirname',
      'arguments',
      'eval',
    ])
      names.add(name);
    for (const known of ['undefined', ...Object.keys(NAMESPACES), ...Object.keys(READERS)]) names.delete(known);
    return [...names].filter((name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name));
  }

  it('no global of the host is known', () => {
    const names = globals();
    expect(names.length).toBeGreaterThan(60);
    for (const use of [
      'return NAME;',
      'NAME();',
      'NAME.a;',
      'const f = () => NAME; f();',
      'return `$'.concat('{NAME}`;'),
    ]) {
      for (const name of names) {
        expect(failure(use.replace('NAME', name))).toMatch(
          new RegExp(`^unknown_name 1:\\d+ ${name.replaceAll('$', '\\$')}$`),
        );
      }
    }
  });

  it('no global of the host can be assigned', () => {
    for (const name of globals().filter((name) => name !== 'arguments' && name !== 'eval')) {
      expect(failure(`${name} = 1;`)).toBe(`unknown_name 1:1 ${name}`);
    }
  });

  it('nothing else is behind Math and Object', () => {
    for (const [space, members] of Object.entries(NAMESPACES)) {
      const host = Object.getOwnPropertyNames(space === 'Math' ? Math : Object).concat(
        Object.getOwnPropertyNames(Object.prototype),
      );
      for (const name of host.filter((one) => !Object.hasOwn(members, one))) {
        expect(failure(`return ${space}.${name}(1);`)).toBe(`unknown_name 1:8 ${space}.${name}`);
      }
    }
  });

  it('all nodes reach the grammar through one table', () => {
    expect(Object.keys(GRAMMAR)).toEqual(['expressions', 'statements', 'refused']);
  });
});
