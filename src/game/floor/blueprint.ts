/** A prefab's drawing read into cells, doors and places, in any of the eight ways a room can be turned and mirrored. */
import type { Prefab } from '../content/prefab.ts';

/** A place for something, in the coordinates of the room. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A room as it is drawn. Lists keep the reading order of the layout, however the room is turned. */
export interface Blueprint {
  readonly width: number;
  readonly height: number;
  /** Row by row: 1 where one can walk, doors aside. */
  readonly walkable: Uint8Array;
  /** Doors on the outline, away from corners, with floor behind them. */
  readonly doors: readonly Spot[];
  readonly enemies: readonly Spot[];
  readonly loot: readonly Spot[];
  /** The i-th is for the i-th NPC of the prefab. */
  readonly npcs: readonly (Spot & { readonly index: number })[];
  readonly stairs: Spot | undefined;
  readonly entrance: Spot | undefined;
}

/** The rows of a layout, without the line breaks before the first and after the last. */
export function layoutRows(layout: string): string[] {
  const rows = layout.split('\n').map((row) => (row.endsWith('\r') ? row.slice(0, -1) : row));
  while (rows.length > 0 && rows[0] === '') rows.shift();
  while (rows.length > 0 && rows.at(-1) === '') rows.pop();
  return rows;
}

/** Whether a layout's cell lies on its outline. */
export function onOutline({ x, y }: Spot, width: number, height: number): boolean {
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/**
 * Reads a prefab as it is drawn.
 *
 * Kept is the largest part of the floor that a door leads to: what no door of the room reaches could never be reached on the map.
 * Outlines are closed but for doors, and a `+` inside a room is floor, since no corridor can begin there.
 */
export function readBlueprint(prefab: Prefab): Blueprint {
  const rows = layoutRows(prefab.layout);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const height = rows.length;
  const open = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) open[y * width + x] = isOpen(rows[y]?.[x]) ? 1 : 0;
  }
  const drawn = spotsOf(rows, '+').filter((spot) => onOutline(spot, width, height));
  const behind = drawn.map((spot) => cellBehind(spot, width, height));
  const { walkable, part } = largestPart(open, width, behind);
  const inside = (spot: Spot) => walkable[spot.y * width + spot.x] === 1;
  return {
    width,
    height,
    walkable,
    doors: drawn.filter((_, index) => part(behind[index] ?? -1)),
    enemies: spotsOf(rows, 'e').filter(inside),
    loot: spotsOf(rows, 'l').filter(inside),
    npcs: spotsOf(rows, 'n')
      .map((spot, index) => ({ ...spot, index }))
      .filter(inside),
    stairs: spotsOf(rows, '>').find(inside),
    entrance: spotsOf(rows, '<').find(inside),
  };
}

/** The eight ways: bit 1 mirrors left and right, bit 2 top and bottom, bit 4 swaps rows and columns first. */
export const VARIANTS = 8;

/** The room turned and mirrored; variant 0 is as drawn. */
export function orient(blueprint: Blueprint, variant: number): Blueprint {
  if (variant === 0) return blueprint;
  const swap = (variant & 4) !== 0;
  const width = swap ? blueprint.height : blueprint.width;
  const height = swap ? blueprint.width : blueprint.height;
  const turn = <S extends Spot>(spot: S): S => {
    const x = swap ? spot.y : spot.x;
    const y = swap ? spot.x : spot.y;
    return { ...spot, x: (variant & 1) !== 0 ? width - 1 - x : x, y: (variant & 2) !== 0 ? height - 1 - y : y };
  };
  const walkable = new Uint8Array(width * height);
  for (let y = 0; y < blueprint.height; y++) {
    for (let x = 0; x < blueprint.width; x++) {
      if (blueprint.walkable[y * blueprint.width + x] !== 1) continue;
      const to = turn({ x, y });
      walkable[to.y * width + to.x] = 1;
    }
  }
  return {
    width,
    height,
    walkable,
    doors: blueprint.doors.map(turn),
    enemies: blueprint.enemies.map(turn),
    loot: blueprint.loot.map(turn),
    npcs: blueprint.npcs.map(turn),
    stairs: blueprint.stairs && turn(blueprint.stairs),
    entrance: blueprint.entrance && turn(blueprint.entrance),
  };
}

function isOpen(mark: string | undefined): boolean {
  return mark !== undefined && mark !== '#' && mark !== ' ';
}

/** Where a mark is drawn, in reading order. */
function spotsOf(rows: readonly string[], mark: string): Spot[] {
  const spots: Spot[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(mark); x !== -1; x = row.indexOf(mark, x + 1)) spots.push({ x, y });
  }
  return spots;
}

/** The cell a door on the outline opens to; a door in a corner has none. */
function cellBehind({ x, y }: Spot, width: number, height: number): number {
  const besides = x === 0 || x === width - 1;
  const above = y === 0 || y === height - 1;
  if (besides === above) return -1;
  const inX = x === 0 ? 1 : x === width - 1 ? width - 2 : x;
  const inY = y === 0 ? 1 : y === height - 1 ? height - 2 : y;
  return inY * width + inX;
}

/** The largest connected part of `open` that one of `starts` lies in; of equal ones the first. */
function largestPart(open: Uint8Array, width: number, starts: readonly number[]) {
  const numbers = new Int32Array(open.length);
  const sizes = [0];
  const stack: number[] = [];
  for (const start of starts) {
    if (start < 0 || open[start] !== 1 || numbers[start] !== 0) continue;
    const number = sizes.length;
    let size = 0;
    numbers[start] = number;
    stack.push(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      size++;
      for (const next of [cell - width, cell + width, cell - 1, cell + 1]) {
        if (open[next] !== 1 || numbers[next] !== 0) continue;
        numbers[next] = number;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = sizes.length === 1 ? -1 : sizes.indexOf(Math.max(...sizes));
  const walkable = numbers.map((number) => (number === largest ? 1 : 0));
  return { walkable: Uint8Array.from(walkable), part: (cell: number) => cell >= 0 && numbers[cell] === largest };
}
