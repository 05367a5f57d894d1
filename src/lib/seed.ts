/** Turns what a player types as a seed into a number below 2^64, and that number into one stream of chance per purpose. */
import { hashText } from './hash.ts';
import { type Rng, rngFromHalves } from './rng.ts';

const LIMIT = 2n ** 64n;

/**
 * The seed that a text stands for, as a decimal number below 2^64 without leading zeros.
 *
 * A decimal below 2^64 is that number; any other text is hashed, the empty one as well: 0 and '' are seeds like others.
 * Blanks around it do not count, and ä is ä however the keyboard composed it: a seed is passed on by word of mouth.
 */
export function parseSeed(text: string): string {
  const typed = text.trim().normalize('NFC');
  // Twenty digits are enough for 2^64, so that a pasted novel of digits is never turned into a number.
  const digits = /^0*(\d{1,20})$/.exec(typed)?.[1];
  if (digits !== undefined && BigInt(digits) < LIMIT) return BigInt(digits).toString();
  const { hi, lo } = hashText(typed);
  return whole(hi, lo).toString();
}

/** The seed that lies `steps` behind another one; behind the last comes 0. */
export function seedAfter(seed: string, steps: number): string {
  return BigInt.asUintN(64, BigInt(parseSeed(seed)) + BigInt(steps)).toString();
}

/** The stream of a run for one purpose; `number` tells streams of the same purpose apart, such as floors. */
export function streamFor(seed: string, purpose: string, number = 0): Rng {
  const { hi, lo } = hashText(`${parseSeed(seed)} ${purpose} ${number}`);
  return rngFromHalves(hi, lo);
}

function whole(hi: number, lo: number): bigint {
  return (BigInt(hi) << 32n) | BigInt(lo);
}
