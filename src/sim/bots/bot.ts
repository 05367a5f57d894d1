/** A bot: one command after the other, from what a player could see. */
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import type { View } from '../../game/state.ts';
import { chooseAct, heals } from './fight.ts';
import { betterGear, lightenLoad, optionAtLevel, pointFor } from './gear.ts';
import type { Temper } from './temper.ts';
import { deal } from './town.ts';
import { type Memory, travel } from './travel.ts';

export interface Bot {
  /** The next command; absent when the bot knows nothing more to do. */
  next(state: View): Command | undefined;
}

/** A bot of a temper, with an empty memory. */
export function makeBot(content: Content, temper: Temper): Bot {
  const memory: Memory = { spokenTo: new Set(), flights: new Map() };
  return { next: (state) => nextCommand(state, content, temper, memory) };
}

function nextCommand(state: View, content: Content, temper: Temper, memory: Memory): Command | undefined {
  if (state.fight !== undefined) return chooseAct(state, content, temper);
  if (state.hero.points > 0) return { command: 'assign_points', points: { [pointFor(state, content, temper)]: 1 } };
  const option = optionAtLevel(state, content, temper);
  if (option !== undefined) return { command: 'choose_option', option };
  if (state.talk !== undefined) return deal(state, content, temper);
  return (
    betterGear(state, content, temper) ??
    lightenLoad(state, content) ??
    drink(state, content, temper) ??
    travel(state, content, temper, memory)
  );
}

/** Between fights healing is drunk when it is needed and would not be wasted. */
function drink(state: View, content: Content, temper: Temper): Command | undefined {
  if (temper.fighting === 'attack' || temper.forbid.has('item')) return undefined;
  const share = state.hero.health / maxHealth({ state, content }, state.hero);
  if (share > (temper.fighting === 'novice' ? 0.3 : 0.45)) return undefined;
  const item = state.hero.bag.findIndex((stack) => heals(content, stack.def));
  return item < 0 ? undefined : { command: 'use_item', item };
}
