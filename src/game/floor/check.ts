/** What can be wrong with a drawn room or a floor's recipe, found when a mod is loaded instead of when a hero descends. */
import type { FloorDef } from '../content/floor.ts';
import { LAYOUT_BOUNDS, MARKS, type Prefab } from '../content/prefab.ts';
import { type Blueprint, layoutRows, onOutline, readBlueprint } from './blueprint.ts';
import { drawingOf, isUsable, type RoomKind, type RoomPools } from './pools.ts';
import { creaturesFor } from './populate.ts';
import { endTags } from './selection.ts';

/** An error costs the entry; a warning only what it names. */
export type ProblemSeverity = 'error' | 'warning';

export interface PrefabProblem {
  readonly severity: ProblemSeverity;
  readonly code:
    | 'layout_size'
    | 'ragged_rows'
    | 'unknown_mark'
    | 'no_door'
    | 'door_in_corner'
    | 'blind_door'
    | 'open_outline'
    | 'unreachable'
    | 'place_without_npc'
    | 'npc_without_place';
  /** The row of the layout, from 1; 1 where the layout as a whole is meant. */
  readonly row: number;
  /** The column, from 1. */
  readonly column: number;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface FloorProblem {
  readonly severity: ProblemSeverity;
  readonly code:
    | 'required_without_prefab'
    | 'required_too_large'
    | 'no_entrance'
    | 'no_stairs'
    | 'rooms_do_not_fit'
    | 'more_required_than_rooms'
    | 'too_few_rooms'
    | 'tag_without_prefab'
    | 'no_creatures';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Everything wrong with a room's drawing, in reading order within each kind. Warnings only when there is no error. */
export function prefabProblems(prefab: Prefab): PrefabProblem[] {
  const rows = layoutRows(prefab.layout).map((row) => [...row]);
  const errors = [...sizeProblems(rows), ...raggedRows(rows), ...unknownMarks(rows)];
  if (errors.length > 0) return errors;
  const blueprint = readBlueprint(prefab);
  if (blueprint.doors.length === 0)
    return [problem('error', 'no_door', { x: 0, y: 0 }), ...cellWarnings(rows, blueprint)];
  return [...cellWarnings(rows, blueprint), ...npcWarnings(rows, prefab)];
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

function problem(
  severity: ProblemSeverity,
  code: PrefabProblem['code'],
  { x, y }: Cell,
  params: PrefabProblem['params'] = {},
): PrefabProblem {
  return { severity, code, row: y + 1, column: x + 1, params };
}

function sizeProblems(rows: readonly string[][]): PrefabProblem[] {
  const { minWidth, maxWidth, minHeight, maxHeight } = LAYOUT_BOUNDS;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const height = rows.length;
  if (width >= minWidth && width <= maxWidth && height >= minHeight && height <= maxHeight) return [];
  return [problem('error', 'layout_size', { x: 0, y: 0 }, { width, height, minWidth, maxWidth, minHeight, maxHeight })];
}

function raggedRows(rows: readonly string[][]): PrefabProblem[] {
  const expected = rows[0]?.length ?? 0;
  return rows.flatMap((row, y) =>
    row.length === expected
      ? []
      : [problem('error', 'ragged_rows', { x: Math.min(row.length, expected), y }, { expected, found: row.length })],
  );
}

function unknownMarks(rows: readonly string[][]): PrefabProblem[] {
  return cells(rows).flatMap(({ mark, ...cell }) =>
    Object.hasOwn(MARKS, mark) ? [] : [problem('error', 'unknown_mark', cell, { mark })],
  );
}

function cells(rows: readonly string[][]): (Cell & { readonly mark: string })[] {
  return rows.flatMap((row, y) => row.map((mark, x) => ({ x, y, mark })));
}

/** Cells that will not be on the map as they are drawn. */
function cellWarnings(rows: readonly string[][], blueprint: Blueprint): PrefabProblem[] {
  const { width, height, walkable, doors } = blueprint;
  return cells(rows).flatMap(({ mark, ...cell }) => {
    if (mark === '#' || mark === ' ') return [];
    if (!onOutline(cell, width, height)) {
      return walkable[cell.y * width + cell.x] === 1 ? [] : [problem('warning', 'unreachable', cell, { mark })];
    }
    if (mark !== '+') return [problem('warning', 'open_outline', cell, { mark })];
    if (doors.some((door) => door.x === cell.x && door.y === cell.y)) return [];
    const corner = (cell.x === 0 || cell.x === width - 1) && (cell.y === 0 || cell.y === height - 1);
    return [problem('warning', corner ? 'door_in_corner' : 'blind_door', cell)];
  });
}

function npcWarnings(rows: readonly string[][], prefab: Prefab): PrefabProblem[] {
  const places = cells(rows).filter(({ mark }) => mark === 'n');
  const spare = places.slice(prefab.npcs.length).map((cell) => problem('warning', 'place_without_npc', cell));
  const homeless = prefab.npcs
    .slice(places.length)
    .map((npc) => problem('warning', 'npc_without_place', { x: 0, y: 0 }, { npc }));
  return [...spare, ...homeless];
}

/** Everything wrong with a floor's recipe, given the rooms there are. Warnings only when there is no error. */
export function floorProblems(def: FloorDef, pools: RoomPools): FloorProblem[] {
  const required = def.required.map((tag) => pools.get(tag) ?? []);
  const missing = def.required.flatMap((tag, index) => missingRooms(def, tag, required[index] ?? []));
  if (missing.length > 0) return missing;
  const ends = endTags({ def, required });
  const errors: FloorProblem[] = typeof ends === 'string' ? [{ severity: 'error', code: ends, params: {} }] : [];
  const needed = required.reduce((sum, kinds) => sum + leastArea(kinds, def), 0);
  const available = (def.size[0] - 1) * (def.size[1] - 1);
  if (needed > available) errors.push({ severity: 'error', code: 'rooms_do_not_fit', params: { needed, available } });
  if (errors.length > 0) return errors;
  const unused = def.prefabs.filter(({ tag }) => !pools.has(tag));
  return [
    ...roomWarnings(def),
    ...unused.map(({ tag }): FloorProblem => ({ severity: 'warning', code: 'tag_without_prefab', params: { tag } })),
    ...(nobodyFor(def, pools) ? [{ severity: 'warning', code: 'no_creatures', params: {} } as const] : []),
  ];
}

/** Nothing carries the tag, or nothing that does fits on the floor. */
function missingRooms(def: FloorDef, tag: string, kinds: readonly RoomKind[]): FloorProblem[] {
  if (kinds.some((kind) => isUsable(kind, def))) return [];
  const code = kinds.length > 0 ? 'required_too_large' : 'required_without_prefab';
  return [{ severity: 'error', code, params: { tag } }];
}

/** The cells that the smallest of the kinds takes, a margin on two sides included. */
function leastArea(kinds: readonly RoomKind[], def: FloorDef): number {
  let least = Number.POSITIVE_INFINITY;
  for (const kind of kinds) {
    if (!isUsable(kind, def)) continue;
    const { width, height } = drawingOf(kind);
    least = Math.min(least, (width + 1) * (height + 1));
  }
  return least;
}

/** Whether a room has places for enemies, and the floor names none for it. */
function nobodyFor(def: FloorDef, pools: RoomPools): boolean {
  if (def.creatures.length > 0 && def.populate.every(({ creatures }) => creatures.length > 0)) return false;
  const kinds = [...def.required, ...def.prefabs.map(({ tag }) => tag)].flatMap((tag) => pools.get(tag) ?? []);
  return kinds.some((kind) => drawingOf(kind).enemies.length > 0 && creaturesFor(def, kind.prefab).length === 0);
}

function roomWarnings({ rooms, required }: FloorDef): FloorProblem[] {
  const params = { rooms, required: required.length };
  const found: FloorProblem[] = [];
  if (required.length > rooms) found.push({ severity: 'warning', code: 'more_required_than_rooms', params });
  // The way to the stairs passes three rooms; a floor of two has none to put between.
  if (Math.max(rooms, required.length) < 3) found.push({ severity: 'warning', code: 'too_few_rooms', params });
  return found;
}
