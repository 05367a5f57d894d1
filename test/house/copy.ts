/** A temporary copy of the sources in which a test can plant a violation without touching the real ones. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Copy {
  readonly folder: string;
  /** Writes a file of the copy. */
  plant(path: string, text: string): void;
  /** Runs one of the house's scripts with Node, inside the copy; the answer is all it printed, and its exit code. */
  run(script: string, ...args: readonly string[]): { readonly text: string; readonly code: number | null };
  remove(): void;
}

/** Lies inside the house, so that packages are found; .tmp is looked at by no other tool. */
export function copySources(): Copy {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tmp/copy-'));
  for (const name of ['src', 'package.json', 'biome.json', 'tsconfig.base.json', 'tsconfig.pure.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  return {
    folder,
    plant(path, text): void {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run(script, ...args) {
      const result = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: folder, encoding: 'utf8' });
      return { text: `${result.stdout}${result.stderr}`, code: result.status };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
