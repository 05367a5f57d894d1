/** The notice in a window that is too small to play in. */
import { textWidth, wrap } from '../lib/text.ts';
import type { Grid } from './grid.ts';
import type { Words } from './words/words.ts';

export const LEAST_WIDTH = 60;
export const LEAST_HEIGHT = 18;

export function fits(width: number, height: number): boolean {
  return width >= LEAST_WIDTH && height >= LEAST_HEIGHT;
}

export function drawTooSmall(grid: Grid, words: Words): void {
  const lines = noticeLines(grid, words);
  const top = Math.max(0, Math.floor((grid.height - lines.length) / 2));
  for (const [row, line] of lines.entries()) grid.write(0, top + row, line, { color: 'warning' });
}

/** The fullest wording that fits as a whole, no word of it torn; in the end nothing but the key that leaves. */
function noticeLines({ width, height }: Pick<Grid, 'width' | 'height'>, words: Words): readonly string[] {
  const least = { least_width: LEAST_WIDTH, least_height: LEAST_HEIGHT };
  const wordings = [
    words.text('app.too_small', { width, height, ...least }),
    words.text('app.too_small_short', least),
    words.text('app.too_small_tiny', least),
    `${LEAST_WIDTH}×${LEAST_HEIGHT} q`,
    'q',
  ];
  const fitting = wordings.find((text) => {
    const widest = Math.max(...text.split(' ').map(textWidth));
    return widest <= width && wrap(text, width).length <= height;
  });
  return wrap(fitting ?? 'q', width).slice(0, height);
}
