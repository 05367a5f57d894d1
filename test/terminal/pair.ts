/** The game in a pseudo-terminal beside its mirror: every key goes to both, and the terminal must show what the mirror draws. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATES, shownOf, wrongCells } from './cells.ts';
import { Mirror } from './mirror.ts';
import { bytesOf, GAME, Terminal } from './terminal.ts';

export interface PairOptions {
  readonly modsDir: string;
  /** A fresh folder. */
  readonly dataDir: string;
  readonly seed?: string;
  /** The text of `settings.toml`. */
  readonly settings?: string;
  readonly cols?: number;
  readonly rows?: number;
  /** Options for node. */
  readonly node?: readonly string[];
}

/** Escape in an encoding that needs no silence after it to be known. */
const QUICK_ESCAPE = '\x1b[27u';
/** A key that no table knows: it ends a walk, and nothing else. */
const NOTHING = 'ctrl+y';
/** So many bytes are enough for one piece. */
const LONG = 80;

export class Pair {
  terminal: Terminal;
  readonly mirror: Mirror;
  private readonly options: PairOptions;
  private width: number;
  private height: number;
  /** Bytes of keys that the mirror has had and the terminal has not. */
  private onTheWay = '';
  /** What was pressed of late, for whoever has to find out what went wrong. */
  private readonly pressed: string[] = [];

  private constructor(options: PairOptions, mirror: Mirror, terminal: Terminal) {
    this.options = options;
    this.mirror = mirror;
    this.terminal = terminal;
    this.width = options.cols ?? 80;
    this.height = options.rows ?? 24;
  }

  static async start(options: PairOptions): Promise<Pair> {
    const { dataDir, modsDir, settings = '', seed = '7', cols: width = 80, rows: height = 24 } = options;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'settings.toml'), settings);
    const terminal = spawned(options, width, height);
    await terminal.soon(() => terminal.lines.some((line) => line !== ''), 'the first frame');
    const log = logIn(dataDir);
    const mirror = await Mirror.load({ modsDir, dataDir, seed, width, height, log });
    mirror.files.put(join(dataDir, 'settings.toml'), settings);
    mirror.restart(width, height);
    const pair = new Pair(options, mirror, terminal);
    await pair.same();
    return pair;
  }

  get dataDir(): string {
    return this.options.dataDir;
  }

  /** The same folder in a new process, after the one before has ended. */
  async restart(): Promise<void> {
    this.terminal.dispose();
    this.terminal = spawned(this.options, this.width, this.height);
    this.mirror.restart(this.width, this.height);
    await this.same();
  }

  /** Presses keys one by one; after each the terminal must come to show what the mirror does. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const walked = this.mirror.press(key);
      this.note(key);
      if (key === 'escape') this.terminal.type(QUICK_ESCAPE);
      else this.terminal.key(key);
      if (this.mirror.app.done) return;
      await this.same();
      // A walk whose last step shows nothing would swallow the next key.
      if (walked) await this.press(NOTHING);
    }
  }

  /** Presses a key without looking; looks only when a screen has opened or closed by itself, or many keys are on their way. */
  async ahead(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const before = this.mirror.app.surprises;
      const walked = this.mirror.press(key);
      this.note(key);
      this.onTheWay += key === 'escape' ? QUICK_ESCAPE : bytesOf(key);
      const { surprises } = this.mirror.app;
      if (walked || surprises !== before || this.onTheWay.length > LONG) await this.catchUp();
      if (walked) await this.press(NOTHING);
    }
  }

  /** Lets the terminal have the keys that are on their way, in one piece. */
  async catchUp(): Promise<void> {
    if (this.onTheWay === '') return;
    this.terminal.type(this.onTheWay);
    this.onTheWay = '';
    await this.same();
  }

  /** A lone escape as most terminals send it. */
  async escape(): Promise<void> {
    this.mirror.press('escape');
    this.note('lone escape');
    this.terminal.key('escape');
    if (!this.mirror.app.done) await this.same();
  }

  async paste(text: string): Promise<void> {
    this.mirror.app.paste(text);
    this.note('paste');
    this.terminal.type(`\x1b[200~${text}\x1b[201~`);
    await this.same();
  }

  async resize(width: number, height: number): Promise<void> {
    this.width = width;
    this.height = height;
    this.mirror.app.resize(width, height);
    this.note(`${width}x${height}`);
    this.terminal.resize(width, height);
    await this.same();
  }

  /** Waits until both show the same, on the other screen and without a cursor. */
  async same(): Promise<void> {
    const frame = this.mirror.frame();
    const wanted = frame.toLines().join('\n').replace(DATES, '');
    const { terminal } = this;
    const isSame = (): boolean => shownOf(terminal, frame).replace(DATES, '') === wanted;
    await terminal
      .soon(() => !terminal.running || isSame(), 'the frame of the mirror')
      .catch((error) => this.complain(String(error), wanted));
    if (!this.terminal.running) this.complain('the program has ended', wanted);
    const { alternate, cursor, marked, wraps } = this.terminal.modes;
    if (!alternate || cursor || !marked || wraps)
      this.complain(`the terminal is in the modes ${JSON.stringify(this.terminal.modes)}`, wanted);
  }

  /** Has everything drawn anew: that is the answer to all keys before, also to those that show nothing. */
  async settled(): Promise<void> {
    const before = this.terminal.bytes.length;
    this.terminal.type('\x0c');
    await this.terminal.soon(() => this.terminal.bytes.length > before, 'everything to be drawn anew');
    await this.same();
  }

  /** Compares every cell with its colours, once everything has been drawn anew. */
  async sameCells(): Promise<void> {
    await this.settled();
    const wrong = await wrongCells(this.terminal.buffer, this.mirror);
    if (wrong.length > 0) this.complain(`wrong cells: ${wrong.slice(0, 10).join(' ')}`, '');
  }

  dispose(): void {
    this.terminal.dispose();
    this.mirror.dispose();
  }

  private note(key: string): void {
    this.pressed.push(key);
    if (this.pressed.length > 12) this.pressed.shift();
  }

  private complain(what: string, wanted: string): never {
    throw new Error(
      `after ${this.pressed.join(' ')} on ${this.mirror.app.open.join(' ')}: ${what}\nwanted:\n${wanted}\nshown:\n${this.terminal.screen}`,
    );
  }
}

function spawned({ modsDir, dataDir, seed = '7', node = [] }: PairOptions, cols: number, rows: number): Terminal {
  const args = ['--data-dir', dataDir, '--mods-dir', modsDir, '--seed', seed];
  return new Terminal({ command: [process.execPath, ...node, GAME, ...args], cols, rows });
}

function logIn(dataDir: string): string {
  const folder = join(dataDir, 'logs');
  try {
    const [name] = readdirSync(folder);
    return name === undefined ? '' : join(folder, name);
  } catch {
    return '';
  }
}
