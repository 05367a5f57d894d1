/** Which floor follows which, and what a floor is made of: rooms, ends, inhabitants, goods. */
import { describe, expect, it } from 'vitest';
import {
  CORE_ENTRIES,
  type DungeonEntries,
  dungeon,
  type FloorEntry,
  type PrefabEntry,
} from '../../../test/fixtures/dungeon.ts';
import type { Floor } from '../state.ts';
import { roomAt } from './discovery.ts';
import { floorFor, generateFloor } from './generate.ts';

const plain: FloorEntry = {
  id: 'core:floor',
  number: 1,
  size: [60, 30],
  rooms: 5,
  required: ['core:entrance', 'core:stairs'],
  prefabs: [{ tag: 'core:normal' }],
  creatures: [{ id: 'core:rat' }],
  loot: 'core:floor_table',
};

/** The floor that a definition gives for a seed. */
function made(change: Partial<FloorEntry> = {}, entries: DungeonEntries = {}, seed = '1') {
  const content = dungeon({ ...CORE_ENTRIES, ...entries, floors: [{ ...plain, ...change }] });
  const def = content.floorByNumber.get(1);
  if (def === undefined) throw new Error('there is no floor 1');
  return generateFloor(content, def, 1, { seed, firstEnemy: 7 });
}

function floorOf(change: Partial<FloorEntry> = {}, entries: DungeonEntries = {}, seed = '1'): Floor {
  const found = made(change, entries, seed);
  if (!found.ok) throw new Error(found.reason);
  return found.floor;
}

const seeds = Array.from({ length: 30 }, (_, seed) => String(seed));
const prefabAt = (floor: Floor, { x, y }: { x: number; y: number }) => floor.rooms[roomAt(floor, x, y)]?.prefab;
const room = (id: string, tag: string, layout: string): PrefabEntry => ({
  id: `core:${id}`,
  tags: [`core:${tag}`],
  layout,
});

describe('floorFor', () => {
  const content = dungeon({
    ...CORE_ENTRIES,
    floors: [1, 2, 4, 5].map((number) => ({ ...plain, id: `core:floor_${number}`, number, repeat: number >= 4 })),
  });
  const finite = dungeon({ ...CORE_ENTRIES, floors: [plain] });

  it.each([
    [1, false, 1],
    [5, false, 5],
    [3, false, undefined],
    [6, false, undefined],
    [5, true, 5],
    [6, true, 4],
    [7, true, 5],
    [8, true, 4],
    [501, true, 5],
  ])('floor %i, endless: %s, is made after %s', (number, endless, expected) => {
    expect(floorFor(content, number, endless)?.number).toBe(expected);
  });

  it('without a repeating floor even an endless run ends', () => {
    expect(floorFor(finite, 2, true)).toBe(undefined);
  });
});

describe('entrance and stairs', () => {
  const both = room('both', 'both', '###+###\n#<...>#\n###+###');

  it('stand in the first and the last required room that has them', () => {
    const entries = { prefabs: [...CORE_ENTRIES.prefabs, both] };
    for (const seed of seeds) {
      const floor = floorOf({ required: ['core:both', 'core:entrance', 'core:stairs', 'core:both'] }, entries, seed);
      expect([prefabAt(floor, floor.entrance), prefabAt(floor, floor.stairs)]).toEqual(['core:both', 'core:both']);
      expect(roomAt(floor, floor.entrance.x, floor.entrance.y)).toBe(0);
      expect(roomAt(floor, floor.stairs.x, floor.stairs.y)).toBe(3);
    }
  });

  it('stand in two rooms where one could have both', () => {
    const entries = { prefabs: [...CORE_ENTRIES.prefabs, both] };
    const floor = floorOf({ required: ['core:both', 'core:stairs'] }, entries);
    expect([prefabAt(floor, floor.entrance), prefabAt(floor, floor.stairs)]).toEqual(['core:both', 'core:stair_room']);
  });

  it('are found even if only some rooms of a tag have them', () => {
    const entries = {
      prefabs: [
        ...CORE_ENTRIES.prefabs,
        room('hall', 'end', '###+###\n#.....#\n###+###'),
        room('up', 'end', '###+###\n#..<..#\n###+###'),
        room('down', 'end', '###+###\n#..>..#\n###+###'),
      ],
    };
    for (const seed of seeds) {
      const floor = floorOf({ required: ['core:end', 'core:end'] }, entries, seed);
      expect([prefabAt(floor, floor.entrance), prefabAt(floor, floor.stairs)]).toEqual(['core:up', 'core:down']);
    }
  });
});

