/** The menu of a run: back, help, settings, save and leave. */

import { shownSeed } from '../../lib/seed.ts';
import { textWidth } from '../../lib/text.ts';
import type { ScreenName } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, POP, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { centered, hintLines, pane } from '../widgets/pane.ts';
import { plain } from '../widgets/rich.ts';
import { app, popAnd, push, usual } from './answers.ts';
import { helpScreen } from './help.ts';
import { settingsScreen } from './settings.ts';

/** `over` is the screen it was opened from: its keys are what help means there. */
export function pauseScreen(over: ScreenName): Screen {
  const list = newList();
  const entries = ({ words }: Scenery): readonly (readonly [string, () => Response])[] => [
    [words.text('pause.resume'), () => POP],
    [words.text('pause.help'), () => popAnd(push(helpScreen(over)))],
    [words.text('pause.settings'), () => popAnd(push(settingsScreen()))],
    [words.text('pause.save_menu'), () => popAnd(app({ request: 'to_menu' }))],
    [words.text('pause.save_quit'), () => popAnd(app({ request: 'quit' }))],
  ];
  return {
    name: 'pause',
    overlay: true,
    draw(grid, area, scenery) {
      const rows = entries(scenery);
      const foot = scenery.words.text('pause.seed', { seed: shownSeed(scenery.state) });
      const box = centered(area, Math.max(48, textWidth(foot) + 6), rows.length + 2);
      const inner = pane(grid, box, scenery.words.text('pause.title'), {
        unicode: scenery.unicode,
        active: true,
        foot,
      });
      drawList(
        grid,
        inner,
        rows.map(([name]) => name),
        { list: list, active: true },
      );
    },
    key(key, scenery) {
      const action = actionOf('pause', key, scenery.settings);
      const rows = entries(scenery);
      if (moveList(list, action, rows.length)) return NONE;
      if (action === 'select') return rows[list.cursor]?.[1]() ?? NONE;
      return usual('pause', action) ?? NONE;
    },
    lines: (scenery) => [
      scenery.words.text('pause.title'),
      ...listLines(
        entries(scenery).map(([name]) => name),
        list,
      ),
      ...hintLines(hintPieces('pause', ['select', 'back'], scenery)).map(plain),
    ],
  };
}
