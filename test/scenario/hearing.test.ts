/** Who hears an event, in which order, and where answering ends. */
import { describe, expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

/** An answer that can be told apart in the log: it gives an item named after who answers. */
const answer = (on: string, item: string, more = '') =>
  `triggers = [{ on = "${on}", ${more} actions = [{ action = "give_item", item = "core:${item}" }] }]`;
const NAMES = ['option', 'old', 'new', 'hand', 'keen', 'body', 'quest', 'floor', 'room', 'npc', 'beast', 'curse'];
const TOKENS = NAMES.map((id) => `[[items]]\nid = "t_${id}"\nstackable = true\n`).join('');

/** A world in which everything that can bear a trigger answers the event. */
function everywhere(on: string): World {
  return new World({
    toml: `
${TOKENS}
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "critical_chance", flat = -5 }]
${answer(on, 't_option')}
on_create = [{ action = "start_quest", quest = "core:errand" }, { action = "equip_item", item = "core:shirt" }]
[[modifiers]]
id = "old"
permanent = true
${answer(on, 't_old')}
[[modifiers]]
id = "new"
permanent = true
${answer(on, 't_new')}
[[items]]
id = "sword"
slot = "core:hand"
${answer(on, 't_hand')}
[[affixes]]
id = "keen"
${answer(on, 't_keen')}
[[items]]
id = "shirt"
slot = "core:body"
${answer(on, 't_body')}
[[quests]]
id = "errand"
on = "${on}"
actions = [{ action = "give_item", item = "core:t_quest" }]
[[floors]]
id = "one"
number = 1
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:normal", "core:stairs"]
${answer(on, 't_floor')}
[[prefabs]]
id = "arena"
tags = ["core:normal"]
${answer(on, 't_room')}
layout = """
######
+.e..+
######
"""
[[npcs]]
id = "sage"
${answer(on, 't_npc')}
[[creatures]]
id = "beast"
base = { max_health = 500, dexterity = -20 }
${answer(on, 't_beast')}
[[modifiers]]
id = "curse"
permanent = true
${answer(on, 't_curse')}
[[items]]
id = "bell"
actions = [{ action = "emit_event", event = "core:toll" }]
`,
  });
}

/** In the fight, with all of it on. */
function gathered(on: string): World {
  const world = everywhere(on);
  const { hero, floor } = world.state;
  hero.worn['core:hand'] = { def: 'core:sword', affixes: ['core:keen'], count: 1 };
  for (const id of ['core:old', 'core:new'])
    hero.modifiers.push({ id, turns: -1, stacks: 1, fresh: false, by: 'hero' });
  floor.npcs.push({ def: 'core:sage', x: 6, y: 1, room: 1, stock: [] });
  world.enter('core:beast');
  world.enemy().modifiers.push({ id: 'core:curse', turns: -1, stacks: 1, fresh: false, by: 'hero' });
  return world;
}
const heard = (world: World, play: () => void): string[] => {
  const before = world.log.length;
  play();
  return world.log
    .slice(before)
    .flatMap((entry) => (entry.code === 'received' ? [entry.item.slice('core:t_'.length)] : []));
};

describe('an event in a fight', () => {
  it('is heard by options, modifiers, gear and affixes, quests, floor, room, NPCs, then enemies and what is on them', () => {
    const world = gathered('core:toll');
    world.give('core:bell');
    const index = world.index('core:bell');
    expect(heard(world, () => world.do({ command: 'use_item', item: index }))).toEqual(NAMES);
  });

  it('such as the beginning of a turn is heard by all of them', () => {
    const world = gathered('turn_started');
    expect(heard(world, () => world.wait())).toEqual(NAMES);
  });

  it.each([
    ['attack_hit', ['option', 'old', 'new', 'hand', 'keen', 'body', 'quest', 'floor', 'room', 'npc']],
    ['damage_taken', ['beast', 'curse']],
  ])('%s is heard only by whom it is about', (on, expected) => {
    const world = gathered(on);
    expect(heard(world, () => world.use())).toEqual(expected);
  });
});

it('the beginning of a turn outside of a fight is heard by active modifiers only', () => {
  const world = everywhere('turn_started');
  world.state.hero.modifiers.push({ id: 'core:old', turns: -1, stacks: 1, fresh: false, by: 'hero' });
  expect(heard(world, () => world.wait())).toEqual(['old']);
});

it('those in other rooms, and the room left behind, hear nothing', () => {
  const world = everywhere('core:toll');
  world.state.floor.npcs.push({ def: 'core:sage', x: 14, y: 1, room: 2, stock: [] });
  world.give('core:bell');
  const rung = heard(world, () => world.do({ command: 'use_item', item: world.index('core:bell') }));
  expect(rung).toEqual(['option', 'body', 'quest', 'floor']);
});

describe('in an answer', () => {
  const ring = (trigger: string, beast = '') =>
    new World({
      toml: `
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "critical_chance", flat = -5 }]
${trigger}
[[creatures]]
id = "beast"
base = { max_health = 500, damage = 4, dexterity = -20, critical_chance = 0 }
ai = [{ ability = "core:attack" }]
${beast}`,
    });

  it('self is the bearer, target the other side: the event’s target for its source', () => {
    const world = ring(
      'triggers = [{ on = "ability_used", actions = [{ action = "damage", amount = 3, damage_type = "ice", target = "target" }] }]',
    );
    world.enter('core:beast').wait();
    // The beast used it: for the hero the other side is the beast.
    expect(world.told('damaged')).toEqual([{ who: 'core:beast', amount: 3, damage_type: 'ice', with: 'core:tester' }]);
  });

  it('all_enemies is the other side, all_allies the bearer’s own with himself', () => {
    const world = ring(
      '',
      'triggers = [{ on = "damage_taken", actions = [{ action = "change_attribute", attribute = "stamina", amount = -9, target = "all_allies" }, { action = "damage", amount = 2, damage_type = "ice", target = "all_enemies" }] }]',
    );
    world.enter('core:beast', 'core:beast');
    world.use('core:attack', 0);
    expect(world.told('stamina_lost').map(({ who }) => who)).toEqual(['core:beast#1', 'core:beast#2']);
    expect(world.told('damaged').map(({ who }) => who)).toEqual(['hero']);
  });

  it('nobody answers what came out of his own answer, not even through another', () => {
    const world = ring(
      'triggers = [{ on = "core:ping", actions = [{ action = "emit_event", event = "core:pong" }] }, { on = "combat_started", actions = [{ action = "emit_event", event = "core:ping" }] }]',
      'triggers = [{ on = "core:pong", actions = [{ action = "emit_event", event = "core:ping" }, { action = "give_item", item = "core:token" }] }]',
    );
    world.enter('core:beast');
    // The hero pings once and answers with a pong; the beast pongs back with a ping that the hero does not take up.
    expect(world.count('core:token')).toBe(1);
    expect(world.told('chain_cut')).toEqual([]);
  });

  it('two bearers of one kind are two', () => {
    const world = ring(
      '',
      'triggers = [{ on = "core:cry", actions = [{ action = "give_item", item = "core:token" }] }, { on = "damage_taken", actions = [{ action = "emit_event", event = "core:cry" }] }]',
    );
    world.enter('core:beast', 'core:beast');
    world.use();
    expect(world.count('core:token')).toBe(2);
  });
});

describe('once', () => {
  const bearer = (once: string) =>
    new World({
      toml: `[[options]]\nid = "tester"\ncategory = "core:kind"\ntriggers = [{ on = "turn_started", once = "${once}", actions = [{ action = "give_item", item = "core:token" }] }, { on = "room_entered", once = "${once}", actions = [{ action = "give_item", item = "core:gold" }] }]`,
    });
  const twoFights = (world: World) => {
    world.enter('core:dummy').wait(2).do({ command: 'cheat', what: 'clear_room' });
    world.walk('wwww').enter('core:dummy').wait(2).do({ command: 'cheat', what: 'clear_room' });
    return world.count('core:token');
  };

  it.each([
    ['fight', 2],
    ['floor', 1],
    ['run', 1],
  ])('a %s: answered in two fights %i times', (once, times) => {
    expect(twoFights(bearer(once))).toBe(times);
  });

  it.each([
    ['floor', 2],
    ['run', 1],
  ])('a %s: entering rooms on two floors is answered %i times', (once, times) => {
    const world = bearer(once);
    world.walk('eeee').do({ command: 'cheat', what: 'descend' });
    expect(world.count('core:gold')).toBe(times);
  });

  it('is not spent by an event that was not answered', () => {
    const world = new World({
      toml: `[[options]]\nid = "tester"\ncategory = "core:kind"\ntriggers = [{ on = "ability_used", when = { ability = "core:flee" }, once = "run", actions = [{ action = "give_item", item = "core:token" }] }]`,
    });
    world.enter('core:dummy').use();
    expect(world.state.spent.run).toEqual([]);
  });
});

describe('what never ends by itself', () => {
  it('is cut after a hundred events, with one warning that names a trigger, and the next turn is whole again', () => {
    const events = Array.from({ length: 40 }, (_, index) => `core:e${index}`);
    // Each of forty answers raises three further events of which none is its own echo.
    const triggers = events
      .map(
        (event, index) =>
          `{ on = "${event}", actions = [${[1, 2, 3].map((step) => `{ action = "emit_event", event = "core:e${(index + step) % 40}" }`).join(', ')}] }`,
      )
      .join(',\n');
    const world = new World({
      toml: `[[items]]\nid = "bell"\nactions = [{ action = "emit_event", event = "core:e0" }]\n[[options]]\nid = "tester"\ncategory = "core:kind"\ntriggers = [${triggers}]`,
    });
    world.give('core:bell').do({ command: 'use_item', item: 0 });
    const cut = world.told('chain_cut');
    expect(cut).toHaveLength(1);
    expect(cut[0]?.trigger).toMatch(/^hero\|options\/core:tester\/\d+$/);
    world.wait();
    expect(world.told('chain_cut')).toHaveLength(1);
  });

  it('a hundred events are answered, and not one more', () => {
    const world = new World({
      toml: `
[[items]]
id = "organ"
actions = [${Array.from({ length: 120 }, () => '{ action = "emit_event", event = "core:note" }').join(', ')}]
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "core:note", actions = [{ action = "give_exp", amount = 1 }] }]`,
    });
    world.give('core:organ').do({ command: 'use_item', item: 0 });
    // turn_started comes first; item_used is among those dropped.
    expect(world.told('experience')).toHaveLength(99);
    expect(world.told('chain_cut')).toHaveLength(1);
  });
});
