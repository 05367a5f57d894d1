/** The application without a game behind it: toy screens and a toy run, led by the state alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command, Outcome } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import type { LogEntry } from '../game/log.ts';
import type { GameState } from '../game/state.ts';
import { App } from './app.ts';
import type { LedScreen } from './lead.ts';
import type { Entered, Port } from './port.ts';
import { NONE, POP, type Response, type Screen } from './screen.ts';
import type { ScreenSet } from './screen-set.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import type { Words } from './words/words.ts';

const WORDS: Words = {
  language: 'en',
  text: (...params) => String(params[0]),
  pick: (key) => key,
  number: String,
  signed: String,
  percent: String,
  rejection: (reason) => `rejected: ${reason.code}`,
  problem: (code) => `problem: ${code}`,
};

interface ToyState {
  created: boolean;
  turn: number;
  over?: { outcome: 'died' | 'won' };
  fight?: object;
  talk?: { shop: boolean };
  hero: { health: number };
}

/** A run in which each command does what the test says. */
class ToyRun {
  state: ToyState | undefined;
  settings: Settings = DEFAULT_SETTINGS;
  readonly commands: Command[] = [];
  readonly events: string[] = [];
  saving: string | undefined;
  waits: ToyState | undefined;
  problem: string | undefined;
  entered: Entered = { kind: 'playing' };
  act: (command: Command, state: ToyState) => Outcome = (_, state) => turn(state);

  get port(): Port {
    return {
      version: '1.2.3',
      // Toy screens look at nothing of the content.
      content: () => ({}) as Content,
      settings: () => this.settings,
      changeSettings: (settings) => {
        this.settings = settings;
        return;
      },
      // Toy screens and the application read these few fields only.
      state: () => this.state as unknown as GameState | undefined,
      takeProblem: () => {
        const code = this.problem;
        this.problem = undefined;
        return code === undefined ? undefined : { code, file: '/data/save.toml' };
      },
      waiting: () => undefined,
      newRun: (_, tell) => {
        // What waits on disk is told before it is given up.
        if (this.waits !== undefined) this.events.push(tell?.(this.waits as unknown as GameState).join() ?? '');
        if (this.entered.kind === 'playing') this.state = { created: true, turn: 0, hero: { health: 10 } };
        return this.entered;
      },
      continueRun: () => this.entered,
      execute: (command) => {
        this.commands.push(command);
        return this.state === undefined
          ? { outcome: 'rejected', reason: { code: 'run_over' } }
          : this.act(command, this.state);
      },
      suspendRun: () => {
        this.events.push('suspended');
        if (this.saving === undefined) this.state = undefined;
        return this.saving;
      },
      recordVictory: (story) => {
        this.events.push(`won ${story.join()}`);
        return { record: {} } as unknown as ReturnType<Port['recordVictory']>;
      },
      finishRun: (story) => {
        this.events.push(`recorded ${story.join()}`);
        // The application looks at the problem only.
        return { record: {} } as unknown as ReturnType<Port['finishRun']>;
      },
      loadWarnings: () => ({ count: 0, log: '' }),
      mods: () => [],
      changeMods: () => undefined,
      records: () => [],
      folder: () => '',
    };
  }
}

function turn(state: ToyState, log: LogEntry[] = []): Outcome {
  state.turn++;
  return { outcome: 'turn_passed', turn: state.turn, log };
}

/** A screen that writes its name and answers keys by a table. */
function toy(name: string, answers: Readonly<Record<string, Response>> = {}, overlay = false): Screen {
  const typed: string[] = [];
  return {
    name,
    overlay,
    draw: (grid, area) => {
      grid.write(area.x, area.y + (overlay ? 1 : 0), `${name} ${typed.join('')}`);
    },
    key: (key) => {
      typed.push(key.length === 1 ? key : '');
      return answers[key] ?? NONE;
    },
    paste: (text) => typed.push(text),
    lines: () => [name],
  };
}

const wait: Response = { kind: 'command', command: { command: 'wait' } };
const help = (): Response => ({ kind: 'push', screen: toy('help', { x: POP, w: wait }, true) });
const bag = (): Response => ({ kind: 'push', screen: toy('bag', { x: POP, w: wait }) });
const AGAIN: Response = { kind: 'repeat', next: () => ({ command: 'wait' }) };

