/** `[balance]`: the knobs of the rules. One block, merged field by field over the load order. */
import type * as z from 'zod/mini';
import { number, record } from './field.ts';

export const balanceSchema = record(
  {
    evasion: number(0.02, 'Hit chance lost per point of the target’s dexterity.', { min: 0, max: 1, unit: 'share' }),
    flee: number(0.05, 'Chance of flight per point of difference in dexterity.', { min: 0, max: 1, unit: 'share' }),
    flee_pity: number(0, 'Chance of flight per failed try in this fight.', { min: 0, max: 1, unit: 'share' }),
    stamina_regen: number(4, 'Stamina regained each turn.', { min: 0, max: 1000, unit: 'stamina' }),
    resistance_cap: number(0.8, 'The most a resistance takes off.', { min: 0, max: 0.99, unit: 'share' }),
    hit_floor: number(0.05, 'The least chance to hit.', { min: 0, max: 1, unit: 'share' }),
    hit_ceiling: number(0.95, 'The greatest chance to hit.', { min: 0, max: 1, unit: 'share' }),
    sell_factor: number(0.4, 'What a shop pays of the price.', { min: 0, max: 1, unit: 'share' }),
    charisma_price: number(1.5, 'Price modifier per point of charisma above 1.', {
      min: 0,
      max: 100,
      unit: 'percentage points',
    }),
    exp_base: number(20, 'Experience for the second level.', { min: 1, max: 1_000_000, unit: 'experience' }),
    exp_exponent: number(1.5, 'How steeply levels grow dearer.', { min: 0, max: 5 }),
    luck_factor: number(0.02, 'Chance of an extra draw per point of luck.', { min: 0, max: 1, unit: 'share' }),
    damage_per_strength: number(1, 'Damage per point of strength above 1.', { min: 0, max: 1000, unit: 'damage' }),
    health_per_constitution: number(8, 'Maximum health per point of constitution above 1.', {
      min: 0,
      max: 1000,
      unit: 'health',
    }),
    fury_after: number(0, 'From this turn of a fight on enemies hit harder; 0: never.', {
      min: 0,
      max: 1000,
      unit: 'turns',
    }),
    fury: number(0.1, 'How much harder, per turn beyond.', { min: 0, max: 10, unit: 'share' }),
    recovery: number(0.05, 'Health that enemies fled from regain per turn.', { min: 0, max: 1, unit: 'share' }),
  },
  'The knobs of the rules. A mod that turns one writes one line.',
);
export type Balance = z.infer<typeof balanceSchema>;

/** Names from the first build of the game that still work. */
export const BALANCE_ALIASES: Readonly<Record<string, keyof Balance>> = {
  ausweich: 'evasion',
  flucht: 'flee',
  verkauf: 'sell_factor',
  charisma_preis: 'charisma_price',
};
