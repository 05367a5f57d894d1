/** The worst that scripts can hold at one time stays small; measured in another process, after collecting what is free. */
import { afterAll, describe, expect, it } from 'vitest';
import { bundled } from './process.ts';

const MOST_MEGABYTES = 16;

/** Programs that hold on to all they can get, and look (`rand`) shortly before they are cut off. */
const HOARDERS: readonly (readonly [what: string, program: string])[] = [
  [
    'lists of nothing',
    'const all = []; LOOP { const part = []; all.push(part); for (let i = 0; i < 1000; i++) { part.push([]); LOOK } }',
  ],
  [
    'records of nothing',
    'const all = []; LOOP { const part = []; all.push(part); for (let i = 0; i < 1000; i++) { part.push({}); LOOK } }',
  ],
  [
    'records with one key',
    'const all = []; LOOP { const part = []; all.push(part); for (let i = 0; i < 1000; i++) { part.push({ a: 1 }); LOOK } }',
  ],
  [
    'records with many keys',
    'const all = []; LOOP { const r = {}; all.push(r); for (let i = 0; i < 1000; i++) { r["k" + i] = i; LOOK } }',
  ],
  [
    'functions',
    'const all = []; LOOP { const part = []; all.push(part); for (let i = 0; i < 1000; i++) { part.push(() => i); LOOK } }',
  ],
  [
    'short texts',
    'const all = []; LOOP { const part = []; all.push(part); for (let i = 0; i < 1000; i++) { part.push("x" + i); LOOK } }',
  ],
  ['long texts', 'const all = []; LOOP { all.push("äö\\u{1F409}x".repeat(1600)); LOOK }'],
  ['filled lists', 'const one = "a".repeat(999).split("a"); const all = []; LOOP { all.push(one.slice()); LOOK }'],
  ['split texts', 'const text = "\\u4e00-".repeat(900); const all = []; LOOP { all.push(text.split("-")); LOOK }'],
  [
    'pairs',
    'const r = {}; for (let i = 0; i < 1000; i++) r["k" + i] = i; const all = []; LOOP { all.push(Object.entries(r)); LOOK }',
  ],
];

describe('memory', () => {
  const other = bundled(`
    import { listening } from '@/script/fuzz/campaign.ts';
    import { compiled } from '#/play.ts';
    const hoarders = ${JSON.stringify(HOARDERS)};
    const used = () => { globalThis.gc(); return process.memoryUsage().heapUsed + process.memoryUsage().external; };
    /** The program with a look after so many turns of its innermost loop. */
    const looking = (program, turns) => 'let turns = 0; ' + program.replace('LOOP', 'while (true)').replace('LOOK', 'if (++turns === ' + turns + ') rand();');
    const most = hoarders.map(([what, program]) => {
      let low = 1;
      let high = 100000;
      const reaches = (turns) => { let reached = false; compiled(looking(program, turns)).run({ ...listening([]), rand: () => { reached = true; return 0; } }); return reached; };
      while (high - low > 1) { const middle = (low + high) >> 1; if (reaches(middle)) low = middle; else high = middle; }
      const script = compiled(looking(program, low));
      const before = used();
      let peak = 0;
      script.run({ ...listening([]), rand: () => { peak = used(); return 0; } });
      return [what, (peak - before) / 1e6];
    });
    console.log(JSON.stringify(most));
  `);
  afterAll(() => other.remove());

  it('the worst hoarder stays below 16 MB', () => {
    const megabytes = Object.fromEntries(other.run('--expose-gc') as [string, number][]);
    expect(Object.keys(megabytes)).toEqual(HOARDERS.map(([what]) => what));
    for (const [what, used] of Object.entries(megabytes))
      expect(`${what} ${used < MOST_MEGABYTES}`).toBe(`${what} true`);
    // The measure sees something: the hungriest of them does hold megabytes.
    expect(Math.max(...Object.values(megabytes))).toBeGreaterThan(1);
  });
});
