/** What a value inside a script can be. Lists and records are classes of our own, so that nothing of the host shows. */
import type { Run } from './run.ts';

export type Value = undefined | null | boolean | number | string | ScriptList | ScriptRecord | ScriptFunction;

export class ScriptList {
  readonly items: Value[];
  /** How many built-ins are going over it: meanwhile its length is fixed. */
  users = 0;

  constructor(items: Value[]) {
    this.items = items;
  }
}

/** Keys keep the order in which they came. A Map has no prototype that a key could reach. */
export class ScriptRecord {
  readonly entries = new Map<string, Value>();
}

/** The variables of one scope while it is live: the scope around it, then its own. */
export interface Env {
  readonly up: Env | undefined;
  readonly slots: (Value | typeof UNSET)[];
}

/** What a variable holds before its declaration was reached. */
export const UNSET = Symbol('unset');

export interface FunctionCode {
  /** How many parameters it has; they are its first slots. */
  readonly parameters: number;
  readonly slots: number;
  /** How deep its statements and expressions lie in each other. */
  readonly levels: number;
  readonly body: (env: Env, run: Run) => Value;
}

export class ScriptFunction {
  readonly code: FunctionCode;
  readonly env: Env | undefined;

  constructor(code: FunctionCode, env: Env | undefined) {
    this.code = code;
    this.env = env;
  }
}

/** The name of a value's kind, as errors and the reference say it. */
export function kindOf(value: Value): string {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (value instanceof ScriptList) return 'list';
  if (value instanceof ScriptRecord) return 'record';
  return typeof value === 'object' ? 'function' : typeof value;
}

/** Whether a value counts as true, as in JavaScript. */
export function isTrue(value: Value): boolean {
  return Boolean(value);
}

/** The text of a plain value; undefined for lists, records and functions, which have none. */
export function textOf(value: Value): string | undefined {
  return typeof value === 'object' && value !== null ? undefined : String(value);
}
