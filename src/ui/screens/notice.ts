/** Something to tell before a run is entered, with the answers that are possible. */
import { actionOf } from '../keymap.ts';
import type { Notice } from '../port.ts';
import { NONE, POP, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { anyName } from '../words/names.ts';
import { app, popAnd, usual } from './answers.ts';

export function noticeScreen(notice: Notice): Screen {
  const list = newList();
  let scrolled = 0;
  const text = ({ words }: Scenery) =>
    words.pick(`port.${notice.code}`, notice.params, words.text('port.other', { code: notice.code }));
  const details = (scenery: Scenery) => [
    ...notice.details,
    ...(notice.dropped ?? []).map((one) => droppedLine(scenery, one)),
  ];
  const answers = ({ words }: Scenery) =>
    notice.answers.map((answer) => words.pick(`port.answer.${answer}`, {}, answer));
  return {
    name: 'notice',
    overlay: false,
    draw(grid, area, scenery) {
      const body = page(grid, area, hintPieces('notice', ['select', 'page_down', 'back', 'help'], scenery));
      const [upper, lower] = rows(body, notice.answers.length + 2);
      const inner = pane(grid, upper, scenery.words.text('notice.title'), scenery);
      const below = details(scenery);
      const most = Math.max(0, below.length - 1);
      scrolled = Math.min(scrolled, most);
      drawText(grid, inner, [text(scenery), '', ...below.slice(scrolled)]);
      drawList(
        grid,
        pane(grid, lower, scenery.words.text('notice.answers'), { unicode: scenery.unicode, active: true }),
        answers(scenery),
        {
          list: list,
          active: true,
        },
      );
    },
    key(key, scenery) {
      const action = actionOf('notice', key, scenery.settings);
      if (action === 'page_down') scrolled += 10;
      else if (action === 'page_up') scrolled = Math.max(0, scrolled - 10);
      else if (moveList(list, action, notice.answers.length)) return NONE;
      else if (action === 'select') {
        const answer = notice.answers[list.cursor];
        return answer === undefined ? POP : popAnd(app({ request: 'continue', answer }));
      }
      return usual('notice', action) ?? NONE;
    },
    lines: (scenery) => [
      text(scenery),
      ...details(scenery),
      ...listLines(answers(scenery), list),
      ...hintLines(hintPieces('notice', ['select', 'back', 'help'], scenery)),
    ],
  };
}

/** "Item moss:spear (carried by the hero)": there is only the id left to call it by. */
function droppedLine(scenery: Scenery, { what, id, where }: Missing): string {
  const { words } = scenery;
  if (what === 'position') return words.text('dropped.position');
  const owner = words.pick(
    `dropped.of.${where}`,
    {},
    words.text('dropped.of.other', { owner: anyName(scenery, where) }),
  );
  return words.text('dropped.line', { what: words.pick(`dropped.what.${what}`, {}, what), id, owner });
}
type Missing = NonNullable<Notice['dropped']>[number];
