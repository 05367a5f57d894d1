/** What it means to have words: every text of one language by its key, filled with what it speaks of. */
import type { Rejection } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import type { ActionSpec } from '../../game/content/effects.ts';
import type { TextKey, Texts } from './catalogue.ts';
import type { Param, Params, Placeholders } from './template.ts';

/** The placeholders a text needs: nothing, or one record with all of them. */
export type Needs<K extends TextKey> = [Placeholders<Texts[K]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholders<Texts[K]>, Param>>];

export interface Words {
  /** 'de', 'en', or a language that a mod brings. */
  readonly language: string;
  text<K extends TextKey>(key: K, ...params: Needs<K>): string;
  /** The same for a key that is put together while running; `fallback` when there is none. */
  pick(key: string, params?: Params, fallback?: string): string;
  /** A number: at most two decimals. */
  number(value: number): string;
  /** A number with its sign: "+5", "-2", "±0" as "+0". */
  signed(value: number): string;
  /** A share as a percentage: 0.25 → "25%". */
  percent(share: number): string;
  /** Why a command was refused. */
  rejection(reason: Rejection): string;
  /** What went wrong outside the game: a code of the port. */
  problem(code: string): string;
}

/** Content and words together: what it takes to speak of things. */
export interface Speech {
  readonly words: Words;
  readonly content: Content;
  /** Who the target of an answer is, where that is known. */
  readonly target?: 'attacker';
  /** Whether whoever acts is dying of it, and so calls nobody. */
  readonly dying?: true;
  /** What an amount that is told in shares comes to for whoever is spoken to; absent where nobody in particular acts. */
  readonly reckon?: (spec: ActionSpec) => number | undefined;
}
