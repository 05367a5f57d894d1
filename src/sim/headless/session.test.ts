/** The game without a screen: every line is answered, and none that makes no sense ends anything. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../data/load.ts';
import type { Content } from '../../game/content/content.ts';
import type { GameState } from '../../game/state.ts';
import { COMMAND_NAMES, QUERIES, requestShape } from './requests.ts';
import { HeadlessSession } from './session.ts';

const TOML = `
[[categories]]
id = "race"
[[categories]]
id = "class"
order = 1
[[options]]
id = "elf"
category = "core:race"
[[options]]
id = "troll"
category = "core:race"
condition = [{ check = "floor", at_least = 9 }]
[[options]]
id = "thief"
category = "core:class"
[[options]]
id = "baker"
category = "core:class"
on_create = [{ action = "give_item", item = "core:gold", count = 500 }, { action = "give_item", item = "core:bread", count = 3 }]
[[slots]]
id = "head"
[[items]]
id = "gold"
stackable = true
[[items]]
id = "bread"
stackable = true
consumed_on_use = true
base_price = 10
actions = [{ action = "change_attribute", attribute = "health", amount = 5 }]
[[items]]
id = "cap"
slot = "core:head"
[[abilities]]
id = "attack"
actions = [{ action = "damage", scale = 1, damage_type = "slash", target = "target" }]
[[creatures]]
id = "rat"
base = { max_health = 40, damage = 3 }
ai = [{ ability = "core:attack" }]
[[loot_tables]]
id = "goods"
entries = [{ item = "core:bread", count = 5 }]
[[npcs]]
id = "smith"
shop = "core:goods"
options = [{ text = "Wares", actions = [{ action = "open_shop" }] }]
[[prefabs]]
id = "start"
tags = ["core:entrance"]
npcs = ["core:smith"]
layout = """
#####
+.<.+
#.n.#
#####
"""
[[prefabs]]
id = "den"
tags = ["core:den"]
layout = """
#####
+.e.+
#####
"""
[[prefabs]]
id = "exit"
tags = ["core:exit"]
layout = """
####
+.>#
####
"""
[[floors]]
id = "one"
number = 1
size = [40, 20]
rooms = 3
required = ["core:entrance", "core:den", "core:exit"]
creatures = [{ id = "core:rat" }]
`;
const CONTENT: Content = loadContent(
  [
    {
      folder: 'core',
      files: [
        { path: 'manifest.toml', text: 'id = "core"\nname = "Test"\nversion = "1.0.0"\n' },
        { path: 'all.toml', text: TOML },
      ],
    },
  ],
  { engine: '1.0.0' },
).content;

type Json = Record<string, unknown>;

class Line {
  readonly session = new HeadlessSession(CONTENT);

  ask(request: unknown): Json {
    return JSON.parse(this.session.answer(JSON.stringify(request))) as Json;
  }

  raw(text: string): Json {
    return JSON.parse(this.session.answer(text)) as Json;
  }

  state(): GameState {
    return this.ask({ query: 'state' }).state as GameState;
  }
}
const begun = (more: object = { options: ['core:elf', 'core:baker'] }): Line => {
  const line = new Line();
  expect(line.ask({ new: { seed: '7', ...more } })).toEqual({ ready: { turn: 0 } });
  return line;
};
/** In the den, through the state: what a program may load it may also change. */
const inFight = (): Line => {
  const line = begun();
  const state = line.state();
  const { floor, hero } = state;
  const index = floor.rooms.findIndex(({ prefab }) => prefab === 'core:den');
  const room = floor.rooms[index];
  if (room === undefined) throw new Error('no den');
  const cells = Array.from({ length: room.w * room.h }, (_, cell) => ({
    x: room.x + (cell % room.w),
    y: room.y + Math.floor(cell / room.w),
  }));
  const door = cells.find(({ x, y }) => floor.tiles[y]?.[x] === '+');
  const steps = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;
  for (const [direction, [dx, dy]] of Object.entries(steps)) {
    const from = { x: (door?.x ?? 0) - dx, y: (door?.y ?? 0) - dy };
    const inside = cells.some(({ x, y }) => x === from.x && y === from.y);
    if (inside || floor.tiles[from.y]?.[from.x] !== '.') continue;
    const changed = { ...state, hero: { ...hero, position: from, outside: from, room: -1 } };
    expect(line.ask({ load: changed })).toEqual({ ready: { turn: 0 } });
    expect(line.ask({ command: 'move', direction })).toMatchObject({ outcome: 'turn_passed', turn: 1, over: null });
    return line;
  }
  throw new Error('no way in');
};
const inShop = (): Line => {
  const line = begun();
  const state = line.state();
  const [npc] = state.floor.npcs;
  if (npc === undefined) throw new Error('no smith');
  line.ask({ load: { ...state, hero: { ...state.hero, position: { x: npc.x, y: npc.y }, room: npc.room } } });
  line.ask({ command: 'talk' });
  line.ask({ command: 'choose', option: 0 });
  return line;
};

