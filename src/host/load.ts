/** Loading the game as it is installed: mods found, ordered, read, and what was found wrong with them. */
import type { HardError } from '../data/depends.ts';
import type { Diagnostic } from '../data/diagnostic.ts';
import type { Finding } from '../data/findings.ts';
import { type Loaded, loadContent } from '../data/load.ts';
import type { ModFiles } from '../data/mod-files.ts';
import { exactly, roughly } from '../data/places.ts';
import type { Compile } from '../data/scripts.ts';
import type { Content } from '../game/content/content.ts';
import { readModFolder } from './mod-folders.ts';
import { findMods, type Installation } from './mods.ts';

export interface LoadRequest {
  /** Searched in this order; a mod found later takes the place of one found earlier. */
  readonly modsDirs: readonly string[];
  readonly dataDir: string;
  readonly engine: string;
  /** Also find what is only worth knowing, for `check`. */
  readonly thorough?: boolean;
  /** Whether `load_order.toml` may be healed on disk. */
  readonly write?: boolean;
}

export interface LoadedGame {
  readonly content: Content;
  /** Of the installation and of the mods, each at the field it is about. */
  readonly diagnostics: readonly Diagnostic[];
  readonly installation: Installation;
  readonly loaded: Loaded;
  /** mod/file → text, for carets. */
  readonly sources: ReadonlyMap<string, string>;
  /** What keeps the game from starting. The content is then empty. */
  readonly hardError: HardError | undefined;
}

/** Loads everything that is installed and enabled. Never throws on what a mod holds. */
export async function loadGame(request: LoadRequest): Promise<LoadedGame> {
  const { engine, thorough = false, write = true } = request;
  const installation = findMods(request, { write });
  const { hardError } = installation;
  const folders = hardError === undefined ? installation.mods.map(({ folder }) => readModFolder(folder)) : [];
  const compile = await compilerFor(folders);
  const loaded = loadContent(folders, compile === undefined ? { engine, thorough } : { engine, thorough, compile });
  const sources = new Map([...installation.sources, ...loaded.sources]);
  const findings = withoutRepeats([...roughly(installation.findings.list, sources), ...loaded.diagnostics]);
  const diagnostics = await exactly(findings, sources);
  return { content: loaded.content, diagnostics, installation, loaded, sources, hardError };
}

/** The script engine, only where a mod has a script: its parser costs more than all the reading. */
export async function compilerFor(mods: readonly ModFiles[]): Promise<Compile | undefined> {
  const any = mods.some(({ files }) => files.some(({ text }) => text?.includes('scripts') === true));
  return any ? (await import('../script/compile.ts')).compileScript : undefined;
}

/** Manifests are read twice, for the order and for loading; what is wrong with one is told once. */
export function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    if (finding.file !== 'manifest.toml') return true;
    const key = JSON.stringify([finding.mod, finding.code, finding.path]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
