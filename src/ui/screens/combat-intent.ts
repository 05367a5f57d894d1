/** What an enemy has announced, in one line: what, against whom, when, how likely and how hard, and whatever else it does. */
import { intentBlock, intentTarget } from '../../game/combat/intents.ts';
import type { Outlook } from '../../game/combat/outlook.ts';
import type { Menace } from '../../game/combat/threat.ts';
import { isEnemy } from '../../game/rules/scene.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { consequences, isAimed } from '../describe/consequences.ts';
import type { Scenery } from '../screen.ts';
import { type Piece, piece } from '../widgets/rich.ts';
import { creatureName, entryName } from '../words/names.ts';
import { amountText } from './forecast.ts';

export type Foe = DeepReadonly<Enemy>;

/** A fight as it is shown: with what the coming turn brings. */
export interface FightScenery extends Scenery {
  readonly outlook: Outlook;
}

/** "-> Bite at you: 65%, 3 (up to 5) + Poisoned 3 turns". */
export function intentLine(scenery: FightScenery, enemy: Foe, index: number, short = false): readonly Piece[] {
  const parts = partsOf(scenery, enemy, index);
  if (parts === undefined) return [piece(scenery.words.text('combat.no_intent'), 'dim')];
  // Where room is short: whoever announces something means the hero, unless it says otherwise.
  const target = short && parts.againstHero ? '' : targetText(scenery, enemy);
  const { arrow, name, wait, details } = parts;
  return [
    arrow,
    name,
    piece(target === '' ? '' : ` ${target}`),
    piece(wait === '' ? '' : ` ${wait}`, 'accent'),
    piece(details.length === 0 ? '' : `: ${details.join(', ')}`),
  ];
}

/** "-> 65%, 3 (up to 5) + Poisoned 3 turns: Bite": for where the end may be cut. */
export function numbersFirst(scenery: FightScenery, enemy: Foe, index: number): readonly Piece[] {
  const parts = partsOf(scenery, enemy, index);
  if (parts === undefined) return [piece(scenery.words.text('combat.no_intent'), 'dim')];
  const { arrow, name, wait, details } = parts;
  const told = details.join(', ');
  return [arrow, piece(wait === '' ? '' : `${wait} `, 'accent'), piece(told === '' ? '' : `${told}: `), name];
}

interface Parts {
  readonly arrow: Piece;
  readonly name: Piece;
  /** "in 2 turns"; '' for the coming one. */
  readonly wait: string;
  readonly details: readonly string[];
  readonly againstHero: boolean;
}

function partsOf(scenery: FightScenery, enemy: Foe, index: number): Parts | undefined {
  const { words, state, unicode } = scenery;
  const { intent } = enemy;
  if (intent === undefined) return undefined;
  const later = intent.in > 0;
  return {
    arrow: piece(`${unicode ? '→' : '->'} `, later ? 'dim' : 'warning'),
    name: piece(entryName(scenery, 'abilities', intent.ability), later ? 'text' : 'warning', { bold: true }),
    wait: later ? words.text('combat.in', { turns: intent.in }) : '',
    details: detailsOf(scenery, enemy, index),
    againstHero: intentTarget(state, enemy, intent) === state.hero,
  };
}

/** What comes of it: nothing where it dies before; why not, where it is prevented. */
function detailsOf(scenery: FightScenery, enemy: Foe, index: number): readonly string[] {
  const { words, content, outlook } = scenery;
  const { begun, dying } = outlook;
  if (dying.has(index)) return [];
  const then = begun.fight?.enemies.find(({ number }) => number === enemy.number);
  const blocked = then === undefined ? undefined : intentBlock({ state: begun, content }, begun, then);
  if (blocked === undefined) return intentDetails(scenery, enemy, index);
  return [words.text('combat.blocked', { reason: words.text(`block.${blocked.reason}`) })];
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

/** "at you", "on Skeleton 2". */
function targetText(scenery: Scenery, enemy: Foe): string {
  const { state, words } = scenery;
  if (enemy.intent === undefined) return '';
  const target = intentTarget(state, enemy, enemy.intent);
  if (target === undefined) return words.text('combat.at_nobody');
  // What it does to itself its name and its effects say.
  if (target === enemy) return '';
  if (isEnemy(target)) return words.text('combat.at', { target: creatureName(scenery, target) });
  const ability = scenery.content.abilities.get(enemy.intent.ability);
  // What does nothing to the hero is not aimed at him, whatever it asked for when it was announced.
  return ability === undefined || isAimed(ability) ? words.text('combat.at_you') : '';
}
