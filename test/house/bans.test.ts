/** The linter keeps clock, chance, locale and output out of the pure rooms, and says why. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';

const PURE_ROOMS = ['lib', 'game', 'data', 'script', 'ui', 'sim'];

/** A line of code → what the message must explain. */
const BANNED: readonly (readonly [string, string])[] = [
  ['Math.random()', 'cannot be replayed'],
  ['new Date()', 'no clock'],
  ['Date.now()', 'no clock'],
  ['performance.now()', 'no clock'],
  ['new Intl.NumberFormat()', 'no locale'],
  ["'a'.localeCompare('b')", "machine's locale"],
  ['(1).toLocaleString()', "machine's locale"],
  ["'a'.toLocaleUpperCase()", "machine's locale"],
  ['Math.pow(2, 3)', 'Inexact'],
  ["console.log('x')", 'silent'],
  ['globalThis.name', 'way round the walls'],
  ["fetch('x')", 'opens nothing'],
];

function lint(path: string, code: string): { text: string; code: number | null } {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--max-diagnostics=none', '--colors=off', `--stdin-file-path=${path}`];
  const result = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', input: code });
  return { text: `${result.stdout}${result.stderr}`, code: result.status };
}

describe('in the pure rooms', () => {
  it.each(PURE_ROOMS)('%s has no clock, chance, locale or output', (room) => {
    for (const [line, reason] of BANNED) {
      const { text, code } = lint(`src/${room}/planted.ts`, `export const planted = ${line};\n`);
      expect({ line, code, reason: text.includes(reason) }).toEqual({ line, code: 1, reason: true });
    }
  });

  it('what is none of that passes', () => {
    expect(lint('src/game/planted.ts', "export const planted = Math.floor(1.5) + 'a'.length;\n").code).toBe(0);
  });
});

describe('everywhere', () => {
  it.each([
    ['any', 'export const planted: any = 1;'],
    ['a promise that something is there', 'export const planted = (list: number[]) => list[0]!.toFixed();'],
    ['an enum', 'export enum Planted { A }'],
    ['a variable nobody reads', 'const planted = 1;'],
    ['a machine without its prefix', "import { hostname } from 'os';\nexport const planted = hostname();"],
  ])('no %s', (_name, code) => {
    expect(lint('src/host/planted.ts', `${code}\n`).code).toBe(1);
  });
});
