/** What enemies announce at the end of a turn, and how they do it in a later one. Announcements bind. */

import type { Ability } from '../content/ability.ts';
import { maxHealth } from '../creature/attributes.ts';
import { startCooldown } from '../creature/cooldowns.ts';
import { alliesOf, isAlive } from '../creature/lookup.ts';
import { holds } from '../rules/conditions.ts';
import { rolls } from '../rules/dice.ts';
import { type Creature, type CreatureView, isEnemy, type Look, label, say, type Turn } from '../rules/scene.ts';
import type { DeepReadonly, Enemy, GameState, Intent, View } from '../state.ts';
import { blockOf, isCapable } from './abilities.ts';
import { useAbility } from './use.ts';

/** Every living enemy without a running announcement announces. */
export function announceAll(turn: Turn): void {
  for (const enemy of turn.state.fight?.enemies ?? []) {
    if (!isAlive(enemy) || enemy.intent !== undefined) continue;
    const intent = choose(turn, enemy);
    if (intent !== undefined) enemy.intent = intent;
  }
}

/** The first line of its behaviour whose condition and chance hold and whose ability it has and can use. */
function choose(turn: Turn, enemy: Enemy): Intent | undefined {
  for (const line of turn.content.creatures.get(enemy.def)?.ai ?? []) {
    const ability = turn.content.abilities.get(line.ability);
    if (ability === undefined || !isCapable(turn.content, enemy, ability.id)) continue;
    const target = candidates(turn, enemy, ability).find(
      (candidate) =>
        holds(line.condition, { state: turn.state, content: turn.content, self: enemy, target: candidate }) &&
        blockOf(turn, enemy, ability, candidate) === undefined,
    );
    if (target === undefined || !rolls(turn, line.chance)) continue;
    return { ability: ability.id, target: targetName(enemy, target), in: ability.windup };
  }
  return undefined;
}

/** Whom an ability could be announced against; allies in the order of their health share, the lowest first. */
function candidates(turn: Turn, enemy: Enemy, ability: Ability): readonly Creature[] {
  if (ability.aim === 'opponent') return [turn.state.hero];
  if (ability.aim === 'self') return [enemy];
  const share = (creature: Creature) => creature.health / maxHealth(turn, creature);
  return alliesOf(turn.state, enemy)
    .map((ally, index) => ({ ally, index, share: share(ally) }))
    .sort((a, b) => a.share - b.share || a.index - b.index)
    .map(({ ally }) => ally);
}

function targetName(enemy: Enemy, target: Creature): string {
  if (target === enemy) return 'self';
  return isEnemy(target) ? String(target.number) : 'hero';
}

/** The creature an announcement is aimed at; absent when it is dead or gone. */
export function intentTarget(state: GameState, enemy: Enemy, intent: Intent): Creature | undefined;
export function intentTarget(state: View, enemy: DeepReadonly<Enemy>, intent: Intent): CreatureView | undefined;
export function intentTarget(state: View, enemy: DeepReadonly<Enemy>, intent: Intent): CreatureView | undefined {
  if (intent.target === 'hero') return state.hero;
  if (intent.target === 'self') return enemy;
  return state.fight?.enemies.find((other) => String(other.number) === intent.target && isAlive(other));
}

/** Why an enemy could not do now what it has announced; absent when it could, or announced nothing. */
export function intentBlock(look: Look, state: View, enemy: DeepReadonly<Enemy>) {
  const ability = enemy.intent === undefined ? undefined : look.content.abilities.get(enemy.intent.ability);
  if (enemy.intent === undefined || ability === undefined) return;
  return blockOf(look, enemy, ability, intentTarget(state, enemy, enemy.intent));
}

/** An enemy’s place in the turn: it does what it announced, counts down, or loses the turn. */
export function act(turn: Turn, enemy: Enemy): void {
  const { intent } = enemy;
  if (intent === undefined || !isAlive(enemy)) return;
  const ability = turn.content.abilities.get(intent.ability);
  if (ability === undefined) {
    delete enemy.intent;
    return;
  }
  const target = intentTarget(turn.state, enemy, intent);
  const block = target === undefined ? undefined : blockOf(turn, enemy, ability, target);
  if (block !== undefined) {
    delete enemy.intent;
    if (ability.windup > 0)
      startCooldown(enemy, ability.id, Math.max(ability.cooldown, enemy.cooldowns[ability.id] ?? 0));
    say(turn, 'turn_lost', { who: label(enemy), ability: ability.id, reason: block.reason });
    return;
  }
  if (intent.in > 0) {
    intent.in--;
    return;
  }
  delete enemy.intent;
  if (target === undefined) {
    enemy.stamina = Math.max(0, enemy.stamina - ability.cost);
    startCooldown(enemy, ability.id, ability.cooldown);
    say(turn, 'target_gone', { who: label(enemy), ability: ability.id });
    return;
  }
  useAbility(turn, enemy, ability, target);
}

/** Orders enemies by initiative, ties by position. */
export function byInitiative(enemies: readonly Enemy[]): Enemy[] {
  return enemies
    .map((enemy, index) => ({ enemy, index }))
    .sort((a, b) => b.enemy.initiative - a.enemy.initiative || a.index - b.index)
    .map(({ enemy }) => enemy);
}
