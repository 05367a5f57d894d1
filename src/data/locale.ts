/** `locale/<language>.toml`: the texts of a mod, of mods before it, and of the interface, in another language. */
import { REGISTRY_NAMES, type RegistryName } from '../game/content/registry-names.ts';
import { GENDERS } from '../game/content/words.ts';
import type { Findings, Where } from './findings.ts';
import { qualify } from './ids.ts';
import { LANGUAGE } from './manifest.ts';
import type { ModFile } from './mod-files.ts';
import { kindOf, shorten } from './naming.ts';
import { nearestName } from './nearest.ts';
import { type Candidate, count, type ReadMod } from './read.ts';
import { keyOf, nearestKnown, type Resolution, winner } from './resolve.ts';
import { shownMistake } from './shown.ts';
import { put, type Texts, textsOf } from './text-keys.ts';
import { isTable, readToml } from './toml.ts';

/** The files that hold texts, and the language in their name. */
export const LOCALE_FILE = /^locale\/([^/]+)\.toml$/;
/** How long a text of the interface may be. */
const ENGINE_TEXT_LIMIT = 4000;

interface Work {
  readonly resolution: Resolution;
  readonly texts: Texts;
  readonly findings: Findings;
}

/** Reads `locale/<language>.toml` of one mod. */
export function readLocale(mod: ReadMod, file: ModFile, work: Work): void {
  const { findings, resolution } = work;
  const where = { mod: mod.manifest.id, file: file.path };
  const language = LOCALE_FILE.exec(file.path)?.[1] ?? '';
  const reading = readToml(file);
  resolution.reading.sources.set(`${where.mod}/${where.file}`, reading.text);
  count(resolution.reading, where.mod, 'files');
  if (!LANGUAGE.test(language))
    return findings.warning(where, 'bad_language', { field: file.path, value: shorten(language) });
  if (!reading.ok)
    return findings.error({ ...where, place: reading.problem.place }, reading.problem.code, reading.problem.params);
  for (const [name, table] of Object.entries(reading.table)) {
    const at = { ...where, path: [name] };
    if (name === 'engine' && isTable(table)) readEngine(table, { language, key: 'engine/', at, work });
    else if (name === 'tags' && isTable(table)) readTags(mod, table, { language, at, work });
    else if (![...REGISTRY_NAMES, 'engine', 'tags'].includes(name)) {
      const known = ['engine', 'tags', ...REGISTRY_NAMES];
      findings.warning(at, 'unknown_table', {
        table: shorten(name),
        nearest: nearestName(name, known),
        known: known.join(', '),
      });
    } else if (!isTable(table)) {
      findings.warning(at, 'wrong_type', { field: name, expected: 'object', found: kindOf(table) });
    } else {
      // `name` is one of the registry names, as just checked.
      for (const [id, value] of Object.entries(table))
        readEntryTexts(mod, name as RegistryName, [id, value], { language, at, work });
    }
  }
}

interface At {
  readonly language: string;
  readonly at: Where;
  readonly work: Work;
}

/** Texts of the interface, by the keys of its catalogue; nested tables and dots mean the same. */
function readEngine(value: unknown, into: At & { readonly key: string }): void {
  const { language, key, at, work } = into;
  if (typeof value === 'string') {
    const mistake = value.length > ENGINE_TEXT_LIMIT ? undefined : shownMistake(value, 'text', at.path ?? []);
    if (mistake === undefined && value.length <= ENGINE_TEXT_LIMIT) put(work.texts, language, key, value);
    else if (mistake !== undefined) work.findings.warning(at, mistake.code, mistake.params);
    else work.findings.warning(at, 'too_long', { field: key, length: value.length, limit: ENGINE_TEXT_LIMIT });
  } else if (isTable(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const next = key === 'engine/' ? `engine/${name}` : `${key}.${name}`;
      readEngine(inner, { ...into, key: next, at: { ...at, path: [...(at.path ?? []), name] } });
    }
  } else work.findings.warning(at, 'wrong_type', { field: key, expected: 'string', found: kindOf(value) });
}

