/** The formulas of fights as pure readings: play, estimates and announcements use the same ones. */

import type { DamageType } from '../content/words.ts';
import { attributeOf, maxHealth } from '../creature/attributes.ts';
import { livingEnemies } from '../creature/lookup.ts';
import { type CreatureView, isEnemy, type Look } from '../rules/scene.ts';

/** min … max. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The probability that an attack of `attacker` on `victim` hits, between hit_floor and hit_ceiling. */
export function hitChance(look: Look, attacker: CreatureView, victim: CreatureView): number {
  const { evasion, hit_floor, hit_ceiling } = look.content.balance;
  const aim = attributeOf(look, attacker, 'hit_chance', { against: victim });
  return clamp(aim - attributeOf(look, victim, 'dexterity') * evasion, hit_floor, hit_ceiling);
}

/** The probability that a hit is critical. */
export function criticalChance(look: Look, attacker: CreatureView, victim: CreatureView): number {
  return clamp(attributeOf(look, attacker, 'critical_chance', { against: victim }) / 100, 0, 1);
}

/** What a damage action says, as far as the amount depends on it. */
export interface DamageSpec {
  readonly amount: number;
  readonly scale: number;
  readonly share: number;
  readonly damage_type: DamageType;
}

/** Damage before a critical hit and resistance: amount + scale × damage + share × the victim’s maximum, and fury. */
export function rawDamage(look: Look, attacker: CreatureView, victim: CreatureView, spec: DamageSpec): number {
  const scaled = spec.scale === 0 ? 0 : spec.scale * attributeOf(look, attacker, 'damage', { against: victim });
  const shared = spec.share === 0 ? 0 : spec.share * maxHealth(look, victim);
  return (spec.amount + scaled + shared) * furyFactor(look, attacker, victim);
}

/** Enemies hit harder the longer a fight lasts, if the knob says so: 1 for everybody else. */
function furyFactor({ state, content }: Look, attacker: CreatureView, victim: CreatureView): number {
  const { fury, fury_after } = content.balance;
  if (fury_after <= 0 || state.fight === undefined || !isEnemy(attacker) || isEnemy(victim)) return 1;
  return 1 + fury * Math.max(0, state.fight.turn - fury_after);
}

/** What is left of raw damage: whole, and at least 1. 10 against a resistance of 25 is round(7.5) = 8. */
export function finalDamage(look: Look, victim: CreatureView, raw: number, damageType: DamageType): number {
  const points = attributeOf(look, victim, 'resistance', { damageType });
  const resisted = clamp(points / 100, -1, look.content.balance.resistance_cap);
  return clamp(Math.round(raw * (1 - resisted)), 1, 1e9);
}

/** The probability of getting away: from the fastest opponent, with pity for one’s own failed tries. */
export function fleeChance(look: Look, runner: CreatureView): number {
  const { state, content } = look;
  const { flee, flee_pity } = content.balance;
  const opponents: readonly CreatureView[] = isEnemy(runner) ? [state.hero] : livingEnemies(state);
  if (opponents.length === 0) return 0.9;
  const fastest = Math.max(...opponents.map((opponent) => attributeOf(look, opponent, 'dexterity')));
  const failed = isEnemy(runner) ? (runner.failedFlights ?? 0) : (state.fight?.failedFlights ?? 0);
  return clamp(0.5 + (attributeOf(look, runner, 'dexterity') - fastest) * flee + flee_pity * failed, 0.1, 0.9);
}
