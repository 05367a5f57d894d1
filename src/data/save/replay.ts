/** Plays a journal again: from the start of the run, or from a save, as far as it says the same. */
import type { Command, Outcome, RejectionCode } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { execute } from '../../game/execute.ts';
import { newRun } from '../../game/new-run.ts';
import type { GameState } from '../../game/state.ts';
import { stateChecksum } from './checksum.ts';
import type { Journal } from './journal.ts';

/** How commands are carried out; handed in, so that a replay of broken rules can be looked at. */
export type Execute = (state: GameState, command: Command, content: Content) => Outcome;

/** Where a replay left the recorded run. `at` counts commands from 1. */
export interface Divergence {
  readonly at: number;
  readonly turn: number;
  readonly reason: 'rejected' | 'checksum' | 'threw';
  /** The rejection's code, the two checksums, or the message of what was thrown. */
  readonly detail: string;
}

export type Replayed =
  | { readonly kind: 'same'; readonly state: GameState }
  | { readonly kind: 'diverged'; readonly divergence: Divergence };

/** A stretch of a journal to be played. */
export interface Stretch {
  /** The state before; it is changed. */
  readonly state: GameState;
  /** How many commands of the journal the state already contains. */
  readonly from: number;
  /** How many it shall contain in the end. */
  readonly to: number;
}

/** Plays commands `from` … `to` on the state, comparing every checksum on the way. */
export function playOn(stretch: Stretch, journal: Journal, content: Content, rules: Execute = execute): Replayed {
  const { state, from, to } = stretch;
  for (let n = from + 1; n <= to; n++) {
    const command = journal.commands[n - 1];
    if (command === undefined) break;
    const fault = step(state, command, content, rules) ?? compare(state, journal.checks.get(n));
    if (fault !== undefined) return { kind: 'diverged', divergence: { at: n, turn: state.turn, ...fault } };
  }
  return { kind: 'same', state };
}

type Fault = Pick<Divergence, 'reason' | 'detail'>;

function step(state: GameState, command: Command, content: Content, rules: Execute): Fault | undefined {
  try {
    const outcome = rules(state, command, content);
    if (outcome.outcome === 'turn_passed') return undefined;
    const code: RejectionCode = outcome.reason.code;
    return { reason: 'rejected', detail: code };
  } catch (error) {
    // The one place where a fault of ours is caught: the run is offered from the turn before it.
    return { reason: 'threw', detail: error instanceof Error ? error.message : String(error) };
  }
}

function compare(state: GameState, recorded: string | undefined): Fault | undefined {
  if (recorded === undefined) return undefined;
  const found = stateChecksum(state);
  return found === recorded ? undefined : { reason: 'checksum', detail: `${recorded} ≠ ${found}` };
}

export type Verdict =
  | { readonly kind: 'identical'; readonly state: GameState; readonly commands: number }
  | { readonly kind: 'diverged'; readonly divergence: Divergence }
  /** 'resumed', 'game', 'content', 'floor', 'damaged', 'unfinished': why it cannot be played. */
  | { readonly kind: 'unplayable'; readonly reason: Unplayable };
export type Unplayable = 'resumed' | 'game' | 'content' | 'floor' | 'damaged';

/** Why this game cannot play the journal from its start; `undefined` when it can. */
export function unplayable(journal: Journal, content: Content, game: string): Unplayable | undefined {
  const { header, damagedAt } = journal;
  if (header.from !== 'start') return 'resumed';
  if (header.game !== game) return 'game';
  if (header.content !== content.hash) return 'content';
  return damagedAt === undefined ? undefined : 'damaged';
}

/** The state in which a journal from the start begins. */
export function beginning({ header }: Journal, content: Content): GameState | undefined {
  const { seed, seedText, endless } = header;
  const run = newRun({ seed, seedText, endless }, content);
  return run.ok ? run.state : undefined;
}

/** Plays a whole replay without a screen and compares it with what was recorded. */
export function verify(journal: Journal, content: Content, game: string): Verdict {
  const reason = unplayable(journal, content, game);
  if (reason !== undefined) return { kind: 'unplayable', reason };
  const state = beginning(journal, content);
  if (state === undefined) return { kind: 'unplayable', reason: 'floor' };
  const count = journal.commands.length;
  const replayed = playOn({ state, from: 0, to: count }, journal, content);
  if (replayed.kind === 'diverged') return replayed;
  const fault = compare(state, journal.end);
  if (fault !== undefined) return { kind: 'diverged', divergence: { at: count, turn: state.turn, ...fault } };
  return { kind: 'identical', state, commands: count };
}
