/** Loading the game as it is installed: mods found, ordered, read, and what was found wrong with them. */
import { dirname, join } from 'node:path';
import type { HardError } from '../data/depends.ts';
import type { Diagnostic } from '../data/diagnostic.ts';
import type { Finding } from '../data/findings.ts';
import type { LateContent } from '../data/late-content.ts';
import type { Loaded } from '../data/load.ts';
import type { ModFiles } from '../data/mod-files.ts';
import { ORDER_FILE } from '../data/order.ts';
import { exactly, roughly } from '../data/places.ts';
import type { Compile } from '../data/scripts.ts';
import type { Content } from '../game/content/content.ts';
import { MACHINE_CLOCK } from './clock.ts';
import { fingerprint, keep, recall } from './content-cache.ts';
import { keepManifests, knownManifests, UnknownManifest } from './manifest-cache.ts';
import { readModFolder } from './mod-folders.ts';
import { findMods, type Installation } from './mods.ts';
import { VERSION } from './version.ts';

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

/**
 * The program as it was built. The bundler names every part after its content and that of all it uses, so another build
 * has another name; run from source there is no telling, and nothing is kept.
 */
const BUILD = import.meta.url.endsWith('.js') ? `${VERSION} ${import.meta.url}` : undefined;

/** What a game needs of its loading. */
export interface Playable
  extends Pick<LoadedGame, 'content' | 'diagnostics' | 'installation' | 'sources' | 'hardError'> {
  /** The content to play with. Until then, what is kept of it may be read in part. */
  whole(): Promise<Content>;
}

/** The same for playing: taken from what was kept of an earlier start where nothing has changed since. */
export async function loadToPlay(request: LoadRequest, cache: string): Promise<Playable> {
  const manifests = join(dirname(cache), 'manifests.json');
  const installation = await findKnownMods(request, manifests);
  const { hardError, sources } = installation;
  const mark = hardError === undefined && BUILD !== undefined ? fingerprint(installation.mods, BUILD) : undefined;
  const kept = mark === undefined ? undefined : recall(cache, mark);
  if (kept === undefined) {
    const game = await loadGame(request, installation);
    // What is said about manifests and order is found anew at every start.
    const diagnostics = game.diagnostics.filter(({ file }) => file !== 'manifest.toml' && file !== ORDER_FILE);
    if (mark !== undefined) keep(cache, mark, { content: game.content, diagnostics }, MACHINE_CLOCK());
    if (BUILD !== undefined) keepManifests(manifests, BUILD, installation);
    return { ...game, whole: async () => game.content };
  }
  const noticed = await exactly(roughly(installation.findings.list, sources), sources);
  const diagnostics = [...noticed, ...kept.diagnostics];
  const { content } = kept.content;
  const whole = () => wholeOf(kept.content, request, installation);
  return { content, diagnostics, installation, sources, hardError, whole };
}

/** What is installed; the validator is loaded only for manifests that were never read. */
async function findKnownMods(request: LoadRequest, manifests: string): Promise<Installation> {
  const known = BUILD === undefined ? undefined : knownManifests(manifests, BUILD);
  try {
    if (known !== undefined) return findMods(request, known, { write: request.write ?? true });
  } catch (error) {
    if (!(error instanceof UnknownManifest)) throw error;
  }
  return await findAllMods(request);
}

async function findAllMods(request: LoadRequest): Promise<Installation> {
  const { readManifest } = await import('../data/manifest.ts');
  return findMods(request, readManifest, { write: request.write ?? true });
}

/** All of what was kept; where it turns out to be damaged, the mods are read. */
async function wholeOf(kept: LateContent, request: LoadRequest, installation: Installation): Promise<Content> {
  try {
    return kept.whole;
  } catch {
    const { content } = await loadGame(request, installation);
    kept.replace(content);
    return content;
  }
}

/** Loads everything that is installed and enabled. Never throws on what a mod holds. */
export async function loadGame(request: LoadRequest, found?: Installation): Promise<LoadedGame> {
  const installation = found ?? (await findAllMods(request));
  const { engine, thorough = false } = request;
  const { hardError } = installation;
  const folders = hardError === undefined ? installation.mods.map(({ folder }) => readModFolder(folder)) : [];
  const compile = await compilerFor(folders);
  const { loadContent } = await import('../data/load.ts');
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
