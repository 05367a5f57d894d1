/** The way from the entrance to the stairs: which rooms it passes, planned by position before a corridor is laid. */
import type { PlacedRoom, PlacedRooms } from './placement.ts';

/** How many rooms the way must pass on a floor of `count` rooms, both ends counted: half of them, at least three. */
export function neededRooms(count: number): number {
  return Math.max(3, Math.ceil(count / 2));
}

/**
 * The rooms of the trunk in order, from the entrance to the stairs.
 *
 * Each round takes in the room that is the least detour, so that the trunk goes from neighbour to neighbour and does not cross itself.
 * One room with enemies is among them where there is any.
 */
export function planTrunk(placed: PlacedRooms, hasEnemies: (room: number) => boolean): number[] {
  const { rooms, entrance, stairs } = placed;
  if (entrance === stairs) return [entrance];
  const trunk = [entrance, stairs];
  const left = new Set<number>();
  for (const [index, room] of rooms.entries()) {
    if (index !== entrance && index !== stairs && room.blueprint.doors.length > 1) left.add(index);
  }
  const needed = neededRooms(rooms.length);
  while (trunk.length < needed && left.size > 0) {
    const lastChance = trunk.length === needed - 1 && !trunk.some(hasEnemies);
    const fighting = lastChance ? [...left].filter(hasEnemies) : [];
    const best = leastDetour(rooms, trunk, fighting.length > 0 ? fighting : left);
    trunk.splice(best.at, 0, best.room);
    left.delete(best.room);
  }
  return trunk;
}

function leastDetour(rooms: readonly PlacedRoom[], trunk: readonly number[], candidates: Iterable<number>) {
  let best = { room: -1, at: 1, detour: Number.POSITIVE_INFINITY };
  for (const room of candidates) {
    for (let at = 1; at < trunk.length; at++) {
      const before = trunk[at - 1] ?? 0;
      const after = trunk[at] ?? 0;
      const detour = distance(rooms, before, room) + distance(rooms, room, after) - distance(rooms, before, after);
      if (detour < best.detour) best = { room, at, detour };
    }
  }
  return best;
}

/** Steps between the middles of two rooms, doubled to stay whole. */
export function distance(rooms: readonly PlacedRoom[], a: number, b: number): number {
  const one = rooms[a];
  const other = rooms[b];
  if (one === undefined || other === undefined) return 0;
  return (
    Math.abs(2 * one.x + one.blueprint.width - 2 * other.x - other.blueprint.width) +
    Math.abs(2 * one.y + one.blueprint.height - 2 * other.y - other.blueprint.height)
  );
}
