/** The one error that leaves the engine: a code, a place in the source and a word about what was met there. */
import { clean } from '../lib/clean.ts';

/** Every code, with what it means; `detail` in angle brackets. */
export const FAULTS = {
  source_too_long: 'The program is longer than it may be.',
  syntax: 'This is not JavaScript: unexpected <detail>.',
  unterminated: 'A text, template or comment is not closed.',
  declared_twice: 'The name <detail> is declared twice.',
  refused: 'JavaScript has <detail>, scripts do not.',
  too_deep: 'Statements, expressions or brackets are nested too deeply.',
  unknown_name: 'There is nothing called <detail>.',
  constant_assigned: '<detail> is constant.',
  built_in_as_value: '<detail> can only be called.',
  unknown_reference: 'There is no entry <detail>.',
  wrong_argument: 'This argument of <detail> is missing or of the wrong kind.',
  wrong_type: 'This value cannot be used here: <detail>.',
  not_a_function: 'Only functions can be called, and this is <detail>.',
  unknown_member: 'There is nothing behind this dot or bracket: <detail>.',
  refused_key: 'A record may not have the key <detail>.',
  index_outside: 'The place <detail> lies outside of the list.',
  list_in_use: 'While a built-in goes over a list, its length and order stay: <detail>.',
  uninitialized: '<detail> is used before it has a value.',
  limit_operations: 'More than <detail> operations.',
  limit_units: 'More than <detail> units of memory.',
  limit_calls: 'More than <detail> calls inside each other.',
  limit_levels: 'Calls and nesting together are deeper than <detail>.',
  limit_string: 'A text of more than <detail> characters.',
  limit_list: 'A list of more than <detail> elements.',
  limit_record: 'A record of more than <detail> keys.',
  result_no_list: 'A script returns a list of actions; this is <detail>.',
  result_no_action: 'This element of the result is no action: <detail>.',
  result_too_many: 'More than <detail> actions.',
  result_unknown_action: 'There is no action <detail>.',
  result_unknown_field: 'The action has no field <detail>.',
  result_wrong_field: 'The action’s fields do not fit: <detail>.',
} as const;

export type FaultCode = keyof typeof FAULTS;

const DETAIL_LENGTH = 80;

/** Thrown inside the engine, caught at its border. `at` is an offset into the source. */
export class ScriptFault extends Error {
  override name = 'ScriptFault';
  readonly code: FaultCode;
  readonly at: number;
  readonly detail: string;

  constructor(code: FaultCode, at: number, detail: string | number = '') {
    super(code);
    this.code = code;
    this.at = at;
    this.detail = short(String(detail));
  }
}

/** A fault with its place, both counted from 1: what is told outside. */
export interface Told {
  readonly ok: false;
  readonly code: FaultCode;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** Words the fault; the place is reckoned only now, when it is needed. */
export function told(fault: ScriptFault, source: string): Told {
  return { ok: false, code: fault.code, ...placeOf(source, fault.at), detail: fault.detail };
}

/** The line and column of an offset, from 1. Lines end as JavaScript says; the column counts UTF-16 units. */
export function placeOf(source: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const unit = source.charCodeAt(at);
    if (unit !== 10 && unit !== 13 && unit !== 0x2028 && unit !== 0x2029) continue;
    if (unit === 13 && source.charCodeAt(at + 1) === 10) continue;
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

function short(text: string): string {
  // Cut before cleaning as well: a text of 8,000 characters is not worth filtering to its end.
  const line = clean(text.slice(0, 4 * DETAIL_LENGTH));
  return line.length <= DETAIL_LENGTH ? line : `${clean(line.slice(0, DETAIL_LENGTH - 1))}…`;
}
