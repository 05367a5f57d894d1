/** The state to start from when a run is continued: the save, the one before it, or the first turn of the journal. */
import type { GameState } from '../../game/state.ts';
import { decodeSave, type SaveHeader, type SaveReading } from './codec.ts';
import type { Journal } from './journal.ts';
import type { Answers, Question, Ready, Remains, Resumption, Today } from './remains.ts';
import { beginning, unplayable } from './replay.ts';

/** A state on disk, and how much of the journal it contains. */
export interface Base {
  readonly state: GameState;
  readonly run: string;
  readonly commands: number;
  readonly content: string;
  readonly mods: SaveHeader['mods'];
  readonly daily?: NonNullable<SaveHeader['daily']>;
  readonly marks: readonly string[];
  readonly aside: readonly ('save' | 'journal')[];
}

export type Found = { readonly kind: 'base'; readonly base: Base } | Exclude<Resumption, Ready>;

/** Finds it, or what must be asked or told first. */
export function findBase(remains: Remains, journal: Journal | undefined, today: Today, answers: Answers): Found {
  const fromStart = baseOfJournal(journal, today);
  if (remains.save === undefined) {
    if (fromStart !== undefined) return { kind: 'base', base: fromStart };
    return journal === undefined || journal.commands.length === 0 ? { kind: 'nothing' } : lonelyJournal(journal);
  }
  const save = decodeSave(remains.save);
  if (save.kind === 'genuine') return { kind: 'base', base: baseOf(save.header, save.state) };
  const before = previousOf(remains, journal) ?? fromStart;
  if (answers.save === 'previous' && before !== undefined) {
    return { kind: 'base', base: { ...before, aside: ['save'] } };
  }
  if (answers.save === 'accept' && save.kind === 'changed') {
    const base = baseOf(save.header, save.state);
    return { kind: 'base', base: { ...base, marks: ['repaired'], aside: ['save'] } };
  }
  const question = questionAbout(save, { previous: before !== undefined, journal });
  return { kind: 'ask', question, ...(save.kind === 'changed' ? { state: save.state } : {}) };
}

function baseOf(header: SaveHeader, state: GameState): Base {
  const { journal, content, mods, daily } = header;
  return {
    state,
    run: journal.run,
    commands: journal.commands,
    content,
    mods,
    marks: [],
    aside: [],
    ...(daily === undefined ? {} : { daily }),
  };
}

/** The run from its first turn on, when the journal can be played from there. */
function baseOfJournal(journal: Journal | undefined, { content, game }: Today): Base | undefined {
  if (journal === undefined || journal.commands.length === 0) return undefined;
  const reason = unplayable(journal, content, game);
  if (reason !== undefined && reason !== 'damaged') return undefined;
  const state = beginning(journal, content);
  if (state === undefined) return undefined;
  const { run, mods, daily } = journal.header;
  const base = { state, run, commands: 0, content: content.hash, mods, marks: [], aside: [] };
  return daily === undefined ? base : { ...base, daily };
}

/** The save before, when it is whole and of the same run. */
function previousOf(remains: Remains, journal: Journal | undefined): Base | undefined {
  const previous = remains.previous === undefined ? undefined : decodeSave(remains.previous);
  if (previous?.kind !== 'genuine') return undefined;
  const { run } = previous.header.journal;
  return journal === undefined || journal.header.run === run ? baseOf(previous.header, previous.state) : undefined;
}

function questionAbout(
  save: Exclude<SaveReading, { kind: 'genuine' }>,
  { previous, journal }: { readonly previous: boolean; readonly journal: Journal | undefined },
): Question {
  const answers = [...(save.kind === 'changed' ? ['accept'] : []), ...(previous ? ['previous'] : []), 'leave'];
  const base = { about: 'save', answers, details: [] } as const;
  switch (save.kind) {
    case 'changed': {
      const { run, commands } = save.header.journal;
      const turns = journal?.header.run === run ? Math.max(0, journal.commands.length - commands) : 0;
      const params = { file: 'save.toml', line: save.place.line };
      if (turns === 0) return { ...base, code: 'repaired', params };
      return { ...base, code: 'repaired_turns', params: { ...params, turns } };
    }
    case 'incomplete':
      return { ...base, code: 'incomplete', params: { file: 'save.toml' } };
    case 'wrong_schema':
      return { ...base, code: 'wrong_schema', params: { file: 'save.toml', schema: save.found } };
    case 'unreadable': {
      const { path, line } = save.place;
      const details = [`save.toml:${line}: ${path === '' ? save.reason : `${path} — ${save.reason}`}`];
      return { ...base, code: 'unreadable', params: { file: 'save.toml', line, path, reason: save.reason }, details };
    }
  }
}

/** A journal that cannot be replayed, without any save beside it. */
function lonelyJournal(journal: Journal): Found {
  const params = { file: 'run.journal', turns: journal.commands.length };
  return { kind: 'ask', question: { about: 'save', code: 'journal_alone', params, details: [], answers: ['leave'] } };
}
