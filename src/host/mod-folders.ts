/** Reading a mod's folder from disk: only what belongs to it, never outside of it, never without bounds. */
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import {
  byCodePoint,
  FILE_LIMIT,
  type FileProblem,
  MANIFEST_FILE,
  type ModFile,
  type ModFiles,
} from '../data/mod-files.ts';
import { placeAt } from '../data/toml.ts';
import { errorCode } from './files.ts';

/** How many files of one mod are read, how deep its folders are followed, how many folders are looked at for mods. */
const FILES_LIMIT = 2000;
const DEPTH_LIMIT = 6;
const FOLDERS_LIMIT = 2000;

/** A folder that may be a mod. */
export interface ModFolder {
  readonly name: string;
  readonly path: string;
}

/**
 * The folders inside a search path, by code point; none when it is not there. A path that is itself a mod is just that one:
 * who names a mod's own folder means it.
 */
export function modFolders(search: string): ModFolder[] {
  if (exists(join(search, MANIFEST_FILE))) return [{ name: basename(resolve(search)), path: search }];
  return namesOf(search)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, path: join(search, name) }))
    .filter(({ path }) => statusOf(path)?.isDirectory() === true && !isShelf(path))
    .slice(0, FOLDERS_LIMIT);
}

/** A folder of nothing but folders is a shelf, such as that of the examples: it is not meant to be a mod. */
function isShelf(path: string): boolean {
  const names = namesOf(path);
  return names.length > 0 && names.every((name) => statusOf(join(path, name))?.isDirectory() === true);
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort(byCodePoint);
  } catch {
    // A search path that is missing or closed holds no mods; that core is missing is told by name.
    return [];
  }
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The manifest alone: enough to know whether, and as what, a folder takes part. */
export function readManifestOnly(folder: ModFolder): ModFiles {
  const root = rootOf(folder.path);
  const path = join(folder.path, MANIFEST_FILE);
  const there = root !== undefined && exists(path);
  return { folder: folder.name, files: there ? [readOne(root, MANIFEST_FILE, path)] : [] };
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR';
  }
}

/** All files of a mod that mean something: `*.toml` in its folder, its locales, and its scripts in any folder below. */
export function readModFolder(folder: ModFolder): ModFiles {
  const root = rootOf(folder.path);
  if (root === undefined) return { folder: folder.name, files: [] };
  // The manifest comes first: without it, however many files there are, there is no mod.
  const files: ModFile[] = [...readManifestOnly(folder).files];
  collect(folder.path, { root, base: folder.path, depth: 0, files });
  return { folder: folder.name, files: files.sort((a, b) => byCodePoint(a.path, b.path)) };
}

function rootOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

interface Collection {
  readonly root: string;
  readonly base: string;
  readonly depth: number;
  readonly files: ModFile[];
}

function collect(folder: string, into: Collection): void {
  for (const name of namesOf(folder)) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    const path = join(folder, name);
    const inside = relative(into.base, path).split(sep).join('/');
    if (inside === MANIFEST_FILE) continue;
    if (isWanted(inside)) {
      if (into.files.length >= FILES_LIMIT) {
        into.files.push({ path: inside, problem: { code: 'too_many_files', params: { limit: FILES_LIMIT } } });
        return;
      }
      into.files.push(readOne(into.root, inside, path));
    } else if (into.depth < DEPTH_LIMIT && isPlainFolder(path)) collect(path, { ...into, depth: into.depth + 1 });
  }
}

function isWanted(path: string): boolean {
  return /^[^/]+\.toml$/.test(path) || /^locale\/[^/]+\.toml$/.test(path) || path.endsWith('.js');
}

/** Linked folders are not entered: a link to a folder above would lead round for ever. */
function isPlainFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readOne(root: string, inside: string, path: string): ModFile {
  try {
    const real = realpathSync(path);
    if (real !== root && !real.startsWith(root + sep)) return failed(inside, { code: 'link_outside', params: {} });
    const status = statSync(real);
    // A pipe or a device would be read for ever.
    if (!status.isFile()) return failed(inside, { code: 'not_a_file', params: {} });
    if (status.size > FILE_LIMIT) {
      return failed(inside, { code: 'file_too_big', params: { size: status.size, limit: FILE_LIMIT } });
    }
    return decoded(inside, readFileSync(real));
  } catch (error) {
    return failed(inside, { code: 'unreadable_file', params: { reason: errorCode(error) } });
  }
}

function decoded(path: string, bytes: Uint8Array): ModFile {
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    // A forgiving decoder marks the first bad byte, which tells where it is.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const place = placeAt(text, Math.max(0, text.indexOf('\ufffd')));
    return failed(path, { code: 'not_utf8', params: {}, place });
  }
}

function failed(path: string, problem: FileProblem): ModFile {
  return { path, problem };
}