describe('a run', () => {
  it('begins with the options named; categories not named take their first by id', () => {
    const options = (line: Line) => line.state().hero.options;
    expect(options(begun({ options: ['core:thief'] }))).toEqual(['core:elf', 'core:thief']);
    expect(options(begun({ options: [] }))).toEqual(['core:elf', 'core:baker']);
  });

  it('without options waits for its hero', () => {
    const line = begun({});
    expect(line.ask({ command: 'wait' })).toEqual({ outcome: 'rejected', reason: { code: 'not_created' } });
    const { commands } = line.ask({ query: 'commands' }) as { commands: Json[] };
    expect(commands).toHaveLength(1);
    expect(line.ask(commands[0])).toMatchObject({ outcome: 'turn_passed', turn: 0, over: null });
    expect(line.state().hero.options).toEqual(['core:elf', 'core:baker']);
  });

  it.each([
    ['a decimal seed is itself', '18446744073709551615', '18446744073709551615'],
    ['any other text is hashed', 'Käse', expect.stringMatching(/^\d{5,20}$/)],
  ])('%s', (_what, seed, expected) => {
    const line = new Line();
    line.ask({ new: { seed, options: [] } });
    expect(line.state().seed).toEqual(expected);
  });

  it('answers a turn with what it logged, and a refusal with its reason and nothing else', () => {
    const line = begun();
    const { log } = line.ask({ command: 'wait' }) as { log: Json[] };
    expect(log).toEqual([{ turn: 0, code: 'waited' }]);
    const before = line.ask({ query: 'checksum' });
    expect(line.ask({ command: 'descend' })).toEqual({ outcome: 'rejected', reason: { code: 'no_stairs' } });
    expect(line.ask({ query: 'checksum' })).toEqual(before);
  });

  it('says when it is over, and goes on answering', () => {
    const line = begun();
    expect(line.ask({ command: 'cheat', what: 'descend' })).toMatchObject({ over: 'won' });
    expect(line.ask({ command: 'wait' })).toEqual({ outcome: 'rejected', reason: { code: 'run_over' } });
    expect(line.ask({ query: 'commands' })).toEqual({ commands: [] });
    const dying = inFight();
    dying.ask({ load: { ...dying.state(), hero: { ...dying.state().hero, health: 1 } } });
    let over: unknown = null;
    for (let turn = 0; turn < 60 && over === null; turn++) over = dying.ask({ command: 'wait' }).over ?? null;
    expect(over).toBe('died');
  });
});

