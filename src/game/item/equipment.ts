/** Wearing things: equipping swaps, what comes off goes to the bag, and what is taken away may have been worn. */
import { clip } from '../creature/health.ts';
import { type Chain, say, type Turn } from '../rules/scene.ts';
import type { ItemStack } from '../state.ts';
import { giveItem, takeFrom } from './bag.ts';

/** Wears one piece of an entry of the bag. */
export function equipFromBag(turn: Turn, index: number): void {
  const piece = takeFrom(turn.state.hero.bag, index, 1);
  if (piece !== undefined) wear(turn, piece);
}

/** Gives the hero a new piece and wears it; without a slot it just goes to the bag. */
export function equipFromNothing(turn: Turn, def: string, chain: Chain | undefined): void {
  const slot = turn.content.items.get(def)?.slot;
  if (slot === undefined) giveItem(turn, { def, affixes: [], count: 1 }, 'outside', chain);
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

/** Takes items of a kind away: from the bag first, then what is worn, as many as there are. */
export function takeItem(turn: Turn, def: string, count: number): void {
  const { hero } = turn.state;
  let left = count;
  for (let index = hero.bag.length - 1; index >= 0 && left > 0; index--) {
    if (hero.bag[index]?.def === def) left -= takeFrom(hero.bag, index, left)?.count ?? 0;
  }
  for (const slot of turn.content.slotOrder) {
    if (left <= 0) break;
    if (hero.worn[slot]?.def !== def) continue;
    delete hero.worn[slot];
    left--;
  }
  clip(turn, hero);
  if (left < count) say(turn, 'lost', { item: def, affixes: [], count: count - left });
}
