/** Where the rooms of a floor stand: at random, apart from each other. */
import { type Rng, range } from '../../lib/rng.ts';
import type { ChosenRoom, ChosenRooms } from './selection.ts';

/** A room at its place on the map. */
export interface PlacedRoom extends ChosenRoom {
  readonly x: number;
  readonly y: number;
}

/** The placed rooms; `entrance` and `stairs` are indices. */
export interface PlacedRooms {
  readonly rooms: readonly PlacedRoom[];
  readonly entrance: number;
  readonly stairs: number;
}

/** How often a position is drawn for a room. */
const TRIES = 60;
/** Fields between two rooms that corridors can pass well; asked for in the first half of the tries. */
const COMFORT = 3;
/** Fields that must always lie between two rooms. */
const MARGIN = 1;

/** Places rooms in their order; optional ones that find no place are left out. Absent when a required one finds none. */
export function placeRooms(chosen: ChosenRooms, size: readonly [number, number], rng: Rng): PlacedRooms | undefined {
  const rooms: PlacedRoom[] = [];
  let { entrance, stairs } = chosen;
  for (const [index, room] of chosen.rooms.entries()) {
    const placed = findPlace(room, rooms, size, rng) ?? (room.required ? firstPlace(room, rooms, size) : undefined);
    if (placed === undefined && room.required) return;
    if (placed === undefined) continue;
    if (index === chosen.entrance) entrance = rooms.length;
    if (index === chosen.stairs) stairs = rooms.length;
    rooms.push(placed);
  }
  return { rooms, entrance, stairs };
}

/** Where a room's left (or upper) edge may lie: a door there must have room for a corridor, if the floor is wide enough. */
function bounds(extent: number, room: number): { from: number; to: number } {
  const airy = { from: 2, to: extent - 2 - room };
  return airy.from <= airy.to ? airy : { from: 1, to: extent - 1 - room };
}

function findPlace(
  room: ChosenRoom,
  others: readonly PlacedRoom[],
  size: readonly [number, number],
  rng: Rng,
): PlacedRoom | undefined {
  const across = bounds(size[0], room.blueprint.width);
  const down = bounds(size[1], room.blueprint.height);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const x = range(rng, across.from, across.to);
    const y = range(rng, down.from, down.to);
    if (isFree(x, y, room, { others, margin: attempt * 2 < TRIES ? COMFORT : MARGIN })) return { ...room, x, y };
  }
  return;
}

/** The first free place in reading order: a required room must not fail for want of luck. */
function firstPlace(
  room: ChosenRoom,
  others: readonly PlacedRoom[],
  size: readonly [number, number],
): PlacedRoom | undefined {
  for (let y = 1; y <= size[1] - 1 - room.blueprint.height; y++) {
    for (let x = 1; x <= size[0] - 1 - room.blueprint.width; x++) {
      if (isFree(x, y, room, { others, margin: MARGIN })) return { ...room, x, y };
    }
  }
  return;
}

function isFree(
  x: number,
  y: number,
  { blueprint: { width, height } }: ChosenRoom,
  { others, margin }: { readonly others: readonly PlacedRoom[]; readonly margin: number },
): boolean {
  for (const other of others) {
    if (
      x < other.x + other.blueprint.width + margin &&
      other.x < x + width + margin &&
      y < other.y + other.blueprint.height + margin &&
      other.y < y + height + margin
    ) {
      return false;
    }
  }
  return true;
}
