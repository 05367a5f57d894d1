/** `rustkeep sim`: the balance laboratory on the command line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { nearest } from '../data/nearest.ts';
import type { Content } from '../game/content/content.ts';
import { errorCode } from '../host/files.ts';
import { dataFolder } from '../host/paths.ts';
import { runJobs } from '../host/pool.ts';
import { VERSION } from '../host/version.ts';
import { type BatchJob, type BatchRequest, jobsOf, reportOf } from '../sim/batch.ts';
import { BOTS, type Plan, planFrom } from '../sim/bots/temper.ts';
import { decisions } from '../sim/decisions.ts';
import { type FightsJob, simulateFights } from '../sim/fights.ts';
import { htmlReport } from '../sim/html.ts';
import type { Report } from '../sim/report.ts';
import type { RunFigures } from '../sim/run.ts';
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

const TABLE = {
  hero: { value: 'OPTIONS' },
  enemy: { value: 'CREATURES' },
  fights: { value: 'N' },
  runs: { value: 'N' },
  samples: { value: 'N' },
  level: { value: 'L' },
  policy: { value: 'NAME' },
  bot: { value: 'NAME' },
  plan: { value: 'FILE' },
  html: { value: 'FILE' },
  workers: { value: 'N' },
  endless: {},
  json: {},
};

const MOST_RUNS = 1_000_000;
const POLICIES = ['attack', 'sensible', 'blind'] as const;

/** Runs the laboratory. Exit codes: 0 done, 1 done but runs got stuck or broke, 2 not done. */
export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, TABLE, io);
  if (read === undefined) return NOT_DONE;
  const [what, ...more] = read.parsed.words;
  const words = SIM_WORDS[read.language];
  if ((what !== 'fights' && what !== 'runs' && what !== 'decisions') || more.length > 0)
    return complain(io, words.usage);
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  if (what === 'decisions') return decided(read, game.content, io);
  return what === 'fights' ? fights(read, game.content, io) : runs(read, game.content, io);
}

function complain(io: ToolIo, text: string): number {
  io.err(`${text}\n`);
  return NOT_DONE;
}

/** A list of ids, all known; otherwise what is wrong with it. */
function idsFrom(
  text: string | undefined,
  known: ReadonlyMap<string, unknown>,
  words: (typeof SIM_WORDS)['en'],
): readonly string[] | string {
  const ids = (text ?? '').split(',').filter((id) => id !== '');
  const wrong = ids.find((id) => !known.has(id));
  return wrong === undefined ? ids : words.unknown(wrong, nearest(wrong, [...known.keys()]));
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
  const seed = wholeFrom(args.value('seed') ?? '1', 0, Number.MAX_SAFE_INTEGER);
  if (seed === undefined) return complain(io, words.number('--seed', 0, Number.MAX_SAFE_INTEGER));
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
  const seed = wholeFrom(args.value('seed') ?? '1', 0, 1e9);
  if (seed === undefined) return complain(io, words.number('--seed', 0, 1e9));
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
  const seed = wholeFrom(args.value('seed') ?? '1', 0, 1e9);
  if (seed === undefined) return complain(io, words.number('--seed', 0, 1e9));
  const workers = wholeFrom(args.value('workers') ?? '0', 0, 256);
  if (workers === undefined) return complain(io, words.number('--workers', 0, 256));
  const bot = BOTS.find((name) => name === (args.value('bot') ?? 'sensible'));
  if (bot === undefined) return complain(io, words.oneOf('--bot', BOTS));
  const plan = readPlan(args.value('plan'));
  if (typeof plan === 'string') return complain(io, words.plan(plan));
  const request: BatchRequest = { runs: count, seed, heroes, bot, plan, endless: args.flag('endless') };
  const report = await play(args, content, io, { request, workers });
  const html = args.value('html');
  if (html !== undefined) {
    const problem = writeReport(html, htmlReport(report, { ...request, version: VERSION, mods: content.mods }));
    if (problem !== undefined) return complain(io, words.notWritten(html, problem));
  }
  io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : words.runsReport(report));
  return report.total.stuck + report.total.broken > 0 ? FINDINGS : DONE;
}

/** The plan of a file; what is wrong with it otherwise. */
function readPlan(file: string | undefined): Plan | string {
  if (file === undefined) return {};
  try {
    const plan = planFrom(JSON.parse(readFileSync(file, 'utf8')) as unknown);
    return plan ?? file;
  } catch (error) {
    return `${file}: ${errorCode(error)}`;
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
