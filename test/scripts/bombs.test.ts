/** Bombs end in an error that is the same whatever stack the host has, and quickly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOMBS, DEEPEST } from './bombs.ts';
import { failure } from './play.ts';
import { bundled } from './process.ts';

describe('bombs', () => {
  const other = bundled(`
    import { BOMBS, DEEPEST } from '#/bombs.ts';
    import { failure } from '#/play.ts';
    console.log(JSON.stringify([...BOMBS.map(([, source]) => failure(source)), ...DEEPEST.map((source) => failure(source))]));
  `);
  let here: string[];
  beforeAll(() => {
    here = [...BOMBS.map(([, source]) => failure(source)), ...DEEPEST.map((source) => failure(source))];
  });
  afterAll(() => other.remove());

  it('every bomb is refused, or does nothing', () => {
    const survivors = BOMBS.filter(([, source]) => failure(source) === 'fine').map(([piece]) => piece);
    expect(survivors).toEqual([]);
  });

  it('the deepest programs end at a limit of ours', () => {
    expect(
      DEEPEST.map((source) => failure(source)).filter((told) => !/^limit_(calls|levels) |^too_deep /.test(told)),
    ).toEqual([]);
  });

  it.each([
    ['an ordinary stack'],
    ['a stack of a third', '--stack-size=300'],
    ['a large stack', '--stack-size=3000'],
    ['an interpreter without compiler', '--jitless'],
  ])('in another process with %s everything comes to the same', (_what, ...flags) => {
    expect(other.run(...flags)).toEqual(here);
  });
});
