/** One enemy of a fight as lines: who it is, what it has announced, what is active on it. */
import { strikesFirst } from '../../game/combat/opening.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { pad, textWidth, truncate } from '../../lib/text.ts';
import type { Scenery } from '../screen.ts';
import { bar } from '../widgets/bar.ts';
import { type Line, lineWidth, type Piece, piece, wrapLine } from '../widgets/rich.ts';
import { effectPieces } from '../widgets/vitals.ts';
import { anyName, creatureName, entryName } from '../words/names.ts';
import { type FightScenery, type Foe, intentLine, numbersFirst } from './combat-intent.ts';
import { asColor } from './map.ts';

/** A bar of a few cells with figures of three digits. */
const NARROWEST_BAR = 9;
/** What is left of a name, number included, where one row has to say everything. */
const BRIEF_NAME = 9;

/** One enemy in three parts; how many rows each gets is decided where it is known what there is room for. */
export interface EnemyText {
  /** Who it is and how it is. */
  readonly head: Line;
  /** What it has announced. */
  readonly intent: readonly Piece[];
  /** What is active on it, and what will become of it. */
  readonly state: readonly Piece[];
  /** All of it behind one another, for where there are many. */
  readonly brief: Line;
  /** Number, sign, health and announcement in one row; what is cut is not the numbers. */
  readonly briefest: Line;
}

export function enemyText(scenery: FightScenery, enemy: Foe, index: number, width: number): EnemyText {
  const sign = signPieces(scenery, enemy, index);
  const health = piece(`${enemy.health} `, 'bright');
  const intent = intentLine(scenery, enemy, index);
  const short = intentLine(scenery, enemy, index, true);
  const name = piece(`${shortName(scenery, enemy, BRIEF_NAME)} `);
  const state = stateLine(scenery, enemy, index);
  return {
    head: headLine(scenery, enemy, index, width),
    intent,
    state,
    brief: [...sign, name, health, ...short, piece('  '), ...state],
    briefest: [...sign, health, ...numbersFirst(scenery, enemy, index)],
  };
}

function signPieces({ content }: Scenery, enemy: Foe, index: number): Piece[] {
  const def = content.creatures.get(enemy.def);
  return [
    piece(`${index + 1} `, 'dim'),
    { text: `${def?.symbol ?? '&'} `, style: { color: asColor(def?.color, 'danger'), bold: true } },
  ];
}

/** All of it, set in under the name, over as many rows as it needs. */
export function enemyRows({ head, intent, state }: EnemyText, width: number): Line[] {
  return [head, ...hanging(intent, width), ...hanging(state, width)];
}

/** Set in under the name, over as many rows as it needs; nothing for an empty line. */
function hanging(line: Line, width: number): Line[] {
  if (lineWidth(line) === 0) return [];
  const wrapped = width === 0 ? [line] : wrapLine(line, width - 2);
  return wrapped.map((row): Line => [piece('  '), ...pieces(row)]);
}

function headLine(scenery: Scenery, enemy: Foe, index: number, width: number): Line {
  const { state, words, unicode } = scenery;
  // One width for all, so that bars and figures stand in columns.
  const widest = Math.max(0, ...(state.fight?.enemies ?? []).map((one) => String(one.stamina).length));
  const stamina = words.text('combat.stamina', { stamina: String(enemy.stamina).padStart(width === 0 ? 0 : widest) });
  const name = creatureName(scenery, enemy);
  const names = Math.max(...(state.fight?.enemies ?? [enemy]).map((one) => textWidth(creatureName(scenery, one))));
  const free = width - 4 - textWidth(stamina) - 2;
  // The bar gives way to names before names are cut.
  const barWidth = Math.max(NARROWEST_BAR, Math.min(26, Math.floor(width * 0.4), free - names));
  const room = width === 0 ? textWidth(name) : Math.max(6, free - barWidth);
  return [
    ...signPieces(scenery, enemy, index),
    piece(pad(shortName(scenery, enemy, room), room), 'bright'),
    piece(' '),
    ...pieces(
      bar({
        label: '',
        value: enemy.health,
        max: maxHealth(scenery, enemy),
        tone: 'health',
        width: width === 0 ? 0 : barWidth,
        unicode,
      }),
    ),
    piece(` ${stamina}`, 'dim'),
  ];
}

/** The name of an enemy in a room: the word is shortened, never the number that tells it from others. */
function shortName(scenery: Scenery, { def, ordinal }: Foe, room: number): string {
  const number = ordinal === 0 ? '' : ` ${ordinal}`;
  return truncate(entryName(scenery, 'creatures', def), room - textWidth(number)) + number;
}

function pieces(line: Line): readonly Piece[] {
  return typeof line === 'string' ? [piece(line)] : line;
}

/** Who acts before the hero in the opening, who will not live to act, and what is active on it. */
function stateLine(scenery: FightScenery, enemy: Foe, index: number): readonly Piece[] {
  const { state, words, outlook } = scenery;
  const first = strikesFirst(state, enemy);
  const dies = outlook.dying.get(index);
  const effects = effectPieces(scenery, enemy);
  return [
    ...(dies === undefined
      ? []
      : [piece(`${words.text('combat.dies_of', { what: anyName(scenery, dies) })}  `, 'good', { bold: true })]),
    ...(first ? [piece(`${words.text('combat.first')}  `, 'danger', { bold: true })] : []),
    ...effects,
  ];
}
