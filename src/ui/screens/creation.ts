/** Making a hero: a name, a choice in every category, and a last look before the descent. */

import type { Category } from '../../game/content/category.ts';
import { NAME_LIMIT } from '../../game/create.ts';
import { conditionText } from '../describe/conditions.ts';
import { described } from '../describe/effects.ts';
import { optionLines } from '../describe/things.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList } from '../widgets/list.ts';
import { drawListPage, hintLines, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece, plain } from '../widgets/rich.ts';
import { isNameCharacter, textField, tidyName, typeText } from '../widgets/text-field.ts';
import { entryName } from '../words/names.ts';
import { command, usual } from './answers.ts';
import {
  choose,
  type Draft,
  imagined,
  isFull,
  listOf,
  offered,
  openIn,
  steps,
  totalLines,
  wanted,
} from './creation-draft.ts';
import { drawName, nameKey, nameLines, retyped } from './creation-name.ts';
import { heroLines } from './hero-lines.ts';

export function creationScreen(): Screen {
  let draft: Draft | undefined;
  const draftOf = (scenery: Scenery): Draft => {
    draft ??= {
      step: 0,
      name: textField(scenery.words.text('creation.default_name'), NAME_LIMIT, isNameCharacter),
      named: false,
      picks: new Map(),
      lists: [],
    };
    return draft;
  };
  return {
    name: 'creation',
    overlay: false,
    draw(grid, area, scenery) {
      const now = draftOf(scenery);
      if (now.step === 0) drawName(grid, area, scenery, now);
      else drawListPage(grid, area, scenery, shown(scenery, now));
    },
    key(key, scenery) {
      const now = draftOf(scenery);
      return now.step === 0 ? nameKey(key, scenery, now) : listKey(key, scenery, now);
    },
    paste(text, scenery) {
      const now = draftOf(scenery);
      if (now.step === 0) retyped(now, (name) => typeText(name, text));
    },
    lines(scenery) {
      const now = draftOf(scenery);
      if (now.step > 0) return listPageLines(shown(scenery, now));
      return [
        ...nameLines(scenery, now).map(plain),
        ...hintLines(hintPieces('name', ['accept', 'back', 'help'], scenery)),
      ];
    },
  };
}

function listKey(key: string, scenery: Scenery, draft: Draft): Response {
  const action = actionOf('creation', key, scenery.settings);
  const list = listOf(draft);
  const count = shown(scenery, draft).rows.length;
  if (moveList(list, action, count)) return NONE;
  if (action === 'back') {
    draft.step--;
    return NONE;
  }
  const category = steps(scenery)[draft.step - 1];
  if (category === undefined)
    return action === 'select' ? chooseLast(scenery, draft, list.cursor) : (usual('creation', action) ?? NONE);
  if (action === 'select') choose(scenery, draft, category, list.cursor);
  else if (action === 'next' && isFull(scenery, draft, category)) draft.step++;
  return action === 'help' ? (usual('creation', action) ?? NONE) : NONE;
}

function chooseLast(scenery: Scenery, draft: Draft, index: number): Response {
  if (index > 0) {
    draft.step = index - 1;
    return NONE;
  }
  const unfinished = steps(scenery).findIndex((category) => !isFull(scenery, draft, category));
  if (unfinished >= 0) {
    draft.step = unfinished + 1;
    return NONE;
  }
  const { hero } = imagined(scenery, draft);
  return command({ command: 'create_character', name: tidyName(draft.name.text, NAME_LIMIT), options: hero.options });
}

function shown(scenery: Scenery, draft: Draft): ListPage {
  const category = steps(scenery)[draft.step - 1];
  return category === undefined ? summary(scenery, draft) : categoryPage(scenery, draft, category);
}

function categoryPage(scenery: Scenery, draft: Draft, category: Category): ListPage {
  const { words } = scenery;
  const options = offered(scenery, category);
  const picked = draft.picks.get(category.id) ?? [];
  const open = openIn(scenery, draft, category);
  const list = listOf(draft);
  const chosen = options[list.cursor];
  const unmet = chosen !== undefined && !open.includes(chosen.id) && chosen.condition.length > 0;
  return {
    title: `${entryName(scenery, 'categories', category.id)} (${draft.step}/${steps(scenery).length})`,
    rows: options.map((option): Line => {
      const name = entryName(scenery, 'options', option.id);
      if (picked.includes(option.id))
        return [piece(name, 'bright'), firm(`  ${words.text('creation.chosen')}`, 'accent')];
      return [piece(name, open.includes(option.id) ? 'text' : 'dim')];
    }),
    list,
    empty: words.text('creation.nothing'),
    detailTitle: chosen === undefined ? '' : entryName(scenery, 'options', chosen.id),
    detail: [
      ...described(scenery, 'categories', category.id).flatMap((line): Line[] => [[piece(line, 'dim')], '']),
      ...(chosen === undefined ? [] : about(scenery, draft, category, chosen.id)),
      ...(unmet
        ? [[piece(words.text('creation.unmet', { condition: conditionText(scenery, chosen.condition) }), 'warning')]]
        : []),
    ],
    hints: hintPieces(
      'creation',
      category.pick > 1 ? ['select', 'next', 'back', 'help'] : ['select', 'back', 'help'],
      scenery,
    ),
    foot: words.text('creation.pick', { picked: picked.length, pick: wanted(scenery, draft, category) }),
    share: 0.38,
  };
}

/** What an option changes, what that comes to, and below that, at length, the abilities it brings. */
function about(scenery: Scenery, draft: Draft, category: Category, option: string): Line[] {
  const lines = optionLines(scenery, option);
  const end = lines.indexOf('');
  const changes = end < 0 ? lines : lines.slice(0, end);
  return [...changes, ...totalLines(scenery, draft, category, option), ...lines.slice(changes.length)];
}

function summary(scenery: Scenery, draft: Draft): ListPage {
  const { words, content } = scenery;
  const state = imagined(scenery, draft);
  return {
    title: words.text('creation.summary'),
    rows: [
      [piece(words.text('creation.begin'), 'accent', { bold: true })],
      words.text('creation.change_name', { name: draft.name.text }),
      ...steps(scenery).map((category) => {
        const options = (draft.picks.get(category.id) ?? []).map((id) => entryName(scenery, 'options', id)).join(', ');
        return words.text('creation.change_category', {
          category: entryName(scenery, 'categories', category.id),
          options,
        });
      }),
    ],
    list: listOf(draft),
    empty: '',
    detailTitle: draft.name.text,
    detail: [...heroLines(scenery, { state, content }), '', [piece(words.text('creation.summary_hint'), 'dim')]],
    hints: hintPieces('creation', ['select', 'back', 'help'], scenery),
    share: 0.45,
  };
}
