/** Text as a terminal sees it: split into glyphs, measured in cells, cut, filled and wrapped. */
import { eastAsianWidth } from 'get-east-asian-width';
import { clean, isHarmless, isPlain } from './clean.ts';

/** Marks that terminals put onto the letter before them; newer ones are drawn apart by many, so they are left out. */
const MARKS: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x483, 0x486],
  [0x591, 0x5bd],
  [0x5bf, 0x5c5],
  [0x610, 0x615],
  [0x64b, 0x65e],
  [0x670, 0x670],
  [0x901, 0x902],
  [0x93c, 0x93c],
  [0x941, 0x948],
  [0x94d, 0x94d],
  [0xe31, 0xe3a],
  [0xe47, 0xe4e],
  [0x20d0, 0x20ef],
  [0x3099, 0x309a],
];
const ANY_MARK = /^[\p{Mn}\p{Me}]$/u;
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\p{Mc}\p{Co}]$/u;
/** Hangul vowels and tails that found no syllable: terminals disagree about them. */
const LOOSE_JAMO = /^[\u1160-\u11ff\ud7b0-\ud7fb]$/u;
/** More marks than this on one letter are decoration. */
const MARK_LIMIT = 3;
const STAND_IN = '\ufffd';

/** The cells of a text, each a letter with its marks; filtered first, so nothing in it controls a terminal. */
export function splitGlyphs(text: string): string[] {
  if (isHarmless(text)) return text.split('');
  const glyphs: string[] = [];
  let marks = 0;
  for (const character of clean(text)) {
    const code = character.codePointAt(0) ?? 0;
    if (isPlain(code)) {
      glyphs.push(character);
      marks = 0;
    } else if (ANY_MARK.test(character)) {
      const last = glyphs.at(-1);
      if (last !== undefined && last !== ' ' && isKnownMark(code) && marks++ < MARK_LIMIT)
        glyphs[glyphs.length - 1] = last + character;
    } else {
      glyphs.push(VISIBLE.test(character) && !LOOSE_JAMO.test(character) ? character : STAND_IN);
      marks = 0;
    }
  }
  return glyphs;
}

function isKnownMark(code: number): boolean {
  return MARKS.some(([first, last]) => code >= first && code <= last);
}

/** How many cells one glyph of `splitGlyphs` fills. */
export function glyphWidth(glyph: string): 1 | 2 {
  const code = glyph.codePointAt(0) ?? 0x20;
  return isPlain(code) || eastAsianWidth(code) === 1 ? 1 : 2;
}

/** How many cells a text fills. */
export function textWidth(text: string): number {
  if (isHarmless(text)) return text.length;
  let width = 0;
  for (const glyph of splitGlyphs(text)) width += glyphWidth(glyph);
  return width;
}

/** The text in at most `width` cells; what was cut is marked. */
export function truncate(text: string, width: number, ellipsis = '…'): string {
  const glyphs = splitGlyphs(text);
  if (totalWidth(glyphs) <= width) return glyphs.join('');
  const room = width - textWidth(ellipsis);
  if (room < 0) return fitting(glyphs, width).join('');
  return fitting(glyphs, room).join('') + ellipsis;
}

/** The text in exactly `width` cells: cut, or filled with spaces. */
export function pad(text: string, width: number, align: 'left' | 'right' | 'center' = 'left'): string {
  const cut = truncate(text, width);
  const missing = Math.max(0, width - textWidth(cut));
  const before = align === 'left' ? 0 : align === 'right' ? missing : Math.floor(missing / 2);
  return ' '.repeat(before) + cut + ' '.repeat(missing - before);
}

/** Lines of at most `width` cells, broken at spaces; words that are longer are cut. Line ends in the text are kept. */
export function wrap(text: string, width: number): string[] {
  const room = Math.max(1, width);
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(paragraph, room));
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of clean(paragraph).split(' ')) {
    if (word === '') continue;
    for (const piece of pieces(word, width)) {
      const size = textWidth(piece);
      if (used > 0 && used + 1 + size > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += used > 0 ? ` ${piece}` : piece;
      used += used > 0 ? size + 1 : size;
    }
  }
  lines.push(line);
  return lines;
}

function pieces(word: string, width: number): string[] {
  if (textWidth(word) <= width) return [word];
  const rest = splitGlyphs(word);
  const result: string[] = [];
  while (rest.length > 0) {
    const head = fitting(rest, width);
    // A wide letter in a single column fits nowhere: it is left out rather than looped over.
    rest.splice(0, Math.max(1, head.length));
    if (head.length > 0) result.push(head.join(''));
  }
  return result;
}

/** The text without its last letter, marks included. */
export function dropLastGlyph(text: string): string {
  return splitGlyphs(text).slice(0, -1).join('');
}

/** The first letters of a text. */
export function takeGlyphs(text: string, count: number): string {
  return splitGlyphs(text).slice(0, count).join('');
}

function totalWidth(glyphs: readonly string[]): number {
  let width = 0;
  for (const glyph of glyphs) width += glyphWidth(glyph);
  return width;
}

function fitting(glyphs: readonly string[], width: number): string[] {
  let used = 0;
  let count = 0;
  for (const glyph of glyphs) {
    used += glyphWidth(glyph);
    if (used > width) break;
    count++;
  }
  return glyphs.slice(0, count);
}
