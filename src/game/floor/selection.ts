/** Which rooms a floor is made of: drawn by tag from the prefabs, required ones first. */
import { below, type Rng, weighted } from '../../lib/rng.ts';
import type { FloorDef } from '../content/floor.ts';
import type { Prefab } from '../content/prefab.ts';
import { type Blueprint, VARIANTS } from './blueprint.ts';
import { drawingOf, fits, hasMark, isUsable, type RoomKind, type RoomPools } from './pools.ts';

/** What a floor can be made of. */
export interface Selection {
  readonly def: FloorDef;
  /** For each required tag the kinds that carry it; some of them may not fit on the floor. */
  readonly required: readonly (readonly RoomKind[])[];
  /** For each entry of `prefabs` the kinds that carry its tag; weight 0 where none can be used. */
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

/** Looks up the kinds of rooms a floor can have. */
export function selectionOf(pools: RoomPools, def: FloorDef): Selection {
  const optional = def.prefabs.map(({ tag }) => pools.get(tag) ?? []);
  return {
    def,
    required: def.required.map((tag) => pools.get(tag) ?? []),
    optional,
    weights: def.prefabs.map(({ weight }, index) =>
      optional[index]?.some((kind) => isUsable(kind, def)) === true ? weight : 0,
    ),
  };
}

/** Draws one of the kinds that can stand on the floor: from a drawn one on, the first that can. */
function drawKind(kinds: readonly RoomKind[], def: FloorDef, rng: Rng): RoomKind | undefined {
  const from = below(rng, kinds.length);
  for (let step = 0; step < kinds.length; step++) {
    const kind = kinds[(from + step) % kinds.length];
    if (kind !== undefined && isUsable(kind, def)) return kind;
  }
  return;
}

/** Draws the rooms of one arrangement: one for each required tag, then at most `extra` others. */
export function drawRooms(selection: Selection, extra: number, rng: Rng): ChosenRooms {
  const { def, weights } = selection;
  const required = selection.required.map((kinds) => drawKind(kinds, def, rng));
  demandEnds(selection, required, rng);
  const rooms: ChosenRoom[] = [];
  for (const kind of required) if (kind !== undefined) rooms.push(place(def, kind, true, rng));
  const entrance = rooms.findIndex((room) => room.blueprint.entrance !== undefined);
  const stairs = rooms.findLastIndex((room) => room.blueprint.stairs !== undefined);
  for (let count = 0; count < extra; count++) {
    const kind = drawKind(selection.optional[weighted(rng, weights)] ?? [], def, rng);
    if (kind !== undefined) rooms.push(place(def, kind, false, rng));
  }
  return { rooms, ...tellApart(rooms, entrance, stairs) };
}

/** The required tags that can bring an entrance and stairs: two different ones, or one whose room has both. */
export interface EndTags {
  readonly entrance: number;
  readonly stairs: number;
}

/** Where entrance and stairs can come from: the first tag for the one, the last for the other; a fault when from nowhere. */
export function endTags({ def, required }: Pick<Selection, 'def' | 'required'>): EndTags | 'no_entrance' | 'no_stairs' {
  const able = (mark: Mark) => [...required.keys()].filter((tag) => kindsWith(required[tag], def, [mark]).length > 0);
  const entrances = able('entrance');
  const stairways = able('stairs').reverse();
  if (entrances.length === 0) return 'no_entrance';
  for (const stairs of stairways) {
    const entrance = entrances.find((tag) => tag !== stairs);
    if (entrance !== undefined) return { entrance, stairs };
  }
  const both = stairways.find((tag) => kindsWith(required[tag], def, ['entrance', 'stairs']).length > 0);
  return both === undefined ? 'no_stairs' : { entrance: both, stairs: both };
}

type Mark = 'entrance' | 'stairs';

function kindsWith(kinds: readonly RoomKind[] = [], def: FloorDef, marks: readonly Mark[]): RoomKind[] {
  return kinds.filter((kind) => marks.every((mark) => hasMark(kind, mark)) && isUsable(kind, def));
}

/** Draws rooms anew where those drawn bring no entrance or no stairs. */
function demandEnds(selection: Selection, drawn: (RoomKind | undefined)[], rng: Rng): void {
  const some = (mark: Mark) => drawn.some((kind) => kind !== undefined && hasMark(kind, mark));
  if (some('entrance') && some('stairs')) return;
  const ends = endTags(selection);
  if (typeof ends === 'string') return;
  const redraw = (tag: number, marks: readonly Mark[]) => {
    const kinds = kindsWith(selection.required[tag], selection.def, marks);
    drawn[tag] = kinds[below(rng, kinds.length)];
  };
  if (ends.entrance === ends.stairs) redraw(ends.entrance, ['entrance', 'stairs']);
  else {
    redraw(ends.entrance, ['entrance']);
    redraw(ends.stairs, ['stairs']);
  }
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
  const drawing = drawingOf(kind, variant);
  if (!fits(drawing.width, drawing.height, def)) variant ^= 4;
  return { prefab: kind.prefab, blueprint: drawingOf(kind, variant), required };
}
