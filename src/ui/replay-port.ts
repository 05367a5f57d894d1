/** A port for looking on: a run moves by itself, and nothing that a screen asks changes anything. */
import type { Content } from '../game/content/content.ts';
import type { View } from '../game/state.ts';
import type { Port, RunRecord } from './port.ts';
import type { Settings } from './settings.ts';

export interface Watched {
  readonly content: Content;
  readonly settings: Settings;
  readonly version: string;
  readonly state: View;
}

/** Shows a state that someone else moves on. */
export function watchingPort({ content, settings, version, state }: Watched): Port {
  return {
    version,
    content: () => content,
    settings: () => settings,
    changeSettings: () => undefined,
    state: () => state,
    takeProblem: () => undefined,
    waiting: () => undefined,
    newRun: () => ({ kind: 'left' }),
    continueRun: () => ({ kind: 'left' }),
    execute: () => ({ outcome: 'rejected', reason: { code: 'run_over' } }),
    suspendRun: () => undefined,
    recordVictory: () => ({ record: recordOf(state, version) }),
    finishRun: () => ({ record: recordOf(state, version) }),
    loadWarnings: () => ({ count: 0, log: '' }),
    mods: () => [],
    changeMods: () => undefined,
    records: () => [],
    folder: () => '',
  };
}

/** Nothing is recorded a second time; the screen of the end only wants to know of what. */
function recordOf({ hero, over, floor, turn, seed, seedText, marks }: View, version: string): RunRecord {
  return {
    file: '',
    date: '',
    name: hero.name,
    options: hero.options,
    outcome: over?.outcome ?? 'given_up',
    by: over?.cause?.by ?? '',
    with: over?.cause?.with ?? '',
    floor: floor.number,
    turns: turn,
    level: hero.base.level,
    gold: 0,
    kills: 0,
    seed,
    ...(seedText === undefined ? {} : { seedText }),
    version,
    mods: [],
    marks,
    story: [],
  };
}
