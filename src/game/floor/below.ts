/** What lies below: the floor that a descent leads to, made on the way there. */
import type { Rejection } from '../command.ts';
import type { Content } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';
import type { Floor, GameState } from '../state.ts';
import { floorFor, generateFloor } from './generate.ts';

/** A floor, none where the dungeon ends, or why it cannot be made: the mod’s fault, which must not end a run. */
type Below = Rejection | { readonly floor?: Floor };

/** The floor below the one the hero is on. */
export function floorBelow(state: GameState, content: Content): Below {
  const number = numberBelow(state.floor.number, content);
  const def = floorFor(content, number, state.endless);
  return def === undefined ? {} : made(state, content, def, number);
}

/** The floor that comes after a victory, where a floor repeats. */
export function floorBeyond(state: GameState, content: Content): Below {
  if (state.over?.outcome !== 'won') return { code: 'run_over' };
  const number = state.floor.number + 1;
  const def = floorFor(content, number, true);
  return def === undefined ? { code: 'not_endless' } : made(state, content, def, number);
}

/** The number of the floor below: a gap in the numbers, such as a floor that was dropped, is passed over. */
function numberBelow(current: number, { floorByNumber }: Content): number {
  const next = Math.min(...[...floorByNumber.keys()].filter((number) => number > current));
  return Number.isFinite(next) ? next : current + 1;
}

function made(state: GameState, content: Content, def: FloorDef, number: number): Below {
  const built = generateFloor(content, def, number, { seed: state.seed, firstEnemy: state.nextEnemy });
  return built.ok ? { floor: built.floor } : { code: 'floor_impossible', floor: number, def: def.id };
}
