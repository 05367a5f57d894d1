/** Random expressions of a wanted kind, so that most programs get far before they fail, if they fail at all. */
import type { Dice } from './dice.ts';

export type Sort = 'number' | 'text' | 'flag' | 'list' | 'record' | 'function';

/** Variables in reach, by kind. */
export interface Names {
  readonly dice: Dice;
  readonly variables: readonly { readonly name: string; readonly sort: Sort; readonly constant: boolean }[];
  /** How much deeper expressions may get. */
  readonly fuel: number;
}

type Make = (inner: (sort: Sort) => string, names: Names) => string;

const NUMBERS = [
  '0',
  '1',
  '2',
  '3',
  '7',
  '10',
  '0.5',
  '0.1',
  '1e21',
  '1e-7',
  '123456789',
  '2.5',
  '100',
  '0x1f',
  '1_000',
];
const TEXTS = ['""', '"a"', '"b"', '"abc"', "'äöü'", '"a,b,c"', '"\\u{1F409}"', '"10"', '"\\ud800"', '"zz top"'];
export const KEYS = ['a', 'b', 'name', 'length', 'x1'];

const MAKERS: { readonly [S in Sort]: readonly Make[] } = {
  number: [
    (inner, { dice }) => `${inner('number')} ${dice.one(['+', '-', '*', '/', '%'])} ${inner('number')}`,
    (inner) => `-${atom(inner('number'))}`,
    (inner, { dice }) => `Math.${dice.one(['floor', 'ceil', 'round', 'abs', 'trunc', 'sign'])}(${inner('number')})`,
    (inner, { dice }) => `Math.${dice.one(['min', 'max'])}(${inner('number')}, ${inner('number')})`,
    (inner) => `${atom(inner('list'))}.length`,
    (inner) => `${atom(inner('text'))}.length`,
    (inner) => `${atom(inner('text'))}.indexOf(${inner('text')})`,
    (inner) => `${atom(inner('list'))}.indexOf(${inner('number')})`,
    (inner) => `${atom(inner('list'))}.reduce((sum, one) => sum + one, ${inner('number')})`,
    (inner) => `${atom(inner('list'))}.findIndex((one) => one > ${inner('number')})`,
    (inner) => `(${inner('list')}[${inner('number')}] ?? ${inner('number')})`,
    (inner) => `(${inner('flag')} ? ${inner('number')} : ${inner('number')})`,
    (inner) => `(${atom(inner('list'))}.at(${inner('number')}) || ${inner('number')})`,
    (inner) => `Object.keys(${inner('record')}).length`,
    (_inner, { dice }) => `${dice.one(['floor', 'rand'])}()`,
  ],
  text: [
    (inner) => `${inner('text')} + ${inner('text')}`,
    (inner) => `${inner('text')} + ${atom(inner('number'))}`,
    (inner, { dice }) => `\`<\${${inner(dice.one(['number', 'text', 'flag'] as const))}}>\``,
    (inner) => `${atom(inner('text'))}.slice(${inner('number')} > 1 ? 1 : 0)`,
    (inner) => `${atom(inner('list'))}.join(${inner('text')})`,
    (inner) => `${atom(inner('text'))}.repeat(${'floor()'})`,
    (inner, { dice }) =>
      `${atom(inner('text'))}.${dice.one(['padStart', 'padEnd'])}(${dice.below(9)}, ${inner('text')})`,
    (inner) => `Object.keys(${inner('record')}).join("/")`,
    (inner) => `${atom(inner('text'))}.split(${inner('text')}).join("|")`,
    (inner) => `(${inner('flag')} && ${inner('text')} || "none")`,
  ],
  flag: [
    (inner, { dice }) => `${inner('number')} ${dice.one(['<', '<=', '>', '>=', '===', '!=='])} ${inner('number')}`,
    (inner, { dice }) => `${inner('text')} ${dice.one(['<', '<=', '===', '!=='])} ${inner('text')}`,
    (inner) => `!${atom(inner('flag'))}`,
    (inner, { dice }) => `(${inner('flag')} ${dice.one(['&&', '||'])} ${inner('flag')})`,
    (inner) => `${atom(inner('text'))}.includes(${inner('text')})`,
    (inner, { dice }) => `${atom(inner('text'))}.${dice.one(['startsWith', 'endsWith'])}(${inner('text')})`,
    (inner) => `${atom(inner('list'))}.includes(${inner('number')})`,
    (inner, { dice }) => `${atom(inner('list'))}.${dice.one(['some', 'every'])}((one) => one < ${inner('number')})`,
    (inner) => `(${inner('record')}).${'name'} === undefined`,
  ],
  list: [
    (inner) => `[${inner('number')}, ${inner('number')}, ${inner('number')}]`,
    (inner) => `${atom(inner('list'))}.map((one, place) => one * place + ${inner('number')})`,
    (inner) => `${atom(inner('list'))}.filter((one) => one !== ${inner('number')})`,
    (inner, { dice }) => `${atom(inner('list'))}.slice(${dice.below(3)}, ${dice.below(5)})`,
    (inner) => `${atom(inner('list'))}.concat(${inner('list')})`,
    (inner) => `${atom(inner('list'))}.slice().sort((one, other) => one - other)`,
    (inner) => `${atom(inner('list'))}.slice().sort((one, other) => (one > 5 ? 1 : 0) - (other > 5 ? 1 : 0))`,
    (inner) => `${atom(inner('list'))}.slice().reverse()`,
    (inner) => `Object.values(${inner('record')}).filter((one) => one === ${inner('number')})`,
    (inner) => `(${inner('flag')} ? ${inner('list')} : [])`,
  ],
  record: [
    (inner, { dice }) => `({ ${dice.one(KEYS)}: ${inner('number')}, ${dice.one(KEYS)}: ${inner('number')} })`,
    (inner) => `({ a: ${inner('number')}, "b": ${inner('number')}, name: ${inner('text')} })`,
    (inner) => `(${inner('flag')} ? ${inner('record')} : { x1: 1 })`,
  ],
  function: [
    (inner) => `(one) => ${atom(inner('number'))} + one`,
    (inner) => `function (one) { return one > 3 ? ${inner('number')} : one; }`,
  ],
};

