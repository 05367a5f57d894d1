/** What built-ins expect: kinds of arguments, checked before a built-in sees them, and shown in the reference. */
import { ScriptFault } from './fault.ts';
import { ScriptFunction, ScriptList, ScriptRecord, textOf, type Value } from './values.ts';

/** The values a kind lets through. */
export interface Kinds {
  any: Value;
  number: number;
  whole: number;
  text: string;
  function: ScriptFunction;
  list: ScriptList;
  record: ScriptRecord;
}
export type Kind = keyof Kinds;
/** A kind, with `?` behind it when the argument may be left out. */
export type Parameter = Kind | `${Kind}?`;

type Argument<P extends Parameter> = P extends Kind
  ? Kinds[P]
  : P extends `${infer K extends Kind}?`
    ? Kinds[K] | undefined
    : never;
export type Arguments<P extends readonly Parameter[]> = { readonly [I in keyof P]: Argument<P[I]> };

const FITS: { readonly [K in Kind]: (value: Value) => boolean } = {
  any: () => true,
  number: (value) => typeof value === 'number',
  whole: Number.isInteger,
  text: (value) => typeof value === 'string',
  function: (value) => value instanceof ScriptFunction,
  list: (value) => value instanceof ScriptList,
  record: (value) => value instanceof ScriptRecord,
};

/** Whether a value may stand for a parameter. */
export function fits(parameter: Parameter, value: Value): boolean {
  const optional = parameter.endsWith('?');
  if (optional && value === undefined) return true;
  // Cutting the mark off a parameter leaves its kind.
  return FITS[(optional ? parameter.slice(0, -1) : parameter) as Kind](value);
}

/** How many arguments must be there at least. */
export function required(parameters: readonly Parameter[]): number {
  return parameters.filter((parameter) => !parameter.endsWith('?')).length;
}

/** Throws unless the arguments are what the built-in expects. */
export function checkArguments(
  name: string,
  parameters: readonly Parameter[],
  values: readonly Value[],
  at: number,
): void {
  if (values.length < required(parameters) || values.length > parameters.length) throw wrong(name, at);
  for (const [index, parameter] of parameters.entries()) {
    if (!fits(parameter, values[index])) throw wrong(name, at);
  }
}

/** A text of a plain value, or the fault that it has none. */
export function plainText(value: Value, name: string, at: number): string {
  const text = textOf(value);
  if (text === undefined) throw wrong(name, at);
  return text;
}

export function wrong(name: string, at: number): ScriptFault {
  return new ScriptFault('wrong_argument', at, name);
}
