/** Loot that comes to the hero: drawn with his luck, told, and given. */
import { attributeOf } from '../creature/attributes.ts';
import { clip } from '../creature/health.ts';
import { type Chain, say, type Turn } from '../rules/scene.ts';
import { giveItem } from './bag.ts';
import { drawAffixes, drawTable } from './draw.ts';

/** Draws a table and gives the result. A draw of nothing is told, unless `quiet`. */
export function giveLoot(turn: Turn, table: string, chain: Chain | undefined, blank: 'told' | 'quiet' = 'told'): void {
  if (turn.foresight) return;
  const { state, content } = turn;
  const luck = attributeOf(turn, state.hero, 'luck');
  const stacks = drawTable(content, table, { rng: state.rng.loot, luck, extra: true });
  if (stacks.length === 0 && blank === 'told') say(turn, 'loot_empty', {});
  for (const stack of stacks) giveItem(turn, stack, 'outside', chain);
}

/** Redraws the affixes of what is worn in a slot. */
export function enchantWorn(turn: Turn, slot: string, table: string): void {
  if (turn.foresight) return;
  const { state, content } = turn;
  const worn = state.hero.worn[slot];
  if (worn === undefined) {
    say(turn, 'enchant_nothing', { slot });
    return;
  }
  worn.affixes = drawAffixes(content, table, state.rng.loot, attributeOf(turn, state.hero, 'luck'));
  clip(turn, state.hero);
  say(turn, 'enchanted', { item: worn.def, affixes: [...worn.affixes], slot });
}
