/** One entry: from what TOML gave to a validated, qualified definition, or the mistakes that lose it. */
import { REGISTRIES } from '../game/content/registries.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import { fieldMistakes } from './entry-fields.ts';
import { startsWith } from './findings.ts';
import { entryId, qualify } from './ids.ts';
import { type Mistake, mistakes } from './issues.ts';
import { kindOf, shorten } from './naming.ts';
import { colorMistake } from './shown.ts';
import { isTable, type Table } from './toml.ts';

/** A definition as its schema gives it, ids qualified. */
export type Entry = Record<string, unknown> & { id: string };

export interface EntryReading {
  /** The entry, when nothing lost it. */
  readonly entry: Entry | undefined;
  /** What is left of it otherwise: its ids are qualified, its shape is anything. */
  readonly remains: Table;
  readonly mistakes: readonly Mistake[];
  /** What is wrong without losing the entry. */
  readonly warnings: readonly Mistake[];
}

/** The id an entry goes by, as far as it can be told, so that its loss can be named. */
export function claimedId(raw: unknown, mod: string): { readonly id: string; readonly overrides: string | undefined } {
  const { id, overrides } = isTable(raw) ? raw : { id: undefined, overrides: undefined };
  const target = typeof overrides === 'string' ? (qualify(overrides, mod) ?? overrides) : undefined;
  if (target !== undefined) return { id: shorten(target), overrides: target };
  if (typeof id !== 'string') return { id: '', overrides: undefined };
  return { id: shorten(qualify(id, mod) ?? id), overrides: undefined };
}

/** Validates one element of `[[registry]]`. */
export function readEntry(registry: RegistryName, raw: unknown, mod: string): EntryReading {
  if (!isTable(raw)) {
    const params = { field: registry, expected: 'object', found: kindOf(raw) };
    return { entry: undefined, remains: {}, mistakes: [{ code: 'wrong_type', path: [], params }], warnings: [] };
  }
  const warnings: Mistake[] = [];
  const table = withDefaults(raw, warnings);
  const parsed = REGISTRIES[registry].safeParse(table);
  if (!parsed.success) {
    const shape = mistakes(parsed.error.issues, REGISTRIES[registry], table);
    // Nobody wants to mend an entry only to be told what else was wrong with it all the time.
    const more = [...identityMistakes(table, mod), ...fieldMistakes(registry, table, table, mod)];
    const found = [...shape, ...more.filter(({ path }) => !shape.some((one) => startsWith(path, one.path)))];
    return { entry: undefined, remains: table, mistakes: found, warnings };
  }
  // Every registry's schema has an `id`; the union of their outputs is wider than one index signature.
  const entry = parsed.data as unknown as Entry;
  const found = [...identityMistakes(entry, mod), ...fieldMistakes(registry, entry, table, mod)];
  return { entry: found.length > 0 ? undefined : entry, remains: entry, mistakes: found, warnings };
}

/** An unknown colour means the default one; an override needs no id of its own. */
function withDefaults(raw: Table, warnings: Mistake[]): Table {
  const color = colorMistake(raw.color, ['color']);
  const nameless = raw.id === undefined && typeof raw.overrides === 'string';
  if (color === undefined && !nameless) return raw;
  // An object without a prototype is a table.
  const copy = Object.assign(Object.create(null) as Table, raw);
  if (color !== undefined) {
    warnings.push(color);
    delete copy.color;
  }
  if (nameless) copy.id = raw.overrides;
  return copy;
}

function identityMistakes(entry: Table, mod: string): Mistake[] {
  const written = entry.overrides;
  const overrides = typeof written === 'string' ? qualify(written, mod) : undefined;
  if (typeof written === 'string' && overrides === undefined) {
    return [
      { code: 'bad_id', path: ['overrides'], params: { field: 'overrides', value: shorten(written), min: 0, max: 0 } },
    ];
  }
  if (typeof entry.id !== 'string') return [];
  const own = entryId(entry.id, mod, overrides);
  if (!own.ok) {
    return [{ code: own.code, path: ['id'], params: { field: 'id', value: shorten(entry.id), mod, min: 0, max: 0 } }];
  }
  entry.id = overrides ?? own.id;
  if (overrides !== undefined) entry.overrides = overrides;
  return [];
}
