/** The game on a terminal, from the first frame to every way out: done, ended, hung up, stopped, broken. */
import { existsSync } from 'node:fs';
import type { ReadStream, WriteStream } from 'node:tty';
import type { LateSession } from '../host/late-session.ts';
import { machineLanguage } from '../host/locale.ts';
import { GridPainter, LinePainter } from '../host/painters.ts';
import type { DataPaths } from '../host/paths.ts';
import { listen, type Signals } from '../host/signals.ts';
import { Stage } from '../host/stage.ts';
import { Terminal } from '../host/terminal.ts';
import { App } from '../ui/app.ts';
import { colorDepth, type Environment, supportsUnicode } from '../ui/color.ts';
import type { KeyEvent } from '../ui/keys.ts';
import type { Port } from '../ui/port.ts';
import type { ScreenSet } from '../ui/screen-set.ts';
import type { Settings } from '../ui/settings.ts';
import { languageOf, wordsFor } from '../ui/words/speak.ts';
import type { CliLanguage } from './options.ts';
import { DONE, NOT_DONE, OUR_FAULT } from './tool.ts';
import { crashText, saveFailedText, waitsText } from './words/start.ts';

/** The machine around the game. */
export interface Around {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly env: Environment;
  /** The language of what is said outside of the screen. */
  readonly language: CliLanguage;
  err(text: string): void;
}

export interface Shown {
  readonly port: Port;
  readonly session: LateSession;
  readonly screens: ScreenSet;
  /** What the menu can be shown without: it is loaded before the first key is handled. */
  readonly rest: { there(): boolean; load(): Promise<void> };
  readonly paths: DataPaths;
  /** Lines of text instead of a screen. */
  readonly plain: boolean;
}

/** Hung up: by custom 128 and the number of the signal. */
const GONE = 129;
/** The lines of the plain mode know no window: screens are asked for the usual one. */
const PLAIN_SIZE = { width: 80, height: 24 };

/** Answers the exit code once the player is done or the game has to end. */
export function showGame(shown: Shown, around: Around): Promise<number> {
  return new Promise((resolve) => new Show(shown, around, resolve).begin());
}

class Show {
  private readonly shown: Shown;
  private readonly around: Around;
  private readonly resolve: (code: number) => void;
  private readonly terminal: Terminal;
  private readonly app: App;
  private readonly stage: Stage;
  private signals: Signals | undefined;
  private over = false;
  /** Typed while the rest is being loaded. */
  private early: KeyEvent[] | undefined;

  constructor(shown: Shown, around: Around, resolve: (code: number) => void) {
    this.shown = shown;
    this.around = around;
    this.resolve = resolve;
    const { env, input, output } = around;
    const { port, plain, screens } = shown;
    const events = {
      keys: (keys: readonly KeyEvent[]) => this.keys(keys),
      resized: () => this.resized(),
      gone: () => this.end(GONE),
    };
    this.terminal = new Terminal(input, output, events, { codes: !plain });
    const unicode = (settings: Settings): boolean => supportsUnicode(settings.glyphs, env);
    const content = port.content();
    const size = plain ? PLAIN_SIZE : this.terminal.size;
    const words = ({ language }: Settings) => wordsFor(languageOf(language, machineLanguage(env), content), content);
    this.app = new App({ port, screens, words, unicode, ...size });
    const painter = plain
      ? new LinePainter(this.terminal, () => unicode(port.settings()))
      : new GridPainter(this.terminal, () => {
          const { colors, theme } = port.settings();
          return { depth: colorDepth(colors, env), theme };
        });
    const { app, terminal } = this;
    this.stage = new Stage({ app, terminal, painter, onDone: () => this.done(), onStop: () => this.signals?.stop() });
  }

  begin(): void {
    this.signals = listen({
      end: (code) => this.end(code),
      stopping: () => this.pause(),
      resumed: () => this.resume(),
      crashed: (error) => this.crash(error),
    });
    try {
      this.terminal.enter();
      this.stage.draw();
    } catch (error) {
      this.crash(error);
    }
  }

  private keys(events: readonly KeyEvent[]): void {
    if (this.early !== undefined) this.early.push(...events);
    else if (this.shown.rest.there()) this.stage.keys(events);
    else {
      this.early = [...events];
      this.loadRest().catch((error) => this.crash(error));
    }
  }

  private async loadRest(): Promise<void> {
    await this.shown.rest.load();
    const typed = this.early ?? [];
    this.early = undefined;
    if (!this.over) this.stage.keys(typed);
  }

  private resized(): void {
    if (!this.shown.plain) this.stage.resized();
  }

  private pause(): void {
    this.stage.stop();
    this.terminal.leave();
  }

  private resume(): void {
    if (this.over) return;
    this.terminal.retake();
    if (this.shown.plain) this.stage.redraw();
    else this.stage.resized();
  }

  /** The player has left: the run, if there is one, is saved. */
  private done(): void {
    const { port, session } = this.shown;
    const problem = port.takeProblem();
    this.close();
    // Whoever insisted on leaving a run that could not be saved is told the truth.
    const unsaved = port.state() === undefined ? undefined : session.suspendRun();
    this.tellWaiting(unsaved ?? problem?.code);
    this.resolve(unsaved !== undefined && session.unsavedTurns() > 0 ? NOT_DONE : DONE);
  }

  /** The system wants us to end, or the window is gone: save, and go without a word if nobody can read it. */
  private end(code: number): void {
    if (this.over) return;
    this.close();
    const problem = this.shown.session.suspendRun();
    this.tellWaiting(problem);
    this.resolve(code);
  }

  private tellWaiting(problem: string | undefined): void {
    const { language, err } = this.around;
    const { paths, port, session } = this.shown;
    const waiting = port.waiting();
    if (problem !== undefined)
      err(`${saveFailedText({ code: problem, file: paths.journal, lost: session.unsavedTurns() }, language)}\n`);
    else if (waiting !== undefined && waiting.name !== '') err(`${waitsText(waiting.name, paths.save, language)}\n`);
  }

  /** Nothing is saved: the state may be what broke. The journal holds every turn before. */
  private crash(error: unknown): void {
    if (this.over) return;
    this.close();
    const { session, paths } = this.shown;
    if (session.state() !== undefined) session.crashed(error instanceof Error ? error.message : String(error));
    const journal = existsSync(paths.journal) ? paths.journal : undefined;
    this.around.err(`${crashText(error, journal, this.around.language)}\n`);
    this.resolve(OUR_FAULT);
  }

  private close(): void {
    this.over = true;
    this.stage.stop();
    this.signals?.release();
    this.terminal.close();
  }
}