describe('a state', () => {
  it('loaded is the very same, and plays on the same', () => {
    for (const line of [begun(), begun({}), inFight(), inShop()]) {
      const other = new Line();
      expect(other.ask({ load: line.state() })).toHaveProperty('ready');
      expect(other.state()).toEqual(line.state());
      for (const command of [
        { command: 'wait' },
        { command: 'use_ability', ability: 'core:attack' },
        { command: 'wait' },
      ]) {
        expect(other.ask(command)).toEqual(line.ask(command));
      }
      expect(other.ask({ query: 'checksum' })).toEqual(line.ask({ query: 'checksum' }));
    }
  });

  const broken = (change: (state: GameState) => unknown) => {
    const state = inFight().state();
    return change(state) ?? state;
  };
  it.each([
    ['no object', () => 5],
    ['a list', () => []],
    ['nothing', () => ({})],
    ['one with a field more', () => broken((state) => ({ ...state, more: 1 }))],
    ['one without a field', () => broken(({ tally: _tally, ...rest }) => rest)],
    ['one with half a health', () => broken((state) => ({ ...state, hero: { ...state.hero, health: 0.5 } }))],
    ['a dead hero who plays', () => broken((state) => ({ ...state, hero: { ...state.hero, health: 0 } }))],
    [
      'a hero beyond the map',
      () => broken((state) => ({ ...state, hero: { ...state.hero, position: { x: 999, y: 1 } } })),
    ],
    ['dead dice', () => broken((state) => ({ ...state, rng: { ...state.rng, combat: { hi: 0, lo: 0 } } }))],
    ['a fight with nobody', () => broken((state) => ({ ...state, fight: { ...state.fight, enemies: [] } }))],
    ['a seed that is none', () => broken((state) => ({ ...state, seed: '-1' }))],
  ])('that is %s is refused, and the run stays', (_what, make) => {
    const line = begun();
    const before = line.ask({ query: 'checksum' });
    expect(line.ask({ load: make() })).toMatchObject({
      error: { code: 'bad_state', message: expect.stringMatching(/./) },
    });
    expect(line.ask({ query: 'checksum' })).toEqual(before);
  });

  it('that needs what is not loaded is refused by name', () => {
    const line = begun();
    const state = line.state();
    state.hero.bag.push({ def: 'lost:relic', affixes: [], count: 1 });
    expect(line.ask({ load: state })).toMatchObject({
      error: { code: 'unknown_content', message: expect.stringContaining('lost:relic') },
    });
  });
});

describe('commands', () => {
  /** Each command in a place where it can be played. */
  const places: readonly (() => Line)[] = [begun, inFight, inShop, () => begun({})];

  it('as they are listed can be sent, each of them', () => {
    const sent = new Set<string>();
    for (const place of places) {
      const { commands } = place().ask({ query: 'commands' }) as { commands: Json[] };
      for (const command of commands) {
        expect(requestShape.safeParse(command).success).toBe(true);
        expect(place().ask(command)).toMatchObject({ outcome: 'turn_passed' });
        sent.add(String(command.command));
      }
    }
    expect([...sent].sort()).toEqual(
      [
        'buy',
        'choose',
        'create_character',
        'drop',
        'leave',
        'move',
        'sell',
        'talk',
        'use_ability',
        'use_item',
        'wait',
      ].sort(),
    );
  });

  it('with a count say how large it may be', () => {
    const { commands } = inShop().ask({ query: 'commands' }) as { commands: Json[] };
    expect(commands.find(({ command }) => command === 'buy')).toEqual({ command: 'buy', item: 0, count: 1, max: 5 });
    expect(commands.filter(({ command }) => command === 'sell')).toEqual([
      { command: 'sell', item: 1, count: 1, max: 3 },
    ]);
  });

  it('are known by name, all of them', () => {
    const line = begun();
    for (const command of COMMAND_NAMES) {
      const answer = line.ask({ command, nonsense: 1 });
      expect(answer).toMatchObject({ error: { code: 'bad_command' } });
      expect(JSON.stringify(answer)).not.toContain('command: expected one of');
    }
  });
});

