/** Wearing things: equipping swaps, and what comes off goes to the bag. */
import { clip } from '../creature/health.ts';
import { say, type Turn } from '../rules/scene.ts';
import type { ItemStack } from '../state.ts';
import { giveItem, takeFrom } from './bag.ts';

/** Wears one piece of an entry of the bag. */
export function equipFromBag(turn: Turn, index: number): void {
  const piece = takeFrom(turn.state.hero.bag, index, 1);
  if (piece !== undefined) wear(turn, piece);
}

/** Gives the hero a new piece and wears it; without a slot it just goes to the bag. */
export function equipFromNothing(turn: Turn, def: string): void {
  const slot = turn.content.items.get(def)?.slot;
  if (slot === undefined) giveItem(turn, { def, affixes: [], count: 1 }, 'outside');
  else wear(turn, { def, affixes: [], count: 1 });
}

function wear(turn: Turn, piece: ItemStack): void {
  const { hero } = turn.state;
  const slot = turn.content.items.get(piece.def)?.slot;
  if (slot === undefined) return;
  const displaced = hero.worn[slot];
  hero.worn[slot] = piece;
  if (displaced !== undefined) giveItem(turn, displaced, 'body');
  say(turn, 'equipped', { item: piece.def, affixes: [...piece.affixes], slot });
  if (turn.state.created) clip(turn, hero);
}

/** Takes off what is worn in a slot. */
export function unequipSlot(turn: Turn, slot: string): void {
  const { hero } = turn.state;
  const piece = hero.worn[slot];
  if (piece === undefined) return;
  delete hero.worn[slot];
  giveItem(turn, piece, 'body');
  say(turn, 'unequipped', { item: piece.def, affixes: [...piece.affixes], slot });
  clip(turn, hero);
}
