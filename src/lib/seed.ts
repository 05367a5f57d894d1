/** Turns what a player types as a seed into a number below 2^64, and that number into one stream of chance per purpose. */
import { clean } from './clean.ts';
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
  const { hi, lo } = hashText(typed);
  return numberIn(typed) ?? whole(hi, lo).toString();
}

/** The number that a text is. Twenty digits are enough for 2^64: a pasted novel of digits is never turned into a number. */
function numberIn(typed: string): string | undefined {
  const digits = /^0*(\d{1,20})$/.exec(typed)?.[1];
  return digits !== undefined && BigInt(digits) < LIMIT ? BigInt(digits).toString() : undefined;
}

/** How much of a typed seed is kept to be shown, in characters. */
const TEXT_LIMIT = 60;

/** What a run keeps of a typed seed to show it: clean and not too long; absent where it is a number, or nothing. */
export function seedText(typed: string): string | undefined {
  const text = clean(typed).trim();
  if (text === '' || numberIn(text) !== undefined) return undefined;
  const signs = [...text];
  return signs.length > TEXT_LIMIT ? `${signs.slice(0, TEXT_LIMIT - 1).join('')}…` : text;
}

/** A seed for people: what was typed, and the number that any text can be replaced by. */
export function shownSeed({ seed, seedText: text }: { readonly seed: string; readonly seedText?: string }): string {
  return text === undefined ? seed : `${text} (${seed})`;
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
