/** Command lines: what is understood, and what is refused with a hint. */
import { describe, expect, it } from 'vitest';
import { type OptionTable, parseArgs } from './args.ts';

const TABLE: OptionTable = {
  seed: { value: 'SEED' },
  dir: { value: 'DIR', repeatable: true },
  plain: {},
  help: { short: 'h' },
};

function parsed(args: readonly string[], stop?: (word: string) => boolean) {
  const result = parseArgs(args, TABLE, stop);
  if ('problem' in result) throw new Error(result.problem.code);
  const { flags, values, words, rest } = result.parsed;
  return { flags: [...flags], values: Object.fromEntries(values), words, rest };
}

const problem = (...args: readonly string[]): unknown => parseArgs(args, TABLE);

describe('a command line', () => {
  it('takes values after a blank or an equals sign, and words in between', () => {
    expect(parsed(['a', '--seed', '7', '--plain', '--dir=x=y', '--dir', 'z', 'b'])).toEqual({
      flags: ['plain'],
      values: { seed: ['7'], dir: ['x=y', 'z'] },
      words: ['a', 'b'],
      rest: [],
    });
  });

  it('takes short switches, a lone dash as a word, and everything behind two dashes', () => {
    expect(parsed(['-h', '-', '--', '--plain', '-x'])).toMatchObject({
      flags: ['help'],
      words: ['-', '--plain', '-x'],
    });
  });

  it('takes a value that looks like an option', () => {
    expect(parsed(['--seed', '-1']).values).toEqual({ seed: ['-1'] });
  });

  it('leaves a subcommand its own arguments', () => {
    expect(parsed(['--plain', 'check', '--json', '--seed'], () => true)).toMatchObject({
      flags: ['plain'],
      rest: ['check', '--json', '--seed'],
    });
  });

  it.each([
    [['--sed', '7'], { code: 'unknown_option', option: '--sed', nearest: '--seed' }],
    [['--zzzzzz'], { code: 'unknown_option', option: '--zzzzzz', nearest: '' }],
    [['-q'], { code: 'unknown_option', option: '-q', nearest: '' }],
    [['--constructor'], { code: 'unknown_option', option: '--constructor', nearest: '' }],
    [['--seed'], { code: 'missing_value', option: '--seed' }],
    [['--seed', ''], { code: 'missing_value', option: '--seed' }],
    [['--seed='], { code: 'missing_value', option: '--seed' }],
    [['--seed', '--plain'], { code: 'missing_value', option: '--seed' }],
    [['a', ''], { code: 'empty_word' }],
    [['--plain=1'], { code: 'needless_value', option: '--plain' }],
    [['--seed', '1', '--seed', '2'], { code: 'given_twice', option: '--seed' }],
  ])('%j is refused', (args, expected) => {
    expect(problem(...args)).toEqual({ problem: expected });
  });
});
