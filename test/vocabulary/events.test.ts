/** Every event is heard where it may be, with every field `when` may ask: matching ones are answered, others are not. */
import { describe, expect, it } from 'vitest';
import { EVENTS, type EventName } from '../../src/game/rules/events.ts';
import { World } from '../fixtures/world.ts';

interface Case {
  /** Values of `when` that match what `play` brings about, one by one. */
  readonly matches: Readonly<Record<string, string>>;
  /** Values that do not. */
  readonly misses: Readonly<Record<string, string>>;
  readonly more?: string;
  readonly play: (world: World) => void;
  /** How often it is raised by that; once where nothing is said. */
  readonly times?: number;
}

const bolt = `
[[abilities]]
id = "bolt"
tags = ["core:magic"]
actions = [{ action = "damage", amount = 9, damage_type = "fire", target = "target" }]
`;
const bite = `
[[creatures]]
id = "biter"
base = { max_health = 50, damage = 6, critical_chance = 0, dexterity = -20 }
ai = [{ ability = "core:attack" }]
`;
const sage = `
[[npcs]]
id = "sage"
[[npcs]]
id = "fool"
`;

const CASES: Readonly<Record<EventName, readonly Case[]>> = {
  turn_started: [{ matches: {}, misses: {}, play: (world) => world.enter('core:dummy').wait() }],
  attack_hit: [
    {
      matches: { damage_type: '"fire"', critical: 'false', at_least: '9' },
      misses: { damage_type: '"ice"', critical: 'true', at_least: '10' },
      more: bolt,
      play: (world) => world.enter('core:dummy').use('core:bolt'),
    },
  ],
  attack_missed: [
    {
      matches: {},
      misses: {},
      more: `${bolt}[balance]\nhit_floor = 0\nhit_ceiling = 0\n`,
      play: (world) => world.enter('core:dummy').use('core:bolt'),
    },
  ],
  damage_taken: [
    {
      matches: { damage_type: '"slash"', critical: 'false', at_least: '6', attack: 'true' },
      misses: { damage_type: '"ice"', critical: 'true', at_least: '7', attack: 'false' },
      more: bite,
      play: (world) => world.enter('core:biter').wait(),
    },
  ],
  creature_died: [
    {
      matches: {},
      misses: {},
      play: (world) => {
        world.enter('core:dummy').enemy().health = 1;
        world.use();
      },
    },
  ],
  ability_used: [
    {
      matches: { ability: '"core:bolt"', tag: '"core:magic"' },
      misses: { ability: '"core:attack"', tag: '"core:other"' },
      more: bolt,
      play: (world) => world.enter('core:dummy').use('core:bolt'),
    },
  ],
  item_picked_up: [
    {
      matches: { item: '"core:token"' },
      misses: { item: '"core:gold"' },
      play: (world) => world.do({ command: 'cheat', what: 'give', item: 'core:token', count: 3 }),
    },
  ],
  item_used: [
    {
      matches: { item: '"core:pill"' },
      misses: { item: '"core:gold"' },
      more: '[[items]]\nid = "pill"\nactions = [{ action = "change_attribute", attribute = "stamina", amount = 1 }]',
      play: (world) => world.give('core:pill').do({ command: 'use_item', item: 0 }),
    },
  ],
  floor_entered: [
    {
      matches: { floor: '2' },
      misses: { floor: '3' },
      play: (world) => world.do({ command: 'cheat', what: 'descend' }),
      // Creating the hero entered the first floor.
      times: 2,
    },
  ],
  room_entered: [
    {
      matches: { prefab: '"core:arena"' },
      misses: { prefab: '"core:exit"' },
      play: (world) => world.walk('eeee'),
      // Creating the hero entered the first room.
      times: 2,
    },
  ],
  npc_talked: [
    {
      matches: { npc: '"core:sage"' },
      misses: { npc: '"core:fool"' },
      more: sage,
      play: (world) => world.talkTo('core:sage'),
    },
  ],
  quest_completed: [
    {
      matches: { quest: '"core:first"' },
      misses: { quest: '"core:second"' },
      more: '[[quests]]\nid = "first"\non = "item_used"\n[[quests]]\nid = "second"\non = "item_used"\n[[items]]\nid = "pill"\nactions = [{ action = "change_attribute", attribute = "stamina", amount = 1 }]',
      play: (world) => {
        world.do({ command: 'cheat', what: 'quest', quest: 'core:first' });
        world.give('core:pill').do({ command: 'use_item', item: 0 });
      },
    },
  ],
  level_gained: [
    {
      matches: { level: '2' },
      misses: { level: '9' },
      play: (world) => world.do({ command: 'cheat', what: 'level' }),
    },
  ],
  combat_started: [{ matches: {}, misses: {}, play: (world) => world.enter('core:dummy') }],
  combat_ended: [
    {
      matches: { outcome: '"victory"' },
      misses: { outcome: '"fled"' },
      play: (world) => world.enter('core:dummy').do({ command: 'cheat', what: 'clear_room' }),
    },
    {
      matches: { outcome: '"fled"' },
      misses: { outcome: '"victory"' },
      play: (world) => {
        world.enter('core:dummy');
        for (let tries = 0; tries < 12 && world.state.fight !== undefined; tries++) world.use('core:flee');
      },
    },
  ],
};

/** How often the hero answers the event with that filter. */
function answers(name: string, { more = '', play }: Case, when: string): number {
  const world = new World({
    toml: `${more}
[[options]]
id = "tester"
category = "core:kind"
abilities = [${more.includes('"bolt"') ? '"core:bolt"' : ''}]
modifiers = [{ attribute = "critical_chance", flat = -5 }]
triggers = [{ on = "${name}", when = {${when}}, actions = [{ action = "change_attribute", attribute = "health", amount = -1 }, { action = "give_exp", amount = 0 }, { action = "emit_event", event = "core:heard" }] }, { on = "core:heard", actions = [{ action = "apply_modifier", modifier = "core:count" }] }]
[[modifiers]]
id = "count"
permanent = true
stacks = 99
`,
  });
  play(world);
  return world.state.hero.modifiers.find(({ id }) => id === 'core:count')?.stacks ?? 0;
}

describe.each(Object.keys(EVENTS) as EventName[])('the event %s', (name) => {
  it.each(CASES[name])('is answered: %#', (one) => {
    expect(answers(name, one, '')).toBe(one.times ?? 1);
  });

  it('is not raised by what raises others', () => {
    const other = name === 'npc_talked' ? 'item_used' : 'npc_talked';
    for (const one of CASES[name]) expect(answers(other, one, '')).toBe(0);
  });

  it('has a case for every field of when', () => {
    const fields = Object.keys(EVENTS[name].when).sort();
    for (const one of CASES[name]) {
      expect(Object.keys(one.matches).sort()).toEqual(fields);
      expect(Object.keys(one.misses).sort()).toEqual(fields);
      for (const field of fields) {
        expect(answers(name, one, ` ${field} = ${one.matches[field]} `), `${field} matches`).toBe(1);
        expect(answers(name, one, ` ${field} = ${one.misses[field]} `), `${field} misses`).toBe(0);
      }
    }
  });
});

it('an event of a mod’s own is heard under its name only', () => {
  const one: Case = {
    matches: {},
    misses: {},
    more: '[[items]]\nid = "bell"\nactions = [{ action = "emit_event", event = "core:ritual" }]',
    play: (world) => world.give('core:bell').do({ command: 'use_item', item: 0 }),
  };
  expect(answers('core:ritual', one, '')).toBe(1);
  expect(answers('core:rite', one, '')).toBe(0);
});
