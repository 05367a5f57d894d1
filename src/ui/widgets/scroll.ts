/** A text that is longer than its window: scrolled by the keys of lists. */
import type { Grid } from '../grid.ts';
import type { KeyAction } from '../key-tables.ts';
import type { Area } from '../style.ts';
import { type Line, wrapLine, writeLine } from './rich.ts';

export interface ScrollState {
  top: number;
  page: number;
  /** The furthest it could be scrolled when it was last drawn. */
  end: number;
}

/** Begins at the top, or with Infinity at the end. */
export function newScroll(top = 0): ScrollState {
  return { top, page: 10, end: 0 };
}

const BY: Readonly<Partial<Record<KeyAction, (scroll: ScrollState) => number>>> = {
  up: (scroll) => scroll.top - 1,
  down: (scroll) => scroll.top + 1,
  page_up: (scroll) => scroll.top - scroll.page,
  page_down: (scroll) => scroll.top + scroll.page,
  first: () => 0,
  last: (scroll) => scroll.end,
};

/** Scrolls if the action is one of scrolling; answers whether it was. */
export function moveScroll(scroll: ScrollState, action: KeyAction | undefined): boolean {
  const to = action === undefined ? undefined : BY[action]?.(scroll);
  if (to === undefined) return false;
  scroll.top = Math.max(0, Math.min(to, scroll.end));
  return true;
}

export function drawScroll(grid: Grid, area: Area, lines: readonly Line[], scroll: ScrollState): void {
  const wrapped = lines.flatMap((line) => wrapLine(line, area.w));
  scroll.page = Math.max(1, area.h - 1);
  scroll.end = Math.max(0, wrapped.length - area.h);
  scroll.top = Math.max(0, Math.min(scroll.top, scroll.end));
  wrapped.slice(scroll.top, scroll.top + area.h).forEach((line, index) => {
    writeLine(grid, { x: area.x, y: area.y + index, w: area.w }, line);
  });
  const x = area.x + area.w;
  if (scroll.top > 0) grid.set(x, area.y, '^', { color: 'accent' });
  if (scroll.top < scroll.end) grid.set(x, area.y + area.h - 1, 'v', { color: 'accent' });
}
