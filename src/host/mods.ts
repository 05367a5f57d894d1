/** Which mods are installed, in which order they are loaded, and keeping `load_order.toml` in step with the folders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HardError, hardError } from '../data/depends.ts';
import { Findings } from '../data/findings.ts';
import type { Manifest } from '../data/manifest.ts';
import type { ModFile, ModFiles } from '../data/mod-files.ts';
import { heal, type LoadOrder, ORDER_FILE, orderText, readOrder } from '../data/order.ts';
import { normalise } from '../data/toml.ts';
import { errorCode, REAL_FILES } from './files.ts';
import { type ModFolder, modFolders, readManifestOnly } from './mod-folders.ts';
import { replaceFile } from './write.ts';

/** A mod that is there, whether it is loaded or not. */
export interface InstalledMod {
  readonly manifest: Manifest;
  readonly folder: ModFolder;
  readonly enabled: boolean;
}

export interface Installation {
  /** Those to be loaded, in load order. */
  readonly mods: readonly InstalledMod[];
  /** Those that are there but disabled, by id. */
  readonly disabled: readonly InstalledMod[];
  /** Folders whose manifest cannot be read. */
  readonly broken: readonly ModFolder[];
  readonly findings: Findings;
  /** Texts of manifests and of the order file, for carets. */
  readonly sources: ReadonlyMap<string, string>;
  readonly hardError: HardError | undefined;
  readonly order: LoadOrder;
}

/** The manifest of a folder of files; what is wrong with it goes into `findings`. */
export type ReadManifest = (mod: ModFiles, findings: Findings, engine: string) => Manifest | undefined;

export interface Search {
  /** Searched in this order; a mod found later takes the place of one found earlier. */
  readonly modsDirs: readonly string[];
  readonly dataDir: string;
  readonly engine: string;
}

/** Looks at the folders, reads the order, heals it. Writes the order file only when it changed, and never fails over it. */
export function findMods(
  search: Search,
  read: ReadManifest,
  { write = true }: { readonly write?: boolean } = {},
): Installation {
  const findings = new Findings();
  const sources = new Map<string, string>();
  const { found, broken } = manifests(search, read, { findings, sources });
  const file = orderFile(search.dataDir);
  sources.set(`/${ORDER_FILE}`, normalise(file?.text ?? ''));
  const order = readOrder(file, findings);
  const healed = heal(order, { ids: [...found.keys()], broken: broken.map(({ name }) => name) }, findings);
  if (write && healed.text !== undefined) writeOrder(search.dataDir, healed.text, findings);
  const pick = (ids: readonly string[], enabled: boolean): InstalledMod[] =>
    ids.flatMap((id) => {
      const mod = found.get(id);
      return mod === undefined ? [] : [{ ...mod, enabled }];
    });
  const mods = pick(healed.mods, true);
  const problem = hardError(
    mods.map(({ manifest }) => manifest),
    healed.disabled,
    search.modsDirs.join(', '),
  );
  return { mods, disabled: pick(healed.disabled, false), broken, findings, sources, hardError: problem, order };
}

function manifests(
  { modsDirs, engine }: Search,
  read: ReadManifest,
  { findings, sources }: { readonly findings: Findings; readonly sources: Map<string, string> },
): { readonly found: Map<string, Omit<InstalledMod, 'enabled'>>; readonly broken: ModFolder[] } {
  const found = new Map<string, Omit<InstalledMod, 'enabled'>>();
  const broken: ModFolder[] = [];
  for (const folder of modsDirs.flatMap(modFolders)) {
    const files = readManifestOnly(folder);
    const manifest = read(files, findings, engine);
    sources.set(`${folder.name}/manifest.toml`, normalise(files.files[0]?.text ?? ''));
    if (manifest === undefined) {
      if (files.files.length > 0) broken.push(folder);
      continue;
    }
    sources.set(`${manifest.id}/manifest.toml`, normalise(files.files[0]?.text ?? ''));
    const before = found.get(manifest.id);
    if (before !== undefined) {
      const params = { id: manifest.id, used: folder.path, ignored: before.folder.path };
      findings.info({ mod: manifest.id, file: 'manifest.toml', path: ['id'] }, 'mod_replaced', params);
    }
    found.set(manifest.id, { manifest, folder });
  }
  return { found, broken };
}

function orderFile(dataDir: string): ModFile | undefined {
  try {
    return { path: ORDER_FILE, text: readFileSync(join(dataDir, ORDER_FILE), 'utf8') };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    return { path: ORDER_FILE, problem: { code: 'unreadable_file', params: { reason: errorCode(error) } } };
  }
}

function writeOrder(dataDir: string, text: string, findings: Findings): boolean {
  const written = replaceFile(REAL_FILES, join(dataDir, ORDER_FILE), text);
  if (written.ok) return true;
  const params = { path: written.problem.file, reason: written.problem.detail };
  findings.warning({ mod: '', file: ORDER_FILE }, 'order_not_written', params);
  return false;
}

/** Stores another order; false, with a warning, when it could not be written. */
export function changeOrder(
  search: Pick<Search, 'dataDir'>,
  mods: readonly string[],
  disabled: readonly string[],
): { readonly ok: boolean; readonly findings: Findings } {
  const findings = new Findings();
  const order = readOrder(orderFile(search.dataDir), findings);
  if (!order.writable) return { ok: false, findings };
  return { ok: writeOrder(search.dataDir, orderText(order, mods, disabled), findings), findings };
}
