/** A bot: one command after the other, from what a player could see. */
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { goldOf } from '../../game/item/bag.ts';
import type { View } from '../../game/state.ts';
import { FLEE } from './acts.ts';
import { chooseAct, heals } from './fight.ts';
import { betterGear, lightenLoad, optionAtLevel, pointFor } from './gear.ts';
import { newReckoning, noteFlight, type Reckoning } from './reckoning.ts';
import type { Temper } from './temper.ts';
import { deal } from './town.ts';
import { type Memory, travel } from './travel.ts';

export interface Bot {
  /** The next command; absent when the bot knows nothing more to do. */
  next(state: View): Command | undefined;
}

/** A bot of a temper, with an empty memory. */
export function makeBot(content: Content, temper: Temper): Bot {
  const memory: Mind = { spokenTo: new Map(), reckoning: newReckoning(), sorted: '', waited: 0 };
  return { next: (state) => nextCommand(state, content, temper, memory) };
}

/** All that a bot remembers. */
interface Mind extends Memory {
  readonly reckoning: Reckoning;
  /** Turns spent waiting for better days. */
  waited: number;
  /** What the hero had when the bot last found nothing better to wear. */
  sorted: string;
}

function nextCommand(state: View, content: Content, temper: Temper, memory: Mind): Command | undefined {
  if (state.fight !== undefined) {
    const act = chooseAct(state, content, temper, memory.reckoning);
    if (act.command === 'use_ability' && act.ability === FLEE) noteFlight(memory.reckoning, state);
    return act;
  }
  if (state.hero.points > 0) return { command: 'assign_points', points: { [pointFor(state, content, temper)]: 1 } };
  const option = optionAtLevel(state, content, temper);
  if (option !== undefined) return { command: 'choose_option', option };
  if (state.talk !== undefined) return converse(state, content, temper, memory);
  return (
    dress(state, content, temper, memory) ??
    rest(state, content, temper, memory) ??
    drink(state, content, temper) ??
    travel(state, content, temper, memory)
  );
}

/** Waiting to be healed, for whoever wants to try: up to some hundred turns a run. */
function rest(state: View, content: Content, temper: Temper, memory: Mind): Command | undefined {
  if (temper.plan.exploit !== 'rest' || memory.waited >= 600) return undefined;
  if (state.hero.health >= maxHealth({ state, content }, state.hero) * 0.9) return undefined;
  memory.waited++;
  return { command: 'wait' };
}

/** A conversation; what is left in the purse at its end is remembered. */
function converse(state: View, content: Content, temper: Temper, memory: Mind): Command {
  const command = deal(state, content, temper);
  if (command.command === 'leave' && state.talk !== undefined) {
    memory.spokenTo.set(`${state.floor.number}/${state.talk.npc}`, goldOf(state.hero));
  }
  return command;
}

/** Between fights healing is drunk when it is needed and would not be wasted: sooner with more of it in the bag. */
function drink(state: View, content: Content, temper: Temper): Command | undefined {
  if (temper.fighting === 'attack' || temper.forbid.has('item')) return undefined;
  const share = state.hero.health / maxHealth({ state, content }, state.hero);
  if (share > 0.8) return undefined;
  const healing = state.hero.bag.filter((stack) => heals(content, stack.def));
  const count = healing.reduce((sum, stack) => sum + stack.count, 0);
  if (share > (temper.fighting === 'novice' ? 0.5 : Math.min(0.8, 0.45 + 0.05 * count))) return undefined;
  const item = state.hero.bag.findIndex((stack) => heals(content, stack.def));
  return item < 0 ? undefined : { command: 'use_item', item };
}

/** Wearing what is better and dropping what is too much: looked at once for all that the hero has. */
function dress(state: View, content: Content, temper: Temper, memory: Mind): Command | undefined {
  const { bag, worn, base, options } = state.hero;
  const key = `${bag.map((stack) => `${stack.def}${stack.count}${stack.affixes.join()}`).join()}/${Object.keys(worn).length}/${options.length}/${Object.values(base).join()}`;
  if (key === memory.sorted) return undefined;
  const command =
    betterGear(state, content, temper) ?? (temper.plan.exploit === 'haul' ? undefined : lightenLoad(state, content));
  if (command === undefined) memory.sorted = key;
  return command;
}
