/** How a cell looks, in words; the theme and the terminal turn them into codes. */
import type { ColorName } from '../game/content/words.ts';

/** What a colour is for. Screens use these; content brings its own colour names. */
export type Tone =
  | 'text'
  | 'dim'
  | 'bright'
  | 'accent'
  | 'danger'
  | 'warning'
  | 'good'
  | 'health'
  | 'stamina'
  | 'experience'
  | 'wall'
  | 'ground'
  | 'door'
  | 'stairs'
  | 'hero'
  | 'npc'
  | 'loot'
  | 'frame'
  | 'frame_active'
  | 'selected';

export type Color = Tone | ColorName | `#${string}`;

export interface Style {
  readonly color?: Color;
  readonly background?: Color;
  readonly bold?: boolean;
  readonly underline?: boolean;
  /** Swaps foreground and background: the mark of a cursor that also works without colour. */
  readonly reverse?: boolean;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
