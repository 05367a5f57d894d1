/** A campaign over tens of thousands of seeds: how often floors keep their laws, their rooms and their way. Run by hand. */
import type { Content } from '../../src/game/content/content.ts';
import type { FloorDef } from '../../src/game/content/floor.ts';
import { generateFloor } from '../../src/game/floor/generate.ts';
import { floorFaults, hasMeasure } from '../property/floor-laws.ts';

/** What a campaign counts for one definition. */
export interface FloorTally {
  readonly floor: string;
  readonly floors: number;
  /** Floors that could not be made. */
  refused: number;
  /** Floors with the longest way found instead of one of full measure. */
  fallback: number;
  /** Floors on which optional rooms found no place. */
  fewerRooms: number;
  /** Floors made in the first arrangement. */
  first: number;
  arrangements: number;
  mostArrangements: number;
  /** Sentences about broken laws, with the seed; empty in a good campaign. */
  readonly faults: string[];
}

/** Makes every floor of the content for `seeds` seeds from `from` on, and checks the laws on each. */
export function floorCampaign(content: Content, seeds: number, from = 0): FloorTally[] {
  return [...content.floors.values()].map((def) => tally(content, def, seeds, from));
}

function tally(content: Content, def: FloorDef, seeds: number, from: number): FloorTally {
  const counts: FloorTally = {
    floor: def.id,
    floors: seeds,
    refused: 0,
    fallback: 0,
    fewerRooms: 0,
    first: 0,
    arrangements: 0,
    mostArrangements: 0,
    faults: [],
  };
  for (let seed = from; seed < from + seeds; seed++) {
    const made = generateFloor(content, def, def.number, { seed: String(seed), firstEnemy: 1 });
    if (!made.ok) {
      counts.refused++;
      continue;
    }
    if (!made.measured) counts.fallback++;
    if (made.floor.rooms.length < def.rooms) counts.fewerRooms++;
    if (made.arrangements === 1) counts.first++;
    counts.arrangements += made.arrangements;
    counts.mostArrangements = Math.max(counts.mostArrangements, made.arrangements);
    const faults = floorFaults(made.floor, def, content);
    if (made.measured !== hasMeasure(made.floor)) faults.push('the measure is not what was said');
    for (const fault of faults) counts.faults.push(`seed ${seed}: ${fault}`);
  }
  return counts;
}

/** A table of a campaign's results, shares in percent; broken laws below it. */
export function campaignTable(tallies: readonly FloorTally[]): string {
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(3)} %`.padStart(11);
  const lines = tallies.map(
    (one) =>
      `${one.floor.padEnd(20)}${String(one.floors).padStart(8)}${share(one.fallback, one.floors)}${share(one.refused, one.floors)}` +
      `${share(one.fewerRooms, one.floors)}${share(one.first, one.floors)}` +
      `${(one.arrangements / Math.max(1, one.floors - one.refused)).toFixed(2).padStart(8)}${String(one.mostArrangements).padStart(6)}`,
  );
  const head = 'floor                 floors   fallback    refused fewer rooms   first try    mean  most';
  return [head, ...lines, ...tallies.flatMap((one) => one.faults.slice(0, 20))].join('\n');
}
