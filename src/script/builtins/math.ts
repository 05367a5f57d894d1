/** `Math.…`: only functions whose result is exact on every machine. */
import type { Value } from '../values.ts';
import type { BuiltIn } from './built-in.ts';

function ofNumber(doc: string, compute: (value: number) => number): BuiltIn {
  // The kind `number` has been checked before.
  return { doc, parameters: ['number'], apply: (_self, [value]): Value => compute(value as number) };
}

function ofNumbers(doc: string, pick: (values: number[]) => number): BuiltIn {
  return {
    doc,
    parameters: ['number'],
    many: true,
    apply: (_self, values, run, at): Value => {
      run.work(values.length, at);
      // The kind `number` has been checked before, of each.
      return pick(values as number[]);
    },
  };
}

export const MATH: Readonly<Record<string, BuiltIn>> = {
  abs: ofNumber('Without its sign.', Math.abs),
  ceil: ofNumber('The next whole number upwards.', Math.ceil),
  floor: ofNumber('The next whole number downwards.', Math.floor),
  max: ofNumbers('The greatest; -Infinity of none.', (values) => Math.max(...values)),
  min: ofNumbers('The least; Infinity of none.', (values) => Math.min(...values)),
  round: ofNumber('The nearest whole number; a half goes upwards.', Math.round),
  sign: ofNumber('-1, 0 or 1.', Math.sign),
  trunc: ofNumber('Without what is behind the point.', Math.trunc),
};
