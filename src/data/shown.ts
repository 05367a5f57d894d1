/** What may be shown to the player: no control characters, symbols of one cell, colours that exist. */
import { COLORS } from '../game/content/words.ts';
import { splitGlyphs, textWidth } from '../lib/text.ts';
import type { Path } from './findings.ts';
import type { Mistake } from './issues.ts';
import { nameOf, shorten } from './naming.ts';
import { nearest } from './nearest.ts';

/** Control characters, escapes included, and the marks that turn the direction of writing. Line feeds are allowed in texts. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** What is wrong with a text that will be shown, if anything. */
export function shownMistake(text: string, kind: 'name' | 'text' | 'symbol', path: Path): Mistake | undefined {
  const control = CONTROL.exec(text) ?? LONE_SURROGATE.exec(text) ?? (kind === 'text' ? null : /\n/.exec(text));
  if (control !== null) {
    const code = (control[0].codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase();
    return { code: 'control_character', path, params: { field: nameOf(path), character: `U+${code}` } };
  }
  return kind === 'symbol' ? symbolMistake(text, path) : undefined;
}

function symbolMistake(text: string, path: Path): Mistake | undefined {
  const glyphs = splitGlyphs(text);
  const width = textWidth(text);
  // What the screen would draw differently from what is written is no symbol either: joiners, variation selectors.
  const drawn = glyphs.length === 1 && glyphs[0] === text.normalize('NFC') && text !== '\ufffd';
  if (drawn && width === 1 && text.trim() !== '') return undefined;
  return { code: 'bad_symbol', path, params: { symbol: shorten(text), characters: glyphs.length, width } };
}

/** Whether a colour is one that can be drawn. */
export function isColor(color: string): boolean {
  return (COLORS as readonly string[]).includes(color) || /^#[0-9a-fA-F]{6}$/.test(color);
}

/** What is wrong with a colour: a warning, the default colour takes its place. */
export function colorMistake(color: unknown, path: Path): Mistake | undefined {
  if (typeof color !== 'string' || isColor(color)) return undefined;
  const word = shorten(color);
  return { code: 'unknown_color', path, params: { word, nearest: nearest(color, COLORS), known: COLORS.join(', ') } };
}
