/** What holds after every turn of a random run on the core mod. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOLD } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { goldOf } from '../../src/game/item/bag.ts';
import { legalCommands } from '../../src/game/legal.ts';
import type { LogEntry } from '../../src/game/log.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState } from '../../src/game/state.ts';
import { below, rngFromHalves } from '../../src/lib/rng.ts';
import { brokenInvariant } from '../../src/sim/invariants.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const OPTIONS = content.categoryOrder
  .filter(({ level }) => level === 1)
  .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));

/** Plays random legal commands, with gold in the purse and a hero that lasts, and shows each turn to the law. */
function play(seed: number, turns: number, law: (state: GameState, log: readonly LogEntry[]) => void): void {
  const run = newRun({ seed: String(seed), endless: false }, content);
  if (!run.ok) throw new Error(run.code);
  const { state } = run;
  execute(state, { command: 'create_character', name: 'Reya', options: OPTIONS }, content);
  execute(state, { command: 'cheat', what: 'give', item: GOLD, count: 2000 }, content);
  execute(state, { command: 'cheat', what: 'level', count: 8 }, content);
  law(state, []);
  const dice = rngFromHalves(3, seed);
  for (let turn = 0; turn < turns && state.over === undefined; turn++) {
    const legal = legalCommands(state, content);
    const { max, ...command } = legal[below(dice, legal.length)] ?? { command: 'wait' };
    if (max !== undefined && 'count' in command) command.count = 1 + below(dice, max);
    const outcome = execute(state, command, content);
    if (outcome.outcome === 'rejected') throw new Error(JSON.stringify([command, outcome.reason]));
    law(state, outcome.log);
  }
}

/** What the log says came in and went out. */
function goldIn(entry: LogEntry): number {
  switch (entry.code) {
    case 'received':
      return entry.item === GOLD ? entry.count : 0;
    case 'dropped':
    case 'lost':
      return entry.item === GOLD ? -entry.count : 0;
    case 'sold':
      return entry.price;
    case 'bought':
    case 'paid':
      return -entry.price;
    default:
      return 0;
  }
}

describe('after every turn', () => {
  it('health, stamina and cooldowns are whole and within bounds, and no stack is empty', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        play(seed, 250, (state) => expect(brokenInvariant(state, content)).toBeUndefined());
      }),
      { numRuns: 30 },
    );
  });

  it('gold is what it was, and what the log says came and went', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        let expected: number | undefined;
        play(seed, 250, (state, log) => {
          expected = (expected ?? goldOf(state.hero)) + log.reduce((sum, entry) => sum + goldIn(entry), 0);
          expect(goldOf(state.hero)).toBe(expected);
        });
      }),
      { numRuns: 30 },
    );
  });
});
