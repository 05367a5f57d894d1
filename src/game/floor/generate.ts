/** Makes the floors of a run: the same from the same content, seed and number, on every machine. */
import type { Rng } from '../../lib/rng.ts';
import { streamFor } from '../../lib/seed.ts';
import type { Content } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';
import type { Floor } from '../state.ts';
import { type Arrangement, type ArrangeRequest, arrange } from './arrangement.ts';
import { carveRows, entranceOf, stairsOf } from './carve.ts';
import { newGround } from './corridors.ts';
import { isUsable } from './pools.ts';
import { creaturesFor, type Populating, populateNpcs, populatePiles, populateRooms } from './populate.ts';
import { endTags, type Selection, selectionOf } from './selection.ts';
import { neededRooms } from './trunk.ts';

/** What a floor is drawn from besides its definition. */
export interface FloorRequest {
  /** The run's seed. */
  readonly seed: string;
  /** The number its first enemy gets; the others follow without a gap. */
  readonly firstEnemy: number;
}

/** Why a floor cannot be made: a mod's fault, which must not end a run. */
export type FloorFault = 'no_prefab' | 'no_entrance' | 'no_stairs' | 'no_space';

export type GeneratedFloor =
  | {
      readonly ok: true;
      readonly floor: Floor;
      /** The number for the next enemy after those of this floor. */
      readonly nextEnemy: number;
      /** How many arrangements were tried, at least 1. */
      readonly arrangements: number;
      /** Whether the way to the stairs has its measure; false when the longest found was taken instead. */
      readonly measured: boolean;
    }
  | { readonly ok: false; readonly reason: FloorFault };

/** Arrangements tried before the best one found is taken. */
export const MAX_ARRANGEMENTS = 50;
/** After so many a floor whose way has its measure is taken although a room found no place or a corridor is a long walk. */
const PATIENCE = 6;

/**
 * The definition of floor `number`; absent where the dungeon ends, and descending wins.
 *
 * Endless, the repeating floors follow past the last one in a cycle: of 1 … 5 with 4 and 5 repeating, 6 is 4, 7 is 5, 8 is 4.
 */
export function floorFor(content: Content, number: number, endless: boolean): FloorDef | undefined {
  if (number <= content.lastFloor || !endless) return content.floorByNumber.get(number);
  const { repeating } = content;
  return repeating[(number - content.lastFloor - 1) % repeating.length];
}

/** The floor `number` of a run, made after `def`; the number is above the definition's own on floors that repeat. */
export function generateFloor(content: Content, def: FloorDef, number: number, request: FloorRequest): GeneratedFloor {
  const selection = selectionOf(content.roomPools, def);
  const fault = faultOf(selection);
  if (fault !== undefined) return { ok: false, reason: fault };
  const rng = streamFor(request.seed, 'floor', number);
  const found = findArrangement(selection, def, rng);
  if (found === undefined) return { ok: false, reason: 'no_space' };
  const { seed, firstEnemy } = request;
  const to = { content, seed, def, number, placed: new Set<string>(), nextEnemy: firstEnemy };
  const floor = build(to, found.best, rng);
  const { measured } = found.best;
  return { ok: true, floor, nextEnemy: to.nextEnemy, arrangements: found.tried, measured };
}

/** What makes a floor impossible before anything is drawn. */
function faultOf(selection: Selection): FloorFault | undefined {
  const { def, required } = selection;
  if (required.some((kinds) => !kinds.some((kind) => isUsable(kind, def)))) return 'no_prefab';
  const ends = endTags(selection);
  return typeof ends === 'string' ? ends : undefined;
}

interface Found {
  readonly best: Arrangement;
  readonly tried: number;
}

/** With all rooms, then with fewer optional ones, then with those required only. */
function findArrangement(selection: Selection, def: FloorDef, rng: Rng): Found | undefined {
  const request = {
    selection,
    ground: newGround(def.size[0], def.size[1]),
    hasEnemies: ({ prefab, blueprint }) =>
      blueprint.enemies.length > 0 && creaturesFor(def, prefab).some((choice) => choice.weight > 0),
  } satisfies Omit<ArrangeRequest, 'extra'>;
  const extra = Math.max(0, def.rooms - def.required.length);
  let tried = 0;
  for (const rooms of new Set([extra, Math.floor(extra / 2), 0])) {
    const found = bestOf({ ...request, extra: rooms }, rng);
    tried += found.tried;
    if (found.best !== undefined) return { best: found.best, tried };
  }
  return;
}

function bestOf(request: ArrangeRequest, rng: Rng): { best: Arrangement | undefined; tried: number } {
  const { required, size } = request.selection.def;
  const rooms = required.length + request.extra;
  // Two rooms can never make a way of three.
  const isDone = (one: Arrangement) => one.measured || rooms < neededRooms(rooms);
  const isFine = (one: Arrangement) => one.rooms.length === rooms && one.longest <= (size[0] + size[1]) / 2;
  let best: Arrangement | undefined;
  for (let tried = 1; tried <= MAX_ARRANGEMENTS; tried++) {
    const next = arrange(request, rng);
    if (next !== undefined && (best === undefined || isBetter(next, best))) best = next;
    if (best !== undefined && isDone(best) && (isFine(best) || tried >= PATIENCE)) return { best, tried };
  }
  return { best, tried: MAX_ARRANGEMENTS };
}

/** The measure of the way counts most, then its length or the number of rooms, then how short the corridors are. */
function isBetter(one: Arrangement, other: Arrangement): boolean {
  if (one.measured !== other.measured) return one.measured;
  if (!one.measured && one.length !== other.length) return one.length > other.length;
  if (one.rooms.length !== other.rooms.length) return one.rooms.length > other.rooms.length;
  return one.longest < other.longest;
}

function build(to: Populating, arrangement: Arrangement, rng: Rng): Floor {
  const [width, height] = to.def.size;
  const unknown = '0'.repeat(width);
  return {
    number: to.number,
    def: to.def.id,
    width,
    height,
    tiles: carveRows(arrangement, width, height),
    known: Array.from({ length: height }, () => unknown),
    rooms: populateRooms(to, arrangement, rng),
    piles: populatePiles(to, arrangement),
    npcs: populateNpcs(to, arrangement, rng),
    entrance: entranceOf(arrangement),
    stairs: stairsOf(arrangement),
  };
}
