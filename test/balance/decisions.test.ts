/** The laboratory of decisions: what it looks at adds up, and looking twice gives the same. */
import { describe, expect, it } from 'vitest';
import { decisions } from '../../src/sim/decisions.ts';
import { loadCore } from '../core.ts';

describe('sampled decisions', () => {
  it('have one best act each, and are the same every time', () => {
    const job = { samples: 2, seed: 2 };
    const report = decisions(loadCore(), job);
    expect(report.samples).toBe(2);
    expect(Object.values(report.best).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(report.changed).toBeLessThanOrEqual(report.swappable);
    expect(report.noise).toBeLessThanOrEqual(report.swappable);
    expect(decisions(loadCore(), job)).toEqual(report);
  });
});
