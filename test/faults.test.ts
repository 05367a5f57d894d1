/** The table of faults is whole: every row names a test that exists, or a reason. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults.ts';
import { ROOT } from './house/copy.ts';

/** A title as it stands in the source, where quotes may be escaped. */
const stands = (source: string, title: string): boolean =>
  [title, title.replaceAll("'", "\\'")].some((form) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${form}${quote}`)),
  );

describe('the table of faults', () => {
  it('has each fault once, in order', () => {
    const ids = FAULTS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toHaveLength(170);
  });

  it.each(FAULTS)('$id: $fault', (row) => {
    expect(row.fault.length).toBeGreaterThan(10);
    if ('because' in row) {
      expect(row.because.length).toBeGreaterThan(10);
      return;
    }
    const path = join(ROOT, row.file);
    expect(existsSync(path)).toBe(true);
    expect({ test: row.test, stands: stands(readFileSync(path, 'utf8'), row.test) }).toEqual({
      test: row.test,
      stands: true,
    });
  });
});
