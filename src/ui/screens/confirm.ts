/** A question with yes and no. */

import { wrap } from '../../lib/text.ts';
import { actionOf } from '../keymap.ts';
import { NONE, POP, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces, hintText } from '../widgets/hints.ts';
import { centered, drawText, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { popAnd, usual } from './answers.ts';

export function confirmScreen(text: string, yes: Response): Screen {
  let onYes = false;
  const choices = (scenery: Scenery): Line => {
    const mark = (chosen: boolean, name: string) =>
      chosen ? piece(`> ${name} <`, 'accent', { bold: true, reverse: true }) : piece(`  ${name}  `, 'dim');
    const { words } = scenery;
    return [mark(onYes, words.text('confirm.yes')), piece('   '), mark(!onYes, words.text('confirm.no'))];
  };
  return {
    name: 'confirm',
    overlay: true,
    draw(grid, area, scenery) {
      const width = Math.min(56, area.w - 4);
      const lines = wrap(text, width - 4);
      const box = centered(area, width, lines.length + 4);
      const foot = hintPieces('confirm', ['yes', 'no', 'help'], scenery).map(plain).join('  ');
      const inner = pane(grid, box, scenery.words.text('confirm.title'), {
        unicode: scenery.unicode,
        active: true,
        foot,
      });
      drawText(grid, inner, lines);
      drawText(grid, rows(inner, 1)[1], [choices(scenery)]);
    },
    key(key, scenery) {
      switch (actionOf('confirm', key, scenery.settings)) {
        case 'yes':
          return popAnd(yes);
        case 'no':
          return POP;
        case 'select':
          return onYes ? popAnd(yes) : POP;
        case 'left':
        case 'right':
        case 'switch':
          onYes = !onYes;
          return NONE;
        case 'help':
          return usual('confirm', 'help') ?? NONE;
        default:
          return NONE;
      }
    },
    lines: (scenery) => [
      text,
      plain(choices(scenery)),
      hintText(hintPieces('confirm', ['yes', 'no', 'help'], scenery)),
    ],
  };
}
