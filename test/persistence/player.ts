/** A player who gets somewhere and does odd things on the way, for tests that need runs of every kind. */
import { copyOf } from '../../src/data/save/prune.ts';
import type { Command } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState, View } from '../../src/game/state.ts';
import { below, chance, type Rng } from '../../src/lib/rng.ts';
import { seedAfter, streamFor } from '../../src/lib/seed.ts';
import { makeBot } from '../../src/sim/bots/bot.ts';
import { type Temper, temperOf } from '../../src/sim/bots/temper.ts';

const NAME = 'Käthe "die Kühne"';

/**
 * The next command: with a plan most of the time, and now and then anything that the rules allow.
 *
 * It depends on the state alone, so that a run goes the same way however often it is interrupted.
 */
export function nextCommand(state: View, content: Content): Command {
  if (!state.created) return createWithFirst(content);
  if (state.over !== undefined) return { command: 'go_on' };
  // The dice of a player are no part of the run.
  const dice = streamFor(state.seed, 'player', state.turn);
  const planned = chance(dice, 0.8) ? makeBot(content, temperAt(state.turn)).next(state) : undefined;
  return planned ?? anything(state, content, dice);
}

/** Now and then for a while out for everything there is, otherwise for the stairs: so runs get far and miss nothing. */
function temperAt(turn: number): Temper {
  return temperOf(Math.floor(turn / 80) % 4 === 1 ? 'thorough' : 'reckless');
}

function anything(state: View, content: Content, dice: Rng): Command {
  // Asking what is legal changes nothing; only the rules' own types ask for a state to write to.
  const legal = legalCommands(state as GameState, content);
  const { max: _max, ...command } = legal[below(dice, legal.length)] ?? { command: 'wait' as const };
  return command;
}

/** The first options of each category, as many as it wants. */
export function createWithFirst(content: Content): Command {
  const options = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));
  return { command: 'create_character', name: NAME, options };
}

/** Plays a run for so many commands, or until its hero is dead; `look` sees the state after each. */
export function playRun(content: Content, seed: string, commands: number, look: (state: GameState) => void): GameState {
  const begun = newRun({ seed, endless: true }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  for (let count = 0; count < commands && state.over?.outcome !== 'died'; count++) {
    execute(state, nextCommand(state, content), content);
    look(state);
  }
  return state;
}

/** States met on a run, one in `every`. */
export function statesOf(content: Content, seed: string, commands: number, every: number): GameState[] {
  const states: GameState[] = [];
  let count = 0;
  playRun(content, seed, commands, (state) => {
    if (count++ % every === 0) states.push(copyOf(state));
  });
  return states;
}

const found = new Map<string, string>();

/** The first seed from `wanted` on whose run, played so far, is as it should be. Content may change; the test stays true. */
function seedWith(content: Content, wanted: string, commands: number, died: boolean): string {
  const key = `${wanted} ${commands} ${died} ${content.hash}`;
  let seed = found.get(key) ?? wanted;
  while (!found.has(key)) {
    const end = playRun(content, seed, commands, () => undefined);
    if ((end.over?.outcome === 'died') === died) found.set(key, seed);
    else seed = seedAfter(seed, 1000);
  }
  return seed;
}

/** A seed with which the hero lives through so many commands. */
export function lastingSeed(content: Content, wanted: string, commands: number): string {
  return seedWith(content, wanted, commands, false);
}

/** How long a life may be that a test plays to its end. */
export const SHORT_LIFE = 2500;

/** A seed with which the hero is dead after a short life. */
export function dyingSeed(content: Content, wanted: string): string {
  return seedWith(content, wanted, SHORT_LIFE, true);
}
