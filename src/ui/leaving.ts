/** What is kept when a run ends or is left: its save, its record, and the patience of who wants to go. */
import type { Port } from './port.ts';

/** Answers are codes of what went wrong; absent where nothing did. */
export class Leaving {
  private readonly port: Port;
  private recorded = false;
  private won = false;
  private insisted = false;

  constructor(port: Port) {
    this.port = port;
  }

  /** Another run has begun: its end will be written, too. */
  begin(): void {
    this.recorded = false;
    this.won = false;
  }

  /** Saves and leaves the run, if there is one. */
  suspend(): string | undefined {
    return this.port.state() === undefined ? undefined : this.port.suspendRun();
  }

  /** Whoever insists after a failed save is let go: the journal holds every turn. */
  mayQuit(saved: boolean): boolean {
    const may = saved || this.insisted;
    this.insisted = true;
    return may;
  }

  /** Writes the record of a run that is won and may go on, once. */
  recordVictory(story: () => readonly string[]): string | undefined {
    if (this.won) return undefined;
    this.won = true;
    return this.port.recordVictory(story()).problem;
  }

  /** Writes the record of a finished run, once. */
  record(story: () => readonly string[]): string | undefined {
    if (this.recorded) return undefined;
    this.recorded = true;
    return this.port.finishRun(story()).problem;
  }
}
