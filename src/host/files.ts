/** The file system in single steps that can be counted, replaced and made to fail; and safe writing built of them. */
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** How a file is opened: 'read'; 'fresh' makes it and fails when it exists; 'append' makes it when missing and keeps what is in it. */
export type OpenMode = 'read' | 'fresh' | 'append';

/** Every step may throw an error of the system; writing and reading answer how many bytes they moved. */
export interface FileLayer {
  open(path: string, mode: OpenMode): number;
  write(file: number, bytes: Uint8Array, offset: number, position: number): number;
  truncate(file: number, length: number): void;
  size(file: number): number;
  fsync(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  unlink(path: string): void;
  /** Flushes a folder's entries to disk. */
  fsyncFolder(path: string): void;
  readdir(path: string): string[];
  /** Makes a folder and those above it. */
  mkdir(path: string): void;
  readFile(path: string): Uint8Array;
  /** Waits between two tries. */
  pause(milliseconds: number): void;
}

/** Only the owner may read a save: it carries his name. */
const FILE_RIGHTS = 0o600;
const FLAGS: Readonly<Record<OpenMode, string>> = { read: 'r', fresh: 'wx', append: 'r+' };

/** The real file system. */
export const REAL_FILES: FileLayer = {
  open: (path, mode) => (mode === 'append' ? openForAppending(path) : openSync(path, FLAGS[mode], FILE_RIGHTS)),
  write: (file, bytes, offset, position) => writeSync(file, bytes, offset, bytes.length - offset, position),
  truncate: ftruncateSync,
  size: (file) => fstatSync(file).size,
  fsync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  unlink: unlinkSync,
  fsyncFolder,
  readdir: (path) => readdirSync(path),
  mkdir: (path) => {
    makeFolder(path);
  },
  readFile: (path) => readFileSync(path),
  pause: (milliseconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  },
};

/** 'r+' writes where it is told to; 'a' would ignore positions, and a torn line could not be written over. */
function openForAppending(path: string): number {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return openSync(path, 'wx+', FILE_RIGHTS);
  }
}

/** Some systems cannot open a folder, and some file systems cannot flush one: then the rename alone must do. */
function fsyncFolder(path: string): void {
  let folder: number;
  try {
    folder = openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    fsyncSync(folder);
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR'].includes(errorCode(error))) throw error;
  } finally {
    closeSync(folder);
  }
}

/** The system's word for an error: 'ENOSPC', 'EACCES', …; 'UNKNOWN' for anything else. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'UNKNOWN';
}

/** The bytes of a file; `undefined` when there is none. Other errors are thrown. */
export function readIfThere(files: FileLayer, path: string): Uint8Array | undefined {
  try {
    return files.readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The names in a folder; none when it is not there. */
export function namesIn(files: FileLayer, folder: string): string[] {
  try {
    return files.readdir(folder).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Removes a file; that it was not there is as good. */
export function removeIfThere(files: FileLayer, path: string): void {
  try {
    files.unlink(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Text of a file: undecodable bytes become replacement marks, which no checksum will accept. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

/** Makes a folder and those above it, one by one: Node’s own recursive way never ends in places such as /proc. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
