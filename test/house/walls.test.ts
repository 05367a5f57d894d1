/** The walls between the rooms stand: a violation planted in each room is caught. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copySources } from './copy.ts';

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

/** What the walls and the compiler say about one copy with everything planted in it. */
let copy: Copy;
let report: string;
let code: number | null;
let compiled: string;

beforeAll(() => {
  copy = copySources();
  plantImports();
  plantCode();
  ({ text: report, code } = copy.run('scripts/walls.mjs', copy.folder));
  compiled = copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--pretty', 'false').text;
});
afterAll(() => copy.remove());

function plantImports(): void {
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
}

/** Rooms that reach for the machine without importing it, and a screen that writes to the state it sees. */
function plantCode(): void {
  for (const room of PURE_ROOMS) {
    copy.plant(`src/${room}/planted.ts`, 'export const home = process.env;\nexport const page = document.title;\n');
  }
  copy.plant(
    'src/ui/planted-cheat.ts',
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
}

describe('dependency-cruiser', () => {
  it('has read the sources, and does not pass for having read nothing', () => {
    expect(Number(/(\d+) modules/.exec(report)?.[1])).toBeGreaterThan(100);
  });

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

describe('the compiler', () => {
  it.each(PURE_ROOMS)('knows neither Node nor a page in %s', (room) => {
    expect(compiled).toContain(`src/${room}/planted.ts(1,21): error TS2591`);
    expect(compiled).toContain(`src/${room}/planted.ts(2,21): error TS2584`);
  });

  it('refuses a write to the state that everyone but the rules sees', () => {
    const refused = [...compiled.matchAll(/src\/ui\/planted-cheat\.ts\((\d+),/g)].map((match) => Number(match[1]));
    expect(refused).toEqual([3, 4, 5, 6, 7, 8]);
  });
});
