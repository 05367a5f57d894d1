/** What was played after the save: replayed from the journal, or lost and told. */
import type { GameState } from '../../game/state.ts';
import type { Base } from './base.ts';
import type { Journal, JournalHeader } from './journal.ts';
import { copyOf } from './prune.ts';
import type { Answers, Question, Resumption, Today } from './remains.ts';
import { playOn } from './replay.ts';

/** The state with what was played after it. */
export interface Played {
  readonly kind: 'played';
  readonly base: Base;
  readonly state: GameState;
  /** Present when the journal goes on as it is. */
  readonly journal?: Journal;
}
export type Tail = Played | Extract<Resumption, { kind: 'ask' }>;

/** Brings a state up to the last turn that was played. */
export function playTail(base: Base, journal: Journal | undefined, today: Today, answers: Answers): Tail {
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
  // Who takes a save as it is has been told which turns that costs, and is not asked again.
  if (answers.journal === 'continue' || base.marks.includes('repaired')) {
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
