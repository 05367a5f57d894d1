/** Laws of measuring, cutting and filtering text. */
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { clean } from './clean.ts';
import { dropLastGlyph, glyphWidth, pad, splitGlyphs, takeGlyphs, textWidth, truncate, wrap } from './text.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        '\x1b[31m',
        '\x1b]0;t\x07',
        '\u202e',
        '\u200d',
        'ß',
        'a\u0308',
        '界',
        '👨‍👩‍👧',
        '\t',
        '\n',
        'abc ',
        '\ud800',
      ),
    )
    .map((parts) => parts.join('')),
);

/** Control characters, direction marks, joiners, lone surrogates: nothing of it may reach a terminal. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

describe('clean', () => {
  it.each([
    ['Käse', 'Käse'],
    ['a\tb\nc', 'a b c'],
    ['\x1b[31mred\x1b[0m', 'red'],
    ['\x1b]0;title\x07name', 'name'],
    ['\x1b]8;;http://x\x1b\\link', 'link'],
    ['\x1bPq…\x1b\\x', 'x'],
    ['\x9b31mred', 'red'],
    ['\x1b(Bx', 'x'],
    ['cut \x1b[3', 'cut '],
    ['\x1b]0;never ended', '0;never ended'],
    ['\u202eevil\u202c', 'evil'],
    ['\u2066a\u2069\u200f\u061cb', 'ab'],
    ['a\u200b\u00ad\ufeffb', 'ab'],
    ['a\u0308', 'ä'],
    ['\ud800x', '\ufffdx'],
    ['👍🏽', '👍'],
    ['bell\x07\x00\x7f\x85x', 'bell x'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('leaves nothing that controls a terminal, and nothing to clean', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const cleaned = clean(text);
        expect(cleaned).not.toMatch(FORBIDDEN);
        expect(clean(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('glyphs', () => {
  it.each([
    ['abc', ['a', 'b', 'c']],
    ['a\u0308x\u0301', ['ä', 'x\u0301']],
    ['\u0301a', ['a']],
    ['e\u0301\u0302\u0303\u0304\u0305', ['é\u0302\u0303\u0304']],
    ['👨‍👩‍👧', ['👨', '👩', '👧']],
    ['한', ['한']],
    ['\u1161', ['\ufffd']],
    ['界a', ['界', 'a']],
  ])('of %j', (text, glyphs) => {
    expect(splitGlyphs(text)).toEqual(glyphs);
  });

  it.each([
    ['a', 1],
    ['ß', 1],
    ['☠', 1],
    ['⚡', 2],
    ['👾', 2],
    ['界', 2],
    ['│', 1],
    ['…', 1],
    ['א', 1],
    ['ｱ', 1],
    ['Ａ', 2],
  ])('%s is %i cells wide', (glyph, width) => {
    expect(glyphWidth(glyph)).toBe(width);
  });

  it('are as wide as the measuring library says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0x20, max: 0x2ffff }), (code) => {
        const character = String.fromCodePoint(code);
        // Some musical signs and old letters are two characters once normalised.
        fc.pre(character.normalize('NFC') === character);
        const [glyph, ...more] = splitGlyphs(character);
        expect(more).toEqual([]);
        // What the filter drops or replaces has no width of its own.
        if (glyph === character) expect([code, glyphWidth(glyph)]).toEqual([code, stringWidth(character)]);
      }),
      { numRuns: 5000, examples: [[0x1d165], [0x1d157]] },
    );
  });

  it('of a sign that is two characters once normalised are two', () => {
    expect(splitGlyphs(String.fromCodePoint(0x1d15e))).toEqual(
      [0x1d157, 0x1d165].map((code) => String.fromCodePoint(code)),
    );
  });
});

describe('lines', () => {
  it('are never wider than asked, and lose no word', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrap(text, width);
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width);
        const letters = (value: string): string => splitGlyphs(value).join('').replaceAll(/\s/gu, '');
        // Escape sequences that a line end cuts in two are filtered line by line.
        if (!/[\x1b\x9b\x90\x98\x9d-\x9f]/u.test(text)) expect(letters(lines.join(' '))).toBe(letters(text));
      }),
    );
  });

  it.each([
    ['Der Drache brüllt laut', 10, ['Der Drache', 'brüllt', 'laut']],
    ['Donaudampfschiff', 6, ['Donaud', 'ampfsc', 'hiff']],
    ['eins\nzwei', 20, ['eins', 'zwei']],
    ['界界界', 4, ['界界', '界']],
    ['', 5, ['']],
  ])('%j in %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('are padded to exactly the width, marks and wide letters counted', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 20 }), (text, width) => {
        for (const align of ['left', 'right', 'center'] as const)
          expect(textWidth(pad(text, width, align))).toBe(width);
        expect(textWidth(truncate(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });

  it.each([
    ['Langschwert', 6, 'Langs…'],
    ['Dolch', 5, 'Dolch'],
    ['Dolch', 0, ''],
    ['界界界', 4, '界…'],
  ])('%s in %i cells is %s', (text, width, cut) => {
    expect(truncate(text, width)).toBe(cut);
  });
});

describe('editing', () => {
  it.each([
    ['Jörg', 'Jör'],
    ['Jo\u0308', 'J'],
    ['x\u0301', ''],
    ['', ''],
    ['👾👾', '👾'],
  ])('backspace on %j leaves %j', (text, rest) => {
    expect(dropLastGlyph(text)).toBe(rest);
  });

  it('a limit counts letters, not bytes', () => {
    expect(takeGlyphs('Jo\u0308rg', 3)).toBe('Jör');
  });
});
