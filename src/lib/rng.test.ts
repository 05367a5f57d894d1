/** The generator gives exactly the numbers of the golden vectors, and certainties cost no number. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from '../../test/fixtures/rng-golden.json' with { type: 'json' };
import { below, chance, fraction, nextHalves, type Rng, range, rngFromHalves, weighted } from './rng.ts';

const whole = ({ hi, lo }: Rng) => ((BigInt(hi) << 32n) | BigInt(lo)).toString();

function seeded(seed: string): Rng {
  const number = BigInt(seed);
  return rngFromHalves(Number(number >> 32n), Number(number & 0xffff_ffffn));
}

/** Makes one draw of a golden sequence; no result is written as null there. */
function draw(rng: Rng, name: string, values: readonly (number | readonly number[])[]): unknown {
  const [first = 0, second = 0] = values.map(Number);
  switch (name) {
    case 'below':
      return below(rng, first);
    case 'range':
      return range(rng, first, second);
    case 'chance':
      return chance(rng, first);
    case 'weighted': {
      const index = weighted(rng, values.flat());
      return index === -1 ? null : index;
    }
    default:
      return whole(nextHalves(rng));
  }
}

const anyRng = fc
  .tuple(fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 0, max: 0xffff_ffff }))
  .map(([hi, lo]) => rngFromHalves(hi, lo));

describe('golden vectors', () => {
  it.each(Object.entries(golden.numbers))('seed %s gives its first numbers', (seed, numbers) => {
    const rng = seeded(seed);
    expect(numbers.map(() => whole(nextHalves(rng)))).toEqual(numbers);
  });

  it.each(golden.sequences)('seed $seed gives its draws and leaves its state', ({ seed, draws, leaves }) => {
    const rng = seeded(seed);
    for (const [index, { draw: name, with: values, gives }] of draws.entries()) {
      expect([index, name, values, draw(rng, name, values)]).toEqual([index, name, values, gives]);
    }
    expect(whole(rng)).toBe(leaves);
  });
});

describe('laws', () => {
  it('agrees with 64-bit arithmetic from any state', () => {
    const mask = 2n ** 64n - 1n;
    fc.assert(
      fc.property(anyRng, fc.integer({ min: 1, max: 2 ** 37 }), (rng, n) => {
        let state = BigInt(whole(rng));
        state ^= state >> 12n;
        state = (state ^ (state << 25n)) & mask;
        state ^= state >> 27n;
        const number = (state * 0x2545f4914f6cdd1dn) & mask;
        expect(whole(nextHalves({ ...rng }))).toBe(number.toString());
        expect(BigInt(below({ ...rng }, n))).toBe(number % BigInt(n));
      }),
    );
  });

  it.each([
    ['below(0)', (rng: Rng) => below(rng, 0), 0],
    ['below(−3)', (rng: Rng) => below(rng, -3), 0],
    ['range(3, 3)', (rng: Rng) => range(rng, 3, 3), 3],
    ['range(5, 2)', (rng: Rng) => range(rng, 5, 2), 5],
    ['chance(0)', (rng: Rng) => chance(rng, 0), false],
    ['chance(−0.5)', (rng: Rng) => chance(rng, -0.5), false],
    ['chance(NaN)', (rng: Rng) => chance(rng, Number.NaN), false],
    ['chance(1)', (rng: Rng) => chance(rng, 1), true],
    ['chance(1.5)', (rng: Rng) => chance(rng, 1.5), true],
    ['weighted([])', (rng: Rng) => weighted(rng, []), -1],
    ['weighted([0, 0])', (rng: Rng) => weighted(rng, [0, 0]), -1],
  ])('%s draws nothing', (_, certain, answer) => {
    fc.assert(
      fc.property(anyRng, (rng) => {
        const before = { ...rng };
        expect(certain(rng)).toBe(answer);
        expect(rng).toEqual(before);
      }),
    );
  });

  it('never draws what weighs nothing', () => {
    fc.assert(
      fc.property(anyRng, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 20 }), (rng, weights) => {
        const index = weighted(rng, weights);
        if (index === -1) expect(weights.every((weight) => weight === 0)).toBe(true);
        else expect(weights[index]).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps its state two unsigned halves, never both 0, and fractions below 1', () => {
    fc.assert(
      fc.property(anyRng, (rng) => {
        for (let draws = 0; draws < 20; draws++) {
          const share = fraction(rng);
          expect(share >= 0 && share < 1).toBe(true);
          for (const half of [rng.hi, rng.lo]) expect(half >>> 0).toBe(half);
          expect(rng.hi === 0 && rng.lo === 0).toBe(false);
        }
      }),
    );
  });
});
