/** How many blows somebody still needs: whole blows, with the abilities that breath and cooldowns allow mixed in. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { Ability } from '../../game/content/ability.ts';
import { livingEnemies } from '../../game/creature/lookup.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { blowOn, type Sight } from './reckoning.ts';

const ATTACK = 'core:attack';
/** Not every breath goes into blows: some of it guards nothing, breaks something, or runs. */
const SPENT_ON_BLOWS = 0.7;
/** From so many blows on their number is taken as a mean; below, each counts. */
const MANY = 7;

/** How many hits an enemy with so much health left takes, and how likely each try is one. */
export function blowsFor(
  sight: Sight,
  enemy: DeepReadonly<Enemy>,
  { health, able }: { readonly health: number; readonly able: boolean },
): { readonly blows: number; readonly hit: number } {
  const { content } = sight;
  const attack = content.abilities.get(ATTACK);
  // What bleeds to death needs no blow, only a little patience.
  if (health <= 0) return { blows: 0.4, hit: 1 };
  const plain = attack === undefined ? undefined : blowOn(sight, attack, enemy);
  if (plain === undefined || plain.min <= 0) return { blows: 2 * Math.max(1, health), hit: 1 };
  const hit = Math.max(0.05, plain.hit);
  const critical = plain.max > plain.min ? (plain.mean / hit - plain.min) / (plain.max - plain.min) : 0;
  const without = hitsFor(health, plain.min, plain.max, critical);
  const better = able ? withAbilities(sight, enemy, plain.mean, without / hit) : 1;
  return { blows: hitsFor(health, plain.min * better, plain.max * better, critical), hit };
}

/** The factor by which the best ability at hand, used as often as it can be, makes the mean blow harder. */
function withAbilities(sight: Sight, enemy: DeepReadonly<Enemy>, plain: number, turns: number): number {
  const { state, content } = sight;
  const share = SPENT_ON_BLOWS / Math.max(1, livingEnemies(state).length);
  let most = 0;
  for (const ability of strikes(sight)) {
    const bonus = blowOn(sight, ability, enemy).mean - plain;
    if (bonus <= 0) continue;
    const breath = state.hero.stamina * share + content.balance.stamina_regen * turns;
    const often = Math.min(turns / (1 + ability.cooldown), breath / Math.max(1, ability.cost));
    most = Math.max(most, often * bonus);
  }
  return 1 + most / (Math.max(1, turns) * Math.max(0.1, plain));
}

/** The hero’s abilities that do damage to somebody, beside the plain attack. */
function strikes({ state, content, reckoning }: Sight): readonly Ability[] {
  reckoning.strikes ??= abilitiesOf(content, state.hero).flatMap((id) => {
    const ability = content.abilities.get(id);
    const strikes = ability?.actions.some((action) => action.action === 'damage' && action.target !== 'self') === true;
    return ability !== undefined && strikes && id !== ATTACK ? [ability] : [];
  });
  return reckoning.strikes;
}

/** The mean number of hits that take away so much, when some of them are critical. */
export function hitsFor(health: number, plain: number, critical: number, chance: number): number {
  const mean = plain * (1 - chance) + critical * chance;
  if (health > plain * MANY) return health / mean + 0.4;
  let sum = 0;
  // One more for every number of hits after which somebody may still stand.
  for (let hits = 0; hits * plain < health; hits++) sum += standsAfter(hits, health, { plain, critical, chance });
  return sum;
}

interface Blow {
  readonly plain: number;
  readonly critical: number;
  readonly chance: number;
}

/** The chance that somebody still stands after so many hits. */
function standsAfter(hits: number, health: number, { plain, critical, chance }: Blow): number {
  let sum = 0;
  let term = (1 - chance) ** hits;
  for (let criticals = 0; criticals <= hits; criticals++) {
    if ((hits - criticals) * plain + criticals * critical >= health) break;
    sum += term;
    if (chance >= 1) return hits * critical < health ? 1 : 0;
    term *= ((hits - criticals) / (criticals + 1)) * (chance / (1 - chance));
  }
  return sum;
}
