/** What a screen reader is told after a key: a new screen whole, of an old one only what has changed. */
import { clean } from '../lib/clean.ts';
import { spellOut } from './ascii.ts';

/** What the topmost screens say. */
export interface Told {
  /** The names of the open screens: a change means that everything is new. */
  readonly open: readonly string[];
  readonly lines: readonly string[];
}

/** The lines to print, in order. */
export function news(before: Told | undefined, now: Told, unicode: boolean): string[] {
  const lines = now.lines.map(clean);
  const sameScreen = before !== undefined && before.open.join() === now.open.join();
  const fresh = sameScreen ? changed(before.lines.map(clean), lines) : lines;
  return unicode ? fresh : fresh.map(spellOut);
}

/**
 * A line that only lost its cursor is old news: the one that got it is told. What stands indented under a line is told
 * with that line, or nobody would know whom it is about.
 */
function changed(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set(before.map(withoutCursor));
  const exact = new Set(before);
  const told = now.map((line) => !exact.has(line) && (line.startsWith('>') || !known.has(withoutCursor(line))));
  for (const [index, line] of now.entries()) {
    if (told[index] !== true || !isUnder(line)) continue;
    const head = now.findLastIndex((other, at) => at < index && !isUnder(other));
    if (head >= 0) told[head] = true;
  }
  return now.filter((_, index) => told[index]);
}

/** Indented further than the cursor's column. */
function isUnder(line: string): boolean {
  return line.startsWith('    ');
}

function withoutCursor(line: string): string {
  return line.replace(/^[> ] /, '');
}
