/** Drawing from loot tables: things with their affixes, and affixes alone. One machinery for both. */
import { chance, type Rng, range, weighted } from '../../lib/rng.ts';
import type { Content } from '../content/content.ts';
import type { LootEntry, LootTable } from '../content/loot-table.ts';
import type { ItemStack } from '../state.ts';

/** How a table is drawn from. */
export interface DrawRules {
  /** The stream it costs numbers of. */
  readonly rng: Rng;
  /** The luck of whom it is for; 0 for shops. */
  readonly luck: number;
  /** Whether luck may bring an extra draw; never for shops. */
  readonly extra: boolean;
}

/** How deep tables may lie in tables. */
const TABLE_DEPTH = 8;
/** How many stacks one draw gives at most. */
export const MAX_PIECES = 1000;
/** How often one draw rolls at most, blanks included: tables in tables multiply. */
const MAX_ROLLS = 10_000;
/** The greatest chance of an extra draw. */
const MAX_EXTRA = 0.9;

/** What comes out of a table; equal things that stack are one stack. */
export function drawTable(content: Content, table: string, rules: DrawRules): ItemStack[] {
  const draw = newDraw(content, rules);
  const stacks: ItemStack[] = [];
  visitTable(draw, table, 1, (entry) => giveItem(draw, entry, stacks));
  return stacks;
}

/** The affixes that one piece gets from a table, each at most once, in the order drawn; luck may bring an extra draw. */
export function drawAffixes(content: Content, table: string, rng: Rng, luck: number): string[] {
  return affixesFrom(newDraw(content, { rng, luck, extra: true }), table);
}

interface Draw {
  readonly content: Content;
  readonly rng: Rng;
  /** The chance of an extra roll on every table. */
  readonly extra: number;
  rollsLeft: number;
}

function newDraw(content: Content, { rng, luck, extra }: DrawRules): Draw {
  const share = Math.max(0, Math.min(MAX_EXTRA, luck * content.balance.luck_factor));
  return { content, rng, extra: extra ? share : 0, rollsLeft: MAX_ROLLS };
}

/** Calls back for each item or affix that comes out: what is guaranteed first, then the rolls. */
function visitTable(draw: Draw, id: string, depth: number, visit: (entry: LootEntry) => void): void {
  const table = draw.content.loot_tables.get(id);
  if (table === undefined || depth > TABLE_DEPTH) return;
  const rolls = range(draw.rng, table.rolls.min, table.rolls.max) + (chance(draw.rng, draw.extra) ? 1 : 0);
  for (const entry of table.entries) if (entry.guaranteed) visitEntry(draw, entry, depth, visit);
  const weights = weightsOf(table);
  for (let roll = 0; roll < rolls && draw.rollsLeft > 0; roll++) {
    draw.rollsLeft--;
    const entry = table.entries[weighted(draw.rng, weights)];
    if (entry !== undefined) visitEntry(draw, entry, depth, visit);
  }
}

function weightsOf(table: LootTable): number[] {
  return table.entries.map((entry) => (entry.guaranteed ? 0 : entry.weight));
}

function visitEntry(draw: Draw, entry: LootEntry, depth: number, visit: (entry: LootEntry) => void): void {
  if (entry.table === undefined) {
    visit(entry);
    return;
  }
  const times = range(draw.rng, entry.count.min, entry.count.max);
  for (let time = 0; time < times && draw.rollsLeft > 0; time++) {
    draw.rollsLeft--;
    visitTable(draw, entry.table, depth + 1, visit);
  }
}

/** Adds an item: one stack of it, or so many single pieces, each with affixes of its own. */
function giveItem(draw: Draw, entry: LootEntry, stacks: ItemStack[]): void {
  const item = entry.item === undefined ? undefined : draw.content.items.get(entry.item);
  if (item === undefined) return;
  const count = range(draw.rng, entry.count.min, entry.count.max);
  if (item.stackable) {
    const same = stacks.find((stack) => stack.def === item.id);
    if (same !== undefined) same.count += count;
    else if (stacks.length < MAX_PIECES) stacks.push({ def: item.id, affixes: [], count });
    return;
  }
  for (let piece = 0; piece < count && stacks.length < MAX_PIECES; piece++) {
    const affixes = entry.affixes === undefined ? [] : affixesFrom(draw, entry.affixes);
    stacks.push({ def: item.id, affixes, count: 1 });
  }
}

function affixesFrom(draw: Draw, table: string): string[] {
  const affixes: string[] = [];
  visitTable(draw, table, 1, ({ affix }) => {
    if (affix !== undefined && draw.content.affixes.has(affix) && !affixes.includes(affix)) affixes.push(affix);
  });
  return affixes;
}
