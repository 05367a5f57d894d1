/** Puts the hero on a cell he can stand on. */
import { isWalkable, roomAt } from '../../game/floor/discovery.ts';
import type { GameState, Position } from '../../game/state.ts';

/** Moves a hero who stands in a wall or outside of his fight, and says where that was; `undefined` when he stands well. */
export function standSomewhere(state: GameState): Position | undefined {
  const { hero, floor, created } = state;
  const before = hero.position;
  const found = standsWell(state, before) ? before : places(state).find((place) => standsWell(state, place));
  if (found === undefined) return undefined;
  hero.position = { x: found.x, y: found.y };
  if (created) hero.room = roomAt(floor, found.x, found.y);
  return found === before ? undefined : before;
}

function standsWell({ floor, fight }: GameState, { x, y }: Position): boolean {
  return isWalkable(floor, x, y) && (fight === undefined || roomAt(floor, x, y) === fight.room);
}

/** Candidates, best first: where he came from, where everyone comes from, anywhere. */
function places({ hero, floor }: GameState): Position[] {
  const all: Position[] = [];
  for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) all.push({ x, y });
  return [hero.outside, floor.entrance, ...all];
}
