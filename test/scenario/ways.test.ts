/** From birth to the end of a run: levels, floors, victory, and the floors that follow it for ever. */
import { describe, expect, it } from 'vitest';
import { execute } from '../../src/game/execute.ts';
import { newRun } from '../../src/game/new-run.ts';
import { chooseAct } from '../../src/sim/bots/fight.ts';
import { temperOf } from '../../src/sim/bots/temper.ts';
import { brokenInvariant } from '../../src/sim/invariants.ts';
import { doorOf } from '../fixtures/doors.ts';
import { contentOf, World } from '../fixtures/world.ts';

const option = (more: string) => `[[options]]\nid = "tester"\ncategory = "core:kind"\n${more}\n`;

describe('a hero', () => {
  it('is born with full health and stamina after his gifts, on the entrance, and the floor hears of him', () => {
    const world = new World({
      toml: `${option('on_create = [{ action = "change_attribute", attribute = "health", amount = -50 }, { action = "equip_item", item = "core:mail" }]\nmodifiers = [{ attribute = "constitution", flat = 2 }]\ntriggers = [{ on = "floor_entered", actions = [{ action = "give_item", item = "core:token" }] }, { on = "room_entered", actions = [{ action = "give_item", item = "core:gold" }] }]')}
[[items]]\nid = "mail"\nslot = "core:body"\nmodifiers = [{ attribute = "max_health", flat = 20 }, { attribute = "max_stamina", flat = 5 }]`,
    });
    const { hero, turn } = world.state;
    expect([turn, hero.health, hero.stamina]).toEqual([0, 100 + 2 * 8 + 20, 105]);
    expect(world.told('received').map(({ item }) => item)).toEqual(['core:token', 'core:gold']);
  });

  it('is not killed before he is born; what kills him as he arrives ends the run with its cause', () => {
    const born = new World({
      toml: option('on_create = [{ action = "damage", amount = 500, damage_type = "fire" }]'),
    });
    expect([born.state.hero.health, born.state.over]).toEqual([100, undefined]);
    const toml = `[[floors]]\nid = "one"\nnumber = 1\nsize = [40, 20]\nrooms = 3\nrequired = ["core:entrance", "core:normal", "core:stairs"]\ntriggers = [{ on = "floor_entered", actions = [{ action = "damage", amount = 500, damage_type = "fire" }] }]`;
    const killed = new World({ toml });
    expect(killed.state.over).toEqual({
      outcome: 'died',
      turn: 0,
      floor: 1,
      cause: { kind: 'trigger', by: 'hero', with: 'core:one', damage_type: 'fire' },
    });
    expect(brokenInvariant(killed.state, killed.content)).toBeUndefined();
  });

  it('whose maximum sinks as he arrives is clipped at once', () => {
    const world = new World({
      toml: `[[modifiers]]\nid = "gloom"\nturns = 2\nattributes = [{ attribute = "max_health", flat = -30 }]\n${option('triggers = [{ on = "floor_entered", actions = [{ action = "apply_modifier", modifier = "core:gloom" }] }]')}`,
    });
    expect(world.state.hero.health).toBe(70);
    expect(brokenInvariant(world.state, world.content)).toBeUndefined();
  });
});

