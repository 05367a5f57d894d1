/** The balance laboratory: figures that follow from the rules, whatever the number of workers, and plain words for bad input. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run as headless } from '../../src/cli/headless.ts';
import { run as preview } from '../../src/cli/preview.ts';
import { run as sim } from '../../src/cli/sim.ts';
import { loadContent } from '../../src/data/load.ts';
import { simulateFights } from '../../src/sim/fights.ts';
import { saidBy } from '../fixtures/tool.ts';
import { ROOT } from '../house/copy.ts';

const MODS = join(ROOT, 'test/broken-mods/base');
const GAME = join(ROOT, 'dist/rustkeep.js');
const files = readdirSync(join(MODS, 'core')).map((path) => ({
  path,
  text: readFileSync(join(MODS, 'core', path), 'utf8'),
}));
const { content } = loadContent([{ folder: 'core', files }], { engine: '1.0.0' });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rustkeep-laboratory-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function rustkeep(...args: readonly string[]) {
  const options = ['--mods-dir', MODS, '--data-dir', dataDir, '--lang', 'en'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [GAME, ...args, ...options], {
    encoding: 'utf8',
    input: '',
    maxBuffer: 1e8,
  });
  return { code: status, out: stdout, err: stderr };
}

/** The same without a process of its own: what is wrong is told before anything is played. */
async function inProcess([tool = '', ...args]: readonly string[]) {
  const run = { sim, preview, headless }[tool];
  if (run === undefined) throw new Error(tool);
  const { exit, ...said } = await saidBy(run, [...args, '--mods-dir', MODS, '--data-dir', dataDir, '--lang', 'en']);
  return { code: exit, ...said };
}

describe('an elf thief of level 1 who only attacks', () => {
  it.each([
    // enemy, turns, share of deaths
    ['rat', 4.3, [0, 0.01]],
    ['skeleton', 7.0, [0, 0.05]],
    ['ghoul', 15.7, [0.53, 0.67]],
    ['bone_lord', 9.7, [0.99, 1]],
  ] as const)('against the %s needs about %f turns', (enemy, turns, [least, most]) => {
    const job = {
      hero: ['core:elf', 'core:thief'],
      enemies: [`core:${enemy}`],
      fights: 800,
      seed: 1,
      level: 1,
      policy: 'attack',
    } as const;
    const report = simulateFights(content, job);
    if ('error' in report) throw new Error(report.error);
    expect(report.fights).toBe(800);
    expect(Math.abs(report.turns.mean - turns)).toBeLessThan(0.6);
    expect(report.deaths / report.fights).toBeGreaterThanOrEqual(least);
    expect(report.deaths / report.fights).toBeLessThanOrEqual(most);
    expect(report.wins + report.deaths).toBe(report.fights);
    expect(report.health_lost.mean).toBeGreaterThan(0);
    expect(simulateFights(content, job)).toEqual(report);
  });
});

it('fights differ from one another, however large the seed', () => {
  const job = {
    hero: ['core:elf', 'core:thief'],
    enemies: ['core:ghoul'],
    fights: 40,
    level: 1,
    policy: 'attack',
  } as const;
  const report = simulateFights(content, { ...job, seed: Number.MAX_SAFE_INTEGER });
  if ('error' in report) throw new Error(report.error);
  expect(report.turns.sd).toBeGreaterThan(1);
});

it('sim fights on the command line says the same', () => {
  const { code, out } = rustkeep(
    'sim',
    'fights',
    '--hero',
    'core:elf,core:thief',
    '--enemy',
    'core:rat',
    '--fights',
    '300',
    '--seed',
    '5',
    '--json',
  );
  const report = simulateFights(content, {
    hero: ['core:elf', 'core:thief'],
    enemies: ['core:rat'],
    fights: 300,
    seed: 5,
    level: 1,
    policy: 'attack',
  });
  expect([code, JSON.parse(out)]).toEqual([0, report]);
});

