/** Who exists once is met once, whatever floors ask for him. */
import { describe, expect, it } from 'vitest';
import { CORE_ENTRIES, dungeon, type FloorEntry } from '../../../test/fixtures/dungeon.ts';
import type { Content } from '../content/content.ts';
import { floorFor, generateFloor } from './generate.ts';

const CAPTAIN = 'core:captain';
const mixed: FloorEntry['creatures'] = [
  { id: 'core:rat', weight: 1 },
  { id: CAPTAIN, weight: 3 },
];
const floor = (number: number, more: Partial<FloorEntry> = {}): FloorEntry => ({
  id: `core:floor_${number}`,
  number,
  size: [60, 30],
  rooms: 6,
  required: ['core:entrance', 'core:stairs'],
  prefabs: [{ tag: 'core:normal' }],
  creatures: mixed,
  loot: 'core:floor_table',
  repeat: number === 3,
  ...more,
});

function content(floors: FloorEntry[], unique = true): Content {
  const captain = { id: CAPTAIN, base: { max_health: 40 }, unique };
  return dungeon({ ...CORE_ENTRIES, creatures: [...CORE_ENTRIES.creatures, captain], floors });
}

/** On which floors of a run he waits: once for each time. */
function met(of: Content, seed: string, last = 5): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
    const def = floorFor(of, number, true);
    if (def === undefined) throw new Error(`no floor ${number}`);
    const made = generateFloor(of, def, number, { seed, firstEnemy: 1 });
    if (!made.ok) throw new Error(made.reason);
    const enemies = made.floor.rooms.flatMap((room) => room.enemies);
    expect(enemies.length).toBeGreaterThan(0);
    return enemies.filter(({ def: id }) => id === CAPTAIN).map(() => number);
  });
}

const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));

describe('a unique creature', () => {
  it('does not die twice in one run, not even in the endless deep', () => {
    const of = content([floor(1), floor(2), floor(3)]);
    const runs = seeds.map((seed) => met(of, seed));
    expect(runs.filter((floors) => floors.length > 1)).toEqual([]);
    expect(new Set(runs.flat())).toEqual(new Set([1, 2, 3]));
    expect(seeds.every((seed) => met(content([floor(1), floor(2), floor(3)], false), seed).length > 1)).toBe(true);
  });

  it('keeps to the place that is his alone, and stays away from others', () => {
    const alone = [{ id: CAPTAIN, weight: 1 }];
    const hall = { tag: 'core:vault', creatures: alone };
    const of = content([floor(1), floor(2, { required: ['core:entrance', 'core:stairs'], populate: [hall] })]);
    for (const seed of seeds) expect(met(of, seed, 2).filter((number) => number === 1)).toEqual([]);
  });

  it('leaves no room empty that asks for nobody else', () => {
    const of = content([floor(1, { creatures: [{ id: CAPTAIN, weight: 1 }] })]);
    expect(met(of, '1', 1).length).toBeGreaterThan(1);
  });

  it('changes nothing about floors that do not ask for it', () => {
    const rats = [{ id: 'core:rat', weight: 1 }];
    const floors = (unique: boolean) => {
      const of = content([floor(1, { creatures: rats }), floor(2)], unique);
      const def = floorFor(of, 1, false);
      return def && generateFloor(of, def, 1, { seed: '4', firstEnemy: 1 });
    };
    expect(floors(true)).toEqual(floors(false));
  });
});
