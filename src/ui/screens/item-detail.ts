/** Everything about one item for a details pane: what it is, what it is worth, and what wearing it would change. */
import { GOLD } from '../../game/content/content.ts';
import { priceOf } from '../../game/item/price.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { differenceLines, differences, type HeroView, wearing, without } from '../describe/comparison.ts';
import { giftsOf } from '../describe/gifts.ts';
import { reckoned } from '../describe/reckoned.ts';
import { itemLines } from '../describe/things.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { itemName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';

type Stack = DeepReadonly<ItemStack>;

export function itemDetail(scenery: Scenery, stack: Stack): Line[] {
  const price = priceOf(scenery.content, stack);
  const worth = price === 0 || stack.def === GOLD ? [] : [scenery.words.text('item.price', { price })];
  return [...itemLines(reckoned(scenery), stack), ...worth.map((text): Line => [piece(text, 'dim')])];
}

/** The differences to what is worn now; for a worn piece, what taking it off would change. */
export function comparisonLines(scenery: Scenery, stack: Stack, wornIn?: string): Line[] {
  const { words, content, state } = scenery;
  const { hero } = state;
  const slot = content.items.get(stack.def)?.slot;
  if (slot === undefined) return [];
  const after = wornIn === undefined ? wearing(content, hero, stack) : without(hero, wornIn);
  const lines = [...differenceLines(words, differences(scenery, hero, after)), ...tradedLines(scenery, hero, after)];
  const displaced = hero.worn[slot];
  const heading =
    wornIn !== undefined
      ? words.text('compare.without')
      : displaced === undefined
        ? words.text('compare.with')
        : words.text('compare.instead', { item: itemName(scenery, displaced) });
  return ['', [piece(heading, 'accent')], ...(lines.length === 0 ? [words.text('compare.equal')] : lines)];
}

/** What a number does not show, with its sign: abilities, answers and conditional changes that come and go. */
function tradedLines(speech: Speech, before: HeroView, after: HeroView): Line[] {
  const had = giftsOf(speech, before);
  const has = giftsOf(speech, after);
  return [
    ...has.filter((text) => !had.includes(text)).map((text): Line => [piece(`+ ${text}`, 'good')]),
    ...had.filter((text) => !has.includes(text)).map((text): Line => [piece(`- ${text}`, 'danger')]),
  ];
}
