/** A script comes to the same every time, after anything else, and in every process. */
import { afterAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import { SCRIPT_ENGINE } from '../../src/game/content/script.ts';
import { hashHex } from '../../src/lib/hash.ts';
import { compileScript } from '../../src/script/compile.ts';
import { listening } from '../../src/script/fuzz/campaign.ts';
import { randomProgram } from '../../src/script/fuzz/program.ts';
import { COST, LIMITS, REPEATING } from '../../src/script/limits.ts';
import { READER_COST } from '../../src/script/readers.ts';
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

/** Version of the engine → what all the programs above come to. An entry is never changed, only added. */
const CONTRACT: Readonly<Record<number, string>> = { 1: '19f3ffd6a79046f4' };

describe('the version of the engine', () => {
  it('stands for its limits, its costs and all that scripts come to: a change of any raises SCRIPT_ENGINE', () => {
    const everything = [JSON.stringify([LIMITS, COST, READER_COST, REPEATING]), ...PROGRAMS.map(seen)].join('\n');
    expect(hashHex(everything)).toBe(CONTRACT[SCRIPT_ENGINE]);
  });

  it('is part of the hash of the content, where there are scripts', () => {
    const load = (script: string) => {
      const mod = {
        folder: 'm',
        files: [
          { path: 'manifest.toml', text: 'id = "m"\nname = "m"\nversion = "1.0.0"\n' },
          { path: 'a.toml', text: script },
        ],
      };
      const { content } = loadContent([mod], { engine: '0.1.0', compile: compileScript });
      const mods = content.mods.map(({ id, hash }) => `${id}:${hash}`);
      return {
        hash: content.hash,
        plain: hashHex(mods.join('\n')),
        withEngine: hashHex([...mods, `scripts:${SCRIPT_ENGINE}`].join('\n')),
      };
    };
    const without = load('[[slots]]\nid = "hand"\n');
    expect(without.hash).toBe(without.plain);
    const having = load("[[scripts]]\nid = 's'\nsource = 'return [];'\n");
    expect(having.hash).toBe(having.withEngine);
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
