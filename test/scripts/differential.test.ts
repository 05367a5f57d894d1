/** The language is JavaScript with less in it: what ends here in order comes to the same in another engine. */
import { beforeAll, describe, expect, it } from 'vitest';
import { compileScript } from '../../src/script/compile.ts';
import { DIFFERENCES } from '../../src/script/differences.ts';
import { type Foreign, fuzzScripts, listening } from '../../src/script/fuzz/campaign.ts';
import { quickjs } from './quickjs.ts';

let other: (source: string) => Foreign;
beforeAll(async () => {
  other = await quickjs();
});

/** What a program tells here; absent when it is refused or fails. */
function here(source: string): string[] | undefined {
  const compiled = compileScript(source, { qualify: (id) => id, exists: () => true });
  if (!compiled.ok) return undefined;
  const told: string[] = [];
  return compiled.script.run(listening(told)).ok ? told : undefined;
}

describe('random programs', () => {
  it('come to the same in QuickJS, and keep every law of the sandbox', () => {
    const figures = fuzzScripts({ programs: 400, firstSeed: 50_000, other });
    expect(figures.broken).toEqual([]);
    expect(figures.compared).toBeGreaterThan(300);
  });

  it('a difference would be found', () => {
    const { broken } = fuzzScripts({
      programs: 20,
      other: (source) => ({ told: [...other(source).told, 'more'], ended: true }),
    });
    expect(broken.length).toBeGreaterThan(10);
  });
});

describe('documented differences', () => {
  it.each(DIFFERENCES)('$sentence', ({ program, here: ours, there }) => {
    const source = `const say = (x) => { has_tag("self", "" + x); }; ${program}\nreturn [];`;
    expect(here(source)?.join(' ') ?? 'refused').toBe(ours);
    const foreign = other(source);
    expect(foreign.ended ? foreign.told.join(' ') : 'fails').toBe(there);
  });
});
