/** A player who gets somewhere and does odd things on the way, for tests that need runs of every kind. */
import { copyOf } from '../../src/data/save/prune.ts';
import type { Command } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState, View } from '../../src/game/state.ts';
import { below, chance, type Rng } from '../../src/lib/rng.ts';
import { streamFor } from '../../src/lib/seed.ts';
import { type Bot, makeBot } from '../../src/sim/bots/bot.ts';
import { temperOf } from '../../src/sim/bots/temper.ts';

const NAME = 'Käthe "die Kühne"';

/** Plays with a plan most of the time, and now and then does anything that the rules allow. */
export class Player {
  private readonly content: Content;
  private readonly dice: Rng;
  private readonly bot: Bot;

  constructor(content: Content, seed: string) {
    this.content = content;
    // The dice of a player are no part of the run.
    this.dice = streamFor(seed, 'player');
    this.bot = makeBot(content, temperOf('thorough'));
  }

  next(state: View): Command {
    if (!state.created) return createWithFirst(this.content);
    if (state.over !== undefined) return { command: 'go_on' };
    const planned = chance(this.dice, 0.8) ? this.bot.next(state) : undefined;
    return planned ?? this.anything(state);
  }

  private anything(state: View): Command {
    // Asking what is legal changes nothing; only the rules' own types ask for a state to write to.
    const legal = legalCommands(state as GameState, this.content);
    const { max: _max, ...command } = legal[below(this.dice, legal.length)] ?? { command: 'wait' as const };
    return command;
  }
}

/** The first options of each category, as many as it wants. */
export function createWithFirst(content: Content): Command {
  const options = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));
  return { command: 'create_character', name: NAME, options };
}

/** States met on a run, about one in `every`. */
export function statesOf(content: Content, seed: string, turns: number, every: number): GameState[] {
  const begun = newRun({ seed, endless: true }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const player = new Player(content, seed);
  const states: GameState[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (state.over?.outcome === 'died') break;
    execute(state, player.next(state), content);
    if (turn % every === 0) states.push(copyOf(state));
  }
  return states;
}
