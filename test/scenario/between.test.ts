/** What falls between two rules: ends of fights, spans, limits and labels that meet in one moment. */
import { describe, expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

const HOARDER = `
[[creatures]]
id = "hoarder"
base = { max_health = 5, damage = 1, critical_chance = 0, dexterity = -20 }
loot = "core:hoard"
[[loot_tables]]
id = "hoard"
rolls = "0"
entries = [{ item = "core:token", guaranteed = true }]
`;

describe('a flight', () => {
  it('from nobody is none: who slays the last one and runs has won, and the spoils are his', () => {
    const world = new World({
      toml: `${HOARDER}
[[abilities]]
id = "attack"
actions = [{ action = "damage", amount = 50, damage_type = "slash", target = "target" }, { action = "flee" }]`,
      seed: '3',
    }).enter('core:hoarder');
    world.use();
    expect(world.told('fight_won')).toHaveLength(1);
    expect(world.told('fled')).toEqual([]);
    expect(world.count('core:token')).toBe(1);
  });

  it('shows what is around the place it leads to, which he has been at from then on', () => {
    const world = new World({ toml: '[balance]\nhit_floor = 1\nhit_ceiling = 1\nflee_pity = 1' }).enter('core:dummy');
    world.state.hero.outside = { x: -1, y: -1 };
    world.state.floor.known = world.state.floor.known.map((row) => row.replaceAll('1', '0'));
    while (world.state.fight !== undefined) world.use('core:flee');
    const { x, y } = world.state.hero.position;
    expect(world.state.floor.known[y]?.[x]).toBe('1');
    expect(world.state.hero.outside).toEqual({ x, y });
  });
});

describe('an answer given once in a fight', () => {
  it('is given in a fight though it was given before it', () => {
    const world = new World({
      toml: `
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "item_used", once = "fight", actions = [{ action = "give_item", item = "core:token" }] }]
[[items]]
id = "bell"
actions = [{ action = "change_attribute", attribute = "stamina", amount = 1 }]`,
    }).give('core:bell');
    const ring = () => world.do({ command: 'use_item', item: world.index('core:bell') });
    ring();
    expect(world.count('core:token')).toBe(1);
    world.enter('core:dummy');
    ring();
    ring();
    expect(world.count('core:token')).toBe(2);
  });
});

it('the answers of those who stayed on another floor are not remembered', () => {
  const world = new World({
    toml: `
[[creatures]]
id = "moaner"
base = { max_health = 5, damage = 1, critical_chance = 0, dexterity = -20 }
triggers = [{ on = "creature_died", once = "run", actions = [{ action = "give_item", item = "core:token" }] }]`,
  }).enter('core:moaner', 'core:moaner');
  while (world.state.fight !== undefined) world.use();
  expect(world.count('core:token')).toBe(2);
  world.do({ command: 'cheat', what: 'descend' });
  expect(world.state.spent.run).toEqual([]);
});

describe('a maximum that falls', () => {
  it('clips before the next action of the same ability', () => {
    const world = new World({
      toml: `
[[modifiers]]
id = "frail"
attributes = [{ attribute = "max_health", percent = -90 }]
[[abilities]]
id = "attack"
actions = [
  { action = "apply_modifier", modifier = "core:frail", target = "target" },
  { action = "damage", amount = 150, damage_type = "slash", target = "target" },
]`,
    }).enter('core:dummy');
    world.use();
    expect(world.told('fight_won')).toHaveLength(1);
  });

  it('with the end of what raised it, or the loss of what was worn, clips before the next action', () => {
    const world = new World({
      toml: `
[[modifiers]]
id = "hale"
permanent = true
attributes = [{ attribute = "max_health", flat = 50 }]
[[items]]
id = "mail"
slot = "core:body"
modifiers = [{ attribute = "max_health", flat = 50 }]
[[items]]
id = "draught"
actions = [
  { action = "apply_modifier", modifier = "core:hale" },
  { action = "equip_item", item = "core:mail" },
  { action = "change_attribute", attribute = "health", amount = 1000 },
]
[[items]]
id = "curse"
actions = [
  { action = "remove_modifier", modifier = "core:hale" },
  { action = "change_attribute", attribute = "health", amount = -5 },
  { action = "remove_item", item = "core:mail" },
  { action = "change_attribute", attribute = "health", amount = -5 },
]`,
    })
      .give('core:draught')
      .give('core:curse');
    world.do({ command: 'use_item', item: world.index('core:draught') });
    expect(world.state.hero.health).toBe(200);
    world.do({ command: 'use_item', item: world.index('core:curse') });
    expect(world.state.hero.health).toBe(95);
  });
});

it('poison is still the first rat’s when a second one has joined it', () => {
  const world = new World({
    toml: `
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "damage_taken", when = { attack = false }, actions = [{ action = "damage", amount = 7, damage_type = "holy", target = "target" }] }]
[[modifiers]]
id = "poisoned"
turns = 20
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 1, damage_type = "poison" }] }]
[[abilities]]
id = "bite"
actions = [{ action = "apply_modifier", modifier = "core:poisoned", target = "target" }]
[[abilities]]
id = "squeak"
aim = "self"
actions = [{ action = "summon", creature = "core:rat" }]
[[creatures]]
id = "rat"
base = { max_health = 1000, damage = 1, critical_chance = 0, dexterity = -20 }
ai = [
  { condition = [{ check = "has_modifier", who = "target", modifier = "core:poisoned", not = true }], ability = "core:bite" },
  { condition = [{ check = "allies", below = 1 }], ability = "core:squeak" },
]`,
  }).enter('core:rat');
  world.wait(2);
  expect(world.state.fight?.enemies).toHaveLength(2);
  const before = world.lost(0);
  world.wait();
  expect(world.lost(0) - before).toBe(7);
  expect(world.lost(1)).toBe(0);
});

it('of things beyond the largest number that come at once, only those that came are told', () => {
  const world = new World({
    toml: `
[[items]]
id = "nail"
[[items]]
id = "crate"
actions = [{ action = "give_item", item = "core:nail", count = 5000 }]`,
  }).give('core:crate');
  world.do({ command: 'use_item', item: world.index('core:crate') });
  expect(world.told('received')).toMatchObject([{ item: 'core:nail', count: world.count('core:nail') }]);
});

it('a trigger that gives what cannot be worn does not answer its own gift', () => {
  const world = new World({
    toml: `
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "item_picked_up", actions = [{ action = "equip_item", item = "core:token" }] }]
[[items]]
id = "crate"
actions = [{ action = "give_item", item = "core:token" }]`,
  }).give('core:crate');
  world.do({ command: 'use_item', item: world.index('core:crate') });
  expect(world.count('core:token')).toBe(2);
  expect(world.told('chain_cut')).toEqual([]);
});

it('what is carried weighs the same in whatever order it was put on', () => {
  // 0.1 + 1.1 + 1.8 is 3, and 1.8 + 1.1 + 0.1 a little more.
  const weights = { a: 0.1, b: 1.1, c: 1.8 };
  const toml = `${Object.entries(weights)
    .map(
      ([id, weight]) =>
        `[[slots]]\nid = "${id}"\n[[items]]\nid = "${id}_ring"\nslot = "core:${id}"\nweight = ${weight}`,
    )
    .join('\n')}
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "carry_capacity", flat = -47 }]`;
  const pickUpWearing = (...ids: string[]) => {
    const world = new World({ toml });
    for (const id of ids) world.give(`core:${id}_ring`).do({ command: 'equip', item: 0 });
    world.state.floor.piles.push({ x: 1, y: 1, items: [{ def: 'core:token', affixes: [], count: 1 }] });
    return world.attempt({ command: 'pick_up' }).outcome;
  };
  expect(pickUpWearing('a', 'b', 'c')).toBe('turn_passed');
  expect(pickUpWearing('c', 'b', 'a')).toBe('turn_passed');
});

describe('what a script brings at birth', () => {
  it('is there before the hero is given his full health', () => {
    const world = new World({
      toml: `
[[modifiers]]
id = "hale"
permanent = true
attributes = [{ attribute = "max_health", flat = 50 }]
[[scripts]]
id = "bless"
source = "return [{ action: 'apply_modifier', modifier: 'core:hale' }];"
[[options]]
id = "tester"
category = "core:kind"
on_create = [{ action = "run_script", script = "core:bless" }]`,
    });
    expect(world.attribute('max_health')).toBe(150);
    expect(world.state.hero.health).toBe(150);
  });
});

it('a hero does not answer the death he died before he was born', () => {
  const world = new World({
    toml: `
[[options]]
id = "tester"
category = "core:kind"
on_create = [{ action = "damage", amount = 500, damage_type = "holy" }]
[[floors]]
id = "one"
number = 1
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:normal", "core:stairs"]
creatures = [{ id = "core:dummy" }]
triggers = [{ on = "creature_died", actions = [{ action = "give_item", item = "core:token" }] }]`,
  });
  expect(world.state.hero.health).toBe(100);
  expect(world.count('core:token')).toBe(0);
});
