/** A list with a cursor: rows, scrolling, and the keys that move through it. */
import type { Grid } from '../grid.ts';
import type { KeyAction } from '../key-tables.ts';
import type { Area } from '../style.ts';
import { type Line, piece, writeLine } from './rich.ts';

/** What a screen remembers of one of its lists. */
export interface ListState {
  cursor: number;
  top: number;
  /** Rows that fitted when it was last drawn: how far a page is. */
  page: number;
  /** The text about the chosen row: how far it is scrolled, how far it can be, and which row it is about. */
  readonly detail: { top: number; end: number; page: number; about: number };
}

export function newList(cursor = 0): ListState {
  return { cursor, top: 0, page: 10, detail: { top: 0, end: 0, page: 10, about: cursor } };
}

/** Keeps the cursor inside a list that may have shrunk. */
export function clampList(list: ListState, count: number): void {
  list.cursor = Math.max(0, Math.min(list.cursor, count - 1));
}

/** Moves the cursor if the action is one of moving; answers whether it was. Up from the first row goes to the last. */
export function moveList(list: ListState, action: KeyAction | undefined, count: number): boolean {
  clampList(list, count);
  const last = Math.max(0, count - 1);
  switch (action) {
    case 'up':
      list.cursor = list.cursor === 0 ? last : list.cursor - 1;
      return true;
    case 'down':
      list.cursor = list.cursor >= last ? 0 : list.cursor + 1;
      return true;
    case 'page_up':
      if (turnDetail(list, -1)) return true;
      list.cursor = Math.max(0, list.cursor - list.page);
      return true;
    case 'page_down':
      if (turnDetail(list, 1)) return true;
      list.cursor = Math.min(last, list.cursor + list.page);
      return true;
    case 'first':
      list.cursor = 0;
      return true;
    case 'last':
      list.cursor = last;
      return true;
    default:
      return false;
  }
}

/** Pages read on in a text that does not fit before they move the cursor; answers whether there was more. */
function turnDetail({ cursor, detail }: ListState, by: 1 | -1): boolean {
  if (detail.about !== cursor) return false;
  const to = Math.max(0, Math.min(detail.end, detail.top + by * detail.page));
  if (to === detail.top) return false;
  detail.top = to;
  return true;
}

export interface ListLook {
  readonly list: ListState;
  /** Whether this list has the keys: its cursor is drawn as a bar. */
  readonly active: boolean;
}

/** Draws the rows that fit; the cursor is marked by a sign as well as by its colours. */
export function drawList(grid: Grid, area: Area, rows: readonly Line[], { list, active }: ListLook): void {
  clampList(list, rows.length);
  list.page = Math.max(1, area.h - 1);
  scroll(list, rows.length, area.h);
  // Where rows are out of sight the last column belongs to the marks that say so.
  const margin = rows.length > area.h ? 1 : 0;
  rows.slice(list.top, list.top + area.h).forEach((row, index) => {
    const y = area.y + index;
    const chosen = list.top + index === list.cursor;
    const mark = chosen ? piece(active ? '> ' : '· ', active ? 'accent' : 'dim') : piece('  ');
    writeLine(grid, { x: area.x, y, w: 2 }, [mark]);
    writeLine(grid, { x: area.x + 2, y, w: area.w - 2 - margin }, row);
    if (chosen && active) grid.restyle({ x: area.x, y, w: area.w, h: 1 }, { background: 'selected', bold: true });
  });
  scrollMarks(grid, area, list, rows.length);
}

function scroll(list: ListState, count: number, height: number): void {
  const furthest = Math.max(0, count - height);
  if (list.cursor < list.top) list.top = list.cursor;
  if (list.cursor >= list.top + height) list.top = list.cursor - height + 1;
  list.top = Math.max(0, Math.min(list.top, furthest));
}

/** Shows that there is more above or below. */
function scrollMarks(grid: Grid, area: Area, list: ListState, count: number): void {
  const x = area.x + area.w - 1;
  if (list.top > 0) grid.set(x, area.y, '^', { color: 'accent' });
  if (list.top + area.h < count) grid.set(x, area.y + area.h - 1, 'v', { color: 'accent' });
}

/** A list as lines of text: the chosen row carries the sign. */
export function listLines(rows: readonly string[], list: ListState): string[] {
  clampList(list, rows.length);
  return rows.map((row, index) => `${index === list.cursor ? '>' : ' '} ${row}`);
}
