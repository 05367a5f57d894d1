/** Loot that comes to the hero: drawn with his luck, told, and given. */
import { attributeOf } from '../creature/attributes.ts';
import { clip } from '../creature/health.ts';
import { type Chain, say, type Turn } from '../rules/scene.ts';
import type { ItemStack, Owed } from '../state.ts';
import { giveItem } from './bag.ts';
import { drawAffixes, drawTable } from './draw.ts';

/**
 * Draws a table and gives the result. A draw of nothing is told to whoever asked for it: that a trigger nobody sees has
 * brought nothing is no news.
 */
export function giveLoot(
  turn: Turn,
  table: string,
  chain: Chain | undefined,
  empty: 'loot_empty' | 'pile_empty' = 'loot_empty',
): void {
  if (turn.foresight) return;
  if (drawAndGive(turn, table, chain).length === 0 && chain === undefined) say(turn, empty, {});
}

/** Draws what one of the dead has left behind, and remembers which kind of creature brought what. */
export function giveSpoils(turn: Turn, { table, from }: Owed): void {
  if (turn.foresight) return;
  const stacks = drawAndGive(turn, table, undefined);
  if (from === '' || stacks.length === 0) return;
  const { drops } = turn.state.tally;
  const seen = Object.hasOwn(drops, from) ? (drops[from] ?? []) : [];
  drops[from] = [...new Set([...seen, ...stacks.map(({ def }) => def)])].sort();
}

function drawAndGive(turn: Turn, table: string, chain: Chain | undefined): readonly ItemStack[] {
  const { state, content } = turn;
  const luck = attributeOf(turn, state.hero, 'luck');
  const stacks = drawTable(content, table, { rng: state.rng.loot, luck, extra: true });
  for (const stack of stacks) giveItem(turn, stack, 'outside', chain);
  return stacks;
}

/** How often a redraw is drawn at most until it brings something else than before. */
const REDRAWS = 8;

/** Redraws the affixes of what is worn in a slot: to others than before, where the table has any. */
export function enchantWorn(turn: Turn, slot: string, table: string): void {
  if (turn.foresight) return;
  const { state, content } = turn;
  const worn = state.hero.worn[slot];
  if (worn === undefined) {
    say(turn, 'enchant_nothing', { slot });
    return;
  }
  const luck = attributeOf(turn, state.hero, 'luck');
  const before = [...worn.affixes].sort().join();
  for (let draw = 0; draw < REDRAWS; draw++) {
    worn.affixes = drawAffixes(content, table, state.rng.loot, luck);
    if ([...worn.affixes].sort().join() !== before) break;
  }
  clip(turn, state.hero);
  say(turn, 'enchanted', { item: worn.def, affixes: [...worn.affixes], slot });
}
