/** The second phase of loading: every file of every mod, in load order, into candidates for the registries. */
import { REGISTRY_NAMES, type RegistryName } from '../game/content/registry-names.ts';
import { claimedId, type Entry, readEntry } from './entry.ts';
import type { Findings, Path, Related } from './findings.ts';
import { qualify } from './ids.ts';
import type { Manifest } from './manifest.ts';
import { byCodePoint, MANIFEST_FILE, type ModFile, type ModFiles } from './mod-files.ts';
import { kindOf, shorten } from './naming.ts';
import { nearestName } from './nearest.ts';
import { isTable, readToml, type Table } from './toml.ts';

/** A mod whose manifest could be read, at its position in the load order. */
export interface ReadMod {
  readonly index: number;
  readonly manifest: Manifest;
  readonly files: ModFiles;
}

/** Something an entry was defined by, whether it wins or not. */
export interface Candidate {
  readonly registry: RegistryName;
  readonly id: string;
  readonly mod: ReadMod;
  readonly file: string;
  /** From the root of its file. */
  readonly path: Path;
  readonly entry: Entry;
  /** Whether it replaces an entry of that id. */
  readonly overrides: boolean;
}

/** What is left of a definition that was lost, and the fields for which it was. */
export interface Remains extends Candidate {
  readonly told: readonly Path[];
}

/** One `[balance]` block. */
export interface BalanceBlock {
  readonly mod: ReadMod;
  readonly file: string;
  readonly table: Table;
}

/** What the files say, before anything is resolved. */
export interface Reading {
  /** In load order, within a mod in the order of files and entries. */
  readonly candidates: Candidate[];
  /** What is left of entries that were lost here. Of any shape, but their ids are qualified. */
  readonly remains: Remains[];
  readonly balance: BalanceBlock[];
  /** Entries that were lost, `registry/id`, and what was lost first. */
  readonly lost: Map<string, string>;
  /** Tags of prefabs that were lost: a floor that misses its rooms is told which. */
  readonly lostTags: Map<string, string>;
  /** Files that could not be read: mod/file. */
  readonly lostFiles: { readonly mod: string; readonly file: string }[];
  /** mod/file → its text, for places and carets. */
  readonly sources: Map<string, string>;
  /** Mod → how much of it was looked at. */
  readonly counted: Map<string, { files: number; entries: number }>;
}

/** Tables that a content file may hold. */
const TABLES: readonly string[] = [...REGISTRY_NAMES, 'balance'];
/** How many entries one mod may define. */
export const ENTRY_LIMIT = 100_000;

export function emptyReading(): Reading {
  return {
    candidates: [],
    remains: [],
    balance: [],
    lost: new Map(),
    lostTags: new Map(),
    lostFiles: [],
    sources: new Map(),
    counted: new Map(),
  };
}

export function count({ counted }: Reading, mod: string, what: 'files' | 'entries'): void {
  const known = counted.get(mod) ?? { files: 0, entries: 0 };
  known[what] += 1;
  counted.set(mod, known);
}

/** Whether a path is a content file: any `*.toml` directly in the folder, the manifest aside. */
export function isContentFile(path: string): boolean {
  return !path.includes('/') && path.endsWith('.toml') && path !== MANIFEST_FILE;
}

/** Reads the content files of one mod. */
export function readMod(mod: ReadMod, into: Reading, findings: Findings): void {
  const seen = new Map<string, Related>();
  const files = mod.files.files.filter(({ path }) => isContentFile(path)).sort((a, b) => byCodePoint(a.path, b.path));
  warnOfCase(mod, files, findings);
  const entries = { left: ENTRY_LIMIT };
  for (const file of files) readFile(mod, file, { into, findings, seen, entries });
}

/** On some systems `Items.toml` and `items.toml` are one file: a mod with both works on others only. */
function warnOfCase(mod: ReadMod, files: readonly ModFile[], findings: Findings): void {
  const lower = new Map<string, string>();
  for (const { path } of files) {
    const other = lower.get(path.toLowerCase());
    if (other === undefined) lower.set(path.toLowerCase(), path);
    else findings.warning({ mod: mod.manifest.id, file: path }, 'case_collision', { other });
  }
}

interface Work {
  readonly into: Reading;
  readonly findings: Findings;
  /** `registry/id` → where it was defined first in this mod. */
  readonly seen: Map<string, Related>;
  readonly entries: { left: number };
}

function readFile(mod: ReadMod, file: ModFile, work: Work): void {
  const { into, findings } = work;
  const where = { mod: mod.manifest.id, file: file.path };
  count(into, where.mod, 'files');
  const reading = readToml(file);
  into.sources.set(`${where.mod}/${where.file}`, reading.text);
  if (!reading.ok) {
    findings.error({ ...where, place: reading.problem.place }, reading.problem.code, reading.problem.params);
    into.lostFiles.push(where);
    loseAll(reading.text, where, into);
    return;
  }
  for (const [name, value] of Object.entries(reading.table)) {
    if (!TABLES.includes(name)) {
      const params = { table: shorten(name), nearest: nearestName(name, TABLES), known: TABLES.join(', ') };
      findings.error({ ...where, path: [name] }, 'unknown_table', params);
      loseList(params.nearest, value, { ...where, into });
    } else if (name === 'balance') readBalance(mod, file.path, value, work);
    // `name` was found in the list of registry names just above.
    else readList({ mod, file: file.path, registry: name as RegistryName, path: [name] }, value, work);
  }
}

