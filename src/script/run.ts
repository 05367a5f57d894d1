/** One call of a script while it goes on: its counters, and what it may ask the game. */
import type { ScriptReaders } from '../game/content/content.ts';
import { ScriptFault } from './fault.ts';
import { CHARACTERS_PER_OPERATION, COST, LIMITS, REPEATING } from './limits.ts';
import { type Env, kindOf, ScriptFunction, ScriptList, ScriptRecord, UNSET, type Value } from './values.ts';

const MOST_OPERATIONS = LIMITS.operations.value;
const MOST_UNITS = LIMITS.units.value;
const MOST_CALLS = LIMITS.calls.value;
const MOST_LEVELS = LIMITS.levels.value;

export class Run {
  readonly readers: ScriptReaders;
  /** One byte per branch of the program, set when it is taken; absent outside of `check`. */
  readonly taken: Uint8Array | undefined;
  operations = 0;
  units = 0;
  depth = 0;
  levels = 0;
  /** What the statement `return` has left for the function it ends. */
  returned: Value = undefined;
  /** Where the program itself returned; −1 when it ran off its end. */
  returnedAt = -1;

  constructor(readers: ScriptReaders, taken?: Uint8Array) {
    this.readers = readers;
    this.taken = taken;
  }

  /** One statement or expression was reached. */
  step(at: number): void {
    if (++this.operations > MOST_OPERATIONS) throw new ScriptFault('limit_operations', at, MOST_OPERATIONS);
  }

  /** A built-in is about to touch so many elements. Charged beforehand, so that no work is done on credit. */
  work(amount: number, at: number): void {
    this.operations += amount;
    if (this.operations > MOST_OPERATIONS) throw new ScriptFault('limit_operations', at, MOST_OPERATIONS);
  }

  /** Text of so many characters is about to be read. */
  read(characters: number, at: number): void {
    if (characters >= CHARACTERS_PER_OPERATION) this.work(Math.floor(characters / CHARACTERS_PER_OPERATION), at);
  }

  allocate(units: number, at: number): void {
    this.units += units;
    if (this.units > MOST_UNITS) throw new ScriptFault('limit_units', at, MOST_UNITS);
  }

  /** Asks for a text before it is made. */
  reserveText(length: number, at: number): void {
    if (length > LIMITS.string.value) throw new ScriptFault('limit_string', at, LIMITS.string.value);
    this.read(length, at);
    this.allocate(length, at);
  }

  list(items: Value[], at: number): ScriptList {
    checkLength(items.length, at);
    this.allocate(COST.list + COST.element * items.length, at);
    return new ScriptList(items);
  }

  record(at: number): ScriptRecord {
    this.allocate(COST.record, at);
    return new ScriptRecord();
  }

  /** Adds one element at the end. */
  push(list: ScriptList, value: Value, at: number): void {
    checkFree(list, 'push', at);
    checkLength(list.items.length + 1, at);
    this.allocate(COST.element, at);
    list.items.push(value);
  }

  /** Sets a key of a record. `__proto__` is refused, because JavaScript would not make it a key. */
  put(record: ScriptRecord, key: string, value: Value, at: number): void {
    if (key === '__proto__') throw new ScriptFault('refused_key', at, key);
    this.read(key.length, at);
    if (!record.entries.has(key)) {
      if (record.entries.size >= LIMITS.record.value) throw new ScriptFault('limit_record', at, LIMITS.record.value);
      this.allocate(COST.key, at);
    }
    record.entries.set(key, value);
  }

  /** Whether two values are the same, as `===` says. */
  same(left: Value, right: Value, at: number): boolean {
    if (typeof left === 'string' && typeof right === 'string' && left.length === right.length)
      this.read(left.length, at);
    return left === right;
  }

  /** Nesting of calls and within them is what fills the host's stack; it is counted, so that the host never decides. */
  enter(levels: number, at: number): void {
    this.levels += levels;
    if (this.levels > MOST_LEVELS) throw new ScriptFault('limit_levels', at, MOST_LEVELS);
  }

  /** Calls a function of the script. Too many arguments are dropped, missing ones are undefined. */
  call(callee: Value, values: readonly Value[], at: number): Value {
    if (!(callee instanceof ScriptFunction)) throw new ScriptFault('not_a_function', at, kindOf(callee));
    if (this.depth >= MOST_CALLS) throw new ScriptFault('limit_calls', at, MOST_CALLS);
    const { code } = callee;
    const slots: Env['slots'] = [];
    for (let slot = 0; slot < code.slots; slot++) slots.push(slot < code.parameters ? values[slot] : UNSET);
    this.work(REPEATING, at);
    this.depth++;
    this.enter(code.levels, at);
    const result = code.body({ up: callee.env, slots }, this);
    this.levels -= code.levels;
    this.depth--;
    return result;
  }
}

function checkLength(length: number, at: number): void {
  if (length > LIMITS.list.value) throw new ScriptFault('limit_list', at, LIMITS.list.value);
}

/** A list whose elements a built-in is going over may not change its length or order. */
export function checkFree(list: ScriptList, what: string, at: number): void {
  if (list.users > 0) throw new ScriptFault('list_in_use', at, what);
}
