/** Every action has a case that goes through commands, and fails when the action does nothing. */
import { describe, expect, it } from 'vitest';
import { ACTIONS, type ActionName } from '../../src/game/rules/actions.ts';
import { World } from '../fixtures/world.ts';

interface Case {
  readonly toml: string;
  readonly play: (world: World) => void;
  readonly see: (world: World) => unknown;
  readonly expected: unknown;
}

/** An ability of the hero’s with these actions. */
const ability = (actions: string, more = '') => `
[[abilities]]
id = "try"
actions = [${actions}]
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:try"]
modifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }]
${more}`;
const useIt = (world: World) => world.enter('core:dummy').use('core:try');
/** An item that does it when used. */
const item = (actions: string, more = '') => `
[[items]]
id = "thing"
actions = [${actions}]
${more}`;
const useThing = (world: World) => {
  world.give('core:thing');
  world.do({ command: 'use_item', item: world.index('core:thing') });
};
const npc = (actions: string, more = '') => `
[[npcs]]
id = "sage"
options = [{ text = "Yes", actions = [${actions}] }]
${more}`;

const CASES: Readonly<Record<ActionName, readonly Case[]>> = {
  damage: [
    {
      toml: ability(
        '{ action = "damage", amount = 3, scale = 2, share = 0.01, damage_type = "fire", target = "target" }',
      ),
      play: useIt,
      see: (world) => world.lost(),
      expected: 3 + 2 * 10 + 10,
    },
    {
      toml: ability('{ action = "damage", amount = 7, damage_type = "ice", target = "all_enemies" }'),
      play: (world) => world.enter('core:dummy', 'core:brute').use('core:try'),
      see: (world) => [world.lost(0), world.lost(1)],
      expected: [7, 7],
    },
    {
      toml: item('{ action = "damage", amount = 7, damage_type = "ice" }'),
      play: useThing,
      see: (world) => world.state.hero.health,
      expected: 93,
    },
  ],
  change_attribute: [
    {
      toml: item('{ action = "change_attribute", attribute = "health", amount = -5, share = -0.1 }'),
      play: useThing,
      see: (world) => world.state.hero.health,
      expected: 85,
    },
    {
      toml: ability('{ action = "change_attribute", attribute = "stamina", amount = -30, target = "target" }'),
      play: useIt,
      see: (world) => world.enemy().stamina,
      expected: 70,
    },
  ],
  apply_modifier: [
    {
      toml: ability(
        '{ action = "apply_modifier", modifier = "core:mark", target = "target" }',
        '[[modifiers]]\nid = "mark"\nturns = 4\nstacks = 3',
      ),
      play: (world) => {
        useIt(world);
        world.use('core:try');
      },
      see: (world) => world.enemy().modifiers,
      expected: [{ id: 'core:mark', turns: 4, stacks: 2, fresh: false, by: 'hero' }],
    },
  ],
  remove_modifier: [
    {
      toml: item(
        '{ action = "remove_modifier", harmful = true }, { action = "remove_modifier", modifier = "core:kept" }',
        '[[modifiers]]\nid = "bad"\nharmful = true\npermanent = true\n[[modifiers]]\nid = "good"\npermanent = true\n[[modifiers]]\nid = "kept"\npermanent = true',
      ),
      play: (world) => {
        for (const id of ['core:bad', 'core:good', 'core:kept']) {
          world.state.hero.modifiers.push({ id, turns: -1, stacks: 1, fresh: false, by: 'hero' });
        }
        useThing(world);
      },
      see: (world) => world.state.hero.modifiers.map(({ id }) => id),
      expected: ['core:good'],
    },
  ],
  change_cooldown: [
    {
      toml: ability('{ action = "change_cooldown", amount = 2, target = "target" }'),
      play: (world) => world.enter('core:brute').use('core:try'),
      see: (world) => [world.enemy().cooldowns, world.told('turn_lost')],
      expected: [{ 'core:attack': 2 }, [{ who: 'core:brute', ability: 'core:attack', reason: 'cooldown' }]],
    },
    {
      toml: ability(
        '{ action = "change_cooldown", ability = "core:slow", amount = -3, target = "self" }',
        '[[abilities]]\nid = "slow"\ncooldown = 9',
      ),
      play: (world) => {
        world.state.hero.cooldowns['core:slow'] = 9;
        useIt(world);
      },
      // Walking in took four turns, and the turn of use took one.
      see: (world) => world.state.hero.cooldowns['core:slow'],
      expected: 9 - 4 - 1 - 3,
    },
  ],
  give_item: [
    {
      toml: item('{ action = "give_item", item = "core:token", count = 3 }'),
      play: useThing,
      see: (world) => world.count('core:token'),
      expected: 3,
    },
  ],
  equip_item: [
    {
      toml: item(
        '{ action = "equip_item", item = "core:sword" }',
        '[[items]]\nid = "sword"\nslot = "core:hand"\n[[items]]\nid = "stick"\nslot = "core:hand"',
      ),
      play: (world) => {
        world.give('core:stick');
        world.do({ command: 'equip', item: world.index('core:stick') });
        useThing(world);
      },
      see: (world) => [world.state.hero.worn['core:hand']?.def, world.count('core:stick')],
      expected: ['core:sword', 1],
    },
  ],
  remove_item: [
    {
      toml: item('{ action = "remove_item", item = "core:token", count = 3 }'),
      play: (world) => {
        world.give('core:token', 5);
        useThing(world);
      },
      see: (world) => world.count('core:token'),
      expected: 2,
    },
  ],
  give_loot: [
    {
      toml: item(
        '{ action = "give_loot", table = "core:hoard" }',
        '[[loot_tables]]\nid = "hoard"\nrolls = "0"\nentries = [{ item = "core:token", guaranteed = true, count = "4" }]',
      ),
      play: useThing,
      see: (world) => world.count('core:token'),
      expected: 4,
    },
  ],
  enchant: [
    {
      toml: item(
        '{ action = "enchant", slot = "core:hand", table = "core:edges" }',
        `[[items]]\nid = "sword"\nslot = "core:hand"\n[[affixes]]\nid = "sharp"\n[[loot_tables]]\nid = "edges"\nrolls = "0"
entries = [{ affix = "core:sharp", guaranteed = true }]`,
      ),
      play: (world) => {
        world.give('core:sword');
        world.do({ command: 'equip', item: world.index('core:sword') });
        useThing(world);
      },
      see: (world) => world.state.hero.worn['core:hand']?.affixes,
      expected: ['core:sharp'],
    },
  ],
  summon: [
    {
      toml: ability('{ action = "summon", creature = "core:brute", count = "2" }'),
      play: useIt,
      see: (world) => world.state.fight?.enemies.map(({ def, summoned }) => [def, summoned]),
      expected: [
        ['core:dummy', false],
        ['core:brute', true],
        ['core:brute', true],
      ],
    },
  ],
  give_exp: [
    {
      toml: item('{ action = "give_exp", amount = 12 }'),
      play: useThing,
      see: (world) => world.state.hero.experience,
      expected: 12,
    },
  ],
  start_quest: [
    {
      toml: item(
        '{ action = "start_quest", quest = "core:errand" }',
        '[[quests]]\nid = "errand"\non = "creature_died"\ncount = 2',
      ),
      play: useThing,
      see: (world) => world.state.quests,
      expected: [{ id: 'core:errand', count: 0, done: false }],
    },
  ],
  flee: [
    {
      toml: '',
      play: (world) => {
        world.enter('core:dummy');
        for (let tries = 0; tries < 12 && world.state.fight !== undefined; tries++) world.use('core:flee');
      },
      see: (world) => [world.state.fight, world.state.hero.position, world.state.floor.rooms[1]?.enemies.length],
      expected: [undefined, { x: 4, y: 1 }, 1],
    },
  ],
  open_shop: [
    {
      toml: npc(
        '{ action = "open_shop" }',
        '[[loot_tables]]\nid = "goods"\nentries = [{ item = "core:token" }]',
      ).replace('id = "sage"', 'id = "sage"\nshop = "core:goods"'),
      play: (world) => {
        world.talkTo('core:sage').do({ command: 'choose', option: 0 });
      },
      see: (world) => world.state.talk?.shop,
      expected: true,
    },
  ],
  run_script: [
    {
      toml: item(
        '{ action = "run_script", script = "core:gift" }',
        `[[scripts]]\nid = "gift"\nsource = 'return [{ action: "give_item", item: "core:token", count: 2 }];'`,
      ),
      play: useThing,
      see: (world) => world.count('core:token'),
      expected: 2,
    },
  ],
  emit_event: [
    {
      toml: item(
        '{ action = "emit_event", event = "core:ritual" }',
        `[[options]]\nid = "tester"\ncategory = "core:kind"
triggers = [{ on = "core:ritual", actions = [{ action = "give_item", item = "core:token" }] }]`,
      ),
      play: useThing,
      see: (world) => world.count('core:token'),
      expected: 1,
    },
  ],
};

describe.each(Object.keys(ACTIONS) as ActionName[])('the action %s', (name) => {
  it.each(CASES[name])('does what it says: %#', ({ toml, play, see, expected }) => {
    const world = new World({ toml });
    play(world);
    expect(see(world)).toEqual(expected);
  });

  it('has cases that fail when it does nothing', () => {
    expect(CASES[name].length).toBeGreaterThan(0);
    // The table is read-only for everyone else; a test may take an executor out to see that it is missed.
    const entry = ACTIONS[name] as { execute: unknown };
    const kept = entry.execute;
    entry.execute = () => undefined;
    try {
      for (const { toml, play, see, expected } of CASES[name]) {
        const world = new World({ toml });
        play(world);
        expect(see(world)).not.toEqual(expected);
      }
    } finally {
      entry.execute = kept;
    }
  });
});
