/** Fields of floors and of the rooms they are made of. */
import type { Floor } from '../../../src/game/state.ts';
import type { World } from '../../fixtures/world.ts';
import { below, cost, creation, floorBelow, type Rows, SHOP, shopping, TOKEN, tokens } from './row.ts';

const prefabs = (floor: Floor) => floor.rooms.map(({ prefab }) => prefab.slice('core:'.length)).sort();
const kinds = (world: World) => prefabs(floorBelow(world));
const inhabitants = (world: World) =>
  floorBelow(world).rooms.flatMap(({ enemies }) => enemies.map(({ def }) => def.slice('core:'.length)));
const vault = (fields = '', marks = '....', tagged = false) => `
[[prefabs]]
id = "vault"
${tagged ? '' : 'tags = ["core:vault"]'}
${fields}
layout = """
######
+${marks}+
######
"""
`;
/** Rooms with doors on all sides, so that there is something to join. */
const CROSSING = ['start', 'arena', 'exit']
  .map(
    (id) => `
[[prefabs]]
id = "${id}"
tags = ["core:${{ start: 'entrance', arena: 'normal', exit: 'stairs' }[id] ?? ''}"]
layout = """
##+##
#...#
+.${{ start: '<', arena: '.', exit: '>' }[id] ?? ''}.+
#...#
##+##
"""`,
  )
  .join('\n');
const doors = ({ tiles }: Floor) => tiles.join('').replace(/[^+]/g, '').length;

/** Two floors further down than the definition says, where scaling has worked twice. */
function deep(world: World): World {
  Object.assign(world.state.floor, { def: 'core:two', number: 4 });
  return world;
}
const scaled = (factors: string) => below(`repeat = true\nscaling = { ${factors} }`);
const table = (id: string) => `[[loot_tables]]\nid = "${id}"\nentries = [{ item = "core:token" }]\n`;
const piles = (world: World) => floorBelow(world).piles.map((pile) => pile.table);

