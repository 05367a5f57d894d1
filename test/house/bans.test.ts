/** The linter keeps clock, chance, locale and output out of the pure rooms, and says why. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copySources } from './copy.ts';

const PURE_ROOMS = ['lib', 'game', 'data', 'script', 'ui', 'sim'];

/** A name for the planted file, an expression, and a word of the reason the linter must give. */
const BANNED: readonly (readonly [string, string, string])[] = [
  ['random', 'Math.random()', 'cannot be replayed'],
  ['date', 'new Date()', 'no clock'],
  ['now', 'Date.now()', 'no clock'],
  ['performance', 'performance.now()', 'no clock'],
  ['intl', 'new Intl.NumberFormat()', 'no locale'],
  ['compare', "'a'.localeCompare('b')", "machine's locale"],
  ['format', '(1).toLocaleString()', "machine's locale"],
  ['upper', "'a'.toLocaleUpperCase()", "machine's locale"],
  ['power', 'Math.pow(2, 3)', 'Inexact'],
  ['console', "console.log('x')", 'silent'],
  ['global', 'globalThis.name', 'way round the walls'],
  ['fetch', "fetch('x')", 'opens nothing'],
];

const EVERYWHERE: readonly (readonly [string, string])[] = [
  ['any', 'export const planted: any = 1;'],
  ['non-null', 'export const planted = (list: number[]) => list[0]!.toFixed();'],
  ['enum', 'export enum Planted { A }'],
  ['unused', 'const planted = 1;'],
  ['unprefixed', "import { hostname } from 'os';\nexport const planted = hostname();"],
  ['skipped', "import { it } from 'vitest';\nit.skip('nothing', () => {});"],
];

let copy: Copy;
/** Path of a planted file → everything the linter said of it. */
let said: (path: string) => string;

beforeAll(() => {
  copy = copySources();
  for (const room of PURE_ROOMS) {
    for (const [name, code] of BANNED) {
      copy.plant(`src/${room}/planted-${name}.ts`, `export const planted = ${code};\n`);
    }
    copy.plant(`src/${room}/planted-fine.ts`, "export const planted = Math.floor(1.5) + 'a'.length;\n");
  }
  for (const [name, code] of EVERYWHERE) copy.plant(`src/host/planted-${name}.test.ts`, `${code}\n`);
  copy.plant('src/host/planted-date.ts', 'export const planted = Date.now();\n');
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const { text } = copy.run(biome, 'lint', '--colors=off', '--max-diagnostics=none', '.');
  // Each finding begins with 'path:line:column rule' at the start of a line.
  const findings = text.split(/^(?=\S+\.ts:\d+:\d+ )/m);
  said = (path) => findings.filter((finding) => finding.startsWith(`${path}:`)).join('\n');
});
afterAll(() => copy.remove());

describe.each(PURE_ROOMS)('%s', (room) => {
  it.each(BANNED)('has no %s', (name, _code, reason) => {
    expect(said(`src/${room}/planted-${name}.ts`)).toContain(reason);
  });

  it('may compute', () => {
    expect(said(`src/${room}/planted-fine.ts`)).toBe('');
  });
});

describe('the host', () => {
  it('has a clock', () => {
    expect(said('src/host/planted-date.ts')).toBe('');
  });
});

describe('everywhere', () => {
  it.each(EVERYWHERE)('no %s', (name) => {
    expect(said(`src/host/planted-${name}.test.ts`)).toContain('lint/');
  });
});
