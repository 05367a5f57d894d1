/** What changes hands: bag, gear, piles, spoils, goods and gold, each on one path. */
import { describe, expect, it } from 'vitest';
import { optionPrice } from '../../src/game/item/price.ts';
import { World } from '../fixtures/world.ts';

const FOUND = `
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "damage", flat = 98 }, { attribute = "critical_chance", flat = -5 }]
triggers = [{ on = "item_picked_up", actions = [{ action = "apply_modifier", modifier = "core:found" }] }]
on_create = [{ action = "give_item", item = "core:token", count = 2 }, { action = "run_script", script = "core:heirloom" }]
[[scripts]]
id = "heirloom"
source = 'return [{ action: "give_item", item: "core:token", count: 1 }];'
[[modifiers]]
id = "found"
permanent = true
stacks = 99
`;
const GEAR = `
[[items]]
id = "sword"
slot = "core:hand"
base_price = 10
modifiers = [{ attribute = "damage", flat = 5 }]
[[items]]
id = "knife"
slot = "core:hand"
stackable = true
base_price = 10
[[affixes]]
id = "keen"
`;
const found = (world: World) => world.state.hero.modifiers.find(({ id }) => id === 'core:found')?.stacks ?? 0;
const bag = (world: World) => world.state.hero.bag.map(({ def, count, affixes }) => [def.slice(5), count, ...affixes]);
const SMITH = `
[[loot_tables]]
id = "goods"
entries = [{ item = "core:token" }]
[[npcs]]
id = "smith"
shop = "core:goods"
options = [{ text = "Wares", actions = [{ action = "open_shop" }] }]
`;
const shopping = (toml = '', stock = [{ def: 'core:token', affixes: [] as string[], count: 5 }]) => {
  const world = new World({ toml: SMITH + toml });
  world.give('core:gold', 100).talkTo('core:smith', stock);
  world.do({ command: 'choose', option: 0 });
  return world;
};

describe('what is found', () => {
  it('is found once per stack: piles, spoils, purchases, gifts; not what one begins with', () => {
    const world = new World({
      toml: `${FOUND}${SMITH}
[[items]]
id = "sack"
actions = [{ action = "give_item", item = "core:token", count = 4 }, { action = "give_loot", table = "core:goods" }]
[[creatures]]
id = "thief"
base = { max_health = 5, dexterity = -20 }
loot = "core:goods"
[balance]
luck_factor = 0
hit_floor = 1
hit_ceiling = 1`,
    });
    expect(found(world)).toBe(0);
    world.give('core:sack').do({ command: 'use_item', item: world.index('core:sack') });
    expect(found(world)).toBe(2);
    world.state.floor.piles.push({ x: 1, y: 1, table: 'core:goods', items: [] });
    world.do({ command: 'pick_up' });
    expect(found(world)).toBe(3);
    world.enter('core:thief').use();
    expect(found(world)).toBe(4);
    world.give('core:gold', 50).talkTo('core:smith', [{ def: 'core:token', affixes: [], count: 3 }]);
    world.do({ command: 'choose', option: 0 });
    world.do({ command: 'buy', item: 0, count: 3 });
    expect(found(world)).toBe(5);
  });

  it('is not what was worn, taken off, sold, dropped by oneself, or chosen at a level', () => {
    const world = new World({
      toml: `${FOUND}${GEAR}[[categories]]\nid = "late"\nlevel = 2\n[[options]]\nid = "gifted"\ncategory = "core:late"\non_create = [{ action = "give_item", item = "core:token" }]`,
    });
    world.give('core:sword').give('core:sword');
    world.do({ command: 'equip', item: world.index('core:sword') });
    world.do({ command: 'equip', item: world.index('core:sword') });
    world.do({ command: 'unequip', slot: 'core:hand' });
    world.do({ command: 'drop', item: world.index('core:sword') });
    world.do({ command: 'pick_up' });
    world.do({ command: 'cheat', what: 'level' });
    world.do({ command: 'choose_option', option: 'core:gifted' });
    expect([found(world), world.count('core:sword'), world.count('core:token')]).toEqual([0, 2, 4]);
  });
});

