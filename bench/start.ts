/** The start: CPU from nothing to the first full frame, and memory in play, against a Node that does nothing. */
import { spawnSync } from 'node:child_process';
import { median, type Row, thousands, times } from './measure.ts';
import { emptyFolder, type Program, plainEnvironment, start } from './program.ts';

const ROUNDS = 11;
const STEPS = 60;

/** CPU seconds and resident bytes of `node -e 0`. */
export function bare(): { cpu: number; memory: number } {
  const source = 'process.stdout.write(JSON.stringify([process.cpuUsage(), process.memoryUsage.rss()]))';
  const { stdout } = spawnSync(process.execPath, ['-e', source], { env: plainEnvironment(), encoding: 'utf8' });
  const [{ user, system }, memory] = JSON.parse(stdout);
  return { cpu: (user + system) / 1e6, memory };
}

/** From the menu to the first turn of a run: Enter takes the first of everything. */
async function enterRun(script: string): Promise<Program> {
  const program = start(script, emptyFolder(), ['--seed', '1', '--lang', 'en']);
  await program.settled();
  for (let screen = 0; screen < 20; screen++) {
    if (/Turn 0/.test(program.screen())) return program;
    await program.press('\r');
  }
  throw new Error(`no run after twenty times Enter:\n${program.screen()}`);
}

/** A hero who walks up and down, looks into his bag, and is weighed. */
export async function measurePlay(script: string): Promise<Row[]> {
  const program = await enterRun(script);
  // The first of everything loads code and warms up.
  for (const keys of ['l', 'h', 'i', '\x1b', 'l', 'h']) await program.press(keys);
  const before = { bytes: program.bytes(), cpu: program.cpu() };
  for (let step = 0; step < STEPS; step += 2) for (const key of ['l', 'h']) await program.press(key);
  const bytes = (program.bytes() - before.bytes) / STEPS;
  const cpu = (program.cpu() - before.cpu) / STEPS;
  const turns = /Turn (\d+)/.exec(program.screen())?.[1];
  if (Number(turns) < STEPS) throw new Error(`the hero did not walk:\n${program.screen()}`);
  const changes: number[] = [];
  for (const keys of ['i', '\x1b', 'c', '\x1b', '?', '\x1b']) {
    const shown = program.bytes();
    await program.press(keys);
    changes.push(program.bytes() - shown);
  }
  const memory = program.memory();
  program.end();
  const idle = bare().memory;
  return [
    { what: 'a step: bytes', measured: bytes.toFixed(0), aim: '≤ 300' },
    { what: 'a step: CPU from key to last byte', measured: `${(cpu * 1000).toFixed(1)} ms`, aim: '≤ 3 ms' },
    { what: 'another screen: bytes, the most', measured: thousands(Math.max(...changes)), aim: '≤ 8,192' },
    {
      what: 'memory in play',
      measured: `${(memory / 1e6).toFixed(0)} MB`,
      ratio: times(memory, idle, 'node -e 0'),
      aim: '≤ 1.6',
    },
  ];
}

/** CPU seconds until nothing more is drawn, with this data folder. */
async function startIn(script: string, folder: string): Promise<number> {
  const program = start(script, folder);
  await program.settled();
  const cpu = program.cpu();
  program.end();
  return cpu;
}

export async function measureStart(script: string): Promise<Row[]> {
  const yardstick: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  const folder = emptyFolder();
  await startIn(script, folder);
  for (let round = 0; round < ROUNDS; round++) {
    yardstick.push(bare().cpu);
    first.push(await startIn(script, emptyFolder()));
    later.push(await startIn(script, folder));
  }
  const row = (what: string, values: readonly number[], aim: string): Row => ({
    what,
    measured: `${(median(values) * 1000).toFixed(0)} ms CPU`,
    ratio: times(median(values), median(yardstick), 'node -e 0'),
    aim,
  });
  return [row('start to first full frame', later, '≤ 2.5'), row('the very first start, reading all mods', first, '')];
}
