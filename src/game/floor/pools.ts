/** The drawn rooms by tag: what floors choose from. */
import type { FloorDef } from '../content/floor.ts';
import type { Prefab } from '../content/prefab.ts';
import { type Blueprint, orient, readBlueprint } from './blueprint.ts';

/** A prefab with its drawings in all the ways it can stand, each made when it is first wanted. */
export interface RoomKind {
  readonly prefab: Prefab;
  readonly drawings: (Blueprint | undefined)[];
}

/** The kinds of rooms that carry a tag, by id: the order of a registry is that of loading, ids are always the same. */
export type RoomPools = ReadonlyMap<string, readonly RoomKind[]>;

/** Sorts prefabs into pools. Reads none of them, so that a large mod costs nothing until its rooms are wanted. */
export function roomPools(prefabs: Iterable<Prefab>): RoomPools {
  const pools = new Map<string, RoomKind[]>();
  for (const prefab of [...prefabs].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))) {
    const kind: RoomKind = { prefab, drawings: [] };
    for (const tag of new Set(prefab.tags)) {
      const pool = pools.get(tag);
      if (pool === undefined) pools.set(tag, [kind]);
      else pool.push(kind);
    }
  }
  return pools;
}

/** A kind's drawing, turned and mirrored; 0 is as drawn. */
export function drawingOf(kind: RoomKind, variant = 0): Blueprint {
  const known = kind.drawings[variant];
  if (known !== undefined) return known;
  const drawing = variant === 0 ? readBlueprint(kind.prefab) : orient(drawingOf(kind), variant);
  kind.drawings[variant] = drawing;
  return drawing;
}

/** Whether a kind has a place for arriving or going down. */
export function hasMark(kind: RoomKind, mark: 'entrance' | 'stairs'): boolean {
  return kind.prefab.layout.includes(mark === 'entrance' ? '<' : '>') && drawingOf(kind)[mark] !== undefined;
}

/** Whether a kind can stand on a floor in some way. */
export function isUsable(kind: RoomKind, def: FloorDef): boolean {
  const { width, height, doors } = drawingOf(kind);
  return doors.length > 0 && (fits(width, height, def) || (kind.prefab.rotate && fits(height, width, def)));
}

/** Whether a room fits inside the outermost ring of a floor. */
export function fits(width: number, height: number, { size: [floorWidth, floorHeight] }: FloorDef): boolean {
  return width <= floorWidth - 2 && height <= floorHeight - 2;
}