function screens(led: Partial<Record<LedScreen, Screen>> = {}): ScreenSet {
  const usual: Readonly<Record<string, Response>> = {
    n: { kind: 'app', does: { request: 'new_run', seed: '', endless: false, daily: false } },
    h: help(),
    b: bag(),
    w: wait,
    r: AGAIN,
    x: POP,
    m: { kind: 'app', does: { request: 'to_menu' } },
    Q: { kind: 'app', does: { request: 'quit' } },
  };
  const make = (name: LedScreen) => (): Screen => led[name] ?? toy(name, usual);
  return {
    led: {
      menu: make('menu'),
      creation: make('creation'),
      explore: make('explore'),
      combat: make('combat'),
      dialog: make('dialog'),
      shop: make('shop'),
      level_option: make('level_option'),
      over: make('over'),
    },
    confirm: (text, yes) => toy('confirm', { y: { kind: 'all', responses: [POP, yes] }, n: POP }, text !== ''),
    notice: (notice) => toy(`notice ${notice.code}`, { x: POP }),
    openOption: () => false,
    story: () => ['story'],
  };
}

function start(run: ToyRun = new ToyRun(), set: ScreenSet = screens()): { app: App; run: ToyRun } {
  const app = new App({ port: run.port, screens: set, words: () => WORDS, unicode: () => true, width: 80, height: 24 });
  return { app, run };
}

/** A run on the map. */
function playing(): { app: App; run: ToyRun } {
  const begun = start();
  begun.app.key('n');
  return begun;
}

const lastLine = (app: App): string => app.draw().toLines().at(-1)?.trim() ?? '';

describe('the stack follows the state', () => {
  it('opens the menu without a run and the map with one', () => {
    const { app } = start();
    expect(app.open).toEqual(['menu']);
    app.key('n');
    expect(app.open).toEqual(['explore']);
  });

  it.each<[string, (state: ToyState) => void, string[]]>([
    [
      'a fight',
      (state) => {
        state.fight = {};
      },
      ['explore', 'combat'],
    ],
    [
      'a conversation',
      (state) => {
        state.talk = { shop: false };
      },
      ['explore', 'dialog'],
    ],
    [
      'a shop',
      (state) => {
        state.talk = { shop: true };
      },
      ['explore', 'shop'],
    ],
    [
      'death',
      (state) => {
        state.over = { outcome: 'died' };
      },
      ['over'],
    ],
  ])('%s opens its screen over whatever lay there, and closes it', (_, change, open) => {
    const { app, run } = playing();
    app.key('b');
    run.act = (__, state) => {
      change(state);
      return turn(state);
    };
    app.key('w');
    expect(app.open).toEqual(open);
    app.key('x');
    expect(app.open).toEqual(open);
    run.act = (__, state) => {
      delete state.fight;
      delete state.talk;
      delete state.over;
      return turn(state);
    };
    app.key('w');
    expect(app.open).toEqual(['explore']);
  });

  it('a command closes overlays and leaves full screens', () => {
    const { app } = playing();
    app.key('b');
    app.key('w');
    expect(app.open).toEqual(['explore', 'bag']);
    const map = playing().app;
    map.key('h');
    map.key('w');
    expect(map.open).toEqual(['explore']);
  });

  it('draws from the topmost full screen upward', () => {
    const { app } = playing();
    app.key('h');
    expect(app.draw().toLines().slice(0, 2)).toEqual(['explore h', 'help']);
    app.key('x');
    app.key('b');
    expect(app.draw().toLines()[0]).toBe('bag');
  });
});

describe('the status line', () => {
  it('words a rejection and forgets it with the next key', () => {
    const { app, run } = playing();
    run.act = () => ({ outcome: 'rejected', reason: { code: 'wall' } });
    app.key('w');
    expect(lastLine(app)).toBe('rejected: wall');
    app.key('z');
    expect(lastLine(app)).toBe('');
  });

  it('tells of a failed save while the game goes on', () => {
    const { app, run } = playing();
    run.problem = 'disk_full';
    app.key('w');
    expect(lastLine(app)).toBe('save.toml: problem: disk_full');
    expect(run.state?.turn).toBe(1);
  });
});

