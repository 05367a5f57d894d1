/** Using an ability or an item on someone: the actions, then the word that it was used. */

import type { Ability } from '../content/ability.ts';
import type { Item } from '../content/item.ts';
import { startCooldown } from '../creature/cooldowns.ts';
import { executeAll } from '../rules/actions.ts';
import { raise } from '../rules/raise.ts';
import { type Creature, label, type Scene, say, type Turn } from '../rules/scene.ts';

/** Pays for an ability and does it. Whether it may be used has been asked before. */
export function useAbility(turn: Turn, self: Creature, ability: Ability, target: Creature): void {
  self.stamina = Math.max(0, self.stamina - ability.cost);
  startCooldown(self, ability.id, ability.cooldown);
  say(turn, 'ability_used', { who: label(self), ability: ability.id, target: label(target) });
  const scene: Scene = {
    turn,
    self,
    target,
    strike: { actions: ability.actions, rolls: new Map() },
    cause: { kind: 'ability', with: ability.id },
  };
  executeAll(ability.actions, scene);
  raise(turn, {
    name: 'ability_used',
    source: self,
    target,
    payload: { ability: ability.id, tags: ability.tags },
    chain: undefined,
  });
}

/** Does what an item does. On oneself nothing is rolled; on an enemy it is an attack. */
export function applyItem(turn: Turn, item: Item, target: Creature): void {
  const { hero } = turn.state;
  say(turn, 'item_used', { who: 'hero', item: item.id, target: label(target) });
  executeAll(item.actions, {
    turn,
    self: hero,
    target,
    ...(item.use_on === 'enemy' ? { strike: { actions: item.actions, rolls: new Map() } } : {}),
    cause: { kind: 'item', with: item.id },
  });
  raise(turn, { name: 'item_used', source: hero, target, payload: { item: item.id }, chain: undefined });
}