describe('levels', () => {
  it('cost 20, 57, 104, 160, 224, and what is over stays', () => {
    const world = new World({
      toml: `[[items]]\nid = "book"\nstackable = true\nconsumed_on_use = true\nactions = [{ action = "give_exp", amount = 1 }]`,
    });
    world.give('core:book', 566);
    const reached: number[] = [];
    for (let page = 1; page <= 565; page++) {
      const { level } = world.state.hero.base;
      world.do({ command: 'use_item', item: 0 });
      if (world.state.hero.base.level > level) reached.push(page);
    }
    expect(reached).toEqual([20, 77, 181, 341, 565]);
    expect(world.state.hero).toMatchObject({ points: 5, experience: 0 });
  });

  it('a modified level is only read: it grants nothing', () => {
    const world = new World({
      toml: `${option('modifiers = [{ attribute = "level", flat = 9 }]')}[[categories]]\nid = "late"\nlevel = 5\n[[options]]\nid = "gift"\ncategory = "core:late"`,
    });
    expect([world.attribute('level'), world.state.hero.points]).toEqual([10, 0]);
    expect(world.refusal({ command: 'choose_option', option: 'core:gift' }).code).toBe('option_not_open');
  });

  it('a point given to constitution heals by as much as it raises the maximum, and no more', () => {
    const world = new World({ toml: option('modifiers = [{ attribute = "max_health", percent = 50 }]') });
    world.do({ command: 'cheat', what: 'level', count: 3 });
    world.state.hero.health = 40;
    world.do({ command: 'assign_points', points: { constitution: 2, strength: 1 } });
    expect(world.state.hero).toMatchObject({ health: 40 + 24, points: 0 });
    expect([world.attribute('max_health'), world.attribute('damage')]).toEqual([174, 3]);
  });

  it('an option that a level offers is taken once, as many as the category says', () => {
    const world = new World({
      toml: `[[categories]]\nid = "late"\nlevel = 2\npick = 2\n${['a', 'b', 'c'].map((id) => `[[options]]\nid = "${id}"\ncategory = "core:late"\n`).join('')}`,
    });
    world.do({ command: 'cheat', what: 'level' });
    world.do({ command: 'choose_option', option: 'core:b' });
    world.do({ command: 'choose_option', option: 'core:a' });
    expect(world.state.hero.options).toEqual(['core:tester', 'core:b', 'core:a']);
    expect(world.refusal({ command: 'choose_option', option: 'core:c' }).code).toBe('option_not_open');
  });
});

const stairs = (world: World): World => {
  const { floor, hero } = world.state;
  hero.position = { ...floor.stairs };
  hero.room = floor.rooms.findIndex(({ x, y, w, h }) => {
    const { x: sx, y: sy } = floor.stairs;
    return sx >= x && sx < x + w && sy >= y && sy < y + h;
  });
  return world;
};
const ENDLESS = `
[[floors]]
id = "two"
number = 2
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:normal", "core:stairs"]
creatures = [{ id = "core:brute" }]
repeat = true
scaling = { health = 1.12, damage = 1.08, exp = 1.1, price = 1.05 }
[[floors]]
id = "three"
number = 3
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:normal", "core:stairs"]
creatures = [{ id = "core:brute" }]
repeat = true
`;

describe('the way down', () => {
  it('needs the stairs under the hero; below he stands at the entrance, and the rest is unknown', () => {
    const world = new World({ toml: ENDLESS });
    stairs(world).do({ command: 'descend' });
    const { floor, hero } = world.state;
    expect([floor.number, hero.position]).toEqual([2, floor.entrance]);
    expect(floor.known.join('')).toContain('0');
    expect(world.told('descended')).toEqual([{ floor: 2 }]);
  });

  it('from the last floor wins; nothing can be done any more', () => {
    const world = new World({ toml: ENDLESS });
    for (let floor = 1; floor <= 3; floor++) stairs(world).do({ command: 'descend' });
    expect(world.state.over).toEqual({ outcome: 'won', turn: 3, floor: 3 });
    expect(world.refusal({ command: 'wait' }).code).toBe('run_over');
  });

  it('goes on after a victory where a floor repeats: in a cycle, with the next numbers', () => {
    const world = new World({ toml: ENDLESS });
    for (let floor = 1; floor <= 3; floor++) stairs(world).do({ command: 'descend' });
    world.do({ command: 'go_on' });
    const seen = [[world.state.floor.number, world.state.floor.def]];
    for (let floor = 0; floor < 3; floor++) {
      stairs(world).do({ command: 'descend' });
      seen.push([world.state.floor.number, world.state.floor.def]);
    }
    expect(seen).toEqual([
      [4, 'core:two'],
      [5, 'core:three'],
      [6, 'core:two'],
      [7, 'core:three'],
    ]);
    expect([world.state.over, world.state.endless]).toEqual([undefined, true]);
  });

  it('never ends in a run that was begun endless', () => {
    const world = new World({ toml: ENDLESS, endless: true });
    for (let floor = 1; floor <= 5; floor++) stairs(world).do({ command: 'descend' });
    expect([world.state.floor.number, world.state.over]).toEqual([6, undefined]);
  });

  it('passes over a number that is missing', () => {
    const world = new World({ toml: ENDLESS.replace('number = 2', 'number = 8').replace('number = 3', 'number = 5') });
    stairs(world).do({ command: 'descend' });
    expect(world.state.floor.number).toBe(5);
    stairs(world).do({ command: 'descend' });
    expect(world.state.floor.number).toBe(8);
  });
});

