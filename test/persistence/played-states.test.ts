/** The laws of saving on states that were really played: in fights, in conversations, on the market, far down. */
import { describe, expect, it } from 'vitest';
import { canonical, stateChecksum } from '../../src/data/save/checksum.ts';
import { decodeSave, encodeSave, type SaveHeader } from '../../src/data/save/codec.ts';
import { copyOf, fitToContent } from '../../src/data/save/prune.ts';
import { execute } from '../../src/game/execute.ts';
import type { GameState } from '../../src/game/state.ts';
import { loadCore } from '../core.ts';
import { nextCommand, statesOf } from './player.ts';

const content = loadCore();
const HEADER: SaveHeader = { game: '0.1.0', content: content.hash, journal: { run: 'r', commands: 3 }, mods: [] };
const SEEDS = Array.from({ length: 8 }, (_, index) => String(index * 7919));
const states = SEEDS.flatMap((seed) => statesOf(content, seed, 1500, 7));

function reloaded(state: GameState): GameState {
  const reading = decodeSave(encodeSave(state, HEADER));
  if (reading.kind !== 'genuine') throw new Error(JSON.stringify(reading));
  return reading.state;
}

describe('a state from play', () => {
  it('was found in fights, conversations, shops and below the first floor', () => {
    expect(states.some(({ fight }) => fight !== undefined)).toBe(true);
    expect(states.some(({ talk }) => talk !== undefined)).toBe(true);
    expect(states.some(({ fight }) => fight?.enemies.some(({ modifiers }) => modifiers.length > 0))).toBe(true);
    expect(states.some(({ hero }) => Object.keys(hero.cooldowns).length > 0)).toBe(true);
    expect(Math.max(...states.map(({ floor }) => floor.number))).toBeGreaterThan(1);
  });

  it('is the same after saving and loading', () => {
    for (const state of states) expect(canonical(reloaded(state))).toBe(canonical(state));
  });

  it('fits the content it was played with, and nothing is left out', () => {
    for (const state of states) expect(fitToContent(state, content)).toStrictEqual({ state, dropped: [] });
  });

  it('goes on after loading exactly as it would have gone on', () => {
    for (const [index, state] of states.entries()) {
      if (index % 10 !== 0) continue;
      const straight = copyOf(state);
      const loaded = reloaded(state);
      for (let turn = 0; turn < 40 && straight.over === undefined; turn++) {
        const command = nextCommand(straight, content);
        expect(execute(loaded, command, content)).toStrictEqual(execute(straight, command, content));
      }
      expect(stateChecksum(loaded)).toBe(stateChecksum(straight));
    }
  });
});
