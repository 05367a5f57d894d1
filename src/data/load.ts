/** Mods in, content and diagnostics out. Pure, and never throws on anything a mod may hold. */
import { buildContent, type Content, type LoadedMod, type Registries } from '../game/content/content.ts';
import { REGISTRY_NAMES } from '../game/content/registry-names.ts';
import { SCRIPT_ENGINE } from '../game/content/script.ts';
import { hashHex } from '../lib/hash.ts';
import { adviseOn } from './advice.ts';
import { mergeBalance } from './balance-block.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Finding, Findings } from './findings.ts';
import { dropCircles } from './loot-circles.ts';
import { readManifest } from './manifest.ts';
import { byCodePoint, type ModFiles } from './mod-files.ts';
import { exactly, roughly } from './places.ts';
import { emptyReading, type ReadMod, readMod } from './read.ts';
import { checkRemains } from './remains.ts';
import { type Resolution, resolve, sweep, winners } from './resolve.ts';
import { dropBadRooms } from './rooms.ts';
import { type Compile, compileScripts, type Trial, tryScripts } from './scripts.ts';
import { collectTexts } from './texts.ts';
import { normalise } from './toml.ts';

export interface LoadOptions {
  /** The version of the game, for manifests that ask for one. */
  readonly engine: string;
  readonly compile?: Compile;
  /** Tries scripts out. For `check`. */
  readonly trial?: Trial;
  /** Also look for what is only worth knowing: missing translations, things that cannot be obtained. For `check`. */
  readonly thorough?: boolean;
}

export interface Loaded {
  readonly content: Content;
  /** Placed at the header of their entries; `pinpoint` finds the field. */
  readonly diagnostics: readonly Finding[];
  /** mod/file → text, for carets. */
  readonly sources: ReadonlyMap<string, string>;
  /** Mod → how many of its files and entries were looked at. */
  readonly counted: ReadonlyMap<string, { readonly files: number; readonly entries: number }>;
  /** Files of syntax errors: what they define is missing, but not removed. */
  readonly lostFiles: readonly { readonly mod: string; readonly file: string }[];
  /** Who defined what, for `explain` and the conflict report. */
  readonly resolution: Resolution;
}

/** Loads mods in the order given. */
export function loadContent(mods: readonly ModFiles[], options: LoadOptions): Loaded {
  const findings = new Findings();
  const readMods = readManifests(mods, findings, options.engine);
  const reading = emptyReading();
  for (const mod of mods) noteManifest(mod, readMods, reading.sources);
  for (const mod of readMods) readMod(mod, reading, findings);
  const resolution = resolve(reading, findings);
  checkRemains(resolution);
  const compiled = compileScripts(resolution, options.compile);
  dropCircles(resolution);
  dropBadRooms(resolution);
  const texts = collectTexts(resolution, readMods, findings);
  adviseOn({ resolution, texts, mods: readMods, thorough: options.thorough === true });
  sweep(resolution);
  if (options.trial !== undefined) tryScripts(resolution, compiled, options.trial);
  const loaded = readMods.map(loadedMod);
  const content = buildContent(registriesOf(resolution), {
    balance: mergeBalance(reading.balance, findings),
    mods: loaded,
    hash: hashOf(loaded, compiled.size > 0),
    texts,
    compiled,
  });
  const diagnostics = roughly(findings.list, reading.sources);
  return {
    content,
    diagnostics,
    sources: reading.sources,
    counted: reading.counted,
    lostFiles: reading.lostFiles,
    resolution,
  };
}

/** The diagnostics with line and column of the very field. */
export function pinpoint(loaded: Pick<Loaded, 'diagnostics' | 'sources'>): Promise<Diagnostic[]> {
  return exactly(loaded.diagnostics, loaded.sources);
}

function readManifests(mods: readonly ModFiles[], findings: Findings, engine: string): ReadMod[] {
  return mods.flatMap((files, index) => {
    const manifest = readManifest(files, findings, engine);
    return manifest === undefined ? [] : [{ index, manifest, files }];
  });
}

function noteManifest(mod: ModFiles, readMods: readonly ReadMod[], sources: Map<string, string>): void {
  const id = readMods.find(({ files }) => files === mod)?.manifest.id;
  const text = normalise(mod.files.find(({ path }) => path === 'manifest.toml')?.text ?? '');
  sources.set(`${mod.folder}/manifest.toml`, text);
  if (id !== undefined) sources.set(`${id}/manifest.toml`, text);
}

/** Translations and descriptions change no rule, so they are no part of the hash that saves and replays compare. */
function loadedMod({ manifest, files }: ReadMod): LoadedMod {
  const parts = files.files
    .filter(({ path }) => path !== 'manifest.toml' && !path.startsWith('locale/'))
    .sort((a, b) => byCodePoint(a.path, b.path))
    .map(({ path, text }) => `${path}\n${normalise(text ?? '')}`);
  const { id, name, version } = manifest;
  return { id, name, version, hash: hashHex(parts.join('\n\u0000\n')) };
}

/** What plays equal runs: the mods in order and, where there are scripts, what runs them. */
function hashOf(mods: readonly LoadedMod[], hasScripts: boolean): string {
  const parts = mods.map(({ id, hash }) => `${id}:${hash}`);
  return hashHex([...parts, ...(hasScripts ? [`scripts:${SCRIPT_ENGINE}`] : [])].join('\n'));
}

function registriesOf(resolution: Resolution): Registries {
  const maps = REGISTRY_NAMES.map((name) => {
    const entries = [...winners(resolution, name)].map(([id, { entry }]) => [id, entry] as const);
    return [name, new Map(entries)] as const;
  });
  // Each entry was validated by the schema of the registry it stands in.
  return Object.fromEntries(maps) as unknown as Registries;
}
