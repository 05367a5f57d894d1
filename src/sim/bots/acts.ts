/** What a bot could do in a turn of a fight: every ability at hand and everything in the bag, on everybody it can be aimed at. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import type { ActionSpec } from '../../game/content/effects.ts';
import { isAlive } from '../../game/creature/lookup.ts';
import type { View } from '../../game/state.ts';
import type { Temper } from './temper.ts';

export const ATTACK = 'core:attack';
export const FLEE = 'core:flee';
const GUARD = 'core:guard';

/** What kind of answer an act is, for the statistics of decisions. */
export type ActKind = 'attack' | 'ability' | 'guard' | 'item' | 'flee' | 'wait';

/** An act that could be chosen. */
export interface Act {
  readonly command: Command;
  readonly kind: ActKind;
}

/** All that could be done now, with every target there is. */
export function acts(state: View, content: Content, temper: Temper): readonly Act[] {
  const found: Act[] = [];
  const enemies = state.fight?.enemies ?? [];
  const focus = temper.forbid.has('focus') ? enemies.findIndex(isAlive) : -1;
  for (const ability of abilitiesOf(content, state.hero)) {
    const def = content.abilities.get(ability);
    const kind = ability === FLEE ? 'flee' : ability === GUARD ? 'guard' : ability === ATTACK ? 'attack' : 'ability';
    if (def === undefined || temper.forbid.has(kind)) continue;
    if (state.hero.stamina < def.cost || (state.hero.cooldowns[ability] ?? 0) > 0) continue;
    if (temper.forbid.has('interrupt') && interrupts(def.actions, content)) continue;
    if (def.aim !== 'opponent') found.push({ command: { command: 'use_ability', ability }, kind });
    else {
      for (const [target, enemy] of enemies.entries()) {
        if (!isAlive(enemy) || (focus >= 0 && target !== focus)) continue;
        found.push({ command: { command: 'use_ability', ability, target }, kind });
      }
    }
  }
  if (!temper.forbid.has('item')) found.push(...itemActs(state, content, focus));
  if (temper.plan.exploit === 'swap') found.push(...changes(state, content));
  found.push({ command: { command: 'wait' }, kind: 'wait' });
  return found;
}

/** Changing clothes in the middle of it, for whoever wants to try. */
function changes(state: View, content: Content): readonly Act[] {
  return state.hero.bag.flatMap((stack, item): Act[] =>
    content.items.get(stack.def)?.slot === undefined ? [] : [{ command: { command: 'equip', item }, kind: 'ability' }],
  );
}

function itemActs(state: View, content: Content, focus: number): readonly Act[] {
  const seen = new Set<string>();
  return state.hero.bag.flatMap((stack, item): Act[] => {
    const def = content.items.get(stack.def);
    if (def === undefined || def.actions.length === 0 || seen.has(stack.def)) return [];
    seen.add(stack.def);
    if (def.use_on === 'self') return [{ command: { command: 'use_item', item }, kind: 'item' }];
    return (state.fight?.enemies ?? []).flatMap((enemy, target): Act[] =>
      isAlive(enemy) && (focus < 0 || target === focus)
        ? [{ command: { command: 'use_item', item, target }, kind: 'item' }]
        : [],
    );
  });
}

/** Whether actions can keep somebody from what he announced: by a cooldown, a state that blocks, or the breath it takes. */
export function interrupts(actions: readonly ActionSpec[], content: Content): boolean {
  return actions.some((action) => {
    if (action.action === 'change_cooldown') return action.target !== 'self';
    if (action.action === 'apply_modifier') {
      const def = content.modifiers.get(action.modifier);
      return (
        action.target !== 'self' && def?.harmful === true && (def.blocks === 'all' || (def.blocks?.length ?? 0) > 0)
      );
    }
    return action.action === 'change_attribute' && action.attribute === 'stamina' && action.amount < 0;
  });
}
