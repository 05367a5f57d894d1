/** Running away, by a skill, by a thing, by an enemy; and what is thrown at somebody who is no longer there. */
import { describe, expect, it } from 'vitest';
import { fleeChance } from '../../src/game/combat/formulas.ts';
import { World } from '../fixtures/world.ts';

/** Always 90 of a hundred: dexterity far beyond that of any enemy. */
const SWIFT = `
[balance]
hit_floor = 1
hit_ceiling = 1
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:vanish"]
modifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "dexterity", flat = 100 }]
triggers = [{ on = "combat_ended", when = { outcome = "fled" }, actions = [{ action = "give_item", item = "core:token" }, { action = "give_item", item = "core:token" }] }]`;
const VANISH = '[{ action = "flee" }, { action = "give_item", item = "core:token", count = 100 }]';

describe('a flight that works', () => {
  const toml = `${SWIFT}
[[abilities]]
id = "vanish"
aim = "self"
actions = ${VANISH}
[[items]]
id = "smoke"
actions = ${VANISH}`;
  it.each([
    ['of an ability', (world: World) => world.use('core:vanish')],
    ['of an item', (world: World) => world.do({ command: 'use_item', item: world.index('core:smoke') })],
  ])('is the last thing %s that is done; what answers it is done in full', (_what, vanish) => {
    const world = new World({ toml }).give('core:smoke').enter('core:dummy');
    let failed = 0;
    while (world.state.fight !== undefined) {
      vanish(world);
      failed = world.told('flight_failed').length;
    }
    expect(world.count('core:token')).toBe(failed * 100 + 2);
  });

  it('of an enemy is the last thing it does, too', () => {
    const world = new World({
      toml: `
[balance]
hit_floor = 1
hit_ceiling = 1
[[abilities]]
id = "hit_and_run"
actions = [{ action = "flee" }, { action = "damage", amount = 50, damage_type = "slash", target = "target" }]
[[creatures]]
id = "thief"
base = { max_health = 50, critical_chance = 0, dexterity = 100 }
ai = [{ ability = "core:hit_and_run" }]`,
    }).enter('core:thief', 'core:dummy');
    const { health } = world.state.hero;
    while (world.state.fight?.enemies.some(({ def }) => def === 'core:thief') === true) world.wait();
    expect(world.state.hero.health).toBe(health - 50 * world.told('flight_failed').length);
  });
});

describe('pity for failed tries to flee', () => {
  const toml = `
[balance]
flee_pity = 0.1
[[creatures]]
id = "coward"
base = { max_health = 50, critical_chance = 0, dexterity = -29 }
ai = [{ ability = "core:flee" }]
[[creatures]]
id = "warden"
base = { max_health = 50, dexterity = -30 }`;
  const chances = ({ state, content }: World) =>
    [state.hero, ...(state.fight?.enemies ?? [])].map((who) => Math.round(fleeChance({ state, content }, who) * 10));

  it('is each one’s own: the enemy’s tries help the enemy that made them, the hero’s the hero', () => {
    const world = new World({ toml, seed: '2' }).enter('core:coward', 'core:warden');
    const [coward] = world.state.fight?.enemies ?? [];
    expect(chances(world)).toEqual([9, 1, 1]);
    if (coward !== undefined) coward.failedFlights = 15;
    expect(chances(world)).toEqual([9, 5, 1]);
  });

  it('grows with every try that fails, and is over with the fight', () => {
    const world = new World({ toml, seed: '2' }).enter('core:coward', 'core:warden');
    world.wait();
    expect(world.told('flight_failed')).toEqual([{ who: 'core:coward' }]);
    expect(world.enemy(0).failedFlights).toBe(1);
    while (world.state.fight !== undefined && world.told('fled').length === 0) world.use('core:flee');
    expect(world.state.floor.rooms[1]?.enemies.map(({ failedFlights }) => failedFlights)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('what is meant for somebody who has fallen', () => {
  const toml = `
[balance]
hit_floor = 1
hit_ceiling = 1
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 99, damage_type = "holy", target = "target" }] }]
[[items]]
id = "bomb"
name = "Bomb"
use_on = "enemy"
consumed_on_use = true
actions = [{ action = "damage", amount = 5, damage_type = "fire", target = "target" }]
[[creatures]]
id = "wasp"
base = { max_health = 5, critical_chance = 0, dexterity = 100 }
ai = [{ ability = "core:attack" }]`;

  it.each([
    [
      'an ability',
      { command: 'use_ability', ability: 'core:attack', target: 0 },
      'target_gone',
      'ability',
      'core:attack',
    ],
    ['an item', { command: 'use_item', item: 0, target: 0 }, 'item_target_gone', 'item', 'core:bomb'],
  ] as const)('%s finds nobody, says so, and costs nothing', (_what, command, code, kind, id) => {
    const world = new World({ toml }).give('core:bomb').enter('core:wasp', 'core:dummy');
    world.do(command);
    expect(world.told('died')).toEqual([{ who: 'core:wasp' }]);
    expect(world.told(code)).toEqual([{ who: 'hero', [kind]: id }]);
    expect([world.count('core:bomb'), world.lost(0)]).toEqual([1, 0]);
  });
});
