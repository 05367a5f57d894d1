/** The notice in a window that is too small to play in. */
import { wrap } from '../lib/text.ts';
import type { Grid } from './grid.ts';
import type { Words } from './words/words.ts';

export const LEAST_WIDTH = 60;
export const LEAST_HEIGHT = 18;

export function fits(width: number, height: number): boolean {
  return width >= LEAST_WIDTH && height >= LEAST_HEIGHT;
}

export function drawTooSmall(grid: Grid, words: Words): void {
  const text = words.text('app.too_small', {
    width: grid.width,
    height: grid.height,
    least_width: LEAST_WIDTH,
    least_height: LEAST_HEIGHT,
  });
  const lines = wrap(text, grid.width);
  const top = Math.max(0, Math.floor((grid.height - lines.length) / 2));
  for (const [row, line] of lines.entries()) grid.write(0, top + row, line, { color: 'warning' });
}
