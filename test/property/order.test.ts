/** No rule may hear in which order the keys of a state stand: a save writes them as it likes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { readState } from '../../src/data/save/shape.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState } from '../../src/game/state.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { streamFor } from '../../src/lib/seed.ts';
import { compileScript } from '../../src/script/compile.ts';
import { completed } from '../../src/sim/heroes.ts';
import { wildCommand } from '../../src/sim/wild.ts';
import { ENGINE, ROOT } from '../core.ts';
import { anyContentText, contentFrom } from './random-content.ts';

/** The same value with the keys of every object the other way round, and through JSON, as after a load. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnedRound(inner)]),
  );
}

function reloaded(state: GameState): GameState {
  const read = readState(JSON.parse(JSON.stringify(turnedRound(state))));
  if (!read.success) throw new Error(JSON.stringify(read.error.issues[0]));
  return read.data;
}

/** Plays the same commands on one state that is never touched and one that is reloaded before every turn. */
function playBoth(content: Content, seed: string, steps: number): number {
  const begun = newRun({ seed, endless: true }, content);
  if (!begun.ok) return 0;
  const { state } = begun;
  execute(state, { command: 'create_character', name: 'Reya', options: completed(content, [], 1) }, content);
  let other = reloaded(state);
  const dice = streamFor(seed, 'wild');
  for (let step = 0; step < steps; step++) {
    const offered = legalCommands(state, content);
    const { max: _max, ...legal } = offered[(step * 7) % Math.max(1, offered.length)] ?? { command: 'wait' };
    const command = step % 3 === 0 ? legal : wildCommand({ state, content, dice, cheats: true });
    other = reloaded(other);
    expect(legalCommands(other, content)).toEqual(offered);
    expect(execute(other, command, content)).toEqual(execute(state, command, content));
    if (state.over?.outcome === 'died') break;
  }
  expect(stateChecksum(other)).toBe(stateChecksum(state));
  return state.turn;
}

describe('a run that is saved and loaded before every turn', () => {
  it('is the same as one that is not, with the game and the examples', () => {
    const folders = ['mods/core', 'mods/examples/scripts', 'mods/examples/deep-forge', 'mods/examples/garden'];
    const mods = folders.map((path) => readModFolder({ name: path.split('/').at(-1) ?? '', path: `${ROOT}${path}` }));
    const { content } = loadContent(mods, { engine: ENGINE, compile: compileScript });
    expect(content.compiled.size).toBeGreaterThan(0);
    let turns = 0;
    for (let seed = 0; seed < 20; seed++) turns += playBoth(content, String(seed), 250);
    expect(turns).toBeGreaterThan(1000);
  });

  it('is the same as one that is not, with any content', () => {
    fc.assert(
      fc.property(anyContentText, fc.nat(1000), (text, seed) => {
        playBoth(contentFrom(text), String(seed), 60);
      }),
      { numRuns: 25, seed: 5 },
    );
  });
});
