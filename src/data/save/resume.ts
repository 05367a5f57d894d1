/** What to go on from: save, save before it and journal are weighed, and what the player must be asked is asked. */
import type { Content } from '../../game/content/content.ts';
import type { GameState } from '../../game/state.ts';
import { decodeSave, type SaveHeader, type SaveReading } from './codec.ts';
import { type Journal, type JournalHeader, readJournal } from './journal.ts';
import { brokenAmong, copyOf, type Dropped, fitToContent } from './prune.ts';
import { beginning, type Execute, playOn, unplayable } from './replay.ts';

/** The texts found on disk; absent is what is not there. */
export interface Remains {
  readonly save?: string;
  readonly previous?: string;
  readonly journal?: string;
}

export interface Today {
  readonly content: Content;
  /** The version of the game. */
  readonly game: string;
  /** Mods that are installed but could not be read: not removed, only broken. */
  readonly broken: readonly string[];
  readonly execute: Execute;
}

/** What can be asked about, in this order. */
export type Matter = 'save' | 'journal' | 'crash' | 'content';
export type Answers = { readonly [M in Matter]?: string };

/** A question before the game. Codes are worded as `port.<code>`. */
export interface Question {
  readonly about: Matter;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly details: readonly string[];
  readonly answers: readonly string[];
}

/** A run that can be entered. */
export interface Ready {
  readonly kind: 'ready';
  readonly state: GameState;
  /** Its journal, when it simply goes on; absent when a new one must begin, from the state as it is now. */
  readonly journal?: Journal;
  readonly daily?: NonNullable<SaveHeader['daily']>;
  /** Files to be kept under another name before anything is written. */
  readonly aside: readonly ('save' | 'journal')[];
  /** Lines for the session's log: what was left out, which mods changed. */
  readonly notes: readonly string[];
}

export type Resumption =
  | { readonly kind: 'nothing' }
  /** `state` is what is known of the run so far, for the menu. */
  | { readonly kind: 'ask'; readonly question: Question; readonly state?: GameState }
  | Ready;

/** Finds the run that waits. Pure: the same remains and answers give the same result, and nothing is changed. */
export function resume(remains: Remains, today: Today, answers: Answers): Resumption {
  const journal = remains.journal === undefined ? undefined : readJournal(remains.journal);
  const found = findBase(remains, journal, today, answers);
  if (found.kind !== 'base') return found;
  const played = playTail(found.base, journal, today, answers);
  if (played.kind === 'ask') return played;
  return settle(played, today, answers);
}

/** A state on disk, and how much of the journal it contains. */
interface Base {
  readonly state: GameState;
  readonly run: string;
  readonly commands: number;
  readonly content: string;
  readonly mods: SaveHeader['mods'];
  readonly daily?: NonNullable<SaveHeader['daily']>;
  readonly marks: readonly string[];
  readonly aside: readonly ('save' | 'journal')[];
}

type Found = { readonly kind: 'base'; readonly base: Base } | Exclude<Resumption, Ready>;

