/** What a bot expects of enemies: their announcements, or, for one that cannot read them, their long-run mix. */

import { blockOf } from '../../game/combat/abilities.ts';
import { intentBlock } from '../../game/combat/intents.ts';
import type { Ability } from '../../game/content/ability.ts';
import type { Content } from '../../game/content/content.ts';
import { isAlive } from '../../game/creature/lookup.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { blowBy, type Sight } from './reckoning.ts';

type EnemyView = DeepReadonly<Enemy>;

/** One thing an enemy may do, and how likely. */
interface Prospect {
  readonly ability: Ability;
  readonly chance: number;
}

/** The share of turns in which an enemy does each line of its behaviour, by cooldown, wind-up and chance alone. */
export function longRunMix(content: Content, enemy: EnemyView): readonly Prospect[] {
  const prospects: Prospect[] = [];
  let left = 1;
  for (const line of content.creatures.get(enemy.def)?.ai ?? []) {
    const ability = content.abilities.get(line.ability);
    if (ability === undefined || left <= 0) continue;
    // A line with a condition holds about half of the time, as far as somebody knows who does not look.
    const open = line.condition.length > 0 ? 0.5 : 1;
    const chance = (left * line.chance * open) / (1 + ability.cooldown + ability.windup);
    prospects.push({ ability, chance });
    left -= chance * (1 + ability.windup);
  }
  return prospects;
}

/** The mean damage an enemy does per turn over a long fight. */
export function longRunRate(sight: Sight, enemy: EnemyView): number {
  let sum = 0;
  for (const { ability, chance } of longRunMix(sight.content, enemy))
    sum += chance * blowBy(sight, ability, enemy).mean;
  return sum;
}

/** What the coming turn, and wound-up blows after it, are expected to cost. */
export interface Outlook {
  readonly damage: number;
  readonly worst: number;
  /** Blows that are still being wound up. */
  readonly later: number;
  /** Announced things that do no damage: they are done for a reason. */
  readonly schemes: number;
}

/** The outlook of a bot that reads announcements. */
export function readOutlook(sight: Sight): Outlook {
  const { state, content } = sight;
  const sum = { damage: 0, worst: 0, later: 0, schemes: 0 };
  for (const enemy of state.fight?.enemies ?? []) {
    const ability = enemy.intent === undefined ? undefined : content.abilities.get(enemy.intent.ability);
    if (ability === undefined || enemy.intent === undefined || !isAlive(enemy)) continue;
    if (intentBlock({ state, content }, state, enemy) !== undefined) continue;
    const estimate = blowBy(sight, ability, enemy);
    if (estimate.max === 0) sum.schemes += 1;
    else if (enemy.intent.in > 0) sum.later += estimate.mean;
    else {
      sum.damage += estimate.mean;
      sum.worst += estimate.min;
    }
  }
  return sum;
}

/** The outlook of one that cannot read: every enemy does what it does on average, unless it is kept from all of it. */
export function blindOutlook(sight: Sight): Outlook {
  const { state, content } = sight;
  const sum = { damage: 0, worst: 0, later: 0, schemes: 0 };
  for (const enemy of state.fight?.enemies ?? []) {
    if (!isAlive(enemy)) continue;
    for (const { ability, chance } of longRunMix(content, enemy)) {
      if (blockOf({ state, content }, enemy, ability, state.hero) !== undefined) continue;
      const estimate = blowBy(sight, ability, enemy);
      sum.damage += chance * estimate.mean;
      sum.worst += chance * estimate.min;
      if (estimate.max === 0) sum.schemes += chance;
    }
  }
  return sum;
}