describe('repeating', () => {
  it('plays one turn each tick until a key', () => {
    const { app, run } = playing();
    app.key('r');
    app.tick();
    app.tick();
    expect([run.state?.turn, app.busy]).toEqual([3, true]);
    app.key('b');
    expect([app.busy, app.open]).toEqual([false, ['explore']]);
  });

  it.each<[string, (state: ToyState) => Outcome]>([
    ['a rejection', () => ({ outcome: 'rejected', reason: { code: 'wall' } })],
    ['a hint', (state) => turn(state, [{ turn: 1, code: 'hint', prefab: 'p' }])],
    [
      'lost health',
      (state) => {
        state.hero.health--;
        return turn(state);
      },
    ],
    [
      'a fight',
      (state) => {
        state.fight = {};
        return turn(state);
      },
    ],
  ])('stops for %s', (_, act) => {
    const { app, run } = playing();
    app.key('r');
    run.act = (__, state) => act(state);
    app.tick();
    expect(app.busy).toBe(false);
  });

  it('goes on through what does not matter', () => {
    const { app, run } = playing();
    run.act = (_, state) =>
      turn(state, [
        { turn: 1, code: 'waited' },
        { turn: 1, code: 'healed', who: 'hero', amount: 1 },
      ]);
    app.key('r');
    app.tick();
    expect(app.busy).toBe(true);
  });
});

describe('leaving', () => {
  it('asks on Ctrl-C in a run, and a second Ctrl-C insists', () => {
    const { app, run } = playing();
    app.key('ctrl+c');
    expect([app.open, app.done]).toEqual([['explore', 'confirm'], false]);
    app.key('ctrl+c');
    expect([app.done, run.events]).toEqual([true, ['suspended']]);
  });

  it('stays after a failed save, and goes when the player insists', () => {
    const { app, run } = playing();
    run.saving = 'disk_full';
    app.key('Q');
    expect([app.done, lastLine(app)]).toEqual([false, 'problem: disk_full']);
    app.key('Q');
    expect(app.done).toBe(true);
  });

  it('draws a last frame that no longer looks for the run', () => {
    const { app } = playing();
    app.key('Q');
    expect(app.done).toBe(true);
    expect(app.open).toEqual(['menu']);
    expect(app.draw().toLines().length).toBeGreaterThan(0);
  });

  it('records a death once, when its screen stands', () => {
    const { app, run } = playing();
    run.act = (_, state) => {
      state.over = { outcome: 'died' };
      return turn(state);
    };
    app.key('w');
    app.key('m');
    expect(run.events).toEqual(['recorded story', 'suspended']);
    expect(app.open).toEqual(['menu']);
  });

  it('records a victory at once, and again when it is left: it may go on in between', () => {
    const { app, run } = playing();
    run.act = (_, state) => {
      state.over = { outcome: 'won' };
      return turn(state);
    };
    app.key('w');
    app.key('w');
    expect(run.events).toEqual(['won story']);
    app.key('m');
    expect(run.events).toEqual(['won story', 'recorded story', 'suspended']);
  });

  it('tells a run that is given up for a new one although no run is in play', () => {
    const run = new ToyRun();
    run.waits = { created: true, turn: 17, hero: { health: 3 } };
    const { app } = start(run, { ...screens(), story: ({ state }) => [`given up in turn ${state.turn}`] });
    app.key('n');
    expect(run.events).toEqual(['given up in turn 17']);
    expect(app.open).toEqual(['explore']);
  });

  it('shows what has to be asked before a run', () => {
    const { app, run } = start();
    run.entered = { kind: 'ask', notice: { code: 'pruned', params: {}, details: [], answers: ['accept'] } };
    app.key('n');
    expect(app.open).toEqual(['menu', 'notice pruned']);
  });
});

describe('a window that is too small', () => {
  it('shows a notice, hears nothing but quitting, and comes back to the same screen', () => {
    const { app } = playing();
    app.key('b');
    app.resize(59, 18);
    expect(app.draw().toLines().join()).toContain('app.too_small');
    app.key('x');
    app.paste('x');
    app.resize(60, 18);
    expect(app.draw().toLines()[0]).toBe('bag');
    app.resize(20, 5);
    app.key('q');
    expect(app.done).toBe(true);
  });

  it('never fails, whatever sizes and keys come in whatever order', () => {
    const step = fc.oneof(
      fc.record({ width: fc.integer({ min: 0, max: 130 }), height: fc.integer({ min: 0, max: 50 }) }),
      fc.constantFrom('n', 'h', 'b', 'x', 'w', 'r', 'ctrl+c', 'y', 'm'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { app, run } = start();
        for (const each of steps) {
          if (typeof each === 'string') app.key(each);
          else {
            const before = JSON.stringify([run.state, app.open]);
            app.resize(each.width, each.height);
            const grid = app.draw();
            expect([grid.width, grid.height]).toEqual([each.width, each.height]);
            expect(JSON.stringify([run.state, app.open])).toBe(before);
          }
          app.tick();
        }
      }),
    );
  });
});
