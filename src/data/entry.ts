/** One entry: from what TOML gave to a validated, qualified definition, or the mistakes that lose it. */
import { WHEN_SCHEMAS } from '../game/content/effects.ts';
import { REGISTRIES } from '../game/content/registries.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import { EVENTS } from '../game/rules/events.ts';
import type { Path } from './findings.ts';
import { entryId, qualify } from './ids.ts';
import { type Mistake, mistakes } from './issues.ts';
import { shorten } from './naming.ts';
import { nearest } from './nearest.ts';
import { type Plan, planOf } from './plan.ts';
import { colorMistake, shownMistake } from './shown.ts';
import { isTable, type Table } from './toml.ts';
import { walk } from './walk.ts';

/** A definition as its schema gives it, ids qualified. */
export type Entry = Record<string, unknown> & { id: string };

/** For each registry, where references and shown texts stand in its entries. */
export const PLANS: ReadonlyMap<RegistryName, Plan> = new Map(
  (Object.keys(REGISTRIES) as RegistryName[]).flatMap((name) => {
    const plan = planOf(REGISTRIES[name]);
    return plan === undefined ? [] : [[name, plan] as const];
  }),
);

export interface EntryReading {
  /** The entry, when nothing lost it. */
  readonly entry: Entry | undefined;
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
    return lost([{ code: 'wrong_type', path: [], params: { field: registry, expected: 'object', found: typeof raw } }]);
  }
  const warnings: Mistake[] = [];
  const table = withDefaults(raw, warnings);
  const parsed = REGISTRIES[registry].safeParse(table);
  if (!parsed.success) return lost(mistakes(parsed.error.issues, REGISTRIES[registry], table), warnings);
  // Every registry's schema has an `id`; the union of their outputs is wider than one index signature.
  const entry = parsed.data as unknown as Entry;
  const found = [...identityMistakes(entry, mod), ...filterMistakes(entry), ...spotMistakes(registry, entry, mod)];
  return found.length > 0 ? lost(found, warnings) : { entry, mistakes: [], warnings };
}

function lost(found: readonly Mistake[], warnings: readonly Mistake[] = []): EntryReading {
  return { entry: undefined, mistakes: found, warnings };
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

function identityMistakes(entry: Entry, mod: string): Mistake[] {
  const written = entry.overrides;
  const overrides = typeof written === 'string' ? qualify(written, mod) : undefined;
  if (typeof written === 'string' && overrides === undefined) {
    return [
      { code: 'bad_id', path: ['overrides'], params: { field: 'overrides', value: shorten(written), min: 0, max: 0 } },
    ];
  }
  const own = entryId(entry.id, mod, overrides);
  if (!own.ok) {
    return [{ code: own.code, path: ['id'], params: { field: 'id', value: shorten(entry.id), mod, min: 0, max: 0 } }];
  }
  entry.id = overrides ?? own.id;
  if (overrides !== undefined) entry.overrides = overrides;
  return [];
}

/** Checks each `when` against what its event can be asked. */
function filterMistakes(entry: Entry): Mistake[] {
  const found: Mistake[] = [];
  const triggers = Array.isArray(entry.triggers) ? entry.triggers : [];
  triggers.forEach((trigger, index) => {
    if (isTable(trigger)) found.push(...whenMistakes(trigger, ['triggers', index]));
  });
  if (typeof entry.on === 'string') found.push(...whenMistakes(entry, []));
  return found;
}

function whenMistakes(trigger: Record<string, unknown>, path: Path): Mistake[] {
  const event = String(trigger.on);
  const filter = isTable(trigger.when) ? trigger.when : {};
  const schema = Object.hasOwn(EVENTS, event) ? WHEN_SCHEMAS[event] : undefined;
  if (schema === undefined) return Object.keys(filter).map((field) => unknownFilter(field, event, [], path));
  const parsed = schema.safeParse(filter);
  if (parsed.success) {
    trigger.when = parsed.data;
    return [];
  }
  const known = Object.keys(schema.shape);
  return mistakes(parsed.error.issues, schema, filter).map((mistake) =>
    mistake.code === 'unknown_field'
      ? unknownFilter(String(mistake.path.at(-1)), event, known, path)
      : { ...mistake, path: [...path, 'when', ...mistake.path] },
  );
}

function unknownFilter(field: string, event: string, known: readonly string[], path: Path): Mistake {
  const params = { field: shorten(field), event, nearest: nearest(field, known), known: known.join(', ') };
  return { code: 'unknown_when', path: [...path, 'when', field], params };
}

/** Qualifies every reference and tag in place, and checks every shown text. */
function spotMistakes(registry: RegistryName, entry: Entry, mod: string): Mistake[] {
  const found: Mistake[] = [];
  const plan = PLANS.get(registry);
  if (plan === undefined) return found;
  walk(plan, entry, ({ meta, value, path, set }) => {
    if (meta.shown !== undefined) {
      const mistake = shownMistake(value, meta.shown, path);
      if (mistake !== undefined) found.push(mistake);
    }
    if (meta.ref === undefined || meta.ref === 'event') return;
    const id = qualify(value, mod);
    if (id !== undefined) set(id);
    else
      found.push({
        code: 'bad_id',
        path,
        params: { field: String(path.at(-1)), value: shorten(value), min: 0, max: 0 },
      });
  });
  return found;
}
