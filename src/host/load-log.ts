/** The log of a start that had something to warn of: written once, and the last ten are kept. */
import { join } from 'node:path';
import { byCodePoint } from '../data/mod-files.ts';
import { type Clock, timeStamp } from './clock.ts';
import { type FileLayer, namesIn, removeIfThere } from './files.ts';
import { replaceFile } from './write.ts';

const KEPT = 10;
const NAME = /^load-[\dT-]+\.log$/;

/** Writes the lines; answers the file's path, or '' when it could not be written: a start never fails over its log. */
export function writeLoadLog(files: FileLayer, folder: string, lines: readonly string[], clock: Clock): string {
  const path = join(folder, `load-${timeStamp(clock)}.log`);
  try {
    files.mkdir(folder);
    if (!replaceFile(files, path, `${lines.join('\n')}\n`).ok) return '';
    // The names hold the time: their order is that of their age.
    const old = namesIn(files, folder).filter((name) => NAME.test(name));
    for (const name of old.sort(byCodePoint).slice(0, -KEPT)) removeIfThere(files, join(folder, name));
  } catch {
    return '';
  }
  return path;
}
