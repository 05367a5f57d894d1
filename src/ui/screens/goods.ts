/** Lists of items as screens show them: sorted, filtered, each with the index that commands count by. */
import type { Content } from '../../game/content/content.ts';
import { priceOf } from '../../game/item/price.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { pad, textWidth } from '../../lib/text.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { entryName, itemName, stackName } from '../words/names.ts';
import { byName, holds } from '../words/order.ts';
import type { Speech } from '../words/words.ts';
import { asColor } from './map.ts';

type Stack = DeepReadonly<ItemStack>;

/** One entry of a list of goods. */
export interface Good {
  readonly stack: Stack;
  /** Its place in the bag or in the stock. */
  readonly index: number;
}

export const SORTS = ['newest', 'name', 'slot', 'price'] as const;
export type Sort = (typeof SORTS)[number];

/** What is listed: in which order, in which slot ('' for all, 'usable' for what can be used), with which text. */
export interface Sieve {
  sort: Sort;
  slot: string;
  search: string;
}

export function newSieve(): Sieve {
  return { sort: 'newest', slot: '', search: '' };
}

export function nextSort(sort: Sort): Sort {
  return SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'newest';
}

/** The filters there are, in turn: everything, each slot, what can be used. */
export function nextSlot(content: Content, slot: string): string {
  const all = ['', ...content.slotOrder, 'usable'];
  return all[(all.indexOf(slot) + 1) % all.length] ?? '';
}

/** Sorts and filters a bag or a stock. */
export function sieved(speech: Speech, stacks: readonly Stack[], sieve: Sieve): Good[] {
  const { content } = speech;
  const order = (slot: string | undefined) =>
    slot === undefined ? content.slotOrder.length : content.slotOrder.indexOf(slot);
  const named = stacks
    .map((stack, index) => ({
      stack,
      index,
      id: stack.def,
      name: itemName(speech, stack),
      def: content.items.get(stack.def),
    }))
    .filter(({ name, def }) => {
      if (!holds(name, sieve.search)) return false;
      if (sieve.slot === 'usable') return (def?.actions.length ?? 0) > 0;
      return sieve.slot === '' || def?.slot === sieve.slot;
    });
  const compare: Readonly<Record<Sort, (a: (typeof named)[number], b: (typeof named)[number]) => number>> = {
    newest: (a, b) => b.index - a.index,
    name: byName,
    slot: (a, b) => order(a.def?.slot) - order(b.def?.slot) || byName(a, b),
    price: (a, b) => priceOf(content, b.stack) - priceOf(content, a.stack) || byName(a, b),
  };
  return named
    .sort((a, b) => compare[sieve.sort](a, b) || a.index - b.index)
    .map(({ stack, index }) => ({ stack, index }));
}

/** What the sieve does, in words: "newest first, head". */
export function sieveText(speech: Speech, sieve: Sieve): string {
  const { words } = speech;
  const parts = [words.text(`sort.${sieve.sort}`)];
  if (sieve.slot === 'usable') parts.push(words.text('goods.usable'));
  else if (sieve.slot !== '') parts.push(entryName(speech, 'slots', sieve.slot));
  if (sieve.search !== '') parts.push(`"${sieve.search}"`);
  return parts.join(', ');
}

/** The symbol in its colour, the name, and at the right edge whatever belongs there. */
export function goodLine(speech: Speech, stack: Stack, width: number, right = ''): Line {
  const def = speech.content.items.get(stack.def);
  const name = stackName(speech, stack);
  // Without a width nothing stands in columns, and nothing is cut.
  const room = width === 0 ? textWidth(name) : Math.max(4, width - 2 - (right === '' ? 0 : textWidth(right) + 1));
  return [
    { text: `${def?.symbol ?? '?'} `, style: { color: asColor(def?.color, 'loot'), bold: true } },
    piece(pad(name, room)),
    piece(right === '' ? '' : ` ${right}`, 'dim'),
  ];
}
