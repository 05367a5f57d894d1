/** One enemy of a fight as lines: who it is, what it has announced, what is active on it. */
import { intentBlock, intentTarget } from '../../game/combat/intents.ts';
import { strikesFirst } from '../../game/combat/opening.ts';
import type { Outlook } from '../../game/combat/outlook.ts';
import type { Menace } from '../../game/combat/threat.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { isEnemy } from '../../game/rules/scene.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { pad, textWidth, truncate } from '../../lib/text.ts';
import { consequences } from '../describe/consequences.ts';
import type { Scenery } from '../screen.ts';
import { bar } from '../widgets/bar.ts';
import { type Line, lineWidth, type Piece, piece, wrapLine } from '../widgets/rich.ts';
import { effectPieces } from '../widgets/vitals.ts';
import { anyName, creatureName, entryName } from '../words/names.ts';
import { amountText } from './forecast.ts';
import { asColor } from './map.ts';

/** A bar of a few cells with figures of three digits. */
const NARROWEST_BAR = 9;
/** What is left of a name, number included, where one row has to say everything. */
const BRIEF_NAME = 9;
const BRIEFEST_NAME = 5;
const LEAST_INTENT = 6;

type Foe = DeepReadonly<Enemy>;

/** A fight as it is shown: with what the coming turn brings. */
export interface FightScenery extends Scenery {
  readonly outlook: Outlook;
}

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
  /** Number, sign, health and announcement, for one row. */
  readonly briefest: Line;
}

export function enemyText(scenery: FightScenery, enemy: Foe, index: number, width: number): EnemyText {
  const sign = signPieces(scenery, enemy, index);
  const health = piece(`${enemy.health} `, 'bright');
  const intent = intentLine(scenery, enemy, index);
  const short = intentLine(scenery, enemy, index, true);
  const named = (room: number) => piece(`${shortName(scenery, enemy, room)} `);
  const state = stateLine(scenery, enemy, index);
  return {
    head: headLine(scenery, enemy, index, width),
    intent,
    state,
    brief: [...sign, named(BRIEF_NAME), health, ...short, piece('  '), ...state],
    briefest: shortened([...sign, named(BRIEFEST_NAME), health], short, width),
  };
}

/** An announcement of which the name is cut before its numbers are. */
function shortened(
  before: readonly Piece[],
  [arrow, name, ...rest]: readonly Piece[],
  width: number,
): readonly Piece[] {
  if (arrow === undefined) return before;
  if (name === undefined) return [...before, arrow];
  const free = width - lineWidth([...before, arrow, ...rest]);
  const text = truncate(name.text, Math.max(LEAST_INTENT, free));
  return [...before, arrow, { ...name, text }, ...rest];
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

/** "-> Bite at you: 65%, 3 (up to 5) + Poisoned 3 turns". */
function intentLine(scenery: FightScenery, enemy: Foe, index: number, short = false): readonly Piece[] {
  const { words, content, outlook } = scenery;
  const { intent } = enemy;
  if (intent === undefined) return [piece(words.text('combat.no_intent'), 'dim')];
  const ability = entryName(scenery, 'abilities', intent.ability);
  const { begun } = outlook;
  const then = begun.fight?.enemies.find(({ number }) => number === enemy.number);
  const blocked = then === undefined ? undefined : intentBlock({ state: begun, content }, begun, then);
  const details = [
    ...(blocked === undefined ? [] : [words.text('combat.blocked', { reason: words.text(`block.${blocked.reason}`) })]),
    ...intentDetails(scenery, enemy, index),
  ];
  const later = intent.in > 0;
  // Where room is short: whoever announces something means the hero, unless it says otherwise.
  const target =
    short && intentTarget(scenery.state, enemy, intent) === scenery.state.hero ? '' : targetText(scenery, enemy);
  return [
    piece(`${scenery.unicode ? '→' : '->'} `, later ? 'dim' : 'warning'),
    piece(ability, later ? 'text' : 'warning', { bold: true }),
    piece(target === '' ? '' : ` ${target}`),
    ...(later ? [piece(` ${words.text('combat.in', { turns: intent.in })}`, 'accent')] : []),
    piece(details.length === 0 ? '' : `: ${details.join(', ')}`),
  ];
}

/** Chance and damage, what it lays on the hero, and whatever else it does. */
function intentDetails(scenery: FightScenery, enemy: Foe, index: number): string[] {
  const { state, content, outlook } = scenery;
  const ability = enemy.intent === undefined ? undefined : content.abilities.get(enemy.intent.ability);
  if (enemy.intent === undefined || ability === undefined) return [];
  const menace = outlook.threat.menaces.find((one) => one.enemy === index);
  const target = intentTarget(state, enemy, enemy.intent);
  const { laid, others } = consequences(scenery, { enemy, ability, target });
  const numbers = menace === undefined ? '' : menaceTexts(scenery, menace).join(', ');
  const first = [numbers, ...laid].filter((text) => text !== '').join(' + ');
  return [first, ...others].filter((text) => text !== '');
}

function menaceTexts({ words }: Scenery, { estimate }: Menace): string[] {
  if (estimate.max === 0 && !estimate.unknown) return [];
  const chance = estimate.sure ? words.text('combat.sure') : words.percent(estimate.hit);
  return [chance, amountText({ words }, estimate)];
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

/** "at you", "on Skeleton 2". */
function targetText(scenery: Scenery, enemy: Foe): string {
  const { state, words } = scenery;
  if (enemy.intent === undefined) return '';
  const target = intentTarget(state, enemy, enemy.intent);
  if (target === undefined) return words.text('combat.at_nobody');
  // What it does to itself its name and its effects say.
  if (target === enemy) return '';
  return isEnemy(target)
    ? words.text('combat.at', { target: creatureName(scenery, target) })
    : words.text('combat.at_you');
}
