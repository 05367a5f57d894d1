/** Versions and the ranges that manifests ask for. */
import { describe, expect, it } from 'vitest';
import { satisfies } from './version.ts';

describe('a version fits a range', () => {
  it.each([
    ['0.1.0', '*', true],
    ['0.1.0', '0.1.0', true],
    ['0.1.1', '0.1.0', false],
    ['0.1.9', '0.1', true],
    ['0.1.9', '0.1.x', true],
    ['0.2.0', '0.1', false],
    ['1.9.9', '1', true],
    ['0.1.5', '^0.1', true],
    ['0.2.0', '^0.1', false],
    ['0.1.2', '^0.1.2', true],
    ['0.1.1', '^0.1.2', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['1.9.0', '^1.2.3', true],
    ['2.0.0', '^1.2.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.9.0', '~1', true],
    ['0.3.9', '>=0.1 <0.4', true],
    ['0.4.0', '>=0.1 <0.4', false],
    ['0.4.0', '>= 0.1  < 0.5', true],
    ['0.2.0', '>0.1', true],
    ['0.1.9', '>0.1', false],
    ['0.1.1', '>0.1.0', true],
    ['0.1.9', '<=0.1', true],
    ['0.2.0', '<=0.1', false],
    ['0.2.5', '0.1.x || 0.2.x', true],
    ['0.3.0', '0.1.x || 0.2.x', false],
    ['1.0.0-beta.1', '1.0', true],
  ])('%s in %s: %s', (version, range, fits) => expect(satisfies(version, range)).toBe(fits));

  it.each(['', 'about 1', '1.2.3.4', '>>1', '1 ||', '^'.repeat(300)])('%j is no range', (range) =>
    expect(satisfies('1.0.0', range)).toBeUndefined(),
  );
});
