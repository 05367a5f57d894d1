/** What must be true of every floor, read off its map alone, without a look at how it was made. */
import type { Content } from '../../src/game/content/content.ts';
import type { FloorDef } from '../../src/game/content/floor.ts';
import { layoutRows } from '../../src/game/floor/blueprint.ts';
import { prefabProblems } from '../../src/game/floor/check.ts';
import { creaturesFor } from '../../src/game/floor/populate.ts';
import type { Floor, Room } from '../../src/game/state.ts';

/** A map with what can be read off it. */
interface Reading {
  readonly floor: Floor;
  readonly at: (x: number, y: number) => string;
  /** The room a cell lies in, −1 for none. */
  readonly roomOf: (x: number, y: number) => number;
}

/** A stretch of floor outside of all rooms. */
interface Stretch {
  readonly cells: readonly (readonly [number, number])[];
  /** The rooms whose doors it ends at. */
  readonly rooms: readonly number[];
}

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
const AROUND = [...SIDES, [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

/** Sentences about everything that is wrong with a floor; none for a good one. */
export function floorFaults(floor: Floor, def: FloorDef, content: Content): string[] {
  const reading = read(floor);
  const stretches = corridors(reading);
  return [
    ...borderFaults(reading),
    ...roomFaults(reading, def, content),
    ...drawingFaults(reading, content),
    ...doorFaults(reading),
    ...corridorFaults(reading, stretches),
    ...reachFaults(reading),
    ...loopFaults(floor, def, stretches),
    ...inhabitantFaults(reading, def, content),
  ];
}

/** Rooms on the shortest way from the entrance to the stairs, both ends counted; `past` may forbid rooms. */
export function wayLength(floor: Floor, past: (room: number) => boolean = () => true): number {
  const reading = read(floor);
  const start = reading.roomOf(floor.entrance.x, floor.entrance.y);
  const end = reading.roomOf(floor.stairs.x, floor.stairs.y);
  const edges = corridors(reading).map((stretch) => stretch.rooms);
  return between(edges, { start, end, past });
}

/** Whether the way has its measure: half the rooms and three, and no way round all enemies. */
export function hasMeasure(floor: Floor): boolean {
  if (wayLength(floor) < Math.max(3, Math.ceil(floor.rooms.length / 2))) return false;
  const peaceful = (room: number) => floor.rooms[room]?.enemies.length === 0;
  return floor.rooms.every((room) => room.enemies.length === 0) || wayLength(floor, peaceful) === 0;
}

function between(
  edges: readonly (readonly number[])[],
  { start, end, past }: { start: number; end: number; past: (room: number) => boolean },
): number {
  if (!past(start) || !past(end)) return 0;
  let reached = new Set([start]);
  for (let count = 1; ; count++) {
    if (reached.has(end)) return count;
    const further = new Set(reached);
    for (const [a = -1, b = -1] of edges) {
      if (reached.has(a) && past(b)) further.add(b);
      if (reached.has(b) && past(a)) further.add(a);
    }
    if (further.size === reached.size) return 0;
    reached = further;
  }
}

function read(floor: Floor): Reading {
  const at = (x: number, y: number) => floor.tiles[y]?.[x] ?? '#';
  const roomOf = (x: number, y: number) =>
    floor.rooms.findIndex((room) => x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h);
  return { floor, at, roomOf };
}

function positions({ width, height }: { width: number; height: number }): [number, number][] {
  return Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)]);
}

function borderFaults({ floor, at }: Reading): string[] {
  const { width, height, tiles } = floor;
  if (tiles.length !== height || tiles.some((row) => row.length !== width)) return ['the map is no rectangle'];
  const ring = positions(floor).filter(([x, y]) => x === 0 || y === 0 || x === width - 1 || y === height - 1);
  return ring.filter(([x, y]) => at(x, y) !== '#').map(([x, y]) => `the border is open at ${x},${y}`);
}

function roomFaults({ floor, at }: Reading, def: FloorDef, content: Content): string[] {
  const faults: string[] = [];
  for (const [index, a] of floor.rooms.entries()) {
    if (a.x < 1 || a.y < 1 || a.x + a.w > floor.width - 1 || a.y + a.h > floor.height - 1)
      faults.push(`room ${index} lies on the border`);
    for (const b of floor.rooms.slice(index + 1)) {
      const apart = a.x > b.x + b.w || b.x > a.x + a.w || a.y > b.y + b.h || b.y > a.y + a.h;
      if (!apart) faults.push(`room ${index} touches another`);
    }
  }
  const tagged = (tag: string) => floor.rooms.filter((room) => content.prefabs.get(room.prefab)?.tags.includes(tag));
  for (const tag of new Set(def.required)) {
    const wanted = def.required.filter((other) => other === tag).length;
    if (tagged(tag).length < wanted) faults.push(`${tag} is missing`);
  }
  if (floor.rooms.length > Math.max(def.rooms, def.required.length)) faults.push('there are more rooms than asked for');
  for (const [mark, place] of [
    ['<', floor.entrance],
    ['>', floor.stairs],
  ] as const) {
    const found = positions(floor).filter(([x, y]) => at(x, y) === mark);
    if (found.length !== 1) faults.push(`there are ${found.length} ${mark}`);
    if (at(place.x, place.y) !== mark) faults.push(`${mark} is not where the floor says`);
  }
  return faults;
}

