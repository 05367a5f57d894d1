/** The hero and his last enemy fall in the same moment: nobody has won. */
import { expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

const THORNS = `
[[creatures]]
id = "thornback"
base = { max_health = 5, damage = 1, critical_chance = 0, dexterity = -20 }
loot = "core:hoard"
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 500, damage_type = "slash", target = "target" }] }]
[[loot_tables]]
id = "hoard"
rolls = "0"
entries = [{ item = "core:token", guaranteed = true }]
`;

it('a hero who dies on the thorns of his last enemy is told of no victory and gets no spoils', () => {
  const world = new World({ toml: THORNS }).enter('core:thornback');
  world.use();
  expect(world.state.over?.outcome).toBe('died');
  expect(world.told('fight_won')).toEqual([]);
  expect(world.count('core:token')).toBe(0);
  expect(world.state.fight).toBeUndefined();
});

it('percentages below −100 do not turn a loss into a gift', () => {
  const world = new World({
    toml: `[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "max_health", flat = -500, percent = -200 }]`,
  });
  expect(world.attribute('max_health')).toBe(0);
  expect(world.state.hero.health).toBe(1);
});
