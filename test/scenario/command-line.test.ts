/** What a stranger tried on the command line: places that cannot be, the game itself, output that goes nowhere. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/host/files.ts';

const ENTRY = resolve('dist/rustkeep.js');
const folder = mkdtempSync(join(tmpdir(), 'rustkeep-line-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function rustkeep(args: readonly string[], output: 'pipe' | number = 'pipe') {
  const all = [ENTRY, ...args, '--data-dir', folder];
  return spawnSync(process.execPath, all, { encoding: 'utf8', stdio: ['ignore', output, 'pipe'], timeout: 60_000 });
}

describe('the command line', () => {
  it('does not disable the game itself, and says why', () => {
    const { status, stderr } = rustkeep(['mods', 'disable', 'core', '--lang', 'en']);
    expect(status).toBe(2);
    expect(stderr).toContain("'core' is the game itself");
  });

  it.runIf(existsSync('/proc/self'))('ends when a folder can never be made there', () => {
    expect(() => makeFolder('/proc/rustkeep/deeper')).toThrow();
    expect(rustkeep(['mods', 'new', '/proc/rustkeep']).status).toBe(2);
  });

  it.runIf(existsSync('/dev/full'))('has not done what it could not tell', () => {
    expect(rustkeep(['check'], openSync('/dev/full', 'w')).status).toBe(2);
    expect(rustkeep(['--version'], openSync('/dev/full', 'w')).status).toBe(2);
  });

  it('makes the folders above a folder, and is content with one that is there', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });
});
