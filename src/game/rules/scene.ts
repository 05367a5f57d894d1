/** Who plays which part while a rule is applied: one turn's working set, and one answer within it. */
import type { Content } from '../content/content.ts';
import type { Attribute } from '../content/words.ts';
import type { LogCode, LogEntry, LogParams } from '../log.ts';
import type { Cause, DeepReadonly, Enemy, GameState, Hero, View } from '../state.ts';
import type { GameEvent } from './events.ts';

/** Whoever has health. Compare with `state.hero` to tell the hero from enemies. */
export type Creature = Hero | Enemy;
/** The same for those who only look. */
export type CreatureView = DeepReadonly<Hero> | DeepReadonly<Enemy>;

/** The working set of one `execute`: not part of the state. */
export interface Turn {
  readonly state: GameState;
  readonly content: Content;
  /** Every event of this turn, first in, first out. */
  readonly queue: GameEvent[];
  /** How many of them have been handled. */
  handled: number;
  readonly log: LogEntry[];
  /** Actions done so far: the bound on what one turn can set off. */
  actions: number;
  /** Scripts run so far. */
  scripts: number;
  /** Whether the warning about a cut chain has been given. */
  cut: boolean;
  /** The dead of this turn → how many events there were when they died: they answer those, and nothing later. */
  readonly dead: Map<Creature, number>;
  /** Who killed the hero, once he is dead. */
  cause: Cause | undefined;
  /** The fight ended by the hero’s flight in this turn. */
  fled: boolean;
  /** The fight began in this turn: its enemies do not act in it. */
  begun: boolean;
  /** Doing what an option does when it is chosen: what it gives has not been found. */
  choosing: boolean;
  /** A look ahead: nothing is drawn, hits hit, what is not certain does not happen. */
  readonly foresight: boolean;
}

/** The triggers whose answers led to what is happening now, nearest first. */
export interface Chain {
  readonly key: string;
  readonly parent: Chain | undefined;
}

/** One use of an ability or item: only these roll, crit and raise attack_hit. */
export interface Strike {
  /** The actions being done: they say whether a hit roll is needed. */
  readonly actions: readonly DamageShape[];
  /** Opponents whose roll is made → whether it hit. */
  readonly rolls: Map<Creature, boolean>;
}

/** What a hit roll needs to know of an action. */
export interface DamageShape {
  readonly action: string;
  readonly target?: string;
  readonly sure?: boolean;
}

/** What something is done by. For what an active modifier does: who laid it on, as label and, for an enemy, number. */
export type Origin = Pick<Cause, 'kind' | 'with'> & { readonly by?: string; readonly byNumber?: number };

/** What actions and conditions are applied to. */
export interface Scene {
  readonly turn: Turn;
  /** The bearer, the user, the speaker. */
  readonly self: Creature;
  /** The other side; absent where there is none. */
  readonly target: Creature | undefined;
  /** Present while an ability or item is used. */
  readonly strike?: Strike;
  readonly cause: Origin;
  readonly chain?: Chain;
}

/** What a condition may look at. `target` is absent when an attribute is read without an opponent. */
export interface Sight extends Look {
  readonly self: CreatureView;
  readonly target: CreatureView | undefined;
}

/** What is needed to read an attribute. */
export interface Look {
  readonly state: View;
  readonly content: Content;
  /** The reads this one is nested in. */
  readonly reading?: Reading | undefined;
}

/** A read that is under way, so that conditions about conditions end. */
export interface Reading {
  readonly creature: CreatureView;
  readonly attribute: Attribute;
  readonly parent: Reading | undefined;
  /** Shared by all reads nested in one: how many conditional ones may still follow. */
  readonly budget: { left: number };
}

/** Appends one line to the log of this turn and of the run. */
export function say<C extends LogCode>(turn: Turn, code: C, params: LogParams[C]): void {
  const entry = { turn: turn.state.turn, code, ...params } as unknown as LogEntry;
  turn.log.push(entry);
}

/** Tells an enemy from the hero. */
export function isEnemy(who: Creature): who is Enemy;
export function isEnemy(who: CreatureView): who is DeepReadonly<Enemy>;
export function isEnemy(who: CreatureView): boolean {
  return 'def' in who;
}

/** The label of a creature, as log lines and causes carry it. */
export function label(who: CreatureView): string {
  if (!isEnemy(who)) return 'hero';
  const enemy = who;
  return enemy.ordinal === 0 ? enemy.def : `${enemy.def}#${enemy.ordinal}`;
}
