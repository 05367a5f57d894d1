/** The line at the foot of a screen that says its most important keys, taken from the table that handles them. */
import { textWidth } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf, ScreenName } from '../key-tables.ts';
import { keysNamed } from '../keymap.ts';
import type { Key, Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import type { Words } from '../words/words.ts';
import { type Line, type Piece, piece, writeLine } from './rich.ts';

const ARROWS: Readonly<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** How a key is called: "Enter", "Shift+↑", "x". */
export function keyName(key: Key, words: Words, unicode: boolean): string {
  const parts = key === '+' ? ['+'] : key.split('+');
  return parts
    .map((part) => {
      if (unicode && Object.hasOwn(ARROWS, part)) return ARROWS[part] ?? part;
      return words.pick(`keyname.${part}`, {}, /^f\d+$/.test(part) ? part.toUpperCase() : part);
    })
    .join('+');
}

/** What an action is called, in few words; on a screen where it has a name of its own, by that. */
export function actionName(action: string, words: Words, screen = ''): string {
  return words.pick(`key.${screen}.${action}`, {}, words.pick(`key.${action}`, {}, action));
}

/** The keys of a screen’s most important actions, in this order; an action without a key is left out. `move` is up and
 * down in one: "↑↓ Move". */
export function hintPieces<S extends ScreenName>(
  screen: S,
  actions: readonly (ActionOf<S> | 'move')[],
  scenery: Scenery,
): Line[] {
  return actions.flatMap((action): Line[] => {
    const called = action === 'move' ? moveKeys(screen, scenery) : keyOf(screen, action, scenery);
    if (called === '') return [];
    return [[piece(called, 'accent'), piece(` ${actionName(action, scenery.words, screen)}`, 'dim')]];
  });
}

function keyOf(screen: ScreenName, action: string, { words, settings, unicode }: Scenery): string {
  const key = keysNamed(screen, action, settings)[0];
  return key === undefined ? '' : keyName(key, words, unicode);
}

function moveKeys(screen: ScreenName, scenery: Scenery): string {
  const both = [keyOf(screen, 'up', scenery), keyOf(screen, 'down', scenery)].filter((name) => name !== '');
  return both.join(both.every((name) => Object.values(ARROWS).includes(name)) ? '' : '/');
}

/** Writes as many hints as fit; the last two, the way out and help, always do. */
export function drawHints(grid: Grid, area: Area, hints: readonly Line[]): void {
  const kept = hints.slice(-2);
  const row: Piece[] = [];
  let room = area.w - 2 - kept.reduce((sum, hint) => sum + width(hint) + 2, -2);
  for (const hint of hints.slice(0, -kept.length)) {
    room -= width(hint) + 2;
    if (room < 0) break;
    row.push(...pieces(hint), piece('  '));
  }
  for (const [index, hint] of kept.entries()) row.push(...(index === 0 ? [] : [piece('  ')]), ...pieces(hint));
  writeLine(grid, { x: area.x + 1, y: area.y, w: area.w - 2 }, row);
}

function pieces(line: Line): readonly Piece[] {
  return typeof line === 'string' ? [piece(line, 'dim')] : line;
}

function width(line: Line): number {
  return pieces(line).reduce((sum, one) => sum + textWidth(one.text), 0);
}

/** The hints as one line of text. */
export function hintText(hints: readonly Line[]): string {
  return hints
    .map((hint) =>
      pieces(hint)
        .map((one) => one.text)
        .join(''),
    )
    .join(' · ');
}
