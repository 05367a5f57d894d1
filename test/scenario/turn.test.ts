/** The steps of a turn, in their order, as a player sees them in the log. */
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/game/log.ts';
import { World } from '../fixtures/world.ts';

const codes = (log: readonly LogEntry[]) => log.map(({ code }) => code);
const who = (log: readonly LogEntry[], code: LogEntry['code'] = 'ability_used') =>
  log.flatMap((entry) => (entry.code === code && 'who' in entry ? [entry.who] : []));
/** A creature that attacks, as quick as said. */
const foe = (id: string, dexterity: number, more = '') => `
[[creatures]]
id = "${id}"
base = { max_health = 500, damage = 3, critical_chance = 0, dexterity = ${dexterity} }
ai = [{ ability = "core:attack" }]
${more}`;

describe('the order of a turn', () => {
  it('is: turn_started, breath, the hero, the enemies, the fallen and the spoils, effects, levels, the next announcement', () => {
    const world = new World({
      toml: `
[[modifiers]]
id = "itch"
turns = 1
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 1, damage_type = "poison" }] }]
[[creatures]]
id = "victim"
base = { max_health = 5, dexterity = -20 }
exp_reward = 20
loot = "core:purse"
[[loot_tables]]
id = "purse"
entries = [{ item = "core:token" }]
[balance]
hit_floor = 1
hit_ceiling = 1
luck_factor = 0
${foe('slow', -20)}`,
    });
    world.enter('core:victim');
    world.state.hero.modifiers.push({ id: 'core:itch', turns: 1, stacks: 1, fresh: false, by: 'core:victim' });
    const log = world.use();
    expect(codes(log)).toEqual([
      'damaged',
      'ability_used',
      'hit',
      'died',
      'experience',
      'fight_won',
      'received',
      'modifier_ended',
      'level_gained',
    ]);
    expect(world.state.turn).toBe(5);
  });

  it('has breath come back before the hero acts, and what he can do decided before', () => {
    const world = new World({
      toml: `[[abilities]]\nid = "leap"\ncost = 50\n[[options]]\nid = "tester"\ncategory = "core:kind"\nabilities = ["core:leap"]`,
    });
    world.enter('core:dummy');
    world.state.hero.stamina = 48;
    const before = structuredClone(world.state);
    expect(world.refusal({ command: 'use_ability', ability: 'core:leap' })).toMatchObject({
      code: 'ability_blocked',
      reason: 'stamina',
      need: 50,
      have: 48,
    });
    expect(world.state).toEqual(before);
    world.wait().use('core:leap');
    expect(world.state.hero.stamina).toBe(48 + 4 + 4 - 50);
  });

  it('announces at its end what will be done in the next, and does exactly that', () => {
    const world = new World({
      toml: `
[[abilities]]
id = "bite"
actions = [{ action = "damage", amount = 7, damage_type = "poison", target = "target" }]
[[creatures]]
id = "moody"
base = { max_health = 500, dexterity = -20, critical_chance = 0 }
ai = [
  { ability = "core:bite", condition = [{ check = "health_below", value = 0.99 }] },
  { ability = "core:attack" },
]`,
    });
    world.enter('core:moody');
    expect(world.enemy().intent).toEqual({ ability: 'core:attack', target: 'hero', in: 0 });
    expect(world.use().flatMap((entry) => (entry.code === 'ability_used' ? [entry.ability] : []))).toEqual([
      'core:attack',
      'core:attack',
    ]);
    expect(world.enemy().intent?.ability).toBe('core:bite');
    world.enemy().health = 500;
    expect(world.wait().told('hit').at(-1)?.amount).toBe(7);
  });

  it('leaves an enemy that has announced nothing idle', () => {
    const world = new World();
    world.enter('core:dummy');
    expect(world.enemy().intent).toBeUndefined();
    expect(who(world.do({ command: 'wait' }))).toEqual([]);
  });
});

