/** Recording a run for the hall of fame: when it is won, when it is over, and when it is given up for another. */
import { randomUUID } from 'node:crypto';
import { stateChecksum } from '../data/save/checksum.ts';
import { journalLine } from '../data/save/journal.ts';
import { recordOf } from '../data/save/record.ts';
import type { Ready } from '../data/save/remains.ts';
import type { View } from '../game/state.ts';
import { isoTime, timeStamp } from './clock.ts';
import type { DailyTry } from './daily.ts';
import { type Kept, keepRun } from './runs.ts';
import type { Surroundings } from './surroundings.ts';

export interface Recorded {
  readonly state: View;
  /** The run's own name: under it there is one record, which follows the run. */
  readonly run: string;
  readonly daily: DailyTry | undefined;
  /** The journal up to here; '' when there is none that could be played. */
  readonly replay: string;
  readonly story: readonly string[];
}

/** Writes record, text and replay of a run as it stands. */
export function recordRun(around: Surroundings, { state, run, daily, replay, story }: Recorded): Kept {
  const { files, paths, clock, version, content } = around;
  const mods = content.mods.map(({ id, version: ofMod }) => ({ id, version: ofMod }));
  const facts = { run, date: isoTime(clock), version, mods, story };
  const record = recordOf(state, daily === undefined ? facts : { ...facts, daily });
  return keepRun(files, paths.runs, { record, replay, stamp: timeStamp(clock) });
}

/** A run that waits and can be entered, as it will be recorded when a new one takes its place. */
export function givenUp({ state, daily, journal }: Ready, journalText: string, story: readonly string[]): Recorded {
  if (journal === undefined) return { state, run: randomUUID(), daily, replay: '', story };
  const end = journalLine({ n: journal.commands.length, end: stateChecksum(state) });
  return { state, run: journal.header.run, daily, replay: journalText.slice(0, journal.length) + end, story };
}
