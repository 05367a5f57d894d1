/** What is installed is exactly what was tested, from any registry, and runs no code while it is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages;

describe('the packages', () => {
  it('have exact versions, the same in the lock file', () => {
    for (const [name, version] of Object.entries<string>(manifest.devDependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(`${name} ${lock[`node_modules/${name}`]?.version}`).toBe(`${name} ${version}`);
    }
  });

  it('are all in the bundle: who installs the game installs nothing else', () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.optionalDependencies).toBeUndefined();
  });

  it('are locked by checksum, not by where they came from', () => {
    const open = Object.entries(lock).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
    // Not every registry has this checker's programs for other systems than its own; they are optional, and its alone.
    expect(open.filter(([path]) => !path.startsWith('node_modules/@tombi-toml/cli-'))).toEqual([]);
    expect(Object.values(lock).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('are locked for every system: what a package may want stands in the lock file', () => {
    const wanted = Object.values(lock).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => lock[`node_modules/${name}`] === undefined)).toEqual([]);
  });

  it('run no scripts on installation', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});
