/** What stands behind a dot or in brackets. Only a value's own data is ever found there. */
import { ScriptFault } from './fault.ts';
import type { Run } from './run.ts';
import { kindOf, ScriptList, ScriptRecord, type Value } from './values.ts';

/** A place in a list or record. */
export interface Reference {
  readonly object: Value;
  readonly key: Value;
}

/** Reads `object[key]`: an element, a character, a length, or what a record has under the key. */
export function readMember(run: Run, object: Value, key: Value, at: number): Value {
  if (object instanceof ScriptRecord) {
    const name = keyOf(key, at);
    run.read(name.length, at);
    return object.entries.get(name);
  }
  if (object instanceof ScriptList) {
    if (key === 'length') return object.items.length;
    if (typeof key === 'number') return isPlace(key, object.items.length) ? object.items[key] : undefined;
  } else if (typeof object === 'string') {
    if (key === 'length') return object.length;
    if (typeof key === 'number') return isPlace(key, object.length) ? object.charAt(key) : undefined;
  }
  throw missing(object, key, at);
}

/** Writes `object[key] = value`. A list grows by one when it is written just behind its end. */
export function writeMember(run: Run, { object, key }: Reference, value: Value, at: number): void {
  if (object instanceof ScriptRecord) {
    run.put(object, keyOf(key, at), value, at);
    return;
  }
  if (!(object instanceof ScriptList) || typeof key !== 'number') throw missing(object, key, at);
  const { length } = object.items;
  if (key === length) {
    run.push(object, value, at);
  } else if (isPlace(key, length)) {
    object.items[key] = value;
  } else {
    throw new ScriptFault('index_outside', at, key);
  }
}

function isPlace(key: number, length: number): boolean {
  return Number.isInteger(key) && key >= 0 && key < length;
}

function keyOf(key: Value, at: number): string {
  if (typeof key === 'string') return key;
  if (typeof key === 'number') return String(key);
  throw new ScriptFault('wrong_type', at, `[${kindOf(key)}]`);
}

function missing(object: Value, key: Value, at: number): ScriptFault {
  return new ScriptFault('unknown_member', at, `${kindOf(object)}.${typeof key === 'string' ? key : kindOf(key)}`);
}