it('sim runs gives the same report with one worker and with three', () => {
  const run = (workers: string) =>
    rustkeep('sim', 'runs', '--runs', '2', '--seed', '3', '--bot', 'attack', '--workers', workers, '--json');
  const [one, three] = [run('1'), run('3')];
  expect([one.code, three.code]).toEqual([0, 0]);
  expect(three.out).toBe(one.out);
  const { total, combinations } = JSON.parse(one.out);
  expect([total.runs, combinations.length, total.stuck, total.broken]).toEqual([8, 4, 0, 0]);
});

describe('bad input', () => {
  const FIGHTS = ['sim', 'fights', '--hero', 'core:elf,core:thief', '--enemy', 'core:rat'];
  it.each([
    [['sim'], /sim fights/],
    [['sim', 'dance'], /sim fights/],
    [[...FIGHTS, '--fights', '0'], /--fights.*1/],
    [[...FIGHTS, '--fights', '-1'], /--fights.*1/],
    [[...FIGHTS, '--fights', '1000000000'], /--fights.*1/],
    [[...FIGHTS, '--fights', '1e3'], /--fights/],
    [[...FIGHTS, '--level', '0'], /--level/],
    [[...FIGHTS, '--seed', ''], /--seed/],
    [[...FIGHTS, '--policy', 'brave'], /--policy.*attack/],
    [[...FIGHTS, '--fihgts', '3'], /--fihgts.*--fights/],
    [['sim', 'fights', '--hero', 'core:elf,core:thief', '--enemy', 'core:rta'], /core:rta.*core:rat/],
    [['sim', 'fights', '--hero', 'core:elv', '--enemy', 'core:rat'], /core:elv.*core:elf/],
    [['sim', 'fights', '--hero', 'core:elf,core:dwarf', '--enemy', 'core:rat'], /wrong_pick|core:race/],
    [['sim', 'fights', '--hero', 'core:elf'], /enem/i],
    [['sim', 'runs', '--runs', '0'], /--runs/],
    [['sim', 'runs', '--runs', '-1'], /--runs/],
    [['sim', 'runs', '--runs', '1000000000'], /--runs/],
    [['sim', 'runs', '--runs', '1', '--bot', 'clever'], /--bot.*attack/],
    [['sim', 'runs', '--runs', '1', '--workers', '-1'], /--workers/],
    [['sim', 'runs', '--runs', '1', '--hero', 'core:nobody'], /core:nobody/],
    [['sim', 'runs', '--runs', '1', '--plan', '/nowhere/plan.json'], /\/nowhere\/plan\.json/],
    [['preview'], /preview/],
    [['preview', 'nonsense', 'x'], /preview/],
    [['preview', 'floor', '--number', '0'], /--number/],
    [['preview', 'floor', '--number', '-1'], /--number/],
    [['preview', 'floor', '--number', '1000000000'], /--number/],
    [['preview', 'floor', '--count', '0'], /--count/],
    [['preview', 'floor', '--count', '1000000000'], /--count/],
    [['preview', 'loot', 'core:nonsense'], /core:nonsense/],
    [['preview', 'loot', 'core:blacksmith_stock', '--draws', '0'], /--draws/],
    [['preview', 'loot', 'core:blacksmith_stock', '--draws', '-1'], /--draws/],
    [['preview', 'loot', 'core:blacksmith_stock', '--draws', '1000000000'], /--draws/],
    [['preview', 'loot', 'core:blacksmith_stock', '--luck', '-5'], /--luck/],
    [['preview', 'item', 'core:iron_swrod'], /core:iron_swrod.*core:iron_sword/],
    [['headless', 'now'], /headless/],
  ])('%j is one clear line, and code 2', async (args, words) => {
    const { code, out, err } = await inProcess(args);
    expect(err).toMatch(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/at .*\.js:\d+|Error:/);
  });
});
