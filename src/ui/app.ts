/** The interface as a whole, without a terminal: keys, time and sizes go in, a grid of cells comes out. */
import type { Command } from '../game/command.ts';
import type { View } from '../game/state.ts';
import { clean } from '../lib/clean.ts';
import { Grid } from './grid.ts';
import { ledBy } from './lead.ts';
import { Leaving } from './leaving.ts';
import type { Entered, Port } from './port.ts';
import { isQuiet } from './repeat.ts';
import { sceneryOf } from './scenery.ts';
import type { AppRequest, Key, Response, Scenery } from './screen.ts';
import type { ScreenSet } from './screen-set.ts';
import type { Settings } from './settings.ts';
import { ScreenStack } from './stack.ts';
import { drawStatus, problemText } from './status.ts';
import { drawTooSmall, fits } from './too-small.ts';
import type { Words } from './words/words.ts';

export interface AppOptions {
  readonly port: Port;
  readonly screens: ScreenSet;
  /** The words of the language that the settings ask for. */
  readonly words: (settings: Settings) => Words;
  /** Whether characters beyond ASCII may be drawn under these settings. */
  readonly unicode: (settings: Settings) => boolean;
  readonly width: number;
  readonly height: number;
}

export class App {
  private readonly port: Port;
  private readonly screens: ScreenSet;
  private readonly options: AppOptions;
  private readonly stack = new ScreenStack();
  private words: Words;
  private width: number;
  private height: number;
  private status = '';
  private next: (() => Command | undefined) | undefined;
  private ended = false;
  private readonly leaving: Leaving;
  private changes = 0;

  constructor(options: AppOptions) {
    this.options = options;
    this.port = options.port;
    this.leaving = new Leaving(options.port);
    this.screens = options.screens;
    this.words = options.words(options.port.settings());
    this.width = options.width;
    this.height = options.height;
    this.follow();
  }

  /** Whether the player is done and the program may end. */
  get done(): boolean {
    return this.ended;
  }

  /** Whether a repeated command wants its next step. */
  get busy(): boolean {
    return this.next !== undefined;
  }

  /** Rises whenever the game opened or closed a screen by itself: keys typed before it were not meant for it. */
  get surprises(): number {
    return this.changes;
  }

  /** The names of the open screens from the bottom up. */
  get open(): readonly string[] {
    return this.stack.names;
  }

  draw(): Grid {
    const grid = new Grid(this.width, this.height);
    if (fits(this.width, this.height)) {
      this.stack.draw(grid, this.scenery());
      drawStatus(grid, this.status);
    } else drawTooSmall(grid, this.words);
    if (!this.options.unicode(this.port.settings())) grid.toAscii();
    return grid;
  }

  /** What a screen reader should hear now: the topmost screen and the status. */
  lines(): readonly string[] {
    const lines = this.stack.top?.lines(this.scenery(false)) ?? [];
    return this.status === '' ? lines : [...lines, this.status];
  }

  key(key: Key): void {
    if (this.ended) return;
    this.status = '';
    // The key that stops a run or a rest does nothing else: it was meant for the walk.
    const wasBusy = this.busy;
    this.next = undefined;
    if (key === 'ctrl+c') this.askToQuit();
    else if (!fits(this.width, this.height)) {
      if (key === 'q') this.grant({ request: 'quit' });
    } else if (!wasBusy) this.answer(this.stack.top?.key(key, this.scenery()));
  }

