/** The run of the day: its seed, and which try at it counts. */
import { describe, expect, it } from 'vitest';
import { MemoryFiles } from '../../test/persistence/memory-files.ts';
import { dailySeed, nextTry, rememberTry } from './daily.ts';

const PATH = '/data/daily.toml';
const day = (number: number) => () => Date.UTC(2026, 0, number, 23, 59);

describe('the dungeon of the day', () => {
  it('has one seed a day, by the clock of the world', () => {
    expect(dailySeed('2026-01-01')).toBe(dailySeed('2026-01-01'));
    expect(dailySeed('2026-01-01')).not.toBe(dailySeed('2026-01-02'));
    expect(nextTry(new MemoryFiles(), PATH, day(1)).date).toBe('2026-01-01');
  });

  it('counts tries by day and forgets old days', () => {
    const files = new MemoryFiles();
    for (let number = 1; number <= 40; number++) {
      const first = nextTry(files, PATH, day(number));
      expect(first.attempt).toBe(1);
      rememberTry(files, PATH, first);
      rememberTry(files, PATH, nextTry(files, PATH, day(number)));
      expect(nextTry(files, PATH, day(number)).attempt).toBe(3);
    }
    expect(nextTry(files, PATH, day(39)).attempt).toBe(3);
    expect(nextTry(files, PATH, day(2)).attempt).toBe(1);
  });

  it.each(['', 'tries = 7', 'tries = = ', '[tries]\n"2026-01-01" = "x"'])(
    'is played all the same when its file holds %o',
    (text) => {
      const files = new MemoryFiles();
      files.put(PATH, text);
      expect(nextTry(files, PATH, day(1)).attempt).toBe(1);
      files.fault = () => 'EROFS';
      rememberTry(files, PATH, nextTry(files, PATH, day(1)));
      expect(files.text(PATH)).toBe(text);
    },
  );
});
