/** A field to type into: letters in, backspace out, a limit, and nothing that would control a terminal. */
import { dropLastGlyph, splitGlyphs, takeGlyphs } from '../../lib/text.ts';
import type { Key } from '../screen.ts';

export interface TextField {
  text: string;
  readonly limit: number;
  /** Whether a character may stand in it. */
  readonly allows: (character: string) => boolean;
}

/** Letters with their marks, digits and the few signs that names have. */
export function isNameCharacter(character: string): boolean {
  return /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(character);
}

export function isPrintable(character: string): boolean {
  return /^[^\p{C}]+$/u.test(character);
}

export function isDigit(character: string): boolean {
  return /^[0-9]$/.test(character);
}

export function textField(text: string, limit: number, allows: TextField['allows']): TextField {
  return { text, limit, allows };
}

/** Types a text, as far as it is allowed and fits. */
export function typeText(field: TextField, text: string): void {
  for (const glyph of splitGlyphs(text)) {
    if (!field.allows(glyph)) continue;
    // A combining mark that comes alone joins the letter before it.
    const longer = splitGlyphs(field.text + glyph);
    if (longer.length > field.limit) return;
    field.text = longer.join('');
  }
}

/** Types the character of a key, if it has one; answers whether it did. */
export function typeKey(field: TextField, key: Key): boolean {
  const character = key === 'space' ? ' ' : key;
  if (splitGlyphs(character).length !== 1 || !field.allows(character)) return false;
  typeText(field, character);
  return true;
}

export function eraseLast(field: TextField): void {
  field.text = dropLastGlyph(field.text);
}

/** What a typed name becomes: single spaces, none at the ends, at most `limit` letters. */
export function tidyName(text: string, limit: number): string {
  return takeGlyphs(text.trim().replace(/\s+/g, ' '), limit).trim();
}
