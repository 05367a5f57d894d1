/** A player without sense: any command with any values, whether the rules allow it or not. */
import type { CheatCommand, Command } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import { DIRECTIONS, STATS } from '../game/content/words.ts';
import type { View } from '../game/state.ts';
import { below, chance, type Rng } from '../lib/rng.ts';

/** Numbers that sit on the edges of what is allowed, and beyond them. */
const COUNTS = [-1, 0, 1, 1, 1, 2, 3, 99, 1.5, 1_000_001, 2 ** 53, Number.NaN];
const STRANGE = ['', 'nope', 'core:nope', 'constructor', '__proto__', 'core:attack'];

/** What a wild player may look at and throw with. */
export interface Wild {
  readonly state: View;
  readonly content: Content;
  readonly dice: Rng;
  /** Whether the workbench is among the commands. */
  readonly cheats: boolean;
}

/** The next command. In a fight mostly blows, outside mostly steps, so that something happens. */
export function wildCommand(wild: Wild): Command {
  const { state, dice } = wild;
  if (!state.created && chance(dice, 0.9)) return create(wild);
  if (state.over !== undefined && chance(dice, 0.5)) return { command: 'go_on' };
  if (wild.cheats && chance(dice, 0.03)) return cheat(wild);
  if (chance(dice, 0.7)) return state.fight === undefined ? walk(wild) : blow(wild);
  return pick(dice, KINDS)(wild);
}

const KINDS: readonly ((wild: Wild) => Command)[] = [
  walk,
  blow,
  create,
  () => ({ command: 'wait' }),
  () => ({ command: 'pick_up' }),
  () => ({ command: 'descend' }),
  () => ({ command: 'talk' }),
  () => ({ command: 'leave' }),
  () => ({ command: 'go_on' }),
  (wild) => ({ command: 'use_item', item: bagIndex(wild), ...target(wild) }),
  (wild) => ({ command: 'equip', item: bagIndex(wild) }),
  (wild) => ({ command: 'unequip', slot: id(wild, 'slots') }),
  (wild) => ({ command: 'drop', item: bagIndex(wild), ...count(wild) }),
  ({ dice }) => ({ command: 'choose', option: below(dice, 8) - 1 }),
  (wild) => ({ command: 'buy', item: below(wild.dice, 10) - 1, ...count(wild) }),
  (wild) => ({ command: 'sell', item: bagIndex(wild), ...count(wild) }),
  ({ dice }) => ({ command: 'assign_points', points: { [pick(dice, STATS)]: pick(dice, COUNTS) } }),
  (wild) => ({ command: 'choose_option', option: id(wild, 'options') }),
];

function walk({ dice, state }: Wild): Command {
  // The same way for some turns: a walk that turns at every step never leaves its room.
  const way = Math.floor(state.turn / 6) + below(dice, 2);
  return { command: 'move', direction: chance(dice, 0.6) ? pick(dice, DIRECTIONS) : at(DIRECTIONS, way) };
}

function blow(wild: Wild): Command {
  const ability = chance(wild.dice, 0.6) ? 'core:attack' : id(wild, 'abilities');
  return { command: 'use_ability', ability, ...target(wild) };
}

function create({ content, dice }: Wild): Command {
  const options = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id: category, pick: wanted }) => {
      const open = [...(content.optionsOf.get(category) ?? [])];
      return Array.from({ length: wanted }, () => open.splice(below(dice, open.length), 1)[0]?.id ?? 'nope');
    });
  return { command: 'create_character', name: pick(dice, ['Reya', 'Ä', '', 'x'.repeat(99), 'a\u0007b', ' ']), options };
}

function cheat(wild: Wild): CheatCommand {
  const what = pick(wild.dice, [
    'heal',
    'heal',
    'heal',
    'clear_room',
    'descend',
    'reveal',
    'level',
    'give',
    'quest',
  ] as const);
  if (what === 'give') return { command: 'cheat', what, item: id(wild, 'items'), ...count(wild) };
  if (what === 'level') return { command: 'cheat', what, ...count(wild) };
  if (what === 'quest') return { command: 'cheat', what, quest: id(wild, 'quests') };
  return { command: 'cheat', what };
}

function bagIndex({ dice, state }: Wild): number {
  return below(dice, state.hero.bag.length + 2) - 1;
}

function target({ dice, state }: Wild): { target?: number } {
  return chance(dice, 0.5) ? {} : { target: below(dice, (state.fight?.enemies.length ?? 0) + 2) - 1 };
}

function count({ dice }: Wild): { count?: number } {
  return chance(dice, 0.5) ? {} : { count: pick(dice, COUNTS) };
}

function id({ dice, content }: Wild, registry: 'abilities' | 'items' | 'options' | 'quests' | 'slots'): string {
  return chance(dice, 0.1) ? pick(dice, STRANGE) : pick(dice, [...content[registry].keys(), 'nope']);
}

function pick<T>(dice: Rng, list: readonly T[]): T {
  return at(list, below(dice, list.length));
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T; // never empty here
}
