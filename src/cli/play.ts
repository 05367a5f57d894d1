/** Starts the game: folder, lock, mods, settings, run; then the screen takes over. */

import { MACHINE_CLOCK } from '../host/clock.ts';
import { REAL_FILES } from '../host/files.ts';
import { type GameParts, gamePort } from '../host/game-port.ts';
import { LateSession } from '../host/late-session.ts';
import { loadToPlay, type Playable } from '../host/load.ts';
import { writeLoadLog } from '../host/load-log.ts';
import { takeLock } from '../host/lock.ts';
import { ownModsFolder } from '../host/own-mods.ts';
import { dataFolder, pathsIn } from '../host/paths.ts';
import { type Overrides, SettingsDesk } from '../host/settings-desk.ts';
import { VERSION } from '../host/version.ts';
import { LateScreens } from '../ui/screens/late-set.ts';
import { startProblem } from './help.ts';
import { type Around, showGame } from './show-game.ts';
import { NOT_DONE } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';
import { folderText, hardErrorText, noHomeText, takenText } from './words/start.ts';

/** What the command line asks for. */
export interface PlayOptions {
  readonly seed: string;
  readonly dataDir: string | undefined;
  /** Searched instead of the usual folders; empty for those. */
  readonly modsDirs: readonly string[];
  /** Folders of single mods to be loaded with the others. */
  readonly mods: readonly string[];
  readonly overrides: Overrides;
  /** Lines of text instead of a screen. */
  readonly plain: boolean;
  /** Begin the dungeon of the day at once. */
  readonly daily?: boolean;
}

/** Nothing is wrong with the game itself: the mods have to be put in order first. */
const MODS_IN_THE_WAY = 1;

/** Plays until the player is done; answers the exit code. */
export async function play(options: PlayOptions, around: Around): Promise<number> {
  const { language } = around;
  const folder = dataFolder(options.dataDir);
  if (!folder.ok) {
    around.err(`${noHomeText(language)}\n`);
    return NOT_DONE;
  }
  const dataDir = folder.folder;
  const lock = takeLock(REAL_FILES, dataDir);
  if (lock.kind !== 'held') {
    const text =
      lock.kind === 'taken'
        ? takenText(lock.pid, dataDir, language)
        : folderText({ ...lock.problem, file: dataDir }, language);
    around.err(`${text}\n`);
    return NOT_DONE;
  }
  try {
    return await playIn(dataDir, options, around);
  } finally {
    lock.release();
  }
}

async function playIn(dataDir: string, options: PlayOptions, around: Around): Promise<number> {
  const paths = pathsIn(dataDir);
  const usual = options.modsDirs.length > 0 ? options.modsDirs : [ownModsFolder(), paths.mods];
  const modsDirs = [...usual, ...options.mods];
  const loaded = await loadToPlay({ modsDirs, dataDir, engine: VERSION }, paths.cache);
  if (loaded.hardError !== undefined) {
    around.err(`${hardErrorText(loaded.hardError, around.language)}\n`);
    return MODS_IN_THE_WAY;
  }
  const asked = options.overrides.language;
  const known = [...new Set(['de', 'en', ...loaded.content.texts.keys()])];
  if (asked !== undefined && !known.includes(asked)) {
    around.err(`${startProblem({ code: 'unknown_language', language: asked, known }, around.language)}\n`);
    return NOT_DONE;
  }
  const note = (lines: readonly string[]) => writeLoadLog(REAL_FILES, paths.logs, lines, MACHINE_CLOCK);
  const broken = brokenMods(loaded);
  const session = new LateSession({ dataDir, content: loaded.whole, version: VERSION, broken, note });
  const screens = new LateScreens();
  const rest = {
    there: () => session.awake && screens.there,
    load: async () => {
      await Promise.all([session.wake(), screens.load()]);
    },
  };
  if (options.daily === true) await rest.load();
  else if (session.hasRemains) await session.wake();
  const refusal = options.daily === true ? beginDaily(session, around.language) : undefined;
  if (refusal !== undefined) {
    around.err(`${refusal}\n`);
    return NOT_DONE;
  }
  const desk = new SettingsDesk(REAL_FILES, dataDir, options.overrides);
  const findings = await findingsOf(loaded, paths.logs, around.language);
  const port = gamePort({
    session,
    loaded,
    content: () => session.content ?? loaded.content,
    desk,
    dataDir,
    seed: options.seed,
    ...findings,
  });
  return showGame({ port, session, screens, rest, paths, plain: options.plain }, around);
}

/** Findings that lose a whole file. */
const LOST_FILES = ['syntax', 'nul_character', 'file_too_big', 'not_utf8', 'unreadable_file'];

/** Mods that are there but could not be read as a whole: what a run misses of them is broken, not removed. */
function brokenMods({ installation, diagnostics }: Playable): string[] {
  const lost = diagnostics.filter(({ severity, code }) => severity === 'error' && LOST_FILES.includes(code));
  return [...new Set([...installation.broken.map(({ name }) => name), ...lost.map(({ mod }) => mod)])];
}

/** Begins the dungeon of the day, unless a run waits: only the menu asks whether that may go. */
function beginDaily(session: LateSession, language: Around['language']): string | undefined {
  const waiting = session.waiting();
  const words = RUN_WORDS[language];
  if (waiting !== undefined) return waiting.name === '' ? words.obstacle : words.busy(waiting.name);
  const entered = session.newRun({ seed: '', endless: false, daily: true });
  return entered.kind === 'playing' ? undefined : words.obstacle;
}

/** What was found wrong while loading: as a log, and by mod for the menu. A clean start loads no words for it. */
async function findingsOf(
  { diagnostics, sources }: Playable,
  logs: string,
  language: string,
): Promise<Pick<GameParts, 'log' | 'messages'>> {
  if (diagnostics.length === 0) return { log: '', messages: () => [] };
  const { oneLine, reportLines } = await import('../ui/words/report.ts');
  const worth = diagnostics.some(({ severity }) => severity !== 'info');
  const lines = worth ? reportLines(diagnostics, sources, language) : [];
  return {
    log: worth ? writeLoadLog(REAL_FILES, logs, lines, MACHINE_CLOCK) : '',
    messages: (mod) => diagnostics.filter((one) => one.mod === mod).map((one) => oneLine(one, language)),
  };
}
