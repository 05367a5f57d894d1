/**
 * xorshift64* on two unsigned 32-bit halves: the only source of chance in the game.
 *
 * BigInt would be shorter and an order of magnitude slower, and this is the innermost loop of the balance laboratory.
 * The state is plain data, so it lives in the save; every draw changes it in place.
 */

/** The 64-bit state as two unsigned 32-bit halves. Never both 0. */
export interface Rng {
  hi: number;
  lo: number;
}

const MULTIPLIER_HI = 0x2545f491;
const MULTIPLIER_LO = 0x4f6cdd1d;
/** What a seed of 0 becomes: xorshift would stay at 0 for ever. */
const ZERO_HI = 0x9e3779b9;
const ZERO_LO = 0x7f4a7c15;

/** A generator for a seed given as two 32-bit halves. */
export function rngFromHalves(hi: number, lo: number): Rng {
  return hi === 0 && lo === 0 ? { hi: ZERO_HI, lo: ZERO_LO } : { hi: hi >>> 0, lo: lo >>> 0 };
}

/** High 32 bits of the 64-bit product of two unsigned 32-bit numbers. */
function multiplyHigh(a: number, b: number): number {
  const a1 = a >>> 16;
  const a0 = a & 0xffff;
  const b1 = b >>> 16;
  const b0 = b & 0xffff;
  const low = a0 * b0;
  const middle = a1 * b0 + (low >>> 16);
  const carry = a0 * b1 + (middle & 0xffff);
  return (a1 * b1 + Math.floor(middle / 0x10000) + (carry >>> 16)) >>> 0;
}

/** Advances the state without scrambling: the xorshift step. */
function step(rng: Rng): void {
  let { hi, lo } = rng;
  // x ^= x >> 12
  let otherHi = hi >>> 12;
  let otherLo = (lo >>> 12) | (hi << 20);
  hi ^= otherHi;
  lo ^= otherLo;
  // x ^= x << 25
  otherHi = (hi << 25) | (lo >>> 7);
  otherLo = lo << 25;
  hi ^= otherHi;
  lo ^= otherLo;
  // x ^= x >> 27
  otherHi = hi >>> 27;
  otherLo = (lo >>> 27) | (hi << 5);
  rng.hi = (hi ^ otherHi) >>> 0;
  rng.lo = (lo ^ otherLo) >>> 0;
}

/** The next 64-bit number as halves. */
export function nextHalves(rng: Rng): Rng {
  step(rng);
  return { hi: scrambledHi(rng), lo: Math.imul(rng.lo, MULTIPLIER_LO) >>> 0 };
}

function scrambledHi(rng: Rng): number {
  return (
    (multiplyHigh(rng.lo, MULTIPLIER_LO) + Math.imul(rng.hi, MULTIPLIER_LO) + Math.imul(rng.lo, MULTIPLIER_HI)) >>> 0
  );
}

/** The next 64-bit number modulo n, 1 ≤ n ≤ 2^37, exact. */
function nextModulo(rng: Rng, n: number): number {
  step(rng);
  const hi = scrambledHi(rng);
  const lo = Math.imul(rng.lo, MULTIPLIER_LO) >>> 0;
  const upper = ((hi % n) * 0x10000 + (lo >>> 16)) % n;
  return (upper * 0x10000 + (lo & 0xffff)) % n;
}

/** Uniform in 0 … n − 1. An empty range (n ≤ 0) is 0 and draws nothing. */
export function below(rng: Rng, n: number): number {
  return n <= 0 ? 0 : nextModulo(rng, n);
}

/** Uniform in lo … hi, both included. hi ≤ lo is lo and draws nothing. */
export function range(rng: Rng, lo: number, hi: number): number {
  return hi <= lo ? lo : lo + below(rng, hi - lo + 1);
}

/** True with probability p, in steps of 1/10,000. Certainties (p ≤ 0, p ≥ 1) draw nothing. */
export function chance(rng: Rng, p: number): boolean {
  const single = Math.fround(p);
  if (!(single > 0)) return false;
  if (single >= 1) return true;
  return nextModulo(rng, 10_000) < Math.floor(Math.fround(single * 10_000));
}

/** An index drawn by weight; −1, without a draw, when no weight is above 0. */
export function weighted(rng: Rng, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total <= 0) return -1;
  let roll = nextModulo(rng, total);
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    if (roll < weight) return index;
    roll -= weight;
  }
  return -1;
}

/** A share in 0 ≤ x < 1 with 32 bits, for scripts. */
export function fraction(rng: Rng): number {
  step(rng);
  return scrambledHi(rng) / 0x1_0000_0000;
}
