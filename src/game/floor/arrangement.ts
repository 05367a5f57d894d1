/** One try at a floor: rooms placed, joined into a trunk with branches and loops, and measured. */
import type { Rng } from '../../lib/rng.ts';
import { type Corridor, freeDoors, type Ground, join, layGround } from './corridors.ts';
import { neighboursOf, roomsBetween } from './graph.ts';
import { type PlacedRoom, placeRooms } from './placement.ts';
import { type ChosenRooms, drawRooms, type Selection } from './selection.ts';
import { distance, neededRooms, planTrunk } from './trunk.ts';

/** A floor as it could be built. */
export interface Arrangement {
  /** Those that are joined; `from.room` and `to.room` of corridors are indices in here. */
  readonly rooms: readonly PlacedRoom[];
  readonly corridors: readonly Corridor[];
  readonly entrance: number;
  readonly stairs: number;
  /** Rooms on the shortest way from the entrance to the stairs, both counted. */
  readonly length: number;
  /** Steps of its longest corridor. */
  readonly longest: number;
  /** Whether the way has its measure: rooms enough, and a fight on it where the floor has any. */
  readonly measured: boolean;
}

export interface ArrangeRequest {
  readonly selection: Selection;
  readonly ground: Ground;
  /** How many rooms are drawn beyond the required ones. */
  readonly extra: number;
  /** Whether somebody waits in a room that has been drawn. */
  readonly hasEnemies: (room: PlacedRoom) => boolean;
}

/** Arranges a floor once; absent when a required room found no place or no corridor. */
export function arrange(request: ArrangeRequest, rng: Rng): Arrangement | undefined {
  const { selection, ground } = request;
  const chosen: ChosenRooms = drawRooms(selection, request.extra, rng);
  const placed = placeRooms(chosen, selection.def.size, rng);
  if (placed === undefined || placed.entrance === -1 || placed.stairs === -1) return;
  const { rooms, entrance, stairs } = placed;
  const hasEnemies = (index: number) => {
    const room = rooms[index];
    return room !== undefined && index !== entrance && request.hasEnemies(room);
  };
  layGround(ground, rooms);
  const joined = layTrunk(ground, planTrunk(placed, hasEnemies));
  const ends = { entrance, stairs };
  layBranches(ground, rooms, joined, ends);
  if (rooms.some((room, index) => room.required && !joined.has(index))) return;
  const isMeasured = () => measure(ground, joined, ends, hasEnemies);
  if (isMeasured()) layLoops(ground, rooms, { ...ends, loops: selection.def.loops, isMeasured });
  return keepJoined(ground, rooms, joined, { ...ends, measured: isMeasured() });
}

interface Ends {
  readonly entrance: number;
  readonly stairs: number;
}

/** Joins the trunk room by room; one that cannot be joined is left to the branches. The rooms joined. */
function layTrunk(ground: Ground, trunk: readonly number[]): Set<number> {
  const joined = new Set<number>();
  let last: number | undefined;
  for (const room of trunk) {
    if (last !== undefined && join(ground, [last], [room]) === undefined) continue;
    joined.add(room);
    last = room;
  }
  return joined;
}

/** Joins every other room to the nearest that is joined, the stairs’ room only if it must be. Those that cannot be joined stay alone. */
function layBranches(ground: Ground, rooms: readonly PlacedRoom[], joined: Set<number>, { stairs }: Ends): void {
  const left = new Set(rooms.keys());
  for (const room of joined) left.delete(room);
  for (let room = nearest(rooms, left, joined); room !== -1; room = nearest(rooms, left, joined)) {
    left.delete(room);
    const others = [...joined].filter((other) => other !== stairs);
    if (
      join(ground, [room], others) ??
      join(
        ground,
        [room],
        [stairs].filter((other) => joined.has(other)),
      )
    ) {
      joined.add(room);
    }
  }
}

