/** What the hero knows that walking by himself depends on. Nothing unknown is looked at. */
import type { Direction } from '../../game/content/words.ts';
import { isKnown, isWalkable, roomAt, tileAt } from '../../game/floor/discovery.ts';
import { doorsLeadingOn, frontier, knownDoors } from '../../game/floor/route.ts';
import type { Look } from '../../game/rules/scene.ts';
import type { Position, View } from '../../game/state.ts';

export const STEPS: Readonly<Record<Direction, Position>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

export function beyond({ x, y }: Position, direction: Direction): Position {
  const step = STEPS[direction];
  return { x: x + step.x, y: y + step.y };
}

export function neighbours(at: Position): Position[] {
  return [beyond(at, 'north'), beyond(at, 'south'), beyond(at, 'west'), beyond(at, 'east')];
}

export function same(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y;
}

export function spotKey({ x, y }: Position): string {
  return `${x},${y}`;
}

/** Rooms one does not walk into without deciding to: not yet entered, or with enemies one has fled from. */
export function isClosed({ floor }: View, index: number): boolean {
  const room = floor.rooms[index];
  return room !== undefined && (!room.entered || room.enemies.length > 0);
}

/** Rooms with enemies one has fled from. */
export function isGuarded({ floor }: View, index: number): boolean {
  const room = floor.rooms[index];
  return room?.entered === true && room.enemies.length > 0;
}

/** The room one has fled from whose door is a step away; absent where there is none. */
export function guardedBeside(state: View): number | undefined {
  const { floor, hero } = state;
  if (hero.room !== -1) return undefined;
  return neighbours(hero.position)
    .filter(({ x, y }) => tileAt(floor, x, y) === '+')
    .map(({ x, y }) => roomAt(floor, x, y))
    .find((room) => isGuarded(state, room));
}

/** Whether the hero knows that he can stand there. */
export function isOpen({ floor }: View, { x, y }: Position): boolean {
  return isKnown(floor, x, y) && isWalkable(floor, x, y);
}

/** Cells from which one step leads through a door into a room of that kind. */
export function thresholds(state: View, wanted: (room: number) => boolean): Position[] {
  return knownDoors(state, wanted).flatMap((door) =>
    neighbours(door).filter((cell) => isOpen(state, cell) && roomAt(state.floor, cell.x, cell.y) === -1),
  );
}

/** Known things one would stop for: piles, people, stairs. */
export function knownThings({ floor }: View): Position[] {
  const spots: Position[] = [...floor.piles, ...floor.npcs, floor.stairs];
  return spots.filter(({ x, y }) => isKnown(floor, x, y));
}

/** Whether the stairs of this floor lead out of the run. */
export function isLastFloor({ state, content }: Pick<Look, 'state' | 'content'>): boolean {
  return !state.endless && [...content.floorByNumber.keys()].every((number) => number <= state.floor.number);
}

type Floor = View['floor'];

/** Known piles that nobody has opened, in rooms where nothing lurks. What lies open the hero has put down himself. */
export function unopenedPiles(state: View): Floor['piles'] {
  return state.floor.piles.filter((pile) => pile.table !== undefined && isWithinReach(state, pile));
}

/** Known people in rooms where nothing lurks. */
export function visiblePeople(state: View): Floor['npcs'] {
  return state.floor.npcs.filter((npc) => isWithinReach(state, npc));
}

function isWithinReach(state: View, { x, y }: Position): boolean {
  return isKnown(state.floor, x, y) && !isClosed(state, roomAt(state.floor, x, y));
}

/** Where unknown ground begins: open ends of corridors, doors that lead on, thresholds of rooms not yet entered. */
export function unexplored(state: View): Position[] {
  return [
    ...frontier(state),
    ...doorsLeadingOn(state).filter((door) => !isClosed(state, roomAt(state.floor, door.x, door.y))),
    ...thresholds(state, (room) => state.floor.rooms[room]?.entered === false),
  ];
}

/** Whether the hero has been in every room and corridor that he knows of. */
export function isExplored(state: View): boolean {
  return unexplored(state).length === 0;
}
