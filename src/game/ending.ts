/** Ending a run: the one place where it is over. */
import type { Ending, GameState } from './state.ts';

/** Ends the run where the hero is. `turn` counts the turn that is being played. */
export function endRun(state: GameState, ending: Omit<Ending, 'floor'>): void {
  state.over = { ...ending, floor: state.floor.number };
}
