/** A replay on a terminal: the run plays by itself, at a chosen speed, with pause and single steps. */
import type { Journal } from '../data/save/journal.ts';
import { type Divergence, playOn } from '../data/save/replay.ts';
import type { Content } from '../game/content/content.ts';
import type { GameState } from '../game/state.ts';
import { machineLanguage } from '../host/locale.ts';
import { GridPainter, LinePainter, type Painter } from '../host/painters.ts';
import { listen, type Signals } from '../host/signals.ts';
import { Terminal } from '../host/terminal.ts';
import { App } from '../ui/app.ts';
import { colorDepth, supportsUnicode } from '../ui/color.ts';
import type { KeyEvent } from '../ui/keys.ts';
import { watchingPort } from '../ui/replay-port.ts';
import { SCREENS } from '../ui/screens/set.ts';
import type { Settings } from '../ui/settings.ts';
import { languageOf, wordsFor } from '../ui/words/speak.ts';
import type { Around } from './show-game.ts';
import { DONE, FINDINGS, OUR_FAULT } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';
import { crashText } from './words/start.ts';

export interface Watching {
  readonly journal: Journal;
  /** The state the journal begins in. It is moved on. */
  readonly state: GameState;
  readonly content: Content;
  readonly settings: Settings;
  readonly version: string;
  /** Commands a second. */
  readonly speed: number;
  readonly paused: boolean;
  /** Lines of text instead of a screen. */
  readonly plain: boolean;
}

const SPEEDS = [1, 2, 4, 8, 16, 32, 64] as const;
const PLAIN_SIZE = { width: 80, height: 24 };
const GONE = 129;

/** Answers the exit code once the viewer has seen enough: 1 when the run went another way than recorded. */
export function showReplay(watching: Watching, around: Around): Promise<number> {
  return new Promise((resolve) => new ReplayShow(watching, around, resolve).begin());
}

class ReplayShow {
  private readonly watching: Watching;
  private readonly around: Around;
  private readonly resolve: (code: number) => void;
  private readonly terminal: Terminal;
  private readonly app: App;
  private readonly painter: Painter;
  private signals: Signals | undefined;
  private timer: NodeJS.Timeout | undefined;
  private played = 0;
  private paused: boolean;
  private speed: number;
  private divergence: Divergence | undefined;
  private over = false;

  constructor(watching: Watching, around: Around, resolve: (code: number) => void) {
    this.watching = watching;
    this.around = around;
    this.resolve = resolve;
    this.paused = watching.paused;
    this.speed = watching.speed;
    const { env, input, output } = around;
    const { content, settings, plain } = watching;
    const events = {
      keys: (keys: readonly KeyEvent[]) => this.keys(keys),
      resized: () => this.resized(),
      gone: () => this.end(GONE),
    };
    this.terminal = new Terminal(input, output, events, { codes: !plain });
    const unicode = (): boolean => supportsUnicode(settings.glyphs, env);
    const words = wordsFor(languageOf(settings.language, machineLanguage(env), content), content);
    const size = plain ? PLAIN_SIZE : this.terminal.size;
    this.app = new App({ port: watchingPort(watching), screens: SCREENS, words: () => words, unicode, ...size });
    const pen = { depth: colorDepth(settings.colors, env), theme: settings.theme };
    this.painter = plain ? new LinePainter(this.terminal, unicode) : new GridPainter(this.terminal, () => pen);
  }

  begin(): void {
    this.signals = listen({
      end: (code) => this.end(code),
      stopping: () => this.halt(),
      resumed: () => this.resume(),
      crashed: (error) => this.crash(error),
    });
    this.terminal.enter();
    this.draw();
    this.schedule();
  }

  private get done(): boolean {
    return this.divergence !== undefined || this.played >= this.watching.journal.commands.length;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.paused || this.done || this.over) return;
    this.timer = setTimeout(() => {
      this.step();
      this.schedule();
    }, 1000 / this.speed);
  }

  private step(): void {
    if (this.done) return;
    const { state, journal, content } = this.watching;
    const replayed = playOn({ state, from: this.played, to: this.played + 1 }, journal, content);
    if (replayed.kind === 'diverged') this.divergence = replayed.divergence;
    else this.played++;
    this.app.moved();
    this.draw();
  }

  private keys(events: readonly KeyEvent[]): void {
    for (const event of events) if (event.kind === 'key' && !this.over) this.key(event.key);
    if (this.over) return;
    this.draw();
    this.schedule();
  }

  private key(key: string): void {
    if (key === 'q' || key === 'escape' || key === 'ctrl+c') this.end(this.divergence === undefined ? DONE : FINDINGS);
    else if (key === 'ctrl+z') this.signals?.stop();
    else if (key === 'ctrl+l') this.painter.forget();
    else if (key === 'space') this.paused = !this.paused;
    else if (key === '+') this.speed = SPEEDS.find((speed) => speed > this.speed) ?? this.speed;
    else if (key === '-') this.speed = SPEEDS.findLast((speed) => speed < this.speed) ?? this.speed;
    else if (key === '.' || key === 'right') {
      this.paused = true;
      this.step();
    }
  }

  private draw(): void {
    if (!this.terminal.active) return;
    if (!this.terminal.idle) {
      this.terminal.whenIdle(() => this.draw());
      return;
    }
    const words = RUN_WORDS[this.around.language];
    const { played, speed, paused, divergence } = this;
    const total = this.watching.journal.commands.length;
    this.app.tell(
      divergence === undefined
        ? words.watching({ played, total, speed, paused: paused || this.done })
        : words.diverged(divergence),
    );
    this.painter.paint(this.app);
  }

  private resized(): void {
    if (this.watching.plain) return;
    const { width, height } = this.terminal.size;
    this.app.resize(width, height);
    this.painter.forget();
    this.draw();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.terminal.leave();
  }

  private resume(): void {
    if (this.over) return;
    this.terminal.retake();
    this.resized();
    this.schedule();
  }

  private end(code: number): void {
    if (this.over) return;
    this.close();
    this.resolve(code);
  }

  private crash(error: unknown): void {
    if (this.over) return;
    this.close();
    this.around.err(`${crashText(error, undefined, this.around.language)}\n`);
    this.resolve(OUR_FAULT);
  }

  private close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.signals?.release();
    this.terminal.close();
  }
}
