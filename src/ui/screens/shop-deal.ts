/** Buying and selling: how many, and a question before something is given away for nothing. */
import type { Command } from '../../game/command.ts';
import { goldOf } from '../../game/item/bag.ts';
import { buyPrice, sellPrice } from '../../game/item/price.ts';
import type { KeyAction } from '../key-tables.ts';
import type { Response, Scenery } from '../screen.ts';
import { itemName } from '../words/names.ts';
import { command, push, status } from './answers.ts';
import { confirmScreen } from './confirm.ts';
import type { Good } from './goods.ts';
import { amountPrompt } from './prompt.ts';

export type Side = 'offer' | 'own';

/** What is dealt in from which side; `note` is told the name when it was the last of its kind. */
export interface Deal {
  readonly side: Side;
  readonly good: Good;
  readonly note: (name: string) => void;
}

export function isDealing(action: KeyAction | undefined): boolean {
  return action === 'trade' || action === 'several' || action === 'all';
}

/** Deals. What would be given away for nothing is asked about first. */
export function dealt(scenery: Scenery, { side, good, note }: Deal, count: number): Response {
  const item = itemName(scenery, good.stack);
  if (count >= good.stack.count) note(item);
  const asked = command(commandOf(side, good, count));
  if (side === 'offer' || sellPrice(scenery, good.stack) > 0) return asked;
  return push(confirmScreen(scenery.words.text('shop.for_nothing', { item }), asked));
}

function commandOf(side: Side, { index }: Good, count: number): Command {
  return side === 'offer' ? { command: 'buy', item: index, count } : { command: 'sell', item: index, count };
}

/** As many as there are, or as there is gold for. */
export function many(scenery: Scenery, deal: Deal, how: 'several' | 'all'): Response {
  const { words, state } = scenery;
  const { stack } = deal.good;
  const afforded = deal.side === 'own' ? stack.count : Math.floor(goldOf(state.hero) / buyPrice(scenery, stack));
  const most = Math.min(stack.count, afforded);
  if (most < 1) return status(words.text('shop.too_poor'));
  if (how === 'all' || most === 1) return dealt(scenery, deal, most);
  const question = words.text('prompt.amount', { most });
  return push(amountPrompt(question, most, (count) => dealt(scenery, deal, count)));
}
