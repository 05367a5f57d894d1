/** Comparing what an emulator shows with what was drawn, cell by cell. */
import xterm from '@xterm/headless';
import { diff } from '../../src/ui/diff.ts';
import type { Grid } from '../../src/ui/grid.ts';
import type { Mirror } from './mirror.ts';
import type { Terminal } from './terminal.ts';

/** Records hold the moment in which a run ended; that of the mirror is another. Files are named after it. */
export const DATES = /\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?Z?|T[\d-]{8}-[\w-]+\.toml *)/g;

/** What a terminal shows, as text. An emulator that takes a wide sign for a narrow one has a blank behind it. */
export function shownOf({ screen, buffer }: Terminal, frame: Grid): string {
  if (!frame.cells.includes('')) return screen;
  const rows = Array.from({ length: frame.height }, (_, y) => {
    const line = buffer.getLine(buffer.baseY + y);
    const cells = Array.from({ length: frame.width }, (_, x) => {
      const shown = line?.getCell(x)?.getChars() ?? '';
      return frame.glyphAt(x, y) === '' ? shown.trim() : shown || ' ';
    });
    return cells.join('').trimEnd();
  });
  return rows.join('\n');
}

/** Cells of a buffer that are not as an emulator shows them that is told the whole frame at once. */
export async function wrongCells(shown: xterm.IBuffer, mirror: Mirror): Promise<string[]> {
  const frame: Grid = mirror.frame();
  const { theme } = mirror.settings;
  const reference = new xterm.Terminal({ cols: frame.width, rows: frame.height, allowProposedApi: true });
  const bytes = diff(undefined, frame, { depth: depthOf(mirror), theme });
  await new Promise<void>((done) => reference.write(`\x1b[?7l${bytes}`, done));
  const wrong: string[] = [];
  for (let y = 0; y < frame.height; y++) {
    const [one, two] = [shown.getLine(shown.baseY + y), reference.buffer.active.getLine(y)];
    const dates = [...(two?.translateToString() ?? '').matchAll(DATES)];
    for (let x = 0; x < frame.width; x++) {
      if (dates.some(({ index, 0: date }) => x >= index && x < index + date.length)) continue;
      const is = look(one?.getCell(x));
      if (is !== look(two?.getCell(x))) wrong.push(`${x},${y}: ${is}`);
    }
  }
  reference.dispose();
  return wrong;
}

/** The terminal of the tests has 256 colours. */
function depthOf({ settings: { colors } }: Mirror): 'none' | '16' | '256' | 'truecolor' {
  return colors === 'auto' ? '256' : colors;
}

function look(cell: xterm.IBufferCell | undefined): string {
  if (cell === undefined) return '?';
  const glyph = cell.getChars() || ' ';
  const flags = [cell.isBold(), cell.isUnderline(), cell.isInverse()].map((flag) => (flag === 0 ? 0 : 1)).join('');
  return `${glyph} ${flags} ${cell.getFgColorMode()}/${cell.getFgColor()} ${cell.getBgColorMode()}/${cell.getBgColor()}`;
}
