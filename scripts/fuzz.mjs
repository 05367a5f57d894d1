/** Bundles the campaigns and runs them: `npm run fuzz [-- PART… --quick]`. Slow on purpose; never part of the tests. */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
// One folder below the root, like the tests whose code it shares.
const bundle = join(root, '.tmp/fuzz.mjs');

await build({
  absWorkingDir: root,
  entryPoints: ['test/campaigns/main.ts'],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
process.exitCode = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