describe('rooms', () => {
  it('that must not be turned stand as drawn', () => {
    const prefabs = CORE_ENTRIES.prefabs.map((prefab) => ({ ...prefab, rotate: false }));
    for (const seed of seeds) {
      for (const { prefab, w, h } of floorOf({}, { prefabs }, seed).rooms) {
        const rows =
          prefabs
            .find((one) => one.id === prefab)
            ?.layout.trim()
            .split('\n') ?? [];
        expect([w, h]).toEqual([rows[0]?.length, rows.length]);
      }
    }
  });

  it('that fit only when turned are turned', () => {
    const long = room(
      'long',
      'long',
      ['+'.padEnd(7, '#'), ...new Array<string>(22).fill('#.....#'), '#+#####'].join('\n'),
    );
    const prefabs = [...CORE_ENTRIES.prefabs, { ...long, layout: long.layout.replace('+######', '#+#####') }];
    for (const seed of seeds.slice(0, 10)) {
      const floor = floorOf({ size: [60, 20], prefabs: [{ tag: 'core:long' }], rooms: 3 }, { prefabs }, seed);
      for (const { prefab, w } of floor.rooms) if (prefab === 'core:long') expect(w).toBe(24);
    }
  });

  it('follow the weights of their tags', () => {
    const counts = { market: 0, normal: 0 };
    for (const seed of seeds) {
      const prefabs = [
        { tag: 'core:merchant', weight: 3 },
        { tag: 'core:normal', weight: 1 },
        { tag: 'core:nothing', weight: 50 },
      ];
      for (const { prefab } of floorOf({ prefabs, rooms: 6 }, {}, seed).rooms.slice(2)) {
        counts[prefab === 'core:market' ? 'market' : 'normal']++;
      }
    }
    const share = counts.market / (counts.market + counts.normal);
    expect(Math.abs(share - 0.75)).toBeLessThan(0.12);
    expect(counts.market + counts.normal).toBeGreaterThan(30 * 3);
  });
});

describe('inhabitants', () => {
  it('are drawn by weight from the floor, in rooms of a kind from their own list', () => {
    for (const seed of seeds.slice(0, 10)) {
      const floor = floorOf(
        {
          prefabs: [{ tag: 'core:normal' }, { tag: 'core:treasure' }],
          creatures: [{ id: 'core:rat' }, { id: 'core:ghoul', weight: 0 }],
          populate: [{ tag: 'core:treasure', creatures: [{ id: 'core:ghoul' }] }],
        },
        {},
        seed,
      );
      for (const { prefab, enemies } of floor.rooms) {
        const expected = prefab === 'core:vault' ? 'core:ghoul' : 'core:rat';
        for (const enemy of enemies) expect(enemy.def).toBe(expected);
      }
    }
  });

  it('are numbered through the run, and within a room when there are two of a kind', () => {
    const { floor, nextEnemy } = made({ prefabs: [{ tag: 'core:normal' }], rooms: 6 }) as {
      floor: Floor;
      nextEnemy: number;
    };
    const enemies = floor.rooms.flatMap((one) => one.enemies);
    expect(enemies.map((enemy) => enemy.number)).toEqual(enemies.map((_, index) => 7 + index));
    expect(nextEnemy).toBe(7 + enemies.length);
    const ordinals = floor.rooms.map((one) => one.enemies.map((enemy) => enemy.ordinal).join(' '));
    expect(new Set(ordinals)).toEqual(new Set(['', '0', '1 2']));
  });

  it('nobody waits where the hero arrives, even on places for enemies', () => {
    const prefabs = [...CORE_ENTRIES.prefabs, room('trap', 'trap', '###+###\n#e.<.e#\n###+###')];
    const floor = floorOf({ required: ['core:trap', 'core:stairs'] }, { prefabs });
    expect(floor.rooms[0]).toMatchObject({ prefab: 'core:trap', enemies: [] });
  });

  it('have full health and stamina, grown on floors that repeat', () => {
    const content = dungeon({ ...CORE_ENTRIES, floors: [{ ...plain, scaling: { health: 2 } }] });
    const def = content.floorByNumber.get(1);
    const found = def && generateFloor(content, def, 4, { seed: '1', firstEnemy: 0 });
    const rats = found?.ok === true ? found.floor.rooms.flatMap((one) => one.enemies) : [];
    expect(rats.length).toBeGreaterThan(0);
    for (const rat of rats) expect([rat.health, rat.stamina]).toEqual([14 * 8, 100]);
  });

  it('NPCs take their places in the order drawn, however the room is turned', () => {
    const smith = { id: 'core:blacksmith', shop: 'core:blacksmith_stock' };
    const npcs = [smith, { id: 'core:sage' }];
    const market: PrefabEntry = {
      ...room('market', 'merchant', '###+###\n#n...##\n##..n.#\n#####+#'),
      npcs: ['core:sage', 'core:blacksmith', 'core:nobody_left'],
    };
    const prefabs = [...CORE_ENTRIES.prefabs.filter((prefab) => prefab.id !== 'core:market'), market];
    for (const seed of seeds) {
      const floor = floorOf({ required: ['core:entrance', 'core:merchant', 'core:stairs'] }, { prefabs, npcs }, seed);
      expect(floor.npcs.map((npc) => [npc.def, npc.stock.length > 0])).toEqual([
        ['core:sage', false],
        ['core:blacksmith', true],
      ]);
      // The sage stands in the corner of the room, the smith between two fields of floor.
      const open = floor.npcs.map(
        ({ x, y }) =>
          [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ].filter(([dx = 0, dy = 0]) => floor.tiles[y + dy]?.[x + dx] === '.').length,
      );
      expect(open).toEqual([1, 3]);
    }
  });

  it('no shop sells gold', () => {
    const loot_tables = [
      {
        id: 'core:mint',
        entries: [
          { item: 'core:gold', count: 50 },
          { item: 'core:gold', guaranteed: true },
        ],
      },
    ];
    const npcs = [{ id: 'core:blacksmith', shop: 'core:mint' }];
    const floor = floorOf({ required: ['core:entrance', 'core:merchant', 'core:stairs'] }, { npcs, loot_tables });
    expect(floor.npcs.map((npc) => npc.stock)).toEqual([[]]);
  });
});

