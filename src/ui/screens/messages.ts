/** All messages of the run that are kept, newest at the bottom, searchable. */
import { wrap } from '../../lib/text.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { logLines } from '../widgets/log-view.ts';
import { hintLines, page, pane } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { drawScroll, moveScroll, newScroll } from '../widgets/scroll.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { holds } from '../words/order.ts';
import { push, usual } from './answers.ts';
import { promptScreen } from './prompt.ts';

export function messagesScreen(): Screen {
  const scroll = newScroll(Number.POSITIVE_INFINITY);
  let search = '';
  /** Rows with a match, as of the last drawing. */
  let matches: readonly number[] = [];
  /** The width of the last drawing: what is found is found in rows as they were seen. */
  let width = Number.POSITIVE_INFINITY;
  const rows = (scenery: Scenery): Line[] => {
    const lines = logLines(scenery, scenery.state.log);
    const digits = String(lines.at(-1)?.turn ?? 0).length;
    const hits: number[] = [];
    const told: Line[] = [];
    for (const { turn, text, tone } of lines) {
      const hit = search !== '' && holds(text, search);
      if (hit) hits.push(told.length);
      const head = piece(`${String(turn).padStart(digits)}${hit ? ' > ' : '   '}`, hit ? 'accent' : 'dim');
      const room = Math.max(10, width - digits - 3);
      for (const [index, row] of (Number.isFinite(width) ? wrap(text, room) : [text]).entries())
        told.push([index === 0 ? head : piece(' '.repeat(digits + 3)), piece(row, tone)]);
    }
    matches = hits;
    return told;
  };
  const foot = ({ words }: Scenery) =>
    search === '' ? '' : words.text('messages.found', { search, count: matches.length });
  return {
    name: 'messages',
    overlay: false,
    draw(grid, area, scenery) {
      const body = page(
        grid,
        area,
        hintPieces('messages', ['search', 'again', 'page_up', 'page_down', 'back', 'help'], scenery),
      );
      width = body.w - 4;
      const lines = rows(scenery);
      const inner = pane(grid, body, scenery.words.text('screen.messages'), {
        unicode: scenery.unicode,
        active: true,
        foot: foot(scenery),
      });
      drawScroll(grid, inner, lines.length === 0 ? [scenery.words.text('messages.empty')] : lines, scroll);
    },
    key(key, scenery) {
      const action = actionOf('messages', key, scenery.settings);
      if (moveScroll(scroll, action)) return NONE;
      if (action === 'again') jump(scroll, matches);
      if (action === 'search') {
        const accept = (text: string) => {
          search = text.trim();
          rows(scenery);
          scroll.top = matches.at(-1) ?? scroll.top;
          return NONE;
        };
        return push(
          promptScreen({
            question: scenery.words.text('prompt.search'),
            field: textField('', 40, isPrintable),
            accept,
          }),
        );
      }
      return usual('messages', action) ?? NONE;
    },
    lines: (scenery) => [
      scenery.words.text('screen.messages'),
      ...rows(scenery).map(plain),
      ...hintLines(hintPieces('messages', ['search', 'back'], scenery)),
    ],
  };
}

/** To the next match above; from the first one to the last. */
function jump(scroll: { top: number }, matches: readonly number[]): void {
  scroll.top = matches.findLast((row) => row < scroll.top) ?? matches.at(-1) ?? scroll.top;
}
