/** What is installed is exactly what was tested, from any registry, and runs no code while it is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock: Record<string, { readonly version?: string; readonly integrity?: string; readonly resolved?: string }> =
  JSON.parse(read('package-lock.json')).packages;

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
    for (const [path, { integrity, resolved }] of Object.entries(lock)) {
      if (path !== '') expect({ path, locked: integrity !== undefined, resolved }).toEqual({ path, locked: true });
    }
  });

  it('run no scripts on installation', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});
