/** A seed keeps every bit it was given, and its streams know nothing of each other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, nextHalves, type Rng } from './rng.ts';
import { parseSeed, seedAfter, seedText, shownSeed, streamFor } from './seed.ts';

const MAX = 2n ** 64n - 1n;
const firstTen = (rng: Rng) => Array.from({ length: 10 }, () => nextHalves(rng));

describe('what is shown of a typed seed', () => {
  it.each([
    ['Käse', 'Käse'],
    [' Ka\u0308se ', 'Käse'],
    ['a\u001b[2Jb\tc', 'ab c'],
    ['18446744073709551616', '18446744073709551616'],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['', undefined],
    [' \u200b', undefined],
    ['007', undefined],
    ['18446744073709551615', undefined],
  ])('of %j is %j', (typed, text) => {
    expect(seedText(typed)).toBe(text);
  });

  it('stays the same when it is typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (typed) => {
        const text = seedText(typed);
        if (text !== undefined) expect(seedText(text)).toBe(text);
      }),
    );
  });

  it('stands before its number, and a number stands alone', () => {
    expect(shownSeed({ seed: parseSeed('Käse'), seedText: 'Käse' })).toBe(`Käse (${parseSeed('Käse')})`);
    expect(shownSeed({ seed: '7' })).toBe('7');
  });
});

describe('parseSeed', () => {
  it.each([
    ['0', '0'],
    ['007', '7'],
    [' 42 ', '42'],
    ['0000000000000000000000000000001', '1'],
    ['4294967296', '4294967296'],
    ['18446744073709551615', '18446744073709551615'],
  ])('takes %j as the number %s', (text, seed) => {
    expect(parseSeed(text)).toBe(seed);
  });

  it.each(['', '-1', 'Käse', '1.5', '1e3', '0x10', '18446744073709551616', '9'.repeat(40)])('hashes %j', (text) => {
    const seed = parseSeed(text);
    expect(seed).toMatch(/^\d{5,20}$/);
    expect(seed).not.toBe(text);
    expect(parseSeed(text)).toBe(seed);
  });

  it('tells apart what players call no seed', () => {
    const texts = ['0', '', '-1', '4294967296', 'Käse', '18446744073709551615', '18446744073709551616'];
    expect(new Set(texts.map(parseSeed)).size).toBe(texts.length);
  });

  it('gives the same number for a letter composed in two ways', () => {
    expect(parseSeed('Ka\u0308se')).toBe(parseSeed('K\u00e4se'));
  });

  it('gives any text a number below 2^64 that stands for itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seed = parseSeed(text);
        expect(BigInt(seed) <= MAX).toBe(true);
        expect(parseSeed(seed)).toBe(seed);
      }),
    );
  });

  it('leaves every number below 2^64 as it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX }), (number) => {
        expect(parseSeed(number.toString())).toBe(number.toString());
      }),
    );
  });
});

describe('seedAfter', () => {
  it.each([
    ['1', 2, '3'],
    ['9007199254740993', 1, '9007199254740994'],
    ['18446744073709551615', 1, '0'],
    ['7', 0, '7'],
  ])('counts on from %s by %i to %s', (seed, steps, next) => {
    expect(seedAfter(seed, steps)).toBe(next);
  });
});

describe('streamFor', () => {
  it('is the same for the same seed, purpose and number', () => {
    expect(firstTen(streamFor('4711', 'floor', 3))).toEqual(firstTen(streamFor('04711', 'floor', 3)));
  });

  it('differs with the purpose, the number and every bit of the seed', () => {
    const seeds = ['0', '1', ...Array.from({ length: 64 }, (_, bit) => (2n ** BigInt(bit) + 2n).toString())];
    const streams = new Set<string>();
    let count = 0;
    for (const seed of seeds) {
      for (const [purpose, number] of [
        ['combat', 0],
        ['loot', 0],
        ['floor', 1],
        ['floor', 2],
        ['floor', 12],
      ] as const) {
        streams.add(JSON.stringify(firstTen(streamFor(seed, purpose, number))));
        count++;
      }
    }
    expect(streams.size).toBe(count);
  });

  it('spreads the first draw of neighbouring floors and seeds evenly', () => {
    const seen = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 2000; seed++) {
      for (let floor = 1; floor <= 5; floor++) {
        const face = below(streamFor(String(seed), 'floor', floor), 10);
        seen[face] = (seen[face] ?? 0) + 1;
      }
    }
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
