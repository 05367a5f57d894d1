/** Turns an arrangement into the rows of a map. */
import type { Position } from '../state.ts';
import type { Arrangement } from './arrangement.ts';
import type { Spot } from './blueprint.ts';
import type { PlacedRoom } from './placement.ts';

const WALL = 35; // #
const FLOOR = 46; // .
const DOOR = 43; // +
const STAIRS = 62; // >
const ENTRANCE = 60; // <

/** The rows of the map: doors without a corridor are wall, and only the chosen rooms have their entrance and stairs. */
export function carveRows(arrangement: Arrangement, width: number, height: number): string[] {
  const codes = new Uint8Array(width * height).fill(WALL);
  for (const { x, y, blueprint } of arrangement.rooms) {
    for (let row = 0; row < blueprint.height; row++) {
      for (let column = 0; column < blueprint.width; column++) {
        if (blueprint.walkable[row * blueprint.width + column] === 1) codes[(y + row) * width + x + column] = FLOOR;
      }
    }
  }
  for (const { from, to, way } of arrangement.corridors) {
    for (const cell of way) codes[cell] = FLOOR;
    codes[from.cell] = DOOR;
    codes[to.cell] = DOOR;
  }
  const entrance = entranceOf(arrangement);
  const stairs = stairsOf(arrangement);
  codes[entrance.y * width + entrance.x] = ENTRANCE;
  codes[stairs.y * width + stairs.x] = STAIRS;
  return Array.from({ length: height }, (_, y) => String.fromCharCode(...codes.subarray(y * width, (y + 1) * width)));
}

/** Where the hero arrives. */
export function entranceOf({ rooms, entrance }: Arrangement): Position {
  return onMap(rooms[entrance], rooms[entrance]?.blueprint.entrance);
}

/** Where it goes down. */
export function stairsOf({ rooms, stairs }: Arrangement): Position {
  return onMap(rooms[stairs], rooms[stairs]?.blueprint.stairs);
}

/** A place of a room on the map. An arrangement always has the rooms and places asked for. */
export function onMap(room: PlacedRoom | undefined, spot: Spot | undefined): Position {
  return { x: (room?.x ?? 0) + (spot?.x ?? 0), y: (room?.y ?? 0) + (spot?.y ?? 0) };
}
