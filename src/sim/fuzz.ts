/** Plays wildly for as long as wanted, and stops at the first thing that should never be. */
import { canonical } from '../data/save/checksum.ts';
import type { Content } from '../game/content/content.ts';
import { execute } from '../game/execute.ts';
import { newRun } from '../game/new-run.ts';
import type { GameState } from '../game/state.ts';
import { chance, type Rng } from '../lib/rng.ts';
import { streamFor } from '../lib/seed.ts';
import { makeBot } from './bots/bot.ts';
import { temperOf } from './bots/temper.ts';
import { brokenInvariant } from './invariants.ts';
import { wildCommand } from './wild.ts';

export interface FuzzFigures {
  commands: number;
  played: number;
  rejected: number;
  runs: number;
  deaths: number;
  victories: number;
  deepest: number;
}

export interface FuzzResult {
  readonly figures: FuzzFigures;
  /** What broke, with all that is needed to see it again; absent when nothing did. */
  readonly fault?: string;
}

/** How often a rejection is compared bit for bit with the state before: a copy of everything each time would be all we do. */
const COMPARED = 0.02;
/** Runs longer than this begin anew, so that beginnings and depths are both seen. */
const RUN_LIMIT = 4000;

/** Plays so many commands over many seeds, from `first` on. */
export function fuzz(content: Content, first: number, commands: number): FuzzResult {
  const figures = { commands: 0, played: 0, rejected: 0, runs: 0, deaths: 0, victories: 0, deepest: 0 };
  for (let seed = first; figures.commands < commands; seed++) {
    const fault = fuzzRun(content, String(seed), figures, commands);
    if (fault !== undefined) return { figures, fault };
  }
  return { figures };
}

function fuzzRun(content: Content, seed: string, figures: FuzzFigures, commands: number): string | undefined {
  const dice = streamFor(seed, 'fuzz');
  const begun = newRun({ seed, endless: chance(dice, 0.5) }, content);
  if (!begun.ok) return `seed ${seed}: ${begun.code} ${begun.floor}`;
  figures.runs++;
  const { state } = begun;
  const run = { state, content, dice, cheats: chance(dice, 0.4) };
  const bot = makeBot(content, temperOf('reckless'));
  for (let count = 0; count < RUN_LIMIT && figures.commands < commands; count++) {
    const planned = state.created && state.over === undefined && chance(dice, 0.3) ? bot.next(state) : undefined;
    const command = planned ?? wildCommand(run);
    const fault = step(state, command, { content, dice, figures });
    if (fault !== undefined) return `seed ${seed}, command ${count + 1} (${JSON.stringify(command)}): ${fault}`;
    if (state.over?.outcome === 'died') break;
  }
  figures.deaths += state.over?.outcome === 'died' ? 1 : 0;
  figures.victories += state.over?.outcome === 'won' ? 1 : 0;
  return undefined;
}

function step(
  state: GameState,
  command: Parameters<typeof execute>[1],
  { content, dice, figures }: { readonly content: Content; readonly dice: Rng; readonly figures: FuzzFigures },
): string | undefined {
  const before = chance(dice, COMPARED) ? canonical(state) : undefined;
  figures.commands++;
  try {
    const outcome = execute(state, command, content);
    if (outcome.outcome === 'rejected') {
      figures.rejected++;
      return before === undefined || before === canonical(state) ? undefined : 'a rejection changed the state';
    }
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  figures.played++;
  figures.deepest = Math.max(figures.deepest, state.floor.number);
  return brokenInvariant(state, content);
}
