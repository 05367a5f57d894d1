/** Choosing one enemy among several for something that is used on an enemy. */

import { maxHealth } from '../../game/creature/attributes.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { centered, hintLines, pane } from '../widgets/pane.ts';
import { plain } from '../widgets/rich.ts';
import { creatureName } from '../words/names.ts';
import { popAnd, usual } from './answers.ts';
import { numberOf } from './numbers.ts';

/** `choose` gets the index in the fight, `tell` says what would happen to that enemy. */
export function targetScreen(
  title: string,
  choose: (target: number) => Response,
  tell: (target: number) => string,
): Screen {
  const list = newList();
  const names = (scenery: Scenery): string[] =>
    (scenery.state.fight?.enemies ?? []).map((enemy, index) => {
      const health = `${enemy.health}/${maxHealth(scenery, enemy)}`;
      return `${index + 1}. ${creatureName(scenery, enemy)}  ${health}  ${tell(index)}`;
    });
  return {
    name: 'target',
    overlay: true,
    draw(grid, area, scenery) {
      const rows = names(scenery);
      const box = centered(area, 70, rows.length + 2);
      const foot = hintPieces('target', ['select', 'back'], scenery).map(plain).join('  ');
      const inner = pane(grid, box, scenery.words.text('target.title', { what: title }), {
        unicode: scenery.unicode,
        active: true,
        foot,
      });
      drawList(grid, inner, rows, { list: list, active: true });
    },
    key(key, scenery) {
      const action = actionOf('target', key, scenery.settings);
      const count = scenery.state.fight?.enemies.length ?? 0;
      if (moveList(list, action, count)) return NONE;
      const digit = numberOf(action);
      if (digit !== undefined && digit < count) list.cursor = digit;
      if (action === 'select') return popAnd(choose(list.cursor));
      return usual('target', action) ?? NONE;
    },
    lines: (scenery) => [
      scenery.words.text('target.title', { what: title }),
      ...listLines(names(scenery), list),
      ...hintLines(hintPieces('target', ['select', 'back'], scenery)),
    ],
  };
}
