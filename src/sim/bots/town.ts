/** How bots deal with people: what they choose, buy and sell. */
import type { Command } from '../../game/command.ts';
import { type Content, GOLD } from '../../game/content/content.ts';
import { attributeOf, maxHealth } from '../../game/creature/attributes.ts';
import { carriedWeight, countOf, goldOf } from '../../game/item/bag.ts';
import { buyPrice } from '../../game/item/price.ts';
import { partnerOf } from '../../game/npc/partner.ts';
import { type Offer, offersOf } from '../../game/npc/talk.ts';
import type { View } from '../../game/state.ts';
import { heals } from './fight.ts';
import { gainOf } from './gear.ts';
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
    const worth = worthOf(state, content, offer, temper) - offer.price * 0.5;
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { option, worth };
  }
  return best === undefined ? { command: 'leave' } : { command: 'choose', option: best.option };
}

/** What an option is worth in gold, by what its actions do. */
function worthOf(state: View, content: Content, { option }: Offer, temper: Temper): number {
  const { hero } = state;
  const look = { state, content };
  const missing = maxHealth(look, hero) - hero.health;
  let worth = 0;
  for (const action of option.actions) {
    switch (action.action) {
      case 'start_quest':
        if (!state.quests.some((quest) => quest.id === action.quest)) worth += 30;
        break;
      case 'open_shop':
        if (temper.trades && state.talk?.shop !== true && partnerOf(look)?.shop !== undefined) worth += 20;
        break;
      case 'change_attribute':
        if (action.attribute === 'health') {
          const given = action.amount + action.share * maxHealth(look, hero);
          worth += given < 0 ? given * 1.5 : Math.min(missing, given) >= given * 0.7 ? given : 0;
        }
        break;
      case 'remove_modifier':
        if (hero.modifiers.some(({ id }) => content.modifiers.get(id)?.harmful === true)) worth += 25;
        break;
      case 'apply_modifier':
        worth += content.modifiers.get(action.modifier)?.harmful === true ? -20 : 2;
        break;
      case 'enchant': {
        const worn = hero.worn[action.slot];
        if (worn !== undefined && worn.affixes.length === 0) worth += 60;
        break;
      }
      case 'give_item':
      case 'give_loot':
      case 'give_exp':
        worth += 25;
        break;
      case 'remove_item':
        worth -= 5;
        break;
      default:
        break;
    }
  }
  return worth;
}

/** Healing up to three, and gear that makes a difference. */
function purchaseOf(state: View, content: Content): Command | undefined {
  const look = { state, content };
  const stock = state.talk === undefined ? [] : (state.floor.npcs[state.talk.npc]?.stock ?? []);
  const gold = goldOf(state.hero);
  if (carriedWeight(content, state.hero) > attributeOf(look, state.hero, 'carry_capacity')) return undefined;
  let best: { readonly item: number; readonly worth: number } | undefined;
  for (const [item, stack] of stock.entries()) {
    const price = buyPrice(look, stack);
    if (price > gold || stack.def === GOLD) continue;
    const worth = heals(content, stack.def)
      ? countOf(state.hero, stack.def) < 4
        ? 2
        : 0
      : gainOf(state, content, stack) * (220 / Math.max(30, price)) * 10;
    if (worth > 0.6 && (best === undefined || worth > best.worth)) best = { item, worth };
  }
  return best === undefined ? undefined : { command: 'buy', item: best.item, count: 1 };
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
