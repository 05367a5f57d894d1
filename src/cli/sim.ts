/** `rustkeep sim`: the balance laboratory on the command line. */
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nearest, nearestId } from '../data/nearest.ts';
import type { Content } from '../game/content/content.ts';
import { errorCode } from '../host/files.ts';
import { dataFolder } from '../host/paths.ts';
import { runJobs } from '../host/pool.ts';
import { VERSION } from '../host/version.ts';
import { clean } from '../lib/clean.ts';
import { parseSeed } from '../lib/seed.ts';
import { type BatchJob, type BatchRequest, jobsOf, reportOf } from '../sim/batch.ts';
import { BOTS, type Plan, planFrom } from '../sim/bots/temper.ts';
import { decisions } from '../sim/decisions.ts';
import { type FightsJob, simulateFights } from '../sim/fights.ts';
import { htmlReport } from '../sim/html.ts';
import { idIn } from '../sim/preview/script.ts';
import type { Report } from '../sim/report.ts';
import type { RunFigures } from '../sim/run.ts';
import { fileReason } from '../ui/words/file-reasons.ts';
import { unknownTaskText } from './command-help.ts';
import type { CliLanguage } from './options.ts';
import {
  DONE,
  FINDINGS,
  loadForTool,
  modsFolders,
  NOT_DONE,
  readArgs,
  type ToolArgs,
  type ToolIo,
  wholeFrom,
} from './tool.ts';
import { SIM_WORDS } from './words/sim.ts';
import type { LabSetup } from './worker.ts';

const MOST_RUNS = 1_000_000;
const MOST_SEED = 1_000_000_000;
const TASKS = ['fights', 'runs', 'decisions'] as const;
const POLICIES = ['attack', 'sensible', 'blind'] as const;

/** Runs the laboratory. Exit codes: 0 done, 1 done but runs got stuck or broke, 2 not done. */
export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'sim', io);
  if (typeof read === 'number') return read;
  const [what = ''] = read.parsed.words;
  const task = TASKS.find((name) => name === what);
  if (task === undefined) {
    return complain(io, unknownTaskText('sim', clean(what), nearest(what, TASKS), read.language));
  }
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  if (task === 'decisions') return decided(read, game.content, io);
  return task === 'fights' ? fights(read, game.content, io) : runs(read, game.content, io);
}

function complain(io: ToolIo, text: string): number {
  io.err(`${text}\n`);
  return NOT_DONE;
}

/** The number that a text stands for, as in the game, folded into what the laboratory counts with. */
function labSeed(text: string, most: number): number {
  return Number(BigInt(parseSeed(text)) % (BigInt(most) + 1n));
}

/** A list of ids, all known; otherwise what is wrong with it. */
function idsFrom(
  text: string | undefined,
  known: ReadonlyMap<string, unknown>,
  words: (typeof SIM_WORDS)['en'],
): readonly string[] | string {
  const asked = (text ?? '').split(',').filter((id) => id !== '');
  const wrong = asked.find((id) => idIn(known, id) === undefined);
  if (wrong !== undefined) return words.unknown(clean(wrong), nearestId(wrong, known.keys()));
  return asked.map((id) => idIn(known, id) ?? id);
}

function fights(args: ToolArgs, content: Content, io: ToolIo): number {
  const words = SIM_WORDS[args.language];
  const hero = idsFrom(args.value('hero'), content.options, words);
  if (typeof hero === 'string') return complain(io, hero);
  const enemies = idsFrom(args.value('enemy'), content.creatures, words);
  if (typeof enemies === 'string') return complain(io, enemies);
  if (enemies.length < 1 || enemies.length > 6) return complain(io, words.enemies);
  const count = wholeFrom(args.value('fights') ?? '1000', 1, MOST_RUNS);
  if (count === undefined) return complain(io, words.number('--fights', 1, MOST_RUNS));
  const seed = labSeed(args.value('seed') ?? '1', Number.MAX_SAFE_INTEGER);
  const level = wholeFrom(args.value('level') ?? '1', 1, 1000);
  if (level === undefined) return complain(io, words.number('--level', 1, 1000));
  const policy = POLICIES.find((name) => name === (args.value('policy') ?? 'attack'));
  if (policy === undefined) return complain(io, words.oneOf('--policy', POLICIES));
  const job: FightsJob = { hero, enemies, fights: count, seed, level, policy };
  const report = simulateFights(content, job);
  if ('error' in report) return complain(io, words.hero(report.error));
  io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : words.fightsReport(report));
  return DONE;
}

