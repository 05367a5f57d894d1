/** How bots fight: every act is played ahead on a copy, and the one after which things look best is taken. */
import { abilitiesOf, blockOf } from '../../game/combat/abilities.ts';
import { fleeChance } from '../../game/combat/formulas.ts';
import { stateAfter } from '../../game/combat/sketch.ts';
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { isAlive } from '../../game/creature/lookup.ts';
import type { View } from '../../game/state.ts';
import { type ActKind, ATTACK, acts, FLEE } from './acts.ts';
import { blowOn, flightsFrom, newReckoning, type Reckoning, sightOf } from './reckoning.ts';
import { DEATH, standing } from './standing.ts';
import type { Temper } from './temper.ts';

/** An act that could be chosen, and how things would look after it. Higher is better. */
export interface Weighed {
  readonly command: Command;
  readonly score: number;
  /** What kind of answer it is, for the statistics of decisions. */
  readonly kind: ActKind;
}

/** The act a bot takes in a fight. */
export function chooseAct(state: View, content: Content, temper: Temper, reckoning = newReckoning()): Command {
  if (temper.fighting === 'attack') return attackFirst(state);
  if (temper.fighting === 'novice') return drinkWhenLow(state, content) ?? hardestFirst(state, content, reckoning);
  return weighActs(state, content, temper, reckoning)[0]?.command ?? { command: 'wait' };
}

/** Always the plain attack on the first that stands; waiting when even that is not to be had. */
function attackFirst(state: View): Command {
  const target = state.fight?.enemies.findIndex(isAlive) ?? 0;
  return { command: 'use_ability', ability: ATTACK, target };
}

/** Whatever hits the first who stands hardest, as long as there is breath for it: nothing is saved up, nothing broken. */
function hardestFirst(state: View, content: Content, reckoning: Reckoning): Command {
  const target = state.fight?.enemies.findIndex(isAlive) ?? 0;
  const enemy = state.fight?.enemies[target];
  const plain = attackFirst(state);
  if (enemy === undefined) return plain;
  const sight = sightOf(state, content, reckoning);
  let best = { command: plain, mean: 0 };
  for (const id of abilitiesOf(content, state.hero)) {
    const ability = content.abilities.get(id);
    if (ability === undefined || ability.aim === 'self') continue;
    const { mean } = blowOn(sight, ability, enemy);
    if (mean <= best.mean || blockOf({ state, content }, state.hero, ability, enemy) !== undefined) continue;
    best = { command: { command: 'use_ability', ability: id, target }, mean };
  }
  return best.command;
}

/** A potion below half of the health. */
function drinkWhenLow(state: View, content: Content): Command | undefined {
  if (state.hero.health > maxHealth({ state, content }, state.hero) / 2) return undefined;
  const item = state.hero.bag.findIndex((stack) => heals(content, stack.def));
  return item < 0 ? undefined : { command: 'use_item', item };
}

/** Whether using an item gives health to the hero. */
export function heals(content: Content, def: string): boolean {
  const item = content.items.get(def);
  return (
    item?.use_on === 'self' &&
    item.actions.some(
      (action) =>
        action.action === 'change_attribute' && action.attribute === 'health' && action.amount + action.share > 0,
    )
  );
}

/** All acts with their scores, best first; ties by their order. */
export function weighActs(
  state: View,
  content: Content,
  temper: Temper,
  reckoning: Reckoning = newReckoning(),
): readonly Weighed[] {
  const weigher = weigherOf(state, content, temper, reckoning);
  const weighed: Weighed[] = [];
  // Nothing spent can be worth more than all that the fight could still cost.
  const thrifty = weigher.idle > -Math.max(ITEM_WORTH, state.hero.health * 0.12);
  for (const { command, kind } of acts(state, content, temper)) {
    if (kind === 'item' && thrifty && !temper.curious) continue;
    const score = kind === 'flee' ? scoreOfFlight(weigher) : scoreOf(weigher, command);
    if (score === undefined) continue;
    weighed.push({ command, score: score + novelty(weigher, command) - (kind === 'guard' ? LOST_TURN : 0), kind });
  }
  return weighed
    .map((act, index) => ({ act, index }))
    .sort((a, b) => b.act.score - a.act.score || a.index - b.index)
    .map(({ act }) => act);
}

