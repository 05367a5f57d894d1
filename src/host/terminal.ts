/** The terminal: raw keys in, bytes out, and left as it was found on every way out. */
import type { ReadStream, WriteStream } from 'node:tty';
import { KeyDecoder, type KeyEvent, PATIENCE } from '../ui/keys.ts';
import { Output } from './output.ts';

export interface TerminalEvents {
  keys(events: readonly KeyEvent[]): void;
  resized(): void;
  /** The window was closed or the line was cut. */
  gone(): void;
}

const STDOUT = 1;

/** Other screen, no cursor, pastes marked, no wrapping at the right edge. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l';
/** The screen is emptied first, for consoles that have only one. */
const LEAVE = '\x1b[0m\x1b[2J\x1b[H\x1b[?7h\x1b[?2004l\x1b[?25h\x1b[?1049l';

export class Terminal {
  private readonly input: ReadStream;
  private readonly output: WriteStream;
  private readonly events: TerminalEvents;
  private readonly sink: Output;
  private readonly decoder = new KeyDecoder();
  /** Whether screen codes may be sent: the plain mode writes lines only. */
  private readonly codes: boolean;
  private timer: NodeJS.Timeout | undefined;
  private entered = false;

  constructor(input: ReadStream, output: WriteStream, events: TerminalEvents, options: { readonly codes: boolean }) {
    this.input = input;
    this.output = output;
    this.events = events;
    this.codes = options.codes;
    this.sink = new Output(output, STDOUT, () => events.gone());
    input.on('data', this.onData);
    input.on('end', this.onGone);
    input.on('close', this.onGone);
    input.on('error', this.onGone);
    output.on('resize', this.onResize);
    output.on('error', this.onGone);
  }

  /** A terminal that does not know its size is taken for the usual one. */
  get size(): { readonly width: number; readonly height: number } {
    return { width: this.output.columns || 80, height: this.output.rows || 24 };
  }

  /** Whether the terminal is ours at the moment. */
  get active(): boolean {
    return this.entered;
  }

  get idle(): boolean {
    return this.sink.idle;
  }

  /** Takes the terminal over; does nothing when it is ours already. */
  enter(): void {
    if (this.entered) return;
    this.entered = true;
    this.input.setRawMode(true);
    this.input.resume();
    if (this.codes) this.sink.write(ENTER);
  }

  /** Takes it over again after someone else may have changed its modes. */
  retake(): void {
    if (this.entered) this.input.setRawMode(false);
    this.entered = false;
    this.enter();
  }

  /** Gives the terminal back; may be called any number of times, also while everything falls apart. */
  leave(): void {
    if (!this.entered) return;
    this.entered = false;
    clearTimeout(this.timer);
    if (this.codes) this.sink.write(LEAVE);
    try {
      this.input.setRawMode(false);
    } catch {
      // The terminal has gone: there is nothing left to restore.
    }
    this.input.pause();
  }

  /** Leaves for good: no event comes any more, and nothing keeps the process alive. */
  close(): void {
    this.leave();
    this.input.off('data', this.onData);
    for (const event of ['end', 'close']) this.input.off(event, this.onGone);
    this.output.off('resize', this.onResize);
    this.sink.close();
  }

  write(text: string): void {
    this.sink.write(text);
  }

  whenIdle(then: () => void): void {
    this.sink.whenIdle(then);
  }

  private readonly onGone = (): void => this.events.gone();

  private readonly onResize = (): void => this.events.resized();

  private readonly onData = (bytes: Uint8Array): void => {
    clearTimeout(this.timer);
    this.deliver(this.decoder.feed(bytes));
    this.await();
  };

  /** A lone escape is only known by the silence after it. */
  private await(): void {
    const { waiting } = this.decoder;
    if (waiting === 'nothing') return;
    this.timer = setTimeout(() => this.deliver(this.decoder.flush()), PATIENCE[waiting]);
  }

  private deliver(events: readonly KeyEvent[]): void {
    if (events.length > 0 && this.entered) this.events.keys(events);
  }
}
