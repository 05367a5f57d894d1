/** Commands that make no sense where they are given: each is refused with its reason, and nothing has happened, dice included. */
import { describe, expect, it } from 'vitest';
import type { Command, RejectionCode } from '../../src/game/command.ts';
import { execute, rejectionOf } from '../../src/game/execute.ts';
import { newRun } from '../../src/game/new-run.ts';
import { contentOf, World } from '../fixtures/world.ts';

const TOML = `
[[slots]]
id = "head"
order = 20
[[items]]
id = "hat"
slot = "core:head"
[[items]]
id = "anvil"
weight = 60
[[items]]
id = "brew"
condition = [{ check = "health_below", value = 0.5 }]
actions = [{ action = "change_attribute", attribute = "health", amount = 1 }]
[[items]]
id = "bomb"
use_on = "enemy"
actions = [{ action = "damage", amount = 1, damage_type = "fire", target = "target" }]
[[abilities]]
id = "slow"
cost = 200
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:slow"]
[[options]]
id = "stranger"
category = "core:kind"
[[categories]]
id = "late"
level = 2
[[options]]
id = "calm"
category = "core:late"
[[options]]
id = "wild"
category = "core:late"
condition = [{ check = "floor", at_least = 2 }]
[[loot_tables]]
id = "goods"
entries = [{ item = "core:token" }]
[[npcs]]
id = "smith"
shop = "core:goods"
options = [{ text = "Wares", actions = [{ action = "open_shop" }] }, { text = "Toll", price = 50 }]
[[npcs]]
id = "hermit"
[[quests]]
id = "errand"
on = "creature_died"
[[prefabs]]
id = "palace"
tags = ["core:palace"]
layout = """
${`#${'.'.repeat(60)}+\n`.repeat(3)}"""
[[floors]]
id = "two"
number = 2
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:normal", "core:stairs"]
`;
const start = () => new World({ toml: TOML });
const fight = () => start().enter('core:dummy');
const talk = (who = 'core:smith') =>
  start().talkTo(who, [
    { def: 'core:token', affixes: [], count: 2 },
    { def: 'core:gold', affixes: [], count: 5 },
  ]);
const shop = () => {
  const world = talk();
  world.do({ command: 'choose', option: 0 });
  return world;
};
const dead = () => {
  const world = start().enter('core:brute');
  world.state.hero.health = 1;
  return world.wait();
};
const won = () => {
  const world = start();
  world.do({ command: 'cheat', what: 'descend' });
  world.do({ command: 'cheat', what: 'descend' });
  return world;
};
const use = (item: number, target?: number): Command => ({
  command: 'use_item',
  item,
  ...(target === undefined ? {} : { target }),
});

const CASES: readonly (readonly [RejectionCode, () => World, Command])[] = [
  ['already_created', start, { command: 'create_character', name: 'Rex', options: ['core:tester'] }],
  ['run_over', dead, { command: 'wait' }],
  ['run_over', dead, { command: 'go_on' }],
  ['run_over', dead, { command: 'cheat', what: 'heal' }],
  ['run_over', won, { command: 'move', direction: 'east' }],
  ['not_endless', won, { command: 'go_on' }],
  ['not_over', start, { command: 'go_on' }],
  ['in_fight', fight, { command: 'move', direction: 'west' }],
  ['in_fight', fight, { command: 'talk' }],
  ['in_fight', fight, { command: 'descend' }],
  ['in_fight', fight, { command: 'pick_up' }],
  ['in_fight', fight, { command: 'cheat', what: 'descend' }],
  ['not_in_fight', start, { command: 'use_ability', ability: 'core:attack' }],
  ['not_in_fight', () => start().give('core:bomb'), use(0)],
  ['not_talking', start, { command: 'leave' }],
  ['not_talking', start, { command: 'choose', option: 0 }],
  ['not_talking', start, { command: 'buy', item: 0 }],
  ['not_talking', start, { command: 'sell', item: 0 }],
  ['no_shop', () => talk('core:hermit'), { command: 'buy', item: 0 }],
  ['no_shop', () => talk('core:hermit').give('core:token'), { command: 'sell', item: 0 }],
  ['no_shop', talk, { command: 'buy', item: 0 }],
  ['no_shop', () => talk().give('core:token'), { command: 'sell', item: 0 }],
  ['wall', start, { command: 'move', direction: 'north' }],
  ['nothing_here', start, { command: 'pick_up' }],
  ['nobody_here', start, { command: 'talk' }],
  ['no_stairs', start, { command: 'descend' }],
  ['unknown_ability', fight, { command: 'use_ability', ability: 'core:nonsense' }],
  ['unknown_ability', fight, { command: 'use_ability', ability: 'constructor' }],
  ['unknown_slot', start, { command: 'unequip', slot: 'core:tail' }],
  ['slot_empty', start, { command: 'unequip', slot: 'core:head' }],
  ['unknown_option', start, { command: 'choose_option', option: 'core:nonsense' }],
  ['option_taken', start, { command: 'choose_option', option: 'core:tester' }],
  ['option_not_open', start, { command: 'choose_option', option: 'core:calm' }],
  ['option_not_open', start, { command: 'choose_option', option: 'core:stranger' }],
  [
    'option_condition',
    () => {
      const world = start();
      world.do({ command: 'cheat', what: 'level' });
      return world;
    },
    { command: 'choose_option', option: 'core:wild' },
  ],
  ['unknown_item', start, { command: 'cheat', what: 'give', item: 'core:nonsense' }],
  ['unknown_quest', start, { command: 'cheat', what: 'quest', quest: 'core:nonsense' }],
  ['bad_count', start, { command: 'cheat', what: 'give', item: 'core:token', count: 0 }],
  ['bad_count', start, { command: 'cheat', what: 'level', count: 1e9 }],
  ['no_such_item', start, use(0)],
  ['no_such_item', start, { command: 'equip', item: 7 }],
  ['no_such_item', start, { command: 'drop', item: 0 }],
  ['no_such_item', shop, { command: 'sell', item: 0 }],
  ['no_such_offer', shop, { command: 'buy', item: 9 }],
  ['no_such_choice', talk, { command: 'choose', option: 2 }],
  ['no_such_target', fight, { command: 'use_ability', ability: 'core:attack', target: 1 }],
  ['no_such_target', () => fight().give('core:bomb'), use(0, 5)],
  ['bad_count', () => start().give('core:token', 3), { command: 'drop', item: 0, count: 4 }],
  ['bad_count', () => start().give('core:token', 3), { command: 'drop', item: 0, count: 0.5 }],
  ['bad_count', () => shop().give('core:gold', 100), { command: 'buy', item: 0, count: 3 }],
  ['bad_count', () => shop().give('core:token', 1), { command: 'sell', item: 0, count: 2 }],
  ['ability_blocked', fight, { command: 'use_ability', ability: 'core:slow' }],
  ['item_condition', () => start().give('core:brew'), use(0)],
  ['not_usable', () => start().give('core:token'), use(0)],
  ['not_wearable', () => start().give('core:token'), { command: 'equip', item: 0 }],
  ['not_for_sale', () => shop().give('core:gold', 100), { command: 'buy', item: 1 }],
  ['not_for_sale', () => shop().give('core:gold', 100), { command: 'sell', item: 0 }],
  ['cannot_afford', () => shop().give('core:gold', 19), { command: 'buy', item: 0, count: 2 }],
  ['cannot_afford', () => talk().give('core:gold', 49), { command: 'choose', option: 1 }],
  ['too_heavy', () => shop().give('core:anvil').give('core:gold', 100), { command: 'buy', item: 0 }],
  [
    'too_heavy',
    () => {
      const world = start().give('core:token').give('core:anvil');
      world.do({ command: 'drop', item: 0 });
      return world;
    },
    { command: 'pick_up' },
  ],
  ['bad_points', start, { command: 'assign_points', points: { luck: 1 } }],
  [
    'bad_points',
    () => {
      const world = start();
      world.do({ command: 'cheat', what: 'level', count: 2 });
      return world;
    },
    { command: 'assign_points', points: { luck: 3, strength: -1 } },
  ],
];

describe('refused', () => {
  it.each(CASES)('%s (%#)', (code, prepare, command) => {
    const world = prepare();
    const before = structuredClone(world.state);
    expect(world.refusal(command).code).toBe(code);
    expect(world.state).toEqual(before);
    expect(rejectionOf(world.state, command, world.content)?.code).toBe(code);
  });
});

describe('in the making', () => {
  const creation = (name: string, options: readonly string[]) => {
    const content = contentOf({ toml: TOML });
    const begun = newRun({ seed: '1', endless: false }, content);
    if (!begun.ok) throw new Error(begun.code);
    const before = structuredClone(begun.state);
    const outcome = execute(begun.state, { command: 'create_character', name, options }, content);
    if (outcome.outcome === 'rejected') expect(begun.state).toEqual(before);
    return outcome.outcome === 'rejected' ? outcome.reason.code : 'played';
  };
  it.each([
    ['a hero with a name of 24', 'R'.repeat(24), ['core:tester'], 'played'],
    ['a name of 25', 'R'.repeat(25), ['core:tester'], 'bad_name'],
    ['no name', '', ['core:tester'], 'bad_name'],
    ['a name of blanks', '  ', ['core:tester'], 'bad_name'],
    ['a name that is no text', 'A\u0007', ['core:tester'], 'bad_name'],
    ['nothing chosen', 'Reya', [], 'wrong_pick'],
    ['too much chosen', 'Reya', ['core:tester', 'core:stranger'], 'wrong_pick'],
    ['one thing twice', 'Reya', ['core:tester', 'core:tester'], 'wrong_pick'],
    ['what comes at a level', 'Reya', ['core:tester', 'core:calm'], 'option_not_open'],
    ['what there is not', 'Reya', ['core:nonsense'], 'unknown_option'],
  ])('%s', (_what, name, options, expected) => {
    expect(creation(name, options)).toBe(expected);
  });

  it('nothing else can be done', () => {
    const content = contentOf({ toml: TOML });
    const begun = newRun({ seed: '1', endless: false }, content);
    if (!begun.ok) throw new Error(begun.code);
    for (const command of [{ command: 'wait' }, { command: 'cheat', what: 'heal' }, { command: 'go_on' }] as const) {
      expect(execute(begun.state, command, content)).toEqual({ outcome: 'rejected', reason: { code: 'not_created' } });
    }
  });
});

describe('a floor below that cannot be built', () => {
  it('refuses the way down with its name, and the run goes on', () => {
    // Their areas just fit; no arrangement of so many does.
    const required = ['entrance', ...Array.from({ length: 17 }, () => 'normal'), 'stairs'];
    const crowded = `required = [${required.map((tag) => `"core:${tag}"`).join(', ')}]`;
    const world = new World({ toml: TOML.replace(/required = .*/, crowded).replace('rooms = 3', 'rooms = 19') });
    world.state.hero.position = { x: 15, y: 1 };
    world.state.floor.tiles = world.state.floor.tiles.map((row, y) =>
      y === 1 ? `${row.slice(0, 15)}>${row.slice(16)}` : row,
    );
    const before = structuredClone(world.state);
    expect(world.refusal({ command: 'descend' })).toEqual({ code: 'floor_impossible', floor: 2, def: 'core:two' });
    expect(world.state).toEqual(before);
    world.wait();
  });
});
