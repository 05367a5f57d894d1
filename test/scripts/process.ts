/** Running the engine in another process, with flags of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a program once and runs it as often as wanted; it prints one line of JSON. */
export function bundled(program: string): { run: (...flags: string[]) => unknown; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-script-'));
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, program.replaceAll('@/', `${resolve('src')}/`).replaceAll('#/', `${resolve('test/scripts')}/`));
  const outfile = join(folder, 'bundle.mjs');
  buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    nodePaths: [resolve('node_modules')],
  });
  return {
    run: (...flags) => {
      const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, outfile], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`exit ${status}: ${stderr.slice(0, 2000)}`);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
