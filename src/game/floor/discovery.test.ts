/** What the hero knows of the map grows with where he has been, and with nothing else. */
import { describe, expect, it } from 'vitest';
import type { Floor, GameState, Room } from '../state.ts';
import { discover, isKnown, isWalkable, revealAll, roomAt, tileAt } from './discovery.ts';

const room = (x: number, y: number, w: number, h: number): Room => ({
  prefab: 'core:room',
  x,
  y,
  w,
  h,
  entered: false,
  hinted: false,
  enemies: [],
  owed: [],
});

/** Two rooms and a corridor between them. */
function twoRooms(): Floor {
  const tiles = [
    '##############',
    '##############',
    '##...####...##',
    '##.<.+..+..>##',
    '##...####...##',
    '##############',
    '##############',
  ];
  return {
    number: 1,
    def: 'core:floor',
    width: 14,
    height: 7,
    tiles,
    known: tiles.map(() => '0'.repeat(14)),
    rooms: [room(1, 1, 5, 5), room(8, 1, 5, 5)],
    piles: [],
    npcs: [],
    entrance: { x: 3, y: 3 },
    stairs: { x: 11, y: 3 },
  };
}

/** What the hero knows after standing in each of these places. */
function seen(...places: [number, number][]): string[] {
  const floor = twoRooms();
  for (const [x, y] of places) {
    // Only what discovering reads of a state.
    discover({ floor, hero: { position: { x, y } } } as GameState);
  }
  return floor.tiles.map((row, y) => [...row].map((tile, x) => (isKnown(floor, x, y) ? tile : ' ')).join(''));
}

describe('discover', () => {
  it.each<[string, [number, number][], string[]]>([
    [
      'in a room: the room with its walls and doors',
      [[3, 3]],
      [
        '              ',
        ' #####        ',
        ' #...#        ',
        ' #.<.+        ',
        ' #...#        ',
        ' #####        ',
        '              ',
      ],
    ],
    [
      'in a corridor: one field around',
      [[6, 3]],
      [
        '              ',
        '              ',
        '     ###      ',
        '     +..      ',
        '     ###      ',
        '              ',
        '              ',
      ],
    ],
    [
      'before a door: nothing of what lies behind',
      [[7, 3]],
      [
        '              ',
        '              ',
        '      ###     ',
        '      ..+     ',
        '      ###     ',
        '              ',
        '              ',
      ],
    ],
    [
      'in a door: the room, and what lies before it',
      [[8, 3]],
      [
        '              ',
        '        ##### ',
        '       ##...# ',
        '       .+..># ',
        '       ##...# ',
        '        ##### ',
        '              ',
      ],
    ],
  ])('%s', (_, places, picture) => {
    expect(seen(...places)).toEqual(picture);
  });

  it('forgets nothing', () => {
    expect(seen([3, 3], [6, 3]).join('')).toContain('#.<.+..');
  });

  it('leaves rows alone that hold nothing new', () => {
    const floor = twoRooms();
    const state = { floor, hero: { position: { x: 3, y: 3 } } } as GameState;
    discover(state);
    const known = [...floor.known];
    discover(state);
    expect(floor.known).toEqual(known);
  });
});

it('revealAll shows everything, once and again', () => {
  const floor = twoRooms();
  revealAll(floor);
  revealAll(floor);
  expect(floor.known).toEqual(floor.tiles.map((row) => '1'.repeat(row.length)));
});

it.each([
  ['a wall of the first room', 1, 1, 0],
  ['its door', 5, 3, 0],
  ['the corridor', 6, 3, -1],
  ['the door of the second room', 8, 3, 1],
  ['beyond the map', 99, 99, -1],
])('roomAt: %s', (_, x, y, index) => {
  expect(roomAt(twoRooms(), x, y)).toBe(index);
});

it.each([
  ['floor', { x: 2, y: 2 }, '.', true],
  ['door', { x: 5, y: 3 }, '+', true],
  ['stairs', { x: 11, y: 3 }, '>', true],
  ['entrance', { x: 3, y: 3 }, '<', true],
  ['wall', { x: 0, y: 0 }, '#', false],
  ['left of the map', { x: -1, y: 3 }, '#', false],
  ['below the map', { x: 3, y: 7 }, '#', false],
])('tileAt and isWalkable: %s', (_, { x, y }, tile, walkable) => {
  expect([tileAt(twoRooms(), x, y), isWalkable(twoRooms(), x, y)]).toEqual([tile, walkable]);
});
