/** The line that is shown at the bottom of any screen until the next key. */
import type { Grid } from './grid.ts';
import type { Words } from './words/words.ts';

export function drawStatus(grid: Grid, status: string): void {
  if (status === '') return;
  const row = { x: 0, y: grid.height - 1, w: grid.width, h: 1 };
  grid.clear(row);
  grid.write(1, row.y, status, { color: 'warning', bold: true }, row.w - 2);
}

/** "save.toml: the disk is full": the file by its last name, for the row is short. */
export function problemText(problem: { readonly code: string; readonly file: string }, words: Words): string {
  return `${problem.file.replace(/^.*[/\\]/, '')}: ${words.problem(problem.code)}`;
}
