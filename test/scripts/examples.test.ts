/** The example mod: each of its scripts does, in a run, what no trigger could. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import type { Content } from '../../src/game/content/content.ts';
import { maxHealth, maxStamina } from '../../src/game/creature/attributes.ts';
import { execute } from '../../src/game/execute.ts';
import { countOf } from '../../src/game/item/bag.ts';
import type { LogEntry } from '../../src/game/log.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { Enemy, GameState } from '../../src/game/state.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { compileScript, type EngineScript } from '../../src/script/compile.ts';
import { tryScript } from '../../src/script/try.ts';
import { completed } from '../../src/sim/heroes.ts';
import { previewScript } from '../../src/sim/preview/script.ts';
import { ENGINE, ROOT } from '../core.ts';

const loaded = loadContent(
  [
    readModFolder({ name: 'core', path: `${ROOT}mods/core` }),
    readModFolder({ name: 'scripts', path: `${ROOT}mods/examples/scripts` }),
  ],
  { engine: ENGINE, compile: compileScript },
);
const { content } = loaded;

/** A reckoner, and if wanted one enemy in front of him. */
function reckoner(enemy?: { readonly def: string; readonly health?: number }): GameState {
  const begun = newRun({ seed: '11', endless: false }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const options = completed(content, ['reckoner:reckoner']);
  expect(execute(state, { command: 'create_character', name: 'Reya', options: [...options] }, content).outcome).toBe(
    'turn_passed',
  );
  if (enemy !== undefined)
    state.fight = { room: state.hero.room, enemies: [standing(state, enemy)], turn: 2, failedFlights: 0 };
  return state;
}

function standing(state: GameState, { def, health }: { readonly def: string; readonly health?: number }): Enemy {
  const enemy: Enemy = {
    def,
    number: 999,
    ordinal: 0,
    summoned: false,
    health: 1,
    stamina: 1,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
  const look = { state, content };
  enemy.health = health ?? maxHealth(look, enemy);
  enemy.stamina = maxStamina(look, enemy);
  return enemy;
}

function use(state: GameState, ability: string): readonly LogEntry[] {
  const outcome = execute(state, { command: 'use_ability', ability }, content);
  if (outcome.outcome === 'rejected') throw new Error(JSON.stringify(outcome.reason));
  return outcome.log;
}

const gold = (state: GameState) => countOf(state.hero, 'core:gold');

describe('the mod', () => {
  it('loads without anything to complain about, with three scripts', () => {
    expect(loaded.diagnostics.filter(({ mod, severity }) => mod === 'reckoner' && severity !== 'info')).toEqual([]);
    expect([...content.compiled.keys()].sort()).toEqual([
      'reckoner:foreclosure',
      'reckoner:settlement',
      'reckoner:wheel',
    ]);
  });

  it.each(['reckoner:foreclosure', 'reckoner:settlement', 'reckoner:wheel'])('%s: no situation makes it fail', (id) => {
    // Everything that the loader compiled comes from our engine.
    const trial = tryScript(content.compiled.get(id) as EngineScript);
    expect(trial.faults).toEqual([]);
    expect(trial.covered).toBe(trial.branches);
  });
});

describe('foreclosure', () => {
  it('costs as many coins as the blow needs', () => {
    const state = reckoner({ def: 'core:rat', health: 9 });
    const before = gold(state);
    use(state, 'reckoner:foreclosure');
    expect(gold(state)).toBeGreaterThanOrEqual(before - 5);
    expect(state.tally.kills['core:rat']).toBe(1);
  });
  it('never more than its limit on this floor', () => {
    const state = reckoner({ def: 'core:rat', health: 1000 });
    const before = gold(state);
    expect(before).toBeGreaterThan(15);
    use(state, 'reckoner:foreclosure');
    expect(gold(state)).toBe(before - 15);
  });
  it('with an empty purse he only catches his breath', () => {
    const state = reckoner({ def: 'core:rat', health: 1000 });
    state.hero.bag = state.hero.bag.filter(({ def }) => def !== 'core:gold');
    const log = use(state, 'reckoner:foreclosure');
    expect(log.some(({ code }) => code === 'script_failed')).toBe(false);
    expect(log.some(({ code }) => code === 'damaged' || code === 'lost')).toBe(false);
  });
});

describe('settlement', () => {
  const settled = (mine: number, theirs: number) =>
    previewScript(content as Content, {
      script: 'reckoner:settlement',
      self: ['hero', `health=${mine}`, 'max_health=100'],
      target: ['core:rat', `health=${theirs}`, 'max_health=200'],
      floor: 1,
      seed: '1',
      quests: [],
    });

  it.each([
    // Half of the difference of 0.2: a tenth of each maximum.
    [60, 160, 20, 10],
    // At most a fifth.
    [1, 200, 40, 20],
  ])('at %i of 100 against %i of 200: %i for %i', (mine, theirs, taken, given) => {
    expect(settled(mine, theirs)).toMatchObject({
      result: {
        ok: true,
        actions: [
          { action: 'damage', amount: taken },
          { action: 'change_attribute', amount: given },
        ],
      },
    });
  });
  it('gives nothing to the one who stands better', () => {
    expect(settled(90, 100)).toMatchObject({ result: { ok: true, actions: [] } });
  });
  it('is played', () => {
    const state = reckoner({ def: 'core:rat' });
    state.hero.health = 5;
    const log = use(state, 'reckoner:settlement');
    expect(log.some((line) => line.code === 'healed' && line.who === 'hero')).toBe(true);
    expect(log.some((line) => line.code === 'damaged' && line.who === 'core:rat')).toBe(true);
  });
});

describe('the wheel of fortune', () => {
  const FATES = ['core:blessed', 'core:warded', 'core:quickened', 'core:curse_of_lead', 'core:curse_of_thirst'];

  it('turns to one fate after the other, never twice to the same, then to coins', () => {
    const state = reckoner();
    state.hero.bag.push({ def: 'reckoner:wheel', affixes: [], count: 6 });
    const found = FATES.map(() => {
      state.hero.modifiers = state.hero.modifiers.map((modifier) => ({ ...modifier, turns: 50 }));
      const index = state.hero.bag.findIndex(({ def }) => def === 'reckoner:wheel');
      execute(state, { command: 'use_item', item: index }, content);
      return state.hero.modifiers.at(-1)?.id;
    });
    expect([...found].sort()).toEqual([...FATES].sort());
    const before = gold(state);
    execute(
      state,
      { command: 'use_item', item: state.hero.bag.findIndex(({ def }) => def === 'reckoner:wheel') },
      content,
    );
    expect(gold(state)).toBe(before + 25);
  });

  it('depth makes curses likelier', () => {
    const cursed = (floor: number) =>
      Array.from({ length: 200 }, (_, seed) =>
        previewScript(content, {
          script: 'reckoner:wheel',
          self: [],
          target: [],
          floor,
          seed: String(seed),
          quests: [],
        }),
      ).filter((preview) => JSON.stringify(preview).includes('curse')).length;
    expect(cursed(20)).toBeGreaterThan(cursed(1) + 30);
  });
});