/** The eight ways a drawing can stand. */
function* views(rows: readonly string[]): Generator<string[]> {
  let turned = [...rows];
  for (let turn = 0; turn < 4; turn++) {
    yield turned;
    yield turned.map((row) => [...row].reverse().join(''));
    turned = [...(turned[0] ?? '')].map((_, x) =>
      turned
        .map((row) => row[x] ?? '')
        .reverse()
        .join(''),
    );
  }
}

/** Rooms stand as they were drawn: no wall pierced, nothing added. */
function drawingFaults({ floor, at }: Reading, content: Content): string[] {
  return floor.rooms.flatMap((room, index) => {
    const prefab = content.prefabs.get(room.prefab);
    if (prefab === undefined) return [`room ${index} has no prefab`];
    const clean = prefabProblems(prefab).every((problem) => problem.code.includes('npc'));
    const drawn = layoutRows(prefab.layout);
    const all = prefab.rotate ? [...views(drawn)] : [drawn];
    return all.some((view) => matches(view, room, { at, clean })) ? [] : [`room ${index} is not as drawn`];
  });
}

function matches(view: readonly string[], room: Room, { at, clean }: { at: Reading['at']; clean: boolean }): boolean {
  if (view.length !== room.h || view[0]?.length !== room.w) return false;
  return positions({ width: room.w, height: room.h }).every(([x, y]) => {
    const drawn = view[y]?.[x] ?? '#';
    const built = at(room.x + x, room.y + y);
    const edge = x === 0 || y === 0 || x === room.w - 1 || y === room.h - 1;
    if (drawn === '#' || drawn === ' ') return built === '#';
    if (edge) return built === '#' || (built === '+' && drawn === '+');
    if (built === '#') return !clean;
    return built === '.' || (built === drawn && drawn !== '+');
  });
}

function doorFaults({ floor, at, roomOf }: Reading): string[] {
  return positions(floor).flatMap(([x, y]) => {
    if (at(x, y) !== '+') return [];
    const room = roomOf(x, y);
    if (room === -1) return [`a door outside of rooms at ${x},${y}`];
    const open = SIDES.map(([dx, dy]) => [x + dx, y + dy] as const).filter(([nx, ny]) => at(nx, ny) !== '#');
    const outside = open.filter(([nx, ny]) => roomOf(nx, ny) === -1).length;
    const inside = open.filter(([nx, ny]) => roomOf(nx, ny) === room && at(nx, ny) !== '+').length;
    return outside === 1 && inside === 1 ? [] : [`a dead door at ${x},${y}`];
  });
}

/** Floor outside of rooms, in pieces that touch, across corners as well. */
function corridors({ floor, at, roomOf }: Reading): Stretch[] {
  const isCorridor = (x: number, y: number) => at(x, y) === '.' && roomOf(x, y) === -1;
  const seen = new Set<number>();
  const stretches: Stretch[] = [];
  for (const [x, y] of positions(floor)) {
    if (!isCorridor(x, y) || seen.has(y * floor.width + x)) continue;
    const cells: (readonly [number, number])[] = [[x, y]];
    const rooms: number[] = [];
    seen.add(y * floor.width + x);
    for (const [cx, cy] of cells) {
      for (const [dx, dy] of SIDES) if (at(cx + dx, cy + dy) === '+') rooms.push(roomOf(cx + dx, cy + dy));
      for (const [dx, dy] of AROUND) {
        const cell = (cy + dy) * floor.width + cx + dx;
        if (!isCorridor(cx + dx, cy + dy) || seen.has(cell)) continue;
        seen.add(cell);
        cells.push([cx + dx, cy + dy]);
      }
    }
    stretches.push({ cells, rooms });
  }
  return stretches;
}

