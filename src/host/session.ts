/** Runs as the program sees them: the one that waits, the one in play, and those that are over. */
import { randomBytes } from 'node:crypto';
import type { Answers, Matter, Ready, Resumption } from '../data/save/remains.ts';
import { resume } from '../data/save/resume.ts';
import type { Command, Outcome } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import { execute } from '../game/execute.ts';
import { newRun } from '../game/new-run.ts';
import type { View } from '../game/state.ts';
import { clean } from '../lib/clean.ts';
import { invariant } from '../lib/invariant.ts';
import { parseSeed, seedText } from '../lib/seed.ts';
import type { Entered, Notice, Port, RunRecord, WaitingRun } from '../ui/port.ts';
import { type Clock, MACHINE_CLOCK } from './clock.ts';
import { dailySeed, nextTry } from './daily.ts';
import { type FileLayer, REAL_FILES } from './files.ts';
import { pathsIn } from './paths.ts';
import { givenUp, type Recorded } from './recording.ts';
import { type Finished, type Origin, RunInPlay } from './run-in-play.ts';
import { readRuns } from './runs.ts';
import { readRemains } from './saves.ts';
import type { Surroundings } from './surroundings.ts';
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
export type RunPort = Pick<
  Port,
  | 'state'
  | 'waiting'
  | 'newRun'
  | 'continueRun'
  | 'execute'
  | 'suspendRun'
  | 'recordVictory'
  | 'finishRun'
  | 'records'
  | 'folder'
  | 'takeProblem'
>;
type NewRunOptions = Parameters<Port['newRun']>[0];
type Tell = NonNullable<Parameters<Port['newRun']>[1]>;

const SILENT: Tell = () => [];

/** Made while the data folder's lock is held. */
export class Session implements RunPort {
  private readonly around: Surroundings;
  private readonly broken: readonly string[];
  private readonly note: (lines: readonly string[]) => void;
  private play: RunInPlay | undefined;
  private answers: Answers = {};
  private asked: Matter | undefined;
  /** A new run that waits for the answer to what is in its way. */
  private wanted: NewRunOptions | undefined;
  /** What went wrong with a run that is no longer in play. */
  private problem: FileProblem | undefined;
  /** What was found on disk, until a run is entered. */
  private found: Resumption | undefined;

  constructor(options: SessionOptions) {
    const { dataDir, content, version, files = REAL_FILES, clock = MACHINE_CLOCK } = options;
    const paths = pathsIn(dataDir);
    this.around = { files, paths, clock, content, version, execute: options.execute ?? execute };
    this.broken = options.broken ?? [];
    this.note = options.note ?? (() => undefined);
    for (const folder of [paths.folder, paths.runs]) sweepTemporaries(files, folder);
  }

  folder(): string {
    return this.around.paths.folder;
  }

  state(): View | undefined {
    return this.play?.state;
  }

