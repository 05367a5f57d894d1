/** The folder of broken mods, one for each code, and checking them as a modder would. */

import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/check.ts';
import { ROOT } from '../core.ts';
import { saidBy } from '../fixtures/tool.ts';

export const BROKEN = join(ROOT, 'test', 'broken-mods');
/** A small core that the broken mods are checked on top of. */
export const BASE = join(BROKEN, 'base');

/** The codes that have a folder. */
export const SAMPLES: readonly string[] = readdirSync(BROKEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['base', 'expected'].includes(entry.name))
  .map(({ name }) => name)
  .sort();

/** The mods of a sample: its folder, or the folders in it where it takes two mods to go wrong. */
export function modsOf(sample: string): string[] {
  const folder = join(BROKEN, sample);
  const inside = readdirSync(folder).map((name) => join(folder, name));
  const mods = inside.filter((path) => existsSync(join(path, 'manifest.toml')));
  return mods.length > 0 ? mods : [folder];
}

export interface Answer {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `rustkeep check` with a data folder of its own. */
export function check(folders: readonly string[], options: readonly string[] = [], base = BASE): Promise<Answer> {
  const data = mkdtempSync(join(tmpdir(), 'rustkeep-check-'));
  return saidBy(run, [...folders, '--mods-dir', base, '--data-dir', data, ...options]);
}
