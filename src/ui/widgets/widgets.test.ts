/** Lists, texts to read, lines of pieces, fields to type into, the log as it is shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../game/content/content.ts';
import type { LogEntry } from '../../game/log.ts';
import { textWidth } from '../../lib/text.ts';
import { Grid } from '../grid.ts';
import type { KeyAction } from '../key-tables.ts';
import { wordsFor } from '../words/speak.ts';
import { drawList, moveList, newList } from './list.ts';
import { latestLines, logLines } from './log-view.ts';
import { type Line, lineWidth, piece, plain, wrapLine, writeLine } from './rich.ts';
import { drawScroll, moveScroll, newScroll } from './scroll.ts';
import { eraseLast, isNameCharacter, textField, tidyName, typeKey, typeText } from './text-field.ts';
import { effectPieces } from './vitals.ts';

const MOVES: readonly KeyAction[] = ['up', 'down', 'page_up', 'page_down', 'first', 'last'];

describe('a list', () => {
  it('keeps its cursor on a row and in sight, however it is moved and however it shrinks', () => {
    const steps = fc.array(
      fc.record({ move: fc.constantFrom(...MOVES), count: fc.nat(30), height: fc.integer({ min: 1, max: 12 }) }),
    );
    fc.assert(
      fc.property(steps, (walk) => {
        const list = newList();
        for (const { move, count, height } of walk) {
          moveList(list, move, count);
          const rows = Array.from({ length: count }, (_, index) => `row ${index}`);
          const grid = new Grid(20, height);
          drawList(grid, grid.area, rows, { list, active: true });
          if (count === 0) expect(list.cursor).toBe(0);
          else expect(grid.toLines().filter((line) => line.startsWith(`> row ${list.cursor}`))).toHaveLength(1);
        }
      }),
    );
  });

  it('goes round at both ends', () => {
    const list = newList();
    moveList(list, 'up', 3);
    expect(list.cursor).toBe(2);
    moveList(list, 'down', 3);
    expect(list.cursor).toBe(0);
  });
});

describe('a long text', () => {
  it('shows every line once when read page by page', () => {
    const lines = Array.from({ length: 47 }, (_, index) => `line ${index}`);
    const scroll = newScroll();
    const seen = new Set<string>();
    for (let page = 0; page < 10; page++) {
      const grid = new Grid(20, 9);
      drawScroll(grid, { x: 0, y: 0, w: 15, h: 9 }, lines, scroll);
      for (const line of grid.toLines()) seen.add(line.replace(/ *[v^]$/, ''));
      moveScroll(scroll, 'page_down');
    }
    expect(seen.size).toBe(47);
  });
});

describe('a line of pieces', () => {
  const words = fc.array(
    fc.string({ minLength: 1, maxLength: 8 }).filter((word) => /^[a-z0-9ä世]+$/.test(word)),
    { maxLength: 20 },
  );
  it('wraps without losing a word, and never beyond its width', () => {
    fc.assert(
      fc.property(fc.array(words), fc.integer({ min: 8, max: 30 }), (parts, width) => {
        const line: Line = parts.map((part, index) => piece(`${part.join(' ')} `, index % 2 === 0 ? 'text' : 'dim'));
        const rows = wrapLine(line, width);
        expect(rows.filter((row) => lineWidth(row) > Math.max(width, 0))).toEqual([]);
        expect(rows.map(plain).join(' ').split(/\s+/).filter(Boolean)).toEqual(parts.flat());
      }),
    );
  });

  it('is cut with a sign', () => {
    const grid = new Grid(10, 1);
    writeLine(grid, { x: 0, y: 0, w: 6 }, [piece('abc'), piece('defgh', 'dim')]);
    expect(grid.toLines()).toEqual(['abcde…']);
  });

  it.each([
    ['Sand in die Augen', 16, 'Sand in die…'],
    ['Sand in die Augen', 17, 'Sand in die Augen'],
    ['Sand in die Augen', 12, 'Sand in die…'],
    ['Sand in die Augen', 11, 'Sand in…'],
    ['zu Kanalisationskönigen', 12, 'zu Kanalisa…'],
  ])('is cut behind a word, not within one: %s at %i', (text, width, shown) => {
    const grid = new Grid(30, 1);
    writeLine(grid, { x: 0, y: 0, w: width }, [piece(text.slice(0, 7)), piece(text.slice(7), 'dim')]);
    expect(grid.toLines()).toEqual([shown]);
  });
});

describe('a field for a name', () => {
  const field = () => textField('', 24, isNameCharacter);

  it('takes umlauts, accents and spaces, and erases whole letters', () => {
    const name = field();
    for (const key of ['Ä', 'space', 'é', 'ß', 'enter', 'up', 'f5']) typeKey(name, key);
    expect(name.text).toBe('Ä éß');
    eraseLast(name);
    expect(name.text).toBe('Ä é');
  });

  it('never holds more than its limit, nor anything that controls a terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = field();
        typeText(name, `${text}\u001b[2Jx`);
        expect([...name.text].filter((character) => /\p{C}/u.test(character))).toEqual([]);
        expect(
          [...name.text.normalize('NFC')].filter((character) => !/\p{M}/u.test(character)).length,
        ).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('becomes a name without loose spaces', () => {
    expect(tidyName('  Reya   of  Rust ', 24)).toBe('Reya of Rust');
  });
});

describe('the log on the screen', () => {
  // The words of these lines need no content.
  const content = { texts: new Map(), creatures: new Map() } as unknown as Content;
  const speech = { words: wordsFor('en'), content };
  const waited = (turn: number): LogEntry => ({ turn, code: 'waited' });
  const died: LogEntry = { turn: 9, code: 'died', who: 'hero' };

  it('condenses what repeats', () => {
    expect(logLines(speech, [waited(1), waited(2), waited(3), died]).map((line) => line.text)).toEqual([
      'You wait. (×3)',
      'You die.',
    ]);
  });

  it('never cuts danger away: the rest of the turn is counted', () => {
    const busy: LogEntry[] = [
      died,
      { turn: 9, code: 'experience', amount: 1 },
      { turn: 9, code: 'experience', amount: 2 },
      { turn: 9, code: 'experience', amount: 3 },
    ];
    expect(latestLines(speech, [waited(8), ...busy], 3).map(plain)).toEqual([
      '(2 more in the messages)',
      'You die.',
      '3 experience.',
    ]);
  });

  it('shows as many lines as asked for, the newest last', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 8 }), (count, rows) => {
        const entries = Array.from(
          { length: count },
          (_, turn): LogEntry => ({ turn, code: 'experience', amount: turn }),
        );
        const lines = latestLines(speech, entries, rows).map(plain);
        expect(lines).toEqual(entries.slice(-rows).map((_, index, all) => `${count - all.length + index} experience.`));
        expect(lines.every((line) => textWidth(line) > 0)).toBe(true);
      }),
    );
  });
});

describe('what is active', () => {
  const modifiers = new Map([
    ['m:bleeding', { harmful: true }],
    ['m:poisoned', { harmful: true }],
    ['m:rested', {}],
    ['m:pact', {}],
  ]);
  // Words ask only for these.
  const content = { texts: new Map(), modifiers } as unknown as Content;
  const active = (id: string, turns: number) => ({ id, turns, stacks: 1 });

  it('is told by what harms first, then by what ends first, the permanent last', () => {
    const all = [active('m:pact', -1), active('m:rested', 9), active('m:poisoned', 7), active('m:bleeding', 2)];
    // Of a creature only what is active on it is asked for.
    const creature = { modifiers: all } as unknown as Parameters<typeof effectPieces>[1];
    const told = effectPieces({ words: wordsFor('en'), content }, creature).map(({ text }) => text.trim());
    expect(told).toEqual(['-Bleeding 2', '-Poisoned 7', '+Rested 9', '+Pact']);
  });
});
