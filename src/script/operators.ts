/** The operators, each with the kinds of values it takes. Where JavaScript would convert, scripts report an error. */
import { ScriptFault } from './fault.ts';
import type { Run } from './run.ts';
import { isTrue, kindOf, textOf, type Value } from './values.ts';

type Binary = (run: Run, left: Value, right: Value, at: number) => Value;

interface Operator {
  readonly doc: string;
  readonly apply: Binary;
}

function arithmetic(sign: string, doc: string, compute: (left: number, right: number) => number): Operator {
  return {
    doc,
    apply: (_run, left, right, at): Value => {
      if (typeof left === 'number' && typeof right === 'number') return compute(left, right);
      throw mismatch(sign, left, right, at);
    },
  };
}

function order(sign: string, doc: string, holds: (left: number | string, right: number | string) => boolean): Operator {
  return {
    doc,
    apply: (run, left, right, at): Value => {
      if (typeof left === 'number' && typeof right === 'number') return holds(left, right);
      if (typeof left !== 'string' || typeof right !== 'string') throw mismatch(sign, left, right, at);
      run.read(Math.min(left.length, right.length), at);
      return holds(left, right);
    },
  };
}

export const BINARY = {
  '+': { doc: 'Adds numbers; glues when one side is a text and the other any plain value.', apply: plus },
  '-': arithmetic('-', 'Subtracts.', (left, right) => left - right),
  '*': arithmetic('*', 'Multiplies.', (left, right) => left * right),
  '/': arithmetic('/', 'Divides.', (left, right) => left / right),
  '%': arithmetic('%', 'The rest of a division, with the sign of the left side.', (left, right) => left % right),
  '<': order('<', 'Less, of two numbers or two texts.', (left, right) => left < right),
  '<=': order('<=', 'Less or equal.', (left, right) => left <= right),
  '>': order('>', 'Greater.', (left, right) => left > right),
  '>=': order('>=', 'Greater or equal.', (left, right) => left >= right),
  '===': {
    doc: 'The same value; of lists and records: the same one.',
    apply: (run, left, right, at) => run.same(left, right, at),
  },
  '!==': { doc: 'Not the same.', apply: (run, left, right, at) => !run.same(left, right, at) },
} as const satisfies Record<string, Operator>;

export const UNARY = {
  '-': { doc: 'The negative of a number.', apply: (value: Value, at: number): Value => -numeric('-', value, at) },
  '+': { doc: 'The number itself.', apply: (value: Value, at: number): Value => numeric('+', value, at) },
  '!': {
    doc: 'true for what counts as false: false, 0, NaN, "", null, undefined.',
    apply: (value: Value): Value => !value,
  },
} as const;

/** Whether the left side of `&&`, `||` or `??` already decides. */
export function stopsAt(operator: '&&' | '||' | '??'): (value: Value) => boolean {
  if (operator === '&&') return (value) => !value;
  if (operator === '||') return isTrue;
  return (value) => value !== undefined && value !== null;
}

function plus(run: Run, left: Value, right: Value, at: number): Value {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left !== 'string' && typeof right !== 'string') throw mismatch('+', left, right, at);
  const first = textOf(left);
  const second = textOf(right);
  if (first === undefined || second === undefined) throw mismatch('+', left, right, at);
  run.reserveText(first.length + second.length, at);
  return first + second;
}

/** The value as a number that an operator needs. */
export function numeric(sign: string, value: Value, at: number): number {
  if (typeof value === 'number') return value;
  throw new ScriptFault('wrong_type', at, `${sign} ${kindOf(value)}`);
}

function mismatch(sign: string, left: Value, right: Value, at: number): ScriptFault {
  return new ScriptFault('wrong_type', at, `${kindOf(left)} ${sign} ${kindOf(right)}`);
}