function findBase(remains: Remains, journal: Journal | undefined, today: Today, answers: Answers): Found {
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
  const question = questionAbout(save, before !== undefined);
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

function questionAbout(save: Exclude<SaveReading, { kind: 'genuine' }>, previous: boolean): Question {
  const answers = [...(save.kind === 'changed' ? ['accept'] : []), ...(previous ? ['previous'] : []), 'leave'];
  const base = { about: 'save', answers, details: [] } as const;
  switch (save.kind) {
    case 'changed':
      return { ...base, code: 'repaired', params: { file: 'save.toml', line: save.place.line } };
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

/** The state with what was played after it. */
interface Played {
  readonly kind: 'played';
  readonly base: Base;
  readonly state: GameState;
  /** Present when the journal goes on as it is. */
  readonly journal?: Journal;
}
type Tail = Played | Extract<Resumption, { kind: 'ask' }>;

function playTail(base: Base, journal: Journal | undefined, today: Today, answers: Answers): Tail {
  if (journal === undefined || journal.header.run !== base.run) {
    // A save that contains nothing of its journal lost nothing with it: it was killed between the two.
    if (base.commands === 0 || base.state.over !== undefined) return { kind: 'played', base, state: base.state };
    return lost(base, journal, { code: 'journal_missing', params: { file: 'run.journal' } }, answers);
  }
  const rest = journal.commands.length - base.commands;
  if (rest < 0)
    return lost(base, journal, { code: 'journal_behind', params: { file: 'run.journal', turns: -rest } }, answers);
  const changed = !sameGame(journal.header, today) || base.content !== today.content.hash;
  if (changed || base.marks.length > 0) {
    if (rest === 0) return { kind: 'played', base, state: base.state };
    return lost(base, journal, { code: 'journal_lost', params: { file: 'run.journal', turns: rest } }, answers);
  }
  return replayTail(base, journal, today, answers);
}

function sameGame(header: JournalHeader, today: Today): boolean {
  return header.content === today.content.hash && header.game === today.game;
}

function replayTail(base: Base, journal: Journal, today: Today, answers: Answers): Tail {
  const total = journal.commands.length;
  const to = (at: number) =>
    playOn({ state: copyOf(base.state), from: base.commands, to: at }, journal, today.content, today.execute);
  const replayed = to(total);
  if (replayed.kind === 'diverged') {
    const { at, turn, reason, detail } = replayed.divergence;
    const params = { file: 'run.journal', turn, turns: total - at + 1 };
    if (reason !== 'threw') return lost(base, journal, { code: 'journal_diverged', params }, answers);
    const before = to(at - 1);
    const state = before.kind === 'same' ? before.state : base.state;
    return crashed({ base, state, turn }, { answers, details: [detail], stay: false });
  }
  const { state } = replayed;
  if (journal.damagedAt !== undefined && state.over === undefined) {
    const params = { file: 'run.journal', line: journal.damagedAt };
    return lost({ ...base, state }, journal, { code: 'journal_damaged', params }, answers);
  }
  const crashes = journal.crashes.filter((at) => at === total).length;
  if (crashes < 2 || state.over !== undefined) return { kind: 'played', base, state, journal };
  if (answers.crash === 'continue') return { kind: 'played', base, state, journal };
  const before = total > base.commands ? to(total - 1) : undefined;
  const previous = before?.kind === 'same' ? before.state : undefined;
  return crashed({ base, state: previous ?? state, turn: state.turn }, { answers, details: [], stay: true });
}

/** The rest of the journal is of no use; the run goes on from the state before it and says so for ever. */
function lost(
  base: Base,
  journal: Journal | undefined,
  { code, params }: Pick<Question, 'code' | 'params'>,
  answers: Answers,
): Tail {
  const over = journal?.header.run === base.run ? journal.over : undefined;
  if (over !== undefined) return { kind: 'played', base: marked(base, 'resumed'), state: ended(base.state, over) };
  if (answers.journal === 'continue') {
    const aside = journal === undefined ? base.aside : [...base.aside, 'journal' as const];
    return { kind: 'played', base: { ...marked(base, 'resumed'), aside }, state: base.state };
  }
  const question = { about: 'journal', code, params, details: [], answers: ['continue', 'leave'] } as const;
  return { kind: 'ask', question, state: base.state };
}

function crashed(
  at: { readonly base: Base; readonly state: GameState; readonly turn: number },
  how: { readonly answers: Answers; readonly details: readonly string[]; readonly stay: boolean },
): Tail {
  const { base, state, turn } = at;
  if (how.answers.crash === 'previous') {
    return { kind: 'played', base: { ...marked(base, 'resumed'), aside: [...base.aside, 'journal'] }, state };
  }
  const answers = how.stay ? ['continue', 'previous', 'leave'] : ['previous', 'leave'];
  const params = { file: 'run.journal', turn };
  return {
    kind: 'ask',
    question: { about: 'crash', code: 'crashing_turn', params, details: how.details, answers },
    state,
  };
}

function marked(base: Base, mark: string): Base {
  return { ...base, marks: [...base.marks, mark] };
}

/** Once dead is dead, also when the turns that led there can no longer be replayed. */
function ended(state: GameState, over: NonNullable<GameState['over']>): GameState {
  const dead = copyOf(state);
  dead.over = over;
  if (over.outcome === 'died') dead.hero.health = 0;
  return dead;
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
    notes: [...dropped.map(lineOfDropped), ...modChanges(base.mods, today.content)],
    ...(goesOn ? { journal } : {}),
    ...(base.daily === undefined ? {} : { daily: base.daily }),
  };
}

function brokenMod(mod: string, dropped: readonly Dropped[]): Question {
  const params = { mod, count: dropped.length };
  return { about: 'content', code: 'broken_mod', params, details: dropped.map(lineOfDropped), answers: ['leave'] };
}

function prunedContent(dropped: readonly Dropped[]): Question {
  const params = { count: dropped.length };
  return {
    about: 'content',
    code: 'pruned',
    params,
    details: dropped.map(lineOfDropped),
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
