/** The keys of a screen, told from the very table that handles them, so that it cannot lie. */

import { pad, textWidth } from '../../lib/text.ts';
import type { ScreenName } from '../key-tables.ts';
import { actionOf, type HelpRow, helpRows } from '../keymap.ts';
import { NONE, POP, type Scenery, type Screen } from '../screen.ts';
import { actionName, hintPieces, keyName } from '../widgets/hints.ts';
import { centered, hintLines, pane } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { drawScroll, moveScroll, newScroll } from '../widgets/scroll.ts';

/** Actions of one kind that are told in one row: digits, and the letters of abilities. */
const KINDS = [
  { name: 'digits', start: 'number_' },
  { name: 'letters', start: 'ability_' },
] as const;

export function helpScreen(about: ScreenName): Screen {
  const scroll = newScroll();
  return {
    name: 'help',
    overlay: true,
    draw(grid, area, scenery) {
      const rows = keyRows(about, scenery);
      const width = Math.max(...rows.map((row) => textWidth(plain(row)))) + 6;
      const box = centered(area, Math.max(44, width), rows.length + 2);
      const title = scenery.words.text('help.title', { screen: screenTitle(about, scenery) });
      const foot = hintPieces('help', ['back'], scenery).map(plain).join('');
      drawScroll(grid, pane(grid, box, title, { unicode: scenery.unicode, active: true, foot }), rows, scroll);
    },
    key(key, scenery) {
      const action = actionOf('help', key, scenery.settings);
      if (moveScroll(scroll, action)) return NONE;
      return action === 'back' ? POP : NONE;
    },
    lines: (scenery) => [
      scenery.words.text('help.title', { screen: screenTitle(about, scenery) }),
      ...namedRows(about, scenery, false).map(({ keys, name }) => `${keys.join(', ')}: ${name}`),
      ...hintLines(hintPieces('help', ['back'], scenery)),
    ],
  };
}

/** What a screen is called. */
export function screenTitle(screen: ScreenName, { words }: Pick<Scenery, 'words'>): string {
  return words.pick(`screen.${screen}`, {}, screen);
}

interface NamedRow {
  readonly keys: readonly string[];
  readonly name: string;
}

function namedRows(
  about: ScreenName,
  { words, settings }: Pick<Scenery, 'words' | 'settings'>,
  unicode: boolean,
): NamedRow[] {
  return folded(helpRows(about, settings)).map(({ action, keys }) => ({
    keys: keys.map((key) => keyName(key, words, unicode)),
    name: kindOf(action) === undefined ? actionName(action, words, about) : words.pick(`help.${kindOf(action)}`),
  }));
}

function keyRows(about: ScreenName, scenery: Scenery): Line[] {
  const rows = namedRows(about, scenery, scenery.unicode).map(({ keys, name }) => ({ keys: keys.join('  '), name }));
  const column = Math.max(...rows.map((row) => textWidth(row.keys))) + 2;
  return rows.map((row): Line => [piece(pad(row.keys, column), 'accent'), piece(row.name)]);
}

function kindOf(action: string): (typeof KINDS)[number]['name'] | undefined {
  return KINDS.find(({ start }) => action.startsWith(start))?.name;
}

/** The nine digits are one row: "1 … 9"; so are the letters. */
function folded(rows: readonly HelpRow[]): HelpRow[] {
  return rows.flatMap((row, index): HelpRow[] => {
    const kind = kindOf(row.action);
    if (kind === undefined) return [row];
    const same = rows.filter(({ action }) => kindOf(action) === kind);
    if (same[0] !== rows[index]) return [];
    const keys = same.flatMap((one) => one.keys);
    return [{ action: row.action, keys: keys.length < 3 ? keys : [keys[0] ?? '', '…', keys.at(-1) ?? ''] }];
  });
}
