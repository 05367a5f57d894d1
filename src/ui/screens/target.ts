/** Choosing one enemy among several for something that is used on an enemy. */

import { maxHealth } from '../../game/creature/attributes.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { centered, drawText, hintLines, pane } from '../widgets/pane.ts';
import { firm, type Line, piece, plain } from '../widgets/rich.ts';
import { entryName } from '../words/names.ts';
import { popAnd, usual } from './answers.ts';
import { numberOf } from './numbers.ts';

export interface TargetSpec {
  readonly title: string;
  /** What follows for the enemy of that index in the fight. */
  readonly choose: (target: number) => Response;
  /** What would happen to that enemy, in one line. */
  readonly tell: (target: number) => string;
  /** What it would mean for the fight. */
  readonly about: (target: number) => readonly Line[];
}

/** Rows for the sums below the enemies: before, after, what is broken. */
const ABOUT = 3;

export function targetScreen({ title, choose, tell, about }: TargetSpec): Screen {
  const list = newList();
  const names = (scenery: Scenery): Line[] =>
    (scenery.state.fight?.enemies ?? []).map((enemy, index) => {
      const health = `${enemy.health}/${maxHealth(scenery, enemy)}`;
      const number = enemy.ordinal === 0 ? '' : ` ${enemy.ordinal}`;
      const name = `${index + 1}. ${entryName(scenery, 'creatures', enemy.def)}`;
      return [piece(name), firm(`${number}  ${health}  ${tell(index)}`)];
    });
  return {
    name: 'target',
    overlay: true,
    draw(grid, area, scenery) {
      const rows = names(scenery);
      const box = centered(area, 78, rows.length + ABOUT + 3);
      const foot = hintPieces('target', ['select', 'back'], scenery).map(plain).join('  ');
      const inner = pane(grid, box, scenery.words.text('target.title', { what: title }), {
        unicode: scenery.unicode,
        active: true,
        foot,
      });
      const height = Math.max(1, inner.h - ABOUT - 1);
      drawList(grid, { ...inner, h: height }, rows, { list: list, active: true });
      drawText(grid, { ...inner, y: inner.y + height + 1, h: ABOUT }, about(list.cursor));
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
      ...listLines(names(scenery).map(plain), list),
      ...about(list.cursor).map(plain),
      ...hintLines(hintPieces('target', ['select', 'back'], scenery)),
    ],
  };
}
