/** What things cost: the number shown, asked and taken is the same one. */

import { power } from '../../lib/power.ts';
import { clamp } from '../combat/formulas.ts';
import type { Content } from '../content/content.ts';
import type { DialogOption } from '../content/npc.ts';
import { attributeOf } from '../creature/attributes.ts';
import { priceFactor } from '../floor/scaling.ts';
import type { Look } from '../rules/scene.ts';
import type { DeepReadonly, ItemStack } from '../state.ts';

const LIMIT = 1e9;

/** What a binary fraction may be off: 100 × 1.1 is 110.00000000000001, and nobody shall pay 111 for that. */
const NOISE = 1e-9;
const roundUp = (price: number) => Math.ceil(price * (1 - NOISE));
const roundDown = (price: number) => Math.floor(price * (1 + NOISE));

/** The price of one piece before any haggling: base price and affixes. */
export function priceOf(content: Content, stack: DeepReadonly<ItemStack>): number {
  let price = content.items.get(stack.def)?.base_price ?? 0;
  for (const affix of stack.affixes) price *= content.affixes.get(affix)?.price_factor ?? 1;
  return clamp(Math.round(price), 0, LIMIT);
}

/** The hero’s hand in prices, in percentage points: −50 … 40. */
function haggling(look: Look): number {
  const { hero } = look.state;
  const charisma = attributeOf(look, hero, 'charisma');
  return clamp(
    attributeOf(look, hero, 'price_modifier') + (charisma - 1) * look.content.balance.charisma_price,
    -50,
    40,
  );
}

/** What one piece costs here and now. */
export function buyPrice(look: Look, stack: DeepReadonly<ItemStack>): number {
  const { state, content } = look;
  const floor = content.floors.get(state.floor.def);
  const factor = floor === undefined ? 1 : priceFactor(floor, state.floor.number);
  return clamp(roundUp(priceOf(content, stack) * factor * (1 - haggling(look) / 100)), 1, LIMIT);
}

/** What a shop pays for one piece: never more than it would ask for it. */
export function sellPrice(look: Look, stack: DeepReadonly<ItemStack>): number {
  const paid = priceOf(look.content, stack) * look.content.balance.sell_factor * (1 + haggling(look) / 100);
  return Math.min(roundDown(paid), buyPrice(look, stack));
}

/** What an option of a conversation costs at its next use; a price of 0 stays 0. */
export function optionPrice(look: Look, option: DialogOption, uses: number): number {
  if (option.price === 0) return 0;
  const grown = option.price * power(option.growth, uses, LIMIT);
  return clamp(roundUp(grown * (1 - haggling(look) / 100)), 1, LIMIT);
}
