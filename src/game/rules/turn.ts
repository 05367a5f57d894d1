/** The working set with which a turn, or a look ahead, begins. */
import type { Content } from '../content/content.ts';
import type { GameState } from '../state.ts';
import type { Turn } from './scene.ts';

/** A working set for one turn. */
export function newTurn(state: GameState, content: Content, foresight = false): Turn {
  return {
    state,
    content,
    queue: [],
    handled: 0,
    log: [],
    actions: 0,
    scripts: 0,
    cut: false,
    dead: new Map(),
    cause: undefined,
    fled: false,
    begun: false,
    choosing: false,
    foresight,
  };
}
