/** The character sheet: every attribute with where it comes from, effects, origin, abilities, and points to assign. */
import { type Attribute, DAMAGE_TYPES, type DamageType, STATS, type Stat } from '../../game/content/words.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import { experienceFor } from '../../game/creature/progress.ts';
import type { DeepReadonly, Hero } from '../../game/state.ts';
import { pad } from '../../lib/text.ts';
import { type Difference, differenceLines, differencePiece, differences } from '../describe/comparison.ts';
import { attributeName, valueText } from '../describe/numbers.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { command, push, status, usual } from './answers.ts';
import { confirmScreen } from './confirm.ts';
import { SHEET_ATTRIBUTES } from './hero-lines.ts';
import { partLines } from './parts.ts';
import { NAME_COLUMN, type Row, storyRows } from './sheet-story.ts';

type Pending = Record<Stat, number>;

const NOTHING: Readonly<Pending> = { strength: 0, dexterity: 0, constitution: 0, charisma: 0, luck: 0 };
/** The row of the first attribute that points go into. */
const FIRST_STAT = 1;

export function sheetScreen(): Screen {
  const list = newList();
  let pending: Pending = { ...NOTHING };
  /** What all points came to when some were sent: once they have grown, nothing is set aside any more. */
  let before = Number.POSITIVE_INFINITY;
  const left = ({ state }: Scenery) => state.hero.points - sum(pending);
  let placed = false;
  const rows = (scenery: Scenery): Row[] => {
    // Whoever has points to assign comes to assign them.
    if (!placed && scenery.state.hero.points > 0) list.cursor = FIRST_STAT;
    placed = true;
    if (sum(scenery.state.hero.base) > before) {
      pending = { ...NOTHING };
      before = Number.POSITIVE_INFINITY;
    }
    const found = changes(scenery, pending);
    return [
      levelRow(scenery),
      ...SHEET_ATTRIBUTES.map((attribute) => attributeRow(scenery, attribute, found)),
      ...DAMAGE_TYPES.map((damageType) => attributeRow(scenery, 'resistance', found, damageType)),
      ...storyRows(scenery),
    ];
  };
  const shown = (scenery: Scenery): ListPage => {
    const all = rows(scenery);
    const chosen = all[list.cursor];
    const { state } = scenery;
    const points = left(scenery);
    return {
      title: state.hero.name,
      rows: all.map((row) => row.line),
      list,
      empty: '',
      detailTitle: chosen?.title ?? '',
      detail: [...(chosen?.detail() ?? []), ...preview(scenery, pending, points > 0 ? chosen?.stat : undefined)],
      hints: hintPieces(
        'sheet',
        state.hero.points > 0 ? ['add', 'remove', 'accept', 'back', 'help'] : ['page_down', 'page_up', 'back', 'help'],
        scenery,
      ),
      foot: footText(scenery, points),
    };
  };
  return {
    name: 'sheet',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('sheet', key, scenery.settings);
      const all = rows(scenery);
      if (moveList(list, action, all.length)) return NONE;
      const stat = all[list.cursor]?.stat;
      if (action === 'add') return stat === undefined || left(scenery) <= 0 ? noPoint(scenery, stat) : change(stat, 1);
      if (action === 'remove') return stat === undefined || pending[stat] === 0 ? NONE : change(stat, -1);
      if (action === 'accept') return accept(scenery);
      return usual('sheet', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };

  function change(stat: Stat, by: 1 | -1): Response {
    pending = { ...pending, [stat]: pending[stat] + by };
    return NONE;
  }

  /** Sends what was set aside; in a fight it asks, for a turn is dear. */
  function accept({ state, settings, words }: Scenery): Response {
    if (sum(pending) === 0) return NONE;
    const points = Object.fromEntries(STATS.filter((stat) => pending[stat] > 0).map((stat) => [stat, pending[stat]]));
    const assign = command({ command: 'assign_points', points });
    before = sum(state.hero.base);
    const asks = state.fight !== undefined && settings.confirmations;
    return asks ? push(confirmScreen(words.text('sheet.costs_turn'), assign)) : assign;
  }
}

/** In a fight every assignment is a turn in which the enemies act. */
function footText({ state, words }: Scenery, points: number): string {
  if (state.hero.points === 0) return '';
  return words.text(state.fight === undefined ? 'sheet.points' : 'sheet.points_in_fight', { points });
}

function noPoint({ words }: Scenery, stat: Stat | undefined): Response {
  return status(words.text(stat === undefined ? 'sheet.not_assignable' : 'sheet.no_points'));
}

function sum(pending: Readonly<Pending>): number {
  return STATS.reduce((total, stat) => total + pending[stat], 0);
}

function levelRow(scenery: Scenery): Row {
  const { words, state, content } = scenery;
  const { hero } = state;
  const needed = experienceFor(hero.base.level, content.balance);
  return {
    line: [
      piece(pad(words.text('attribute.level'), NAME_COLUMN), 'dim'),
      firm(words.number(hero.base.level), 'bright'),
    ],
    title: words.text('attribute.level'),
    detail: () => [
      words.text('sheet.experience', {
        experience: hero.experience,
        needed,
        missing: Math.max(0, needed - hero.experience),
      }),
      [piece(words.text('attribute_help.level'), 'dim')],
    ],
  };
}

function attributeRow(
  scenery: Scenery,
  attribute: Attribute,
  changed: readonly Difference[],
  damageType?: DamageType,
): Row {
  const { words, state } = scenery;
  const value = attributeOf(scenery, state.hero, attribute, { damageType });
  const stat = STATS.find((one) => one === attribute);
  const title = attributeName(words, attribute, damageType);
  const change = changed.find((one) => one.attribute === attribute && one.damageType === damageType);
  return {
    line: [
      piece(pad(title, NAME_COLUMN), 'dim'),
      firm(valueText(words, attribute, value), value === 0 ? 'dim' : 'bright'),
      ...(change === undefined ? [] : [firm('  '), { ...differencePiece(words, change), firm: true as const }]),
    ],
    title,
    detail: () => partLines(scenery, attribute, damageType),
    ...(stat === undefined ? {} : { stat }),
  };
}

/** What the points set aside would change, measured with the rules themselves. */
function changes(scenery: Scenery, pending: Readonly<Pending>): Difference[] {
  if (sum(pending) === 0) return [];
  const { hero } = scenery.state;
  const base = { ...hero.base };
  for (const stat of STATS) base[stat] += pending[stat];
  const imagined: DeepReadonly<Hero> = { ...hero, base };
  return differences(scenery, hero, imagined);
}

/** What the points set aside would change; before any is, what one point in the chosen attribute would. */
function preview(scenery: Scenery, pending: Readonly<Pending>, stat: Stat | undefined): Line[] {
  const { words } = scenery;
  const told = (heading: string, found: readonly Difference[]): Line[] =>
    found.length === 0 ? [] : ['', [piece(heading, 'accent')], ...differenceLines(words, found)];
  if (sum(pending) > 0) return told(words.text('sheet.preview'), changes(scenery, pending));
  return stat === undefined ? [] : told(words.text('sheet.one_point'), changes(scenery, { ...NOTHING, [stat]: 1 }));
}
