/** Loot tables as they fall, without playing. */

import type { Content } from '../../game/content/content.ts';
import { drawTable } from '../../game/item/draw.ts';
import type { ItemStack } from '../../game/state.ts';
import { streamFor } from '../../lib/seed.ts';

export interface LootRequest {
  readonly table: string;
  readonly draws: number;
  readonly luck: number;
  readonly seed: string;
}

/** So many draws from a table, each as the stacks that came out. */
export function previewLoot(
  content: Content,
  { table, draws, luck, seed }: LootRequest,
): readonly (readonly ItemStack[])[] {
  const rng = streamFor(seed, 'loot');
  return Array.from({ length: draws }, () => drawTable(content, table, { rng, luck, extra: true }));
}

/** How often a thing came, and how much of it in all. */
export interface LootShare {
  readonly def: string;
  readonly affixes: readonly string[];
  /** Draws in which it came, as a share of all. */
  readonly share: number;
  readonly pieces: number;
}

/** The draws summed up by thing, the most frequent first, ties by id; draws of nothing count as def ''. */
export function lootShares(draws: readonly (readonly ItemStack[])[]): readonly LootShare[] {
  const found = new Map<string, { def: string; affixes: readonly string[]; draws: number; pieces: number }>();
  for (const stacks of draws) {
    const here = new Set<string>();
    for (const { def, affixes, count } of stacks.length === 0 ? [{ def: '', affixes: [], count: 0 }] : stacks) {
      const key = [def, ...affixes].join(' ');
      const share = found.get(key) ?? { def, affixes, draws: 0, pieces: 0 };
      if (!here.has(key)) share.draws++;
      share.pieces += count;
      here.add(key);
      found.set(key, share);
    }
  }
  return [...found]
    .sort(([a, one], [b, other]) => other.draws - one.draws || (a < b ? -1 : 1))
    .map(([, { def, affixes, draws: times, pieces }]) => ({ def, affixes, share: times / draws.length, pieces }));
}
