/** A terminal to test in: a real pseudo-terminal with a real emulator behind it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

export const ROOT = resolve(import.meta.dirname, '../..');
export const GAME = join(ROOT, 'dist/rustkeep.js');

/** Longer than any machine should need; a test that waits so long has failed. */
const PATIENCE = 20_000;

/** Names of keys → bytes, as an xterm sends them. */
const KEYS: Readonly<Record<string, string>> = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  'shift+up': '\x1b[1;2A',
  'shift+down': '\x1b[1;2B',
  'shift+right': '\x1b[1;2C',
  'shift+left': '\x1b[1;2D',
  'shift+tab': '\x1b[Z',
  home: '\x1b[H',
  end: '\x1b[F',
  pageup: '\x1b[5~',
  pagedown: '\x1b[6~',
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  backspace: '\x7f',
  space: ' ',
  f1: '\x1bOP',
  f12: '\x1b[24~',
};

/** What a terminal sends for a key; letters are what they are. */
export function bytesOf(key: string): string {
  const control = /^ctrl\+([a-z])$/.exec(key)?.[1];
  return KEYS[key] ?? (control === undefined ? key : String.fromCharCode(control.charCodeAt(0) - 0x60));
}

export interface Ended {
  readonly code: number;
  readonly signal: number;
}

export interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cols?: number;
  readonly rows?: number;
  /** What to run instead of the game. */
  readonly command?: readonly [string, ...string[]];
}

/** An environment without the habits of the machine the tests run on. */
export function plainEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, TERM: 'xterm-256color', LANG: 'en_US.UTF-8', ...extra };
}

export class Terminal {
  readonly pty: IPty;
  /** Every byte that came, for what an emulator does not show. */
  bytes = '';
  private readonly emulator: xterm.Terminal;
  private end: Ended | undefined;
  private written: Promise<void> = Promise.resolve();
  /** Called when something has come, or the program has ended. */
  private wake: () => void = () => undefined;

  constructor(options: StartOptions) {
    const { args = [], env = {}, cols = 80, rows = 24 } = options;
    const [file, ...rest] = options.command ?? [process.execPath, GAME, ...args];
    this.emulator = new xterm.Terminal({ cols, rows, allowProposedApi: true });
    const full = plainEnv(env);
    // The name is what the pseudo-terminal puts into TERM.
    this.pty = spawn(file, rest, { cols, rows, cwd: ROOT, env: full, name: full.TERM ?? 'xterm', encoding: 'utf8' });
    this.pty.onData((data) => {
      this.bytes += data;
      this.written = new Promise((done) => this.emulator.write(data, done));
      this.wake();
    });
    this.pty.onExit(({ exitCode, signal = 0 }) => {
      this.end = { code: exitCode, signal };
      this.wake();
    });
  }

  /** The rows as they are shown now. */
  get lines(): string[] {
    const buffer = this.emulator.buffer.active;
    return Array.from(
      { length: this.emulator.rows },
      (_, row) =>
        buffer
          .getLine(buffer.baseY + row)
          ?.translateToString(true)
          .trimEnd() ?? '',
    );
  }

  get screen(): string {
    return this.lines.join('\n');
  }

  /** Whether the emulator shows the other screen, which programs use and shells do not. */
  get alternate(): boolean {
    return this.emulator.buffer.active.type === 'alternate';
  }

  /** What the program has asked of the terminal, as far as it can be asked back. */
  get modes(): {
    readonly alternate: boolean;
    readonly cursor: boolean;
    readonly marked: boolean;
    readonly wraps: boolean;
  } {
    const { bracketedPasteMode: marked, wraparoundMode: wraps } = this.emulator.modes;
    const cursor = this.bytes.lastIndexOf('\x1b[?25h') >= this.bytes.lastIndexOf('\x1b[?25l');
    return { alternate: this.alternate, cursor, marked, wraps };
  }

  get running(): boolean {
    return this.end === undefined;
  }

  get buffer(): xterm.IBuffer {
    return this.emulator.buffer.active;
  }

  type(text: string): void {
    this.pty.write(text);
  }

  key(...names: readonly string[]): void {
    for (const name of names) this.pty.write(bytesOf(name));
  }

  resize(cols: number, rows: number): void {
    this.emulator.resize(cols, rows);
    this.pty.resize(cols, rows);
  }

  signal(name: string): void {
    this.pty.kill(name);
  }

  /** Waits until the screen shows a text; fails with what it shows instead. */
  async shows(wanted: string | RegExp): Promise<void> {
    const found = (): boolean => (typeof wanted === 'string' ? this.screen.includes(wanted) : wanted.test(this.screen));
    await this.until(found, `the screen to show ${String(wanted)}`);
  }

  async lacks(unwanted: string): Promise<void> {
    await this.until(() => !this.screen.includes(unwanted), `the screen not to show ${unwanted}`);
  }

  /** Looks again and again until a condition holds. */
  async until(condition: () => boolean, what: string): Promise<void> {
    await this.look(condition, what, pause);
  }

  /** Looks whenever something has come: for conditions that do not depend on how often one looks. */
  async soon(condition: () => boolean, what: string): Promise<void> {
    const news = (): Promise<void> =>
      new Promise((done) => {
        const timer = setTimeout(done, 100);
        this.wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    await this.look(condition, what, news);
  }

  private async look(condition: () => boolean, what: string, wait: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      await this.written;
      if (condition()) return;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}; the screen shows:\n${this.screen}`);
      await wait();
    }
  }

  async ended(): Promise<Ended> {
    await this.until(() => this.end !== undefined, 'the program to end');
    return this.end ?? { code: -1, signal: -1 };
  }

  /** Ends whatever still runs. */
  dispose(): void {
    if (this.end === undefined) this.pty.kill('SIGKILL');
    this.emulator.dispose();
  }
}

/** The breath between two looks at a condition. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 15));
}

/** A fresh folder for a test, and how to get rid of it. */
export function scratch(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function isBuilt(): boolean {
  return existsSync(GAME);
}
