/** What the rules can say of an act before it is done, without drawing: chances, damage, and which announcements it would break. */
import type { Content } from '../content/content.ts';
import type { ActionSpec } from '../content/effects.ts';
import { attributeOf } from '../creature/attributes.ts';
import { isAlive } from '../creature/lookup.ts';
import type { BlockReason } from '../log.ts';
import { type CreatureView, isEnemy, type Look } from '../rules/scene.ts';
import type { View } from '../state.ts';
import { criticalChance, finalDamage, hitChance, rawDamage } from './formulas.ts';
import { intentBlock } from './intents.ts';
import { strikesFirst } from './opening.ts';

/** What one use would do to one victim. */
export interface Estimate {
  /** The chance to hit at all; 1 for what is sure. */
  readonly hit: number;
  /** Damage of a hit without criticals, and with nothing but criticals. 0, 0 where no damage is done. */
  readonly min: number;
  readonly max: number;
  /** The long-run mean of one use, misses and criticals weighed in. */
  readonly mean: number;
  /** Whether nothing of it can miss. */
  readonly sure: boolean;
  /** Whether a script decides: the numbers then say only what is certain. */
  readonly unknown: boolean;
}

/** Who does something, to whom it is asked what happens, and who it is aimed at. */
export interface Exchange {
  readonly attacker: CreatureView;
  readonly victim: CreatureView;
  readonly target: CreatureView | undefined;
}

/** Estimates a list of actions used by one on another as an attack. */
export function estimateActions(
  look: Look,
  actions: readonly ActionSpec[],
  { attacker, victim, target }: Exchange,
): Estimate {
  const opposed = isEnemy(attacker) !== isEnemy(victim);
  const crit = opposed ? criticalChance(look, attacker, victim) : 0;
  const factor = opposed ? attributeOf(look, attacker, 'critical_factor', { against: victim }) : 1;
  const found = { min: 0, max: 0, mean: 0, rolls: false };
  for (const action of actions) {
    if (action.action !== 'damage' || !reaches(action.target, attacker, victim, target)) continue;
    const raw = rawDamage(look, attacker, victim, action);
    const plain = finalDamage(look, victim, raw, action.damage_type);
    const critical = finalDamage(look, victim, raw * factor, action.damage_type);
    found.min += plain;
    found.max += crit > 0 ? critical : plain;
    found.mean += plain * (1 - crit) + critical * crit;
    if (!action.sure) found.rolls = true;
  }
  const hit = found.rolls && opposed ? hitChance(look, attacker, victim) : 1;
  const unknown = actions.some((action) => action.action === 'run_script');
  return { hit, min: found.min, max: found.max, mean: found.mean * hit, sure: !found.rolls, unknown };
}

function reaches(
  word: string,
  attacker: CreatureView,
  victim: CreatureView,
  target: CreatureView | undefined,
): boolean {
  switch (word) {
    case 'self':
      return victim === attacker;
    case 'target':
      return victim === target;
    case 'all_allies':
      return isEnemy(attacker) === isEnemy(victim);
    default:
      return isEnemy(attacker) !== isEnemy(victim);
  }
}

/** An announcement that would come to nothing, and why. */
export interface Broken {
  readonly enemy: number;
  readonly ability: string;
  readonly reason: BlockReason | 'dead' | 'gone';
}

/** The hero’s ability against an enemy (index in the fight). Absent where there is no such ability or enemy. */
export function estimateAbility(state: View, content: Content, ability: string, target?: number): Estimate | undefined {
  const def = content.abilities.get(ability);
  const enemies = state.fight?.enemies ?? [];
  const victim = target === undefined ? enemies.find(isAlive) : enemies[target];
  if (def === undefined || victim === undefined) return undefined;
  const aimed = def.aim === 'opponent' ? victim : state.hero;
  return estimateActions({ state, content }, def.actions, { attacker: state.hero, victim, target: aimed });
}

/** The announcements that stand in a turn that has begun, and no longer do after the hero’s act, if it hits. */
export function brokenIn(state: View, content: Content, after: View): readonly Broken[] {
  const broken: Broken[] = [];
  for (const [enemy, foe] of (state.fight?.enemies ?? []).entries()) {
    const { number, intent } = foe;
    if (intent === undefined || !isAlive(foe) || intentBlock({ state, content }, state, foe) !== undefined) continue;
    // Who strikes first in the opening has struck before the act.
    if (intent.in === 0 && strikesFirst(state, foe)) continue;
    const later = after.fight?.enemies.find((other) => other.number === number);
    const reason =
      later === undefined
        ? 'gone'
        : isAlive(later)
          ? intentBlock({ state: after, content }, after, later)?.reason
          : 'dead';
    if (reason !== undefined) broken.push({ enemy, ability: intent.ability, reason });
  }
  return broken;
}
