/** The whole interface over a real run of the core mod, without a terminal: keys in, rows of text out. */

import type { Content } from '../../../src/game/content/content.ts';
import { execute } from '../../../src/game/execute.ts';
import { newRun } from '../../../src/game/new-run.ts';
import type { GameState } from '../../../src/game/state.ts';
import { App } from '../../../src/ui/app.ts';
import type { ModInfo, Notice, OrderRefusal, Port, RunRecord, WaitingRun } from '../../../src/ui/port.ts';
import { SCREENS } from '../../../src/ui/screens/set.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/ui/settings.ts';
import { wordsFor } from '../../../src/ui/words/speak.ts';

export interface StageOptions {
  readonly content: Content;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly seed?: string;
  readonly records?: readonly RunRecord[];
  readonly mods?: readonly ModInfo[];
  /** What every other order of mods is answered with. */
  readonly refusal?: OrderRefusal;
  readonly waiting?: WaitingRun;
  readonly notice?: Notice;
  readonly unicode?: boolean;
  /** Where the warnings of loading are written; '' when they could not be. */
  readonly log?: string;
}

/** A port that keeps everything in memory. */
export class Stage {
  readonly app: App;
  state: GameState | undefined;
  private settings: Settings;
  private readonly options: StageOptions;

  constructor(options: StageOptions) {
    this.options = options;
    this.settings = { ...DEFAULT_SETTINGS, language: options.language };
    const { content, width, height } = options;
    this.app = new App({
      port: this.port(),
      screens: SCREENS,
      words: (settings) => wordsFor(settings.language, content),
      unicode: () => options.unicode ?? true,
      width,
      height,
    });
  }

  /** Presses keys one after another and lets whatever they begin run to its end. */
  press(...keys: readonly string[]): this {
    for (const key of keys) {
      this.app.key(key);
      for (let step = 0; this.app.busy && step < 2000; step++) this.app.tick();
    }
    return this;
  }

  /** Presses a key until something is so; in a fight another key, where one is given. */
  until(key: string, done: (state: GameState) => boolean, inFight = key): this {
    for (let presses = 0; presses < 300; presses++) {
      if (this.state !== undefined && done(this.state)) return this;
      this.press(this.state?.fight === undefined ? key : inFight);
    }
    throw new Error(`still not so after 300 times ${key}: ${this.app.open.join(' ')}\n${this.rows()}`);
  }

  /** Changes settings as the screen of settings does. */
  change(some: Partial<Settings>): this {
    this.settings = { ...this.settings, ...some };
    return this;
  }

  /** What stands on the screen. */
  rows(): string {
    return `${this.app.draw().toLines().join('\n')}\n`;
  }

  private port(): Port {
    const { options } = this;
    return {
      version: '0.1.0',
      content: () => options.content,
      settings: () => this.settings,
      changeSettings: (settings) => {
        this.settings = settings;
        return;
      },
      state: () => this.state,
      takeProblem: () => undefined,
      waiting: () => options.waiting,
      newRun: ({ seed, endless }) => {
        const made = newRun({ seed: seed === '' ? (options.seed ?? '7') : seed, endless }, options.content);
        if (!made.ok) throw new Error(made.code);
        this.state = made.state;
        return { kind: 'playing' };
      },
      continueRun: () => (options.notice === undefined ? { kind: 'left' } : { kind: 'ask', notice: options.notice }),
      execute: (command) => {
        if (this.state === undefined) throw new Error('no run');
        return execute(this.state, command, options.content);
      },
      suspendRun: () => {
        this.state = undefined;
        return;
      },
      recordVictory: () => ({ record: record({ name: 'Reya' }) }),
      finishRun: () => ({ record: record({ name: 'Reya' }) }),
      loadWarnings: () => ({ count: options.mods === undefined ? 0 : 2, log: options.log ?? 'logs/load-1.log' }),
      mods: () => options.mods ?? [],
      changeMods: () => options.refusal,
      records: () => options.records ?? [],
      folder: () => '/home/reya/.local/share/rustkeep',
    };
  }
}

/** A past run; what is not said is that of a short, unlucky one. */
export function record(given: Partial<RunRecord>): RunRecord {
  return {
    file: 'runs/1.toml',
    date: '2026-01-02 03:04',
    name: 'Reya',
    options: [],
    outcome: 'died',
    by: '',
    with: '',
    floor: 1,
    turns: 40,
    level: 1,
    gold: 12,
    kills: 2,
    seed: '7',
    version: '0.1.0',
    mods: ['core 0.1.0'],
    marks: [],
    story: [],
    ...given,
  };
}