describe('who acts first', () => {
  it('in the turn of entering nobody acts, and they have announced at its end', () => {
    const world = new World({ toml: foe('quick', 90) });
    world.enter('core:quick');
    expect(who(world.log)).toEqual([]);
    expect(world.enemy().intent?.ability).toBe('core:attack');
  });

  it('in the first turn of a fight the quicker ones come before the hero, and he is told; afterwards he comes first', () => {
    const world = new World({ toml: foe('quick', 90) + foe('slow', -90) });
    world.enter('core:slow', 'core:quick');
    const first = world.use();
    expect(who(first)).toEqual(['core:quick', 'hero', 'core:slow']);
    expect(who(first, 'strikes_first')).toEqual(['core:quick']);
    expect(codes(first)[0]).toBe('strikes_first');
    const second = world.use();
    expect(who(second)).toEqual(['hero', 'core:quick', 'core:slow']);
    expect(who(second, 'strikes_first')).toEqual([]);
  });

  it('a tie goes to the hero, and ties between enemies to the one who stands in front', () => {
    const world = new World({ toml: foe('ann', 1) + foe('bob', 1) });
    world.enter('core:ann', 'core:bob');
    world.state.hero.initiative = 5;
    world.enemy(0).initiative = 5;
    world.enemy(1).initiative = 5;
    expect(who(world.use())).toEqual(['hero', 'core:ann', 'core:bob']);
    world.enemy(1).initiative = 6;
    expect(who(world.use())).toEqual(['hero', 'core:bob', 'core:ann']);
  });

  it('initiative is dexterity and a die of 1 to 6, rolled once', () => {
    const seen = new Set<number>();
    const world = new World({ toml: foe('ann', 10) });
    for (let fight = 0; fight < 60; fight++) {
      world.enter('core:ann');
      const { initiative } = world.enemy();
      seen.add(initiative - 10);
      expect(world.wait().enemy().initiative).toBe(initiative);
      world.do({ command: 'cheat', what: 'clear_room' });
      world.do({ command: 'cheat', what: 'heal' });
      world.walk('wwww');
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('who was killed before his place does not act, nor does one who came in this turn', () => {
    const call =
      '[[abilities]]\nid = "call"\nactions = [{ action = "summon", creature = "core:quick" }]\n[[options]]\nid = "tester"\ncategory = "core:kind"\nabilities = ["core:call"]\nmodifiers = [{ attribute = "damage", flat = 8 }]';
    const world = new World({ toml: `${foe('quick', 90)}${foe('slow', -90)}${call}` });
    world.enter('core:slow', 'core:slow');
    world.enemy(0).health = 1;
    expect(who(world.use())).toEqual(['hero', 'core:slow#2']);
    const called = world.use('core:call');
    expect(who(called)).toEqual(['hero', 'core:slow#2']);
    expect(world.state.fight?.enemies.map(({ intent }) => intent?.ability)).toEqual(['core:attack', 'core:attack']);
  });
});

describe('what happens in answer', () => {
  it('is done after each act, before the next one acts', () => {
    const thorns = `triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 2, damage_type = "holy", target = "target" }] }]`;
    const world = new World({ toml: foe('ann', -20, thorns) + foe('bob', -20) });
    world.enter('core:ann', 'core:bob');
    world.enemy(0).initiative = 3;
    world.enemy(1).initiative = 2;
    world.state.hero.initiative = 9;
    expect(codes(world.use())).toEqual([
      'ability_used',
      'hit',
      'damaged',
      'ability_used',
      'hit',
      'ability_used',
      'hit',
    ]);
  });

  it('waits behind what was raised before: first in, first out', () => {
    const tell = (on: string, event: string) =>
      `{ on = "${on}", actions = [{ action = "emit_event", event = "core:${event}" }] }`;
    const note = (event: string, item: string) =>
      `{ on = "core:${event}", actions = [{ action = "give_item", item = "core:${item}" }] }`;
    const world = new World({
      toml: `
[[items]]
id = "bell"
actions = [{ action = "emit_event", event = "core:one" }, { action = "emit_event", event = "core:two" }]
${['a', 'b', 'c'].map((id) => `[[items]]\nid = "${id}"\nstackable = true\n`).join('')}
[[options]]
id = "tester"
category = "core:kind"
triggers = [${tell('core:one', 'three')}, ${note('one', 'a')}, ${note('two', 'b')}, ${note('three', 'c')}]`,
    });
    world.give('core:bell').do({ command: 'use_item', item: 0 });
    expect(world.told('received').map(({ item }) => item)).toEqual(['core:a', 'core:b', 'core:c']);
  });
});

it('looking at the game again and again changes nothing', () => {
  const world = new World({ toml: foe('ann', -20) });
  world.enter('core:ann');
  const before = structuredClone(world.state);
  for (let look = 0; look < 3; look++) {
    world.attribute('damage');
    world.attempt({ command: 'descend' });
    world.attempt({ command: 'buy', item: 0 });
  }
  expect(world.state).toEqual(before);
});