/** A file with an error of syntax loses its entries: what refers to them is told why. */
function loseAll(text: string, where: { readonly mod: string; readonly file: string }, into: Reading): void {
  for (const [, id = ''] of text.matchAll(/^[ \t]*(?:id|overrides)[ \t]*=[ \t]*["']([a-z0-9_:]{1,130})["']/gm)) {
    const full = id.includes(':') ? id : `${where.mod}:${id}`;
    for (const registry of REGISTRY_NAMES) {
      if (!into.lost.has(`${registry}/${full}`)) into.lost.set(`${registry}/${full}`, `${where.mod}/${where.file}`);
    }
  }
}

/** Entries under a heading that is none are lost with it: what refers to them is told why. */
function loseList(
  registry: string,
  value: unknown,
  { mod, file, into }: { readonly mod: string; readonly file: string; readonly into: Reading },
): void {
  for (const raw of Array.isArray(value) ? value.slice(0, ENTRY_LIMIT) : [value]) {
    const { id } = claimedId(raw, mod);
    const key = `${registry}/${id}`;
    if (id !== '' && !into.lost.has(key)) into.lost.set(key, `${mod}/${file}`);
  }
}

function readBalance(mod: ReadMod, file: string, value: unknown, { into, findings }: Work): void {
  if (isTable(value)) into.balance.push({ mod, file, table: value });
  else {
    const where = { mod: mod.manifest.id, file, path: ['balance'] };
    findings.error(where, 'wrong_type', { field: 'balance', expected: 'object', found: kindOf(value) });
  }
}

interface Place {
  readonly mod: ReadMod;
  readonly file: string;
  readonly registry: RegistryName;
  readonly path: Path;
}

function readList(at: Place, value: unknown, work: Work): void {
  const { registry, path } = at;
  const where = { mod: at.mod.manifest.id, file: at.file, path };
  if (isTable(value)) {
    loseList(registry, value, { mod: where.mod, file: at.file, into: work.into });
    return work.findings.error(where, 'single_table', { table: registry });
  }
  if (!Array.isArray(value)) {
    return work.findings.error(where, 'wrong_type', { field: registry, expected: 'array', found: kindOf(value) });
  }
  for (const [index, raw] of value.entries()) {
    const place = { ...at, path: [registry, index] };
    if (work.entries.left-- <= 0) {
      return work.findings.error({ ...where, path: place.path }, 'too_many_entries', { limit: ENTRY_LIMIT });
    }
    readOne(place, raw, work);
  }
}

function readOne(at: Place, raw: unknown, work: Work): void {
  const { mod, file, registry, path } = at;
  const { into, findings } = work;
  count(into, mod.manifest.id, 'entries');
  const claimed = claimedId(raw, mod.manifest.id);
  const where = { mod: mod.manifest.id, file, entry: claimed.id };
  const { entry, remains, mistakes, warnings } = readEntry(registry, raw, mod.manifest.id);
  for (const one of warnings) findings.warning({ ...where, path: [...path, ...one.path] }, one.code, one.params);
  for (const one of mistakes) findings.error({ ...where, path: [...path, ...one.path] }, one.code, one.params);
  const key = `${registry}/${claimed.id}`;
  const first = work.seen.get(key);
  if (first !== undefined && claimed.id !== '') {
    const field = claimed.overrides === undefined ? 'id' : 'overrides';
    findings.error({ ...where, path: [...path, field], related: first }, 'duplicate_id', {
      id: claimed.id,
      first: first.file,
    });
    return;
  }
  work.seen.set(key, { file, path });
  const overrides = claimed.overrides !== undefined;
  if (entry === undefined) {
    const told = mistakes.map((one) => one.path);
    const left = { ...remains, id: claimed.id };
    into.remains.push({ registry, id: claimed.id, mod, file, path, entry: left, overrides, told });
    if (!into.lost.has(key)) into.lost.set(key, claimed.id);
    if (registry === 'prefabs') loseTags(raw, { id: claimed.id, mod: mod.manifest.id }, into);
    return;
  }
  into.candidates.push({ registry, id: entry.id, mod, file, path, entry, overrides });
}

function loseTags(raw: unknown, { id, mod }: { readonly id: string; readonly mod: string }, into: Reading): void {
  const tags: unknown = isTable(raw) ? raw.tags : undefined;
  if (!Array.isArray(tags)) return;
  for (const tag of tags.slice(0, 100)) {
    const full = typeof tag === 'string' ? qualify(tag, mod) : undefined;
    if (full !== undefined && !into.lostTags.has(full)) into.lostTags.set(full, id);
  }
}
