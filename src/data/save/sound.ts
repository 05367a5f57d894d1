/** What must hold between the fields of a state, whatever the content: places on the floor, numbers that are unique, rooms that exist. */
import type { Enemy, Floor, Position, View } from '../../game/state.ts';
import type { Path } from './file-form.ts';

/** Something that does not fit together. */
export interface Unsound {
  readonly path: Path;
  readonly reason: 'out_of_bounds' | 'wrong_value';
}

/** The first thing in a state that contradicts another; `undefined` for a sound state. */
export function unsound(state: View): Unsound | undefined {
  for (const fault of faults(state)) return fault;
  return undefined;
}

function* faults(state: View): Generator<Unsound> {
  // Only read.
  yield* gridFaults(state.floor as Floor);
  yield* placeFaults(state);
  yield* enemyFaults(state);
  yield* lifeFaults(state);
}

function* gridFaults(floor: Floor): Generator<Unsound> {
  for (const name of ['tiles', 'known'] as const) {
    const rows = floor[name];
    if (rows.length !== floor.height) yield { path: ['floor', name], reason: 'out_of_bounds' };
    const at = rows.findIndex((row) => row.length !== floor.width);
    if (at >= 0) yield { path: ['floor', name, at], reason: 'out_of_bounds' };
  }
  if (floor.tiles.every((row) => /^#*$/.test(row))) yield { path: ['floor', 'tiles'], reason: 'wrong_value' };
}

function* placeFaults({ hero, floor, fight, talk }: View): Generator<Unsound> {
  const places: [Path, Position][] = [
    [['hero', 'position'], hero.position],
    [['floor', 'entrance'], floor.entrance],
    [['floor', 'stairs'], floor.stairs],
    ...floor.piles.map((pile, at): [Path, Position] => [['floor', 'piles', at], pile]),
    ...floor.npcs.map((npc, at): [Path, Position] => [['floor', 'npcs', at], npc]),
    ...floor.rooms.map((room, at): [Path, Position] => [['floor', 'rooms', at], room]),
  ];
  for (const [path, { x, y }] of places) {
    if (x >= floor.width || y >= floor.height) yield { path, reason: 'out_of_bounds' };
  }
  // −1, −1 while he has not been outside.
  if (hero.outside.x >= floor.width || hero.outside.y >= floor.height) {
    yield { path: ['hero', 'outside'], reason: 'out_of_bounds' };
  }
  for (const [at, room] of floor.rooms.entries()) {
    // A cell belongs to one room at most.
    if (floor.rooms.slice(0, at).some((other) => overlap(room, other))) {
      yield { path: ['floor', 'rooms', at], reason: 'wrong_value' };
    }
    if (room.x + room.w > floor.width || room.y + room.h > floor.height) {
      yield { path: ['floor', 'rooms', at], reason: 'out_of_bounds' };
    }
  }
  const rooms: [Path, number][] = [
    [['hero', 'room'], hero.room],
    ...floor.npcs.map((npc, at): [Path, number] => [['floor', 'npcs', at, 'room'], npc.room]),
  ];
  if (fight !== undefined) rooms.push([['fight', 'room'], fight.room]);
  for (const [path, room] of rooms) if (room >= floor.rooms.length) yield { path, reason: 'out_of_bounds' };
  const arena = fight === undefined ? undefined : floor.rooms[fight.room];
  if (arena !== undefined && !hasGround(floor.tiles, arena)) yield { path: ['fight', 'room'], reason: 'wrong_value' };
  if (talk !== undefined && talk.npc >= floor.npcs.length) yield { path: ['talk', 'npc'], reason: 'out_of_bounds' };
}

/** Whether there is a cell in it to stand on. */
function hasGround(tiles: readonly string[], { x, y, w, h }: Rectangle): boolean {
  return tiles.slice(y, y + h).some((row) => /[^#]/.test(row.slice(x, x + w)));
}

type Rectangle = Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function* enemyFaults(state: View): Generator<Unsound> {
  const enemies: [Path, Enemy][] = [];
  for (const [at, room] of state.floor.rooms.entries()) {
    for (const [index, enemy] of room.enemies.entries()) {
      // Only read.
      enemies.push([['floor', 'rooms', at, 'enemies', index], enemy as Enemy]);
    }
  }
  for (const [index, enemy] of (state.fight?.enemies ?? []).entries()) {
    // Only read.
    enemies.push([['fight', 'enemies', index], enemy as Enemy]);
  }
  const numbers = new Set<number>();
  for (const [path, enemy] of enemies) {
    if (numbers.has(enemy.number) || enemy.number >= state.nextEnemy) {
      yield { path: [...path, 'number'], reason: 'wrong_value' };
    }
    numbers.add(enemy.number);
  }
  if (state.fight?.enemies.length === 0) yield { path: ['fight', 'enemies'], reason: 'wrong_value' };
}

function* lifeFaults({ created, hero, over }: View): Generator<Unsound> {
  const dead = hero.health === 0;
  if (created && dead !== (over?.outcome === 'died')) yield { path: ['hero', 'health'], reason: 'wrong_value' };
}
