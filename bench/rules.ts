/** The rules: floors against the generators of rot-js at the same size, commands of recorded runs. */
import * as ROT from 'rot-js';
import type { Content } from '../src/game/content/content.ts';
import { execute } from '../src/game/execute.ts';
import { generateFloor } from '../src/game/floor/generate.ts';
import { begin, wander } from './core.ts';
import { cpuSeconds, perCpuSecond, type Row, thousands, times } from './measure.ts';

const SIZE = { width: 88, height: 40 };
/** The floor of the core mod that has this size. */
const NUMBER = 5;

/** The definition of floor 5, at the size that is compared whatever the core mod says today. */
function floorsPerSecond(content: Content): number {
  const def = content.floorByNumber.get(NUMBER);
  if (def === undefined) throw new Error(`the core mod has no floor ${NUMBER}`);
  const sized = { ...def, size: [SIZE.width, SIZE.height] as typeof def.size };
  let seed = 0;
  return perCpuSecond(() => {
    const made = generateFloor(content, sized, NUMBER, { seed: String(seed++), firstEnemy: 1 });
    if (!made.ok) throw new Error(`floor ${NUMBER} of seed ${seed - 1}: ${made.reason}`);
    return 1;
  });
}

function rotPerSecond(generator: 'Digger' | 'Uniform'): number {
  let seed = 1;
  return perCpuSecond(() => {
    ROT.RNG.setSeed(seed++);
    new ROT.Map[generator](SIZE.width, SIZE.height, {}).create(() => {});
    return 1;
  });
}

export function measureFloors(content: Content): Row[] {
  const ours = floorsPerSecond(content);
  const digger = rotPerSecond('Digger');
  const uniform = rotPerSecond('Uniform');
  const size = `${SIZE.width}×${SIZE.height}`;
  return [
    {
      what: `floors per CPU second, ${size}`,
      measured: thousands(ours),
      ratio: `${times(ours, digger, 'Digger')}, ${times(ours, uniform, 'Uniform')}`,
      aim: '≥ 500; 1 × Uniform',
    },
    { what: '  rot-js Digger', measured: thousands(digger) },
    { what: '  rot-js Uniform', measured: thousands(uniform) },
  ];
}

/** Runs are recorded first and then played again, so that the time to choose a command is not measured. */
export function measureCommands(content: Content): Row[] {
  const journeys = Array.from({ length: 40 }, (_, seed) => wander(content, String(seed), 1500));
  let next = 0;
  let done = 0;
  let spent = 0;
  let wild = 0;
  // Making the run (a floor) is no command: it is kept out of the sum.
  while (spent < 3) {
    const journey = journeys[next++ % journeys.length];
    if (journey === undefined) break;
    const { state } = begin(content, journey.seed);
    const before = cpuSeconds();
    for (const command of journey.commands) if (execute(state, command, content).outcome === 'rejected') wild++;
    if (next > journeys.length) {
      spent += cpuSeconds() - before;
      done += journey.commands.length;
    }
  }
  if (wild > 0) throw new Error(`${wild} recorded commands were refused when they were played again`);
  const plain = plainWork();
  return [
    {
      what: 'commands per CPU second',
      measured: thousands(done / spent),
      ratio: times(done / spent, plain, 'JSON copies of a state'),
      aim: '≥ 100,000',
    },
  ];

  function plainWork(): number {
    const [journey] = journeys;
    return perCpuSecond(() => (JSON.parse(JSON.stringify(journey?.end)) === undefined ? 0 : 1));
  }
}
