/** A player who does anything at all that the rules allow, for tests that need runs and not skill. */

import { copyOf } from '../../src/data/save/prune.ts';
import type { Command } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState, View } from '../../src/game/state.ts';
import { below, type Rng } from '../../src/lib/rng.ts';
import { streamFor } from '../../src/lib/seed.ts';

/** The dice of a player: they are no part of the run. */
export function playerDice(seed: string): Rng {
  return streamFor(seed, 'player');
}

const NAME = 'Käthe "die Kühne"';

/** Any command that would be played now; going down and going on are preferred, so that runs get somewhere. */
export function anyCommand(state: View, content: Content, dice: Rng): Command {
  if (!state.created) return createWithFirst(content);
  const legal = legalCommands(state as GameState, content);
  const down = legal.find(({ command }) => command === 'descend' || command === 'go_on');
  const { max: _max, ...command } = down ?? legal[below(dice, legal.length)] ?? { command: 'wait' as const };
  return command;
}

/** The first options of each category, as many as it wants. */
export function createWithFirst(content: Content): Command {
  const options = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));
  return { command: 'create_character', name: NAME, options };
}

/** States met on a random run, about one in `every`. */
export function statesOf(content: Content, seed: string, turns: number, every: number): GameState[] {
  const begun = newRun({ seed, endless: true }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const dice = playerDice(seed);
  const states: GameState[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (state.over?.outcome === 'died') break;
    execute(state, anyCommand(state, content, dice), content);
    if (turn % every === 0) states.push(copyOf(state));
  }
  return states;
}
