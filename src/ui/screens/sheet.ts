/** The character sheet: every attribute with where it comes from, effects, origin, abilities, and points to assign. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import { type Attribute, DAMAGE_TYPES, type DamageType, STATS, type Stat } from '../../game/content/words.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import { experienceFor } from '../../game/creature/progress.ts';
import type { DeepReadonly, Hero } from '../../game/state.ts';
import { pad } from '../../lib/text.ts';
import { type Difference, differenceLines, differencePiece, differences } from '../describe/comparison.ts';
import { attributeName, valueText } from '../describe/numbers.ts';
import { reckoned } from '../describe/reckoned.ts';
import { abilityLines, modifierLine, optionLines } from '../describe/things.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { remaining } from '../widgets/vitals.ts';
import { entryName } from '../words/names.ts';
import { command, status, usual } from './answers.ts';
import { SHEET_ATTRIBUTES } from './hero-lines.ts';
import { partLines } from './parts.ts';

interface Row {
  readonly line: Line;
  readonly title: string;
  readonly detail: () => readonly Line[];
  readonly stat?: Stat;
}
type Pending = Record<Stat, number>;

const NOTHING: Readonly<Pending> = { strength: 0, dexterity: 0, constitution: 0, charisma: 0, luck: 0 };
const NAME_COLUMN = 21;
/** The row of the first attribute that points go into. */
const FIRST_STAT = 1;

export function sheetScreen(): Screen {
  const list = newList();
  let pending: Pending = { ...NOTHING };
  const left = ({ state }: Scenery) => state.hero.points - sum(pending);
  let placed = false;
  const rows = (scenery: Scenery): Row[] => {
    // Whoever has points to assign comes to assign them.
    if (!placed && scenery.state.hero.points > 0) list.cursor = FIRST_STAT;
    placed = true;
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
    const { words, state } = scenery;
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
      foot: state.hero.points > 0 ? words.text('sheet.points', { points }) : '',
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
      if (action === 'accept') return accept();
      return usual('sheet', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };

  function change(stat: Stat, by: 1 | -1): Response {
    pending = { ...pending, [stat]: pending[stat] + by };
    return NONE;
  }

  /** Sends what was set aside, once: afterwards nothing is set aside any more. */
  function accept(): Response {
    if (sum(pending) === 0) return NONE;
    const points = Object.fromEntries(STATS.filter((stat) => pending[stat] > 0).map((stat) => [stat, pending[stat]]));
    pending = { ...NOTHING };
    return command({ command: 'assign_points', points });
  }
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

/** Effects, origin and abilities, each with its explanation. */
function storyRows(scenery: Scenery): Row[] {
  const { state, content, words } = scenery;
  const { hero } = state;
  const row = (
    kind: 'sheet.effect' | 'sheet.origin' | 'sheet.ability',
    name: string,
    detail: () => readonly Line[],
  ): Row => ({
    line: [piece(pad(words.text(kind), NAME_COLUMN), 'dim'), piece(name)],
    title: name,
    detail,
  });
  return [
    ...hero.modifiers.map((active) =>
      row('sheet.effect', entryName(scenery, 'modifiers', active.id), () => [
        modifierLine(scenery, active.id, remaining(scenery, active)),
      ]),
    ),
    ...hero.options.map((id) =>
      row('sheet.origin', entryName(scenery, 'options', id), () => optionLines(reckoned(scenery), id)),
    ),
    ...abilitiesOf(content, hero).map((id) =>
      row('sheet.ability', entryName(scenery, 'abilities', id), () => abilityLines(reckoned(scenery), id)),
    ),
  ];
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
