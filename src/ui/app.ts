/** The interface as a whole, without a terminal: keys, time and sizes go in, a grid of cells comes out. */
import type { Command } from '../game/command.ts';
import { clean } from '../lib/clean.ts';
import { invariant } from '../lib/invariant.ts';
import { Grid } from './grid.ts';
import { ledBy } from './lead.ts';
import type { Entered, Port } from './port.ts';
import { isQuiet } from './repeat.ts';
import type { AppRequest, Key, Response, Scenery } from './screen.ts';
import type { ScreenSet } from './screen-set.ts';
import type { Settings } from './settings.ts';
import { ScreenStack } from './stack.ts';
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
  private recorded = false;
  private insisted = false;
  private changes = 0;

  constructor(options: AppOptions) {
    this.options = options;
    this.port = options.port;
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
    if (fits(this.width, this.height)) this.drawScreens(grid);
    else drawTooSmall(grid, this.words);
    if (!this.options.unicode(this.port.settings())) grid.toAscii();
    return grid;
  }

  private drawScreens(grid: Grid): void {
    this.stack.draw(grid, this.scenery());
    if (this.status === '') return;
    const row = { x: 0, y: this.height - 1, w: this.width, h: 1 };
    grid.clear(row);
    grid.write(1, row.y, this.status, { color: 'warning', bold: true }, this.width - 2);
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

  /** Lines of text are drawn without signs that nobody reads aloud. */
  private scenery(drawn = true): Scenery {
    const { port } = this;
    const settings = port.settings();
    return {
      port,
      content: port.content(),
      get state() {
        const state = port.state();
        invariant(state !== undefined, 'a screen of a run is open without a run');
        return state;
      },
      words: this.words,
      settings,
      unicode: drawn && this.options.unicode(settings),
    };
  }

  private answer(response: Response | undefined): void {
    if (response === undefined || this.ended) return;
    switch (response.kind) {
      case 'none':
        break;
      case 'pop':
        this.stack.pop();
        break;
      case 'push':
        this.stack.push(response.screen);
        break;
      case 'replace':
        this.stack.pop();
        this.stack.push(response.screen);
        break;
      case 'command':
        this.execute(response.command);
        break;
      case 'repeat':
        this.next = response.next;
        this.tick();
        break;
      case 'app':
        this.grant(response.does);
        break;
      case 'all':
        for (const each of response.responses) this.answer(each);
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
    if (problem !== undefined)
      this.status = `${problem.file.replace(/^.*[/\\]/, '')}: ${this.words.problem(problem.code)}`;
    return problem !== undefined;
  }

  private grant(does: AppRequest): void {
    switch (does.request) {
      case 'new_run':
        this.enter(this.port.newRun(does));
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
    this.recorded = false;
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
    const problem = this.port.state() === undefined ? undefined : this.port.suspendRun();
    if (problem !== undefined) this.status = this.words.problem(problem);
    return problem === undefined;
  }

  /** Whoever insists after a failed save is let go: the journal holds every turn. */
  private quit(): void {
    this.ended = this.suspend() || this.insisted;
    this.insisted = true;
    // Whatever is drawn last must not look for a run that has been left.
    this.follow();
  }

  private askToQuit(): void {
    const quit: AppRequest = { request: 'quit' };
    const pointless = this.port.state() === undefined || this.stack.top?.name === 'confirm';
    if (pointless || !fits(this.width, this.height)) this.grant(quit);
    else this.stack.push(this.screens.confirm(this.words.text('app.quit_question'), { kind: 'app', does: quit }));
  }

  private change(settings: Settings): void {
    const problem = this.port.changeSettings(settings);
    if (problem !== undefined) this.status = this.words.problem(problem);
    this.words = this.options.words(this.port.settings());
  }

  /** Lets the stack follow the state; answers whether that opened or closed a screen. */
  private follow(): boolean {
    const state = this.port.state();
    const open = state?.created === true && this.screens.openOption(this.scenery());
    const changed = this.stack.lead(ledBy(state, open), (name) => this.screens.led[name]());
    if (changed) this.changes++;
    // A victory may still go on into the endless deep: its record waits until the run is left.
    if (state?.over?.outcome === 'died') this.record();
    return changed;
  }

  /** Writes the record of a finished run, once. */
  private record(): void {
    if (this.recorded) return;
    this.recorded = true;
    const { problem } = this.port.finishRun(this.screens.story(this.scenery()));
    if (problem !== undefined) this.status = this.words.problem(problem);
  }
}
