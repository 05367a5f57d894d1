/** Many runs as jobs that can be played anywhere, in any order, and summed up to the same report. */
import type { Content } from '../game/content/content.ts';
import { type BotName, type Plan, temperOf } from './bots/temper.ts';
import { combinations, completed } from './heroes.ts';
import { type Report, type Summary, summarise } from './report.ts';
import { playRun, type RunFigures, type RunJob } from './run.ts';

export interface BatchRequest {
  readonly runs: number;
  readonly seed: number;
  /** Combinations of options to play; all of race × class when empty. */
  readonly heroes: readonly (readonly string[])[];
  readonly bot: BotName;
  readonly plan: Plan;
  readonly endless: boolean;
}

/** A job with the row of the report it belongs to. */
export interface BatchJob extends RunJob {
  readonly row: number;
}

/** The rows of the report, and every run to be played for them. */
export function jobsOf(
  content: Content,
  request: BatchRequest,
): { readonly rows: readonly (readonly string[])[]; readonly jobs: readonly BatchJob[] } {
  const rows = request.heroes.length > 0 ? request.heroes : combinations(content);
  const jobs = rows.flatMap((named, row) =>
    Array.from({ length: request.runs }, (_, index): BatchJob => {
      const seed = request.seed * 1_000_003 + row * request.runs + index;
      return { row, seed, options: completed(content, named, seed), endless: request.endless };
    }),
  );
  return { rows, jobs };
}

/** Plays one job. */
export function playJob(content: Content, job: BatchJob, request: Pick<BatchRequest, 'bot' | 'plan'>): RunFigures {
  return playRun(content, job, temperOf(request.bot, request.plan));
}

/** Sums up what the jobs gave, in whatever order it came. */
export function reportOf(
  content: Content,
  rows: readonly (readonly string[])[],
  results: readonly { readonly row: number; readonly figures: RunFigures }[],
): Report {
  const byRow: RunFigures[][] = rows.map(() => []);
  for (const { row, figures } of results) byRow[row]?.push(figures);
  const all = results.map(({ figures }) => figures);
  return {
    combinations: rows.map((options, row): Summary => summarise(options, byRow[row] ?? [])),
    total: summarise([], all),
    unseen: unseenIn(content, all),
  };
}

const COVERED = [
  'creatures',
  'abilities',
  'affixes',
  'items',
  'modifiers',
  'npcs',
  'options',
  'prefabs',
  'quests',
] as const;

function unseenIn(content: Content, runs: readonly RunFigures[]): Record<string, readonly string[]> {
  const seen = new Set(runs.flatMap((run) => run.seen));
  return Object.fromEntries(
    COVERED.map((registry) => [
      registry,
      [...content[registry].keys()].filter((id) => !seen.has(`${registry} ${id}`)).sort(),
    ]),
  );
}
