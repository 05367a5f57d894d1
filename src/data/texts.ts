/** The texts of the content in every language: those inside the entries and those of `locale/<language>.toml`. */

import type { RegistryName } from '../game/content/field.ts';
import { REGISTRY_NAMES } from '../game/content/field.ts';
import { GENDERS } from '../game/content/words.ts';
import { type Entry, PLANS } from './entry.ts';
import type { Findings, Where } from './findings.ts';
import { qualify } from './ids.ts';
import { LANGUAGE } from './manifest.ts';
import { byCodePoint, type ModFile } from './mod-files.ts';
import { nearest, nearestId } from './nearest.ts';
import { isTable } from './plan.ts';
import { type Candidate, count, type ReadMod } from './read.ts';
import { keyOf, type Resolution, winner } from './resolve.ts';
import { kindOf, shorten } from './schema-paths.ts';
import { shownMistake } from './shown.ts';
import { readToml } from './toml.ts';
import { walk } from './walk.ts';

/** Language → key → text. */
export type Texts = Map<string, Map<string, string>>;

const FILE = /^locale\/([^/]+)\.toml$/;
/** How long a text of the interface may be. */
const ENGINE_TEXT_LIMIT = 4000;

/** The texts of all winners. A translation made for an entry that was overridden later does not apply to its successor. */
export function collectTexts(resolution: Resolution, mods: readonly ReadMod[], findings: Findings): Texts {
  const texts: Texts = new Map();
  for (const chain of resolution.chains.values()) {
    const last = chain.at(-1);
    if (last !== undefined) addInline(last, texts);
  }
  for (const mod of mods) {
    const files = mod.files.files.filter(({ path }) => FILE.test(path)).sort((a, b) => byCodePoint(a.path, b.path));
    for (const file of files) readLocale(mod, file, { resolution, texts, findings });
  }
  return texts;
}

function put(texts: Texts, language: string, key: string, text: string): void {
  const known = texts.get(language);
  if (known === undefined) texts.set(language, new Map([[key, text]]));
  else known.set(key, text);
}

/** The keys under which the texts of an entry are found: `items/core:iron_sword/name`. */
export function textsOf(registry: RegistryName, entry: Entry): Map<string, string> {
  const found = new Map<string, string>();
  const plan = PLANS.get(registry);
  if (plan === undefined) return found;
  walk(plan, entry, ({ meta, value, path }) => {
    if (meta.shown === 'name' || meta.shown === 'text') found.set(textKey(registry, entry, path), value);
  });
  return found;
}

function textKey(registry: RegistryName, entry: Entry, path: readonly (string | number)[]): string {
  const start = `${registry}/${entry.id}`;
  const [first, index] = path;
  if (first !== 'options' || typeof index !== 'number') return `${start}/${path.join('/')}`;
  const options: unknown = entry.options;
  const option: unknown = Array.isArray(options) ? options[index] : undefined;
  const { id, text } = isTable(option) ? option : { id: undefined, text: undefined };
  return `${start}/options/${String(id ?? text)}`;
}

function addInline(candidate: Candidate, texts: Texts): void {
  const { language } = candidate.mod.manifest;
  for (const [key, text] of textsOf(candidate.registry, candidate.entry)) put(texts, language, key, text);
}

interface Work {
  readonly resolution: Resolution;
  readonly texts: Texts;
  readonly findings: Findings;
}

function readLocale(mod: ReadMod, file: ModFile, work: Work): void {
  const { findings, resolution } = work;
  const where = { mod: mod.manifest.id, file: file.path };
  const language = FILE.exec(file.path)?.[1] ?? '';
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
        nearest: nearest(name, known),
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

function readEntryTexts(mod: ReadMod, registry: RegistryName, [written, value]: [string, unknown], into: At): void {
  const { work, language } = into;
  const at = { ...into.at, path: [registry, written] };
  const id = qualify(written, mod.manifest.id) ?? written;
  const candidate = winner(work.resolution, keyOf(registry, id));
  const where = { ...at, entry: shorten(id) };
  if (candidate === undefined) {
    if (work.resolution.reading.lost.has(keyOf(registry, id))) return;
    const prefix = `${registry}/`;
    const known = [...work.resolution.chains.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return work.findings.warning(where, 'translates_nothing', {
      id: shorten(id),
      registry,
      nearest: nearestId(id, known),
    });
  }
  if (!isTable(value))
    return work.findings.warning(where, 'wrong_type', { field: written, expected: 'object', found: kindOf(value) });
  if (candidate.mod.index > mod.index) return;
  const keys = textsOf(registry, candidate.entry);
  for (const [field, text] of leaves(value, [])) {
    const key = `${registry}/${id}/${field.join('/')}`;
    const place = { ...where, path: [registry, written, ...field] };
    if (typeof text !== 'string') {
      work.findings.warning(place, 'wrong_type', { field: field.join('.'), expected: 'string', found: kindOf(text) });
    } else if (fits(key, field, keys, text)) addText(key, text, { language, at: place, work });
    else {
      const start = `${registry}/${id}/`;
      const known = [...keys.keys()].map((one) => one.slice(start.length));
      const params = {
        field: shorten(field.join('/')),
        nearest: nearest(field.join('/'), known),
        known: known.map(shorten).join(', '),
      };
      work.findings.warning(place, 'unknown_text', params);
    }
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
