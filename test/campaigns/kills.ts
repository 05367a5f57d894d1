/** A campaign of real kills: a child plays, is killed at a random moment, and must be found at the turn it last showed. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Rng } from '../../src/lib/rng.ts';
import { streamFor } from '../../src/lib/seed.ts';
import { ROOT } from '../core.ts';

export interface KillFigures {
  kills: number;
  /** Turns that were shown before a kill, and all found again. */
  turns: number;
  /** Runs that ended and were recorded in between. */
  runs: number;
  readonly faults: string[];
}

/** How long a child lives after its first word, in milliseconds. */
const LONGEST_LIFE = 250;

/** Kills so many children; `script` is this program, which `player` makes play in a folder. */
export async function killCampaign(script: string, kills: number, first = 1): Promise<KillFigures> {
  const figures: KillFigures = { kills: 0, turns: 0, runs: 0, faults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-kills-'));
  const seen = join(folder, 'seen');
  writeFileSync(seen, '');
  // A copy: whoever works on the mod meanwhile would make another game of it.
  const core = join(folder, 'core');
  cpSync(`${ROOT}mods/core`, core, { recursive: true });
  const dice = streamFor(String(first), 'kills');
  try {
    while (figures.kills < kills && figures.faults.length === 0) {
      await killOnce({ args: [script, 'player', join(folder, 'data'), seen, core], dice });
      figures.kills++;
      const fault = check(readFileSync(seen, 'utf8'), figures);
      if (fault !== undefined) figures.faults.push(`kill ${figures.kills}: ${fault}`);
      const last = readFileSync(seen, 'utf8').trimEnd().split('\n').at(-1) ?? '';
      writeFileSync(seen, `${last}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

/** Lets a child play and kills it, sometimes before it has said a word. */
function killOnce({ args, dice }: { readonly args: readonly string[]; readonly dice: Rng }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const strike = () => child.kill('SIGKILL');
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += String(data);
    });
    if (below(dice, 20) === 0) setTimeout(strike, below(dice, 400));
    child.stdout.once('data', () => setTimeout(strike, below(dice, LONGEST_LIFE)));
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(`the child ended by itself (${code}): ${errors}`));
    });
  });
}

/**
 * What the child wrote down: `start TURN CHECKSUM` when it found its run, `shown TURN CHECKSUM` after each turn,
 * `over` when a run was recorded. A start must be the last state shown, or the one the kill kept from being shown.
 */
function check(text: string, figures: KillFigures): string | undefined {
  let last: { turn: number; sum: string } | undefined;
  for (const line of text.split('\n').slice(0, -1)) {
    const [word, number, sum = ''] = line.split(' ');
    const turn = Number(number);
    if (word === 'over') {
      last = undefined;
      figures.runs++;
    } else if (word === 'shown') {
      last = { turn, sum };
      figures.turns++;
    } else if (word === 'start' && last !== undefined) {
      const same = turn === last.turn && sum === last.sum;
      if (!same && turn !== last.turn + 1) return `shown was turn ${last.turn}, found was turn ${turn}`;
      last = { turn, sum };
    } else if (word !== 'start') return `a strange line: ${line}`;
  }
  return undefined;
}
