/** Who plays which part while a rule is applied: one turn's working set, and one answer within it. */
import type { Content } from '../content/content.ts';
import type { BlockReason, LogCode, LogEntry, LogParams } from '../log.ts';
import type { Cause, Enemy, GameState, Hero } from '../state.ts';
import type { GameEvent } from './events.ts';

/** Whoever has health. Compare with `state.hero` to tell the hero from enemies. */
export type Creature = Hero | Enemy;

/** The working set of one `execute`: not part of the state. */
export interface Turn {
  readonly state: GameState;
  readonly content: Content;
  /** First in, first out. */
  readonly queue: GameEvent[];
  readonly log: LogEntry[];
  /** Events handled so far; the rest is dropped at the limit. */
  handled: number;
  /** Whether the warning about a cut chain has been given. */
  cut: boolean;
  /** Enemies whose death has been announced: nobody dies twice. */
  readonly dead: Set<Creature>;
  /** Enemies that left the fight alive. */
  readonly gone: Set<Enemy>;
  /** Set when the fight ended by flight in this turn. */
  fled: boolean;
  /** The hero stepped into a room with enemies in this turn: they do not act in it. */
  begun: boolean;
}

/** The triggers whose answers led to what is happening now, nearest first. */
export interface Chain {
  readonly key: string;
  readonly parent: Chain | undefined;
}

/** One use of an ability or item against one opponent: what decides whether damage rolls. */
export interface Strike {
  /** Abilities and items used on enemies roll, crit and raise attack_hit; nothing else does. */
  readonly kind: 'ability' | 'item';
  /** Whom it missed: all its actions against them are skipped. */
  readonly missed: Set<Creature>;
}

/** What actions and conditions are applied to. */
export interface Scene {
  readonly turn: Turn;
  /** The bearer, the user, the speaker. */
  readonly self: Creature;
  /** The other side; absent where there is none. */
  readonly target: Creature | undefined;
  /** Present while an ability or item is used. */
  readonly strike?: Strike;
  readonly cause: Pick<Cause, 'kind' | 'with'> & { readonly by?: string };
  readonly chain?: Chain;
}

/** What a condition may look at. `target` is absent when an attribute is read without an opponent. */
export interface Sight {
  readonly state: GameState;
  readonly content: Content;
  readonly self: Creature;
  readonly target: Creature | undefined;
}

export type { BlockReason };

/** Appends one line to the log of this turn and of the run. */
export function say<C extends LogCode>(turn: Turn, code: C, params: LogParams[C]): void {
  const entry = { turn: turn.state.turn, code, ...params } as unknown as LogEntry;
  turn.log.push(entry);
}

/** The label of a creature, as log lines and causes carry it. */
export function label(state: GameState, who: Creature): string {
  if (who === state.hero) return 'hero';
  const enemy = who as Enemy;
  return enemy.ordinal === 0 ? enemy.def : `${enemy.def}#${enemy.ordinal}`;
}
