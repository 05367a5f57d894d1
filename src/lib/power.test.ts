/** Powers by our own function: the values the formulas need, and never far from the true ones. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { power } from './power.ts';

it.each([
  [1, 1.5, 1],
  [4, 1.5, 8],
  [2, 10, 1024],
  [0, 0, 1],
  [0, 2, 0],
  [9, 0.5, 3],
  [1.12, 2, 1.12 * 1.12],
])('%d to the power of %d is %d', (base, exponent, expected) => {
  expect(power(base, exponent)).toBe(expected);
});

it('stays within a hair of the built-in power, and within its limit', () => {
  fc.assert(
    fc.property(
      // Near 0 the cut of the exponent shows; no formula has such a base but 0 itself, which stands above.
      fc.double({ min: 0.001, max: 1000, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (base, exponent) => {
        const ours = power(base, exponent, 1e9);
        const theirs = Math.min(base ** exponent, 1e9);
        expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-5 * Math.max(1, theirs));
      },
    ),
  );
  expect(power(1.12, 1_000_000, 1e9)).toBe(1e9);
});
