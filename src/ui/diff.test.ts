/** The law of the screen: whatever is drawn, an emulator fed with the diffs shows exactly the cells of the grid. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glyphWidth } from '../lib/text.ts';
import { type Pen, sgr } from './ansi.ts';
import { diff } from './diff.ts';
import { Grid } from './grid.ts';
import type { Style } from './style.ts';

const PEN: Pen = { depth: '256', theme: 'default' };
const TEXTS = [
  'a',
  'Käse',
  '│',
  '─',
  '界',
  '鼠の王',
  '👾',
  '⚡',
  '☠',
  'e\u0301',
  'x\u0308\u0301',
  'א',
  'عربي',
  '한글',
  '\u1112',
  ' ',
  '     ',
];
const STYLES: Style[] = [
  {},
  { color: 'danger' },
  { color: '#123456' },
  { color: 'accent', bold: true },
  { background: 'selected' },
  { color: 'red', background: 'blue' },
  { reverse: true },
  { underline: true, color: 'dim' },
];

interface Stroke {
  readonly kind: 'write' | 'fill' | 'frame' | 'clear';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly style: number;
  readonly w: number;
  readonly h: number;
}

const stroke: fc.Arbitrary<Stroke> = fc.record({
  kind: fc.constantFrom('write', 'write', 'write', 'fill', 'frame', 'clear'),
  x: fc.integer({ min: -3, max: 32 }),
  y: fc.integer({ min: -1, max: 9 }),
  text: fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
  style: fc.nat(STYLES.length - 1),
  w: fc.integer({ min: 0, max: 14 }),
  h: fc.integer({ min: 0, max: 5 }),
});

function apply(grid: Grid, { kind, x, y, text, style, w, h }: Stroke): void {
  const look = STYLES[style] ?? {};
  const area = { x, y, w, h };
  if (kind === 'write') grid.write(x, y, text, look);
  else if (kind === 'fill') grid.fill(area, text, look);
  else if (kind === 'frame') grid.frame(area, text, look, { unicode: true, foot: text });
  else grid.clear(area);
}

function copy(grid: Grid, width: number, height: number): Grid {
  const next = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      if (grid.glyphAt(x, y) !== '') next.set(x, y, grid.glyphAt(x, y), grid.styleAt(x, y));
  }
  return next;
}

async function feed(terminal: xterm.Terminal, bytes: string): Promise<void> {
  await new Promise<void>((done) => terminal.write(bytes, done));
}

/** What differs between the emulator and the grid: place, wanted, shown. */
function wrongCells(terminal: xterm.Terminal, grid: Grid, looks: (style: Style) => string): string[] {
  const wrong: string[] = [];
  for (let y = 0; y < grid.height; y++) {
    const line = terminal.buffer.active.getLine(terminal.buffer.active.baseY + y);
    for (let x = 0; x < grid.width; x++) {
      const glyph = grid.glyphAt(x, y);
      const cell = line?.getCell(x);
      const shown = cell?.getChars() ?? '?';
      const blank = shown === '' || shown === ' ';
      if (glyph === '' || glyph === ' ' ? !blank : shown !== glyph) wrong.push(`${x},${y}: ${glyph} / ${shown}`);
      if (glyph !== '' && look(cell) !== looks(grid.styleAt(x, y))) wrong.push(`${x},${y} look: ${look(cell)}`);
    }
  }
  return wrong;
}

function look(cell: xterm.IBufferCell | undefined): string {
  if (cell === undefined) return '?';
  const flags = [cell.isBold(), cell.isUnderline(), cell.isInverse()].map((flag) => (flag === 0 ? 0 : 1));
  return [...flags, cell.isFgDefault() ? -1 : cell.getFgColor(), cell.isBgDefault() ? -1 : cell.getBgColor()].join();
}

/** The look of a style, read back from an emulator that was told it alone. */
async function lookTable(): Promise<(style: Style) => string> {
  const table = new Map<string, string>();
  for (const style of STYLES) {
    const terminal = new xterm.Terminal({ cols: 2, rows: 1, allowProposedApi: true });
    await feed(terminal, `\x1b[${sgr(style, PEN)}mx`);
    table.set(sgr(style, PEN), look(terminal.buffer.active.getLine(0)?.getCell(0)));
  }
  return (style) => table.get(sgr(style, PEN)) ?? '?';
}

const frames = fc.array(
  fc.record({
    strokes: fc.array(stroke, { maxLength: 8 }),
    resize: fc.option(fc.record({ width: fc.integer({ min: 1, max: 34 }), height: fc.integer({ min: 1, max: 10 }) })),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the diff', () => {
  it('leaves no wrong cell in the emulator, for random frames, glyphs and sizes', async () => {
    const looks = await lookTable();
    await fc.assert(
      fc.asyncProperty(frames, async (sequence) => {
        const terminal = new xterm.Terminal({ cols: 30, rows: 8, allowProposedApi: true });
        let shown = new Grid(30, 8);
        await feed(terminal, `\x1b[?7l${diff(undefined, shown, PEN)}`);
        for (const { strokes, resize } of sequence) {
          const size = resize ?? shown;
          terminal.resize(size.width, size.height);
          const next = copy(shown, size.width, size.height);
          for (const each of strokes) apply(next, each);
          await feed(terminal, diff(shown, next, PEN));
          expect(wrongCells(terminal, next, looks)).toEqual([]);
          shown = next;
        }
        terminal.dispose();
      }),
      { numRuns: 300 },
    );
  });

  it('says nothing when nothing has changed', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 8 }), (strokes) => {
        const one = new Grid(30, 8);
        const two = new Grid(30, 8);
        for (const each of strokes) apply(one, each);
        for (const each of strokes) apply(two, each);
        expect(diff(one, two, PEN)).toBe('');
      }),
    );
  });

  it('never leaves half of a wide glyph', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 20 }), (strokes) => {
        const grid = new Grid(30, 8);
        for (const each of strokes) apply(grid, each);
        for (let y = 0; y < grid.height; y++) {
          for (let x = 0; x < grid.width; x++) {
            const glyph = grid.glyphAt(x, y);
            const followed = x + 1 < grid.width && grid.glyphAt(x + 1, y) === '';
            expect([x, y, glyph !== '' && glyphWidth(glyph) === 2]).toEqual([x, y, followed]);
          }
        }
      }),
    );
  });

  it('moves a hero on a full map for a few bytes', () => {
    const draw = (x: number): Grid => {
      const grid = new Grid(80, 24);
      for (let y = 0; y < 24; y++) grid.write(0, y, '#.'.repeat(40), { color: 'wall' });
      grid.set(x, 10, '@', { color: 'hero', bold: true });
      grid.write(2, 23, `Turn ${x}`, { color: 'dim' });
      return grid;
    };
    expect(diff(draw(20), draw(21), PEN).length).toBeLessThan(100);
    expect(diff(undefined, draw(20), PEN).length).toBeLessThan(8192);
  });
});
