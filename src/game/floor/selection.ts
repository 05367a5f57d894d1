/** Which rooms a floor is made of: drawn by tag from the prefabs, required ones first. */
import { below, type Rng, weighted } from '../../lib/rng.ts';
import type { Content } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';
import type { Prefab } from '../content/prefab.ts';
import { type Blueprint, orient, readBlueprint, VARIANTS } from './blueprint.ts';

/** A prefab with its drawing in all the ways it may stand on this floor, made when they are first wanted. */
export interface RoomKind {
  readonly prefab: Prefab;
  readonly drawn: Blueprint;
  readonly variants: (Blueprint | undefined)[];
}

/** What a floor can be made of. */
export interface Selection {
  readonly def: FloorDef;
  /** For each required tag the kinds that carry it. */
  readonly required: readonly (readonly RoomKind[])[];
  /** For each entry of `prefabs` the kinds that carry its tag; weight 0 where there are none. */
  readonly optional: readonly (readonly RoomKind[])[];
  readonly weights: readonly number[];
}

/** A room drawn for an arrangement. */
export interface ChosenRoom {
  readonly prefab: Prefab;
  readonly blueprint: Blueprint;
  readonly required: boolean;
}

/** The rooms of one arrangement, required ones first; `entrance` and `stairs` are indices, −1 when no room has one. */
export interface ChosenRooms {
  readonly rooms: readonly ChosenRoom[];
  readonly entrance: number;
  readonly stairs: number;
}

/** Looks up the kinds of rooms a floor can have. Those that fit in no way are left out. */
export function selectionOf(content: Content, def: FloorDef): Selection {
  const tags = new Set([...def.required, ...def.prefabs.map((choice) => choice.tag)]);
  const kinds = new Map<string, RoomKind[]>([...tags].map((tag) => [tag, []]));
  for (const prefab of content.prefabs.values()) {
    const wanted = prefab.tags.filter((tag) => tags.has(tag));
    if (wanted.length === 0) continue;
    const drawn = readBlueprint(prefab);
    if (drawn.doors.length === 0 || !fitsSomehow(drawn, prefab, def)) continue;
    const kind = { prefab, drawn, variants: new Array<Blueprint | undefined>(VARIANTS) };
    for (const tag of new Set(wanted)) kinds.get(tag)?.push(kind);
  }
  // The order of a registry is that of loading; ids are the same whichever mod came first.
  for (const list of kinds.values()) list.sort((a, b) => (a.prefab.id < b.prefab.id ? -1 : 1));
  const optional = def.prefabs.map((choice) => kinds.get(choice.tag) ?? []);
  return {
    def,
    required: def.required.map((tag) => kinds.get(tag) ?? []),
    optional,
    weights: def.prefabs.map((choice, index) => (optional[index]?.length === 0 ? 0 : choice.weight)),
  };
}

/** Draws the rooms of one arrangement: one for each required tag, then at most `extra` others. */
export function drawRooms(selection: Selection, extra: number, rng: Rng): ChosenRooms {
  const required = selection.required.map((kinds) => kinds[below(rng, kinds.length)]);
  const entrance = demand(selection, required, 'entrance', rng);
  const stairs = demand(selection, required, 'stairs', rng);
  const rooms: ChosenRoom[] = [];
  for (const kind of required) if (kind !== undefined) rooms.push(place(selection.def, kind, true, rng));
  for (let count = 0; count < extra; count++) {
    const kinds = selection.optional[weighted(rng, selection.weights)];
    const kind = kinds?.[below(rng, kinds.length)];
    if (kind !== undefined) rooms.push(place(selection.def, kind, false, rng));
  }
  return { rooms, ...tellApart(rooms, entrance, stairs) };
}

/** Makes sure that a required room has the mark, redrawing one where a tag allows it; the index, or −1. */
function demand(
  selection: Selection,
  required: (RoomKind | undefined)[],
  mark: 'entrance' | 'stairs',
  rng: Rng,
): number {
  const has = (kind: RoomKind | undefined) => kind?.drawn[mark] !== undefined;
  const found = mark === 'entrance' ? required.findIndex(has) : required.findLastIndex(has);
  if (found !== -1) return found;
  const able = (kinds: readonly RoomKind[]) => kinds.some(has);
  const index = mark === 'entrance' ? selection.required.findIndex(able) : selection.required.findLastIndex(able);
  const kinds = (selection.required[index] ?? []).filter(has);
  if (kinds.length > 0) required[index] = kinds[below(rng, kinds.length)];
  return index;
}

/** One room with both marks is both only when no other can take over one of them. */
function tellApart(rooms: readonly ChosenRoom[], entrance: number, stairs: number) {
  if (entrance !== stairs) return { entrance, stairs };
  const other = (mark: 'entrance' | 'stairs') => (room: ChosenRoom, index: number) =>
    room.required && index !== entrance && room.blueprint[mark] !== undefined;
  const otherStairs = rooms.findLastIndex(other('stairs'));
  if (otherStairs !== -1) return { entrance, stairs: otherStairs };
  const otherEntrance = rooms.findIndex(other('entrance'));
  return { entrance: otherEntrance === -1 ? entrance : otherEntrance, stairs };
}

function place(def: FloorDef, kind: RoomKind, required: boolean, rng: Rng): ChosenRoom {
  let variant = kind.prefab.rotate ? below(rng, VARIANTS) : 0;
  const swapped = (variant & 4) !== 0;
  const { width, height } = kind.drawn;
  if (!fits(swapped ? height : width, swapped ? width : height, def)) variant ^= 4;
  const blueprint = kind.variants[variant] ?? orient(kind.drawn, variant);
  kind.variants[variant] = blueprint;
  return { prefab: kind.prefab, blueprint, required };
}

function fitsSomehow({ width, height }: Blueprint, prefab: Prefab, def: FloorDef): boolean {
  return fits(width, height, def) || (prefab.rotate && fits(height, width, def));
}

/** Whether a room fits inside the outermost ring. */
function fits(width: number, height: number, { size: [floorWidth, floorHeight] }: FloorDef): boolean {
  return width <= floorWidth - 2 && height <= floorHeight - 2;
}
