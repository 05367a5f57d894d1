/** Reading and revealing the map: what lies where, which room it belongs to, and what the hero knows of it. */
import type { Floor, GameState, View } from '../state.ts';

type FloorView = View['floor'];

/** What a map is drawn with: solid, floor, door, stairs, entrance. */
export type Tile = '#' | '.' | '+' | '>' | '<';

/** What lies at a position; solid beyond the map. */
export function tileAt(floor: FloorView, x: number, y: number): Tile {
  const mark = floor.tiles[y]?.[x];
  return mark === '.' || mark === '+' || mark === '>' || mark === '<' ? mark : '#';
}

/** Whether one can stand at a position. */
export function isWalkable(floor: FloorView, x: number, y: number): boolean {
  return tileAt(floor, x, y) !== '#';
}

/** The index of the room a position lies in, its walls and doors included; −1 in a corridor. */
export function roomAt(floor: FloorView, x: number, y: number): number {
  for (let index = 0; index < floor.rooms.length; index++) {
    const room = floor.rooms[index];
    if (room === undefined) continue;
    if (x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h) return index;
  }
  return -1;
}

/** Whether the hero knows what lies at a position. */
export function isKnown(floor: FloorView, x: number, y: number): boolean {
  return floor.known[y]?.[x] === '1';
}

/** Reveals what the hero sees from where he stands: the room he is in with its walls and doors, and the fields around him. */
export function discover(state: GameState): void {
  const { floor, hero } = state;
  const { x, y } = hero.position;
  const room = floor.rooms[roomAt(floor, x, y)];
  if (room !== undefined) reveal(floor, room.x, room.y, room);
  reveal(floor, x - 1, y - 1, { w: 3, h: 3 });
}

/** Reveals the whole map. */
export function revealAll(floor: Floor): void {
  reveal(floor, 0, 0, { w: floor.width, h: floor.height });
}

/** Reveals a rectangle as far as it lies on the map. Rows that are known already are left as they are. */
function reveal(floor: Floor, left: number, top: number, { w, h }: { readonly w: number; readonly h: number }): void {
  const from = Math.max(0, left);
  const to = Math.min(floor.width, left + w);
  const end = Math.min(floor.height, top + h);
  for (let y = Math.max(0, top); y < end; y++) {
    const row = floor.known[y] ?? '';
    const unknown = row.indexOf('0', from);
    if (unknown === -1 || unknown >= to) continue;
    floor.known[y] = row.slice(0, from) + '1'.repeat(to - from) + row.slice(to);
  }
}
