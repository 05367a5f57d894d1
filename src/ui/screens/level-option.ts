/** A choice that a new level opens: the picker of character creation, in the middle of a run. */
import { openCategories, pickedIn, selectable } from '../../game/create.ts';
import { reckoned } from '../describe/reckoned.ts';
import { optionLines } from '../describe/things.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { entryName, entryText } from '../words/names.ts';
import { command, push, usual } from './answers.ts';
import { byNames } from './creation-draft.ts';
import { pauseScreen } from './pause.ts';

export function levelOptionScreen(): Screen {
  const list = newList();
  const options = (scenery: Scenery) => {
    const category = openCategories(scenery)[0];
    return category === undefined ? [] : byNames(scenery, selectable(scenery, category));
  };
  const shown = (scenery: Scenery): ListPage => {
    const { words } = scenery;
    const category = openCategories(scenery)[0];
    const open = options(scenery);
    const chosen = open[list.cursor];
    const about = category === undefined ? undefined : entryText(scenery, 'categories', category.id, 'description');
    return {
      title: words.text('level_option.title', {
        category: category === undefined ? '' : entryName(scenery, 'categories', category.id),
      }),
      rows: open.map((option) => entryName(scenery, 'options', option.id)),
      list,
      empty: words.text('creation.nothing'),
      detailTitle: chosen === undefined ? '' : entryName(scenery, 'options', chosen.id),
      detail: [
        ...(about === undefined ? [] : [about, '']),
        ...(chosen === undefined ? [] : optionLines(reckoned(scenery), chosen.id)),
      ],
      hints: hintPieces('level_option', ['move', 'select', 'menu', 'help'], scenery),
      foot:
        category === undefined
          ? ''
          : words.text('creation.pick', { picked: pickedIn(scenery, category), pick: category.pick }),
      share: 0.4,
    };
  };
  return {
    name: 'level_option',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('level_option', key, scenery.settings);
      const open = options(scenery);
      if (moveList(list, action, open.length)) return NONE;
      const chosen = open[list.cursor];
      if (action === 'select' && chosen !== undefined) return command({ command: 'choose_option', option: chosen.id });
      if (action === 'menu') return push(pauseScreen('level_option'));
      return usual('level_option', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}
