/** Doing what a command asks: the hero’s act within his turn. Everything that could speak against it has been asked. */
import { cheat } from './cheat.ts';
import { applyItem, useAbility } from './combat/use.ts';
import type { Command } from './command.ts';
import { GOLD } from './content/content.ts';
import { chooseOption } from './create.ts';
import { isAlive, isInPlay } from './creature/lookup.ts';
import { assignPoints } from './creature/progress.ts';
import { arrive, descend, goOn } from './enter.ts';
import { addStack, giveItem, goldOf, pay, takeFrom } from './item/bag.ts';
import { equipFromBag, unequipSlot } from './item/equipment.ts';
import { giveLoot } from './item/loot.ts';
import { buyPrice, sellPrice } from './item/price.ts';
import { beginTalk, chooseOffer, endTalk } from './npc/talk.ts';
import type { Plan } from './plan.ts';
import { type Creature, say, type Turn } from './rules/scene.ts';
import type { ItemStack } from './state.ts';

/** Commands that go on with a conversation; any other ends it. */
const TALKING: readonly Command['command'][] = ['choose', 'buy', 'sell', 'leave'];

export function perform(turn: Turn, command: Command, plan: Plan): void {
  if (!TALKING.includes(command.command)) endTalk(turn);
  switch (command.command) {
    case 'move':
      if (plan.to !== undefined) arrive(turn, plan.to);
      return;
    case 'wait':
      return say(turn, 'waited', {});
    case 'use_ability':
      return performAbility(turn, command.ability, plan.target);
    case 'use_item':
      return performItem(turn, plan);
    case 'equip':
      return equipFromBag(turn, bagIndex(turn, plan));
    case 'unequip':
      return unequipSlot(turn, command.slot);
    case 'drop':
      return drop(turn, bagIndex(turn, plan), command.count ?? 1);
    case 'pick_up':
      return pickUp(turn);
    case 'descend':
      return descend(turn, plan.floor);
    case 'go_on':
      return goOn(turn, plan.floor);
    case 'talk':
      return beginTalk(turn, npcHere(turn));
    case 'leave':
      return endTalk(turn);
    case 'choose':
      if (plan.offer !== undefined && goldOf(turn.state.hero) >= plan.offer.price) chooseOffer(turn, plan.offer);
      return;
    case 'buy':
      return buy(turn, plan, command.count ?? 1);
    case 'sell':
      return sell(turn, bagIndex(turn, plan), command.count ?? 1);
    case 'assign_points':
      return assignPoints(turn, command.points);
    case 'choose_option':
      return chooseOption(turn, command.option);
    case 'cheat':
      return cheat(turn, command, plan.floor);
    case 'create_character':
      return;
  }
}

/** Where the meant entry of the bag is by now; −1 when something took it away earlier in the turn. */
function bagIndex({ state }: Turn, { stack }: Plan): number {
  return stack === undefined ? -1 : state.hero.bag.indexOf(stack);
}

function performAbility(turn: Turn, id: string, target: Creature | undefined): void {
  const { hero } = turn.state;
  const ability = turn.content.abilities.get(id);
  if (ability === undefined || target === undefined) return;
  if (isThere(turn, target)) useAbility(turn, hero, ability, target);
  else say(turn, 'target_gone', { who: 'hero', ability: id });
}

/** Whoever struck first, or gnawed at the one who is meant, may have left nobody to use anything on. */
function isThere({ state }: Turn, target: Creature): boolean {
  return isAlive(target) && isInPlay(state, target);
}

function performItem(turn: Turn, plan: Plan): void {
  const { hero } = turn.state;
  const index = bagIndex(turn, plan);
  const item = turn.content.items.get(hero.bag[index]?.def ?? '');
  const { target } = plan;
  if (item === undefined || target === undefined) return;
  if (!isThere(turn, target)) return say(turn, 'item_target_gone', { who: 'hero', item: item.id });
  if (item.consumed_on_use) takeFrom(hero.bag, index, 1);
  applyItem(turn, item, target);
}

function drop(turn: Turn, index: number, count: number): void {
  const { hero, floor } = turn.state;
  const dropped = takeFrom(hero.bag, index, count);
  if (dropped === undefined) return;
  const { x, y } = hero.position;
  let pile = floor.piles.find((other) => other.x === x && other.y === y && other.table === undefined);
  if (pile === undefined) {
    pile = { x, y, items: [] };
    floor.piles.push(pile);
  }
  addStack(turn.content, pile.items, dropped);
  say(turn, 'dropped', { item: dropped.def, affixes: dropped.affixes, count: dropped.count });
}

/** Takes everything that lies here; what was never opened is drawn now, with the hero’s luck of this moment. */
function pickUp(turn: Turn): void {
  const { hero, floor } = turn.state;
  const { x, y } = hero.position;
  const here = floor.piles.filter((pile) => pile.x === x && pile.y === y);
  floor.piles = floor.piles.filter((pile) => pile.x !== x || pile.y !== y);
  for (const pile of here) {
    for (const stack of pile.items) takeUp(turn, stack);
    if (pile.table !== undefined) giveLoot(turn, pile.table, undefined, 'pile_empty');
  }
}

/** What lies open on a floor was dropped by the hero: it comes back without being found anew. */
function takeUp(turn: Turn, stack: ItemStack): void {
  giveItem(turn, stack, 'body');
  say(turn, 'received', { item: stack.def, affixes: [...stack.affixes], count: stack.count });
}

function npcHere({ state }: Turn): number {
  const { x, y } = state.hero.position;
  return state.floor.npcs.findIndex((npc) => npc.x === x && npc.y === y);
}

function buy(turn: Turn, { stack }: Plan, count: number): void {
  const { state, content } = turn;
  const stock = state.talk === undefined ? undefined : state.floor.npcs[state.talk.npc]?.stock;
  if (stock === undefined || stack === undefined) return;
  const price = buyPrice({ state, content }, stack) * count;
  if (goldOf(state.hero) < price) return;
  const bought = takeFrom(stock, stock.indexOf(stack), count);
  if (bought === undefined) return;
  pay(turn, price);
  say(turn, 'bought', { item: bought.def, affixes: [...bought.affixes], count: bought.count, price });
  giveItem(turn, bought, 'shop');
}

function sell(turn: Turn, index: number, count: number): void {
  const { state, content } = turn;
  const stock = state.talk === undefined ? undefined : state.floor.npcs[state.talk.npc]?.stock;
  const offered = state.hero.bag[index];
  if (stock === undefined || offered === undefined) return;
  const each = sellPrice({ state, content }, offered);
  const sold = takeFrom(state.hero.bag, index, count);
  if (sold === undefined) return;
  addStack(content, stock, sold);
  const price = each * sold.count;
  giveItem(turn, { def: GOLD, affixes: [], count: price }, 'body');
  say(turn, 'sold', { item: sold.def, affixes: [...sold.affixes], count: sold.count, price });
}
