/** The walls between the rooms stand: a violation planted in each room is caught. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copySources, ROOT } from './copy.ts';

const PURE_ROOMS = ['lib', 'game', 'data', 'script', 'ui', 'sim'];

/** Room → a room it must not look into. */
const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['lib', 'game'],
  ['game', 'ui'],
  ['game', 'data'],
  ['data', 'ui'],
  ['data', 'script'],
  ['script', 'data'],
  ['ui', 'data'],
  ['ui', 'host'],
  ['sim', 'ui'],
  ['sim', 'host'],
  ['host', 'cli'],
];

describe('dependency-cruiser', () => {
  let copy: Copy;
  let report: string;
  let code: number | null;

  beforeAll(() => {
    copy = copySources();
    for (const room of ['lib', 'game', 'data', 'script', 'ui', 'sim', 'host', 'cli']) {
      copy.plant(`src/${room}/door.ts`, `export const ${room} = 1;\n`);
    }
    for (const [from, to] of FORBIDDEN) {
      copy.plant(`src/${from}/planted-${to}.ts`, `export { ${to} } from '../${to}/door.ts';\n`);
    }
    for (const room of PURE_ROOMS) {
      copy.plant(
        `src/${room}/planted-machine.ts`,
        `import { hostname } from 'node:os';\nexport const name = hostname();\n`,
      );
      copy.plant(`src/${room}/planted-lazy.ts`, `export const later = () => import('node:fs');\n`);
      copy.plant(`src/${room}/planted-package.ts`, `export { default } from 'env-paths';\n`);
    }
    copy.plant(
      'src/host/allowed-machine.ts',
      `export { hostname } from 'node:os';\nexport { default } from 'env-paths';\n`,
    );
    copy.plant(
      'src/sim/allowed-data.ts',
      `export { data } from '../data/door.ts';\nexport { script } from '../script/door.ts';\n`,
    );
    copy.plant('src/lib/egg.ts', `import { hen } from './hen.ts';\nexport const egg = () => hen;\n`);
    copy.plant('src/lib/hen.ts', `import { egg } from './egg.ts';\nexport const hen = () => egg;\n`);
    copy.plant('src/lib/type-egg.ts', `import type { Hen } from './type-hen.ts';\nexport type Egg = { of?: Hen };\n`);
    copy.plant('src/lib/type-hen.ts', `import type { Egg } from './type-egg.ts';\nexport type Hen = { of?: Egg };\n`);
    copy.plant('src/lib/shipped.ts', `export * from './shipped.test.ts';\n`);
    copy.plant('src/lib/shipped.test.ts', 'export const tested = 1;\n');
    ({ text: report, code } = copy.run('scripts/walls.mjs', copy.folder));
  });
  afterAll(() => copy.remove());

  it('ends with an error when a wall is broken', () => {
    expect(code).toBe(1);
  });

  it.each(FORBIDDEN)('%s does not look into %s', (from, to) => {
    expect(report).toContain(`error wall-${from}: src/${from}/planted-${to}.ts → src/${to}/door.ts`);
  });

  it.each(PURE_ROOMS)('%s does not touch the machine', (room) => {
    expect(report).toContain(`error machine-in-host-and-cli-only: src/${room}/planted-machine.ts → os`);
    expect(report).toContain(`error machine-in-host-and-cli-only: src/${room}/planted-lazy.ts → fs`);
  });

  it.each(PURE_ROOMS)('%s imports only packages that compute', (room) => {
    expect(report).toMatch(
      new RegExp(`error packages-of-the-pure-rooms: src/${room}/planted-package\\.ts → \\S*env-paths`),
    );
  });

  it('the host may use the machine, the simulation may load mods', () => {
    expect(report).not.toContain('allowed-');
  });

  it('modules do not need each other to load, types may refer to each other', () => {
    expect(report).toContain('error no-cycle: erased/lib/egg.ts');
    expect(report).not.toContain('type-egg');
  });

  it('what ships does not import its tests', () => {
    expect(report).toContain('error tests-are-not-imported: src/lib/shipped.ts → src/lib/shipped.test.ts');
  });
});

describe('the look at the real sources', () => {
  it('reads them, and does not pass for having read nothing', () => {
    const copy = copySources();
    const count = /(\d+) modules/.exec(copy.run('scripts/walls.mjs', ROOT).text)?.[1];
    expect(Number(count)).toBeGreaterThan(50);
    copy.remove();
  });
});

describe('the compiler', () => {
  it('knows neither Node nor a page in the pure rooms', () => {
    const copy = copySources();
    for (const room of PURE_ROOMS) {
      copy.plant(`src/${room}/planted.ts`, 'export const home = process.env;\nexport const page = document.title;\n');
    }
    const { text, code } = copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--pretty', 'false');
    copy.remove();
    expect(code).not.toBe(0);
    for (const room of PURE_ROOMS) {
      expect(text).toContain(`src/${room}/planted.ts(1,21): error TS2591`);
      expect(text).toContain(`src/${room}/planted.ts(2,21): error TS2584`);
    }
  });

  it('refuses a write to the state that everyone but the rules sees', () => {
    const copy = copySources();
    copy.plant(
      'src/ui/planted.ts',
      [
        "import type { View } from '../game/state.ts';",
        'export function cheat(state: View): void {',
        '  state.turn = 0;',
        '  state.hero.health = 9;',
        '  state.hero.position.x += 1;',
        '  state.hero.bag.push({ def: "core:gold", affixes: [], count: 1 });',
        '  for (const stack of state.hero.bag) stack.count = 99;',
        '  delete state.fight;',
        '}',
      ].join('\n'),
    );
    const { text } = copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--pretty', 'false');
    copy.remove();
    const refused = [...text.matchAll(/src\/ui\/planted\.ts\((\d+),/g)].map((match) => Number(match[1]));
    expect(refused).toEqual([3, 4, 5, 6, 7, 8]);
  });
});
