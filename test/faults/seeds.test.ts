/** A seed is kept whole, means the same everywhere, and is the only source of chance. */
import { describe, expect, it } from 'vitest';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { decodeSave, encodeSave } from '../../src/data/save/codec.ts';
import type { Command } from '../../src/game/command.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState } from '../../src/game/state.ts';
import { below, rngFromHalves } from '../../src/lib/rng.ts';
import { parseSeed } from '../../src/lib/seed.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const options = content.categoryOrder
  .filter(({ level }) => level === 1)
  .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));
const CREATE: Command = { command: 'create_character', name: 'Reya', options };
const DOWN: Command = { command: 'cheat', what: 'descend' };

function begun(seed: string): GameState {
  const run = newRun({ seed: parseSeed(seed), endless: false }, content);
  if (!run.ok) throw new Error(run.code);
  execute(run.state, CREATE, content);
  return run.state;
}

/** Random commands from dice of the test, not of the run. */
function wander(state: GameState, turns: number, seed: number): Command[] {
  const dice = rngFromHalves(7, seed);
  const played: Command[] = [];
  for (let turn = 0; turn < turns && state.over === undefined; turn++) {
    const legal = legalCommands(state, content);
    const { max: _max, ...command } = legal[below(dice, legal.length)] ?? { command: 'wait' };
    played.push(command);
    execute(state, command, content);
  }
  return played;
}

function reloaded(state: GameState): GameState {
  const header = { game: '1', content: content.hash, journal: { run: 'x', commands: 0 }, mods: [] };
  const read = decodeSave(encodeSave(state, header));
  if (read.kind !== 'genuine') throw new Error(read.kind);
  return read.state;
}

const ROWS = (state: GameState): string => state.floor.tiles.join('\n');

describe('a seed', () => {
  it('gives equal twins, and different seeds different floors', () => {
    const seeds = ['0', '', '-1', '4294967296', 'Käse', '18446744073709551615'];
    for (const seed of seeds) expect(stateChecksum(begun(seed))).toBe(stateChecksum(begun(seed)));
    expect(new Set(seeds.map((seed) => ROWS(begun(seed)))).size).toBe(seeds.length);
  });

  it('of 64 bits survives a save whole: the floor below is the same', () => {
    const [stayed, left] = [begun('18446744073709551615'), reloaded(begun('18446744073709551615'))];
    for (const state of [stayed, left]) execute(state, DOWN, content);
    expect(left.seed).toBe('18446744073709551615');
    expect(left.floor).toEqual(stayed.floor);
  });

  it('decides the floors below whatever was done above', () => {
    const [idle, busy] = [begun('42'), begun('42')];
    execute(busy, { command: 'cheat', what: 'level', count: 3 }, content);
    wander(busy, 60, 5);
    if (busy.over !== undefined) throw new Error('the busy hero died: take another seed');
    for (const state of [idle, busy]) execute(state, DOWN, content);
    expect([busy.floor.tiles, busy.floor.rooms.map(({ prefab }) => prefab)]).toEqual([
      idle.floor.tiles,
      idle.floor.rooms.map(({ prefab }) => prefab),
    ]);
  });
});

describe('chance', () => {
  it('never comes from the global generator or the clock', () => {
    const { random } = Math;
    const { now } = Date;
    const forbidden = (): never => {
      throw new Error('the rules asked the machine');
    };
    Object.assign(Math, { random: forbidden });
    Object.assign(Date, { now: forbidden });
    try {
      expect(journey('7').turn).toBeGreaterThan(40);
    } finally {
      Object.assign(Math, { random });
      Object.assign(Date, { now });
    }
  });
});

/** Down to the last floor, wandering on each of them. */
function journey(seed: string): GameState {
  const state = begun(seed);
  for (let floor = 1; floor < 5; floor++) {
    wander(state, 40, floor);
    execute(state, { command: 'cheat', what: 'heal' }, content);
    execute(state, DOWN, content);
  }
  return state;
}

describe('a shop', () => {
  it('is the same after any number of loads', () => {
    const before = begun('11');
    let state = before;
    for (let load = 0; load < 5; load++) state = reloaded(state);
    expect(state.floor.npcs).toEqual(before.floor.npcs);
    expect(state.floor.rooms).toEqual(before.floor.rooms);
    expect(state.floor.npcs.some(({ stock }) => stock.length > 0)).toBe(true);
  });
});

describe('a recorded run', () => {
  it('plays the same again, checked every 100 turns, also through saves', () => {
    for (let seed = 0; seed < 10; seed++) {
      const original = begun(String(seed));
      const commands = wander(original, 1500, seed);
      let copy = begun(String(seed));
      const twin = begun(String(seed));
      for (const [index, command] of commands.entries()) {
        execute(copy, command, content);
        execute(twin, command, content);
        if (index % 100 !== 0) continue;
        copy = reloaded(copy);
        expect(stateChecksum(copy)).toBe(stateChecksum(twin));
      }
      expect(stateChecksum(copy)).toBe(stateChecksum(original));
    }
  });
});
