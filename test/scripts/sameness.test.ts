/** A script comes to the same every time, after anything else, and in every process. */
import { afterAll, describe, expect, it } from 'vitest';
import { listening } from '../../src/script/fuzz/campaign.ts';
import { randomProgram } from '../../src/script/fuzz/program.ts';
import { compiled } from './play.ts';
import { bundled } from './process.ts';

const RUNAWAY = 'let n = 0; const l = []; while (true) { n += 1; if (n % 97 === 0) l.push(("" + n).repeat(3)); }';
const PROGRAMS = [RUNAWAY, ...Array.from({ length: 40 }, (_, seed) => randomProgram(seed + 1))];

/** Everything that can be seen of a call. */
function seen(source: string): string {
  const told: string[] = [];
  return JSON.stringify([compiled(source).report(listening(told)), told]);
}

describe('the same program', () => {
  it('is cut off at the same operation in 20 calls of one script', () => {
    const script = compiled(RUNAWAY);
    const calls = Array.from({ length: 20 }, () => JSON.stringify(script.report(listening([]))));
    expect(new Set(calls).size).toBe(1);
    expect(calls[0]).toContain('limit_operations');
  });

  it('does not feel the calls of other scripts, failed or not', () => {
    const alone = PROGRAMS.map(seen);
    const among = [...PROGRAMS].reverse().map((source) => {
      seen('function f() { f(); } f();');
      seen('while (true) "a".repeat(8000);');
      return seen(source);
    });
    expect(among.reverse()).toEqual(alone);
  });

  it('keeps no memory from one call to the next', () => {
    const script = compiled(
      'let n = 0; const l = []; const r = {}; n++; l.push(1); r.a = 1; has_tag("self", "" + n + l.length + Object.keys(r).length); return [];',
    );
    const told: string[] = [];
    for (let call = 0; call < 3; call++) script.run(listening(told));
    expect(told).toEqual(['m:111', 'm:111', 'm:111']);
  });
});

describe('another process', () => {
  const other = bundled(`
    import { listening } from '@/script/fuzz/campaign.ts';
    import { compiled } from '#/play.ts';
    const programs = ${JSON.stringify(PROGRAMS)};
    console.log(JSON.stringify(programs.map((source) => {
      const told = [];
      return JSON.stringify([compiled(source).report(listening(told)), told]);
    })));
  `);
  afterAll(() => other.remove());

  it.each([
    ['as it is'],
    ['without optimising', '--no-opt'],
    ['interpreted', '--jitless'],
    ['with a small stack', '--stack-size=300'],
  ])('comes to the same: %s', (_how, ...flags) => {
    expect(other.run(...flags)).toEqual(PROGRAMS.map(seen));
  });
});
