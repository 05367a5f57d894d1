/** The way bytes take to the terminal: whole or later, but never blocking, and never after the terminal has gone. */
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import type { WriteStream } from 'node:tty';

/** How long to wait, in milliseconds, before a terminal that takes no more bytes is asked again. */
const RETRY = 8;

export class Output {
  private readonly stream: WriteStream;
  private readonly onGone: () => void;
  /** A handle of our own that does not block; where the system has no way to one, the stream is used. */
  private readonly fd: number | undefined;
  private rest: Uint8Array | undefined;
  private timer: NodeJS.Timeout | undefined;
  private drained: (() => void) | undefined;
  private gone = false;
  private closed = false;

  constructor(stream: WriteStream, fd: number, onGone: () => void) {
    this.stream = stream;
    this.onGone = onGone;
    this.fd = openAnew(fd);
  }

  /** Whether everything written so far has reached the terminal: a slow one gets fewer frames, not late ones. */
  get idle(): boolean {
    return this.rest === undefined;
  }

  write(text: string): void {
    if (text === '' || this.gone) return;
    if (this.fd === undefined) {
      this.stream.write(text);
      return;
    }
    const bytes = Buffer.from(text, 'utf8');
    this.rest = this.rest === undefined ? bytes : Buffer.concat([this.rest, bytes]);
    this.push();
  }

  /** Calls back once everything has been taken. */
  whenIdle(then: () => void): void {
    this.drained = then;
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    this.rest = undefined;
    if (this.fd !== undefined) closeSync(this.fd);
    this.gone = true;
  }

  private push(): void {
    clearTimeout(this.timer);
    try {
      while (this.rest !== undefined && this.fd !== undefined) {
        const taken = writeSync(this.fd, this.rest);
        this.rest = taken < this.rest.length ? this.rest.subarray(taken) : undefined;
      }
    } catch (error) {
      this.failed(error);
      return;
    }
    const then = this.drained;
    this.drained = undefined;
    then?.();
  }

  private failed(error: unknown): void {
    if (isCode(error, 'EAGAIN') || isCode(error, 'EINTR')) {
      this.timer = setTimeout(() => this.push(), RETRY);
      return;
    }
    // EIO and EPIPE: the window was closed. Everything else is as final.
    this.rest = undefined;
    this.gone = true;
    this.onGone();
  }
}

/** The same terminal through a handle of its own that does not block; undefined where the system has no such way. */
function openAnew(fd: number): number | undefined {
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
