/** The log as it is shown: repetition condensed, the latest turn bright, danger never cut away. */

import type { LogEntry } from '../../game/log.ts';
import type { DeepReadonly } from '../../game/state.ts';
import type { Tone } from '../style.ts';
import { blowText, isToldWith, logText } from '../words/log.ts';
import { logTone } from '../words/log-tone.ts';
import { stackName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { type Line, piece } from './rich.ts';

type Entry = DeepReadonly<LogEntry>;

/** One line of the log, with how often it was said in a row. */
export interface LogLine {
  readonly turn: number;
  readonly text: string;
  readonly tone: Tone;
  /** How much would be lost if it went by unread: 4 for what stays, 3 for what hurt, 2 for what one did or gained. */
  readonly weight: number;
  /** Whether it is about a blow: once the fight is won, it has been survived. */
  readonly blow: boolean;
}

/** Words the log, tells a blow together with what it was done with, and joins what repeats. */
export function logLines(speech: Speech, entries: readonly DeepReadonly<LogEntry>[]): LogLine[] {
  const lines: (LogLine & { readonly count: number; readonly base: string })[] = [];
  entries.forEach((entry, index) => {
    if (isToldWith(entry, entries[index + 1])) return;
    const before = entries[index - 1];
    if (before !== undefined && isAlike(before, entry)) {
      const gained = gainsAt(entries, index);
      if (gained.length > 1) {
        const text = gainsText(speech, gained);
        lines[lines.length - 1] = { ...lineOf(entry, text), base: text, count: 1 };
        return;
      }
    }
    const base =
      before !== undefined && isToldWith(before, entry) ? blowText(speech, entry, before) : logText(speech, entry);
    if (base === '') return;
    const last = lines.at(-1);
    if (last !== undefined && last.base === base) {
      const count = last.count + 1;
      const text = speech.words.text('log.repeated', { line: base, count });
      lines[lines.length - 1] = { ...last, turn: entry.turn, count, text };
    } else {
      lines.push({ ...lineOf(entry, base), base, count: 1 });
    }
  });
  return lines.map(({ base: _base, count: _count, ...line }) => line);
}

function lineOf(entry: Entry, text: string): LogLine {
  const tone = logTone(entry);
  const blow = tone === 'danger' || OWN.has(entry.code);
  return { turn: entry.turn, text, tone, weight: weightOf(entry, tone), blow };
}

type Gain = Extract<Entry, { code: 'received' }>;

/** Whether both are things got in the same turn: they are told in one line. */
function isAlike(a: Entry, b: Entry): boolean {
  return a.code === 'received' && b.code === 'received' && a.turn === b.turn;
}

/** What was got in a row up to here. */
function gainsAt(entries: readonly Entry[], index: number): Gain[] {
  const gains: Gain[] = [];
  for (let at = index; at >= 0; at--) {
    const entry = entries[at];
    if (entry?.code !== 'received' || entry.turn !== entries[index]?.turn) break;
    gains.unshift(entry);
  }
  return gains;
}

/** "You get: helmet, 2 × health potion, 9 gold." */
function gainsText(speech: Speech, gains: readonly Gain[]): string {
  const counts = new Map<string, Gain>();
  for (const gain of gains) {
    const key = JSON.stringify([gain.item, gain.affixes]);
    const known = counts.get(key);
    counts.set(key, known === undefined ? gain : { ...known, count: known.count + gain.count });
  }
  const [only, ...more] = counts.values();
  if (only !== undefined && more.length === 0) return logText(speech, only);
  const names = [...counts.values()].map(({ item, affixes, count }) =>
    stackName(speech, { def: item, affixes, count }),
  );
  return speech.words.text('log.received', { item: names.join(', ') });
}

const ALARMING: ReadonlySet<Tone> = new Set(['warning', 'accent']);
const OWN: ReadonlySet<LogEntry['code']> = new Set(['hit', 'missed', 'turn_lost', 'target_gone', 'item_target_gone']);

/** What matters beyond the turn it was said in. */
const LASTING: ReadonlySet<LogEntry['code']> = new Set([
  'run_started',
  'level_gained',
  'quest_started',
  'quest_completed',
  'won',
]);
const GAINS: ReadonlySet<LogEntry['code']> = new Set(['received', 'experience', 'quest_progress', 'floor_entered']);

function weightOf(entry: DeepReadonly<LogEntry>, tone: Tone): number {
  if (LASTING.has(entry.code)) return 4;
  if (tone === 'danger') return 3;
  if (ALARMING.has(tone) || entry.code === 'died') return 2;
  if (OWN.has(entry.code) && Object.entries(entry).some(([name, value]) => name === 'who' && value === 'hero'))
    return 2;
  return GAINS.has(entry.code) ? 2 : 0;
}

/** The last lines, at most `rows`; where the latest turn said more, what weighs most stays and the rest is counted. */
export function latestLines(speech: Speech, entries: readonly DeepReadonly<LogEntry>[], rows: number): Line[] {
  if (rows <= 0) return [];
  // A turn says a few lines: the tail is enough, and keeps a step cheap.
  const lines = logLines(speech, entries.slice(-Math.max(60, rows * 6)));
  const turn = lines.at(-1)?.turn;
  const fresh = lines.filter((line) => line.turn === turn);
  const toned = (line: LogLine): Line => [piece(line.text, line.turn === turn ? line.tone : 'dim')];
  if (fresh.length <= rows) return lines.slice(-rows).map(toned);
  const won = entries.some((entry) => entry.turn === turn && entry.code === 'fight_won');
  const kept = mostImportant(won ? fresh.map(survived) : fresh, Math.max(1, rows - 1));
  const count = fresh.length - kept.length;
  // One row alone says the one thing, and behind it how much more there was.
  if (rows === 1) return kept.map((line): Line => [piece(`(+${count}) `, 'dim'), piece(line.text, line.tone)]);
  return [[piece(speech.words.text('messages.more', { count }), 'dim')], ...kept.map(toned)];
}

function survived(line: LogLine): LogLine {
  return line.blow ? { ...line, weight: Math.min(line.weight, 1) } : line;
}

/**
 * All that the latest turn said, nothing left out: for those who hear it instead of seeing it. With the turn before each
 * line, so that the same blow twice in a row is news twice.
 */
export function turnLines(speech: Speech, entries: readonly DeepReadonly<LogEntry>[]): Line[] {
  const last = entries.at(-1)?.turn;
  const fresh = entries.slice(entries.findIndex((entry) => entry.turn === last));
  return logLines(speech, fresh).map(({ turn, text, tone }) => [piece(`${turn}: `, 'dim'), piece(text, tone)]);
}

function mostImportant(lines: readonly LogLine[], rows: number): LogLine[] {
  const ranked = lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => b.line.weight - a.line.weight || b.index - a.index)
    .slice(0, rows);
  return ranked.sort((a, b) => a.index - b.index).map(({ line }) => line);
}
