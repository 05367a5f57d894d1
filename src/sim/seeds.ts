/** Seeds of the laboratory: the same number gives the same run, wherever and in whatever order it is played. */
import { hashText } from '../lib/hash.ts';
import { type Rng, rngFromHalves } from '../lib/rng.ts';

/** The run’s seed for the laboratory’s number, as a decimal. Below 2^53, so that it is exact. */
export function newSeedFrom(number: number): string {
  const { hi, lo } = hashText(`run ${number}`);
  return String((hi % 0x20_0000) * 0x1_0000_0000 + lo);
}

/** The number of one job among those of a seed; a text where numbers would no longer tell them apart. */
export function jobNumber(seed: number, job: number): number | string {
  const number = seed * 1_000_003 + job;
  return Number.isSafeInteger(number) ? number : `${seed} ${job}`;
}

/** Dice of the laboratory’s own, apart from the game’s. */
export function labDice(number: number | string, purpose: string): Rng {
  const { hi, lo } = hashText(`${purpose} ${number}`);
  return rngFromHalves(hi, lo);
}
