/** Child processes of tests: bundled once, run by the Node that runs the tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';
import { ROOT } from '../core.ts';

/** A folder that is gone when the tests of this file are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundles a file of `children/` and answers the path of the result, one folder below the root like the tests. */
export function bundledChild(name: string): string {
  const outfile = join(ROOT, '.tmp', `child-${name}-${process.pid}.mjs`);
  buildSync({
    entryPoints: [fileURLToPath(new URL(`children/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  afterAll(() => rmSync(outfile, { force: true }));
  return outfile;
}