describe('piles', () => {
  it('know their table: that of the room before that of the floor', () => {
    const floor = floorOf({ prefabs: [{ tag: 'core:treasure' }] });
    for (const pile of floor.piles) {
      expect(pile.table).toBe(prefabAt(floor, pile) === 'core:vault' ? 'core:rare_table' : 'core:floor_table');
      expect(pile.items).toEqual([]);
    }
    expect(floor.piles.length).toBeGreaterThan(3);
  });

  it('without any table there are none', () => {
    const { loot: _, ...bare } = plain;
    const content = dungeon({ ...CORE_ENTRIES, floors: [bare] });
    const def = content.floorByNumber.get(1);
    const found = def && generateFloor(content, def, 1, { seed: '1', firstEnemy: 0 });
    expect(found?.ok === true ? found.floor.piles : undefined).toEqual([]);
  });
});

describe('what cannot be made is refused', () => {
  it.each<[string, Partial<FloorEntry>]>([
    ['no_prefab', { required: ['core:entrance', 'core:stairs', 'core:altar'] }],
    ['no_entrance', { required: ['core:stairs', 'core:merchant'] }],
    ['no_stairs', { required: ['core:entrance', 'core:merchant'] }],
    ['no_space', { size: [20, 15], required: ['core:entrance', 'core:stairs', 'core:merchant', 'core:normal'] }],
  ])('%s', (reason, change) => {
    expect(made(change)).toEqual({ ok: false, reason });
  });

  it('but for want of space optional rooms are given up first', () => {
    for (const seed of seeds) {
      const found = made({ size: [30, 20], rooms: 30 }, {}, seed);
      expect(found).toMatchObject({ ok: true });
      if (found.ok) expect(found.floor.rooms.length).toBeLessThan(10);
    }
  });
});

it('shops, inhabitants and goods are the same whatever number the enemies begin with', () => {
  const content = dungeon(CORE_ENTRIES);
  const def = content.floorByNumber.get(3);
  if (def === undefined) throw new Error('there is no floor 3');
  const [one, other] = [0, 500].map((firstEnemy) => {
    const found = generateFloor(content, def, 3, { seed: '99', firstEnemy });
    const rooms = found.ok ? found.floor.rooms.map((each) => each.enemies.map(({ number, ...rest }) => rest)) : [];
    return found.ok ? { ...found.floor, rooms } : found;
  });
  expect(one).toEqual(other);
});
