/** Every check has a case in which it holds and one in which it does not, both through commands. */
import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName } from '../../src/game/rules/checks.ts';
import { World } from '../fixtures/world.ts';

interface Case {
  /** The question, asked by a trigger of the hero’s at the beginning of each turn of a fight. */
  readonly check: string;
  readonly more?: string;
  /** Brings about the state in which it holds; before, it does not. */
  readonly turn: (world: World) => void;
  readonly enemies?: readonly string[];
}

const CASES: Readonly<Record<CheckName, readonly Case[]>> = {
  has_tag: [
    {
      check: '{ check = "has_tag", value = "core:shiny" }',
      more: '[[items]]\nid = "ring"\nslot = "core:hand"\ntags = ["core:shiny"]',
      turn: ({ state }) => {
        state.hero.worn['core:hand'] = { def: 'core:ring', affixes: [], count: 1 };
      },
    },
  ],
  attribute: [
    {
      check: '{ check = "attribute", attribute = "strength", at_least = 3, below = 5 }',
      turn: ({ state }) => {
        state.hero.base.strength = 4;
      },
    },
    {
      check: '{ check = "attribute", attribute = "resistance", damage_type = "fire", at_least = 20 }',
      more: '[[items]]\nid = "cloak"\nslot = "core:body"\nmodifiers = [{ attribute = "resistance", damage_type = "all", flat = 20 }]',
      turn: ({ state }) => {
        state.hero.worn['core:body'] = { def: 'core:cloak', affixes: [], count: 1 };
      },
    },
  ],
  has_item: [
    { check: '{ check = "has_item", item = "core:token", count = 3 }', turn: (world) => world.give('core:token', 3) },
  ],
  health_below: [
    {
      check: '{ check = "health_below", value = 0.5 }',
      turn: ({ state }) => {
        state.hero.health = 49;
      },
    },
  ],
  stamina_below: [
    {
      check: '{ check = "stamina_below", value = 0.5 }',
      turn: ({ state }) => {
        state.hero.stamina = 20;
      },
    },
  ],
  has_modifier: [
    {
      check: '{ check = "has_modifier", modifier = "core:mark", stacks = 2 }',
      more: '[[modifiers]]\nid = "mark"\nstacks = 3',
      turn: ({ state }) =>
        state.hero.modifiers.push({ id: 'core:mark', turns: 3, stacks: 2, fresh: false, by: 'hero' }),
    },
  ],
  intends: [
    {
      check: '{ check = "intends", who = "self", ability = "core:attack" }, { check = "intends", tag = "core:blow" }',
      more: `[[abilities]]
id = "attack"
tags = ["core:blow"]
[[creatures]]
id = "thinker"
base = { max_health = 50 }
triggers = [{ on = "turn_started", condition = [{ check = "intends", ability = "core:attack" }, { check = "intends", tag = "core:blow" }], actions = [{ action = "give_item", item = "core:token" }] }]`,
      turn: (world) => {
        world.enemy().intent = { ability: 'core:attack', target: 'hero', in: 0 };
      },
      enemies: ['core:thinker'],
    },
  ],
  allies: [
    {
      check: '{ check = "allies", below = 0 }',
      more: `[[creatures]]
id = "pack"
base = { max_health = 50 }
triggers = [{ on = "turn_started", condition = [{ check = "allies", at_least = 1, below = 2 }], actions = [{ action = "give_item", item = "core:token" }] }]`,
      turn: (world) => {
        const { fight } = world.state;
        const one = world.enemy();
        fight?.enemies.push({ ...structuredClone(one), def: 'core:dummy', number: 900 });
      },
      enemies: ['core:pack'],
    },
  ],
  opponents: [
    {
      check: '{ check = "opponents", at_least = 2, below = 3 }',
      turn: (world) => {
        world.state.fight?.enemies.push({ ...structuredClone(world.enemy()), number: 900 });
      },
    },
  ],
  floor: [
    {
      check: '{ check = "floor", at_least = 2, below = 9 }',
      turn: ({ state }) => {
        state.floor.number = 2;
      },
    },
  ],
  quest: [
    {
      check: '{ check = "quest", quest = "core:errand", state = "active" }',
      more: '[[quests]]\nid = "errand"\non = "creature_died"',
      turn: ({ state }) => state.quests.push({ id: 'core:errand', count: 0, done: false }),
    },
    {
      check: '{ check = "quest", quest = "core:errand", state = "done" }',
      more: '[[quests]]\nid = "errand"\non = "creature_died"',
      turn: ({ state }) => state.quests.push({ id: 'core:errand', count: 1, done: true }),
    },
  ],
};

function worldFor({ check, more = '', enemies = ['core:dummy'] }: Case, not = false): World {
  const asked = not ? check.replaceAll(' }', ', not = true }') : check;
  const world = new World({
    toml: `${more}
[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "turn_started", condition = [${asked}], actions = [{ action = "give_item", item = "core:token" }] }]`,
  });
  return world.enter(...enemies);
}

/** Tokens given in one turn. */
function tokens(world: World): number {
  const before = world.count('core:token');
  world.wait();
  return world.count('core:token') - before;
}

describe.each(Object.keys(CHECKS) as CheckName[])('the check %s', (name) => {
  it.each(CASES[name])('answers no and then yes: %#', (one) => {
    const world = worldFor(one);
    expect(tokens(world)).toBe(0);
    one.turn(world);
    expect(tokens(world)).toBe(1);
  });

  it('has cases that notice when it always answers the same', () => {
    expect(CASES[name].length).toBeGreaterThan(0);
    // The table is read-only for everyone else; a test may take an evaluation out to see that it is missed.
    const entry = CHECKS[name] as { holds: unknown };
    const kept = entry.holds;
    try {
      for (const one of CASES[name]) {
        entry.holds = () => true;
        expect(tokens(worldFor(one))).not.toBe(0);
        entry.holds = () => false;
        const world = worldFor(one);
        one.turn(world);
        expect(tokens(world)).toBe(0);
      }
    } finally {
      entry.holds = kept;
    }
  });
});

it('turns around with not', () => {
  const one = CASES.health_below[0];
  if (one === undefined) throw new Error('no case');
  const world = worldFor(one, true);
  expect(tokens(world)).toBe(1);
  one.turn(world);
  expect(tokens(world)).toBe(0);
});

it('is answered no about a target that is not there, also with not', () => {
  for (const not of [false, true]) {
    const world = new World({
      toml: `[[options]]
id = "tester"
category = "core:kind"
triggers = [{ on = "turn_started", condition = [{ check = "health_below", who = "target", value = 1, not = ${not} }], actions = [{ action = "give_item", item = "core:token" }] }]`,
    });
    expect(tokens(world.enter('core:dummy'))).toBe(0);
  }
});
