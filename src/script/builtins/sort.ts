/** Sorting: a merge sort of our own, stable, so that the order of comparisons is the same everywhere. */
import type { Value } from '../values.ts';

/** Says whether the left value may stay before the right one. */
type InOrder = (left: Value, right: Value) => boolean;

/** A sorted copy. `undefined` goes to the end without being compared, as JavaScript has it. */
export function sorted(values: readonly Value[], inOrder: InOrder): Value[] {
  const present: Value[] = values.filter((value) => value !== undefined);
  const missing = values.length - present.length;
  let from = present;
  for (let width = 1; width < from.length; width *= 2) {
    const to: Value[] = [];
    for (let start = 0; start < from.length; start += 2 * width) {
      merge(from.slice(start, start + width), from.slice(start + width, start + 2 * width), { to, inOrder });
    }
    from = to;
  }
  for (let count = 0; count < missing; count++) from.push(undefined);
  return from;
}

function merge(
  left: readonly Value[],
  right: readonly Value[],
  { to, inOrder }: { to: Value[]; inOrder: InOrder },
): void {
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) to.push(inOrder(left[l], right[r]) ? left[l++] : right[r++]);
  to.push(...left.slice(l), ...right.slice(r));
}