  /** Fields have one line: the first line of a paste is taken, cleaned. */
  paste(text: string): void {
    if (!fits(this.width, this.height)) return;
    this.next = undefined;
    const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
    this.stack.top?.paste?.(clean(line), this.scenery());
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** One step of a repeated command. */
  tick(): void {
    const command = this.next?.();
    if (command === undefined) {
      this.next = undefined;
      return;
    }
    if (!this.execute(command)) this.next = undefined;
  }

  /** The run went on without a key, as it does in a replay: the screens follow. */
  moved(): void {
    this.stack.closeOverlays();
    this.follow();
  }

  /** Shows a line at the bottom until the next key. */
  tell(text: string): void {
    this.status = text;
  }

  /** Lines of text are made without signs that nobody reads aloud. */
  private scenery(drawn = true): Scenery {
    const { port, words } = this;
    return sceneryOf(port, words, drawn && this.options.unicode(port.settings()));
  }

  private answer(response: Response | undefined): void {
    if (response === undefined || this.ended || this.stack.answer(response)) return;
    if (response.kind === 'command') this.execute(response.command);
    else if (response.kind === 'app') this.grant(response.does);
    else if (response.kind === 'all') for (const each of response.responses) this.answer(each);
    else if (response.kind === 'repeat') {
      this.next = response.next;
      this.tick();
    }
  }

  /** Answers whether a repetition may go on: the turn passed and nothing worth a look happened in it. */
  private execute(command: Command): boolean {
    const health = this.port.state()?.hero.health ?? 0;
    const outcome = this.port.execute(command);
    if (outcome.outcome === 'rejected') {
      this.status = this.words.rejection(outcome.reason);
      return false;
    }
    this.stack.closeOverlays();
    if (this.follow() || this.tellProblem()) return false;
    return (this.port.state()?.hero.health ?? 0) >= health && outcome.log.every(isQuiet);
  }

  /** Shows what went wrong with files; answers whether anything did. */
  private tellProblem(): boolean {
    const problem = this.port.takeProblem();
    if (problem !== undefined) this.status = problemText(problem, this.words);
    return problem !== undefined;
  }

  private grant(does: AppRequest): void {
    switch (does.request) {
      case 'new_run':
        this.enter(this.port.newRun(does, (state) => this.story(state)));
        break;
      case 'continue':
        this.enter(this.port.continueRun(does.answer));
        break;
      case 'suspend':
        if (this.suspend()) this.follow();
        break;
      case 'to_menu':
        this.toMenu();
        break;
      case 'quit':
        this.quit();
        break;
      case 'settings':
        this.change(does.settings);
        break;
      case 'status':
        this.status = does.text;
    }
  }

  private enter(entered: Entered): void {
    if (entered.kind === 'ask') this.stack.push(this.screens.notice(entered.notice));
    if (entered.kind !== 'playing') return;
    this.leaving.begin();
    this.stack.clear();
    this.follow();
  }

  /** Leaves a finished run for good, and any other until it is continued. */
  private toMenu(): void {
    if (this.port.state()?.over !== undefined) this.record();
    if (this.suspend()) this.follow();
  }

  /** Saves and leaves the run, if there is one. Answers whether nothing was lost; otherwise the status says what. */
  private suspend(): boolean {
    return this.told(this.leaving.suspend());
  }

  private quit(): void {
    this.ended = this.leaving.mayQuit(this.suspend());
    // Whatever is drawn last must not look for a run that has been left.
    this.follow();
  }

  /** Shows what went wrong; answers whether nothing did. */
  private told(problem: string | undefined): boolean {
    if (problem !== undefined) this.status = this.words.problem(problem);
    return problem === undefined;
  }

  private askToQuit(): void {
    const quit: AppRequest = { request: 'quit' };
    const pointless = this.port.state() === undefined || this.stack.top?.name === 'confirm';
    if (pointless || !fits(this.width, this.height)) this.grant(quit);
    else this.stack.push(this.screens.confirm(this.words.text('app.quit_question'), { kind: 'app', does: quit }));
  }

  private change(settings: Settings): void {
    this.told(this.port.changeSettings(settings));
    this.words = this.options.words(this.port.settings());
  }

  /** Lets the stack follow the state; answers whether that opened or closed a screen. */
  private follow(): boolean {
    const state = this.port.state();
    const open = state?.created === true && this.screens.openOption(this.scenery());
    const changed = this.stack.lead(ledBy(state, open), (name) => this.screens.led[name]());
    if (changed) this.changes++;
    if (state?.over?.outcome === 'died') this.record();
    // A victory may still go on into the endless deep: it is recorded now, and the save waits until the run is left.
    if (state?.over?.outcome === 'won') this.told(this.leaving.recordVictory(() => this.story()));
    return changed;
  }

  /** The run in lines: the one in play, or the one that is given up. */
  private story(state?: View): readonly string[] {
    return this.screens.story(sceneryOf(this.port, this.words, this.options.unicode(this.port.settings()), state));
  }

  private record(): void {
    this.told(this.leaving.record(() => this.story()));
  }
}
