/** Lists and stacks of screens as a player handles them: what is marked, moving the mark, taking a row, closing what lies above. */
import type { Pair } from './pair.ts';

/** So many steps of one kind are enough for anything in the yard. */
const TRIES = 60;

/** The rows of the list that has the keys, and which of them is marked. */
export function marked({ mirror }: Pair): { readonly at: number; readonly rows: readonly string[] } | undefined {
  const lines = mirror.app.lines();
  const cursor = lines.findIndex((line) => line.startsWith('> '));
  if (cursor < 0) return undefined;
  const isRow = (line: string | undefined): boolean => line !== undefined && /^[> ] /.test(line);
  let from = cursor;
  while (isRow(lines[from - 1])) from--;
  let end = cursor;
  while (isRow(lines[end])) end++;
  return { at: cursor - from, rows: lines.slice(from, end) };
}

/** Moves the cursor of a list onto a row. */
export async function point(pair: Pair, row: number): Promise<void> {
  for (let tries = 0; tries < TRIES && marked(pair)?.at !== row; tries++) await pair.press('down');
  if (marked(pair)?.at !== row) throw new Error(`there is no row ${row} on ${pair.mirror.top}`);
}

/** Takes steps until one has led to the goal. */
export async function repeat(pair: Pair, what: string, step: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) if (await step()) return;
  throw new Error(`no way to ${what} from ${pair.mirror.app.open.join(' ')}:\n${pair.terminal.screen}`);
}

/** Closes whatever the player opened over a screen; answers whether the screen is open at all. */
export async function uncover(pair: Pair, screen: string): Promise<boolean> {
  const { mirror } = pair;
  if (!mirror.app.open.includes(screen)) return false;
  await repeat(pair, screen, async () => {
    if (mirror.top !== screen) await pair.press('escape');
    return mirror.top === screen;
  });
  return true;
}

/** Takes the row that reads like this. */
export async function pick(pair: Pair, wanted: RegExp): Promise<void> {
  await point(pair, marked(pair)?.rows.findIndex((row) => wanted.test(row)) ?? -1);
  await pair.press('enter');
}
