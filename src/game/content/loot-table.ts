/** `[[loot_tables]]`: weighted choices of items, affixes and further tables. */
import * as z from 'zod/mini';
import { identity } from './entry.ts';
import { amount, documented, flag, list, optionalRef, record, whole } from './field.ts';

const entrySchema = documented(
  z
    .strictObject({
      item: optionalRef('items', 'An item.'),
      table: optionalRef('loot_tables', 'Another table, drawn from in its place.'),
      affix: optionalRef('affixes', 'An affix, in tables that others name as `affixes`.'),
      nothing: documented(z.optional(z.literal(true)), { doc: 'A blank.' }),
      weight: whole(1, 'How often it is drawn, relative to the others.', { min: 0, max: 1_000_000 }),
      guaranteed: flag(false, 'Always given, beside the draws.'),
      count: amount(1, 'How many pieces.', { min: 1 }),
      affixes: optionalRef('loot_tables', 'A table of affixes, drawn for every piece that does not stack.'),
    })
    .check(
      z.refine(
        (entry) =>
          [entry.item, entry.table, entry.affix, entry.nothing].filter((one) => one !== undefined).length === 1,
        'one_of_item_table_affix_nothing',
      ),
    ),
  { doc: 'One possible result: exactly one of item, table, affix, nothing.' },
);
export type LootEntry = z.infer<typeof entrySchema>;

export const lootTableSchema = record(
  {
    ...identity,
    rolls: amount(1, 'How many draws.', { min: 0, max: 100 }),
    entries: list(entrySchema, 'What can come out.', true),
  },
  'A weighted choice. Weights are relative, so that an entry added by a mod needs no recount.',
);
export type LootTable = z.infer<typeof lootTableSchema>;
