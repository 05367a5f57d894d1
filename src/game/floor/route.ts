/** Ways over what the hero knows of a floor: for exploring, travelling and bots alike. Nothing unknown is looked at. */
import { cellAt, newSearch, type Search, spread, wayTo } from '../../lib/grid.ts';
import type { Direction } from '../content/words.ts';
import type { Position, View } from '../state.ts';
import { isKnown, isWalkable, roomAt } from './discovery.ts';

/** The known part of a floor as a grid to search: 1 where the hero knows he can stand. */
export interface Chart {
  readonly width: number;
  readonly open: Uint8Array;
  readonly search: Search;
}

/** Charts what is known. Rooms in `closed` are left out, but for the one the hero is in. */
export function chartOf({ floor, hero }: View, closed: (room: number) => boolean = () => false): Chart {
  const { width, height } = floor;
  const open = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (isKnown(floor, x, y) && isWalkable(floor, x, y)) open[cellAt(x, y, width)] = 1;
    }
  }
  for (const [index, room] of floor.rooms.entries()) {
    if (index === hero.room || !closed(index)) continue;
    for (let y = room.y; y < room.y + room.h; y++)
      open.fill(0, cellAt(room.x, y, width), cellAt(room.x + room.w, y, width));
  }
  return { width, open, search: newSearch(width, height) };
}

/** The cells of the shortest known way from the hero to the nearest goal, both ends included; absent when there is none. */
export function routeTo({ hero }: View, chart: Chart, goals: Iterable<Position>): readonly Position[] | undefined {
  const { width, open, search } = chart;
  const marked = new Uint8Array(open.length);
  let any = false;
  for (const { x, y } of goals) {
    marked[cellAt(x, y, width)] = 1;
    any = true;
  }
  if (!any) return undefined;
  const goal = spread(search, open, [cellAt(hero.position.x, hero.position.y, width)], { goals: marked });
  if (goal < 0) return undefined;
  return wayTo(search, goal).map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}

/** The direction of a step from one cell to its neighbour. */
export function directionTo(from: Position, to: Position): Direction {
  if (to.y < from.y) return 'north';
  if (to.y > from.y) return 'south';
  return to.x < from.x ? 'west' : 'east';
}

/** Known cells beside something unknown one could walk to: where exploring goes on in corridors. */
export function frontier({ floor }: View): Position[] {
  const cells: Position[] = [];
  for (let y = 1; y < floor.height - 1; y++) {
    const known = floor.known[y] ?? '';
    for (let x = known.indexOf('1'); x >= 0; x = known.indexOf('1', x + 1)) {
      if (!isWalkable(floor, x, y) || roomAt(floor, x, y) >= 0) continue;
      if (
        !isKnown(floor, x - 1, y) ||
        !isKnown(floor, x + 1, y) ||
        !isKnown(floor, x, y - 1) ||
        !isKnown(floor, x, y + 1)
      ) {
        cells.push({ x, y });
      }
    }
  }
  return cells;
}

/** Known doors, as positions: of rooms for which the question is answered yes. */
export function knownDoors({ floor }: View, wanted: (room: number) => boolean): Position[] {
  const doors: Position[] = [];
  for (const [index, room] of floor.rooms.entries()) {
    if (!wanted(index)) continue;
    for (let y = room.y; y < room.y + room.h; y++) {
      for (let x = room.x; x < room.x + room.w; x++) {
        if (floor.tiles[y]?.[x] === '+' && isKnown(floor, x, y)) doors.push({ x, y });
      }
    }
  }
  return doors;
}

/** The cell outside a room’s door in a corridor: known ones from which unexplored ways lead on. */
export function doorsLeadingOn(state: View): Position[] {
  const { floor } = state;
  return knownDoors(state, (index) => floor.rooms[index]?.entered === true).filter(({ x, y }) =>
    [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].some(([nx = 0, ny = 0]) => !isKnown(floor, nx, ny)),
  );
}
