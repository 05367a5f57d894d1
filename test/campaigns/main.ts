/** The campaigns from the command line: `npm run fuzz [-- PART… [--quick]]`, with their figures. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fuzz } from '../../src/sim/fuzz.ts';
import { loadCore } from '../core.ts';
import { floorCampaign } from './floors.ts';
import { playUntilKilled } from './kill-player.ts';
import { killCampaign } from './kills.ts';
import { modCampaign } from './mods.ts';
import { saveCampaign } from './saves.ts';
import { scriptCampaign } from './scripts.ts';

const SCRIPT = fileURLToPath(import.meta.url);
const PARTS = ['commands', 'saves', 'kills', 'mods', 'scripts', 'floors'] as const;
type Part = (typeof PARTS)[number];

/** How much of each, and how much with --quick. */
const SIZES: Readonly<Record<Part, readonly [number, number]>> = {
  commands: [1_000_000, 20_000],
  saves: [10_000, 500],
  kills: [1000, 20],
  mods: [5000, 200],
  scripts: [20_000, 500],
  floors: [5000, 100],
};

interface Job {
  readonly part: Part;
  readonly size: number;
  /** The first seed: workers share out the seeds. */
  readonly first: number;
}

/** A line of figures, and whether everything held. */
interface Outcome {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly faults: readonly string[];
}

async function work({ part, size, first }: Job): Promise<Outcome> {
  switch (part) {
    case 'commands': {
      const { figures, fault } = fuzz(loadCore(), first, size);
      return { figures: { ...figures }, faults: fault === undefined ? [] : [fault] };
    }
    case 'saves': {
      const { faults, ...figures } = saveCampaign(loadCore(), size, first);
      return { figures, faults };
    }
    case 'kills': {
      const { faults, ...figures } = await killCampaign(SCRIPT, size, first);
      return { figures, faults };
    }
    case 'mods': {
      await modCampaign(size, first);
      return { figures: { mods: size }, faults: [] };
    }
    case 'scripts': {
      const { broken, ...figures } = await scriptCampaign(size, first);
      return { figures, faults: broken.map((one) => JSON.stringify(one)) };
    }
    case 'floors': {
      const tallies = floorCampaign(loadCore(), size, first);
      const sum = (count: (one: (typeof tallies)[number]) => number) =>
        tallies.reduce((all, one) => all + count(one), 0);
      const figures = {
        floors: sum((one) => one.floors),
        refused: sum((one) => one.refused),
        fallback: sum((one) => one.fallback),
      };
      return { figures, faults: tallies.flatMap((one) => one.faults) };
    }
  }
}

/** Seeds of different workers never meet. */
const SEEDS_APART = 1_000_000;

function startWorker(job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(SCRIPT, { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function runPart(part: Part, size: number): Promise<boolean> {
  const workers = Math.max(1, Math.min(availableParallelism(), 8));
  const share = Math.ceil(size / workers);
  const began = Date.now();
  const jobs = Array.from({ length: workers }, (_, index) => ({ part, size: share, first: 1 + index * SEEDS_APART }));
  const outcomes = await Promise.all(jobs.map(startWorker));
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  process.stdout.write(`${part}: ${JSON.stringify(together(outcomes))}, ${faults.length} faults, ${seconds} s\n`);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`);
  return faults.length === 0;
}

/** Sums what workers counted; of depths the deepest counts. */
function together(outcomes: readonly Outcome[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const { figures } of outcomes) {
    for (const [name, value] of Object.entries(figures)) {
      const before = all[name];
      if (typeof value === 'number' && typeof before === 'number') {
        all[name] = name === 'deepest' ? Math.max(before, value) : before + value;
      } else if (typeof value === 'object' && value !== null) {
        all[name] = together([
          { figures: { ...(before ?? {}) }, faults: [] },
          { figures: { ...value }, faults: [] },
        ]);
      } else all[name] = value;
    }
  }
  return all;
}

async function main(args: readonly string[]): Promise<number> {
  const [first, data, seen, core] = args;
  if (first === 'player' && data !== undefined && seen !== undefined && core !== undefined) {
    playUntilKilled(data, seen, core);
    return 0;
  }
  const quick = args.includes('--quick');
  const named = args.filter((arg) => arg !== '--quick');
  const unknown = named.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) {
    process.stderr.write(`fuzz: ${unknown} is no campaign; there are ${PARTS.join(', ')}\n`);
    return 2;
  }
  let good = true;
  for (const part of PARTS) {
    if (named.length > 0 && !named.includes(part)) continue;
    good = (await runPart(part, SIZES[part][quick ? 1 : 0])) && good;
  }
  return good ? 0 : 1;
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else parentPort?.postMessage(await work(workerData as Job)); // handed over by startWorker
