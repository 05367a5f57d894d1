/** A disk that is really full: a small one in memory where the system lets us have one, else the same through the file layer. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledChild, temporaryFolder } from './bundle.ts';

const SIZE = 160_000;
const base = temporaryFolder();
const child = bundledChild('full-disk');

/** Runs the child on a disk of its own, which is gone with it; or with a limit of our own. */
function onSmallDisk(folder: string): string {
  const script = `mount -t tmpfs -o size=${SIZE} tmpfs "$1" && exec "$2" "$3" "$1"`;
  const args = ['-rm', 'sh', '-c', script, 'sh', folder, process.execPath, child];
  const real = spawnSync('unshare', args, { encoding: 'utf8' });
  if (real.status === 0) return real.stdout;
  const limited = spawnSync(process.execPath, [child, folder, String(SIZE)], { encoding: 'utf8' });
  if (limited.status !== 0) throw new Error(limited.stderr);
  return limited.stdout;
}

describe('a full disk', () => {
  it('is told, leaves the old save whole and no rubbish, and is forgotten once there is room again', () => {
    const folder = join(base, 'small');
    mkdirSync(folder);
    expect(JSON.parse(onSmallDisk(folder))).toEqual({
      trouble: 'disk_full',
      refused: 'disk_full',
      unchanged: true,
      temporaries: [],
      saved: 'saved',
      reading: 'genuine',
      next: 'playing',
      there: true,
    });
  });

  it('is the same through the file layer', () => {
    const folder = join(base, 'limited');
    mkdirSync(folder);
    const limited = spawnSync(process.execPath, [child, folder, String(SIZE)], { encoding: 'utf8' });
    expect(JSON.parse(limited.stdout)).toMatchObject({ trouble: 'disk_full', unchanged: true, saved: 'saved' });
  });
});
