/** The main menu. */
import { textWidth } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { centered, hintLines, page } from '../widgets/pane.ts';
import { type Line, piece, plain, writeLine } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { app, push, usual } from './answers.ts';
import { confirmScreen } from './confirm.ts';
import { hallScreen } from './hall.ts';
import { modsScreen } from './mods.ts';
import { promptScreen } from './prompt.ts';
import { settingsScreen } from './settings.ts';

interface Entry {
  readonly line: Line;
  readonly choose: () => Response;
}

export function menuScreen(): Screen {
  const list = newList();
  return {
    name: 'menu',
    overlay: false,
    draw(grid, area, scenery) {
      const body = page(grid, area, hintPieces('menu', ['move', 'select', 'quit', 'help'], scenery));
      drawTitle(grid, body, scenery);
      const entries = entriesOf(scenery);
      const box = centered(body, Math.min(64, body.w - 4), entries.length);
      drawList(
        grid,
        { ...box, y: body.y + 6 },
        entries.map((entry) => entry.line),
        { list: list, active: true },
      );
      footLines(scenery).forEach((line, index, lines) => {
        writeLine(grid, { x: body.x + 2, y: body.y + body.h - lines.length + index, w: body.w - 4 }, line);
      });
    },
    key(key, scenery) {
      const action = actionOf('menu', key, scenery.settings);
      const entries = entriesOf(scenery);
      if (moveList(list, action, entries.length)) return NONE;
      if (action === 'quit') return app({ request: 'quit' });
      if (action === 'select') return entries[list.cursor]?.choose() ?? NONE;
      return usual('menu', action) ?? NONE;
    },
    lines: (scenery) => [
      scenery.words.text('menu.title'),
      ...listLines(
        entriesOf(scenery).map((entry) => plain(entry.line)),
        list,
      ),
      ...footLines(scenery).map(plain),
      ...hintLines(hintPieces('menu', ['move', 'select', 'quit', 'help'], scenery)),
    ],
  };
}

function drawTitle(grid: Grid, area: Area, { words }: Scenery): void {
  const title = [...words.text('menu.title').toUpperCase()].join(' ');
  const tagline = words.text('menu.tagline');
  const center = (text: string) => area.x + Math.max(0, Math.floor((area.w - textWidth(text)) / 2));
  grid.write(center(title), area.y + 2, title, { color: 'accent', bold: true });
  grid.write(center(tagline), area.y + 4, tagline, { color: 'dim' });
}

function entriesOf(scenery: Scenery): Entry[] {
  const { words, port, content } = scenery;
  const waiting = port.waiting();
  const entries: Entry[] = [];
  if (waiting !== undefined) {
    const { name, level, floor, turn, notice } = waiting;
    const known = name === '' ? [] : [words.text('menu.continue_details', { name, level, floor, turn })];
    const asks = notice === undefined ? [] : [words.text('menu.continue_asks')];
    const details = [...known, ...asks].join(' · ');
    entries.push({
      line: [piece(words.text('menu.continue')), piece(`  ${details}`, 'dim')],
      choose: () => app({ request: 'continue' }),
    });
  }
  const add = (line: string, choose: () => Response) => entries.push({ line, choose });
  add(words.text('menu.new'), () => begin(scenery, { seed: '', endless: false, daily: false }));
  add(words.text('menu.new_seed'), () => push(seedPrompt(scenery)));
  if (content.repeating.length > 0) {
    add(words.text('menu.new_endless'), () => begin(scenery, { seed: '', endless: true, daily: false }));
  }
  add(words.text('menu.daily'), () => begin(scenery, { seed: '', endless: false, daily: true }));
  add(words.text('menu.hall'), () => push(hallScreen()));
  add(words.text('menu.mods'), () => push(modsScreen()));
  add(words.text('menu.settings'), () => push(settingsScreen()));
  add(words.text('menu.quit'), () => app({ request: 'quit' }));
  return entries;
}

function seedPrompt({ words }: Scenery): Screen {
  return promptScreen({
    question: words.text('menu.seed_prompt'),
    field: textField('', 40, isPrintable),
    // Without a seed there is nothing to begin: the question stays.
    accept: (text, scenery) =>
      text.trim() === ''
        ? push(seedPrompt(scenery))
        : begin(scenery, { seed: text.trim(), endless: false, daily: false }),
  });
}

/** A new run over a living one asks first. */
function begin(scenery: Scenery, options: { seed: string; endless: boolean; daily: boolean }): Response {
  const waiting = scenery.port.waiting();
  const start = app({ request: 'new_run', ...options });
  // What cannot be read is asked about by the port, which knows what can be done with it.
  if (waiting === undefined || waiting.name === '') return start;
  const { name, floor } = waiting;
  return push(confirmScreen(scenery.words.text('menu.replace_question', { name, floor }), start));
}

function footLines({ words, port }: Scenery): Line[] {
  const { count, log } = port.loadWarnings();
  const version: Line = [piece(words.text('menu.version', { version: port.version }), 'dim')];
  if (count === 0) return [version];
  // On a full disk there is no log to look into.
  const told =
    log === '' ? words.text('menu.warnings_unwritten', { count }) : words.text('menu.warnings', { count, log });
  return [[piece(told, 'warning')], version];
}
