/** The two ways to show the application: a screen of cells, or lines for a screen reader. */
import type { Pen } from '../ui/ansi.ts';
import type { App } from '../ui/app.ts';
import { diff } from '../ui/diff.ts';
import type { Grid } from '../ui/grid.ts';
import { news, type Told } from '../ui/plain.ts';
import type { Terminal } from './terminal.ts';

export interface Painter {
  /** Whether each step of a walk is shown, or only where it ended. */
  readonly everyStep: boolean;
  paint(app: App): void;
  /** What is on the screen is not known any more. */
  forget(): void;
}

export class GridPainter implements Painter {
  readonly everyStep = true;
  private readonly terminal: Terminal;
  /** How colours are written under the settings of the moment. */
  private readonly pen: () => Pen;
  private shown: Grid | undefined;
  private last: Pen | undefined;

  constructor(terminal: Terminal, pen: () => Pen) {
    this.terminal = terminal;
    this.pen = pen;
  }

  paint(app: App): void {
    const pen = this.pen();
    if (pen.depth !== this.last?.depth || pen.theme !== this.last.theme) this.forget();
    this.last = pen;
    const next = app.draw();
    this.terminal.write(diff(this.shown, next, pen));
    this.shown = next;
  }

  forget(): void {
    this.shown = undefined;
  }
}

export class LinePainter implements Painter {
  /** Nobody wants to hear every step read out. */
  readonly everyStep = false;
  private readonly terminal: Terminal;
  private readonly unicode: () => boolean;
  private told: Told | undefined;

  constructor(terminal: Terminal, unicode: () => boolean) {
    this.terminal = terminal;
    this.unicode = unicode;
  }

  paint(app: App): void {
    const now: Told = { open: app.open, lines: app.lines() };
    const lines = news(this.told, now, this.unicode());
    this.told = now;
    // The terminal is in raw mode: a line feed alone would only go down.
    if (lines.length > 0) this.terminal.write(`${lines.join('\r\n')}\r\n`);
  }

  forget(): void {
    this.told = undefined;
  }
}
