/** How bots deal with people: what they choose, buy and sell. */
import type { Command } from '../../game/command.ts';
import { type Content, GOLD } from '../../game/content/content.ts';
import type { ActionSpec } from '../../game/content/effects.ts';
import { attributeOf, maxHealth } from '../../game/creature/attributes.ts';
import { carriedWeight, countOf, goldOf } from '../../game/item/bag.ts';
import { buyPrice } from '../../game/item/price.ts';
import { partnerOf } from '../../game/npc/partner.ts';
import { type Offer, offersOf } from '../../game/npc/talk.ts';
import type { View } from '../../game/state.ts';
import { heals } from './fight.ts';
import { gainOf, powerOf, whim } from './gear.ts';
import type { Temper } from './temper.ts';

/** The next command in a conversation; `leave` when nothing is worth it. */
export function deal(state: View, content: Content, temper: Temper): Command {
  const look = { state, content };
  const offers = offersOf(look);
  const gold = goldOf(state.hero);
  const purchase = state.talk?.shop === true ? purchaseOf(state, content) : undefined;
  if (purchase !== undefined) return purchase;
  const sale = state.talk?.shop === true ? saleOf(state, content) : undefined;
  if (sale !== undefined) return sale;
  let best: { readonly option: number; readonly worth: number } | undefined;
  for (const [option, offer] of offers.entries()) {
    if (offer.price > gold) continue;
    if (temper.forbid.has('shop') && offer.price > 0) continue;
    const worth =
      interest(state, temper, offer) + worthOf(state, content, offer, temper) - offer.price * worthOfGold(gold);
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { option, worth };
  }
  return best === undefined ? { command: 'leave' } : { command: 'choose', option: best.option };
}

/** Somebody curious takes what has never been tried, now this and now that: of choices that exclude each other, either. */
function interest(state: View, temper: Temper, { key, option }: Offer): number {
  const npc = state.floor.npcs[state.talk?.npc ?? -1]?.def ?? '';
  const tried = Object.hasOwn(state.npcUses[npc] ?? {}, key);
  return temper.curious && !tried && option.actions.length > 0 ? whim(state, `${npc} ${key}`, 60) : 0;
}

/** What a coin is worth beside what it could buy: gold that lies about is worth less and less. */
function worthOfGold(gold: number): number {
  return Math.max(0.12, Math.min(0.6, 40 / Math.max(1, gold)));
}

/** What an option is worth in gold, by what its actions do. */
function worthOf(state: View, content: Content, { option }: Offer, temper: Temper): number {
  return option.actions.reduce((sum, action) => sum + worthOfAction(state, content, action, temper), 0);
}

function worthOfAction(state: View, content: Content, action: ActionSpec, temper: Temper): number {
  const look = { state, content };
  switch (action.action) {
    case 'start_quest':
      return state.quests.some((quest) => quest.id === action.quest) ? 0 : 30;
    case 'open_shop':
      return temper.trades && state.talk?.shop !== true && partnerOf(look)?.shop !== undefined ? 20 : 0;
    case 'change_attribute':
      return action.attribute === 'health' ? worthOfHealth(state, content, action) : 0;
    case 'remove_modifier':
      return state.hero.modifiers.some(({ id }) => content.modifiers.get(id)?.harmful === true) ? 25 : 0;
    case 'apply_modifier':
      return worthOfModifier(state, content, action.modifier);
    case 'enchant':
      return worthOfEnchanting(state, action.slot);
    case 'give_loot':
      return 20 + 8 * state.floor.number;
    case 'give_item':
    case 'give_exp':
    case 'emit_event':
      return 20;
    case 'remove_item':
      return -5;
    default:
      return 0;
  }
}

function worthOfHealth(
  state: View,
  content: Content,
  action: { readonly amount: number; readonly share: number },
): number {
  const top = maxHealth({ state, content }, state.hero);
  const given = action.amount + action.share * top;
  if (given < 0) return given * 1.5;
  // Share for share: health is as dear as a potion that gives as much.
  const missing = top - state.hero.health;
  return missing >= given * 0.7 ? (Math.min(missing, given) / top) * 130 : 0;
}

/** A state that stays is judged like gear; one that passes is a kindness. */
function worthOfModifier(state: View, content: Content, id: string): number {
  const def = content.modifiers.get(id);
  if (def === undefined) return 0;
  if (def.harmful) return -20;
  const { hero } = state;
  const before = hero.modifiers.find((active) => active.id === id);
  if (!def.permanent) return before === undefined ? 4 : 0;
  const stacks = Math.min((before?.stacks ?? 0) + 1, def.stacks);
  const active = { id, turns: -1, stacks, fresh: false, by: '' };
  const modifiers = [...hero.modifiers.filter((other) => other !== before), active];
  const gain = powerOf({ ...state, hero: { ...hero, modifiers } }, content) / powerOf(state, content) - 1;
  return gain * 700;
}

function worthOfEnchanting(state: View, slot: string): number {
  const worn = state.hero.worn[slot];
  if (worn === undefined) return 0;
  return worn.affixes.length === 0 ? 70 : worn.affixes.length === 1 ? 22 : 0;
}

/** The ware whose worth is most above its price. */
function purchaseOf(state: View, content: Content): Command | undefined {
  const look = { state, content };
  const stock = state.talk === undefined ? [] : (state.floor.npcs[state.talk.npc]?.stock ?? []);
  const gold = goldOf(state.hero);
  if (carriedWeight(content, state.hero) > attributeOf(look, state.hero, 'carry_capacity')) return undefined;
  let best: { readonly item: number; readonly worth: number } | undefined;
  for (const [item, stack] of stock.entries()) {
    const price = buyPrice(look, stack);
    if (price > gold || stack.def === GOLD) continue;
    const worth = worthOfWare(state, content, stack) - price * worthOfGold(gold);
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { item, worth };
  }
  return best === undefined ? undefined : { command: 'buy', item: best.item, count: 1 };
}

/** In gold: gear by what it changes, and of what is used up a few of each. */
function worthOfWare(state: View, content: Content, stack: View['hero']['bag'][number]): number {
  const def = content.items.get(stack.def);
  if (def === undefined) return 0;
  if (def.slot !== undefined) return gainOf(state, content, stack) * 500;
  if (def.actions.length === 0) return 0;
  const have = countOf(state.hero, stack.def);
  if (heals(content, stack.def)) return have < 3 ? 45 - 10 * have : 0;
  return have < 2 ? 9 - 3 * have : 0;
}

/** Gear in the bag that is no better than what is worn goes. */
function saleOf(state: View, content: Content): Command | undefined {
  for (const [item, stack] of state.hero.bag.entries()) {
    const def = content.items.get(stack.def);
    if (def?.slot === undefined || stack.def === GOLD || def.base_price === 0) continue;
    if (gainOf(state, content, stack) <= 0.004) return { command: 'sell', item, count: stack.count };
  }
  return undefined;
}
