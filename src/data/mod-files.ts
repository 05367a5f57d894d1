/** What the loader is handed: the files of a mod as the host found them, read or not. */
import type { Place } from './diagnostic.ts';

/** The file that makes a folder a mod. */
export const MANIFEST_FILE = 'manifest.toml';

/** Why a file could not be read; a code of the catalogue with its parameters. */
export interface FileProblem {
  readonly code: 'unreadable_file' | 'file_too_big' | 'not_a_file' | 'link_outside' | 'too_many_files' | 'not_utf8';
  readonly params: Readonly<Record<string, string | number>>;
  readonly place?: Place;
}

/** One file: either its text or the reason why there is none. */
export interface ModFile {
  /** Inside the mod's folder, with forward slashes: 'items.toml', 'locale/en.toml'. */
  readonly path: string;
  readonly text?: string;
  readonly problem?: FileProblem;
}

/** A mod as a folder of files. */
export interface ModFiles {
  /** The folder's name: what messages call the mod while it has no readable manifest. */
  readonly folder: string;
  readonly files: readonly ModFile[];
}

/** The largest file that is read, in bytes. */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** By code point, so that the order of files is the same on every system. */
export function byCodePoint(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
