/**
 * What loading came to, kept beside the data: while no file of any mod has changed, a start reads one text instead.
 *
 * It holds nothing of its own. Deleted, it is made anew; whatever is wrong with it, the mods themselves are read.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../data/diagnostic.ts';
import type { LateContent } from '../data/late-content.ts';
import { packContent, unpackContent } from '../data/packed.ts';
import type { Content } from '../game/content/content.ts';
import { REAL_FILES } from './files.ts';
import type { InstalledMod } from './mods.ts';
import { replaceFile } from './write.ts';

/** A file changed so shortly ago might be changed again without a sign, where clocks of disks are coarse. */
const TOO_FRESH_MS = 3000;
const DEPTH_LIMIT = 8;

export interface Kept {
  readonly content: LateContent;
  /** Remarks; with warnings nothing is kept. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Fingerprint {
  /** Equal texts: the same program, mods, order and files. */
  readonly mark: string;
  /** When the youngest of the files was changed, in milliseconds. */
  readonly youngest: number;
}

/** Path, size, when the content was changed, when anything was: packages bring files that all bear the same date. */
type Stamp = readonly [path: string, size: number, changed: number, touched: number];

/**
 * What identifies mods as they lie on disk, for the program that `build` names; absent when something cannot be looked
 * at. The bundler names this module after its content and that of all it uses, so another build has another name.
 */
export function fingerprint(mods: readonly InstalledMod[], build: string): Fingerprint | undefined {
  const files: Stamp[] = [];
  try {
    for (const { folder } of mods) look(folder.path, 0, files);
  } catch {
    return undefined;
  }
  const order = mods.map(({ manifest, folder }) => [manifest.id, folder.path]);
  return {
    mark: JSON.stringify([build, order, files]),
    youngest: Math.max(0, ...files.map(([, , , changed]) => changed)),
  };
}

function look(folder: string, depth: number, files: Stamp[]): void {
  for (const name of readdirSync(folder).sort()) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const status = statSync(path);
    if (!status.isDirectory()) files.push([path, status.size, status.mtimeMs, status.ctimeMs]);
    else if (depth < DEPTH_LIMIT) look(path, depth + 1, files);
  }
}

/** The second line of the file. */
interface Notes {
  readonly diagnostics: readonly Diagnostic[];
  /** The size of the whole in bytes: a text that was cut is noticed before it is read. */
  readonly size: number;
}

/** What was kept for these files; absent when there is nothing, or something else. */
export function recall(path: string, { mark }: Fingerprint): Kept | undefined {
  try {
    const bytes = readFileSync(path);
    let start = 0;
    const line = (): string => {
      const end = bytes.indexOf(LINE_FEED, start);
      const text = bytes.toString('utf8', start, end);
      start = end + 1;
      return text;
    };
    if (line() !== mark) return undefined;
    // Written below by this very build: the mark says so.
    const { diagnostics, size } = JSON.parse(line()) as Notes;
    const content = unpackContent(line(), () => bytes.toString('utf8', start));
    return bytes.length - start === size ? { content, diagnostics } : undefined;
  } catch {
    return undefined;
  }
}

const LINE_FEED = 10;

/** What a load came to, to be kept. */
export interface ToKeep {
  readonly content: Content;
  readonly diagnostics: readonly Diagnostic[];
}

/** Keeps what a clean load came to. That it cannot be kept is no loss. */
export function keep(
  path: string,
  { mark, youngest }: Fingerprint,
  { content, diagnostics }: ToKeep,
  now: number,
): void {
  if (now - youngest < TOO_FRESH_MS || diagnostics.some(({ severity }) => severity !== 'info')) return;
  const packed = packContent(content);
  if (packed === undefined) return;
  const notes: Notes = { diagnostics, size: Buffer.byteLength(packed.whole) };
  replaceFile(REAL_FILES, path, [mark, JSON.stringify(notes), packed.head, packed.whole].join('\n'));
}
