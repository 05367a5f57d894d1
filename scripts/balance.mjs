/**
 * Measures the balance of the core mod and writes docs/balance.md:
 * `npm run balance -- [--runs N] [--side N] [--decisions N] [--endless N] [--seed S] [--jobs N]
 * [--out FILE]`.
 *
 * `--runs` is the number of runs per race and class for each kind of bot, `--side` the number for every plan it is compared
 * with, `--jobs` how many batches are played at once. Every figure stands beside the target it is held against. Needs a built game (`npm run build`).
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pageOf } from './balance-page.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    side: { type: 'string', default: '10' },
    decisions: { type: 'string', default: '2000' },
    endless: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string', default: join(root, 'docs', 'balance.md') },
  },
});

const STATS = ['strength', 'dexterity', 'constitution', 'charisma', 'luck'];
const ABLATIONS = ['guard', 'interrupt', 'flee', 'focus', 'shop', 'compare'];
const EXPLOITS = ['rest', 'doors', 'hoard', 'haul', 'swap', 'stall'];
const folder = mkdtempSync(join(tmpdir(), 'rustkeep-balance-'));
const whole = (name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) {
    process.stderr.write(`balance: --${name} takes a whole number from 1\n`);
    process.exit(2);
  }
  return number;
};

let running = 0;
const waiting = [];

/** A place among the batches that are played at once. */
async function place() {
  if (running >= jobs) await new Promise((resolve) => waiting.push(resolve));
  running++;
}

async function rustkeep(what, args) {
  await place();
  process.stderr.write(`${what} …\n`);
  const command = [join(root, 'dist', 'rustkeep.js'), ...args, '--json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { maxBuffer: 1 << 28 }, (error, out, told) => {
      running--;
      waiting.shift()?.();
      // 1 is the laboratory's word for runs that got stuck or broke: they are part of the report.
      if (error === null || error.code === 1) resolve(JSON.parse(out));
      else reject(new Error(`${what}: ${told}`));
    });
  });
}

let plans = 0;

/** Runs of one kind of player. */
function runs(what, { bot = 'sensible', plan, count = side, endless = false } = {}) {
  const args = ['sim', 'runs', '--bot', bot, '--runs', String(count), '--seed', seed];
  if (endless) args.push('--endless');
  if (plan !== undefined) {
    const file = join(folder, `plan-${plans++}.json`);
    writeFileSync(file, JSON.stringify(plan));
    args.push('--plan', file);
  }
  return rustkeep(what, args);
}

async function each(names, runsOf) {
  const reports = await Promise.all(names.map(runsOf));
  return Object.fromEntries(names.map((name, index) => [name, reports[index]]));
}

const main = whole('runs');
const side = whole('side');
const jobs = whole('jobs');
const seed = String(whole('seed'));
const samples = String(whole('decisions'));
const BOTS = ['attack', 'novice', 'reckless', 'blind', 'thorough'];

try {
  const parts = {
    sensible: runs('sensible', { count: main }),
    ladder: each(BOTS, (bot) => runs(bot, { bot, count: main })),
    decisions: rustkeep('decisions', ['sim', 'decisions', '--samples', samples, '--seed', seed]),
    endless: runs('endless', { endless: true, count: whole('endless') }),
    ablations: each(ABLATIONS, (part) => runs(`without ${part}`, { plan: { forbid: [part] } })),
    exploits: each(EXPLOITS, (exploit) => runs(`trick: ${exploit}`, { plan: { exploit } })),
    only: each(STATS, (stat) => runs(`only ${stat}`, { plan: { stat } })),
    first: each(STATS, (first) => runs(`first ${first}`, { plan: { first } })),
  };
  const names = Object.keys(parts);
  const found = Object.fromEntries(
    (await Promise.all(Object.values(parts))).map((part, index) => [names[index], part]),
  );
  const command = `npm run balance -- --runs ${main} --side ${side} --decisions ${samples} --endless ${values.endless} --seed ${seed}`;
  const notes = readFileSync(join(root, 'docs', 'balance-notes.md'), 'utf8');
  writeFileSync(values.out, pageOf(found, { command, notes }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
