/** Making a hero, and what is chosen later at a level. */
import type { Command, Rejection } from './command.ts';
import type { Category } from './content/category.ts';
import type { Content } from './content/content.ts';
import type { Option } from './content/option.ts';
import { fill } from './creature/health.ts';
import { enterFloor } from './enter.ts';
import { executeAll } from './rules/actions.ts';
import { holds } from './rules/conditions.ts';
import { drain } from './rules/queue.ts';
import { type Look, say, type Turn } from './rules/scene.ts';
import type { GameState } from './state.ts';

/** How long a name may be, in characters. */
export const NAME_LIMIT = 24;
const CONTROL = /\p{C}/u;

/** Options of a category that the hero could choose with what he has chosen so far. */
export function selectable(look: Look, category: Category): Option[] {
  const { state, content } = look;
  const sight = { state, content, self: state.hero, target: undefined };
  return (content.optionsOf.get(category.id) ?? []).filter(
    (option) => !state.hero.options.includes(option.id) && holds(option.condition, sight),
  );
}

/** How many options of the category the hero has chosen. */
export function pickedIn(look: Look, category: Category): number {
  return look.state.hero.options.filter((id) => look.content.options.get(id)?.category === category.id).length;
}

/** Categories in which something is still to be chosen: those of his level, with options left. */
export function openCategories(look: Look): Category[] {
  const { state, content } = look;
  if (!state.created) return content.categoryOrder.filter((category) => category.level === 1);
  return content.categoryOrder.filter(
    (category) =>
      category.level > 1 &&
      category.level <= state.hero.base.level &&
      pickedIn(look, category) < category.pick &&
      selectable(look, category).length > 0,
  );
}

/** Checks name and options category by category; the plan carries the options in the order of their categories. */
export function checkCreation(
  state: GameState,
  { name, options }: Extract<Command, { command: 'create_character' }>,
  content: Content,
): { readonly options: readonly string[] } | Rejection {
  const length = [...name].length;
  if (name.trim() !== name || length < 1 || length > NAME_LIMIT || CONTROL.test(name))
    return { code: 'bad_name', name };
  const unknown = options.find((id) => !content.options.has(id));
  if (unknown !== undefined) return { code: 'unknown_option', id: unknown };
  const chosen: string[] = [];
  for (const category of content.categoryOrder) {
    if (category.level > 1) continue;
    const wrong = checkCategory(state, content, category, { wanted: options, chosen });
    if (wrong !== undefined) return wrong;
  }
  const stray = options.find((id, index) => !chosen.includes(id) || options.indexOf(id) !== index);
  return stray === undefined ? { options: chosen } : { code: 'option_not_open', option: stray };
}

function checkCategory(
  state: GameState,
  content: Content,
  category: Category,
  { wanted, chosen }: { readonly wanted: readonly string[]; readonly chosen: string[] },
): Rejection | undefined {
  // The hero as he would stand with what has been chosen in the categories before.
  const hero = { ...state.hero, options: chosen };
  const look: Look = { state: { ...state, hero }, content };
  const open = selectable(look, category);
  const picked = wanted.filter((id) => content.options.get(id)?.category === category.id);
  const refused = picked.find((id) => !open.some((option) => option.id === id));
  if (refused !== undefined) return { code: 'option_condition', option: refused };
  const pick = Math.min(category.pick, open.length);
  if (picked.length !== pick) return { code: 'wrong_pick', category: category.id, picked: picked.length, pick };
  chosen.push(...picked);
  return undefined;
}

/** Whether an option can be chosen at a level; absent when it can. */
export function checkChoice(state: GameState, id: string, content: Content): Rejection | undefined {
  const look = { state, content };
  const option = content.options.get(id);
  if (option === undefined) return { code: 'unknown_option', id };
  if (state.hero.options.includes(id)) return { code: 'option_taken', option: id };
  if (!openCategories(look).some((category) => category.id === option.category))
    return { code: 'option_not_open', option: id };
  const sight = { state, content, self: state.hero, target: undefined };
  return holds(option.condition, sight) ? undefined : { code: 'option_condition', option: id };
}

/** Makes the hero: options in order, each with what it does once; full health; then the first floor hears of him. */
export function createHero(turn: Turn, name: string, options: readonly string[]): void {
  const { state } = turn;
  state.hero.name = name;
  for (const id of options) takeOption(turn, id);
  // What scripts bring waits in the queue, and belongs to what he is born with.
  drain(turn);
  fill(turn, state.hero);
  state.created = true;
  turn.log.length = 0;
  say(turn, 'run_started', { floor: state.floor.number });
  enterFloor(turn, state.floor);
  drain(turn);
}

/** Takes an option that has become open at a level. */
export function chooseOption(turn: Turn, id: string): void {
  say(turn, 'option_chosen', { option: id });
  takeOption(turn, id);
}

function takeOption(turn: Turn, id: string): void {
  const { state, content } = turn;
  const option = content.options.get(id);
  if (option === undefined) return;
  state.hero.options = sorted([...state.hero.options, id], content);
  turn.choosing = true;
  executeAll(option.on_create, {
    turn,
    self: state.hero,
    target: undefined,
    cause: { kind: 'option', with: id },
  });
  turn.choosing = false;
}

/** In the order of the categories; within one, in the order of choosing. */
function sorted(options: readonly string[], content: Content): string[] {
  const place = (id: string) => content.categoryOrder.findIndex((one) => one.id === content.options.get(id)?.category);
  return options
    .map((id, index) => ({ id, index, place: place(id) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ id }) => id);
}