describe('a query', () => {
  it('of any kind draws nothing and changes nothing', () => {
    for (const line of [begun(), begun({}), inFight(), inShop()]) {
      const before = line.state();
      for (const query of Object.keys(QUERIES)) {
        const more =
          { attribute: { who: 'hero', attribute: 'damage' }, estimate: { ability: 'core:attack' } }[query] ?? {};
        expect(line.ask({ query, ...more })).not.toMatchObject({ error: { code: 'bad_query' } });
      }
      expect(line.state()).toEqual(before);
    }
  });

  it('attribute tells the value and its parts, also against an opponent', () => {
    const line = inFight();
    expect(line.ask({ query: 'attribute', who: 0, attribute: 'max_health' })).toEqual({
      value: 40,
      parts: [{ source: { kind: 'base', id: '' }, flat: 40, percent: 0 }],
    });
    expect(
      line.ask({ query: 'attribute', who: 'hero', attribute: 'resistance', damage_type: 'fire', against: 0 }),
    ).toMatchObject({ value: 0 });
  });

  it('estimate tells chance and damage, and what it would break', () => {
    expect(inFight().ask({ query: 'estimate', ability: 'core:attack' })).toMatchObject({
      hit: 0.8 - 0.02,
      min: 2,
      max: 3,
      breaks: [],
    });
  });

  it('log tells from a turn on, floor what is known, or all', () => {
    const line = inFight();
    const { log } = line.ask({ query: 'log', since: 0 }) as { log: Json[] };
    const later = line.ask({ query: 'log', since: 1 }) as { log: Json[] };
    expect(log.length).toBeGreaterThan(later.log.length);
    const known = line.ask({ query: 'floor' }) as { rows: string[]; rooms: Json[]; hero: number[]; number: number };
    const all = line.ask({ query: 'floor', all: true }) as { rows: string[]; rooms: Json[] };
    expect([known.number, known.rooms.length, all.rooms.length]).toEqual([1, 2, 3]);
    expect(known.rows.join('')).toContain(' ');
    expect(all.rows).toEqual(line.state().floor.tiles);
    expect(known.hero).toEqual([line.state().hero.position.x, line.state().hero.position.y]);
  });

  it('hero, bag, enemies, shop and dialog tell what a player sees', () => {
    const line = inFight();
    expect(line.ask({ query: 'hero' })).toMatchObject({
      health: 100,
      max_health: 100,
      stamina: 100,
      max_stamina: 100,
      level: 1,
      experience: 0,
      points: 0,
      gold: 500,
      modifiers: [],
    });
    expect(line.ask({ query: 'bag' })).toEqual({
      bag: [
        { index: 0, def: 'core:gold', affixes: [], count: 500, price: 0 },
        { index: 1, def: 'core:bread', affixes: [], count: 3, price: 4 },
      ],
      worn: {},
    });
    expect(line.ask({ query: 'enemies' })).toEqual({
      enemies: [
        {
          index: 0,
          def: 'core:rat',
          health: 40,
          max_health: 40,
          stamina: 100,
          modifiers: [],
          intent: { ability: 'core:attack', target: 'hero', in: 0 },
        },
      ],
    });
    const shop = inShop();
    expect(shop.ask({ query: 'shop' })).toEqual({
      offers: [{ index: 0, def: 'core:bread', affixes: [], count: 5, price: 10 }],
      gold: 500,
    });
    expect(shop.ask({ query: 'dialog' })).toEqual({
      npc: 'core:smith',
      shop: true,
      options: [{ index: 0, key: 'Wares', text: 'Wares', price: 0 }],
    });
  });

  it.each([
    [{ query: 'attribute', who: 3, attribute: 'luck' }, 'no_such_creature', 'who'],
    [{ query: 'attribute', who: 'hero', attribute: 'luck', against: 0 }, 'no_such_creature', 'against'],
    [{ query: 'attribute', who: 'hero', attribute: 'beauty' }, 'bad_query', 'attribute: expected one of strength'],
    [{ query: 'attribute', who: 'rat', attribute: 'luck' }, 'bad_query', 'who'],
    [{ query: 'estimate', ability: 'core:nonsense' }, 'unknown_ability', 'core:nonsense'],
    [{ query: 'estimate', ability: 'core:attack' }, 'no_such_target', 'target'],
    [{ query: 'estimate' }, 'bad_query', 'ability'],
    [{ query: 'log', since: -1 }, 'bad_query', 'since'],
    [{ query: 'floor', all: 1 }, 'bad_query', 'all'],
    [{ query: 'hero', more: 1 }, 'bad_query', 'more'],
    [{ query: 'shop' }, 'not_talking', 'nobody'],
    [{ query: 'dialog' }, 'not_talking', 'nobody'],
    [{ query: 'nonsense' }, 'unknown_query', 'state, checksum'],
    [{ query: 'constructor' }, 'unknown_query', 'state, checksum'],
    [{ query: 7 }, 'unknown_query', 'state, checksum'],
  ])('%j is answered with an error that names the part', (request, code, part) => {
    expect(begun().ask(request)).toMatchObject({ error: { code, message: expect.stringContaining(part) } });
  });
});

