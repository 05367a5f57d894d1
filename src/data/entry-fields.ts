/** What is wrong in single fields of an entry, however much of it is right: ids, shown texts, and what an event is asked. */
import { WHEN_SCHEMAS } from '../game/content/effects.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import { EVENTS } from '../game/rules/events.ts';
import type { Path } from './findings.ts';
import { qualify } from './ids.ts';
import { type Mistake, mistakes } from './issues.ts';
import { shorten } from './naming.ts';
import { nearestName } from './nearest.ts';
import { PLANS } from './plan.ts';
import { shownMistake } from './shown.ts';
import { isTable, type Table } from './toml.ts';
import { walk } from './walk.ts';

/**
 * Qualifies every reference and tag of an entry in place; the answer is what was wrong with them, with its texts and filters.
 * `written` is the table that the entry was read from.
 */
export function fieldMistakes(registry: RegistryName, entry: Table, written: Table, mod: string): Mistake[] {
  return [...filterMistakes(entry, written), ...spotMistakes(registry, entry, mod)];
}

/** Checks each `when` against what its event can be asked. */
function filterMistakes(entry: Table, written: Table): Mistake[] {
  const found: Mistake[] = [];
  const triggers = Array.isArray(entry.triggers) ? entry.triggers : [];
  const source = Array.isArray(written.triggers) ? written.triggers : [];
  triggers.forEach((trigger, index) => {
    if (isTable(trigger)) found.push(...whenMistakes(trigger, source[index], ['triggers', index]));
  });
  if (typeof entry.on === 'string') found.push(...whenMistakes(entry, written, []));
  return found;
}

/** What is asked is read as it was written: a table of any names comes out of its schema without `__proto__`. */
function whenMistakes(trigger: Table, written: unknown, path: Path): Mistake[] {
  const event = String(trigger.on);
  const filter = isTable(written) && isTable(written.when) ? written.when : {};
  // Of an event that does not exist it is not known what it may be asked.
  if (!Object.hasOwn(EVENTS, event) && !event.includes(':')) return [];
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
  const params = { field: shorten(field), event, nearest: nearestName(field, known), known: known.join(', ') || '–' };
  return { code: 'unknown_when', path: [...path, 'when', field], params };
}

/** Qualifies every reference and tag in place, and checks every shown text. */
function spotMistakes(registry: RegistryName, entry: Table, mod: string): Mistake[] {
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