/** At the beginning of a fight somebody curious tries what gives him a state that he is not in: oils, brews, scrolls. */
function novelty({ state, content, temper }: Weigher, command: Command): number {
  if (!temper.curious || command.command !== 'use_item' || state.fight?.turn !== 1) return 0;
  const item = content.items.get(state.hero.bag[command.item]?.def ?? '');
  const fresh = item?.actions.some(
    (action) =>
      action.action === 'apply_modifier' &&
      action.target === 'self' &&
      state.hero.modifiers.every(({ id }) => id !== action.modifier),
  );
  return fresh === true ? 12 : 0;
}

/** What a spent consumable is worth in health saved: those are for when they are needed. */
const ITEM_WORTH = 8;
/** What the last potions are worth beyond that: a bag full of them is a bag of health not used. */
const LAST_POTIONS = 10;
/** What getting away costs in health: the room is still there, and so is the way round it. */
export const FLIGHT = 100;

/** What a turn behind the guard costs: the enemies’ next plans come a turn sooner than their end. */
const LOST_TURN = 2.5;

/** A turn being weighed: the state, and how it looks if the hero does nothing, which every miss comes to. */
interface Weigher {
  readonly state: View;
  readonly content: Content;
  readonly temper: Temper;
  readonly reckoning: Reckoning;
  readonly idle: number;
}

function weigherOf(state: View, content: Content, temper: Temper, reckoning: Reckoning): Weigher {
  const waited = stateAfter(state, { command: 'wait' }, content);
  const idle = waited === undefined ? -DEATH : standing(sightOf(waited, content, reckoning), temper);
  return { state, content, temper, reckoning, idle };
}

function scoreOf({ state, content, temper, reckoning, idle }: Weigher, command: Command): number | undefined {
  if (command.command === 'wait') return idle;
  const after = stateAfter(state, command, content);
  if (after === undefined) return undefined;
  const good = standing(sightOf(after, content, reckoning), temper) - spent(state, content, command);
  const hit = hitOf(state, content, command, reckoning);
  return hit >= 1 ? good : hit * good + (1 - hit) * idle;
}

function spent(state: View, content: Content, command: Command): number {
  if (command.command !== 'use_item') return 0;
  const stack = state.hero.bag[command.item];
  if (stack === undefined || !heals(content, stack.def)) return ITEM_WORTH;
  return ITEM_WORTH + LAST_POTIONS / stack.count;
}

function hitOf(state: View, content: Content, command: Command, reckoning: Reckoning): number {
  if (command.command !== 'use_ability' && command.command !== 'use_item') return 1;
  const used =
    command.command === 'use_ability'
      ? content.abilities.get(command.ability)
      : content.items.get(state.hero.bag[command.item]?.def ?? '');
  const victim = state.fight?.enemies[command.target ?? 0];
  if (used === undefined || victim === undefined) return 1;
  return blowOn(sightOf(state, content, reckoning), used, victim).hit;
}

/** Fleeing: a try that may fail, and a room that stays uncleared. */
function scoreOfFlight({ state, content, temper, reckoning, idle }: Weigher): number | undefined {
  const flee = content.abilities.get(FLEE);
  if (flee === undefined) return undefined;
  if (temper.fighting === 'reckless' && state.fight !== undefined && state.fight.turn < 3) return -DEATH;
  const chance = fleeChance({ state, content }, state.hero);
  const flights = flightsFrom(reckoning, state);
  if (temper.plan.exploit === 'doors' && flights < 6 && (state.fight?.turn ?? 0) > 2) return chance * 4 + idle * 0.1;
  const again = (1 + flights) * (mustBePassed(state) ? 2.5 : 1);
  return chance * -FLIGHT * again + (1 - chance) * (idle - 5);
}

/** Whether the fight is where the stairs are: who runs from there has to come back. */
function mustBePassed({ floor, fight }: View): boolean {
  const room = floor.rooms[fight?.room ?? -1];
  if (room === undefined) return false;
  const { x, y } = floor.stairs;
  return x >= room.x && y >= room.y && x < room.x + room.w && y < room.y + room.h;
}
