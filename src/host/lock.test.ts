/** One process per data folder, whoever else wants it and whoever died in it. */
import { describe, expect, it } from 'vitest';
import { MemoryFiles } from '../../test/persistence/memory-files.ts';
import { ownHolder, takeLock } from './lock.ts';

describe('the lock of a data folder', () => {
  it('tells why a folder cannot be used', () => {
    for (const [code, problem] of [
      ['EROFS', 'read_only'],
      ['EACCES', 'no_permission'],
      ['ENOSPC', 'disk_full'],
    ]) {
      const files = new MemoryFiles();
      files.fault = () => code;
      expect(takeLock(files, '/data')).toMatchObject({ kind: 'failed', problem: { code: problem, detail: code } });
    }
  });

  it('leaves nothing behind, whether it was held, refused or failed', () => {
    const files = new MemoryFiles();
    const held = takeLock(files, '/data');
    expect(files.names()).toEqual([`/data/lock.${process.pid}.${ownHolder().start}`]);
    if (held.kind === 'held') held.release();
    expect(files.names()).toEqual([]);
    files.put(`/data/lock.${process.pid}.${ownHolder().start}`, '');
    const other = takeLock(files, '/data', { pid: 999_999_999, start: 'x' });
    expect(other).toMatchObject({ kind: 'taken', pid: process.pid });
    expect(files.names()).toHaveLength(1);
  });

  it('looks only at signs of its own kind', () => {
    const files = new MemoryFiles();
    for (const name of ['lock', 'lock.x.y', 'lock.1', 'clock.1.2', 'lock.1.2.3']) files.put(`/data/${name}`, '');
    expect(takeLock(files, '/data').kind).toBe('held');
    expect(files.names()).toHaveLength(6);
  });
});
