/** The session before the rules are loaded: the menu asks nothing of them while no run lies on disk. */
import type { Content } from '../game/content/content.ts';
import { invariant } from '../lib/invariant.ts';
import { REAL_FILES } from './files.ts';
import { pathsIn } from './paths.ts';
import { readRemains } from './saves.ts';
import type { RunPort, Session, SessionOptions } from './session.ts';
import { sweepTemporaries } from './write.ts';

export interface LateOptions extends Omit<SessionOptions, 'content'> {
  /** Asked when the rules are loaded. */
  readonly content: () => Promise<Content>;
}

/** Made while the data folder's lock is held. Answers like a session without a run; everything else needs `wake` first. */
export class LateSession implements RunPort {
  private readonly options: LateOptions;
  private session: Session | undefined;
  private whole: Content | undefined;

  constructor(options: LateOptions) {
    this.options = options;
    const { files = REAL_FILES, dataDir } = options;
    const paths = pathsIn(dataDir);
    for (const folder of [paths.folder, paths.runs]) sweepTemporaries(files, folder);
  }

  /** Whether there is something on disk that only the rules can tell about. */
  get hasRemains(): boolean {
    const { files = REAL_FILES, dataDir } = this.options;
    const read = readRemains(files, pathsIn(dataDir));
    return !read.ok || Object.keys(read.remains).length > 0;
  }

  get awake(): boolean {
    return this.session !== undefined;
  }

  /** The content that runs are played with, once awake. */
  get content(): Content | undefined {
    return this.whole;
  }

  async wake(): Promise<void> {
    const { Session } = await import('./session.ts');
    const content = await this.options.content();
    this.whole = content;
    this.session ??= new Session({ ...this.options, content });
  }

  private get real(): Session {
    invariant(this.session !== undefined, 'a run is asked for before the rules are there');
    return this.session;
  }

  folder(): string {
    return pathsIn(this.options.dataDir).folder;
  }

  state(): ReturnType<RunPort['state']> {
    return this.session?.state();
  }

  waiting(): ReturnType<RunPort['waiting']> {
    return this.session?.waiting();
  }

  takeProblem(): ReturnType<RunPort['takeProblem']> {
    return this.session?.takeProblem();
  }

  unsavedTurns(): number {
    return this.session?.unsavedTurns() ?? 0;
  }

  suspendRun(): string | undefined {
    return this.session?.suspendRun();
  }

  /** Called by whoever catches what should never be thrown. */
  crashed(detail: string): void {
    this.session?.crashed(detail);
  }

  newRun(...wanted: Parameters<RunPort['newRun']>): ReturnType<RunPort['newRun']> {
    return this.real.newRun(...wanted);
  }

  continueRun(answer: string | undefined): ReturnType<RunPort['continueRun']> {
    return this.real.continueRun(answer);
  }

  execute(command: Parameters<RunPort['execute']>[0]): ReturnType<RunPort['execute']> {
    return this.real.execute(command);
  }

  recordVictory(story: readonly string[]): ReturnType<RunPort['recordVictory']> {
    return this.real.recordVictory(story);
  }

  finishRun(story: readonly string[]): ReturnType<RunPort['finishRun']> {
    return this.real.finishRun(story);
  }

  records(): ReturnType<RunPort['records']> {
    return this.real.records();
  }
}
