/** Bundles the game into dist/: `node scripts/build.mjs [--quiet]`. What ships needs no package but itself. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Name in dist/ → source. What is imported lazily becomes a chunk of its own and costs nothing at the start. */
const ENTRIES = { rustkeep: 'src/cli/main.ts', worker: 'src/cli/worker.ts' };

/** The licences of the packages inside the bundle, as those licences ask for. */
function licences(inputs) {
  const folders = new Set();
  for (const input of inputs) {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (found) folders.add(found[1]);
  }
  return [...folders]
    .sort()
    .map((folder) => {
      const about = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const file = readdirSync(join(root, folder)).find((name) => /^licen[cs]e/i.test(name));
      const text = file ? readFileSync(join(root, folder, file), 'utf8').trim() : `Licence: ${about.license}`;
      return `${about.name} ${about.version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const result = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  outdir: dist,
  bundle: true,
  splitting: true,
  // All files lie side by side, so that each of them finds mods/ one folder above itself.
  chunkNames: 'part-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'none',
  banner: { js: '#!/usr/bin/env node' },
  define: { 'process.env.RUSTKEEP_VERSION': JSON.stringify(version) },
  metafile: true,
  write: false,
  logLevel: 'warning',
  // What went wrong has been told by then.
}).catch(() => process.exit(1));

mkdirSync(dist, { recursive: true });
const written = new Set(['LICENSES.txt']);
for (const file of result.outputFiles) {
  const name = relative(dist, file.path);
  written.add(name);
  // A chunk is loaded, not run: only the entries carry the line, and the right, that make them commands.
  const chunk = name.startsWith('part-');
  writeFileSync(file.path, chunk ? file.text.replace(/^#!.*\n/, '') : file.text);
  chmodSync(file.path, chunk ? 0o644 : 0o755);
}
writeFileSync(join(dist, 'LICENSES.txt'), licences(Object.keys(result.metafile.inputs)));
for (const name of readdirSync(dist)) if (!written.has(name)) rmSync(join(dist, name), { recursive: true });

if (!process.argv.includes('--quiet')) {
  const size = result.outputFiles.reduce((sum, file) => sum + file.contents.length, 0);
  console.log(`dist/: ${result.outputFiles.length} files, ${Math.round(size / 1024)} KB`);
}
