/** The run in play and its files: every command in the journal, every floor in the save, the end in a record. */
import { randomUUID } from 'node:crypto';
import { stateChecksum } from '../data/save/checksum.ts';
import { encodeSave, type SaveHeader } from '../data/save/codec.ts';
import { CHECK_EVERY, type Journal, type JournalHeader } from '../data/save/journal.ts';
import type { Command, Outcome } from '../game/command.ts';
import { rejectionOf } from '../game/execute.ts';
import type { GameState } from '../game/state.ts';
import { clean } from '../lib/clean.ts';
import { invariant } from '../lib/invariant.ts';
import type { RunRecord } from '../ui/port.ts';
import { timeStamp } from './clock.ts';
import { type DailyTry, rememberTry } from './daily.ts';
import { removeIfThere } from './files.ts';
import { JournalFile } from './journal.ts';
import { type Recorded, recordRun } from './recording.ts';
import type { Kept } from './runs.ts';
import { copyAside, removeRun, writeSave } from './saves.ts';
import type { Surroundings } from './surroundings.ts';
import { type FileProblem, problemOf } from './write.ts';

/** Where a run comes from. */
export interface Origin {
  readonly state: GameState;
  readonly daily: DailyTry | undefined;
  /** Files to be kept under another name before anything is written. */
  readonly aside: readonly ('save' | 'journal')[];
  /** The run that is given up for this one: recorded before its save is written over. */
  readonly instead?: Recorded | undefined;
  /** 'start' of a new run; 'save', when save and journal on disk do not lead here and new ones must begin. */
  readonly from: 'start' | 'save' | { readonly journal: Journal; readonly text: string; readonly ahead: boolean };
}

export interface Finished {
  readonly record: RunRecord;
  /** The code of what went wrong on the way. */
  readonly problem?: string;
}

export class RunInPlay {
  readonly state: GameState;
  private readonly around: Surroundings;
  private readonly daily: DailyTry | undefined;
  private readonly run: string;
  private readonly journal: JournalFile;
  /** Whether save and journal of this run are on disk: a run without begins with its first command. */
  private begun: boolean;
  private readonly isNew: boolean;
  /** Whether the save on disk is whole and of this run, so that it may become the save before. */
  private keepsPrevious: boolean;
  private aside: Origin['aside'];
  private instead: Recorded | undefined;
  /** Whether there may be turns that no save contains: played since the last one, or taken from the journal. */
  private played: boolean;
  /** A rule broke down in the middle of a turn: this state must never be written. */
  private broken = false;
  private record: RunRecord | undefined;
  private problem: FileProblem | undefined;

  constructor(origin: Origin, around: Surroundings) {
    const { from, state, daily, aside } = origin;
    this.around = around;
    this.state = state;
    this.daily = daily;
    this.aside = aside;
    this.instead = origin.instead;
    this.isNew = from === 'start';
    this.keepsPrevious = !this.isNew && !aside.includes('save');
    this.begun = typeof from === 'object';
    this.played = typeof from === 'object' && from.ahead;
    if (typeof from === 'object') {
      this.run = from.journal.header.run;
      this.journal = JournalFile.goOn(around.files, around.paths.journal, from.text, from.journal);
    } else {
      this.run = randomUUID();
      const header = this.journalHeader(from === 'start' ? 'start' : stateChecksum(state));
      this.journal = JournalFile.begin(around.files, around.paths.journal, header);
    }
  }

  private journalHeader(from: string): JournalHeader {
    const { content, version } = this.around;
    const { seed, seedText, endless } = this.state;
    const about = { run: this.run, game: version, content: content.hash, mods: this.mods(), seed, endless, from };
    return {
      journal: 1,
      ...about,
      ...(seedText === undefined ? {} : { seedText }),
      ...(this.daily === undefined ? {} : { daily: this.daily }),
    };
  }

  private mods(): SaveHeader['mods'] {
    return this.around.content.mods.map(({ id, version, hash }) => ({ id, version, hash }));
  }

  /** What went wrong with files since the last question; told once. */
  takeProblem(): FileProblem | undefined {
    const { problem } = this;
    this.problem = undefined;
    return problem;
  }

  private report(problem: FileProblem | undefined): void {
    if (problem !== undefined) this.problem = problem;
  }

  execute(command: Command): Outcome {
    const { state } = this;
    if (this.record !== undefined) return { outcome: 'rejected', reason: { code: 'run_over' } };
    if (!this.begun && rejectionOf(state, command, this.around.content) === undefined) this.begin();
    const { created, over } = state;
    const { number: floor } = state.floor;
    const outcome = this.carryOut(command);
    if (outcome.outcome === 'rejected') return outcome;
    this.remember(command);
    const ended = state.over !== undefined && over === undefined;
    if (ended || !created || state.floor.number !== floor) this.save();
    return outcome;
  }

