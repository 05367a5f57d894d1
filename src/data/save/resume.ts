/** What to go on from: save, save before it and journal are weighed, and what the player must be asked is asked. */
import type { Content } from '../../game/content/content.ts';
import { findBase } from './base.ts';
import type { SaveHeader } from './codec.ts';
import { readJournal } from './journal.ts';
import { brokenAmong, type Dropped, fitToContent } from './prune.ts';
import type { Answers, Question, Remains, Resumption, Today } from './remains.ts';
import { type Played, playTail } from './tail.ts';

/** Finds the run that waits. Pure: the same remains and answers give the same result, and nothing is changed. */
export function resume(remains: Remains, today: Today, answers: Answers): Resumption {
  const journal = remains.journal === undefined ? undefined : readJournal(remains.journal);
  const found = findBase(remains, journal, today, answers);
  if (found.kind !== 'base') return found;
  const played = playTail(found.base, journal, today, answers);
  if (played.kind === 'ask') return played;
  return settle(played, today, answers);
}

function settle({ base, state, journal }: Played, today: Today, answers: Answers): Resumption {
  const fitted = fitToContent(state, today.content);
  const dropped = state.over === undefined ? fitted.dropped : [];
  const broken = brokenAmong(dropped, today.broken);
  if (broken !== undefined) return { kind: 'ask', question: brokenMod(broken, dropped), state };
  if (dropped.length > 0 && answers.content !== 'continue')
    return { kind: 'ask', question: prunedContent(dropped), state };
  const marks = dropped.length > 0 ? [...base.marks, 'pruned'] : base.marks;
  for (const mark of marks) if (!fitted.state.marks.includes(mark)) fitted.state.marks.push(mark);
  const goesOn = journal !== undefined && marks.length === 0;
  return {
    kind: 'ready',
    state: fitted.state,
    aside: base.aside,
    ahead: goesOn && journal.commands.length > base.commands,
    notes: [...dropped.map(lineOfDropped), ...modChanges(base.mods, today.content)],
    ...(goesOn ? { journal } : {}),
    ...(base.daily === undefined ? {} : { daily: base.daily }),
  };
}

function brokenMod(mod: string, dropped: readonly Dropped[]): Question {
  const params = { mod, count: dropped.length };
  return { about: 'content', code: 'broken_mod', params, details: [], dropped, answers: ['leave'] };
}

function prunedContent(dropped: readonly Dropped[]): Question {
  const params = { count: dropped.length };
  return {
    about: 'content',
    code: 'pruned',
    params,
    details: [],
    dropped,
    answers: ['continue', 'leave'],
  };
}

function lineOfDropped({ what, id, where }: Dropped): string {
  return `${what} ${id} (${where})`;
}

/** Which mods came, went or changed since the save. */
function modChanges(before: SaveHeader['mods'], { mods }: Content): string[] {
  const lines: string[] = [];
  for (const { id, version } of before) {
    const now = mods.find((mod) => mod.id === id);
    if (now === undefined) lines.push(`${id} ${version} → –`);
    else if (now.version !== version) lines.push(`${id} ${version} → ${now.version}`);
  }
  for (const { id, version } of mods) if (!before.some((mod) => mod.id === id)) lines.push(`${id} – → ${version}`);
  return lines;
}
