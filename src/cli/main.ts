/** The program: reads the command line and hands over to the game or to a subcommand. */

import { nearest } from '../data/nearest.ts';
import { machineLanguage } from '../host/locale.ts';
import { VERSION } from '../host/version.ts';
import { type Parsed, parseArgs } from './args.ts';
import { helpText, type StartProblem, startProblem } from './help.ts';
import { type CliLanguage, isSubcommand, OPTIONS, SUBCOMMANDS, type SubcommandName } from './options.ts';
import type { ToolIo } from './tool.ts';

/** Loaded only when asked for: the game itself starts without them. */
const TOOLS: Readonly<
  Record<SubcommandName, () => Promise<{ run(args: readonly string[], io: ToolIo): Promise<number> }>>
> = {
  check: () => import('./check.ts'),
  mods: () => import('./mods.ts'),
  explain: () => import('./explain.ts'),
  schema: () => import('./schema.ts'),
  preview: () => import('./preview.ts'),
  paths: () => import('./paths.ts'),
  replay: () => import('./replay.ts'),
  daily: () => import('./daily.ts'),
  headless: () => import('./headless.ts'),
  sim: () => import('./sim.ts'),
};

const NOT_DONE = 2;
const OUR_FAULT = 3;

async function main(args: readonly string[]): Promise<number> {
  const result = parseArgs(args, OPTIONS, () => true);
  const machine: CliLanguage = machineLanguage(process.env) === 'de' ? 'de' : 'en';
  if ('problem' in result) return refuse(result.problem, machine);
  const { parsed } = result;
  const asked = parsed.values.get('lang')?.[0];
  const command = parsed.rest[0] ?? parsed.words[0];
  const engine = asked === 'de' || asked === 'en' ? asked : undefined;
  // The game also speaks what mods bring; whether one does is only known when they are loaded.
  const toGame = command === undefined && !parsed.flags.has('help') && !parsed.flags.has('version');
  if (asked !== undefined && engine === undefined && !toGame) {
    return refuse({ code: 'unknown_language', language: asked, known: ['de', 'en'] }, machine);
  }
  const language = engine ?? machine;
  if (parsed.flags.has('version')) return say(VERSION);
  if (command === undefined) return parsed.flags.has('help') ? say(helpText(language)) : startGame(parsed, language);
  if (!isSubcommand(command)) {
    return refuse({ code: 'unknown_command', command, nearest: nearest(command, Object.keys(SUBCOMMANDS)) }, language);
  }
  const before = args.slice(0, args.length - parsed.rest.length);
  const tool = await TOOLS[command]();
  return tool.run([...before, ...parsed.rest.slice(1)], toolIo());
}

async function startGame(parsed: Parsed, language: CliLanguage): Promise<number> {
  const { stdin, stdout, env } = process;
  if (!stdin.isTTY || !stdout.isTTY) return refuse({ code: 'no_terminal' }, language);
  const { folderProblem } = await import('./folders.ts');
  const wrong = folderProblem(parsed.values, env, language);
  if (wrong !== undefined) return complain(wrong);
  const asked = parsed.values.get('lang')?.[0];
  const { play } = await import('./play.ts');
  const options = {
    seed: parsed.values.get('seed')?.[0] ?? '',
    dataDir: parsed.values.get('data-dir')?.[0],
    modsDirs: parsed.values.get('mods-dir') ?? [],
    mods: parsed.values.get('mod') ?? [],
    overrides: {
      ...(asked === undefined ? {} : { language: asked }),
      ...(parsed.flags.has('ascii') ? { glyphs: 'ascii' as const } : {}),
      ...(parsed.flags.has('no-color') ? { colors: 'none' as const } : {}),
    },
    // A terminal that cannot place its cursor gets lines.
    plain: parsed.flags.has('plain') || env.TERM === 'dumb',
  };
  const code = await play(options, { input: stdin, output: stdout, env, language, err: toolIo().err });
  // Nothing may keep the process alive once the terminal is the shell's again.
  process.exit(code);
}

function toolIo(): ToolIo {
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    interactive: process.stderr.isTTY === true,
  };
}

function say(text: string): number {
  process.stdout.write(`${text.trimEnd()}\n`);
  return 0;
}

function refuse(problem: StartProblem, language: CliLanguage): number {
  return complain(startProblem(problem, language));
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return NOT_DONE;
}

// A reader that stops reading (`rustkeep check | head`) is no fault of ours; answers sent to a full disk are not given.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : NOT_DONE));
// Nobody is left to read what went wrong.
process.stderr.on('error', () => process.exit());

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`rustkeep: ${text}\n`);
  process.exitCode = OUR_FAULT;
}
