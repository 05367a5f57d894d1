/** What is weighed when a run is continued, and what may be asked about it. */
import type { Content } from '../../game/content/content.ts';
import type { GameState } from '../../game/state.ts';
import type { SaveHeader } from './codec.ts';
import type { Journal } from './journal.ts';
import type { Dropped } from './prune.ts';
import type { Execute } from './replay.ts';

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
  /** What a run would lose of its content. */
  readonly dropped?: readonly Dropped[];
  readonly answers: readonly string[];
}

/** A run that can be entered. */
export interface Ready {
  readonly kind: 'ready';
  readonly state: GameState;
  /** Its journal, when it simply goes on; absent when a new one must begin, from the state as it is now. */
  readonly journal?: Journal;
  /** Whether the journal holds turns that the save does not: leaving again without a turn must save them, too. */
  readonly ahead: boolean;
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
