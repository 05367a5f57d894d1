/** Builds the game and the measurements, and runs them: `npm run bench [-- PART…]`. */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bundle = join(root, '.tmp/bench/main.mjs');
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (run(join(root, 'scripts/build.mjs'), '--quiet') !== 0) process.exit(1);
await build({
  absWorkingDir: root,
  entryPoints: ['bench/main.ts'],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['@lydell/node-pty', '@xterm/headless'],
  logLevel: 'warning',
});
process.exitCode = run(bundle, ...process.argv.slice(2));
