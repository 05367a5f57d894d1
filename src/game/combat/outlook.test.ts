/** What a fight forecasts of timed effects, against what the turn then does. */
import { describe, expect, it } from 'vitest';
import { World } from '../../../test/fixtures/world.ts';
import { outlook, outlookAfter } from './outlook.ts';

const TOML = `
[balance]
hit_floor = 1
hit_ceiling = 1
[[modifiers]]
id = "burning"
turns = 3
harmful = true
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 4, damage_type = "fire", target = "self" }] }]
[[modifiers]]
id = "smouldering"
turns = 3
triggers = [{ on = "turn_started", chance = 0.5, actions = [{ action = "damage", amount = 4, damage_type = "fire", target = "self" }] }]
[[creatures]]
id = "foe"
base = { max_health = 6, damage = 10, critical_chance = 0, dexterity = -100 }
ai = [{ ability = "core:attack" }]
`;

function fight(health: number, modifier: string): World {
  const world = new World({ toml: TOML }).enter('core:foe');
  const enemy = world.enemy();
  enemy.health = health;
  enemy.modifiers.push({ id: modifier, turns: 3, stacks: 1, fresh: false, by: 'hero' });
  return world;
}

const ATTACK = { command: 'use_ability', ability: 'core:attack', target: 0 } as const;

describe('what the coming turn brings', () => {
  it('counts no blow of an enemy that dies of burning before it acts, and says what it dies of', () => {
    const { state, content } = fight(4, 'core:burning');
    const { threat, dying } = outlook(state, content);
    expect([threat.expected, [...dying]]).toEqual([0, [[0, 'core:burning']]]);
    expect(outlookAfter(state, content, ATTACK)).toMatchObject({ threat: { expected: 0 }, breaks: [] });
  });

  it.each([
    ['survives the fire', 5, 'core:burning'],
    ['may escape it', 4, 'core:smouldering'],
  ])('counts the blow of an enemy that %s', (_sentence, health, modifier) => {
    const { state, content } = fight(health, modifier);
    expect(outlook(state, content)).toMatchObject({ threat: { expected: 10 }, dying: new Map() });
  });

  it('counts what gnaws at the hero himself: together they are lethal', () => {
    const world = fight(6, 'core:burning');
    const { state, content } = world;
    state.hero.modifiers.push({ id: 'core:burning', turns: 3, stacks: 1, fresh: false, by: 'foe' });
    state.hero.health = 14;
    expect(outlook(state, content)).toMatchObject({ loss: 4, threat: { expected: 14, health: 14, lethal: true } });
    state.hero.health = 15;
    expect(outlook(state, content).threat.lethal).toBe(false);
  });

  it('keeps its word', () => {
    for (const health of [4, 6]) {
      const world = fight(health, 'core:burning');
      world.state.hero.modifiers.push({ id: 'core:burning', turns: 3, stacks: 1, fresh: false, by: 'foe' });
      const { expected } = outlook(world.state, world.content).threat;
      const before = world.state.hero.health;
      world.wait();
      expect(before - world.state.hero.health).toBe(expected);
    }
  });

  it('changes nothing by looking', () => {
    const { state, content } = fight(4, 'core:burning');
    const before = JSON.stringify(state);
    outlook(state, content);
    outlookAfter(state, content, ATTACK);
    expect(JSON.stringify(state)).toBe(before);
  });

  const GRIP = (taken: number, more = '') => `
[balance]
hit_floor = 1
hit_ceiling = 1
stamina_regen = 4
[[abilities]]
id = "grip"
actions = [{ action = "change_attribute", attribute = "stamina", amount = -${taken}, target = "target" }]
${more}
[[abilities]]
id = "bolt"
cost = 22
cooldown = 1
actions = [{ action = "damage", scale = 1, damage_type = "slash", target = "target" }]
[[options]]
id = "gripper"
category = "core:kind"
abilities = ["grip"]
[[creatures]]
id = "bowman"
base = { max_health = 100, max_stamina = 90, damage = 10, critical_chance = 0, dexterity = -100 }
abilities = ["bolt"]
ai = [{ ability = "bolt" }]
`;
  const HOLD = { command: 'use_ability', ability: 'core:grip', target: 0 } as const;

  /** What the fight’s screen says an act leaves of the coming blow, and what the turn then takes. */
  function promisedAndTaken(world: World): { readonly promised: number | undefined; readonly taken: number } {
    const promised = outlookAfter(world.state, world.content, HOLD)?.threat.expected;
    const before = world.state.hero.health;
    world.do(HOLD);
    return { promised, taken: before - world.state.hero.health };
  }

  it.each([
    [20, 10],
    [22, 10],
    [23, 0],
    [26, 0],
    [30, 0],
  ])(
    'calls a blow prevented exactly when it is: %i breath taken of 40, 4 come back, the blow costs 22',
    (taken, blow) => {
      const world = new World({ toml: GRIP(taken), options: ['core:gripper'] }).enter('core:bowman');
      world.enemy().stamina = 40;
      expect(promisedAndTaken(world)).toEqual({ promised: blow, taken: blow });
    },
  );

  it('lets what is not ready yet get ready by one turn, not by two', () => {
    const world = new World({ toml: GRIP(1), options: ['core:gripper'] }).enter('core:bowman');
    world.enemy().cooldowns['core:bolt'] = 2;
    expect(promisedAndTaken(world)).toEqual({ promised: 0, taken: 0 });
  });

  it('asks an ability for what holds before the turn, not for what its beginning brings', () => {
    const tired = 'condition = [{ check = "stamina_below", who = "self", value = 0.5 }]';
    const world = new World({ toml: GRIP(30, tired), options: ['core:gripper'] }).enter('core:bowman');
    world.state.hero.stamina = 49;
    world.enemy().stamina = 40;
    expect(promisedAndTaken(world)).toEqual({ promised: 0, taken: 0 });
  });

  it('credits an act with no blow that would not have fallen anyway', () => {
    const world = new World({ toml: TOML }).enter('core:foe', 'core:foe');
    const [burning, empty] = [world.enemy(0), world.enemy(1)];
    burning.health = 4;
    burning.modifiers.push({ id: 'core:burning', turns: 3, stacks: 1, fresh: false, by: 'hero' });
    empty.health = 1000;
    empty.cooldowns['core:attack'] = 5;
    const after = outlookAfter(world.state, world.content, { ...ATTACK, target: 1 });
    expect(after).toMatchObject({ threat: { expected: 0 }, breaks: [] });
  });
});
