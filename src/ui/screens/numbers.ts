/** Digits as places in a list. */
import type { KeyAction } from '../key-tables.ts';

/** The index a digit means: number_1 is 0; absent for other actions. */
export function numberOf(action: KeyAction | undefined): number | undefined {
  const digit = /^number_(\d)$/.exec(action ?? '')?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}
