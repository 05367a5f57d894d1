/** Laws of floors, over many seeds of a dungeon like the core game's and over mods drawn at random. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/game/content/content.ts';
import type { FloorDef } from '../../src/game/content/floor.ts';
import { floorProblems, prefabProblems } from '../../src/game/floor/check.ts';
import { roomAt, type Tile, tileAt } from '../../src/game/floor/discovery.ts';
import { generateFloor, MAX_ARRANGEMENTS } from '../../src/game/floor/generate.ts';
import type { Floor } from '../../src/game/state.ts';
import { parseSeed } from '../../src/lib/seed.ts';
import { CORE_ENTRIES, coreDungeon, dungeon, type FloorEntry } from '../fixtures/dungeon.ts';
import { anyMod } from '../fixtures/random-mod.ts';
import { floorFaults, hasMeasure, wayLength } from './floor-laws.ts';

/** Puts something else at a position; nothing happens beyond the map. */
function setTile(floor: Floor, x: number, y: number, tile: Tile): void {
  const row = floor.tiles[y];
  if (row === undefined || x < 0 || x >= row.length || row[x] === tile) return;
  floor.tiles[y] = row.slice(0, x) + tile + row.slice(x + 1);
}

const core = coreDungeon();
const anySeed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
const anyCoreFloor = fc.constantFrom(...core.floors.values());

function make(content: Content, def: FloorDef, seed: string) {
  return generateFloor(content, def, def.number, { seed, firstEnemy: 1 });
}

/** A floor like the fifth, changed. */
function like(change: Partial<FloorEntry>): { content: Content; def: FloorDef } {
  const [fifth] = CORE_ENTRIES.floors.slice(4);
  if (fifth === undefined) throw new Error('the dungeon has no fifth floor');
  const content = dungeon({ ...CORE_ENTRIES, floors: [{ ...fifth, ...change }] });
  const [def] = content.floors.values();
  if (def === undefined) throw new Error('the dungeon has no floor');
  return { content, def };
}

describe('floors of the core kind', () => {
  it('keep every law', () => {
    fc.assert(
      fc.property(anyCoreFloor, anySeed, (def, seed) => {
        const made = make(core, def, seed);
        if (!made.ok) throw new Error(made.reason);
        expect(floorFaults(made.floor, def, core)).toEqual([]);
        expect(made.measured).toBe(hasMeasure(made.floor));
        expect(made.arrangements).toBeLessThanOrEqual(MAX_ARRANGEMENTS);
      }),
      { numRuns: 300 },
    );
  });

  it('have all their rooms and a way of full measure in at least 99 of 100', () => {
    let good = 0;
    const seeds = 400;
    for (let seed = 0; seed < seeds; seed++) {
      for (const def of core.floors.values()) {
        const made = make(core, def, String(seed));
        if (made.ok && made.measured && made.floor.rooms.length === def.rooms) good++;
      }
    }
    expect(good / (seeds * core.floors.size)).toBeGreaterThanOrEqual(0.99);
  });

  it('are the same for the same seed and number, whatever was loaded first', () => {
    const backwards = dungeon({ ...CORE_ENTRIES, prefabs: [...CORE_ENTRIES.prefabs].reverse() });
    fc.assert(
      fc.property(anyCoreFloor, anySeed, (def, seed) => {
        const made = make(core, def, seed);
        expect(make(core, def, seed)).toEqual(made);
        expect(make(backwards, def, seed)).toEqual(made);
      }),
      { numRuns: 60 },
    );
  });

  it('differ between seeds and between numbers', () => {
    const [first] = core.floors.values();
    if (first === undefined) throw new Error('the dungeon has no floor');
    const maps = new Set<string>();
    for (const seed of ['0', '', '-1', '4294967296', 'Käse', '18446744073709551615']) {
      for (const number of [1, 2]) {
        const made = generateFloor(core, first, number, { seed: parseSeed(seed), firstEnemy: 1 });
        if (made.ok) maps.add(made.floor.tiles.join('\n'));
      }
    }
    expect(maps.size).toBe(12);
  });
});

describe('floors where space is scarce or plenty', () => {
  it.each([
    ['60×22 with 8 rooms', { size: [60, 22], rooms: 8 }],
    ['40×20 with 9 rooms', { size: [40, 20], rooms: 9 }],
    ['88×40 with 30 rooms', { size: [88, 40], rooms: 30 }],
    ['88×40 with 20 loops', { size: [88, 40], rooms: 14, loops: 20 }],
    ['88×40 without loops', { size: [88, 40], rooms: 11, loops: 0 }],
    ['120×60 with 40 rooms', { size: [120, 60], rooms: 40, loops: 8 }],
  ] satisfies [string, Partial<FloorEntry>][])('%s keep every law', (_, change) => {
    const { content, def } = like(change);
    for (let seed = 0; seed < 25; seed++) {
      const made = make(content, def, String(seed));
      if (!made.ok) throw new Error(made.reason);
      expect([seed, floorFaults(made.floor, def, content)]).toEqual([seed, []]);
      expect([seed, made.measured]).toEqual([seed, true]);
    }
  });

  it('a floor of two rooms is made, and says that its way has no measure', () => {
    const { content, def } = like({ rooms: 2, required: ['core:entrance', 'core:stairs'], size: [40, 20] });
    const made = make(content, def, '1');
    expect(made).toMatchObject({ ok: true, measured: false, arrangements: 1 });
  });

  it('a floor too small for its required rooms is refused, not left half done', () => {
    const { content, def } = like({ size: [20, 15], rooms: 3 });
    expect(make(content, def, '1')).toEqual({ ok: false, reason: 'no_space' });
  });
});

