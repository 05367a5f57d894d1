/** A run as the program plays it: every command journalled, every floor saved, nothing lost but by the rules. */
import { randomBytes, randomUUID } from 'node:crypto';
import { stateChecksum } from '../data/save/checksum.ts';
import { encodeSave, type SaveHeader } from '../data/save/codec.ts';
import { CHECK_EVERY, type JournalHeader } from '../data/save/journal.ts';
import { recordOf } from '../data/save/record.ts';
import { type Answers, type Matter, type Ready, type Remains, type Resumption, resume } from '../data/save/resume.ts';
import type { Command, Outcome } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import { execute, rejectionOf } from '../game/execute.ts';
import { newRun } from '../game/new-run.ts';
import type { GameState, View } from '../game/state.ts';
import { clean } from '../lib/clean.ts';
import { invariant } from '../lib/invariant.ts';
import { parseSeed } from '../lib/seed.ts';
import type { Entered, Notice, Port, RunRecord, WaitingRun } from '../ui/port.ts';
import { type Clock, isoTime, MACHINE_CLOCK, timeStamp } from './clock.ts';
import { countTry, type DailyTry, dailySeed } from './daily.ts';
import { type FileLayer, REAL_FILES } from './files.ts';
import { JournalFile } from './journal.ts';
import { type DataPaths, pathsIn } from './paths.ts';
import { keepRun, readRuns } from './runs.ts';
import { copyAside, readRemains, removeRun, writeSave } from './saves.ts';
import { type FileProblem, sweepTemporaries } from './write.ts';

export interface SessionOptions {
  readonly dataDir: string;
  readonly content: Content;
  /** The version of the game. */
  readonly version: string;
  /** Ids of mods that are installed but could not be read as a whole. */
  readonly broken?: readonly string[];
  readonly files?: FileLayer;
  readonly clock?: Clock;
  /** Takes lines for the log of this session: what was left out of a run, which mods changed. */
  readonly note?: (lines: readonly string[]) => void;
  /** Carries out commands; replaced only to see what happens when the rules break down. */
  readonly execute?: typeof execute;
}

/** The part of the port that is about runs. */
type RunPort = Pick<
  Port,
  'state' | 'waiting' | 'newRun' | 'continueRun' | 'execute' | 'suspendRun' | 'finishRun' | 'records' | 'folder'
>;
type NewRunOptions = Parameters<Port['newRun']>[0];

/** The run in play and what is known of its files. */
interface Play {
  readonly state: GameState;
  readonly daily: DailyTry | undefined;
  journal: JournalFile;
  readonly run: string;
  /** Whether save and journal of this run are on disk; a new run, or one that cannot go on with its journal, begins with its first command. */
  begun: boolean;
  /** Whether the save on disk is whole and of this run, so that it may become the save before. */
  keepsPrevious: boolean;
  /** Files to be kept under another name before anything is written. */
  aside: readonly ('save' | 'journal')[];
  /** Whether a command was played since it was entered or saved. */
  played: boolean;
  /** A rule broke down in the middle of a turn: this state must never be written. */
  broken: boolean;
  record?: RunRecord;
}

/** Made while the data folder's lock is held. */
export class Session implements RunPort {
  private readonly paths: DataPaths;
  private readonly files: FileLayer;
  private readonly clock: Clock;
  private readonly options: SessionOptions;
  private readonly rules: typeof execute;
  private play: Play | undefined;
  private answers: Answers = {};
  private asked: Matter | undefined;
  /** A new run that waits for the answer to what is in its way. */
  private wanted: NewRunOptions | undefined;
  private problem: FileProblem | undefined;
  /** What was found on disk, until something is written. */
  private found: Resumption | undefined;

  constructor(options: SessionOptions) {
    this.options = options;
    this.paths = pathsIn(options.dataDir);
    this.files = options.files ?? REAL_FILES;
    this.clock = options.clock ?? MACHINE_CLOCK;
    this.rules = options.execute ?? execute;
    for (const folder of [this.paths.folder, this.paths.runs]) sweepTemporaries(this.files, folder);
  }

  folder(): string {
    return this.paths.folder;
  }

  state(): View | undefined {
    return this.play?.state;
  }

  /** What went wrong with files since the last question; told once. */
  takeProblem(): FileProblem | undefined {
    const { problem } = this;
    this.problem = undefined;
    return problem;
  }

  waiting(): WaitingRun | undefined {
    const found = this.look({});
    if (found.kind === 'nothing') return undefined;
    const notice = found.kind === 'ask' ? { notice: found.question } : {};
    if (found.state === undefined) return { name: '', floor: 0, turn: 0, level: 0, seed: '', ...notice };
    const { hero, floor, turn, seed } = found.state;
    return { name: clean(hero.name), floor: floor.number, turn, level: hero.base.level, seed, ...notice };
  }

  newRun(options: NewRunOptions): Entered {
    this.wanted = undefined;
    const obstacle = this.inTheWay();
    if (obstacle === undefined) return this.startRun(options, []);
    this.wanted = options;
    return { kind: 'ask', notice: obstacle };
  }