  private carryOut(command: Command): Outcome {
    try {
      return this.around.execute(this.state, command, this.around.content);
    } catch (error) {
      this.broken = true;
      this.crashed(`${command.command}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }

  /** Puts a command that was played into the journal, before anyone sees what came of it. */
  private remember(command: Command): void {
    this.played = true;
    const n = this.journal.commands + 1;
    const { over } = this.state;
    this.report(this.journal.append(over === undefined ? { n, command } : { n, command, over }));
    if (n % CHECK_EVERY === 0) this.report(this.journal.append({ n, state: stateChecksum(this.state) }));
    if (over !== undefined) this.report(this.journal.sync());
  }

  /** Called by whoever catches what should never be thrown, so that the next start knows where it happened. */
  crashed(detail: string): void {
    if (!this.begun) return;
    this.journal.append({ n: this.journal.commands, crash: clean(detail).slice(0, 400) });
    this.journal.sync();
  }

  /**
   * First the save, then its journal: a save that contains nothing of a journal it does not find has lost nothing.
   * Until both are there the run lives in memory, and every command tries again.
   */
  private begin(): void {
    if (!this.recordInstead() || !this.writeState()) return;
    const problem = this.journal.found();
    this.report(problem);
    this.begun = problem === undefined;
    if (!this.begun || !this.isNew) return;
    this.forgetPrevious();
    if (this.daily !== undefined) rememberTry(this.around.files, this.around.paths.daily, this.daily);
  }

  /** Whether the run before this one needs its save no more. */
  private recordInstead(): boolean {
    if (this.instead === undefined) return true;
    const kept = recordRun(this.around, this.instead);
    if (kept.ok) this.instead = undefined;
    else this.report(kept.problem);
    return kept.ok;
  }

  /** The save before belongs to another run now. */
  private forgetPrevious(): void {
    const { files, paths } = this.around;
    try {
      removeIfThere(files, paths.previous);
    } catch (error) {
      this.report(problemOf(error, paths.previous));
    }
  }

  private save(): void {
    if (!this.begun) return this.begin();
    this.report(this.journal.sync());
    this.writeState();
  }

  /** Whether the state is on disk. */
  private writeState(): boolean {
    const { files, paths, clock } = this.around;
    for (const part of this.aside) {
      const kept = copyAside(files, paths, part, timeStamp(clock));
      if (!kept.ok) {
        this.report(kept.problem);
        return false;
      }
    }
    this.aside = [];
    const done = writeSave(files, paths, encodeSave(this.state, this.saveHeader()), this.keepsPrevious);
    if (!done.ok) {
      this.report(done.problem);
      return false;
    }
    this.keepsPrevious = true;
    this.played = false;
    return true;
  }

  private saveHeader(): SaveHeader {
    const { content, version } = this.around;
    const journal = { run: this.run, commands: this.journal.commands };
    const about = { game: version, content: content.hash, journal, mods: this.mods() };
    return this.daily === undefined ? about : { ...about, daily: this.daily };
  }

  /** Turns that would be lost if the process ended now: in no save, and not in the journal on disk. */
  get unsaved(): number {
    return this.played ? (this.begun ? this.journal.unwritten : this.journal.commands) : 0;
  }

  /** Saves what is not yet saved and lets go of the files; a problem keeps the run in play. */
  leave(): FileProblem | undefined {
    if (this.played && !this.broken && this.record === undefined) {
      this.problem = undefined;
      this.save();
      if (this.problem !== undefined) return this.takeProblem();
    }
    this.journal.close();
    return undefined;
  }

  /** Records a victory at once: the run may still go on, and what becomes of it then changes nothing about it. */
  recordVictory(story: readonly string[]): Finished {
    invariant(this.state.over?.outcome === 'won', 'no victory to record');
    const kept = this.keep(story);
    if (kept.ok) return { record: kept.record };
    this.report(kept.problem);
    return { record: kept.record, problem: kept.problem.code };
  }

  /** Writes record, text and replay, and only then lets the save go. Once recorded it stays recorded. */
  finish(story: readonly string[]): Finished {
    const { files, paths } = this.around;
    invariant(this.state.over !== undefined, 'only a run that is over can be finished');
    if (this.record !== undefined) return { record: this.record };
    const kept = this.keep(story);
    if (!kept.ok) {
      this.report(kept.problem);
      return { record: kept.record, problem: kept.problem.code };
    }
    this.record = kept.record;
    this.journal.close();
    const problem = removeRun(files, paths);
    this.report(problem);
    return problem === undefined ? { record: kept.record } : { record: kept.record, problem: problem.code };
  }

  private keep(story: readonly string[]): Kept {
    const { state, run, daily, begun, journal } = this;
    const replay = begun ? journal.ended({ n: journal.commands, end: stateChecksum(state) }) : '';
    return recordRun(this.around, { state, run, daily, replay, story });
  }
}