/** Tags need no entry, so only a locale can name them: `[tags.undead] name = "undead"`. */
function readTags(mod: ReadMod, table: Record<string, unknown>, { language, at, work }: At): void {
  for (const [written, value] of Object.entries(table)) {
    const where = { ...at, path: ['tags', written] };
    const name = isTable(value) ? value.name : undefined;
    if (typeof name !== 'string') {
      work.findings.warning(where, 'wrong_type', { field: written, expected: 'object', found: kindOf(value) });
    } else addText(`tags/${qualify(written, mod.manifest.id) ?? written}/name`, name, { language, at: where, work });
  }
}

/** The texts of one entry: of this mod, or of one that was loaded before. */
function readEntryTexts(mod: ReadMod, registry: RegistryName, [written, value]: [string, unknown], into: At): void {
  const { work } = into;
  const id = qualify(written, mod.manifest.id) ?? written;
  const candidate = winner(work.resolution, keyOf(registry, id)) ?? lostOne(registry, id, into);
  const at = { ...into.at, path: [registry, written], entry: shorten(id) };
  if (candidate === undefined) return missed(registry, id, { ...into, at });
  if (!isTable(value)) {
    return work.findings.warning(at, 'wrong_type', { field: written, expected: 'object', found: kindOf(value) });
  }
  // The entry was overridden by a later mod: these texts are about its predecessor.
  if (candidate.mod.index > mod.index) return;
  const keys = textsOf(registry, candidate.entry);
  for (const [field, text] of leaves(value, [])) {
    const place = { ...at, path: [registry, written, ...field] };
    readText(`${registry}/${id}/`, [field, text], keys, { ...into, at: place });
  }
}

/** The entry that was lost under this id: its texts are there to be translated all the same. */
function lostOne(registry: RegistryName, id: string, { work }: At): Candidate | undefined {
  if (!work.resolution.reading.lost.has(keyOf(registry, id))) return undefined;
  return work.resolution.reading.remains.find((one) => one.registry === registry && one.id === id);
}

/** There is no such entry; nothing is said of one that was lost, since its loss has been told. */
function missed(registry: RegistryName, id: string, { at, work }: At): void {
  const { resolution, findings } = work;
  const key = keyOf(registry, id);
  if (resolution.reading.lost.has(key)) return;
  findings.warning(at, 'translates_nothing', { id: shorten(id), registry, nearest: nearestKnown(resolution, key) });
}

function readText(
  start: string,
  [field, text]: readonly [readonly string[], unknown],
  keys: ReadonlyMap<string, string>,
  into: At,
): void {
  const { at, work } = into;
  const name = field.join('/');
  if (typeof text !== 'string') {
    work.findings.warning(at, 'wrong_type', { field: name, expected: 'string', found: kindOf(text) });
  } else if (fits(start + name, field, keys, text)) addText(start + name, text, into);
  else {
    const known = [...keys.keys()].map((one) => one.slice(start.length));
    const params = { field: shorten(name), nearest: nearestName(name, known), known: known.map(shorten).join(', ') };
    work.findings.warning(at, 'unknown_text', params);
  }
}

/** Whether a text has something to translate: a field of the entry, a form of its name, or its gender. */
function fits(key: string, field: readonly string[], keys: ReadonlyMap<string, string>, text: string): boolean {
  if (field.length === 1 && field[0] === 'gender') return (GENDERS as readonly string[]).includes(text);
  const [first, form = ''] = field;
  if (first === 'name' && field.length <= 2) return field.length === 1 || (GENDERS as readonly string[]).includes(form);
  return keys.has(key);
}

function addText(key: string, text: string, { language, at, work }: At): void {
  const mistake = shownMistake(text, 'text', at.path ?? []);
  if (mistake !== undefined) work.findings.warning(at, mistake.code, mistake.params);
  else if (text.length > 2000) work.findings.warning(at, 'too_long', { field: key, length: text.length, limit: 2000 });
  else put(work.texts, language, key, text);
}

/** The texts inside a table with the way to each, at most three tables deep. */
function leaves(table: Record<string, unknown>, base: readonly string[]): [readonly string[], unknown][] {
  return Object.entries(table).flatMap(([name, value]): [readonly string[], unknown][] => {
    const path = [...base, name];
    return isTable(value) && path.length < 3 ? leaves(value, path) : [[path, value]];
  });
}
