/** Corridors from door to door: through no room, and never touching one another. */
import { elbow, newSearch, type Search, spread, stepsBetween, wayTo } from '../../lib/grid.ts';
import type { PlacedRoom } from './placement.ts';

/** A door of a placed room, and the field in front of it where its corridor begins. */
export interface Door {
  readonly room: number;
  readonly cell: number;
  readonly outside: number;
  /** It has its corridor: there is at most one. */
  used: boolean;
}

export interface Corridor {
  readonly from: Door;
  readonly to: Door;
  /** Its fields from one door to the other, without the doors. */
  readonly way: readonly number[];
}

/** The ground between the rooms while corridors are laid. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** What a field is to a new corridor: see the constants below. */
  readonly open: Uint8Array;
  readonly search: Search;
  /** 1 in front of the doors a search looks for; all 0 in between. */
  readonly goals: Uint8Array;
  /** The doors of each room. */
  doors: readonly (readonly Door[])[];
  readonly corridors: Corridor[];
}

const CLOSED = 0;
const FREE = 1;
/** In front of a door without a corridor: free, but others leave it alone while they can. */
const THRESHOLD = 2;
/** How many of the nearest pairs of doors are tried with an L. */
const ELBOWS = 4;

/** Ground for floors of this size. */
export function newGround(width: number, height: number): Ground {
  return {
    width,
    height,
    open: new Uint8Array(width * height),
    search: newSearch(width, height),
    goals: new Uint8Array(width * height),
    doors: [],
    corridors: [],
  };
}

/** Begins anew with these rooms and no corridor. */
export function layGround(ground: Ground, rooms: readonly PlacedRoom[]): void {
  const { width, height, open } = ground;
  open.fill(CLOSED);
  for (let y = 1; y < height - 1; y++) open.fill(FREE, y * width + 1, (y + 1) * width - 1);
  for (const { x, y, blueprint } of rooms) {
    for (let row = y; row < y + blueprint.height; row++) {
      open.fill(CLOSED, row * width + x, row * width + x + blueprint.width);
    }
  }
  ground.corridors.length = 0;
  ground.doors = rooms.map((room, index) => doorsOf(room, index, ground));
  for (const doors of ground.doors) setThresholds(open, doors, THRESHOLD);
}

/** The doors of a room that a corridor could begin at. */
function doorsOf({ x, y, blueprint }: PlacedRoom, room: number, { width, open }: Ground): Door[] {
  const doors: Door[] = [];
  for (const door of blueprint.doors) {
    const cell = (y + door.y) * width + x + door.x;
    const step = door.y === 0 ? -width : door.y === blueprint.height - 1 ? width : door.x === 0 ? -1 : 1;
    if (open[cell + step] !== CLOSED) doors.push({ room, cell, outside: cell + step, used: false });
  }
  return doors;
}

/** How many doors of a room could still get a corridor. */
export function freeDoors(ground: Ground, room: number): number {
  let count = 0;
  for (const door of ground.doors[room] ?? []) if (isFree(ground, door)) count++;
  return count;
}

function isFree({ open }: Ground, door: Door): boolean {
  return !door.used && open[door.outside] !== CLOSED;
}

/**
 * Lays a corridor from one of some rooms to one of others, an L if one is free, otherwise the shortest way;
 * absent when there is none of at most `limit` steps.
 */
export function join(
  ground: Ground,
  from: readonly number[],
  to: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Corridor | undefined {
  const ends = { starts: doorsFrom(ground, from), goals: doorsFrom(ground, to), limit };
  if (ends.starts.length === 0 || ends.goals.length === 0) return;
  const { open } = ground;
  setThresholds(open, ends.starts, FREE);
  setThresholds(open, ends.goals, FREE);
  let corridor = byElbow(ground, ends) ?? bySearch(ground, ends);
  if (corridor === undefined) {
    for (const doors of ground.doors) setThresholds(open, doors, FREE);
    corridor = bySearch(ground, ends);
    for (const doors of ground.doors) setThresholds(open, doors, THRESHOLD);
  }
  setThresholds(open, ends.starts, THRESHOLD);
  setThresholds(open, ends.goals, THRESHOLD);
  if (corridor !== undefined) lay(ground, corridor);
  return corridor;
}

interface WantedEnds {
  readonly starts: readonly Door[];
  readonly goals: readonly Door[];
  readonly limit: number;
}

function doorsFrom(ground: Ground, rooms: readonly number[]): Door[] {
  const doors: Door[] = [];
  for (const room of rooms) for (const door of ground.doors[room] ?? []) if (isFree(ground, door)) doors.push(door);
  return doors;
}

/** Opens or reserves what is in front of doors, where no corridor has closed it. */
function setThresholds(open: Uint8Array, doors: readonly Door[], value: number): void {
  for (const door of doors) if (!door.used && open[door.outside] !== CLOSED) open[door.outside] = value;
}

interface Pair {
  readonly from: Door;
  readonly to: Door;
  readonly steps: number;
}

function byElbow({ open, width }: Ground, { starts, goals, limit }: WantedEnds): Corridor | undefined {
  for (const { from, to, steps } of nearestPairs(width, starts, goals)) {
    if (steps > limit) break;
    const ends = [from.outside, to.outside] as const;
    const way = elbow(open, width, ends, true) ?? elbow(open, width, ends, false);
    if (way !== undefined) return { from, to, way };
  }
  return;
}

/** The nearest pairs of doors, nearest first; of equally near ones the first. */
function nearestPairs(width: number, starts: readonly Door[], goals: readonly Door[]): Pair[] {
  const pairs: Pair[] = [];
  for (const from of starts) {
    for (const to of goals) {
      const steps = stepsBetween(from.outside, to.outside, width);
      let at = pairs.length;
      while (at > 0 && (pairs[at - 1]?.steps ?? 0) > steps) at--;
      if (at >= ELBOWS) continue;
      pairs.splice(at, 0, { from, to, steps });
      pairs.length = Math.min(pairs.length, ELBOWS);
    }
  }
  return pairs;
}

function bySearch(ground: Ground, { starts, goals, limit }: WantedEnds): Corridor | undefined {
  for (const door of goals) ground.goals[door.outside] = 1;
  const outsides = starts.map((door) => door.outside);
  const end = spread(ground.search, ground.open, outsides, { goals: ground.goals, limit });
  for (const door of goals) ground.goals[door.outside] = 0;
  if (end === -1) return;
  const way = wayTo(ground.search, end);
  const from = starts.find((door) => door.outside === way[0]);
  const to = goals.find((door) => door.outside === end);
  return from && to && { from, to, way };
}

/** Takes the fields of a corridor and those around them, so that no other comes near, not even across a corner. */
function lay({ open, width, corridors }: Ground, corridor: Corridor): void {
  for (const cell of corridor.way) {
    for (let row = cell - width; row <= cell + width; row += width) open.fill(CLOSED, row - 1, row + 2);
  }
  corridor.from.used = true;
  corridor.to.used = true;
  corridors.push(corridor);
}
