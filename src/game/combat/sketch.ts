/** A look ahead: the hero’s act played on a copy, without dice, to see what it would change. */
import type { Command } from '../command.ts';
import type { Content } from '../content/content.ts';
import { clipAll } from '../creature/health.ts';
import { perform } from '../perform.ts';
import { plan } from '../plan.ts';
import { drain } from '../rules/queue.ts';
import { newTurn } from '../rules/turn.ts';
import type { GameState, View } from '../state.ts';

/** The state after the hero’s act alone: hits hit, none is critical, what is uncertain does not happen. Absent if it is refused. */
export function stateAfter(state: View, command: Command, content: Content): GameState | undefined {
  const copy = copyForFight(state);
  const planned = plan(copy, command, content);
  if ('code' in planned) return undefined;
  const turn = newTurn(copy, content, true);
  perform(turn, command, planned);
  drain(turn);
  clipAll(turn);
  return copy;
}

/** Copies what an act in a fight can change; tiles and log are left behind. */
function copyForFight(state: View): GameState {
  const { floor, log: _log, ...rest } = state;
  // A JSON copy of plain data is the same data, and the type says it is plain.
  const copy = JSON.parse(JSON.stringify(rest)) as Omit<GameState, 'floor' | 'log'>;
  const { tiles, known, ...movable } = floor;
  const copiedFloor = JSON.parse(JSON.stringify(movable)) as Omit<GameState['floor'], 'tiles' | 'known'>;
  return { ...copy, log: [], floor: { ...copiedFloor, tiles: [...tiles], known: [...known] } };
}