/** The room in `left` that lies nearest to one of those joined; −1 when none is left. */
function nearest(rooms: readonly PlacedRoom[], left: ReadonlySet<number>, joined: ReadonlySet<number>): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const room of left) {
    for (const other of joined) {
      const steps = distance(rooms, room, other);
      if (steps >= least) continue;
      best = room;
      least = steps;
    }
  }
  return best;
}

/** Rooms enough on the shortest way, and no way without a fight where there are fights at all. */
function measure(
  ground: Ground,
  joined: ReadonlySet<number>,
  { entrance, stairs }: Ends,
  hasEnemies: (room: number) => boolean,
): boolean {
  const neighbours = neighboursOf(ground.doors.length, ground.corridors);
  if (roomsBetween(neighbours, entrance, stairs) < neededRooms(joined.size)) return false;
  const fights = [...joined].some(hasEnemies);
  return !fights || roomsBetween(neighbours, entrance, stairs, hasEnemies) === 0;
}

/** How many pairs of rooms are tried for each loop that is wanted. */
const TRIES_PER_LOOP = 4;

/** Adds corridors between near rooms, never at the stairs’ room and none that spoils the measure of the way. */
function layLoops(
  ground: Ground,
  rooms: readonly PlacedRoom[],
  { stairs, loops, isMeasured }: { stairs: number; loops: number; isMeasured: () => boolean },
): void {
  let left = loops;
  if (left === 0) return;
  // A loop is a short cut; one around the whole floor would only be a long walk.
  const limit = Math.floor((ground.width + ground.height) / 3);
  for (const [a, b] of nearPairs(ground, rooms, stairs).slice(0, loops * TRIES_PER_LOOP)) {
    // What the corridor would do is asked before it is laid, since a laid one has closed the fields around it.
    const wouldBe = { from: door(a), to: door(b), way: [] };
    ground.corridors.push(wouldBe);
    const allowed = isMeasured();
    ground.corridors.pop();
    if (allowed && join(ground, [a], [b], limit) !== undefined) left--;
    if (left === 0) return;
  }
}

function door(room: number) {
  return { room, cell: 0, outside: 0, used: true };
}

/** Pairs of rooms with a free door each and no corridor between them, nearest first, ties by index. */
function nearPairs(ground: Ground, rooms: readonly PlacedRoom[], stairs: number): [number, number][] {
  const neighbours = neighboursOf(rooms.length, ground.corridors);
  const able = [...rooms.keys()].filter(
    (room) => room !== stairs && neighbours[room]?.length !== 0 && freeDoors(ground, room) > 0,
  );
  const pairs: { a: number; b: number; steps: number }[] = [];
  for (const a of able) {
    for (const b of able) {
      if (a < b && neighbours[a]?.includes(b) === false) pairs.push({ a, b, steps: distance(rooms, a, b) });
    }
  }
  pairs.sort((one, other) => one.steps - other.steps || one.a - other.a || one.b - other.b);
  return pairs.map(({ a, b }) => [a, b]);
}

/** Leaves out the rooms that could not be joined. */
function keepJoined(
  ground: Ground,
  rooms: readonly PlacedRoom[],
  joined: ReadonlySet<number>,
  { entrance, stairs, measured }: Ends & { readonly measured: boolean },
): Arrangement {
  const kept = [...rooms.keys()].filter((room) => joined.has(room));
  const to = new Map(kept.map((room, index) => [room, index]));
  const renumber = (room: number) => to.get(room) ?? -1;
  return {
    rooms: kept.flatMap((room) => rooms[room] ?? []),
    corridors: ground.corridors.map((corridor) => ({
      ...corridor,
      from: { ...corridor.from, room: renumber(corridor.from.room) },
      to: { ...corridor.to, room: renumber(corridor.to.room) },
    })),
    entrance: renumber(entrance),
    stairs: renumber(stairs),
    length: roomsBetween(neighboursOf(rooms.length, ground.corridors), entrance, stairs),
    longest: Math.max(0, ...ground.corridors.map((corridor) => corridor.way.length)),
    measured,
  };
}
