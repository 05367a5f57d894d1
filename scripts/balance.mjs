/**
 * Measures the balance of the core mod and writes docs/balance.md:
 * `npm run balance -- [--runs N] [--side N] [--decisions N] [--endless N] [--seed S] [--out FILE]`.
 *
 * `--runs` is the number of runs per race and class for each kind of bot, `--side` the number for every plan it is compared
 * with. Every figure stands beside the target it is held against. Needs a built game (`npm run build`).
 */
import { execFileSync } from 'node:child_process';
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

function rustkeep(args) {
  try {
    const text = execFileSync(process.execPath, [join(root, 'dist', 'rustkeep.js'), ...args, '--json'], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(text);
  } catch (error) {
    // 1 is the laboratory's word for runs that got stuck or broke: they are part of the report.
    if (error.status === 1) return JSON.parse(error.stdout);
    throw error;
  }
}

/** Runs of one kind of player. */
function runs(what, { bot = 'sensible', plan, count = side, endless = false } = {}) {
  process.stderr.write(`${what} …\n`);
  const args = ['sim', 'runs', '--bot', bot, '--runs', String(count), '--seed', seed];
  if (endless) args.push('--endless');
  if (plan !== undefined) {
    const file = join(folder, 'plan.json');
    writeFileSync(file, JSON.stringify(plan));
    args.push('--plan', file);
  }
  return rustkeep(args);
}

const main = whole('runs');
const side = whole('side');
const seed = String(whole('seed'));
try {
  const each = (names, planOf) => Object.fromEntries(names.map((name) => [name, runs(name, { plan: planOf(name) })]));
  const found = {
    sensible: runs('sensible', { count: main }),
    ladder: Object.fromEntries(
      ['attack', 'novice', 'reckless', 'blind', 'thorough'].map((bot) => [bot, runs(bot, { bot, count: main })]),
    ),
    ablations: each(ABLATIONS, (part) => ({ forbid: [part] })),
    exploits: each(EXPLOITS, (exploit) => ({ exploit })),
    first: each(STATS, (first) => ({ first })),
    only: each(STATS, (stat) => ({ stat })),
    endless: runs('endless', { endless: true, count: whole('endless') }),
    decisions: rustkeep(['sim', 'decisions', '--samples', String(whole('decisions')), '--seed', seed]),
  };
  const command = `npm run balance -- --runs ${main} --side ${side} --decisions ${values.decisions} --endless ${values.endless} --seed ${seed}`;
  const notes = readFileSync(join(root, 'docs', 'balance-notes.md'), 'utf8');
  writeFileSync(values.out, pageOf(found, { command, notes }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
