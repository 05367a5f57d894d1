/**
 * What every subcommand without a screen starts from: its own options and the common ones, wherever they stand, and the game loaded.
 *
 * A subcommand exports `run(args, io)`: `args` are all words of the command line but its own name.
 */
import { type LoadedGame, loadGame } from '../host/load.ts';
import { machineLanguage } from '../host/locale.ts';
import { ownModsFolder } from '../host/own-mods.ts';
import { dataFolder, pathsIn } from '../host/paths.ts';
import { VERSION } from '../host/version.ts';
import { type OptionSpec, type OptionTable, type Parsed, parseArgs } from './args.ts';
import { startProblem } from './help.ts';
import { type CliLanguage, OPTIONS } from './options.ts';
import { hardErrorText } from './words/start.ts';

/** Where a tool writes; tests hand in their own. */
export interface ToolIo {
  out(text: string): void;
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether progress may be drawn on the error stream. */
  readonly interactive: boolean;
}

/** Exit codes of every subcommand. */
export const DONE = 0;
export const FINDINGS = 1;
export const NOT_DONE = 2;
export const OUR_FAULT = 3;

/** The command line as a tool sees it. */
export interface ToolArgs {
  readonly parsed: Parsed;
  readonly language: CliLanguage;
  /** One value of an option; absent when it was not given. */
  value(name: string): string | undefined;
  flag(name: string): boolean;
}

/** The common options without what help says of them. */
const COMMON: OptionTable = Object.fromEntries(
  Object.entries<OptionSpec & { readonly told: unknown }>(OPTIONS).map(([name, { told: _told, ...spec }]) => [
    name,
    spec,
  ]),
);

/** Reads the command line by the tool’s own table and the common one. A problem is told, and there is nothing to do. */
export function readArgs(args: readonly string[], own: OptionTable, io: ToolIo): ToolArgs | undefined {
  const result = parseArgs(args, { ...COMMON, ...own });
  const language = languageOf(args, io);
  if ('problem' in result) {
    io.err(`${startProblem(result.problem, language)}\n`);
    return undefined;
  }
  const { parsed } = result;
  return {
    parsed,
    language,
    value: (name) => parsed.values.get(name)?.at(-1),
    flag: (name) => parsed.flags.has(name),
  };
}

function languageOf(args: readonly string[], io: ToolIo): CliLanguage {
  const at = args.indexOf('--lang');
  const inline = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const asked = inline ?? (at >= 0 ? args[at + 1] : undefined) ?? machineLanguage(io.env);
  return asked === 'de' ? 'de' : 'en';
}

/** The folders searched for mods, in order: the game’s own and the player’s, or those of --mods-dir instead. */
export function modsFolders(args: ToolArgs, dataDir: string): readonly string[] {
  const named = args.parsed.values.get('mods-dir') ?? [];
  return named.length > 0 ? named : [ownModsFolder(), pathsIn(dataDir).mods];
}

/** Loads the installed game for a tool. What keeps it from loading is told, and there is nothing to do. */
export async function loadForTool(args: ToolArgs, io: ToolIo): Promise<LoadedGame | undefined> {
  const folder = dataFolder(args.value('data-dir'));
  const dataDir = folder.ok ? folder.folder : '';
  const game = await loadGame({ modsDirs: modsFolders(args, dataDir), dataDir, engine: VERSION, write: false });
  if (game.hardError === undefined) return game;
  io.err(`${hardErrorText(game.hardError, args.language)}\n`);
  return undefined;
}

/** A whole number from a text, within bounds; absent when it is none. */
export function wholeFrom(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^-?\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
}
