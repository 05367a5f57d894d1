/** Blows are counted whole: somebody with one point left takes one. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitsFor } from './arsenal.ts';

describe('the number of hits somebody takes', () => {
  it.each([
    ['a blow that is hard enough', 12, 12, 24, 0, 1],
    ['one point more than a blow', 13, 12, 24, 0, 2],
    ['nothing but criticals', 48, 12, 24, 1, 2],
    ['a critical half of the time', 13, 12, 24, 0.5, 1.5],
  ])('%s', (_sentence, health, plain, critical, chance, hits) => {
    expect(hitsFor(health, plain, critical, chance)).toBeCloseTo(hits, 9);
  });

  it('is that of whole blows where nothing is critical', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 10, max: 40 }), (health, plain) => {
        expect(hitsFor(health, plain, plain * 2, 0)).toBeCloseTo(Math.ceil(health / plain), 9);
      }),
    );
  });

  it('never grows with the chance of a critical, and never falls below what criticals alone take', () => {
    const chances = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 10, max: 40 }), chances, (health, plain, pair) => {
        const [less, more] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
        const few = hitsFor(health, plain, plain * 2, more);
        expect(few).toBeLessThanOrEqual(hitsFor(health, plain, plain * 2, less) + 1e-9);
        expect(few).toBeGreaterThanOrEqual(Math.ceil(health / (plain * 2)) - 1e-9);
      }),
    );
  });
});