describe('floors of mods drawn at random', () => {
  it('keep every law, or are refused with a reason', () => {
    let made = 0;
    fc.assert(
      fc.property(anyMod, anySeed, ({ prefabs, floor }, seed) => {
        const all = dungeon({ ...CORE_ENTRIES, prefabs, floors: [floor] });
        const good = prefabs.filter((entry) => {
          const prefab = all.prefabs.get(entry.id);
          return prefab !== undefined && prefabProblems(prefab).every((problem) => problem.severity !== 'error');
        });
        const content = dungeon({ ...CORE_ENTRIES, prefabs: good, floors: [floor] });
        const [def] = content.floors.values();
        if (def === undefined) throw new Error('the mod has no floor');
        const found = make(content, def, seed);
        const errors = floorProblems(def, content.roomPools).filter((problem) => problem.severity === 'error');
        if (!found.ok) {
          // What is refused for another reason than want of space was told when the mod was loaded.
          if (found.reason !== 'no_space') expect(errors).not.toEqual([]);
          return;
        }
        made++;
        expect(errors).toEqual([]);
        expect(floorFaults(found.floor, def, content)).toEqual([]);
        if (found.floor.rooms.length >= 3) expect(found.measured).toBe(hasMeasure(found.floor));
      }),
      { numRuns: 500 },
    );
    expect(made).toBeGreaterThan(100);
  });
});

describe('the laws notice', () => {
  const [first] = core.floors.values();
  if (first === undefined) throw new Error('the dungeon has no floor');
  const whole = () => {
    const made = make(core, first, '4711');
    if (!made.ok) throw new Error(made.reason);
    return made.floor;
  };
  type Found = { x: number; y: number };
  const find = (floor: Floor, wanted: (x: number, y: number) => boolean): Found => {
    for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) if (wanted(x, y)) return { x, y };
    throw new Error('no such cell');
  };
  const isCorridor = (floor: Floor, x: number, y: number) => tileAt(floor, x, y) === '.' && roomAt(floor, x, y) === -1;

  it.each([
    ['an open border', (floor: Floor) => setTile(floor, 0, 5, '.'), 'the border is open'],
    [
      'a pierced wall',
      (floor: Floor) => {
        const [room] = floor.rooms;
        if (room !== undefined) setTile(floor, room.x, room.y, '.');
      },
      'is not as drawn',
    ],
    [
      'a second stairway',
      (floor: Floor) => setTile(floor, floor.entrance.x + 1, floor.entrance.y, '>'),
      'there are 2 >',
    ],
    [
      'a corridor cut in two',
      (floor: Floor) => {
        const cell = find(floor, (x, y) => isCorridor(floor, x, y));
        setTile(floor, cell.x, cell.y, '#');
      },
      'has 1 doors',
    ],
    [
      'a corridor beside a corridor',
      (floor: Floor) => {
        const cell = find(floor, (x, y) => isCorridor(floor, x, y) && isCorridor(floor, x, y + 1));
        setTile(floor, cell.x + 1, cell.y, '.');
      },
      'forks or ends',
    ],
    [
      'a door to nowhere',
      (floor: Floor) => {
        const door = find(floor, (x, y) => tileAt(floor, x, y) === '+');
        const side = [
          [0, 1],
          [0, -1],
          [1, 0],
          [-1, 0],
        ].find(([dx = 0, dy = 0]) => isCorridor(floor, door.x + dx, door.y + dy));
        setTile(floor, door.x + (side?.[0] ?? 0), door.y + (side?.[1] ?? 0), '#');
      },
      'a dead door',
    ],
    ['a missing room', (floor: Floor) => floor.rooms.shift(), 'is missing'],
    ['rooms over one another', (floor: Floor) => floor.rooms.push(...floor.rooms.slice(0, 1)), 'touches another'],
    [
      'somebody at the entrance',
      (floor: Floor) => {
        const waiting = floor.rooms.flatMap((room) => room.enemies);
        floor.rooms[roomAt(floor, floor.entrance.x, floor.entrance.y)]?.enemies.push(...waiting.slice(0, 1));
      },
      'somebody waits where the hero arrives',
    ],
    [
      'a pile in a wall',
      (floor: Floor) => floor.piles.push({ x: 0, y: 0, items: [] }),
      'nothing leads to the place at 0,0',
    ],
  ] satisfies [string, (floor: Floor) => unknown, string][])('%s', (_, spoil, fault) => {
    const floor = whole();
    expect(floorFaults(floor, first, core)).toEqual([]);
    spoil(floor);
    expect(floorFaults(floor, first, core).join('; ')).toContain(fault);
  });

  it('a way without its measure', () => {
    const floor = whole();
    expect(hasMeasure(floor)).toBe(true);
    for (const room of floor.rooms) room.enemies = [];
    expect(hasMeasure(floor)).toBe(true);
    // With somebody off the way only, one could walk past every fight.
    const off = floor.rooms.findIndex((_, index) => wayLength(floor, (room) => room !== index) > 0);
    floor.rooms[off]?.enemies.push(
      ...whole()
        .rooms.flatMap((room) => room.enemies)
        .slice(0, 1),
    );
    expect(hasMeasure(floor)).toBe(false);
  });
});
