/**
 * Flat grids of width × height cells: flooding them and finding shortest ways, in four directions.
 *
 * A cell is the index y × width + x. The outermost ring of a grid must be closed (0 in `open`): so no step ever leaves
 * it, and the loops need no other bounds.
 */

/** The cell of a position. */
export function cellAt(x: number, y: number, width: number): number {
  return y * width + x;
}

/** Steps between two cells if nothing were in the way. */
export function stepsBetween(a: number, b: number, width: number): number {
  const ax = a % width;
  const bx = b % width;
  return Math.abs(ax - bx) + Math.abs((a - ax - (b - bx)) / width);
}

/** Memory for searches over one grid, so that a search allocates nothing but its way. */
export interface Search {
  readonly width: number;
  readonly queue: Int32Array;
  /** Steps from the nearest start; right only where `round` is the current one. */
  readonly steps: Int32Array;
  readonly round: Int32Array;
  current: number;
}

/** Memory for searches over a grid of this size. */
export function newSearch(width: number, height: number): Search {
  const size = width * height;
  return { width, queue: new Int32Array(size), steps: new Int32Array(size), round: new Int32Array(size), current: 0 };
}

/** How far a search has seen a cell from its nearest start; −1 where it has not been. */
export function stepsTo(search: Search, cell: number): number {
  return search.round[cell] === search.current ? (search.steps[cell] ?? -1) : -1;
}

/**
 * Spreads over open cells from the starts, nearest first, until a cell with 1 in `goals`; that cell, or −1 when there is none
 * within `limit` steps.
 *
 * Starts that are not open are left out. Among equally near goals the order of starts decides, then north, south, west, east.
 */
export function spread(
  search: Search,
  open: Uint8Array,
  starts: readonly number[],
  { goals, limit = Number.POSITIVE_INFINITY }: { readonly goals?: Uint8Array; readonly limit?: number } = {},
): number {
  const { width, queue, steps, round } = search;
  search.current++;
  const mark = search.current;
  let tail = 0;
  for (const start of starts) {
    if (open[start] !== 1 || round[start] === mark) continue;
    round[start] = mark;
    steps[start] = 0;
    queue[tail++] = start;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    if (goals !== undefined && goals[cell] === 1) return cell;
    const next = (steps[cell] ?? 0) + 1;
    if (next > limit) continue;
    for (let side = 0; side < 4; side++) {
      const neighbour = cell + (side === 0 ? -width : side === 1 ? width : side === 2 ? -1 : 1);
      if (open[neighbour] !== 1 || round[neighbour] === mark) continue;
      round[neighbour] = mark;
      steps[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
  return -1;
}

/** The way the last search took to a cell it has seen, both ends included, from the start; straight ahead where it can. */
export function wayTo(search: Search, cell: number): number[] {
  const { width } = search;
  const way = [cell];
  let here = cell;
  let ahead = -width;
  for (let left = stepsTo(search, cell); left > 0; left--) {
    if (stepsTo(search, here + ahead) !== left - 1) {
      for (const side of [-width, width, -1, 1]) {
        if (stepsTo(search, here + side) !== left - 1) continue;
        ahead = side;
        break;
      }
    }
    here += ahead;
    way.push(here);
  }
  return way.reverse();
}

/** The open cells that can be reached from one, 1 where one can get. */
export function flood(open: Uint8Array, width: number, from: number): Uint8Array {
  const search = newSearch(width, open.length / width);
  spread(search, open, [from]);
  return open.map((_, cell) => (stepsTo(search, cell) >= 0 ? 1 : 0));
}

/**
 * The L from one cell to another, both included: along the row first or along the column first; absent when something is in the way.
 */
export function elbow(
  open: Uint8Array,
  width: number,
  ends: readonly [number, number],
  rowFirst: boolean,
): number[] | undefined {
  const [from, to] = ends;
  const corner = rowFirst ? from - (from % width) + (to % width) : to - (to % width) + (from % width);
  const way: number[] = [];
  const first = Math.sign(corner - from) * (rowFirst ? 1 : width);
  for (let cell = from; cell !== corner; cell += first) {
    if (open[cell] !== 1) return;
    way.push(cell);
  }
  const second = Math.sign(to - corner) * (rowFirst ? width : 1);
  for (let cell = corner; cell !== to; cell += second) {
    if (open[cell] !== 1) return;
    way.push(cell);
  }
  if (open[to] !== 1) return;
  way.push(to);
  return way;
}
