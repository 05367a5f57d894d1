/** The start: CPU from nothing to the first full frame, and memory in play, against a Node that does nothing. */
import { spawnSync } from 'node:child_process';
import { median, type Row, times } from './measure.ts';
import { plainEnvironment, start } from './program.ts';

const ROUNDS = 11;

/** CPU seconds and resident bytes of `node -e 0`. */
export function bare(): { cpu: number; memory: number } {
  const source = 'process.stdout.write(JSON.stringify([process.cpuUsage(), process.memoryUsage.rss()]))';
  const { stdout } = spawnSync(process.execPath, ['-e', source], { env: plainEnvironment(), encoding: 'utf8' });
  const [{ user, system }, memory] = JSON.parse(stdout);
  return { cpu: (user + system) / 1e6, memory };
}

export async function measureStart(script: string): Promise<Row[]> {
  const yardstick: number[] = [];
  const game: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    yardstick.push(bare().cpu);
    const program = start(script);
    await program.settled();
    game.push(program.cpu());
    program.end();
  }
  return [
    {
      what: 'start to first full frame',
      measured: `${(median(game) * 1000).toFixed(0)} ms CPU`,
      ratio: times(median(game), median(yardstick), 'node -e 0'),
      aim: '≤ 2.5',
    },
  ];
}
