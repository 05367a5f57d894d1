/** Puts the hero on a cell he can stand on. */
import { isWalkable, roomAt } from '../../game/floor/discovery.ts';
import type { GameState, Position } from '../../game/state.ts';

/** Moves a hero who stands in a wall, and says where that was; `undefined` when he stands well. */
export function standSomewhere(state: GameState): Position | undefined {
  const { hero, floor } = state;
  if (isWalkable(floor, hero.position.x, hero.position.y)) return undefined;
  const found = places(state).find(({ x, y }) => isWalkable(floor, x, y));
  if (found === undefined) return undefined;
  const before = hero.position;
  hero.position = { x: found.x, y: found.y };
  hero.room = roomAt(floor, found.x, found.y);
  return before;
}

/** Candidates, best first: inside the room of the fight while there is one, else where he came from, else anywhere. */
function places({ hero, floor, fight }: GameState): Position[] {
  const all: Position[] = [];
  for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) all.push({ x, y });
  if (fight !== undefined) {
    const inside = all.filter(({ x, y }) => roomAt(floor, x, y) === fight.room);
    return [...inside, ...all];
  }
  return [hero.outside, floor.entrance, ...all];
}
