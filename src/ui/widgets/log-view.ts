/** The log as it is shown: repetition condensed, the latest turn bright, danger never cut away. */

import type { LogEntry } from '../../game/log.ts';
import type { DeepReadonly } from '../../game/state.ts';
import type { Tone } from '../style.ts';
import { logText, logTone } from '../words/log.ts';
import type { Speech } from '../words/words.ts';
import { type Line, piece } from './rich.ts';

/** One line of the log, with how often it was said in a row. */
export interface LogLine {
  readonly turn: number;
  readonly text: string;
  readonly tone: Tone;
}

/** Words the log and joins what repeats within one turn or from turn to turn. */
export function logLines(speech: Speech, entries: readonly DeepReadonly<LogEntry>[]): LogLine[] {
  const lines: (LogLine & { readonly count: number; readonly base: string })[] = [];
  for (const entry of entries) {
    const base = logText(speech, entry);
    if (base === '') continue;
    const last = lines.at(-1);
    if (last !== undefined && last.base === base) {
      const count = last.count + 1;
      const text = speech.words.text('log.repeated', { line: base, count });
      lines[lines.length - 1] = { ...last, turn: entry.turn, count, text };
    } else {
      lines.push({ turn: entry.turn, text: base, base, tone: logTone(entry), count: 1 });
    }
  }
  return lines.map(({ turn, text, tone }) => ({ turn, text, tone }));
}

const ALARMING: ReadonlySet<Tone> = new Set(['danger', 'warning', 'accent']);

/** The last lines, at most `rows`; where the latest turn said more, what is dangerous stays and the rest is counted. */
export function latestLines(speech: Speech, entries: readonly DeepReadonly<LogEntry>[], rows: number): Line[] {
  if (rows <= 0) return [];
  // A turn says a few lines: the tail is enough, and keeps a step cheap.
  const lines = logLines(speech, entries.slice(-Math.max(60, rows * 6)));
  const turn = lines.at(-1)?.turn;
  const fresh = lines.filter((line) => line.turn === turn);
  const toned = (line: LogLine): Line => [piece(line.text, line.turn === turn ? line.tone : 'dim')];
  if (fresh.length <= rows) return lines.slice(-rows).map(toned);
  const kept = mostImportant(fresh, rows - 1);
  const more = speech.words.text('messages.more', { count: fresh.length - kept.length });
  return [[piece(more, 'dim')], ...kept.map(toned)];
}

function mostImportant(lines: readonly LogLine[], rows: number): LogLine[] {
  const ranked = lines
    .map((line, index) => ({ line, index, alarm: ALARMING.has(line.tone) ? 1 : 0 }))
    .sort((a, b) => b.alarm - a.alarm || b.index - a.index)
    .slice(0, rows);
  return ranked.sort((a, b) => a.index - b.index).map(({ line }) => line);
}