export const PLACES: Rows = {
  'floors.number': {
    toml: below('§', '', 'number'),
    put: ['number = 2', 'number = 7'],
    see: (world) => floorBelow(world).number,
    is: [2, 7],
  },
  'floors.size': {
    toml: below('§', '', 'size'),
    put: ['size = [40, 20]', 'size = [45, 24]'],
    see: (world) => [floorBelow(world).width, world.state.floor.height],
    is: [
      [40, 20],
      [45, 24],
    ],
  },
  'floors.rooms': {
    toml: below('prefabs = [{ tag = "core:normal" }]\n§', CROSSING, 'rooms'),
    put: ['rooms = 3', 'rooms = 4'],
    see: (world) => kinds(world).length,
    is: [3, 4],
  },
  'floors.required': {
    toml: below('rooms = 4\n§', CROSSING, 'rooms, required'),
    put: [
      'required = ["core:entrance", "core:normal", "core:stairs"]',
      'required = ["core:entrance", "core:normal", "core:normal", "core:stairs"]',
    ],
    see: kinds,
    is: [
      ['arena', 'exit', 'start'],
      ['arena', 'arena', 'exit', 'start'],
    ],
  },
  'floors.prefabs': {
    toml: below('rooms = 4\n§', CROSSING, 'rooms'),
    put: ['', 'prefabs = [{ tag = "core:normal" }]'],
    see: (world) => kinds(world).length,
    is: [3, 4],
  },
  'floors.prefabs.tag': {
    toml: below('rooms = 4\nprefabs = [{ tag = "core:§" }]', CROSSING + vault(), 'rooms'),
    put: ['normal', 'vault'],
    see: kinds,
    is: [
      ['arena', 'arena', 'exit', 'start'],
      ['arena', 'exit', 'start', 'vault'],
    ],
  },
  'floors.prefabs.weight': {
    toml: below(
      'rooms = 4\nprefabs = [{ tag = "core:vault", weight = § }, { tag = "core:normal", weight = 1 }]',
      CROSSING + vault(),
      'rooms',
    ),
    put: ['0', '1000000'],
    see: kinds,
    is: [
      ['arena', 'arena', 'exit', 'start'],
      ['arena', 'exit', 'start', 'vault'],
    ],
  },
  'floors.creatures': {
    toml: below('creatures = [§]', '', 'creatures'),
    put: ['', '{ id = "core:brute" }'],
    see: inhabitants,
    is: [[], ['brute']],
  },
  'floors.creatures.id': {
    toml: below('creatures = [{ id = "core:§" }]', '', 'creatures'),
    put: ['brute', 'dummy'],
    see: inhabitants,
    is: [['brute'], ['dummy']],
  },
  'floors.creatures.weight': {
    toml: below('creatures = [{ id = "core:brute", weight = § }, { id = "core:dummy", weight = 1 }]', '', 'creatures'),
    put: ['0', '1000000'],
    see: inhabitants,
    is: [['dummy'], ['brute']],
  },
  'floors.populate': {
    toml: below('§'),
    put: ['', 'populate = [{ tag = "core:normal", creatures = [{ id = "core:dummy" }] }]'],
    see: inhabitants,
    is: [['brute'], ['dummy']],
  },
  'floors.populate.tag': {
    toml: below('populate = [{ tag = "core:§", creatures = [{ id = "core:dummy" }] }]'),
    put: ['vault', 'normal'],
    see: inhabitants,
    is: [['brute'], ['dummy']],
  },
  'floors.populate.creatures': {
    toml: below('populate = [{ tag = "core:normal", creatures = [§] }]'),
    put: ['', '{ id = "core:dummy" }'],
    see: inhabitants,
    is: [[], ['dummy']],
  },
  'floors.populate.creatures.id': {
    toml: below('populate = [{ tag = "core:normal", creatures = [{ id = "core:§" }] }]'),
    put: ['brute', 'dummy'],
    see: inhabitants,
    is: [['brute'], ['dummy']],
  },
  'floors.populate.creatures.weight': {
    toml: below(
      'populate = [{ tag = "core:normal", creatures = [{ id = "core:dummy", weight = § }, { id = "core:brute" }] }]',
    ),
    put: ['0', '1000000'],
    see: inhabitants,
    is: [['brute'], ['dummy']],
  },
  'floors.loot': {
    toml: below(
      'required = ["core:entrance", "core:vault", "core:stairs"]\n§',
      vault('', '.l..') + table('hoard'),
      'required',
    ),
    put: ['', 'loot = "core:hoard"'],
    see: piles,
    is: [[], ['core:hoard']],
  },
  'floors.loops': {
    toml: below('size = [90, 50]\nrooms = 9\nprefabs = [{ tag = "core:normal" }]\n§', CROSSING, 'size, rooms'),
    put: ['loops = 0', 'loops = 5'],
    see: (world) => doors(floorBelow(world)) > 2 * (world.state.floor.rooms.length - 1),
    is: [false, true],
  },
  'floors.price': {
    toml: below('§', SHOP),
    put: ['', 'price = 3'],
    see: (world) => {
      floorBelow(world);
      return cost(shopping(world));
    },
    is: [10, 30],
  },
  'floors.repeat': {
    toml: below('§'),
    put: ['', 'repeat = true'],
    setup: { endless: true },
    see: (world) => {
      floorBelow(world);
      floorBelow(world);
      return world.state.over?.outcome ?? world.state.floor.number;
    },
    is: ['won', 3],
  },
  'floors.scaling': {
    toml: below('repeat = true\n§'),
    put: ['', 'scaling = { health = 1.5 }'],
    see: (world) => deep(world).enter('core:brute').enemy().health,
    is: [100, 225],
  },
  'floors.scaling.health': {
    toml: scaled('§'),
    put: ['', 'health = 2'],
    see: (world) => deep(world).enter('core:brute').enemy().health,
    is: [100, 400],
  },
  'floors.scaling.damage': {
    toml: scaled('§'),
    put: ['', 'damage = 1.5'],
    see: (world) => deep(world).enter('core:brute').wait().state.hero.health,
    is: [100 - 10, 100 - 23],
  },
  'floors.scaling.exp': {
    toml: scaled('§'),
    put: ['', 'exp = 1.5'],
    see: (world) => {
      deep(world).enter('core:brute').do({ command: 'cheat', what: 'clear_room' });
      return world.state.hero.experience;
    },
    is: [5, 11],
  },
  'floors.scaling.price': {
    toml: scaled('§') + SHOP,
    put: ['', 'price = 1.5'],
    see: (world) => cost(shopping(deep(world))),
    is: [10, 23],
  },
  'floors.triggers': {
    toml: below('§'),
    put: ['', `triggers = [{ on = "floor_entered", actions = [${TOKEN}] }]`],
    see: (world) => {
      floorBelow(world);
      return tokens(world);
    },
    is: [0, 1],
  },
  'prefabs.tags': {
    toml: below('rooms = 4\nprefabs = [{ tag = "core:deep" }]', CROSSING + vault('§', '....', true), 'rooms'),
    put: ['tags = ["core:vault"]', 'tags = ["core:deep"]'],
    see: kinds,
    is: [
      ['arena', 'exit', 'start'],
      ['arena', 'exit', 'start', 'vault'],
    ],
  },
  'prefabs.layout': {
    toml: below(
      'required = ["core:entrance", "core:deep", "core:stairs"]',
      '[[prefabs]]\nid = "hole"\ntags = ["core:deep"]\nrotate = false\nlayout = """\n§\n"""',
      'required',
    ),
    put: ['####\n+..+\n####', '######\n+....+\n######'],
    see: (world) => floorBelow(world).rooms.find(({ prefab }) => prefab === 'core:hole')?.w,
    is: [4, 6],
  },
  'prefabs.rotate': {
    toml:
      below('', vault('§')) +
      below('required = ["core:entrance", "core:vault", "core:stairs"]', '', 'required')
        .replace('two', 'one')
        .replace('number = 2', 'number = 1'),
    put: ['', 'rotate = false'],
    read: (toml) => {
      const shapes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const room = creation(toml, ['core:tester'], String(seed)).state.floor.rooms.find(
          ({ prefab }) => prefab === 'core:vault',
        );
        return room !== undefined && room.w < room.h;
      });
      return shapes.includes(true);
    },
    is: [true, false],
  },
  'prefabs.hint': {
    toml: '[[prefabs]]\nid = "arena"\ntags = ["core:normal"]\n§\nlayout = """\n######\n+.e..+\n######\n"""',
    put: ['', 'hint = "It smells of fur."'],
    see: (world) => world.walk('eee').told('hint'),
    is: [[], [{ prefab: 'core:arena' }]],
  },
  'prefabs.loot': {
    toml: below(
      'loot = "core:poor"\nrequired = ["core:entrance", "core:vault", "core:stairs"]',
      vault('§', '.l..') + table('poor') + table('rich'),
      'required',
    ),
    put: ['', 'loot = "core:rich"'],
    see: piles,
    is: [['core:poor'], ['core:rich']],
  },
  'prefabs.npcs': {
    toml: below(
      'required = ["core:entrance", "core:vault", "core:stairs"]',
      `${vault('§', '.n..')}[[npcs]]\nid = "sage"`,
      'required',
    ),
    put: ['', 'npcs = ["core:sage"]'],
    see: (world) => floorBelow(world).npcs.map(({ def }) => def),
    is: [[], ['core:sage']],
  },
  'prefabs.triggers': {
    toml: '[[prefabs]]\nid = "arena"\ntags = ["core:normal"]\n§\nlayout = """\n######\n+.e..+\n######\n"""',
    put: ['', `triggers = [{ on = "room_entered", actions = [${TOKEN}] }]`],
    see: (world) => tokens(world.walk('eeee')),
    is: [0, 1],
  },
};
