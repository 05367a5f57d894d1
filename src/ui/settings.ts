/** What the player may set, and what holds where he has not. */

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  /** 'auto' follows the environment; a mod may bring further languages. */
  readonly language: string;
  readonly glyphs: 'auto' | 'unicode' | 'ascii';
  readonly colors: 'auto' | 'truecolor' | '256' | '16' | 'none';
  readonly theme: 'default' | 'high_contrast' | 'colorblind';
  /** How many lines of log the map screen shows. */
  readonly logLines: number;
  readonly confirmations: boolean;
  readonly hints: boolean;
  /** Whether exploring picks up what nobody has opened yet. */
  readonly pickUp: boolean;
  /** 'standard', or a set without function keys and friendly to QWERTZ. */
  readonly keySet: 'standard' | 'laptop';
  /** Overrides: screen → action → keys. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  glyphs: 'auto',
  colors: 'auto',
  theme: 'default',
  logLines: 4,
  confirmations: true,
  hints: true,
  pickUp: true,
  keySet: 'standard',
  keys: {},
};
