/** The save, the one before it and the journal in the data folder: read as text, written as a whole, moved aside by date. */
import { join } from 'node:path';
import type { Remains } from '../data/save/remains.ts';
import { type FileLayer, namesIn, readIfThere, removeIfThere, textOf } from './files.ts';
import type { DataPaths } from './paths.ts';
import { type FileProblem, problemOf, replaceFile, type Written } from './write.ts';

export type Found =
  | { readonly ok: true; readonly remains: Remains }
  | { readonly ok: false; readonly problem: FileProblem };

/** Everything on disk that belongs to the run that waits. */
export function readRemains(files: FileLayer, paths: DataPaths): Found {
  const remains: { -readonly [K in keyof Remains]: Remains[K] } = {};
  for (const part of ['save', 'previous', 'journal'] as const) {
    try {
      const bytes = readIfThere(files, paths[part]);
      if (bytes !== undefined) remains[part] = textOf(bytes);
    } catch (error) {
      return { ok: false, problem: problemOf(error, paths[part]) };
    }
  }
  return { ok: true, remains };
}

/** Puts a new save in place. With `keep`, the one that is there becomes the save before. */
export function writeSave(files: FileLayer, paths: DataPaths, text: string, keep: boolean): Written {
  if (keep) {
    const before = keepBefore(files, paths);
    if (!before.ok) return before;
  }
  return replaceFile(files, paths.save, text);
}

/** A copy, not a rename: the save must be there at every instant. */
function keepBefore(files: FileLayer, paths: DataPaths): Written {
  try {
    const bytes = readIfThere(files, paths.save);
    return bytes === undefined ? { ok: true } : replaceFile(files, paths.previous, bytes);
  } catch (error) {
    return { ok: false, problem: problemOf(error, paths.previous) };
  }
}

/** Keeps a copy under a name with the date: `save.aside-2026-03-01T18-04-05.toml`. */
export function copyAside(files: FileLayer, paths: DataPaths, part: 'save' | 'journal', stamp: string): Written {
  try {
    const bytes = readIfThere(files, paths[part]);
    if (bytes === undefined) return { ok: true };
    const taken = new Set(namesIn(files, paths.folder));
    let number = 1;
    while (taken.has(asideName(part, stamp, number))) number++;
    return replaceFile(files, join(paths.folder, asideName(part, stamp, number)), bytes);
  } catch (error) {
    return { ok: false, problem: problemOf(error, paths[part]) };
  }
}

function asideName(part: 'save' | 'journal', stamp: string, number: number): string {
  const suffix = number === 1 ? stamp : `${stamp}-${number}`;
  return part === 'save' ? `save.aside-${suffix}.toml` : `run.aside-${suffix}.journal`;
}

/**
 * The one place where a save goes: its run is recorded.
 *
 * The journal goes last: alone it still leads to the same end, while a save alone could lead away from it.
 */
export function removeRun(files: FileLayer, paths: DataPaths): FileProblem | undefined {
  for (const path of [paths.previous, paths.save, paths.journal]) {
    try {
      removeIfThere(files, path);
    } catch (error) {
      return problemOf(error, path);
    }
  }
  return undefined;
}
