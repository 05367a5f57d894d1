/**
 * Checks the walls between the rooms: `node scripts/walls.mjs [ROOT]`.
 *
 * Two looks: the imports as they are written, types included, and the cycles that remain once types are erased
 * (the parser cannot tell a type's import from a value's).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const house = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(process.argv[2] ?? house);
const config = join(house, '.dependency-cruiser.cjs');
const binary = join(house, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Prints what was found below `folder`; true when nothing was, and something was looked at. */
function cruise(cwd, folder) {
  const result = spawnSync(process.execPath, [binary, '--config', config, '--output-type', 'err', folder], {
    cwd,
    encoding: 'utf8',
  });
  const text = `${result.stdout}${result.stderr}`.trim();
  const modules = Number(/(\d+) modules/.exec(text)?.[1] ?? 0);
  console.log(text);
  if (modules === 0) console.log(`x nothing was read below ${folder}: the walls are not guarded`);
  return result.status === 0 && modules > 0;
}

async function erase() {
  const outdir = join(root, '.tmp/walls/erased');
  rmSync(outdir, { recursive: true, force: true });
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(root, 'src', name));
  await build({
    entryPoints: sources,
    outbase: join(root, 'src'),
    outdir,
    bundle: false,
    format: 'esm',
    outExtension: { '.js': '.ts' },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: 'error',
  });
  return join(root, '.tmp/walls');
}

const walls = cruise(root, 'src');
const cycles = cruise(await erase(), 'erased');
process.exitCode = walls && cycles ? 0 : 1;
