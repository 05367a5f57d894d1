/** One number for a whole game state, equal for equal states whatever the order of their keys. */
import type { View } from '../../game/state.ts';
import { hashHex } from '../../lib/hash.ts';

/** 16 hexadecimal digits over everything in the state. */
export function stateChecksum(state: View): string {
  return hashHex(canonical(state));
}

/** JSON with sorted keys. Minus zero is told from zero: they divide differently. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    // An object by now, and only read.
    const table = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(table).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(table[key])}`).join(',')}}`;
  }
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}
