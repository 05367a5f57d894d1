/** The cells of the screen: screens write glyphs with styles into it, the diff turns two of them into bytes. */

import { glyphWidth, splitGlyphs, textWidth, truncate } from '../lib/text.ts';
import { asciiGlyph } from './ascii.ts';
import type { Area, Style } from './style.ts';

export const PLAIN: Style = {};

/** What stands in the right half of a wide glyph. */
const TAIL = '';

export interface FrameOptions {
  readonly unicode: boolean;
  /** Written right-aligned into the lower border: keys, counts. */
  readonly foot?: string;
}

/** How and how far to write. */
type Ink = [style?: Style | undefined, maxWidth?: number];

interface Borders {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
}

const LINES: Borders = { corners: ['┌', '┐', '└', '┘'], across: '─', down: '│' };
const ASCII_LINES: Borders = { corners: ['+', '+', '+', '+'], across: '-', down: '|' };

export class Grid {
  readonly width: number;
  readonly height: number;
  private readonly glyphs: string[];
  private readonly styles: Style[];

  constructor(width: number, height: number) {
    this.width = Math.max(0, Math.floor(width));
    this.height = Math.max(0, Math.floor(height));
    this.glyphs = new Array<string>(this.width * this.height).fill(' ');
    this.styles = new Array<Style>(this.width * this.height).fill(PLAIN);
  }

  /** The whole grid as an area. */
  get area(): Area {
    return { x: 0, y: 0, w: this.width, h: this.height };
  }

  /** Spaces without style, everywhere or in an area. */
  clear(area: Area = this.area): void {
    this.fill(area, ' ', PLAIN);
  }

  /** Puts the first glyph of a text at a cell; outside of the grid nothing happens. */
  set(x: number, y: number, glyph: string, style: Style = PLAIN): void {
    this.put(x, y, splitGlyphs(glyph)[0] ?? ' ', style);
  }

  /** Writes a text on one row and answers how many cells it filled; never beyond `maxWidth` cells or the edge. */
  write(x: number, y: number, text: string, ...[style = PLAIN, maxWidth = this.width]: Ink): number {
    const end = Math.min(this.width, x + maxWidth);
    let at = x;
    for (const glyph of splitGlyphs(text)) {
      const width = glyphWidth(glyph);
      if (at + width > end) break;
      this.put(at, y, glyph, style);
      at += width;
    }
    return at - x;
  }

  fill(area: Area, glyph: string, style: Style = PLAIN): void {
    const wanted = splitGlyphs(glyph)[0] ?? ' ';
    const filler = glyphWidth(wanted) === 1 ? wanted : ' ';
    for (let y = Math.max(0, area.y); y < Math.min(this.height, area.y + area.h); y++) {
      for (let x = Math.max(0, area.x); x < Math.min(this.width, area.x + area.w); x++) this.put(x, y, filler, style);
    }
  }

  /** Lays a style over what stands in an area, for cursors and selected rows. */
  restyle(area: Area, change: Style): void {
    for (let y = Math.max(0, area.y); y < Math.min(this.height, area.y + area.h); y++) {
      for (let x = Math.max(0, area.x); x < Math.min(this.width, area.x + area.w); x++) {
        const at = y * this.width + x;
        this.styles[at] = { ...this.styles[at], ...change };
      }
    }
  }

  /** Draws a border with a title into an area and empties it; answers the area inside. */
  frame(area: Area, title: string, style: Style, options: FrameOptions): Area {
    const { corners, across, down } = options.unicode ? LINES : ASCII_LINES;
    const right = area.x + area.w - 1;
    const bottom = area.y + area.h - 1;
    this.clear(area);
    this.fill({ ...area, h: 1 }, across, style);
    this.fill({ ...area, y: bottom, h: 1 }, across, style);
    this.fill({ ...area, w: 1 }, down, style);
    this.fill({ ...area, x: right, w: 1 }, down, style);
    this.put(area.x, area.y, corners[0], style);
    this.put(right, area.y, corners[1], style);
    this.put(area.x, bottom, corners[2], style);
    this.put(right, bottom, corners[3], style);
    const room = area.w - 4;
    if (title !== '' && room > 2) this.write(area.x + 2, area.y, ` ${truncate(title, room - 2)} `, style, room);
    const foot = options.foot ?? '';
    if (foot !== '' && room > 2) {
      const text = ` ${truncate(foot, room - 2)} `;
      this.write(right - 1 - textWidth(text), bottom, text, style, room);
    }
    return { x: area.x + 1, y: area.y + 1, w: Math.max(0, area.w - 2), h: Math.max(0, area.h - 2) };
  }

  /** Replaces every glyph beyond ASCII by its stand-in of the same width. */
  toAscii(): void {
    for (const [at, glyph] of this.glyphs.entries()) {
      if (glyph.charCodeAt(0) <= 0x7e) continue;
      const stand = asciiGlyph(glyph);
      this.glyphs[at] = stand.charAt(0);
      if (stand.length > 1 && this.glyphs[at + 1] === TAIL) this.glyphs[at + 1] = stand.charAt(1);
    }
  }

  /** All glyphs row by row, for whoever looks at every cell. */
  get cells(): readonly string[] {
    return this.glyphs;
  }

  /** All styles row by row. */
  get looks(): readonly Style[] {
    return this.styles;
  }

  /** What stands at a cell: '' in the right half of a wide glyph and outside of the grid. */
  glyphAt(x: number, y: number): string {
    return this.contains(x, y) ? (this.glyphs[y * this.width + x] ?? TAIL) : TAIL;
  }

  styleAt(x: number, y: number): Style {
    return this.contains(x, y) ? (this.styles[y * this.width + x] ?? PLAIN) : PLAIN;
  }

  /** The rows as text, without trailing spaces. */
  toLines(): string[] {
    return Array.from({ length: this.height }, (_, y) =>
      this.glyphs
        .slice(y * this.width, (y + 1) * this.width)
        .join('')
        .trimEnd(),
    );
  }

  private contains(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** The one place where a cell changes: no half of a wide glyph is ever left alone. */
  private put(x: number, y: number, glyph: string, style: Style): void {
    if (!this.contains(x, y)) return;
    const wide = glyphWidth(glyph) === 2;
    if (wide && x + 1 >= this.width) {
      this.put(x, y, ' ', style);
      return;
    }
    this.breakWide(x, y);
    const at = y * this.width + x;
    this.glyphs[at] = glyph;
    this.styles[at] = style;
    if (!wide) return;
    this.breakWide(x + 1, y);
    this.glyphs[at + 1] = TAIL;
    this.styles[at + 1] = style;
  }

  /** Empties the other half of a wide glyph of which this cell is one half. */
  private breakWide(x: number, y: number): void {
    const at = y * this.width + x;
    if (this.glyphs[at] === TAIL && x > 0) this.glyphs[at - 1] = ' ';
    if (x + 1 < this.width && this.glyphs[at + 1] === TAIL) this.glyphs[at + 1] = ' ';
  }
}
