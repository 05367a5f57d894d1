/** What the interface asks of the machine: runs, files, settings. The host answers; tests and a browser can too. */
import type { Command, Outcome } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import type { View } from '../game/state.ts';
import type { Settings } from './settings.ts';

/** A run that waits on disk, as the menu shows it. */
export interface WaitingRun {
  readonly name: string;
  readonly floor: number;
  readonly turn: number;
  readonly level: number;
  readonly seed: string;
  /** There is something to ask first. Where nothing could be read, the name is empty and the numbers are 0. */
  readonly notice?: Notice;
}

/** Something to tell before a run is entered, and what may be answered. Words: `port.<code>`. */
export interface Notice {
  /** 'pruned', 'repaired', 'journal_lost', 'crashing_turn', 'wrong_schema', 'unreadable', 'incomplete', … */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Lines to show below: places in files. */
  readonly details: readonly string[];
  /** What the run would lose of its content: the registry, or 'position'; the id; and whose it is. */
  readonly dropped?: readonly { readonly what: string; readonly id: string; readonly where: string }[];
  /** The answers offered, best first: 'continue', 'accept', 'previous', 'leave', 'aside'. */
  readonly answers: readonly string[];
}

export type Entered =
  | { readonly kind: 'playing' }
  | { readonly kind: 'ask'; readonly notice: Notice }
  /** Everything was left as it is: back to the menu. */
  | { readonly kind: 'left' };

export interface ModInfo {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly warnings: number;
  /** Rendered diagnostics of this mod, in the player's language. */
  readonly messages: readonly string[];
}

/** Why the order of mods stays as it is: it could not be stored, or the game would not start with the one that was wanted. */
export type OrderRefusal =
  | { readonly code: 'order_failed' }
  /** The names of the mod that needs another, and of that one: it would be loaded later, or not at all. */
  | { readonly code: 'dependency_late' | 'dependency_missing'; readonly mod: string; readonly dependency: string };

/** A finished run in the hall of fame. */
export interface RunRecord {
  readonly file: string;
  readonly date: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly outcome: 'died' | 'won' | 'given_up';
  /** How it ended when it went on behind its victory. */
  readonly later?: 'died' | 'given_up';
  /** The cause of death in words of the log: a label and an id; '' for whoever did not die. */
  readonly by: string;
  readonly with: string;
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  readonly gold: number;
  readonly kills: number;
  readonly seed: string;
  /** What the seed was typed as. */
  readonly seedText?: string;
  readonly version: string;
  readonly mods: readonly string[];
  readonly marks: readonly string[];
  /** What a look into the record shows: kills by kind, gear, the last log lines, in the words of the day. */
  readonly story: readonly string[];
}

export interface Port {
  readonly version: string;
  content(): Content;
  settings(): Settings;
  /** Stores the settings; the answer is a sentence's code when that failed. */
  changeSettings(settings: Settings): string | undefined;

  /** The run in play; absent in the menu. */
  state(): View | undefined;
  /** What went wrong with saving since the last question, for the status line; told once. */
  takeProblem(): { readonly code: string; readonly file: string } | undefined;
  /** What waits on disk; a notice when something is there that cannot simply be played. */
  waiting(): WaitingRun | undefined;
  /** Begins a run with a hero still to be made. An existing save is moved aside or replaced as the rules of saving say. */
  newRun(
    options: { readonly seed: string; readonly endless: boolean; readonly daily: boolean },
    /** Words the run that is given up for it, for its record. */
    tell?: (state: View) => readonly string[],
  ): Entered;
  /** Enters the waiting run; answers with a question first where there is something to say. */
  continueRun(answer: string | undefined): Entered;
  execute(command: Command): Outcome;
  /** Saves and leaves the run. The answer is a sentence's code when saving failed. */
  suspendRun(): string | undefined;
  /** Records a victory while the run may still go on: save and journal stay. */
  recordVictory(story: readonly string[]): { readonly record: RunRecord; readonly problem?: string };
  /** Called when the end of the run stands on the screen: writes the record, then lets the save go. */
  finishRun(story: readonly string[]): { readonly record: RunRecord; readonly problem?: string };

  /** How many warnings loading gave and where they are written; 0 for a clean start. */
  loadWarnings(): { readonly count: number; readonly log: string };
  mods(): readonly ModInfo[];
  /** Enables, disables or moves a mod in the load order; takes effect with the next start or run. */
  changeMods(order: readonly string[], disabled: readonly string[]): OrderRefusal | undefined;
  records(): readonly RunRecord[];
  /** Where the data lies, for messages. */
  folder(): string;
}
