/** The workbench: what modders need for trying things out, through commands alone. Using it marks the run for ever. */
import type { CheatCommand } from '../../game/command.ts';
import { reckoned } from '../describe/reckoned.ts';
import { itemLines } from '../describe/things.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { clampList, drawList, type ListState, listLines, moveList, newList } from '../widgets/list.ts';
import { columns, drawDetail, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { entryName } from '../words/names.ts';
import { byName, holds } from '../words/order.ts';
import { all, command, popAnd, push, status, usual } from './answers.ts';
import { amountPrompt, promptScreen } from './prompt.ts';

interface Tool {
  readonly name: string;
  readonly use: () => Response;
}

const SIMPLE: readonly (CheatCommand & { what: 'heal' | 'descend' | 'clear_room' | 'reveal' })[] = [
  { command: 'cheat', what: 'heal' },
  { command: 'cheat', what: 'clear_room' },
  { command: 'cheat', what: 'reveal' },
  { command: 'cheat', what: 'descend' },
];

/** What the screen remembers while it lies in the stack. */
interface Held {
  readonly tools: ListState;
  readonly items: ListState;
  onItems: boolean;
  filter: string;
}

export function workbenchScreen(): Screen {
  const held: Held = { tools: newList(), items: newList(), onItems: false, filter: '' };
  return {
    name: 'workbench',
    overlay: false,
    draw: (grid, area, scenery) => draw(grid, area, scenery, held),
    key: (key, scenery) => answer(actionOf('workbench', key, scenery.settings), scenery, held),
    lines: (scenery) => [
      scenery.words.text('workbench.warning'),
      ...(held.onItems
        ? listLines(
            listed(scenery, held).map(({ name, id }) => `${name} (${id})`),
            held.items,
          )
        : listLines(
            toolsOf(scenery).map((tool) => tool.name),
            held.tools,
          )),
      ...hintLines(hintPieces('workbench', ['select', 'switch', 'search', 'back'], scenery)),
    ],
  };
}

interface Listed {
  readonly id: string;
  readonly name: string;
}

function listed(scenery: Scenery, { filter }: Held): Listed[] {
  return [...scenery.content.items.keys()]
    .map((id) => ({ id, name: entryName(scenery, 'items', id) }))
    .filter(({ id, name }) => holds(`${name} ${id}`, filter))
    .sort(byName);
}

function draw(grid: Grid, area: Area, scenery: Scenery, held: Held): void {
  const { words, unicode } = scenery;
  const { tools, items, onItems, filter } = held;
  const body = page(grid, area, hintPieces('workbench', ['select', 'switch', 'search', 'back', 'help'], scenery));
  const [left, right] = columns(body, 0.45);
  const [upper, lower] = rows(right, Math.min(9, Math.floor(right.h / 2)));
  const named = toolsOf(scenery).map((tool) => tool.name);
  const foot = words.text('workbench.warning');
  const inner = pane(grid, left, words.text('screen.workbench'), { unicode, active: !onItems, foot });
  drawList(grid, inner, named, { list: tools, active: !onItems });
  const found = listed(scenery, held);
  const title = filter === '' ? words.text('workbench.items') : words.text('workbench.filtered', { filter });
  const lines = found.map(({ id, name }): Line => [piece(`${name}  `), piece(id, 'dim')]);
  drawList(grid, pane(grid, upper, title, { unicode, active: onItems }), lines, { list: items, active: onItems });
  const chosen = found[items.cursor];
  const about = chosen === undefined ? [] : itemLines(reckoned(scenery), { def: chosen.id, affixes: [] });
  drawDetail(grid, lower, scenery, { title: chosen?.name ?? '', lines: about, list: items });
}

function answer(action: ActionOf<'workbench'> | undefined, scenery: Scenery, held: Held): Response {
  const { tools, items, onItems } = held;
  const found = listed(scenery, held);
  const offered = toolsOf(scenery);
  if (onItems ? moveList(items, action, found.length) : moveList(tools, action, offered.length)) return NONE;
  switch (action) {
    case 'switch':
      held.onItems = !onItems;
      return NONE;
    case 'search':
      held.onItems = true;
      return push(searchPrompt(scenery, held));
    case 'select': {
      const item = found[items.cursor]?.id;
      if (!onItems) return offered[tools.cursor]?.use() ?? NONE;
      return item === undefined ? NONE : give(scenery, item);
    }
    default:
      return usual('workbench', action) ?? NONE;
  }
}

function searchPrompt({ words }: Scenery, held: Held): Screen {
  const accept = (text: string, scenery: Scenery) => {
    held.filter = text.trim();
    clampList(held.items, listed(scenery, held).length);
    return NONE;
  };
  const field = textField(held.filter, 40, isPrintable);
  return promptScreen({ question: words.text('prompt.search'), field, accept });
}

function toolsOf(scenery: Scenery): Tool[] {
  const { words, content } = scenery;
  const quests = [...content.quests.keys()].map((id) => ({ id, name: entryName(scenery, 'quests', id) })).sort(byName);
  return [
    ...SIMPLE.map((cheat): Tool => ({ name: words.text(`workbench.${cheat.what}`), use: () => done(scenery, cheat) })),
    {
      name: words.text('workbench.level'),
      use: () =>
        push(
          amountPrompt(words.text('prompt.level'), 100, (count) =>
            done(scenery, { command: 'cheat', what: 'level', count }),
          ),
        ),
    },
    ...quests.map(
      ({ id, name }): Tool => ({
        name: words.text('workbench.quest', { quest: name }),
        use: () => done(scenery, { command: 'cheat', what: 'quest', quest: id }),
      }),
    ),
  ];
}

/** What changes the surroundings is looked at there; after everything else the bench stays, and says that it was done. */
const LEAVES: ReadonlySet<string> = new Set(['reveal', 'descend', 'clear_room']);

function done(scenery: Scenery, cheat: CheatCommand): Response {
  const { words } = scenery;
  if (LEAVES.has(cheat.what)) return popAnd(command(cheat));
  const quest = cheat.what === 'quest' ? entryName(scenery, 'quests', cheat.quest) : '';
  const what = words.pick(`workbench.${cheat.what}`, { quest });
  return all(status(words.text('log.cheated', { what })), command(cheat));
}

function give(scenery: Scenery, item: string): Response {
  const { content, words } = scenery;
  const asked = (count: number): Response => done(scenery, { command: 'cheat', what: 'give', item, count });
  if (content.items.get(item)?.stackable !== true) return asked(1);
  const most = 1000;
  return push(amountPrompt(words.text('prompt.amount', { most }), most, asked));
}
