/** Why an ability or an item cannot be used. What counts is the state before the turn. */
import type { Command, Rejection } from '../command.ts';
import type { Content } from '../content/content.ts';
import { livingEnemies } from '../creature/lookup.ts';
import { holds } from '../rules/conditions.ts';
import type { Creature } from '../rules/scene.ts';
import type { Enemy, GameState } from '../state.ts';
import { abilitiesOf, blockOf } from './abilities.ts';

type UseAbility = Extract<Command, { command: 'use_ability' }>;
type UseItem = Extract<Command, { command: 'use_item' }>;

/** The enemy an index means; without one the first living. Absent when there is none. */
function enemyAt(state: GameState, index: number | undefined): Enemy | undefined {
  const enemy = index === undefined ? livingEnemies(state)[0] : state.fight?.enemies[index];
  return enemy !== undefined && enemy.health > 0 ? enemy : undefined;
}

/** Whom the hero’s ability would be used on: by its aim, himself or an enemy. */
function abilityTarget(state: GameState, content: Content, { ability, target }: UseAbility): Creature | undefined {
  const aim = content.abilities.get(ability)?.aim;
  return aim === 'opponent' ? enemyAt(state, target) : state.hero;
}

/** What using it needs to know, fixed before the turn: indices may shift within it. */
export interface Use {
  readonly target: Creature;
}

export function checkAbility(state: GameState, command: UseAbility, content: Content): Use | Rejection {
  const ability = content.abilities.get(command.ability);
  if (ability === undefined || !abilitiesOf(content, state.hero).includes(command.ability)) {
    return { code: 'unknown_ability', id: command.ability };
  }
  if (state.fight === undefined) return { code: 'not_in_fight' };
  const target = abilityTarget(state, content, command);
  if (target === undefined) return { code: 'no_such_target', index: command.target ?? 0 };
  const block = blockOf({ state, content }, state.hero, ability, target);
  return block === undefined ? { target } : { code: 'ability_blocked', ability: ability.id, ...block };
}

export function checkItemUse(state: GameState, command: UseItem, content: Content): Use | Rejection {
  const stack = state.hero.bag[command.item];
  if (stack === undefined) return { code: 'no_such_item', index: command.item };
  const item = content.items.get(stack.def);
  if (item === undefined || item.actions.length === 0) return { code: 'not_usable', item: stack.def };
  if (item.use_on === 'enemy' && state.fight === undefined) return { code: 'not_in_fight' };
  const target = item.use_on === 'enemy' ? enemyAt(state, command.target) : state.hero;
  if (target === undefined) return { code: 'no_such_target', index: command.target ?? 0 };
  const sight = { state, content, self: state.hero, target };
  return holds(item.condition, sight) ? { target } : { code: 'item_condition', item: item.id };
}
