/** How creatures and prices grow on floors that repeat past the last one. */
import { power } from '../../lib/power.ts';
import type { CreatureDef } from '../content/creature.ts';
import { NUMBER_LIMIT } from '../content/field.ts';
import type { FloorDef } from '../content/floor.ts';
import { type Attribute, BASE_VALUES } from '../content/words.ts';

/** What a floor's `scaling` may name. */
export type Scaled = 'health' | 'damage' | 'exp' | 'price';

/** The factor on floor `number`, made after `def`: factor ^ (number − def.number). 1 on the definition's own floor. */
function scaleFactor(def: FloorDef, what: Scaled, number: number): number {
  const factor = def.scaling?.[what] ?? 1;
  return factor === 1 ? 1 : power(factor, Math.max(0, number - def.number));
}

/** A creature's base value on this floor: max_health grows by `health`, damage by `damage`, nothing else. */
export function scaledBase(creature: CreatureDef, attribute: Attribute, def: FloorDef, number: number): number {
  if (attribute === 'resistance') return BASE_VALUES.resistance;
  const value = creature.base[attribute] ?? BASE_VALUES[attribute];
  if (attribute === 'max_health') return scaled(value, scaleFactor(def, 'health', number));
  if (attribute === 'damage') return scaled(value, scaleFactor(def, 'damage', number));
  return value;
}

/** The experience for a creature's death on this floor, whole. */
export function scaledExperience(creature: CreatureDef, def: FloorDef, number: number): number {
  return Math.round(scaled(creature.exp_reward, scaleFactor(def, 'exp', number)));
}

/** The factor on what shops charge on this floor. */
export function priceFactor(def: FloorDef, number: number): number {
  return scaled(def.price, scaleFactor(def, 'price', number));
}

/** 0 stays 0 under any factor, an infinite one included. */
function scaled(value: number, factor: number): number {
  if (value === 0 || factor === 1) return value;
  return Math.max(-NUMBER_LIMIT, Math.min(NUMBER_LIMIT, value * factor));
}
