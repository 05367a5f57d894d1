/** The end of a run, told so that it can be shared; after a victory the way further down, where there is one. */
import { actionOf } from '../keymap.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { hintLines, page, pane } from '../widgets/pane.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { drawScroll, moveScroll, newScroll } from '../widgets/scroll.ts';
import { app, command, push, usual } from './answers.ts';
import { messagesScreen } from './messages.ts';
import { outcomeLines, storyLines } from './story.ts';

export function overScreen(): Screen {
  const scroll = newScroll();
  const hints = (scenery: Scenery) =>
    hintPieces(
      'over',
      canGoOn(scenery)
        ? ['accept', 'go_on', 'page_down', 'messages', 'help']
        : ['accept', 'page_down', 'messages', 'help'],
      scenery,
    );
  return {
    name: 'over',
    overlay: false,
    draw(grid, area, scenery) {
      const { words, state } = scenery;
      const body = page(grid, area, hints(scenery));
      const title = words.text(state.over?.outcome === 'won' ? 'over.won' : 'over.died');
      drawScroll(grid, pane(grid, body, title, { unicode: scenery.unicode, active: true }), toned(scenery), scroll);
    },
    key(key, scenery) {
      const action = actionOf('over', key, scenery.settings);
      if (moveScroll(scroll, action)) return NONE;
      if (action === 'accept') return app({ request: 'to_menu' });
      if (action === 'go_on' && canGoOn(scenery)) return command({ command: 'go_on' });
      if (action === 'messages') return push(messagesScreen());
      return usual('over', action) ?? NONE;
    },
    lines: (scenery) => [...storyLines(scenery), ...hintLines(hints(scenery))],
  };
}

/** After a victory, where floors repeat. */
function canGoOn({ state, content }: Scenery): boolean {
  return state.over?.outcome === 'won' && content.repeating.length > 0;
}

/** The outcome bright, headings marked, the rest quiet. */
function toned(scenery: Scenery): Line[] {
  const head = outcomeLines(scenery).length;
  const won = scenery.state.over?.outcome === 'won';
  return storyLines(scenery).map((line, index): Line => {
    if (index === 0) return [piece(line, 'bright', { bold: true })];
    if (index < head) return [piece(line, won ? 'accent' : 'danger', { bold: true })];
    return line !== '' && !line.startsWith(' ') && line.endsWith(':') ? [piece(line, 'accent')] : line;
  });
}