  takeProblem(): FileProblem | undefined {
    const problem = this.play?.takeProblem() ?? this.problem;
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

  newRun(options: NewRunOptions, tell = SILENT): Entered {
    const obstacle = this.inTheWay(tell);
    this.wanted = obstacle === undefined ? undefined : options;
    if (obstacle !== undefined) return { kind: 'ask', notice: obstacle };
    return this.startRun(options, { instead: this.givenUp(tell) });
  }

  /** The run that waits and that a new one will take the place of. */
  private givenUp(tell: Tell): Recorded | undefined {
    const found = this.look({});
    if (found.kind === 'ready') return givenUp(found, this.journalText(), tell(found.state));
    if (found.kind === 'nothing' || found.state?.created !== true) return undefined;
    // What it is made of is not all there: it is counted, but cannot be told.
    return givenUp({ kind: 'ready', state: found.state, aside: [], ahead: false, notes: [] }, '', []);
  }

  /** What lies on disk that a new run may not simply replace. */
  private inTheWay(tell: Tell): Notice | undefined {
    const found = this.look({});
    if (found.kind === 'ready') {
      // Dead and not yet recorded: the run gets its record before its save goes.
      if (found.state.over !== undefined) this.bury(found, tell);
      return undefined;
    }
    if (found.kind === 'nothing' || found.question.about !== 'save') return undefined;
    return { ...found.question, answers: ['aside', 'leave'] };
  }

  private bury(found: Ready, tell: Tell): void {
    const { problem } = this.enter(found).finish(tell(found.state));
    if (problem !== undefined) this.problem = this.play?.takeProblem();
    this.drop();
  }

  private startRun(options: NewRunOptions, before: Partial<Pick<Origin, 'aside' | 'instead'>>): Entered {
    const { files, paths, clock, content } = this.around;
    const daily = options.daily ? nextTry(files, paths.daily, clock) : undefined;
    const seed = daily === undefined ? seedOf(options.seed) : dailySeed(daily.date);
    const typed = daily === undefined ? seedText(options.seed) : undefined;
    const made = newRun({ seed, seedText: typed, endless: options.endless }, content);
    if (!made.ok) {
      const params = { floor: made.floor };
      return { kind: 'ask', notice: { code: made.code, params, details: [], answers: ['leave'] } };
    }
    this.play = new RunInPlay({ state: made.state, daily, aside: [], from: 'start', ...before }, this.around);
    return { kind: 'playing' };
  }

  continueRun(answer: string | undefined): Entered {
    const { wanted } = this;
    this.wanted = undefined;
    if (answer === 'leave') return this.leaveAll();
    if (wanted !== undefined && answer === 'aside') return this.startRun(wanted, { aside: ['save', 'journal'] });
    this.answers = answer === undefined || this.asked === undefined ? {} : { ...this.answers, [this.asked]: answer };
    const found = this.look(this.answers);
    if (found.kind === 'nothing') return { kind: 'ask', notice: NOTHING };
    if (found.kind === 'ask') {
      this.asked = found.question.about;
      return { kind: 'ask', notice: found.question };
    }
    if (found.notes.length > 0) this.note(found.notes);
    this.enter(found);
    return { kind: 'playing' };
  }

  private leaveAll(): Entered {
    this.answers = {};
    this.asked = undefined;
    return { kind: 'left' };
  }

  private enter({ journal, state, daily, aside, ahead }: Ready): RunInPlay {
    const from = journal === undefined ? 'save' : { journal, text: this.journalText(), ahead };
    this.play = new RunInPlay({ state, daily, aside, from }, this.around);
    this.found = undefined;
    this.leaveAll();
    return this.play;
  }

  private journalText(): string {
    const read = readRemains(this.around.files, this.around.paths);
    return read.ok ? (read.remains.journal ?? '') : '';
  }

  execute(command: Command): Outcome {
    invariant(this.play !== undefined, 'a command without a run');
    return this.play.execute(command);
  }

  /** Called by whoever catches what should never be thrown. */
  crashed(detail: string): void {
    this.play?.crashed(detail);
  }

  /** Turns of the run in play that neither save nor journal holds on disk. */
  unsavedTurns(): number {
    return this.play?.unsaved ?? 0;
  }

  suspendRun(): string | undefined {
    const problem = this.play?.leave();
    if (problem === undefined) this.drop();
    return problem?.code;
  }

  private drop(): void {
    this.play = undefined;
    this.found = undefined;
  }

  recordVictory(story: readonly string[]): Finished {
    invariant(this.play !== undefined, 'only a run in play can be won');
    return this.play.recordVictory(story);
  }

  finishRun(story: readonly string[]): Finished {
    invariant(this.play !== undefined, 'only a run in play can be finished');
    return this.play.finish(story);
  }

  records(): readonly RunRecord[] {
    return readRuns(this.around.files, this.around.paths.runs);
  }

  /** What waits on disk under these answers. Without a run in play, nobody changes the disk: it is looked at once. */
  private look(answers: Answers): Resumption {
    if (Object.keys(answers).length > 0 || this.play !== undefined) return this.readDisk(answers);
    this.found ??= this.readDisk(answers);
    return this.found;
  }

  private readDisk(answers: Answers): Resumption {
    const { content, version: game, execute: rules, files, paths } = this.around;
    const read = readRemains(files, paths);
    if (!read.ok) return { kind: 'ask', question: unreachable(read.problem) };
    return resume(read.remains, { content, game, broken: this.broken, execute: rules }, answers);
  }
}

const NOTHING: Notice = { code: 'nothing_waits', params: {}, details: [], answers: ['leave'] };

function unreachable({ code, file, detail }: FileProblem) {
  const params = { file, detail, reason: code };
  const details = [`${file}: ${detail}`];
  return { about: 'save', code: 'file_unreachable', params, details, answers: ['leave'] } as const;
}

/** A typed seed, or a new one where nothing was typed. */
function seedOf(typed: string): string {
  return typed.trim() === '' ? randomBytes(8).readBigUInt64BE().toString() : parseSeed(typed);
}