function decided(args: ToolArgs, content: Content, io: ToolIo): number {
  const words = SIM_WORDS[args.language];
  const samples = wholeFrom(args.value('samples') ?? '200', 1, MOST_RUNS);
  if (samples === undefined) return complain(io, words.number('--samples', 1, MOST_RUNS));
  const seed = labSeed(args.value('seed') ?? '1', MOST_SEED);
  const report = decisions(content, { samples, seed });
  io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : words.decisionsReport(report));
  return DONE;
}

function heroesFrom(text: string | undefined, content: Content, words: (typeof SIM_WORDS)['en']) {
  if (text === undefined || text === 'all') return [];
  const ids = idsFrom(text, content.options, words);
  return typeof ids === 'string' ? ids : [ids];
}

async function runs(args: ToolArgs, content: Content, io: ToolIo): Promise<number> {
  const words = SIM_WORDS[args.language];
  const heroes = heroesFrom(args.value('hero'), content, words);
  if (typeof heroes === 'string') return complain(io, heroes);
  const count = wholeFrom(args.value('runs') ?? '20', 1, MOST_RUNS);
  if (count === undefined) return complain(io, words.number('--runs', 1, MOST_RUNS));
  const seed = labSeed(args.value('seed') ?? '1', MOST_SEED);
  const workers = wholeFrom(args.value('workers') ?? '0', 0, 256);
  if (workers === undefined) return complain(io, words.number('--workers', 0, 256));
  const bot = BOTS.find((name) => name === (args.value('bot') ?? 'sensible'));
  if (bot === undefined) return complain(io, words.oneOf('--bot', BOTS));
  const plan = readPlan(args.value('plan'), args.language);
  if (typeof plan === 'string') return complain(io, plan);
  const html = args.value('html');
  // Nobody wants to learn of it after an hour of playing.
  const obstacle = html === undefined ? undefined : obstacleTo(html);
  if (html !== undefined && obstacle !== undefined) return complain(io, notWritten(html, obstacle, args.language));
  const request: BatchRequest = { runs: count, seed, heroes, bot, plan, endless: args.flag('endless') };
  const report = await play(args, content, io, { request, workers });
  if (html !== undefined) {
    const problem = writeReport(html, htmlReport(report, { ...request, version: VERSION, mods: content.mods }));
    if (problem !== undefined) return complain(io, notWritten(html, problem, args.language));
  }
  io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : words.runsReport(report));
  return report.total.stuck + report.total.broken > 0 ? FINDINGS : DONE;
}

/** The plan of a file; otherwise what is wrong with it, in words. */
function readPlan(file: string | undefined, language: CliLanguage): Plan | string {
  if (file === undefined) return {};
  const words = SIM_WORDS[language];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return words.unreadable(clean(file), fileReason(errorCode(error), language));
  }
  try {
    const plan = planFrom(JSON.parse(text) as unknown);
    if (plan !== undefined) return plan;
  } catch {
    // No JSON is no plan either.
  }
  return words.plan(clean(file));
}

function notWritten(file: string, code: string, language: CliLanguage): string {
  return SIM_WORDS[language].notWritten(clean(file), fileReason(code === 'ENOENT' ? 'no_folder' : code, language));
}

/** The system's word for why a file could not be written, as far as that can be known without writing it. */
function obstacleTo(file: string): string | undefined {
  try {
    const folder = dirname(resolve(file));
    if (!statSync(folder).isDirectory()) return 'ENOTDIR';
    if (!existsSync(file)) accessSync(folder, constants.W_OK | constants.X_OK);
    else if (statSync(file).isDirectory()) return 'EISDIR';
    else accessSync(file, constants.W_OK);
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

function writeReport(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text);
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

async function play(
  args: ToolArgs,
  content: Content,
  io: ToolIo,
  { request, workers }: { readonly request: BatchRequest; readonly workers: number },
): Promise<Report> {
  const { rows, jobs } = jobsOf(content, request);
  const folder = dataFolder(args.value('data-dir'));
  const dataDir = folder.ok ? folder.folder : '';
  const setup: LabSetup = {
    load: { modsDirs: modsFolders(args, dataDir), dataDir, engine: VERSION, write: false },
    request: { bot: request.bot, plan: request.plan },
  };
  const figures = await runJobs<BatchJob, RunFigures>({
    script: new URL('./worker.js', import.meta.url),
    setup,
    jobs,
    ...(workers > 0 ? { workers } : {}),
    ...(io.interactive ? { progress: (done: number) => drawProgress(io, done, jobs.length) } : {}),
  });
  const results = figures.map((one, index) => ({ row: jobs[index]?.row ?? 0, figures: one }));
  return reportOf(content, rows, results);
}

const BAR = 40;

function drawProgress(io: ToolIo, done: number, all: number): void {
  if (done !== all && done % Math.max(1, Math.floor(all / 200)) !== 0) return;
  const filled = Math.floor((done / all) * BAR);
  io.err(`\r[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${all}${done === all ? '\n' : ''}`);
}
