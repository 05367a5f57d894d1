/** What the grid promises to screens: text stays in its row and column, whatever is in it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiGlyph, spellOut } from './ascii.ts';
import { Grid } from './grid.ts';

const hostile = fc
  .array(
    fc.constantFrom(
      'a',
      'ß',
      '界',
      '👾',
      'e\u0301',
      '\x1b[2J',
      '\x1b[10;10H',
      '\u202e',
      '\n',
      '\t',
      'א',
      '\u0301',
      '🇩🇪',
      '\x07',
    ),
  )
  .map((parts) => parts.join(''));

describe('writing', () => {
  it('stays within its cells and answers how many it filled', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 12 }), (text, x, most) => {
        const grid = new Grid(20, 3);
        for (let y = 0; y < 3; y++) grid.write(0, y, '|'.repeat(20));
        const used = grid.write(x, 1, text, {}, most);
        expect(used).toBeLessThanOrEqual(most);
        const untouched = (column: number): boolean => column < x || column >= x + used;
        for (let column = 0; column < 20; column++) {
          expect(grid.glyphAt(column, 0)).toBe('|');
          expect(grid.glyphAt(column, 2)).toBe('|');
          if (untouched(column)) expect(grid.glyphAt(column, 1)).toBe('|');
        }
      }),
    );
  });

  it('never lets a control character into a cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const grid = new Grid(20, 1);
        grid.write(0, 0, text);
        expect(grid.toLines().join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
    );
  });

  it('outside of the grid does nothing', () => {
    const grid = new Grid(4, 2);
    grid.write(-2, 0, 'abcd');
    grid.write(0, 5, 'x');
    grid.set(9, 0, 'x');
    expect(grid.toLines()).toEqual(['cd', '']);
  });

  it('cuts a wide letter that does not fit into the last column', () => {
    const grid = new Grid(3, 1);
    expect(grid.write(0, 0, 'ab界')).toBe(2);
    grid.set(2, 0, '界');
    expect(grid.toLines()).toEqual(['ab']);
  });

  it('over half of a wide letter empties the other half', () => {
    const grid = new Grid(6, 1);
    grid.write(0, 0, '界界界');
    grid.set(1, 0, 'x');
    grid.set(4, 0, 'y');
    expect([...Array(6).keys()].map((x) => grid.glyphAt(x, 0))).toEqual([' ', 'x', '界', '', 'y', ' ']);
  });
});

describe('a frame', () => {
  it('has its right border in one column, whatever its title', () => {
    const grid = new Grid(14, 3);
    const inside = grid.frame(grid.area, '鼠 Beutel', {}, { unicode: true, foot: '3/9' });
    grid.write(inside.x, inside.y, 'Käse', {}, inside.w);
    expect(inside).toEqual({ x: 1, y: 1, w: 12, h: 1 });
    expect(grid.toLines()).toEqual(['┌─ 鼠 Beut… ─┐', '│Käse        │', '└────── 3/9 ─┘']);
  });

  it('in ASCII has nothing beyond it', () => {
    const grid = new Grid(14, 3);
    grid.frame(grid.area, 'Tür', {}, { unicode: true });
    grid.write(1, 1, 'größe 界 „x“', {}, 12);
    grid.toAscii();
    expect(grid.toLines()).toEqual(['+- Tur ------+', '|grose ?? "x"|', '+------------+']);
  });
});

describe('stand-ins', () => {
  it('are ASCII and exactly as wide as what they stand for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (text) => {
        const grid = new Grid(40, 1);
        grid.write(0, 0, text);
        grid.toAscii();
        expect(grid.toLines().join('')).toMatch(/^[ -~]*$/);
      }),
    );
  });

  it.each([
    ['ä', 'a'],
    ['─', '-'],
    ['│', '|'],
    ['┼', '+'],
    ['█', '#'],
    ['░', '.'],
    ['→', '>'],
    ['界', '??'],
    ['é', 'e'],
  ])('%s becomes %s', (glyph, stand) => {
    expect(asciiGlyph(glyph)).toBe(stand);
  });

  it('spell umlauts out where nothing stands in columns', () => {
    expect(spellOut('Größe „Übel“ …')).toBe('Groesse "Uebel" ...');
  });
});