describe('a line that makes no sense', () => {
  it.each([
    ['', 'no_object', 'object'],
    ['nonsense', 'no_object', 'object'],
    ['[]', 'no_object', 'object'],
    ['null', 'no_object', 'object'],
    ['"wait"', 'no_object', 'object'],
    ['{"command":', 'no_object', 'object'],
    ['{}', 'unknown_request', 'new, load, command, query'],
    ['{"comand":"wait"}', 'unknown_request', 'new, load, command, query'],
    ['{"command":"dance"}', 'bad_command', 'command: expected one of create_character, move'],
    ['{"command":"constructor"}', 'bad_command', 'command: expected one of'],
    ['{"command":["wait"]}', 'bad_command', 'command: expected one of'],
    ['{"command":"move"}', 'bad_command', 'direction: expected one of north'],
    ['{"command":"move","direction":"up"}', 'bad_command', 'direction: expected one of north'],
    ['{"command":"wait","turns":3}', 'bad_command', 'unknown field turns'],
    ['{"command":"wait","max":3}', 'bad_command', 'unknown field max'],
    ['{"command":"use_item","item":-1}', 'bad_command', 'item: at least 0'],
    ['{"command":"use_item","item":1e99}', 'bad_command', 'item'],
    ['{"command":"drop","item":0,"count":0.5}', 'bad_command', 'count'],
    ['{"command":"drop","item":0,"count":"all"}', 'bad_command', 'count: expected'],
    ['{"command":"cheat"}', 'bad_command', 'what: expected one of give'],
    ['{"command":"cheat","what":"fly"}', 'bad_command', 'what: expected one of give'],
    ['{"command":"cheat","what":"give"}', 'bad_command', 'item: expected'],
    ['{"command":"assign_points","points":{"beauty":1}}', 'bad_command', 'points: unknown field beauty'],
    ['{"new":{}}', 'bad_request', 'new.seed'],
    ['{"new":{"seed":7}}', 'bad_request', 'new.seed: expected string'],
    ['{"new":{"seed":"7","hero":"elf"}}', 'bad_request', 'hero'],
    ['{"new":{"seed":"7"},"more":1}', 'bad_request', 'more'],
    ['{"load":{},"more":1}', 'bad_request', 'more'],
    ['{"new":{"seed":"7","options":["core:nonsense"]}}', 'unknown_option', 'core:nonsense'],
    ['{"new":{"seed":"7","options":["core:troll"]}}', 'option_condition', 'core:troll'],
    ['{"new":{"seed":"7","name":"","options":[]}}', 'bad_name', 'name'],
  ])('%s', (text, code, part) => {
    const line = begun();
    const before = line.state();
    expect(line.raw(text)).toMatchObject({ error: { code, message: expect.stringContaining(part) } });
    expect(line.state()).toEqual(before);
  });

  it.each([{ command: 'wait' }, { query: 'state' }])('%j before a run is answered with what to do', (request) => {
    expect(new Line().ask(request)).toEqual({ error: { code: 'no_run', message: 'begin one with new or load' } });
  });

  it('of any length and depth ends nothing', () => {
    const line = begun();
    expect(line.raw('x'.repeat(16_000_001))).toMatchObject({ error: { code: 'too_long' } });
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(line.raw(`{"load":${deep}}`)).toMatchObject({ error: { code: 'bad_state' } });
    expect(line.ask({ query: 'checksum' })).toHaveProperty('checksum');
  });
});