describe('the bag', () => {
  it('keeps the order in which things came; equal things that stack are one entry', () => {
    const world = new World({ toml: GEAR });
    for (const item of ['core:knife', 'core:token', 'core:sword', 'core:knife', 'core:sword'])
      world.do({ command: 'cheat', what: 'give', item });
    expect(bag(world)).toEqual([
      ['knife', 2],
      ['token', 1],
      ['sword', 1],
      ['sword', 1],
    ]);
    world.do({ command: 'equip', item: 0 });
    world.do({ command: 'unequip', slot: 'core:hand' });
    expect(bag(world)[0]).toEqual(['knife', 2]);
  });

  it('joins what is taken off to its stack, and keeps pieces with other affixes apart', () => {
    const world = new World({ toml: GEAR });
    world.state.hero.bag.push(
      { def: 'core:knife', affixes: ['core:keen'], count: 1 },
      { def: 'core:knife', affixes: [], count: 1 },
    );
    world.do({ command: 'equip', item: 0 });
    world.do({ command: 'equip', item: 0 });
    world.do({ command: 'unequip', slot: 'core:hand' });
    expect(bag(world)).toEqual([
      ['knife', 1, 'core:keen'],
      ['knife', 1],
    ]);
  });

  it('gives before what is worn does', () => {
    const world = new World({
      toml: `${GEAR}[[items]]\nid = "tax"\nactions = [{ action = "remove_item", item = "core:sword", count = 2 }]`,
    });
    world.give('core:sword').give('core:sword').give('core:sword').give('core:tax');
    world.do({ command: 'equip', item: 0 });
    const pay = () => world.do({ command: 'use_item', item: world.index('core:tax') });
    pay();
    expect([world.count('core:sword'), world.state.hero.worn['core:hand']?.def]).toEqual([1, 'core:sword']);
    pay();
    expect([world.count('core:sword'), world.state.hero.worn]).toEqual([0, {}]);
    expect(world.told('lost').map(({ count }) => count)).toEqual([2, 1]);
  });
});

describe('a pile', () => {
  it('lies where the hero stood, joins others of its kind, and is taken up whole', () => {
    const world = new World({ toml: GEAR });
    world.give('core:token', 5).give('core:sword');
    world.do({ command: 'drop', item: 0, count: 2 });
    world.do({ command: 'drop', item: 0, count: 1 });
    world.do({ command: 'drop', item: 1 });
    expect(world.state.floor.piles).toEqual([
      {
        x: 1,
        y: 1,
        items: [
          { def: 'core:token', affixes: [], count: 3 },
          { def: 'core:sword', affixes: [], count: 1 },
        ],
      },
    ]);
    world.walk('ew').do({ command: 'pick_up' });
    expect([bag(world), world.state.floor.piles]).toEqual([
      [
        ['token', 5],
        ['sword', 1],
      ],
      [],
    ]);
  });

  it('not yet opened is drawn when it is picked up, with the luck of that moment', () => {
    const world = new World({
      toml: `[[loot_tables]]\nid = "hoard"\nentries = [{ item = "core:token" }]\n[[items]]\nid = "clover"\nslot = "core:hand"\nmodifiers = [{ attribute = "luck", flat = 999 }]`,
    });
    const dice = { ...world.state.rng.loot };
    world.give('core:clover').do({ command: 'equip', item: 0 });
    for (let pile = 0; pile < 20; pile++) world.state.floor.piles.push({ x: 1, y: 1, table: 'core:hoard', items: [] });
    expect(world.state.rng.loot).toEqual(dice);
    world.do({ command: 'pick_up' });
    // Nine times of ten there is one more.
    expect(world.count('core:token')).toBeGreaterThan(30);
  });
});

describe('spoils', () => {
  it('are owed until the fight is won, drawn then with the hero’s luck, and go to the bag however heavy it is', () => {
    const world = new World({
      toml: `
[balance]
luck_factor = 0
hit_floor = 1
hit_ceiling = 1
[[items]]
id = "anvil"
weight = 90
[[loot_tables]]
id = "hoard"
entries = [{ item = "core:anvil" }]
[[creatures]]
id = "giant"
base = { max_health = 5, dexterity = -20 }
loot = "core:hoard"`,
    });
    world.enter('core:giant', 'core:giant').use();
    expect([world.count('core:anvil'), world.state.floor.rooms[1]?.owed]).toEqual([
      0,
      [{ table: 'core:hoard', from: 'core:giant' }],
    ]);
    world.use();
    expect([world.count('core:anvil'), world.state.floor.rooms[1]?.owed]).toEqual([2, []]);
  });
});

