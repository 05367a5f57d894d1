/** What a row of the table of fields is: content written in two ways, and what is different in play. */
import type { Command, Rejection } from '../../../src/game/command.ts';
import { execute } from '../../../src/game/execute.ts';
import { newRun } from '../../../src/game/new-run.ts';
import type { Floor, GameState } from '../../../src/game/state.ts';
import { wordsFor } from '../../../src/ui/words/speak.ts';
import type { Speech } from '../../../src/ui/words/words.ts';
import { contentOf, type Setup, World } from '../../fixtures/world.ts';

export interface Row {
  /** TOML with § in the place of the field. */
  readonly toml: string;
  /** What stands there in one world and in the other; nothing is a way to write a field, too. */
  readonly put: readonly [string, string];
  /** What can be seen of it: in a world with a hero, or in whatever the text is loaded into. */
  readonly see?: (world: World) => unknown;
  readonly read?: (toml: string) => unknown;
  /** What is seen in the one and in the other. */
  readonly is: readonly [unknown, unknown];
  readonly setup?: Setup;
}

export type Rows = Readonly<Record<string, Row>>;

/** The two things that are seen. */
export function seen({ toml, put, see, read, setup = {} }: Row): readonly [unknown, unknown] {
  const look = (text: string): unknown => {
    const whole = toml.replaceAll('§', text);
    if (read !== undefined) return read(whole);
    return see?.(new World({ ...setup, toml: whole }));
  };
  return [look(put[0]), look(put[1])];
}

/** The hero of these tests, with something more to say about him. */
export const hero = (more: string) => `
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }]
${more}
`;
/** An ability that the hero has. */
export const skill = (fields: string, more = '') => `
[[abilities]]
id = "try"
${fields}
${more}${hero('abilities = ["core:try"]')}`;
/** Something to use. */
export const thing = (fields: string, more = '') => `[[items]]\nid = "thing"\n${fields}\n${more}`;
/** Something to wear on the body. */
export const coat = (fields: string, more = '') => `[[items]]\nid = "coat"\nslot = "core:body"\n${fields}\n${more}`;
export const SHOP = `
[[loot_tables]]
id = "goods"
entries = [{ item = "core:token" }]
[[npcs]]
id = "smith"
shop = "core:goods"
options = [{ text = "Wares", actions = [{ action = "open_shop" }] }]
`;
/** The floor below, with fields of its own; those it says itself are named. */
export const below = (fields: string, more = '', own = '') => `
[[floors]]
id = "two"
${own.includes('number') ? '' : 'number = 2'}
${own.includes('size') ? '' : 'size = [44, 22]'}
${own.includes('rooms') ? '' : 'rooms = 3'}
${own.includes('required') ? '' : 'required = ["core:entrance", "core:normal", "core:stairs"]'}
${own.includes('creatures') ? '' : 'creatures = [{ id = "core:brute" }]'}
${fields}
${more}`;

/** A stamina of 1 less: an action that is harmless wherever it stands. */
export const PUFF = '{ action = "change_attribute", attribute = "stamina", amount = -1 }';
/** A token more: an answer that can be counted. */
export const TOKEN = '{ action = "give_item", item = "core:token" }';

export const tokens = (world: World): number => world.count('core:token');
export const bearing = (world: World) => world.state.hero.modifiers.map(({ id }) => id.slice('core:'.length));

export function wear(world: World, item = 'core:coat', affixes: string[] = []): World {
  world.state.hero.bag.push({ def: item, affixes, count: 1 });
  world.do({ command: 'equip', item: world.state.hero.bag.length - 1 });
  return world;
}

export function use(world: World, item = 'core:thing'): World {
  if (world.index(item) < 0) world.give(item);
  world.do({ command: 'use_item', item: world.index(item) });
  return world;
}

/** How a command is answered: 'played', or the code of the rejection. */
export function answer(world: World, command: Command): 'played' | Rejection['code'] {
  const outcome = world.attempt(command);
  return outcome.outcome === 'rejected' ? outcome.reason.code : 'played';
}
export const useSkill = { command: 'use_ability', ability: 'core:try' } as const;
export const drink = (world: World, item = 'core:thing') => {
  world.give(item);
  return answer(world, { command: 'use_item', item: world.index(item) });
};

/** A hero made in a new run of the content: how that is answered, and the run. */
export function creation(
  toml: string,
  options: readonly string[],
  seed = '1',
): { readonly answer: string; readonly state: GameState } {
  const content = contentOf({ toml });
  const begun = newRun({ seed, endless: false }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const outcome = execute(state, { command: 'create_character', name: 'Reya', options }, content);
  return { answer: outcome.outcome === 'rejected' ? outcome.reason.code : 'played', state };
}

/** The floor under the first one, made as it is made in play. */
export function floorBelow(world: World): Floor {
  world.do({ command: 'cheat', what: 'descend' });
  return world.state.floor;
}

export const speech = (content: World['content'], language = 'en'): Speech => ({
  words: wordsFor(language, content),
  content,
});

/** With the smith’s shop open and gold in the bag. */
export function shopping(world: World, def = 'core:token', affixes: string[] = []): World {
  world.give('core:gold', 1000).talkTo('core:smith', [{ def, affixes, count: 1 }]);
  world.do({ command: 'choose', option: 0 });
  return world;
}
/** What the one thing on offer costs. */
export function cost(world: World): number {
  const before = world.count('core:gold');
  world.do({ command: 'buy', item: 0 });
  return before - world.count('core:gold');
}
