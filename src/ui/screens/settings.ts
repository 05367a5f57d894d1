/** What the player may set, applied at once. */

import { pad } from '../../lib/text.ts';
import { actionOf, type KeyProblem, keyProblems } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { LANGUAGES, type Settings } from '../settings.ts';
import { actionName, hintPieces, keyName } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { app, usual } from './answers.ts';

type Name = Exclude<keyof Settings, 'keys'>;

/** What each setting can be; languages that mods bring are added while running. */
const VALUES: { readonly [N in Name]: readonly Settings[N][] } = {
  language: ['auto', ...LANGUAGES],
  glyphs: ['auto', 'unicode', 'ascii'],
  colors: ['auto', 'truecolor', '256', '16', 'none'],
  theme: ['default', 'high_contrast', 'colorblind'],
  keySet: ['standard', 'laptop'],
  logLines: [2, 3, 4, 5, 6, 8],
  confirmations: [true, false],
  hints: [true, false],
  pickUp: [true, false],
};
const NAMES: readonly Name[] = [
  'language',
  'glyphs',
  'colors',
  'theme',
  'keySet',
  'logLines',
  'confirmations',
  'hints',
  'pickUp',
];

export function settingsScreen(): Screen {
  const list = newList();
  const shown = (scenery: Scenery): ListPage => {
    const { words, settings } = scenery;
    const name = NAMES[list.cursor] ?? 'language';
    return {
      title: words.text('settings.title'),
      rows: NAMES.map((one) => row(scenery, one)),
      list,
      empty: '',
      detailTitle: words.text(`settings.${name}`),
      detail: [
        words.text(`settings.help.${name}`),
        '',
        ...valuesOf(scenery, name).map((value): Line => {
          const chosen = value === settings[name];
          return [piece(`${chosen ? '*' : ' '} ${valueName(scenery, value)}`, chosen ? 'accent' : 'dim')];
        }),
        ...problemLines(scenery),
        '',
        [piece(words.text('settings.folder', { folder: scenery.port.folder() }), 'dim')],
      ],
      hints: hintPieces('settings', ['left', 'right', 'back', 'help'], scenery),
      share: 0.62,
    };
  };
  return {
    name: 'settings',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('settings', key, scenery.settings);
      if (moveList(list, action, NAMES.length)) return NONE;
      const name = NAMES[list.cursor] ?? 'language';
      if (action === 'right' || action === 'select') return turned(scenery, name, 1);
      if (action === 'left') return turned(scenery, name, -1);
      return usual('settings', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}

function row(scenery: Scenery, name: Name): Line {
  const value = valueName(scenery, scenery.settings[name]);
  return [piece(pad(`${scenery.words.text(`settings.${name}`)} `, 25)), firm(` ${value}`, 'accent')];
}

function valuesOf(scenery: Scenery, name: Name): readonly (string | number | boolean)[] {
  if (name !== 'language') return VALUES[name];
  const brought = [...scenery.content.texts.keys()].filter((one) => !VALUES.language.includes(one)).sort();
  return [...VALUES.language, ...brought];
}

function valueName({ words }: Scenery, value: string | number | boolean): string {
  return words.pick(`settings.value.${value}`, {}, String(value));
}

function turned(scenery: Scenery, name: Name, by: 1 | -1): Response {
  const values = valuesOf(scenery, name);
  const at = values.indexOf(scenery.settings[name]);
  const value = values[(at + by + values.length) % values.length];
  return app({ request: 'settings', settings: { ...scenery.settings, [name]: value } });
}

function problemLines(scenery: Scenery): Line[] {
  const problems = keyProblems(scenery.settings);
  return problems.length === 0
    ? []
    : ['', ...problems.map((one): Line => [piece(problemText(scenery, one), 'warning')])];
}

function problemText({ words, unicode }: Scenery, problem: KeyProblem): string {
  const screen = words.pick(`screen.${problem.screen}`, {}, problem.screen);
  switch (problem.code) {
    case 'double_binding': {
      const actions = problem.actions.map((action) => actionName(action, words)).join(', ');
      return words.text('settings.double', { key: keyName(problem.key, words, unicode), screen, actions });
    }
    case 'unknown_screen':
      return words.text('settings.unknown_screen', { screen: problem.screen });
    case 'unknown_key_action':
      return words.text('settings.unknown_key_action', { screen, action: problem.action });
    case 'unknown_key':
      return words.text('settings.unknown_key', {
        screen,
        action: actionName(problem.action, words),
        key: problem.key,
      });
  }
}
