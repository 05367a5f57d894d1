/** Whose poison it is: that of the one who laid it on, never of another one who bears the same name. */
import { describe, expect, it } from 'vitest';
import { decodeSave, encodeSave } from '../../src/data/save/codec.ts';
import { World } from '../fixtures/world.ts';

/** A hero who pays back to whoever hurts him otherwise than by a blow. */
const toml = `
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }]
triggers = [{ on = "damage_taken", when = { attack = false }, actions = [{ action = "damage", amount = 7, damage_type = "holy", target = "target" }] }]
[[modifiers]]
id = "poisoned"
turns = 50
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 1, damage_type = "poison" }, { action = "apply_modifier", modifier = "core:sick" }] }]
[[modifiers]]
id = "sick"
turns = 50
[[abilities]]
id = "bite"
actions = [{ action = "apply_modifier", modifier = "core:poisoned", target = "target" }]
[[abilities]]
id = "squeak"
aim = "self"
actions = [{ action = "summon", creature = "core:rat" }]
[[creatures]]
id = "rat"
base = { max_health = 25, damage = 1, critical_chance = 0, dexterity = -20 }
ai = [{ condition = [{ check = "has_modifier", who = "target", modifier = "core:poisoned", not = true }], ability = "core:bite" }]
[[creatures]]
id = "caller"
base = { max_health = 1000, dexterity = -20 }
ai = [{ condition = [{ check = "allies", below = 1 }], ability = "core:squeak" }]`;

/** The hero without the memory of who did it, as saves of before have it. */
function forgetful(world: World): World {
  for (const modifier of world.state.hero.modifiers) delete modifier.byNumber;
  return world;
}

/** A rat bites and is slain; another one of its name waits in the same room. */
function bittenTwoFightsAgo(): World {
  const world = new World({ toml }).enter('core:rat');
  world.use();
  world.use();
  expect(world.state.fight).toBeUndefined();
  world.walk('wwww');
  return world.enter('core:rat');
}

describe('the poison of a dead poisoner', () => {
  it('is not that of the next one of its kind, in the next fight', () => {
    const world = bittenTwoFightsAgo();
    world.wait(3);
    expect(world.lost(0)).toBe(0);
    expect(world.state.hero.modifiers.find(({ id }) => id === 'core:poisoned')?.by).toBe('core:rat');
  });

  it('is not that of one who is called in its place, in the same fight', () => {
    const world = new World({ toml }).enter('core:rat', 'core:caller');
    world.use();
    world.use();
    world.wait(3);
    expect(world.state.fight?.enemies.map(({ def, ordinal }) => [def, ordinal])).toEqual([
      ['core:caller', 0],
      ['core:rat', 0],
    ]);
    expect([world.lost(0), world.lost(1)]).toEqual([0, 0]);
  });

  it('of two of a kind is paid back to the one that lives, when it was that one', () => {
    const world = new World({ toml }).enter('core:rat', 'core:rat');
    world.use('core:attack', 1);
    // The first bit, then the second: the poison is the second’s.
    const [modifier] = world.state.hero.modifiers;
    expect(modifier).toMatchObject({ by: 'core:rat#2', byNumber: world.enemy(1).number });
    const before = world.lost(1);
    world.wait();
    expect([world.lost(0), world.lost(1) - before]).toEqual([0, 7]);
  });

  it('passes its author on to what it lays on', () => {
    const world = new World({ toml }).enter('core:rat');
    world.wait(2);
    const author = { by: 'core:rat', byNumber: world.enemy(0).number };
    expect(world.state.hero.modifiers).toMatchObject([
      { id: 'core:poisoned', ...author },
      { id: 'core:sick', ...author },
    ]);
  });

  it('is known through a save; where an older one does not say, the name still counts', () => {
    const world = bittenTwoFightsAgo();
    const header = { game: '1', content: 'c', journal: { run: 'r', commands: 0 }, mods: [] };
    expect(decodeSave(encodeSave(world.state, header))).toMatchObject({ kind: 'genuine', state: world.state });
    forgetful(world).wait();
    expect(world.lost(0)).toBe(7);
  });
});
