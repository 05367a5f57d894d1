/** What can speak against picking up, dealing, wearing and dropping; asked before anything changes. */
import type { Command, Rejection } from './command.ts';
import { type Content, GOLD } from './content/content.ts';
import { attributeOf } from './creature/attributes.ts';
import { carriedWeight, goldOf } from './item/bag.ts';
import { buyPrice } from './item/price.ts';
import { partnerOf } from './npc/partner.ts';
import { offersOf } from './npc/talk.ts';
import type { Plan } from './plan.ts';
import type { GameState, ItemStack } from './state.ts';

const READY: Plan = { options: [] };

/** Whether there is something here, and he can still carry it. */
export function planPickUp(state: GameState, content: Content): Plan | Rejection {
  if (state.fight !== undefined) return { code: 'in_fight' };
  const { x, y } = state.hero.position;
  if (!state.floor.piles.some((pile) => pile.x === x && pile.y === y)) return { code: 'nothing_here' };
  return overloaded(state, content) ?? READY;
}

/** Whoever already carries more than he can is refused picking up and buying. */
function overloaded(state: GameState, content: Content): Rejection | undefined {
  const weight = carriedWeight(content, state.hero);
  const capacity = attributeOf({ state, content }, state.hero, 'carry_capacity');
  return weight > capacity ? { code: 'too_heavy', weight, capacity } : undefined;
}

/** A conversation and a shop: who is there, what it costs, what is left. */
export function planDeal(
  state: GameState,
  command: Extract<Command, { command: 'leave' | 'choose' | 'buy' | 'sell' }>,
  content: Content,
): Plan | Rejection {
  const look = { state, content };
  const { talk } = state;
  const partner = partnerOf(look);
  if (talk === undefined || partner === undefined) return { code: 'not_talking' };
  if (command.command === 'leave') return READY;
  if (command.command === 'choose') {
    const offer = offersOf(look)[command.option];
    if (offer === undefined) return { code: 'no_such_choice', index: command.option };
    const gold = goldOf(state.hero);
    return gold < offer.price ? { code: 'cannot_afford', price: offer.price, gold } : { options: [], offer };
  }
  if (partner.shop === undefined || !talk.shop) return { code: 'no_shop' };
  const count = command.count ?? 1;
  const goods = command.command === 'buy' ? (state.floor.npcs[talk.npc]?.stock ?? []) : state.hero.bag;
  const stack = goods[command.item];
  if (stack === undefined) {
    return { code: command.command === 'buy' ? 'no_such_offer' : 'no_such_item', index: command.item };
  }
  if (!isCount(count, stack.count)) return { code: 'bad_count', count };
  if (command.command === 'sell')
    return stack.def === GOLD ? { code: 'not_for_sale', item: stack.def } : { options: [], stack };
  return checkPurchase(state, stack, count, content);
}

function checkPurchase(state: GameState, stack: ItemStack, count: number, content: Content): Plan | Rejection {
  if (stack.def === GOLD) return { code: 'not_for_sale', item: stack.def };
  const price = buyPrice({ state, content }, stack) * count;
  const gold = goldOf(state.hero);
  if (gold < price) return { code: 'cannot_afford', price, gold };
  return overloaded(state, content) ?? { options: [], stack };
}

/** Whether the entry of the bag or the slot is there, and can be worn. */
export function planGear(
  state: GameState,
  command: Extract<Command, { command: 'equip' | 'unequip' | 'drop' }>,
  content: Content,
): Plan | Rejection {
  if (command.command === 'unequip') {
    if (!content.slots.has(command.slot)) return { code: 'unknown_slot', id: command.slot };
    return Object.hasOwn(state.hero.worn, command.slot) ? READY : { code: 'slot_empty', slot: command.slot };
  }
  const stack = state.hero.bag[command.item];
  if (stack === undefined) return { code: 'no_such_item', index: command.item };
  if (command.command === 'drop') {
    const count = command.count ?? 1;
    return isCount(count, stack.count) ? { options: [], stack } : { code: 'bad_count', count };
  }
  const wearable = content.items.get(stack.def)?.slot !== undefined;
  return wearable ? { options: [], stack } : { code: 'not_wearable', item: stack.def };
}

/** Whether so many can be taken of so many. */
export function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}
