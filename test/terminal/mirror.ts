/** The game once more in this process, over files in memory: what a terminal must show after the same keys. */

import type { Command } from '../../src/game/command.ts';
import type { View } from '../../src/game/state.ts';
import { gamePort } from '../../src/host/game-port.ts';
import { type LoadedGame, loadGame } from '../../src/host/load.ts';
import { machineLanguage } from '../../src/host/locale.ts';
import { Session } from '../../src/host/session.ts';
import { SettingsDesk } from '../../src/host/settings-desk.ts';
import { VERSION } from '../../src/host/version.ts';
import { App } from '../../src/ui/app.ts';
import { supportsUnicode } from '../../src/ui/color.ts';
import type { Grid } from '../../src/ui/grid.ts';
import type { Port } from '../../src/ui/port.ts';
import { SCREENS } from '../../src/ui/screens/set.ts';
import { oneLine } from '../../src/ui/words/report.ts';
import { languageOf, wordsFor } from '../../src/ui/words/speak.ts';
import { MemoryFiles } from '../persistence/memory-files.ts';
import { plainEnv, scratch } from './terminal.ts';

export interface MirrorOptions {
  readonly modsDir: string;
  /** The folder of the mirrored game: what stands on the screen must be the same path. */
  readonly dataDir: string;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The log of warnings that the mirrored game wrote at its start. */
  readonly log?: string;
}

/** Longer than any walk on a floor. */
const WALK = 3000;

export class Mirror {
  readonly files: MemoryFiles;
  app: App;
  /** Commands that the screens have asked for, newest last. */
  readonly asked: Command[] = [];
  /** While set, commands are only noted: for finding out what a key would do. */
  probing = false;
  readonly loaded: LoadedGame;
  private readonly options: MirrorOptions;
  /** Where the mirror keeps its own order of mods, which does not go through the layer of files. */
  private readonly order = scratch();
  private session: Session;
  private port: Port;

  private constructor(options: MirrorOptions, loaded: LoadedGame, files: MemoryFiles) {
    this.options = options;
    this.loaded = loaded;
    this.files = files;
    this.session = this.newSession();
    this.port = this.newPort();
    this.app = this.newApp(options.width, options.height);
  }

  static async load(options: MirrorOptions, files = new MemoryFiles()): Promise<Mirror> {
    // Its order of mods is its own: the folder of the mirrored game is not touched.
    const { folder, remove } = scratch();
    const request = { modsDirs: [options.modsDir], dataDir: folder, engine: VERSION, write: false };
    const loaded = await loadGame(request);
    remove();
    return new Mirror(options, loaded, files);
  }

  dispose(): void {
    this.order.remove();
  }

  /** The same after a new start of the program. */
  restart(width: number, height: number): void {
    this.session = this.newSession();
    this.port = this.newPort();
    this.app = this.newApp(width, height);
  }

  get state(): View | undefined {
    return this.port.state();
  }

  get settings(): ReturnType<Port['settings']> {
    return this.port.settings();
  }

  get top(): string {
    return this.app.open.at(-1) ?? '';
  }

  frame(): Grid {
    return this.app.draw();
  }

  /** A key, and everything that it sets going. Answers whether it was a walk, which may end without a sign. */
  press(key: string): boolean {
    this.app.key(key);
    const walked = this.app.busy;
    for (let step = 0; this.app.busy && step < WALK; step++) {
      this.app.draw();
      this.app.tick();
    }
    return walked;
  }

  /** The program is told to end: it saves. */
  end(): void {
    this.session.suspendRun();
  }

  /** The program breaks down: nothing is saved, the journal holds the turns. */
  crash(detail: string): void {
    if (this.session.state() !== undefined) this.session.crashed(detail);
  }

  private newSession(): Session {
    const { dataDir } = this.options;
    return new Session({ dataDir, content: this.loaded.content, version: VERSION, files: this.files });
  }

  private newPort(): Port {
    const { session, loaded, files, options } = this;
    const language = machineLanguage(plainEnv()) === 'de' ? 'de' : 'en';
    const messages = (mod: string): string[] =>
      loaded.diagnostics.filter((one) => one.mod === mod).map((one) => oneLine(one, language));
    const desk = new SettingsDesk(files, options.dataDir, {});
    const { content } = loaded;
    const log = options.log ?? '';
    const port = gamePort({
      session,
      loaded: { ...loaded, whole: async () => content },
      content: () => content,
      desk,
      dataDir: this.order.folder,
      seed: options.seed,
      log,
      messages,
    });
    return { ...port, execute: (command) => this.carryOut(port, command) };
  }

  private carryOut(port: Port, command: Command): ReturnType<Port['execute']> {
    this.asked.push(command);
    if (this.probing) return { outcome: 'rejected', reason: { code: 'nothing_here' } };
    return port.execute(command);
  }

  private newApp(width: number, height: number): App {
    const { content } = this.loaded;
    const env = plainEnv();
    return new App({
      port: this.port,
      screens: SCREENS,
      words: ({ language }) => wordsFor(languageOf(language, machineLanguage(env), content), content),
      unicode: ({ glyphs }) => supportsUnicode(glyphs, env),
      width,
      height,
    });
  }
}
