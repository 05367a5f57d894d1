/** Everything that can speak against a command, asked before anything changes; and what its execution needs to know. */
import { checkAbility, checkItemUse, type Use } from './combat/reject.ts';
import type { Command, Rejection } from './command.ts';
import type { Content } from './content/content.ts';
import { type Direction, STATS } from './content/words.ts';
import { checkChoice, checkCreation } from './create.ts';
import { floorBelow, floorBeyond } from './floor/below.ts';
import { isWalkable, tileAt } from './floor/discovery.ts';
import type { Offer } from './npc/talk.ts';
import { isCount, planDeal, planGear, planPickUp } from './plan-goods.ts';
import type { Creature } from './rules/scene.ts';
import type { Floor, GameState, ItemStack, Position } from './state.ts';

/** What was found out while asking, so that execution need not ask again. */
export interface Plan {
  readonly options: readonly string[];
  /** Where a move leads. */
  readonly to?: Position;
  /** The floor a descent leads to; absent where it wins. */
  readonly floor?: Floor;
  readonly offer?: Offer;
  /** Whom an ability or item is used on. */
  readonly target?: Creature;
  /** The entry of the bag or the shop that is meant: indices may shift within the turn. */
  readonly stack?: ItemStack;
}

const READY: Plan = { options: [] };

/** Answers with a rejection (it has a `code`) or a plan. Reads only. */
export function plan(state: GameState, command: Command, content: Content): Plan | Rejection {
  if (state.over !== undefined)
    return command.command === 'go_on' ? planFloor(floorBeyond(state, content)) : { code: 'run_over' };
  if (command.command === 'create_character') {
    return state.created ? { code: 'already_created' } : checkCreation(state, command, content);
  }
  if (!state.created) return { code: 'not_created' };
  switch (command.command) {
    case 'move':
      return planMove(state, command.direction);
    case 'wait':
      return READY;
    case 'use_ability':
      return withTarget(checkAbility(state, command, content));
    case 'use_item':
      return withTarget(checkItemUse(state, command, content), state.hero.bag[command.item]);
    case 'pick_up':
      return planPickUp(state, content);
    case 'descend':
      return planDescent(state, content);
    case 'talk':
      return planTalk(state);
    case 'assign_points':
      return checkPoints(state, command.points);
    case 'choose_option':
      return checkChoice(state, command.option, content) ?? READY;
    case 'go_on':
      return { code: 'not_over' };
    case 'cheat':
      return planCheat(state, command, content);
    case 'leave':
    case 'choose':
    case 'buy':
    case 'sell':
      return planDeal(state, command, content);
    case 'equip':
    case 'unequip':
    case 'drop':
      return planGear(state, command, content);
  }
}

function withTarget(use: Use | Rejection, stack?: ItemStack): Plan | Rejection {
  if ('code' in use) return use;
  return stack === undefined ? { options: [], target: use.target } : { options: [], target: use.target, stack };
}

const STEPS: Readonly<Record<Direction, Position>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

function planMove(state: GameState, direction: Direction): Plan | Rejection {
  if (state.fight !== undefined) return { code: 'in_fight' };
  const step = STEPS[direction];
  const to = { x: state.hero.position.x + step.x, y: state.hero.position.y + step.y };
  return isWalkable(state.floor, to.x, to.y) ? { options: [], to } : { code: 'wall' };
}

function planTalk(state: GameState): Plan | Rejection {
  if (state.fight !== undefined) return { code: 'in_fight' };
  const { x, y } = state.hero.position;
  return state.floor.npcs.some((npc) => npc.x === x && npc.y === y) ? READY : { code: 'nobody_here' };
}

function planDescent(state: GameState, content: Content): Plan | Rejection {
  if (state.fight !== undefined) return { code: 'in_fight' };
  const { x, y } = state.hero.position;
  if (tileAt(state.floor, x, y) !== '>') return { code: 'no_stairs' };
  return planFloor(floorBelow(state, content));
}

function planFloor(next: Rejection | { readonly floor?: Floor }): Plan | Rejection {
  return 'code' in next ? next : { ...READY, ...next };
}

function checkPoints(state: GameState, points: Readonly<Record<string, number>>): Plan | Rejection {
  let asked = 0;
  for (const stat of Object.keys(points)) {
    const amount = points[stat] ?? 0;
    if (!(STATS as readonly string[]).includes(stat) || !Number.isInteger(amount) || amount < 0) {
      return { code: 'bad_points', asked: amount, points: state.hero.points };
    }
    asked += amount;
  }
  return asked >= 1 && asked <= state.hero.points ? READY : { code: 'bad_points', asked, points: state.hero.points };
}

function planCheat(
  state: GameState,
  command: Extract<Command, { command: 'cheat' }>,
  content: Content,
): Plan | Rejection {
  switch (command.what) {
    case 'give': {
      const count = command.count ?? 1;
      if (!content.items.has(command.item)) return { code: 'unknown_item', id: command.item };
      return isCount(count, 1_000_000) ? READY : { code: 'bad_count', count };
    }
    case 'quest':
      return content.quests.has(command.quest) ? READY : { code: 'unknown_quest', id: command.quest };
    case 'level': {
      const count = command.count ?? 1;
      return isCount(count, 1000) ? READY : { code: 'bad_count', count };
    }
    case 'descend':
      return state.fight === undefined ? planFloor(floorBelow(state, content)) : { code: 'in_fight' };
    default:
      return READY;
  }
}