/** A call, a name or a bracket may stand before a dot; everything else is put into brackets. */
function atom(text: string): string {
  return /^[a-z]\w*$/i.test(text) ? text : `(${text})`;
}

/** A random expression. */
export function expression(sort: Sort, names: Names): string {
  const { dice, variables, fuel } = names;
  const known = variables.filter((one) => one.sort === sort);
  if (known.length > 0 && dice.once(2)) return dice.one(known).name;
  if (fuel <= 0 || dice.once(4)) return simple(sort, dice);
  const inner = (wanted: Sort) => bracketed(expression(wanted, { ...names, fuel: fuel - 1 }), wanted);
  return dice.one(MAKERS[sort])(inner, names);
}

/** Operators of the inner expression must not mix with those around it. */
function bracketed(text: string, sort: Sort): string {
  return (sort === 'number' || sort === 'text' || sort === 'flag') && / /.test(text) ? `(${text})` : text;
}

function simple(sort: Sort, dice: Dice): string {
  switch (sort) {
    case 'number':
      return dice.one(NUMBERS);
    case 'text':
      return dice.one(TEXTS);
    case 'flag':
      return dice.one(['true', 'false', 'has_tag("self", "x")']);
    case 'list':
      return dice.one(['[]', '[1, 2, 3]', '[3, 1, 2, 1]', '[0.5, 100]']);
    case 'record':
      return dice.one(['{}', '{ a: 1 }', '{ b: 2, a: 1 }']).replace(/^.*$/, '($&)');
    case 'function':
      return '(one) => one';
  }
}
