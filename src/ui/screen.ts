/** What a screen is: it looks, draws, and answers keys with responses; it never changes the game or the stack itself. */
import type { Command } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import type { View } from '../game/state.ts';
import type { Grid } from './grid.ts';
import type { Port } from './port.ts';
import type { Settings } from './settings.ts';
import type { Area } from './style.ts';
import type { Words } from './words/words.ts';

/** A key by its name: 'a', 'A', 'ä', 'up', 'shift+up', 'enter', 'escape', 'tab', 'shift+tab', 'backspace', 'delete', 'home',
 * 'end', 'pageup', 'pagedown', 'f1' … 'f12', 'ctrl+c', 'space'. */
export type Key = string;

/** What a screen may look at. */
export interface Scenery {
  readonly port: Port;
  readonly content: Content;
  /** The run in play; screens of a run are only open while there is one. */
  readonly state: View;
  readonly words: Words;
  readonly settings: Settings;
  /** Whether box drawing and other characters beyond ASCII may be drawn. */
  readonly unicode: boolean;
}

export type Response =
  | { readonly kind: 'none' }
  | { readonly kind: 'pop' }
  | { readonly kind: 'push'; readonly screen: Screen }
  /** Takes the place of the one that answers. */
  | { readonly kind: 'replace'; readonly screen: Screen }
  | { readonly kind: 'command'; readonly command: Command }
  /** A command repeated until something happens: running, exploring, resting. Each step is asked anew. */
  | { readonly kind: 'repeat'; readonly next: () => Command | undefined }
  /** Something the application does: 'new_run', 'continue', 'suspend', 'menu', 'quit', 'settings', … */
  | { readonly kind: 'app'; readonly does: AppRequest }
  /** Several, in order. */
  | { readonly kind: 'all'; readonly responses: readonly Response[] };

export type AppRequest =
  | { readonly request: 'new_run'; readonly seed: string; readonly endless: boolean; readonly daily: boolean }
  | { readonly request: 'continue'; readonly answer?: string }
  | { readonly request: 'suspend' }
  | { readonly request: 'to_menu' }
  | { readonly request: 'quit' }
  | { readonly request: 'settings'; readonly settings: Settings }
  | { readonly request: 'status'; readonly text: string };

export interface Screen {
  /** The name its key table and its help go by. */
  readonly name: string;
  /** Drawn above the screen below it, and closed by any command. */
  readonly overlay: boolean;
  draw(grid: Grid, area: Area, scenery: Scenery): void;
  key(key: Key, scenery: Scenery): Response;
  /** Text that was pasted; ignored where nothing is typed. */
  paste?(text: string, scenery: Scenery): void;
  /** The same as lines of text, for the plain mode. */
  lines(scenery: Scenery): readonly string[];
}

export const NONE: Response = { kind: 'none' };
export const POP: Response = { kind: 'pop' };
