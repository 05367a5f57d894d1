/** The hash is the same everywhere, and no two texts that a game writes share one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashHex, hashText } from './hash.ts';

const MASK = 2n ** 64n - 1n;

/** The first half of the hash, FNV-1a over the bytes of the UTF-16 code units, with arithmetic that cannot overflow. */
function fnv(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >>> 8]) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  }
  return hash;
}

/** The finaliser on exact numbers: both halves are 32-bit products. */
function finish(hash: bigint): string {
  const low32 = (value: bigint) => value & 0xffff_ffffn;
  const hi = hash >> 32n;
  const lo = low32(hash);
  const a = low32((lo ^ (hi >> 15n)) * 0x2c1b3c6dn);
  const b = low32((hi ^ (a >> 12n)) * 0x297a2d39n);
  const c = low32((a ^ (b >> 15n)) * 0x85ebca6bn);
  return (((b ^ (c >> 16n)) << 32n) | (c ^ (b >> 13n))).toString(16).padStart(16, '0');
}

describe('hashHex', () => {
  it('agrees with 64-bit arithmetic for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hashHex(text)).toBe(finish(fnv(text)));
      }),
    );
  });

  it.each([
    ['', 'd362faf9c6ac41bd'],
    ['a', '0124a48f79f29a2c'],
    ['Käse', '4bba46789c764f2f'],
  ])('writes %j as sixteen digits', (text, hex) => {
    expect(hashHex(text)).toBe(hex);
  });

  it('tells a hundred thousand short texts apart', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 100_000; number++) seen.add(hashHex(`run ${number}`));
    expect(seen.size).toBe(100_000);
  });
});

it('gives unsigned halves', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { hi, lo } = hashText(text);
      expect([hi >>> 0, lo >>> 0]).toEqual([hi, lo]);
    }),
  );
});