/** Each corridor is one line between two doors of two rooms: so no two can have met. */
function corridorFaults({ at, roomOf }: Reading, stretches: readonly Stretch[]): string[] {
  return stretches.flatMap(({ cells, rooms }) => {
    const [x, y] = cells[0] ?? [0, 0];
    const faults: string[] = [];
    if (rooms.length !== 2 || rooms[0] === rooms[1]) faults.push(`the corridor at ${x},${y} has ${rooms.length} doors`);
    for (const [cx, cy] of cells) {
      const next = SIDES.filter(([dx, dy]) => at(cx + dx, cy + dy) === '.' && roomOf(cx + dx, cy + dy) === -1).length;
      const doors = SIDES.filter(([dx, dy]) => at(cx + dx, cy + dy) === '+').length;
      if (next + doors !== 2) faults.push(`the corridor at ${cx},${cy} forks or ends`);
    }
    return faults;
  });
}

function reachFaults({ floor, at }: Reading): string[] {
  const reached = new Set([floor.entrance.y * floor.width + floor.entrance.x]);
  for (const cell of reached) {
    for (const [dx, dy] of SIDES) {
      const x = (cell % floor.width) + dx;
      const y = Math.floor(cell / floor.width) + dy;
      if (at(x, y) !== '#') reached.add(y * floor.width + x);
    }
  }
  const open = positions(floor).filter(([x, y]) => at(x, y) !== '#');
  const lost = open.filter(([x, y]) => !reached.has(y * floor.width + x)).map(([x, y]) => `nothing leads to ${x},${y}`);
  const places = [...floor.piles, ...floor.npcs].filter(({ x, y }) => !reached.has(y * floor.width + x));
  return [...lost, ...places.map(({ x, y }) => `nothing leads to the place at ${x},${y}`)];
}

/** Not more loops than asked for, and none through the stairs’ room: each of its corridors is the only way to what lies behind. */
function loopFaults(floor: Floor, def: FloorDef, stretches: readonly Stretch[]): string[] {
  const edges = stretches.map((stretch) => stretch.rooms);
  const faults: string[] = [];
  if (edges.length > floor.rooms.length - 1 + def.loops) faults.push('there are more loops than asked for');
  const stairs = read(floor).roomOf(floor.stairs.x, floor.stairs.y);
  for (const edge of edges.filter((rooms) => rooms.includes(stairs))) {
    const others = edges.filter((other) => other !== edge);
    const [start = -1, end = -1] = edge;
    if (between(others, { start, end, past: () => true }) > 0)
      faults.push('a loop goes through the room of the stairs');
  }
  return faults;
}

function inhabitantFaults({ floor, roomOf }: Reading, def: FloorDef, content: Content): string[] {
  const faults: string[] = [];
  const arrival = roomOf(floor.entrance.x, floor.entrance.y);
  const numbers = floor.rooms.flatMap((room) => room.enemies.map((enemy) => enemy.number));
  if (new Set(numbers).size !== numbers.length) faults.push('two enemies share a number');
  for (const [index, room] of floor.rooms.entries()) {
    if (index === arrival && room.enemies.length > 0) faults.push('somebody waits where the hero arrives');
    const prefab = content.prefabs.get(room.prefab);
    const allowed = prefab === undefined ? [] : creaturesFor(def, prefab).map((choice) => choice.id);
    for (const enemy of room.enemies)
      if (!allowed.includes(enemy.def)) faults.push(`${enemy.def} does not belong here`);
    const kinds = room.enemies.map((enemy) => `${enemy.def}#${enemy.ordinal}`);
    if (new Set(kinds).size !== kinds.length) faults.push('two enemies of a room share a name');
  }
  for (const [index, room] of floor.rooms.entries())
    faults.push(...placeFaults(floor, index, { room, def, content, arrival }));
  for (const npc of floor.npcs) if (roomOf(npc.x, npc.y) !== npc.room) faults.push('somebody stands in another room');
  return faults;
}

/** Every place that is drawn has somebody or something on it, as far as the content names who or what. */
function placeFaults(
  floor: Floor,
  index: number,
  { room, def, content, arrival }: { room: Room; def: FloorDef; content: Content; arrival: number },
): string[] {
  const prefab = content.prefabs.get(room.prefab);
  if (prefab === undefined || prefabProblems(prefab).some((problem) => !problem.code.includes('npc'))) return [];
  const marks = (mark: string) => [...prefab.layout].filter((other) => other === mark).length;
  const inRoom = ({ x, y }: { x: number; y: number }) =>
    x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h;
  const piles = (prefab.loot ?? def.loot) === undefined ? 0 : marks('l');
  const enemies = index === arrival || creaturesFor(def, prefab).every(({ weight }) => weight === 0) ? 0 : marks('e');
  const npcs = Math.min(marks('n'), prefab.npcs.length);
  const counted = [floor.piles.filter(inRoom).length, room.enemies.length, floor.npcs.filter(inRoom).length];
  return String(counted) === String([piles, enemies, npcs])
    ? []
    : [`room ${index} has places without anything on them`];
}
