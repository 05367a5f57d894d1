/** The quest log: active ones first, done ones kept. */
import type { DeepReadonly, QuestProgress } from '../../game/state.ts';
import { actionsText } from '../describe/actions.ts';
import { described } from '../describe/effects.ts';
import { goalText } from '../describe/goals.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { entryName, entryText } from '../words/names.ts';
import { usual } from './answers.ts';

type Progress = DeepReadonly<QuestProgress>;

export function questsScreen(): Screen {
  const list = newList();
  const shown = (scenery: Scenery): ListPage => {
    const { words } = scenery;
    const quests = sorted(scenery);
    const chosen = quests[list.cursor];
    return {
      title: words.text('screen.quests'),
      rows: quests.map((quest) => row(scenery, quest)),
      list,
      empty: words.text('quests.empty'),
      detailTitle: chosen === undefined ? '' : entryName(scenery, 'quests', chosen.id),
      detail: chosen === undefined ? [] : details(scenery, chosen),
      hints: hintPieces('quests', ['move', 'back', 'help'], scenery),
    };
  };
  return {
    name: 'quests',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('quests', key, scenery.settings);
      if (moveList(list, action, scenery.state.quests.length)) return NONE;
      return usual('quests', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}

function sorted({ state }: Scenery): Progress[] {
  return [...state.quests.filter((quest) => !quest.done), ...state.quests.filter((quest) => quest.done)];
}

function row(scenery: Scenery, { id, count, done }: Progress): Line {
  const name = entryName(scenery, 'quests', id);
  if (done) return [piece(`${name}  `, 'dim'), firm(scenery.words.text('quests.done'), 'good')];
  const of = scenery.content.quests.get(id)?.count ?? 1;
  return [piece(`${name}  `), firm(`${count}/${of}`, 'accent')];
}

function details(scenery: Scenery, { id, count, done }: Progress): Line[] {
  const def = scenery.content.quests.get(id);
  const { words } = scenery;
  if (def === undefined) return [];
  const reward = actionsText(scenery, def.actions);
  const goal = goalText(scenery, id);
  const told = done ? entryText(scenery, 'quests', id, 'completed') : undefined;
  return [
    ...described(scenery, 'quests', id),
    '',
    ...(goal === '' ? [] : [[piece(goal, 'bright')]]),
    done ? [piece(words.text('quests.done'), 'good')] : words.text('quests.progress', { count, of: def.count }),
    ...(told === undefined ? [] : [[piece(told, 'bright')]]),
    ...(reward === '' ? [] : [words.text('quests.reward', { actions: reward })]),
  ];
}
