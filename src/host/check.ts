/** What `check` looks at: all installed mods, or single folders on top of those they depend on. */
import { basename, resolve } from 'node:path';
import { type Dependant, type HardError, hardError, sortMods } from '../data/depends.ts';
import type { Diagnostic } from '../data/diagnostic.ts';
import { type Finding, Findings } from '../data/findings.ts';
import { type Loaded, loadContent } from '../data/load.ts';
import { readManifest, standInFor, standInText } from '../data/manifest.ts';
import { MANIFEST_FILE, type ModFiles } from '../data/mod-files.ts';
import { CORE } from '../data/order.ts';
import { exactly, roughly } from '../data/places.ts';
import { compilerFor, type LoadRequest, withoutRepeats } from './load.ts';
import { type ModFolder, readManifestOnly, readModFolder } from './mod-folders.ts';
import { findMods } from './mods.ts';

export interface Checked {
  readonly files: number;
  readonly entries: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
  readonly loaded: Loaded;
  /** Mods that take part, in load order, with what they need. */
  readonly mods: readonly Dependant[];
  /** Whether nothing could be checked at all. */
  readonly nothing: boolean;
}

/** A mod that takes part in a check. */
interface Part extends Dependant {
  readonly folder: ModFolder;
  /** In place of a manifest that has mistakes: they are told, and so is all else. */
  readonly standIn?: string;
}

/** Checks the folders given, or without any all that is installed. */
export async function checkMods(folders: readonly string[], request: LoadRequest): Promise<Checked> {
  const findings = new Findings();
  const sources = new Map<string, string>();
  const installation = findMods(request, readManifest, { write: false });
  const installed: Part[] = installation.mods.map(({ manifest, folder }) => ({ ...dependant(manifest), folder }));
  const given = folders.map((path): ModFolder => ({ name: basename(resolve(path)), path: resolve(path) }));
  const named = given.flatMap((folder) => namedPart(folder, { findings, sources, engine: request.engine }) ?? []);
  const mods = folders.length === 0 ? installed : withDependencies(named, installed);
  const files = mods.map(filesOf);
  const loaded = await loadThoroughly(files, request.engine);
  const own = new Map(sources);
  for (const [key, text] of [...(folders.length === 0 ? installation.sources : []), ...loaded.sources, ...own])
    sources.set(key, text);
  const problem = hardError(
    mods,
    installation.disabled.map(({ manifest }) => manifest.id),
    request.modsDirs.join(', '),
  );
  if (problem !== undefined) tellHardError(problem, mods, findings);
  const found = folders.length === 0 ? installation.findings.list : [];
  const all = withoutRepeats([...roughly([...found, ...findings.list], sources), ...loaded.diagnostics]);
  const looked = new Set(folders.length === 0 ? mods.map(({ id }) => id) : named.map(({ id }) => id));
  const names = new Set(given.map(({ name }) => name));
  const about =
    folders.length === 0 ? all : concerning(all, { looked, names, before: saidWithout(mods, looked, request.engine) });
  const counts = [...looked].map((id) => loaded.counted.get(id) ?? { files: 0, entries: 0 });
  return {
    files: counts.reduce((sum, one) => sum + one.files, 0),
    entries: counts.reduce((sum, one) => sum + one.entries, 0),
    diagnostics: await exactly(about, sources),
    sources,
    loaded,
    mods,
    nothing: looked.size === 0 || problem?.code === 'core_missing',
  };
}

/** The files of a mod; its manifest as far as it can be understood. */
function filesOf({ folder, standIn }: Part): ModFiles {
  const mod = readModFolder(folder);
  if (standIn === undefined) return mod;
  const rest = mod.files.filter(({ path }) => path !== MANIFEST_FILE);
  return { ...mod, files: [{ path: MANIFEST_FILE, text: standIn }, ...rest] };
}

/** What is said of the other mods without those that are checked: what is said more is their doing. */
function saidWithout(mods: readonly Part[], looked: ReadonlySet<string>, engine: string): Set<string> {
  const others = mods.filter(({ id }) => !looked.has(id)).map(filesOf);
  return new Set(loadContent(others, { engine }).diagnostics.map(sameness));
}

interface Interest {
  readonly looked: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

/** What is about the checked mods, and what they did to others. Notes on others are none of theirs. */
function concerning(all: readonly Finding[], { looked, names, before }: Interest): Finding[] {
  return all.filter((one) => {
    if (looked.has(one.mod) || names.has(one.mod) || one.mod === '') return true;
    return one.severity !== 'info' && !before.has(sameness(one));
  });
}

function sameness({ mod, file, path, code, params }: Finding): string {
  return JSON.stringify([mod, file, path, code, params]);
}

async function loadThoroughly(files: readonly ModFiles[], engine: string): Promise<Loaded> {
  const options = { engine, thorough: true };
  const compile = await compilerFor(files);
  if (compile === undefined) return loadContent(files, options);
  return loadContent(files, { ...options, compile, trial: (await import('../script/try.ts')).trial });
}

function dependant({ id, depends }: Dependant): Dependant {
  return { id, depends };
}

interface Reading {
  readonly findings: Findings;
  readonly sources: Map<string, string>;
  readonly engine: string;
}

/** A folder named on the command line. That it is no mod is then an error, not a note. */
function namedPart(folder: ModFolder, { findings, sources, engine }: Reading): Part | undefined {
  const files = readManifestOnly(folder);
  if (files.files.length === 0) {
    findings.error({ mod: folder.name, file: '' }, 'no_manifest', { folder: folder.path });
    return undefined;
  }
  sources.set(`${folder.name}/manifest.toml`, files.files[0]?.text ?? '');
  const manifest = readManifest(files, findings, engine);
  if (manifest !== undefined) return { ...dependant(manifest), folder };
  const standIn = standInFor(files);
  return standIn === undefined ? undefined : { ...dependant(standIn), folder, standIn: standInText(standIn) };
}

/** The named mods after what they need of the installed ones; a named mod takes the place of an installed one. */
function withDependencies(named: readonly Part[], installed: readonly Part[]): Part[] {
  const byId = new Map([...installed, ...named].map((part) => [part.id, part]));
  const wanted = new Set<string>();
  const waiting = [CORE, ...named.map(({ id }) => id)];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (wanted.has(id)) continue;
    wanted.add(id);
    waiting.push(...(byId.get(id)?.depends ?? []));
  }
  const order = sortMods([...byId.values()].filter(({ id }) => wanted.has(id)));
  return order.flatMap((id) => byId.get(id) ?? []);
}

function tellHardError(problem: HardError, mods: readonly Dependant[], findings: Findings): void {
  if (problem.code === 'core_missing') return findings.error({ mod: '', file: '' }, problem.code, problem.params);
  const { mod, dependency } = problem.params;
  const index = mods.find(({ id }) => id === mod)?.depends.indexOf(dependency) ?? 0;
  findings.error({ mod, file: 'manifest.toml', path: ['depends', index] }, problem.code, problem.params);
}
