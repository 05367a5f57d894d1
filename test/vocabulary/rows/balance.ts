/** The knobs of the rules, one by one. */

import { estimateAbility } from '../../../src/game/combat/estimate.ts';
import { fleeChance } from '../../../src/game/combat/formulas.ts';
import { execute } from '../../../src/game/execute.ts';
import { sellPrice } from '../../../src/game/item/price.ts';
import type { World } from '../../fixtures/world.ts';
import { cost, hero, type Rows, SHOP, shopping, thing, tokens, use } from './row.ts';

const knob = (more: string) => `[balance]\n§\n${more}`;
/** A hero with gifts, and a creature as quick as said. */
const gifted = (attribute: string, flat: number) =>
  `[[options]]\nid = "tester"\ncategory = "core:kind"\nmodifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "${attribute}", flat = ${flat} }]\n`;
const foe = (dexterity: number, more = '') =>
  `[[creatures]]\nid = "foe"\nbase = { max_health = 1000, damage = 10, critical_chance = 0, hit_chance = 2, dexterity = ${dexterity} }\n${more}`;
const chance = (world: World) => estimateAbility(world.enter('core:foe').state, world.content, 'core:attack')?.hit;
const flight = (world: World) =>
  Math.round(fleeChance({ state: world.enter('core:foe').state, content: world.content }, world.state.hero) * 1000) /
  1000;
/** The hero’s health after each of some turns. */
const healths = (turns: number) => (world: World) => {
  world.enter('core:foe');
  return Array.from({ length: turns }, () => world.wait().state.hero.health);
};
/** Levels that so much experience brings. */
const level = (world: World) => {
  use(world);
  return [world.state.hero.base.level, world.state.hero.experience];
};
const lesson = thing('actions = [{ action = "give_exp", amount = 100 }]');

export const BALANCE: Rows = {
  'balance.evasion': { toml: knob(foe(10)), put: ['', 'evasion = 0.03'], see: chance, is: [0.8 - 10 * 0.02, 0.5] },
  'balance.hit_floor': { toml: knob(foe(1000)), put: ['', 'hit_floor = 0.2'], see: chance, is: [0.05, 0.2] },
  'balance.hit_ceiling': { toml: knob(foe(-1000)), put: ['', 'hit_ceiling = 0.9'], see: chance, is: [0.95, 0.9] },
  'balance.flee': { toml: knob(foe(5)), put: ['', 'flee = 0.1'], see: flight, is: [0.3, 0.1] },
  'balance.flee_pity': {
    toml: knob(foe(9)),
    put: ['', 'flee_pity = 0.2'],
    see: (world) => {
      const before = flight(world);
      if (world.state.fight !== undefined) world.state.fight.failedFlights = 2;
      const after = fleeChance({ state: world.state, content: world.content }, world.state.hero);
      return [before, Math.round(after * 1000) / 1000];
    },
    is: [
      [0.1, 0.1],
      [0.1, 0.5],
    ],
  },
  'balance.stamina_regen': {
    toml: knob(''),
    put: ['', 'stamina_regen = 9'],
    see: (world) => {
      world.state.hero.stamina = 50;
      return world.wait(2).state.hero.stamina;
    },
    is: [58, 68],
  },
  'balance.resistance_cap': {
    toml:
      knob(gifted('luck', 0).replace('attribute = "luck", flat = 0', 'attribute = "armor", flat = 100')) +
      thing('actions = [{ action = "damage", amount = 50, damage_type = "blunt" }]'),
    put: ['', 'resistance_cap = 0.5'],
    see: (world) => use(world).state.hero.health,
    is: [90, 75],
  },
  'balance.sell_factor': {
    toml: knob('[[items]]\nid = "pearl"\nbase_price = 100'),
    put: ['', 'sell_factor = 0.7'],
    see: (world) =>
      sellPrice({ state: world.state, content: world.content }, { def: 'core:pearl', affixes: [], count: 1 }),
    is: [40, 70],
  },
  'balance.charisma_price': {
    toml: knob(gifted('charisma', 4) + SHOP),
    put: ['', 'charisma_price = 10'],
    see: (world) => cost(shopping(world)),
    is: [10, 6],
  },
  'balance.exp_base': {
    toml: knob(lesson),
    put: ['', 'exp_base = 90'],
    see: level,
    is: [
      [3, 23],
      [2, 10],
    ],
  },
  'balance.exp_exponent': {
    toml: knob(lesson),
    put: ['', 'exp_exponent = 0'],
    see: level,
    is: [
      [3, 23],
      [6, 0],
    ],
  },
  'balance.luck_factor': {
    toml: knob(
      `${gifted('luck', 99)}${thing('actions = [{ action = "give_loot", table = "core:hoard" }]', '[[loot_tables]]\nid = "hoard"\nentries = [{ item = "core:token" }]')}`,
    ),
    put: ['luck_factor = 0', ''],
    see: (world) => {
      for (let draw = 0; draw < 40; draw++) use(world);
      return tokens(world) > 60;
    },
    is: [false, true],
  },
  'balance.damage_per_strength': {
    toml: knob(gifted('strength', 3)),
    put: ['', 'damage_per_strength = 2.5'],
    see: (world) => world.attribute('damage'),
    is: [5, 9.5],
  },
  'balance.health_per_constitution': {
    toml: knob(gifted('constitution', 3)),
    put: ['', 'health_per_constitution = 5'],
    see: (world) => world.state.hero.health,
    is: [124, 115],
  },
  'balance.fury_after': {
    toml: knob(foe(-20, 'ai = [{ ability = "core:attack" }]\n') + hero('')).replace(
      '§',
      'hit_floor = 1\nhit_ceiling = 1\n§',
    ),
    put: ['', 'fury_after = 2'],
    see: healths(4),
    is: [
      [90, 80, 70, 60],
      [90, 80, 69, 57],
    ],
  },
  'balance.fury': {
    toml: knob(foe(-20, 'ai = [{ ability = "core:attack" }]\n') + hero('')).replace(
      '§',
      'hit_floor = 1\nhit_ceiling = 1\nfury_after = 1\n§',
    ),
    put: ['', 'fury = 0.5'],
    see: healths(3),
    is: [
      [90, 79, 67],
      [90, 75, 55],
    ],
  },
  'balance.recovery': {
    toml: knob(foe(-20) + gifted('dexterity', 50)),
    put: ['', 'recovery = 0.2'],
    see: (world) => {
      world.enter('core:foe').enemy().health = 1;
      for (let tries = 0; tries < 20 && world.state.fight !== undefined; tries++) {
        execute(world.state, { command: 'use_ability', ability: 'core:flee' }, world.content);
      }
      const fled = world.state.turn - 1;
      world.walk('e');
      return [world.state.turn - 1 - fled, world.enemy().health];
    },
    is: [
      [1, 51],
      [1, 201],
    ],
  },
};
