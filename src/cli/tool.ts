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
import { clean } from '../lib/clean.ts';
import { type OptionSpec, type OptionTable, type Parsed, parseArgs } from './args.ts';
import { commandHelp, surplusText } from './command-help.ts';
import { COMMANDS } from './commands.ts';
import { folderProblem } from './folders.ts';
import { startProblem } from './help.ts';
import { type CliLanguage, OPTIONS, type SubcommandName } from './options.ts';
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

/** The languages that the tools speak; the game speaks what mods bring as well. */
const LANGUAGES = ['de', 'en'];

/**
 * Reads the command line of a subcommand by its row in the table of commands. Where that is all there is to do, because
 * something is wrong with it or help was asked for, the answer is the exit code.
 */
export function readArgs(
  args: readonly string[],
  name: SubcommandName,
  io: ToolIo,
  { anyLanguage = false }: { readonly anyLanguage?: boolean } = {},
): ToolArgs | number {
  const language = languageOf(args, io);
  const asked = questionIn(args);
  if (asked !== undefined) {
    io.out(asked === 'help' ? commandHelp(name, language) : `${VERSION}\n`);
    return DONE;
  }
  const refuse = (text: string): number => {
    io.err(`${text}\n`);
    return NOT_DONE;
  };
  const { options, words } = COMMANDS[name];
  const result = parseArgs(args, { ...COMMON, ...options });
  if ('problem' in result) return refuse(startProblem(result.problem, language));
  const { parsed } = result;
  const [wish] = parsed.values.get('lang') ?? [];
  if (wish !== undefined && !anyLanguage && !LANGUAGES.includes(wish)) {
    return refuse(startProblem({ code: 'unknown_language', language: clean(wish), known: LANGUAGES }, language));
  }
  const surplus = parsed.words[words];
  if (surplus !== undefined) return refuse(surplusText(name, clean(surplus), language));
  const problem = folderProblem(parsed.values, io.env, language);
  if (problem !== undefined) return refuse(problem);
  return {
    parsed,
    language,
    value: (option) => parsed.values.get(option)?.at(-1),
    flag: (option) => parsed.flags.has(option),
  };
}

/** Whether only help or the version is asked for; whatever else stands there does not matter then. */
function questionIn(args: readonly string[]): 'help' | 'version' | undefined {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  if (own.includes('--help') || own.includes('-h')) return 'help';
  return own.includes('--version') || own.includes('-V') ? 'version' : undefined;
}

function languageOf(args: readonly string[], io: ToolIo): CliLanguage {
  const at = args.indexOf('--lang');
  const inline = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const asked = inline ?? (at >= 0 ? args[at + 1] : undefined) ?? machineLanguage(io.env);
  return asked === 'de' ? 'de' : 'en';
}

/** The folders searched for mods, in order: the game’s own and the player’s, or those of --mods-dir instead. */
export function modsFolders(args: ToolArgs, dataDir: string): readonly string[] {
  return searchPaths(args.parsed.values, dataDir);
}

/** The same from the values of a command line. A mod named by its folder comes last: it is meant. */
export function searchPaths(values: Parsed['values'], dataDir: string): readonly string[] {
  const named = values.get('mods-dir') ?? [];
  const usual = named.length > 0 ? named : [ownModsFolder(), pathsIn(dataDir).mods];
  return [...usual, ...(values.get('mod') ?? [])];
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