describe('a conversation', () => {
  it.each([
    ['wait', { command: 'wait' }],
    ['a step', { command: 'move', direction: 'east' }],
    ['leave', { command: 'leave' }],
    ['dropping something', { command: 'drop', item: 0 }],
  ] as const)('ends with %s, which takes a turn', (_what, command) => {
    const world = shopping();
    const { turn } = world.state;
    world.do(command);
    expect([world.state.talk, world.state.turn]).toEqual([undefined, turn + 1]);
    expect(world.told('conversation_ended')).toHaveLength(1);
  });

  it('goes on through choosing, buying and selling, turns like any other', () => {
    const world = shopping();
    const { turn } = world.state;
    world.do({ command: 'buy', item: 0, count: 2 });
    world.do({ command: 'sell', item: world.index('core:token') });
    expect([world.state.talk, world.state.turn]).toEqual([{ npc: 0, shop: true }, turn + 2]);
  });

  it('is not ended by a command that is refused', () => {
    const world = shopping();
    world.refusal({ command: 'move', direction: 'north' });
    expect(world.state.talk).toEqual({ npc: 0, shop: true });
  });

  it('lists the options that hold, counts their uses through the run, and lets prices grow', () => {
    const world = new World({
      toml: `
[[npcs]]
id = "seer"
options = [
  { text = "Closed", condition = [{ check = "floor", at_least = 2 }] },
  { text = "Once", once = true, price = 0 },
  { text = "Again", price = 10, growth = 1.5 },
]`,
    });
    world.give('core:gold', 1000).talkTo('core:seer');
    world.do({ command: 'choose', option: 0 });
    const paid: number[] = [];
    for (let use = 0; use < 4; use++) {
      const before = world.count('core:gold');
      world.do({ command: 'choose', option: 0 });
      paid.push(before - world.count('core:gold'));
    }
    expect(paid).toEqual([10, 15, 23, 34]);
    expect(world.state.npcUses).toEqual({ 'core:seer': { '#2': 1, '#3': 4 } });
    // On another floor he remembers.
    world.do({ command: 'cheat', what: 'descend' });
    world.talkTo('core:seer');
    expect(world.told('option_taken').length).toBe(5);
    const option = world.content.npcs.get('core:seer')?.options[2];
    if (option === undefined) throw new Error('no option');
    expect(optionPrice({ state: world.state, content: world.content }, option, 4)).toBe(51);
  });
});

describe('prices', () => {
  const charming = (charisma: number) =>
    `[[options]]\nid = "tester"\ncategory = "core:kind"\nmodifiers = [{ attribute = "charisma", flat = ${charisma} }]\n[[items]]\nid = "pearl"\nbase_price = 100\n`;
  it.each([
    // charisma above 1, percentage points, buy, sell
    [0, 0, 100, 40],
    [10, 15, 85, 46],
    [26, 39, 61, 55],
    [99, 40, 60, 56],
    [-20, -30, 130, 28],
    [-99, -50, 150, 20],
  ])('with %i charisma more: %i points, bought for %i, sold for %i', (charisma, _points, buy, sell) => {
    const world = shopping(charming(charisma), [{ def: 'core:pearl', affixes: [], count: 1 }]);
    world.give('core:gold', 100);
    const before = world.count('core:gold');
    world.do({ command: 'buy', item: 0 });
    expect(before - world.count('core:gold')).toBe(buy);
    const poor = world.count('core:gold');
    world.do({ command: 'sell', item: world.index('core:pearl') });
    expect(world.count('core:gold') - poor).toBe(sell);
  });

  it('never let a shop pay more than it would ask, whatever the knob', () => {
    const toml = `[balance]\nsell_factor = 1\n${charming(26)}`;
    const world = shopping(toml, [{ def: 'core:pearl', affixes: [], count: 1 }]);
    const before = world.count('core:gold');
    world.do({ command: 'buy', item: 0 });
    world.do({ command: 'sell', item: world.index('core:pearl') });
    expect(world.count('core:gold')).toBeLessThanOrEqual(before);
  });
});
