/** Floors that repeat grow harder step by step, and every number stays finite however deep one gets. */
import { describe, expect, it } from 'vitest';
import { CORE_ENTRIES, dungeon, type FloorEntry } from '../../../test/fixtures/dungeon.ts';
import type { CreatureDef } from '../content/creature.ts';
import type { FloorDef } from '../content/floor.ts';
import { ATTRIBUTES, BASE_VALUES } from '../content/words.ts';
import { priceFactor, scaledBase, scaledExperience } from './scaling.ts';

function scaling(change: Partial<FloorEntry>): { def: FloorDef; ghoul: CreatureDef } {
  const [first] = CORE_ENTRIES.floors;
  const content = dungeon({ ...CORE_ENTRIES, floors: first === undefined ? [] : [{ ...first, number: 5, ...change }] });
  const def = content.floorByNumber.get(5);
  const ghoul = content.creatures.get('core:ghoul');
  if (def === undefined || ghoul === undefined) throw new Error('the dungeon has changed');
  return { def, ghoul };
}

const harder = scaling({ scaling: { health: 1.12, damage: 1.08, exp: 1.1, price: 1.05 }, price: 2 });

describe('on the floor of the definition', () => {
  it.each(ATTRIBUTES)('%s is what the creature says, or the base value', (attribute) => {
    const said = attribute === 'resistance' ? undefined : harder.ghoul.base[attribute];
    expect(scaledBase(harder.ghoul, attribute, harder.def, 5)).toBe(said ?? BASE_VALUES[attribute]);
  });

  it('experience and prices are as they are written', () => {
    expect([scaledExperience(harder.ghoul, harder.def, 5), priceFactor(harder.def, 5)]).toEqual([30, 2]);
  });
});

it('ten floors below, the factors have worked ten times', () => {
  const { def, ghoul } = harder;
  expect(scaledBase(ghoul, 'max_health', def, 15)).toBeCloseTo(55 * 3.1058482, 4);
  expect(scaledBase(ghoul, 'damage', def, 15)).toBeCloseTo(9 * 2.158925, 4);
  expect(scaledExperience(ghoul, def, 15)).toBe(78);
  expect(priceFactor(def, 15)).toBeCloseTo(2 * 1.6288946, 5);
  expect(scaledBase(ghoul, 'dexterity', def, 15)).toBe(1);
});

it.each([500, 1_000_000])('on floor %i every number is finite and at most a thousand million', (number) => {
  for (const factor of [0, 0.5, 1, 1.0001, 1.12, 100]) {
    const { def, ghoul } = scaling({
      scaling: { health: factor, damage: factor, exp: factor, price: factor },
      price: 0.001,
    });
    for (const value of [
      scaledBase(ghoul, 'max_health', def, number),
      scaledBase(ghoul, 'damage', def, number),
      scaledExperience(ghoul, def, number),
      priceFactor(def, number),
    ]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1e9);
    }
  }
});

it('without scaling nothing grows', () => {
  const { def, ghoul } = scaling({});
  expect(scaledBase(ghoul, 'max_health', def, 500)).toBe(55);
  expect(priceFactor(def, 500)).toBe(1);
});
