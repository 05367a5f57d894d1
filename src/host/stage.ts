/** Joins the application and the terminal: keys in, frames out, repeated commands in between. */
import type { App } from '../ui/app.ts';
import type { KeyEvent } from '../ui/keys.ts';
import type { Painter } from './painters.ts';
import type { Terminal } from './terminal.ts';

/** The pace of repeated commands in milliseconds: fast, and still to be seen. */
const STEP = 14;

export interface StageOptions {
  readonly app: App;
  readonly terminal: Terminal;
  readonly painter: Painter;
  readonly onDone: () => void;
  /** Ctrl-Z. */
  readonly onStop: () => void;
}

export class Stage {
  private readonly options: StageOptions;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: StageOptions) {
    this.options = options;
  }

  /** Handles what was typed at once; what was typed before the game opened a screen by itself is not meant for it. */
  keys(events: readonly KeyEvent[]): void {
    const { app } = this.options;
    clearTimeout(this.timer);
    for (const event of events) {
      const before = app.surprises;
      if (event.kind === 'paste') app.paste(event.text);
      else if (event.key === 'ctrl+z') this.options.onStop();
      else if (event.key === 'ctrl+l') this.options.painter.forget();
      else app.key(event.key);
      if (app.done) {
        this.options.onDone();
        return;
      }
      if (app.surprises !== before) break;
    }
    this.drawStep();
    this.goOn();
  }

  resized(): void {
    const { width, height } = this.options.terminal.size;
    this.options.app.resize(width, height);
    this.redraw();
  }

  /** Draws everything anew: the terminal may show anything. */
  redraw(): void {
    this.options.painter.forget();
    this.drawStep();
    this.goOn();
  }

  /** Draws what has changed, as soon as the terminal has taken the last frame. */
  draw(): void {
    const { app, terminal, painter } = this.options;
    if (!terminal.active) return;
    if (terminal.idle) painter.paint(app);
    else terminal.whenIdle(() => this.draw());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private drawStep(): void {
    const { app, painter } = this.options;
    if (!app.busy || painter.everyStep) this.draw();
  }

  /** The next step of a walk, a rest, an exploration. */
  private goOn(): void {
    clearTimeout(this.timer);
    const { app } = this.options;
    if (!app.busy) return;
    this.timer = setTimeout(() => {
      app.tick();
      this.drawStep();
      this.goOn();
    }, STEP);
  }
}
