/** The bytes that turn one screen into the next: only changed cells, the shortest way between them. */
import { isPlain } from '../lib/clean.ts';
import { glyphWidth } from '../lib/text.ts';
import { type Pen, sgr } from './ansi.ts';
import { type Grid, PLAIN } from './grid.ts';
import type { Style } from './style.ts';

const CSI = '\x1b[';
/** Unchanged cells of the right look are written again rather than jumped over while that is not longer. */
const GAP = 4;

/** Without a previous screen of the same size everything is drawn anew. */
export function diff(previous: Grid | undefined, next: Grid, pen: Pen): string {
  const known = previous !== undefined && previous.width === next.width && previous.height === next.height;
  return new Brush(known ? previous : undefined, next, pen).paint();
}

/** Holds what the terminal is known to be in: its place and its look. */
class Brush {
  private readonly previous: Grid | undefined;
  private readonly next: Grid;
  private readonly pen: Pen;
  private readonly codes = new Map<Style, string>();
  private out = '';
  private look = '';
  /** Where the cursor certainly stands; −1 when only a jump can tell. */
  private x = -1;
  private y = -1;

  constructor(previous: Grid | undefined, next: Grid, pen: Pen) {
    this.previous = previous;
    this.next = next;
    this.pen = pen;
  }

  paint(): string {
    if (this.previous === undefined) this.out = `${CSI}0m${CSI}2J`;
    for (let y = 0; y < this.next.height; y++) this.paintRow(y);
    if (this.look !== '') this.out += `${CSI}0m`;
    return this.out;
  }

  /** Looks at the cells directly: this is the one loop over all of them in every frame. */
  private paintRow(y: number): void {
    const { width, cells, looks } = this.next;
    const start = y * width;
    const isFirst = this.previous === undefined;
    let blankFrom = -1;
    for (let x = 0; x < width; x++) {
      // Most of a first screen is empty, and nothing is warm yet.
      if (isFirst && looks[start + x] === PLAIN && cells[start + x] === ' ') continue;
      if (!this.isChanged(start + x)) continue;
      if (blankFrom < 0) blankFrom = this.blankTail(y);
      if (x >= blankFrom) {
        this.goTo(x, y);
        this.setLook('');
        this.out += `${CSI}K`;
        return;
      }
      // The right half is drawn with its left one.
      this.paintCell(cells[start + x] === '' ? x - 1 : x, y);
    }
  }

  /** From where on the row is empty and without style; the width when clearing to the end would not pay. */
  private blankTail(y: number): number {
    const { width, cells, looks } = this.next;
    const before = y * width - 1;
    let from = width;
    while (from > 0 && cells[before + from] === ' ' && this.codeOf(looks[before + from]) === '') from--;
    return width - from > GAP ? from : width;
  }

  private isChanged(at: number): boolean {
    const { previous, next } = this;
    const glyph = next.cells[at];
    const after = next.looks[at];
    if (previous === undefined) return glyph !== ' ' || (after !== PLAIN && this.codeOf(after) !== '');
    if (previous.cells[at] !== glyph) return true;
    const before = previous.looks[at];
    return before !== after && this.codeOf(before) !== this.codeOf(after);
  }

  private paintCell(x: number, y: number): void {
    const glyph = this.next.glyphAt(x, y);
    const code = this.codeAt(this.next, x, y);
    this.bridge(x, y, code);
    this.goTo(x, y);
    this.setLook(code);
    this.put(glyph, x);
  }

  /** Writes the few cells between the cursor and the next change, where a jump would be as long. */
  private bridge(x: number, y: number, code: string): void {
    if (this.y !== y || this.x < 0 || x <= this.x || x - this.x > GAP || code !== this.look) return;
    for (let at = this.x; at < x; at++) {
      if (!isCertain(this.next.glyphAt(at, y)) || this.codeAt(this.next, at, y) !== this.look) return;
    }
    for (let at = this.x; at < x; at++) this.out += this.next.glyphAt(at, y);
    this.x = x;
  }

  /** Terminals disagree about the width of some glyphs: they get an empty ground, and the cursor is placed anew. */
  private put(glyph: string, x: number): void {
    const width = glyphWidth(glyph);
    const certain = isCertain(glyph);
    if (!certain && width === 2) this.out += `${CSI}2X`;
    this.out += glyph;
    const end = x + width;
    this.x = certain && end < this.next.width ? end : -1;
  }

  private goTo(x: number, y: number): void {
    if (this.x === x && this.y === y) return;
    const forward = this.y === y && this.x >= 0 && x > this.x;
    if (forward) this.out += x - this.x === 1 ? `${CSI}C` : `${CSI}${x - this.x}C`;
    else this.out += x === 0 ? `${CSI}${y + 1}H` : `${CSI}${y + 1};${x + 1}H`;
    this.x = x;
    this.y = y;
  }

  private setLook(code: string): void {
    if (code === this.look) return;
    this.out += change(this.look, code);
    this.look = code;
  }

  private codeAt(grid: Grid, x: number, y: number): string {
    return this.codeOf(grid.styleAt(x, y));
  }

  private codeOf(style: Style = PLAIN): string {
    let code = this.codes.get(style);
    if (code === undefined) {
      code = sgr(style, this.pen);
      this.codes.set(style, code);
    }
    return code;
  }
}

function isCertain(glyph: string): boolean {
  return glyph.length === 1 && isPlain(glyph.charCodeAt(0));
}

const ONLY_FOREGROUND = /^(?:38;5;\d+|38;2;\d+;\d+;\d+|[39][0-7])$/;
const WITH_FOREGROUND = /^(?:[147];)*(?:38;|[39][0-7](?:;|$))/;

/** A colour replaces another; everything else only ends with a reset. */
function change(from: string, to: string): string {
  if (to === '') return `${CSI}m`;
  const replaces = from === '' || (ONLY_FOREGROUND.test(from) && WITH_FOREGROUND.test(to));
  return replaces ? `${CSI}${to}m` : `${CSI};${to}m`;
}
