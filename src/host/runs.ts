/** The finished runs in their folder: three files each, and the hall of fame read from them. */
import { join } from 'node:path';
import { decodeRecord, encodeRecord, recordText, type StoredRecord, slugOf } from '../data/save/record.ts';
import type { RunRecord } from '../ui/port.ts';
import { type FileLayer, namesIn, textOf } from './files.ts';
import { type FileProblem, problemOf, replaceFile } from './write.ts';

/** A run that is to be kept. */
export interface FinishedRun {
  readonly record: StoredRecord;
  /** The journal from the first to the last turn; '' when there is none that could be played. */
  readonly replay: string;
  /** The time of its end, fit for file names. */
  readonly stamp: string;
}

export type Kept =
  | { readonly ok: true; readonly record: RunRecord }
  | { readonly ok: false; readonly record: RunRecord; readonly problem: FileProblem };

/**
 * Writes replay, text and record of a run, the record last: it is what counts.
 *
 * A run has one record. It is written anew when the run has gone on since, and kept when it has not.
 */
export function keepRun(files: FileLayer, folder: string, finished: FinishedRun): Kept {
  const { record, replay } = finished;
  let name = '';
  try {
    const before = findRun(files, folder, record.run);
    if (before !== undefined && tellsTheSame(before[1], record)) return { ok: true, record: asShown(...before) };
    name = before?.[0].replace(/\.toml$/, '') ?? freeName(files, folder, `${finished.stamp}-${slugOf(record.name)}`);
  } catch (error) {
    return { ok: false, record: asShown('', record), problem: problemOf(error, folder) };
  }
  const shown = asShown(`${name}.toml`, record);
  const parts: [string, string][] = [
    ['replay', replay],
    ['txt', recordText(record)],
    ['toml', encodeRecord(record)],
  ];
  for (const [ending, content] of parts) {
    if (content === '') continue;
    const done = replaceFile(files, join(folder, `${name}.${ending}`), content);
    if (!done.ok) return { ok: false, record: shown, problem: done.problem };
  }
  return { ok: true, record: shown };
}

/** All records that can be read, the newest first. Damaged ones are left where they are and passed over. */
export function readRuns(files: FileLayer, folder: string): RunRecord[] {
  return records(files, folder).map(([name, record]) => asShown(name, record));
}

function records(files: FileLayer, folder: string): [string, StoredRecord][] {
  const found: [string, StoredRecord][] = [];
  for (const name of recordNames(files, folder)) {
    const record = readRecord(files, join(folder, name));
    if (record !== undefined) found.push([name, record]);
  }
  return found;
}

function recordNames(files: FileLayer, folder: string): string[] {
  try {
    return namesIn(files, folder)
      .filter((name) => name.endsWith('.toml') && !name.startsWith('.'))
      .reverse();
  } catch {
    return [];
  }
}

function readRecord(files: FileLayer, path: string): StoredRecord | undefined {
  try {
    return decodeRecord(textOf(files.readFile(path)));
  } catch {
    return undefined;
  }
}

/** The record of a run by its own name: it may have been written before the program was killed. */
function findRun(files: FileLayer, folder: string, run: string): [string, StoredRecord] | undefined {
  return records(files, folder).find(([, record]) => record.run === run);
}

function tellsTheSame(before: StoredRecord, now: StoredRecord): boolean {
  return before.turns === now.turns && before.outcome === now.outcome && before.later === now.later;
}

function freeName(files: FileLayer, folder: string, wanted: string): string {
  const taken = new Set(namesIn(files, folder).map((name) => name.replace(/\.[a-z]+$/, '')));
  let number = 1;
  while (taken.has(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

function asShown(file: string, record: StoredRecord): RunRecord {
  const { record: _version, run: _run, daily: _daily, ...shown } = record;
  return { file, ...shown };
}
