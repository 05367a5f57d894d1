/** A bar tells the truth at both ends, whatever the numbers and the width. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../lib/text.ts';
import { bar } from './bar.ts';
import { plain } from './rich.ts';

const drawn = (value: number, max: number, width: number): string =>
  plain(bar({ label: 'HP', value, max, tone: 'health', width, unicode: false }));

describe('a bar', () => {
  it('is full only when nothing is missing, empty only when nothing is left, and never longer than its place', () => {
    const numbers = fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 20, max: 80 }));
    fc.assert(
      fc.property(numbers, ([value, max, width]) => {
        const text = drawn(Math.min(value, max), max, width);
        expect(textWidth(text)).toBe(width);
        expect(text.includes('-')).toBe(value < max);
        expect(text.includes('#')).toBe(value > 0);
      }),
    );
  });

  it('shows its numbers', () => {
    expect(drawn(34, 48, 20)).toBe('HP ########--- 34/48');
  });
});
