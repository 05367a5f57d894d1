/** How long things last: effects, cooldowns, wind-ups, in turns that can be counted. */
import { describe, expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

const state = (turns: string, more = '') => `
[[modifiers]]
id = "itch"
${turns}
attributes = [{ attribute = "luck", flat = 1 }]
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 1, damage_type = "poison" }] }]
[[items]]
id = "nettle"
actions = [{ action = "apply_modifier", modifier = "core:itch" }]
${more}`;
const sting = (world: World) => {
  if (world.index('core:nettle') < 0) world.give('core:nettle');
  return world.do({ command: 'use_item', item: world.index('core:nettle') });
};
const ticks = (world: World) => world.told('damaged').length;

describe('an effect of N turns', () => {
  it.each([1, 2, 5])('acts at once and through the next %i, its numbers and its triggers alike', (turns) => {
    const world = new World({ toml: state(`turns = ${turns}`) });
    sting(world);
    const luck: number[] = [world.attribute('luck')];
    for (let turn = 1; turn <= turns + 2; turn++) luck.push(world.wait().attribute('luck'));
    // Read between turns: in force before the last of the N turns, over after it.
    expect(luck).toEqual([...Array.from({ length: turns }, () => 2), 1, 1, 1]);
    expect(ticks(world)).toBe(turns);
    expect(world.told('modifier_ended')).toHaveLength(1);
  });

  it('without a number lasts 3', () => {
    const world = new World({ toml: state('') });
    sting(world);
    world.wait(9);
    expect(ticks(world)).toBe(3);
  });

  it('laid again begins anew, in the turn of the renewal too', () => {
    const world = new World({ toml: state('turns = 2') });
    sting(world);
    world.wait();
    sting(world);
    expect(world.state.hero.modifiers).toEqual([{ id: 'core:itch', turns: 2, stacks: 1, fresh: false, by: 'hero' }]);
    world.wait(9);
    expect(ticks(world)).toBe(2 + 2);
  });

  it('of 0 turns is over at the end of this one', () => {
    const world = new World({
      toml: state(
        'turns = 0',
        '[[items]]\nid = "drum"\nactions = [{ action = "apply_modifier", modifier = "core:itch" }, { action = "emit_event", event = "core:beat" }]\n[[options]]\nid = "tester"\ncategory = "core:kind"\ntriggers = [{ on = "core:beat", condition = [{ check = "attribute", attribute = "luck", at_least = 2 }], actions = [{ action = "give_item", item = "core:token" }] }]',
      ),
    });
    world.give('core:drum').do({ command: 'use_item', item: 0 });
    expect(world.count('core:token')).toBe(1);
    expect(world.state.hero.modifiers).toEqual([]);
    world.wait(3);
    expect(ticks(world)).toBe(0);
  });

  it('laid on an enemy before its place covers that act, and N more', () => {
    const world = new World({
      toml: `
[[modifiers]]
id = "weak"
turns = 2
attributes = [{ attribute = "damage", flat = -5 }]
[[abilities]]
id = "sap"
actions = [{ action = "apply_modifier", modifier = "core:weak", target = "target" }]
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:sap"]
modifiers = [{ attribute = "critical_chance", flat = -5 }]`,
    });
    world.enter('core:brute').use('core:sap');
    world.wait(3);
    expect(world.told('hit').map(({ amount }) => amount)).toEqual([5, 5, 5, 10]);
  });

  it.each([
    ['a level brought', 0, 0],
    ['a level brought', 2, 2],
  ])('%s with %i turns ticks %i times', (_what, turns, expected) => {
    const world = new World({
      toml: state(
        `turns = ${turns}`,
        '[[options]]\nid = "tester"\ncategory = "core:kind"\ntriggers = [{ on = "level_gained", actions = [{ action = "apply_modifier", modifier = "core:itch" }] }]',
      ),
    });
    world.do({ command: 'cheat', what: 'level' });
    expect(world.state.hero.modifiers).toHaveLength(turns === 0 ? 0 : 1);
    world.wait(6);
    expect(ticks(world)).toBe(expected);
  });

  it('which the hero is born with counts from his first turn', () => {
    const world = new World({
      toml: state(
        'turns = 2',
        '[[options]]\nid = "tester"\ncategory = "core:kind"\non_create = [{ action = "apply_modifier", modifier = "core:itch" }]',
      ),
    });
    expect(world.state.hero.modifiers).toEqual([{ id: 'core:itch', turns: 2, stacks: 1, fresh: false, by: 'hero' }]);
    world.wait(6);
    expect(ticks(world)).toBe(2);
  });

  it('and is permanent does not end, and one more stack counts in its numbers, not in its ticks', () => {
    const world = new World({ toml: state('permanent = true\nstacks = 3') });
    for (let times = 0; times < 5; times++) sting(world);
    expect(world.attribute('luck')).toBe(1 + 3);
    const before = ticks(world);
    world.wait(4);
    expect(ticks(world) - before).toBe(4);
  });
});

describe('a cooldown of N', () => {
  it.each([1, 2, 4])('keeps an ability of the hero’s away for the next %i turns', (turns) => {
    const world = new World({
      toml: `[[abilities]]\nid = "roll"\ncooldown = ${turns}\n[[options]]\nid = "tester"\ncategory = "core:kind"\nabilities = ["core:roll"]`,
    });
    world.enter('core:dummy').use('core:roll');
    for (let turn = 1; turn <= turns; turn++) {
      expect(world.refusal({ command: 'use_ability', ability: 'core:roll' })).toMatchObject({ reason: 'cooldown' });
      world.wait();
    }
    world.use('core:roll');
  });

  it.each([1, 2])('keeps an enemy’s away for %i turns', (turns) => {
    const world = new World({
      toml: `[[abilities]]\nid = "howl"\ncooldown = ${turns}\n[[creatures]]\nid = "wolf"\nbase = { max_health = 500, dexterity = -20 }\nai = [{ ability = "core:howl" }]`,
    });
    world.enter('core:wolf');
    const used = Array.from({ length: 6 }, () =>
      world.do({ command: 'wait' }).some(({ code }) => code === 'ability_used'),
    );
    expect(used).toEqual(Array.from({ length: 6 }, (_, index) => index % (turns + 1) === 0));
  });

  it('ends with a victory, and not with a flight', () => {
    const toml = `[[abilities]]\nid = "roll"\ncooldown = 50\n[[options]]\nid = "tester"\ncategory = "core:kind"\nabilities = ["core:roll"]\nmodifiers = [{ attribute = "dexterity", flat = 50 }]`;
    const world = new World({ toml });
    world.enter('core:dummy').use('core:roll');
    world.do({ command: 'cheat', what: 'clear_room' });
    expect(world.state.hero.cooldowns).toEqual({});
    const other = new World({ toml });
    other.enter('core:dummy').use('core:roll');
    for (let tries = 0; tries < 40 && other.state.fight !== undefined; tries++) other.use('core:flee');
    expect(Object.keys(other.state.hero.cooldowns)).toEqual(['core:roll']);
  });
});

/** A golem whose blow takes two turns to wind up. */
const GOLEM = `
[[abilities]]
id = "slam"
tags = ["core:heavy"]
windup = 2
cooldown = 3
actions = [{ action = "damage", amount = 30, damage_type = "blunt", target = "target" }]
[[creatures]]
id = "golem"
base = { max_health = 500, dexterity = -20, critical_chance = 0 }
ai = [{ ability = "core:slam" }]
[[modifiers]]
id = "stun"
turns = 0
blocks = ["core:heavy"]
[[abilities]]
id = "trip"
actions = [{ action = "apply_modifier", modifier = "core:stun", target = "target" }]
[[abilities]]
id = "wind"
actions = [{ action = "change_cooldown", amount = 5, target = "target" }]
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:trip", "core:wind"]
modifiers = [{ attribute = "critical_chance", flat = -5 }]`;

describe('a wound-up blow', () => {
  it('is counted down in sight and falls in turn n + 1 after its announcement; meanwhile nothing else happens', () => {
    const world = new World({ toml: GOLEM });
    world.enter('core:golem');
    const seen: [number | undefined, number][] = [];
    for (let turn = 0; turn < 3; turn++) {
      seen.push([world.enemy().intent?.in, world.state.hero.health]);
      world.wait();
    }
    expect(seen).toEqual([
      [2, 100],
      [1, 100],
      [0, 100],
    ]);
    expect(world.state.hero.health).toBe(70);
    // Used, it is away for three turns.
    expect(world.enemy().cooldowns).toEqual({ 'core:slam': 3 });
  });

  it.each([1, 2, 3])('blocked in turn %i is lost, the log says why, and its cooldown starts', (turn) => {
    const world = new World({ toml: GOLEM });
    world.enter('core:golem').wait(turn - 1);
    world.use('core:trip');
    expect(world.told('turn_lost')).toEqual([{ who: 'core:golem', ability: 'core:slam', reason: 'modifier' }]);
    expect(world.enemy().intent).toBeUndefined();
    expect(world.enemy().cooldowns).toEqual({ 'core:slam': 3 });
    world.wait(3);
    expect([world.state.hero.health, world.enemy().intent?.in]).toEqual([100, 2]);
  });

  it('pushed back by a longer cooldown keeps the longer one', () => {
    const world = new World({ toml: GOLEM });
    world.enter('core:golem').use('core:wind');
    expect(world.told('turn_lost')).toEqual([{ who: 'core:golem', ability: 'core:slam', reason: 'cooldown' }]);
    expect(world.enemy().cooldowns).toEqual({ 'core:slam': 5 });
  });

  it('of an ordinary ability that is blocked costs the turn, and no cooldown', () => {
    const world = new World({ toml: GOLEM.replace('windup = 2\n', '') });
    world.enter('core:golem').use('core:trip');
    expect(world.told('turn_lost')).toHaveLength(1);
    expect(world.enemy().cooldowns).toEqual({});
    expect(world.enemy().intent).toEqual({ ability: 'core:slam', target: 'hero', in: 0 });
  });

  it('is at once for a hero', () => {
    const world = new World({ toml: GOLEM.replace('"core:trip",', '"core:slam",') });
    world.enter('core:dummy').use('core:slam');
    expect(world.lost()).toBe(30);
  });
});

describe('an announcement', () => {
  const CASES = [
    ['stamina', 'cost = 30', '{ action = "change_attribute", attribute = "stamina", amount = -90, target = "target" }'],
    [
      'condition',
      'condition = [{ check = "health_below", value = 1 }]',
      '{ action = "change_attribute", attribute = "health", share = 1, target = "target" }',
    ],
    ['cooldown', '', '{ action = "change_cooldown", amount = 1, target = "target" }'],
    ['modifier', '', '{ action = "apply_modifier", modifier = "core:gag", target = "target" }'],
  ] as const;
  it.each(CASES)('is lost when %s no longer allows it', (reason, fields, spoil) => {
    const world = new World({
      toml: `
[[modifiers]]
id = "gag"
blocks = "all"
[[abilities]]
id = "spit"
${fields}
actions = [{ action = "damage", amount = 9, damage_type = "ice", target = "target" }]
[[creatures]]
id = "toad"
base = { max_health = 500, dexterity = -20, critical_chance = 0 }
ai = [{ ability = "core:spit" }]
[[abilities]]
id = "spoil"
actions = [${spoil}]
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:spoil"]`,
    });
    world.enter('core:toad').use();
    const before = world.state.hero.health;
    world.use('core:spoil');
    expect(world.told('turn_lost').at(-1)).toEqual({ who: 'core:toad', ability: 'core:spit', reason });
    expect(world.state.hero.health).toBe(before);
  });
});