  /** What lies on disk that a new run may not simply replace. */
  private inTheWay(): Notice | undefined {
    const found = this.look({});
    if (found.kind === 'ready') {
      // Dead and not yet recorded: it gets its record before its save goes.
      if (found.state.over !== undefined) this.bury(found);
      return undefined;
    }
    if (found.kind === 'nothing' || found.question.about !== 'save') return undefined;
    return { ...found.question, answers: ['aside', 'leave'] };
  }

  private bury(found: Ready): void {
    this.enter(found);
    this.finishRun([]);
    this.play = undefined;
  }

  private startRun(options: NewRunOptions, aside: Play['aside']): Entered {
    const daily = options.daily ? countTry(this.files, this.paths.daily, this.clock) : undefined;
    const seed = daily === undefined ? seedOf(options.seed) : dailySeed(daily.date);
    const made = newRun({ seed, endless: options.endless }, this.options.content);
    if (!made.ok) {
      const params = { floor: made.floor };
      return { kind: 'ask', notice: { code: made.code, params, details: [], answers: ['leave'] } };
    }
    this.play = this.fresh(made.state, 'start', daily);
    this.play.aside = aside;
    return { kind: 'playing' };
  }

  continueRun(answer: string | undefined): Entered {
    if (this.wanted !== undefined) return this.answerForNew(this.wanted, answer);
    if (answer === 'leave') return this.leaveAll();
    this.answers = answer === undefined || this.asked === undefined ? {} : { ...this.answers, [this.asked]: answer };
    const found = this.look(this.answers);
    if (found.kind === 'ask') {
      this.asked = found.question.about;
      return { kind: 'ask', notice: found.question };
    }
    this.asked = undefined;
    if (found.kind === 'nothing') return { kind: 'ask', notice: NOTHING };
    if (found.notes.length > 0) this.options.note?.(found.notes);
    this.enter(found);
    return { kind: 'playing' };
  }

  private answerForNew(wanted: NewRunOptions, answer: string | undefined): Entered {
    this.wanted = undefined;
    if (answer === 'aside') return this.startRun(wanted, ['save', 'journal']);
    return answer === 'leave' ? this.leaveAll() : this.continueRun(answer);
  }

  private leaveAll(): Entered {
    this.answers = {};
    this.asked = undefined;
    return { kind: 'left' };
  }

  private enter(found: Ready): void {
    const { journal, state, daily, aside } = found;
    if (journal === undefined) {
      this.play = this.fresh(state, stateChecksum(state), daily);
      // The save on disk is the last one that holds everything: it stays as the one before.
      this.play.keepsPrevious = !aside.includes('save');
    } else {
      const file = JournalFile.goOn(this.files, this.paths.journal, this.journalText(), journal);
      const play = { state, daily, journal: file, run: journal.header.run, aside, begun: true };
      this.play = { ...play, keepsPrevious: !aside.includes('save'), played: false, broken: false };
    }
    this.play.aside = aside;
  }

  private journalText(): string {
    const read = readRemains(this.files, this.paths);
    return read.ok ? (read.remains.journal ?? '') : '';
  }

  /** A run whose save and journal are still to be written. */
  private fresh(state: GameState, from: string, daily: DailyTry | undefined): Play {
    const { content, version } = this.options;
    const run = randomUUID();
    const header: JournalHeader = {
      journal: 1,
      run,
      game: version,
      content: content.hash,
      mods: this.mods(),
      seed: state.seed,
      endless: state.endless,
      from,
      ...(daily === undefined ? {} : { daily }),
    };
    const journal = JournalFile.begin(this.files, this.paths.journal, header);
    return { state, daily, journal, run, begun: false, keepsPrevious: false, aside: [], played: false, broken: false };
  }

  private mods(): SaveHeader['mods'] {
    return this.options.content.mods.map(({ id, version, hash }) => ({ id, version, hash }));
  }

  execute(command: Command): Outcome {
    const { play } = this;
    invariant(play !== undefined, 'a command without a run');
    if (play.record !== undefined) return { outcome: 'rejected', reason: { code: 'run_over' } };
    if (!play.begun && rejectionOf(play.state, command, this.options.content) === undefined) this.begin(play);
    const { number: floor } = play.state.floor;
    const { created, over } = play.state;
    const outcome = this.carryOut(play, command);
    if (outcome.outcome === 'rejected') return outcome;
    this.remember(play, command);
    const ended = play.state.over !== undefined && over === undefined;
    if (ended || !created || play.state.floor.number !== floor) this.save(play);
    return outcome;
  }

