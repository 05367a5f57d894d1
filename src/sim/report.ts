/** Figures of many runs, summed up by combination and in total. */
import type { RunFigures } from './run.ts';
import { confidence95, quantile } from './stats.ts';

/** One row of the report; floors are keys from 1 on. */
export interface Summary {
  readonly options: readonly string[];
  readonly runs: number;
  readonly wins: number;
  readonly win_rate: number;
  readonly ci95: readonly [number, number];
  readonly deaths_by_floor: Readonly<Record<string, number>>;
  readonly arrivals_by_floor: Readonly<Record<string, number>>;
  readonly killed_by: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly level: number;
  readonly gold: number;
  readonly fights: number;
  readonly flights: number;
  readonly fight_turns: { readonly median: number; readonly p95: number };
  readonly health_cost: { readonly median: number; readonly p95: number };
  readonly boss_turns: { readonly median: number; readonly p95: number };
  /** Medians among those who won. */
  readonly winners: { readonly turns: number; readonly level: number };
  /** The floor of the median death; 0 when nobody died. */
  readonly median_death: number;
  readonly potions_left: number;
  readonly gold_unspent: number;
  readonly share_of_turns_in_fights: number;
  readonly stuck: number;
  readonly broken: number;
  readonly notes: readonly string[];
}

export interface Report {
  readonly combinations: readonly Summary[];
  readonly total: Summary;
  /** Content ids of each kind that nobody met, used, rolled, placed or finished. */
  readonly unseen: Readonly<Record<string, readonly string[]>>;
}

const round = (value: number, digits = 4) => Math.round(value * 10 ** digits) / 10 ** digits;
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums up runs. Order of the runs does not matter. */
export function summarise(options: readonly string[], runs: readonly RunFigures[]): Summary {
  const wins = runs.filter((run) => run.outcome === 'won').length;
  const all = runs.flatMap((run) => run.fights);
  // Fights that were fought out: one that was run from says nothing about how long they are.
  const fights = all.filter((fight) => !fight.fled);
  const ordinary = fights.filter((fight) => !fight.boss);
  const winners = runs.filter((run) => run.outcome === 'won');
  const found = runs.reduce((sum, run) => sum + run.goldFound, 0);
  return {
    options,
    runs: runs.length,
    wins,
    win_rate: round(runs.length === 0 ? 0 : wins / runs.length),
    // Two numbers in, two out.
    ci95: confidence95(wins, runs.length).map((value) => round(value)) as unknown as readonly [number, number],
    deaths_by_floor: counted(runs.filter((run) => run.outcome === 'died').map((run) => String(run.floor))),
    arrivals_by_floor: arrivals(runs),
    killed_by: counted(runs.filter((run) => run.killedBy !== '').map((run) => run.killedBy)),
    turns: round(mean(runs.map((run) => run.turns)), 1),
    level: round(mean(runs.map((run) => run.level)), 2),
    gold: round(mean(runs.map((run) => run.gold)), 1),
    fights: round(mean(runs.map((run) => run.fights.length)), 2),
    flights: round(mean(runs.map((run) => run.flights)), 2),
    fight_turns: spread(ordinary.map((fight) => fight.turns)),
    health_cost: spread(ordinary.map((fight) => fight.cost)),
    boss_turns: spread(fights.filter((fight) => fight.boss).map((fight) => fight.turns)),
    winners: {
      turns: quantile(
        winners.map((run) => run.turns),
        0.5,
      ),
      level: quantile(
        winners.map((run) => run.level),
        0.5,
      ),
    },
    median_death: quantile(
      runs.filter((run) => run.outcome === 'died').map((run) => run.floor),
      0.5,
    ),
    potions_left: quantile(
      winners.map((run) => run.potions),
      0.5,
    ),
    gold_unspent: round(found === 0 ? 0 : runs.reduce((sum, run) => sum + run.gold, 0) / found),
    share_of_turns_in_fights: round(
      runs.reduce((sum, run) => sum + run.fightTurns, 0) /
        Math.max(
          1,
          runs.reduce((sum, run) => sum + run.turns, 0),
        ),
    ),
    stuck: runs.filter((run) => run.outcome === 'stuck').length,
    broken: runs.filter((run) => run.outcome === 'broken').length,
    notes: [...new Set(runs.map((run) => run.note).filter((note) => note !== ''))].sort().slice(0, 10),
  };
}

function spread(values: readonly number[]): { readonly median: number; readonly p95: number } {
  return { median: round(quantile(values, 0.5)), p95: round(quantile(values, 0.95)) };
}

function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function arrivals(runs: readonly RunFigures[]): Record<string, number> {
  const deepest = Math.max(0, ...runs.map((run) => run.floor));
  const found: Record<string, number> = {};
  for (let floor = 1; floor <= deepest; floor++) found[String(floor)] = runs.filter((run) => run.floor >= floor).length;
  return found;
}
