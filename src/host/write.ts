/** Replacing a file as a whole or not at all, whatever happens in between. */
import { basename, dirname, join } from 'node:path';
import { errorCode, type FileLayer, namesIn, removeIfThere } from './files.ts';

/** What went wrong with a file, for a message that names it and the next step (`problem.<code>`). */
export interface FileProblem {
  /** 'disk_full', 'read_only', 'no_permission', 'folder_missing', 'file_busy', 'too_long', 'disk_error'. */
  readonly code: FileProblemCode;
  readonly file: string;
  /** The system's own word, for reports. */
  readonly detail: string;
}
export type FileProblemCode =
  | 'disk_full'
  | 'read_only'
  | 'no_permission'
  | 'folder_missing'
  | 'file_busy'
  | 'too_long'
  | 'disk_error';

export type Written = { readonly ok: true } | { readonly ok: false; readonly problem: FileProblem };

const TEMPORARY = /^\..+\.\d+\.tmp$/;
/** Milliseconds between two tries to rename over a file that another process holds open. */
const RETRIES = [5, 10, 20, 40, 80];

/**
 * Writes a file so that at every instant either the old or the new content is there, whole and under its name.
 *
 * Temporary file in the same folder, every byte counted, flushed, read back, renamed, folder flushed. The file itself is
 * never opened for writing. On failure the old content is untouched and the temporary file is gone.
 */
export function replaceFile(files: FileLayer, path: string, content: string | Uint8Array): Written {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    files.mkdir(folder);
    removeIfThere(files, temporary);
    writeNew(files, temporary, bytes);
    if (Buffer.compare(files.readFile(temporary), bytes) !== 0) throw new UnlikeError();
    renameWithPatience(files, temporary, path);
  } catch (error) {
    discard(files, temporary);
    return { ok: false, problem: problemOf(error, path) };
  }
  return flushFolder(files, folder, path);
}

/** What came back from the disk is not what was written. */
class UnlikeError extends Error {
  override name = 'UnlikeError';
  readonly code = 'EIO';
}

function writeNew(files: FileLayer, path: string, bytes: Uint8Array): void {
  const file = files.open(path, 'fresh');
  try {
    writeAll(files, file, bytes, 0);
    files.fsync(file);
  } catch (error) {
    closeQuietly(files, file);
    throw error;
  }
  files.close(file);
}

/** Writes every byte, in as many steps as the system wants. */
export function writeAll(files: FileLayer, file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    const count = files.write(file, bytes, done, position + done);
    if (count <= 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' });
    done += count;
  }
}

function closeQuietly(files: FileLayer, file: number): void {
  try {
    files.close(file);
  } catch {
    // The first error is the one to tell.
  }
}

/** On Windows a rename is refused while another process, often a virus scanner, holds the target open. */
function renameWithPatience(files: FileLayer, from: string, to: string): void {
  for (const pause of [...RETRIES, undefined]) {
    try {
      files.rename(from, to);
      return;
    } catch (error) {
      if (pause === undefined || !['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error))) throw error;
      files.pause(pause);
    }
  }
}

/** The new content is in place; only whether it survives a power cut is in doubt when this fails. */
function flushFolder(files: FileLayer, folder: string, path: string): Written {
  try {
    files.fsyncFolder(folder);
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: problemOf(error, path) };
  }
}

function discard(files: FileLayer, temporary: string): void {
  try {
    removeIfThere(files, temporary);
  } catch {
    // Swept at the next start.
  }
}

const CODES: Readonly<Record<string, FileProblemCode>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EACCES: 'no_permission',
  EPERM: 'no_permission',
  EBUSY: 'file_busy',
  ENOENT: 'folder_missing',
  ENOTDIR: 'folder_missing',
  ENAMETOOLONG: 'too_long',
};

/** The problem that an error of the system is. */
export function problemOf(error: unknown, file: string): FileProblem {
  const detail = errorCode(error);
  return { code: Object.hasOwn(CODES, detail) ? (CODES[detail] ?? 'disk_error') : 'disk_error', file, detail };
}

/** Removes what killed processes left behind. Call it only while holding the folder's lock. */
export function sweepTemporaries(files: FileLayer, folder: string): void {
  try {
    for (const name of namesIn(files, folder)) {
      if (TEMPORARY.test(name)) removeIfThere(files, join(folder, name));
    }
  } catch {
    // They stay until next time; they harm nobody.
  }
}
