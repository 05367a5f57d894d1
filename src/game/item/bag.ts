/** The bag: every item that changes hands goes through `giveItem` and `takeFrom`, and nothing else. */
import { type Content, GOLD } from '../content/content.ts';
import { raise } from '../rules/raise.ts';
import { type Chain, say, type Turn } from '../rules/scene.ts';
import type { DeepReadonly, Hero, ItemStack } from '../state.ts';

/** Pieces that do not stack and come at once: more than any loot, few enough to carry on with. */
const PIECES_AT_ONCE = 1000;
/** The largest stack; what goes beyond is lost. */
const STACK_LIMIT = 1_000_000_000;

/** Whether two stacks are of the same thing: same kind, same affixes. */
function sameThing(a: DeepReadonly<ItemStack>, b: DeepReadonly<ItemStack>): boolean {
  return a.def === b.def && a.affixes.length === b.affixes.length && a.affixes.every((id, i) => id === b.affixes[i]);
}

/**
 * Puts a stack into a list of stacks, joining equal stackable ones. The one place where stacks merge. How many pieces
 * there was room for is returned.
 */
export function addStack(content: Content, stacks: ItemStack[], stack: ItemStack): number {
  if (content.items.get(stack.def)?.stackable !== true) {
    const pieces = Math.min(stack.count, PIECES_AT_ONCE);
    for (let piece = 0; piece < pieces; piece++) stacks.push({ def: stack.def, affixes: [...stack.affixes], count: 1 });
    return pieces;
  }
  let same = stacks.find((other) => sameThing(other, stack));
  if (same === undefined) {
    same = { def: stack.def, affixes: [...stack.affixes], count: 0 };
    stacks.push(same);
  }
  const added = Math.min(stack.count, STACK_LIMIT - same.count);
  same.count += added;
  return added;
}

/** Takes pieces out of one entry of a list; the entry vanishes at 0. What was taken is returned. */
export function takeFrom(stacks: ItemStack[], index: number, count: number): ItemStack | undefined {
  const entry = stacks[index];
  if (entry === undefined) return undefined;
  const taken = Math.min(count, entry.count);
  entry.count -= taken;
  if (entry.count === 0) stacks.splice(index, 1);
  return { def: entry.def, affixes: [...entry.affixes], count: taken };
}

/**
 * Gives a stack to the hero. From outside it is told and raises item_picked_up; from a shop it only raises it, since the
 * purchase is told; from his own body it just goes to the bag.
 */
export function giveItem(turn: Turn, stack: ItemStack, from: 'outside' | 'shop' | 'body', chain?: Chain): void {
  const { state, content } = turn;
  if (stack.count < 1 || !content.items.has(stack.def)) return;
  const count = addStack(content, state.hero.bag, stack);
  if (from === 'body' || count === 0) return;
  if (stack.def === GOLD) state.tally.goldFound += count;
  if (from === 'outside') say(turn, 'received', { item: stack.def, affixes: [...stack.affixes], count });
  if (turn.choosing) return;
  raise(turn, { name: 'item_picked_up', source: state.hero, target: undefined, payload: { item: stack.def }, chain });
}

/** Pays gold. Whether there is enough has been asked before. */
export function pay(turn: Turn, price: number): void {
  const { hero, tally } = turn.state;
  let left = price;
  for (let index = hero.bag.length - 1; index >= 0 && left > 0; index--) {
    if (hero.bag[index]?.def === GOLD) left -= takeFrom(hero.bag, index, left)?.count ?? 0;
  }
  tally.goldSpent += price - left;
}

/** How many of a kind the hero has, in the bag and worn. */
export function countOf(hero: DeepReadonly<Hero>, def: string): number {
  let count = 0;
  for (const stack of hero.bag) if (stack.def === def) count += stack.count;
  for (const slot of Object.keys(hero.worn)) if (hero.worn[slot]?.def === def) count++;
  return count;
}

/** The gold in the bag. */
export function goldOf(hero: DeepReadonly<Hero>): number {
  return countOf(hero, GOLD);
}

/** The weight of a number of pieces; gold weighs nothing. */
export function weightOf(content: Content, def: string, count: number): number {
  return def === GOLD ? 0 : (content.items.get(def)?.weight ?? 0) * count;
}

/** The weight of all that the hero carries, worn or not. */
export function carriedWeight(content: Content, hero: DeepReadonly<Hero>): number {
  let weight = 0;
  for (const stack of hero.bag) weight += weightOf(content, stack.def, stack.count);
  // In the order of the slots: sums of fractions depend on theirs.
  for (const slot of content.slotOrder) {
    const worn = hero.worn[slot];
    if (worn !== undefined) weight += weightOf(content, worn.def, 1);
  }
  return weight;
}