describe('on floor 500', () => {
  /** A run that has come there, with a hero of that depth. */
  function deep(): World {
    const world = new World({ toml: ENDLESS, endless: true });
    // One below is 500, a repetition of the second floor.
    world.state.floor.number = 499;
    world.do({ command: 'cheat', what: 'descend' });
    return world;
  }

  it('everything is finite and bounded', () => {
    const world = deep();
    expect([world.state.floor.number, brokenInvariant(world.state, world.content)]).toEqual([500, undefined]);
    const room = world.state.floor.rooms.findIndex(({ enemies }) => enemies.length > 0);
    const enemy = world.state.floor.rooms[room]?.enemies[0];
    expect(Number.isFinite(enemy?.health)).toBe(true);
    expect(enemy?.health).toBeLessThanOrEqual(1e9);
  });

  it.each(['attack', 'sensible'] as const)('a fight ends, whoever wins (%s)', (policy) => {
    const world = deep();
    const { floor, hero } = world.state;
    const index = floor.rooms.findIndex(({ enemies }) => enemies.length > 0);
    const room = floor.rooms[index];
    if (room === undefined) throw new Error('no enemies');
    const door = doorOf(world.state, index);
    hero.position = door.outside;
    hero.outside = door.outside;
    hero.room = -1;
    world.do({ command: 'move', direction: door.direction });
    let turns = 0;
    while (world.state.fight !== undefined && world.state.over === undefined && turns++ < 500) {
      const outcome = execute(world.state, chooseAct(world.state, world.content, temperOf(policy)), world.content);
      expect(outcome.outcome).toBe('turn_passed');
      expect(brokenInvariant(world.state, world.content)).toBeUndefined();
    }
    expect(world.state.fight === undefined || world.state.over !== undefined).toBe(true);
  });
});

describe('where the hero flees to', () => {
  const RUNNER = option('modifiers = [{ attribute = "dexterity", flat = 60 }]');
  const flee = (world: World) => {
    for (let tries = 0; tries < 60 && world.state.fight !== undefined; tries++) world.use('core:flee');
    return world.state.hero;
  };

  it('is where he last stood outside', () => {
    const world = new World({ toml: RUNNER });
    world.enter('core:dummy');
    expect(flee(world)).toMatchObject({ position: { x: 4, y: 1 }, room: -1 });
  });

  it('is in front of the nearest door when he has not been outside', () => {
    const world = new World({ toml: RUNNER });
    world.enter('core:dummy');
    world.state.hero.outside = { x: -1, y: -1 };
    world.state.hero.position = { x: 9, y: 2 };
    expect(flee(world).position).toEqual({ x: 11, y: 1 });
  });

  it('leaves the rest of what he had begun undone, and the failed tries are counted in this fight only', () => {
    const world = new World({
      toml: `[balance]\nflee_pity = 0.1\n${option('modifiers = [{ attribute = "dexterity", flat = -30 }]')}`,
    });
    world.enter('core:dummy');
    let failed = 0;
    while (world.state.fight !== undefined && failed < 100) {
      expect(world.state.fight.failedFlights).toBe(failed);
      world.use('core:flee');
      failed++;
    }
    world.walk('e');
    expect(world.state.fight?.failedFlights).toBe(0);
  });
});

it('a run is the same for the same seed and commands, however it is begun', () => {
  const play = () => {
    const content = contentOf({ toml: ENDLESS });
    const begun = newRun({ seed: '77', endless: false }, content);
    if (!begun.ok) throw new Error(begun.code);
    execute(begun.state, { command: 'create_character', name: 'Reya', options: ['core:tester'] }, content);
    for (let turn = 0; turn < 60; turn++) {
      const directions = ['north', 'south', 'west', 'east'] as const;
      execute(
        begun.state,
        { command: 'move', direction: directions[(turn * 7 + (turn >> 2)) % 4] ?? 'north' },
        content,
      );
    }
    return begun.state;
  };
  expect(play()).toEqual(play());
});
