/** The dungeon of the day: one seed for everybody, and which try at it counts. */
import * as z from 'zod/mini';
import { encodeToml } from '../data/save/toml-writer.ts';
import { readToml } from '../data/toml.ts';
import { parseSeed } from '../lib/seed.ts';
import { type Clock, utcDate } from './clock.ts';
import { type FileLayer, readIfThere, textOf } from './files.ts';
import { replaceFile } from './write.ts';

/** A try at the dungeon of a day; the first one counts. */
export interface DailyTry {
  readonly date: string;
  readonly attempt: number;
}

const triesShape = z.object({
  tries: z.record(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), z.int().check(z.gte(1))),
});
/** Older days are forgotten: nobody can play them any more. */
const DAYS_KEPT = 30;

/** The seed of a day, equal for everybody. */
export function dailySeed(date: string): string {
  return parseSeed(`daily ${date}`);
}

/** Which try at the dungeon of today the next one would be. */
export function nextTry(files: FileLayer, path: string, clock: Clock): DailyTry {
  const date = utcDate(clock);
  return { date, attempt: (readTries(files, path).get(date) ?? 0) + 1 };
}

/** Counts a try that has begun. A file that cannot be read or written never keeps anyone from playing. */
export function rememberTry(files: FileLayer, path: string, { date, attempt }: DailyTry): void {
  const tries = readTries(files, path).set(date, attempt);
  const kept = [...tries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(-DAYS_KEPT);
  replaceFile(files, path, encodeToml({ tries: Object.fromEntries(kept) }));
}

function readTries(files: FileLayer, path: string): Map<string, number> {
  try {
    const bytes = readIfThere(files, path);
    const reading = readToml({ path: 'daily.toml', text: bytes === undefined ? '' : textOf(bytes) });
    const tries = reading.ok ? z.safeParse(triesShape, reading.table) : undefined;
    return new Map(tries?.success === true ? Object.entries(tries.data.tries) : []);
  } catch {
    return new Map();
  }
}
