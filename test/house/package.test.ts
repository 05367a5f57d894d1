/** The package: packed, installed globally into an empty place, run from any folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';

const windows = process.platform === 'win32';
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
let place: string;
let elsewhere: string;

function run(command: string, args: readonly string[], cwd: string): { text: string; code: number | null } {
  const env = { ...process.env, RUSTKEEP_DATA_DIR: join(elsewhere, 'data') };
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', shell: windows, env });
  return { text: `${result.stdout}${result.stderr}`.trim(), code: result.status };
}

const rustkeep = (...args: readonly string[]): { text: string; code: number | null } =>
  run(join(place, windows ? '' : 'bin', 'rustkeep'), args, elsewhere);

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'rustkeep-prefix-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'rustkeep-elsewhere-'));
  const packed = run(process.execPath, [join(ROOT, 'scripts/package.mjs'), elsewhere], ROOT)
    .text.split('\n')
    .at(-1);
  expect(existsSync(packed ?? '')).toBe(true);
  const flags = ['--global', '--offline', '--no-audit', '--no-fund', '--prefix', place];
  expect(run('npm', ['install', ...flags, packed ?? ''], elsewhere).code).toBe(0);
}, 120_000);

afterAll(() => {
  for (const folder of [place, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

describe('the installed package', () => {
  it('says its version', () => {
    expect(rustkeep('--version')).toEqual({ text: expect.stringContaining(version), code: 0 });
  });

  it('finds its own mods from any folder', () => {
    expect(rustkeep('check').code).toBe(0);
    expect(JSON.parse(rustkeep('check', '--json').text).entries).toBeGreaterThan(50);
  });

  it('brings no other package along, but their licences', () => {
    const folder = join(place, windows ? '' : 'lib', 'node_modules/rustkeep');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    expect(readFileSync(join(folder, 'dist/LICENSES.txt'), 'utf8')).toContain('smol-toml');
  });
});
