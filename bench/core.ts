/** The core mod as content, and heroes on their way through it: what the measurements work on. */
import { join } from 'node:path';
import { loadContent } from '../src/data/load.ts';
import type { Command } from '../src/game/command.ts';
import type { Content } from '../src/game/content/content.ts';
import { execute } from '../src/game/execute.ts';
import { legalCommands } from '../src/game/legal.ts';
import { newRun } from '../src/game/new-run.ts';
import type { GameState } from '../src/game/state.ts';
import { readModFolder } from '../src/host/mod-folders.ts';
import { below, type Rng, rngFromHalves } from '../src/lib/rng.ts';

export function loadCore(root: string): Content {
  return loadContent([readModFolder({ name: 'core', path: join(root, 'mods/core') })], { engine: '0.1.0' }).content;
}

export interface Journey {
  readonly seed: string;
  readonly options: readonly string[];
  readonly commands: readonly Command[];
  /** The state after the last command. */
  readonly end: GameState;
}

/** A run with the first option of every category open at level 1. */
export function begin(content: Content, seed: string): { state: GameState; create: Command; options: string[] } {
  const run = newRun({ seed, endless: false }, content);
  if (!run.ok) throw new Error(`no run from seed ${seed}: ${run.code}`);
  const options = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));
  return { state: run.state, create: { command: 'create_character', name: 'Reya', options }, options };
}

/** A run of random legal commands, recorded so that it can be played again without whoever chose them. */
export function wander(content: Content, seed: string, length: number): Journey {
  const dice: Rng = rngFromHalves(1, Number(seed) + 1);
  const { state, create, options } = begin(content, seed);
  const commands: Command[] = [create];
  execute(state, create, content);
  while (commands.length < length && state.over === undefined) {
    const legal = legalCommands(state, content);
    const chosen = legal[below(dice, legal.length)];
    if (chosen === undefined) break;
    const { max: _max, ...command } = chosen;
    commands.push(command);
    execute(state, command, content);
  }
  return { seed, options, commands, end: state };
}
