/** Lines made of pieces with a style each: written into a grid, wrapped to a width, or told as plain text. */
import { splitGlyphs, textWidth, wrap } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import type { Area, Style, Tone } from '../style.ts';

export interface Piece {
  readonly text: string;
  readonly style: Style;
  /** At the end of a line: what stands before it is cut first. */
  readonly firm?: true;
}
/** A text in the usual colour, or pieces. */
export type Line = string | readonly Piece[];

/** A piece in a tone. */
export function piece(text: string, tone: Tone = 'text', more: Style = {}): Piece {
  return { text, style: { color: tone, ...more } };
}

/** Figures at the end of a line, which are never cut for the sake of a name before them. */
export function firm(text: string, tone: Tone = 'text', more: Style = {}): Piece {
  return { ...piece(text, tone, more), firm: true };
}

/** A whole line in one tone. */
export function tinted(text: string, tone: Tone): Line {
  return [piece(text, tone)];
}

/** The text of a line, without its looks. */
export function plain(line: Line): string {
  return typeof line === 'string' ? line : line.map((one) => one.text).join('');
}

export function lineWidth(line: Line): number {
  return textWidth(plain(line));
}

function piecesOf(line: Line): readonly Piece[] {
  return typeof line === 'string' ? [piece(line)] : line;
}

/** Writes a line into at most `width` cells; what does not fit is cut behind a word with an ellipsis, in front of firm figures. */
export function writeLine(grid: Grid, area: Pick<Area, 'x' | 'y' | 'w'>, line: Line): void {
  const all = piecesOf(line);
  const loose = all.slice(0, all.findLastIndex((one) => one.firm !== true) + 1);
  const figures = all.slice(loose.length);
  const needed = lineWidth(figures);
  if (figures.length === 0 || lineWidth(line) <= area.w || needed >= area.w) return writePieces(grid, area, line);
  writePieces(grid, { ...area, w: area.w - needed }, loose);
  writePieces(grid, { ...area, x: area.x + area.w - needed, w: needed }, figures);
}

function writePieces(grid: Grid, area: Pick<Area, 'x' | 'y' | 'w'>, line: Line): void {
  // Blanks at the end are no loss.
  const cut = textWidth(plain(line).trimEnd()) > area.w;
  let room = cut ? cellsBeforeCut(plain(line), area.w - 1) : area.w;
  let x = area.x;
  for (const { text, style } of piecesOf(line)) {
    if (room <= 0) break;
    const used = grid.write(x, area.y, text, style, room);
    x += used;
    room -= used;
    if (used < textWidth(text)) break;
  }
  if (cut && area.w > 0) grid.write(x, area.y, '…', { color: 'dim' }, 1);
}

/** How many cells stay: whole words, unless that would give away more than half of what there is room for. */
function cellsBeforeCut(text: string, room: number): number {
  const glyphs = splitGlyphs(text);
  let width = 0;
  let words = 0;
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph === ' ' && index > 0 && glyphs[index - 1] !== ' ') words = width;
    width += textWidth(glyph);
    if (width > room) break;
  }
  return words * 2 >= room ? words : room;
}

/** Breaks a line at spaces into lines of at most `width` cells; the pieces keep their styles. */
export function wrapLine(line: Line, width: number): Line[] {
  if (lineWidth(line) <= width) return [line];
  if (typeof line === 'string') return wrap(line, width);
  const styles = line.flatMap((one) => splitGlyphs(one.text).map((glyph) => ({ glyph, style: one.style })));
  let at = 0;
  return wrap(plain(line), width).map((row) => {
    const pieces: Piece[] = [];
    for (const glyph of splitGlyphs(row)) {
      // Wrapping leaves out spaces between rows and doubled ones: skip them in the original too.
      while (at < styles.length && styles[at]?.glyph !== glyph) at++;
      pieces.push({ text: glyph, style: styles[at]?.style ?? {} });
      at++;
    }
    return joined(pieces);
  });
}

/** Neighbours of one style become one piece. */
function joined(pieces: readonly Piece[]): Line {
  const result: Piece[] = [];
  for (const one of pieces) {
    const last = result.at(-1);
    if (last !== undefined && last.style === one.style)
      result[result.length - 1] = { ...last, text: last.text + one.text };
    else result.push(one);
  }
  return result;
}

/** Writes lines below one another, each wrapped, and answers how many rows were needed. */
export function writeLines(grid: Grid, area: Area, lines: readonly Line[]): number {
  let row = 0;
  for (const line of lines.flatMap((one) => wrapLine(one, area.w))) {
    if (row >= area.h) break;
    writeLine(grid, { x: area.x, y: area.y + row, w: area.w }, line);
    row++;
  }
  return row;
}
