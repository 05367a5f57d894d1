/** The one layout of all screens: framed panes above, the line of hints at the foot. */
import type { Grid } from '../grid.ts';
import { keysFor } from '../keymap.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { drawHints, keyName } from './hints.ts';
import { drawList, type ListState, listLines } from './list.ts';
import { type Line, plain, wrapLine, writeLine } from './rich.ts';

export interface PaneLook {
  /** Whether box drawing is possible; scenery says so too. */
  readonly unicode: boolean;
  /** Whether the keys go here: its frame is brighter and its title marked. */
  readonly active?: boolean;
  readonly foot?: string;
}

/** Draws a frame with a title; answers the area inside, one cell of air to the left and right. */
export function pane(grid: Grid, area: Area, title: string, look: PaneLook): Area {
  const active = look.active ?? false;
  const inner = grid.frame(
    area,
    active ? `* ${title}` : title,
    { color: active ? 'frame_active' : 'frame', bold: active },
    look.foot === undefined ? { unicode: look.unicode } : { unicode: look.unicode, foot: look.foot },
  );
  return { x: inner.x + 1, y: inner.y, w: Math.max(0, inner.w - 2), h: inner.h };
}

/** Empties a full screen and writes the hints; answers what is left for panes. */
export function page(grid: Grid, area: Area, hints: readonly Line[]): Area {
  grid.clear(area);
  drawHints(grid, { x: area.x, y: area.y + area.h - 1, w: area.w, h: 1 }, hints);
  return { ...area, h: area.h - 1 };
}

/** Two areas side by side; the left one gets `share` of the width. */
export function columns(area: Area, share: number): readonly [Area, Area] {
  const left = Math.round(area.w * share);
  return [
    { ...area, w: left },
    { ...area, x: area.x + left, w: area.w - left },
  ];
}

/** Two areas one above the other; the lower one is `height` rows. */
export function rows(area: Area, height: number): readonly [Area, Area] {
  const lower = Math.max(0, Math.min(height, area.h));
  return [
    { ...area, h: area.h - lower },
    { ...area, y: area.y + area.h - lower, h: lower },
  ];
}

/** An area of a given size in the middle of another, for overlays. */
export function centered(area: Area, w: number, h: number): Area {
  const width = Math.min(w, area.w);
  const height = Math.min(h, area.h);
  return {
    x: area.x + Math.floor((area.w - width) / 2),
    y: area.y + Math.floor((area.h - height) / 2),
    w: width,
    h: height,
  };
}

/** Writes wrapped lines; where they do not fit, the last row says so. */
export function drawText(grid: Grid, area: Area, lines: readonly Line[]): void {
  const wrapped = lines.flatMap((line) => wrapLine(line, area.w));
  wrapped.slice(0, area.h).forEach((line, index) => {
    writeLine(grid, { x: area.x, y: area.y + index, w: area.w }, line);
  });
  if (wrapped.length > area.h && area.h > 0) {
    grid.write(area.x + area.w - 1, area.y + area.h - 1, '…', { color: 'accent' }, 1);
  }
}

/** A list to choose from and what there is to say about the chosen one. */
export interface ListPage {
  readonly title: string;
  readonly rows: readonly Line[];
  readonly list: ListState;
  /** Shown instead of rows when there are none. */
  readonly empty: string;
  readonly detailTitle: string;
  readonly detail: readonly Line[];
  readonly hints: readonly Line[];
  readonly foot?: string;
  /** How much of the width the list gets. */
  readonly share?: number;
}

/** Draws a list on the left and details on the right. */
export function drawListPage(grid: Grid, area: Area, scenery: Scenery, shown: ListPage): void {
  const body = page(grid, area, shown.hints);
  const [left, right] = columns(body, shown.share ?? 0.5);
  const look = { unicode: scenery.unicode, active: true };
  const inside = pane(grid, left, shown.title, shown.foot === undefined ? look : { ...look, foot: shown.foot });
  if (shown.rows.length === 0) drawText(grid, inside, [shown.empty]);
  else drawList(grid, inside, shown.rows, { list: shown.list, active: true });
  drawDetail(grid, right, scenery, { title: shown.detailTitle, lines: shown.detail, list: shown.list });
}

/** What there is to say about the chosen row of a list. */
export interface Detail {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly list: ListState;
}

/** Draws it into a pane of its own; where it is longer, the foot says which key reads on. */
export function drawDetail(grid: Grid, area: Area, scenery: Scenery, { title, lines, list }: Detail): void {
  const { detail } = list;
  if (detail.about !== list.cursor) detail.top = 0;
  detail.about = list.cursor;
  const height = Math.max(0, area.h - 2);
  const wrapped = lines.flatMap((line) => wrapLine(line, area.w - 4));
  detail.page = Math.max(1, height - 1);
  detail.end = Math.max(0, wrapped.length - height);
  detail.top = Math.min(detail.top, detail.end);
  const inner = pane(grid, area, title, moreBelow(scenery, detail.top < detail.end ? 'page_down' : 'page_up', detail));
  drawText(grid, inner, wrapped.slice(detail.top, detail.top + height));
}

function moreBelow(scenery: Scenery, action: 'page_down' | 'page_up', { end }: ListState['detail']): PaneLook {
  const { words, unicode, settings } = scenery;
  const key = keysFor('help', action, settings)[0];
  if (end === 0 || key === undefined) return { unicode };
  return { unicode, foot: words.text('pane.more', { key: keyName(key, words, unicode) }) };
}

/** The same as lines of text. */
export function listPageLines(shown: ListPage): string[] {
  const listed = shown.rows.length === 0 ? [shown.empty] : listLines(shown.rows.map(plain), shown.list);
  const foot = shown.foot === undefined || shown.foot === '' ? [] : [shown.foot];
  const detail = shown.detail.length === 0 ? [] : ['', `${shown.detailTitle}:`, ...shown.detail.map(plain)];
  return [`${shown.title}:`, ...listed, ...foot, ...detail, '', ...hintLines(shown.hints)];
}

/** The hints as lines of text. */
export function hintLines(hints: readonly Line[]): string[] {
  return hints.length === 0 ? [] : [hints.map(plain).join(', ')];
}