  private carryOut(play: Play, command: Command): Outcome {
    try {
      return this.rules(play.state, command, this.options.content);
    } catch (error) {
      play.broken = true;
      this.crashed(`${command.command}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }

  /** Puts a command that was played into the journal, before anyone sees what came of it. */
  private remember(play: Play, command: Command): void {
    play.played = true;
    const n = play.journal.commands + 1;
    const { over } = play.state;
    this.report(play.journal.append(over === undefined ? { n, command } : { n, command, over }));
    if (n % CHECK_EVERY === 0) this.report(play.journal.append({ n, state: stateChecksum(play.state) }));
    if (over !== undefined) this.report(play.journal.sync());
  }

  /**
   * First the save, then its journal: a save that contains nothing of a journal it does not find has lost nothing.
   * Until both are there the run lives in memory, and every command tries again.
   */
  private begin(play: Play): void {
    if (!this.writeState(play)) return;
    const problem = play.journal.found();
    this.report(problem);
    play.begun = problem === undefined;
  }

  private save(play: Play): void {
    if (!play.begun) return this.begin(play);
    this.report(play.journal.sync());
    this.writeState(play);
  }

  /** Whether the state is on disk. */
  private writeState(play: Play): boolean {
    const { content, version } = this.options;
    const { state, daily, run, journal } = play;
    const header: SaveHeader = {
      game: version,
      content: content.hash,
      journal: { run, commands: journal.commands },
      mods: this.mods(),
      ...(daily === undefined ? {} : { daily }),
    };
    const aside = play.aside.map((part) => copyAside(this.files, this.paths, part, timeStamp(this.clock)));
    const failed = aside.find((done) => !done.ok);
    const done = failed ?? writeSave(this.files, this.paths, encodeSave(state, header), play.keepsPrevious);
    this.found = undefined;
    if (!done.ok) {
      this.report(done.problem);
      return false;
    }
    play.aside = [];
    play.keepsPrevious = true;
    play.played = false;
    return true;
  }

  private report(problem: FileProblem | undefined): void {
    if (problem !== undefined) this.problem = problem;
  }

  /** Called by whoever catches what should never be thrown, so that the next start knows where it happened. */
  crashed(detail: string): void {
    const { play } = this;
    if (play?.begun !== true) return;
    play.journal.append({ n: play.journal.commands, crash: clean(detail).slice(0, 400) });
    play.journal.sync();
  }

  suspendRun(): string | undefined {
    const { play } = this;
    if (play === undefined) return undefined;
    if (play.played && !play.broken && play.record === undefined) {
      this.problem = undefined;
      this.save(play);
      if (this.problem !== undefined) return this.takeProblem()?.code;
    }
    this.leave(play);
    return undefined;
  }

  private leave(play: Play): void {
    play.journal.close();
    this.play = undefined;
    this.found = undefined;
    this.answers = {};
    this.asked = undefined;
  }

  finishRun(story: readonly string[]): { readonly record: RunRecord; readonly problem?: string } {
    const { play } = this;
    invariant(play?.state.over !== undefined, 'only a run that is over can be finished');
    if (play.record !== undefined) return { record: play.record };
    const { state, daily, run, journal } = play;
    const facts = { run, date: isoTime(this.clock), version: this.options.version, mods: this.mods(), story };
    const record = recordOf(state, daily === undefined ? facts : { ...facts, daily });
    if (play.begun) journal.append({ n: journal.commands, end: stateChecksum(state) });
    const replay = play.begun ? journal.text : '';
    const kept = keepRun(this.files, this.paths.runs, { record, replay, stamp: timeStamp(this.clock) });
    if (!kept.ok) {
      this.report(kept.problem);
      return { record: kept.record, problem: kept.problem.code };
    }
    play.record = kept.record;
    journal.close();
    const problem = removeRun(this.files, this.paths);
    this.found = undefined;
    this.report(problem);
    return problem === undefined ? { record: kept.record } : { record: kept.record, problem: problem.code };
  }

  records(): readonly RunRecord[] {
    return readRuns(this.files, this.paths.runs);
  }

  /** What waits on disk under these answers. Looked at once until something is written. */
  private look(answers: Answers): Resumption {
    const plain = Object.keys(answers).length === 0;
    if (plain && this.found !== undefined && this.play === undefined) return this.found;
    const found = this.readDisk(answers);
    if (plain) this.found = found;
    return found;
  }

  private readDisk(answers: Answers): Resumption {
    const { content, version: game, broken = [] } = this.options;
    const read = readRemains(this.files, this.paths);
    if (!read.ok) return { kind: 'ask', question: unreachable(read.problem) };
    return resume(read.remains satisfies Remains, { content, game, broken, execute: this.rules }, answers);
  }
}

const NOTHING: Notice = { code: 'nothing_waits', params: {}, details: [], answers: ['leave'] };

function unreachable({ code, file, detail }: FileProblem) {
  const params = { file, detail, reason: code };
  return {
    about: 'save',
    code: 'file_unreachable',
    params,
    details: [`${file}: ${detail}`],
    answers: ['leave'],
  } as const;
}

/** A typed seed, or a new one where nothing was typed. */
function seedOf(typed: string): string {
  return typed.trim() === '' ? randomBytes(8).readBigUInt64BE().toString() : parseSeed(typed);
}
