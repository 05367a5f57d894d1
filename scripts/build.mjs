/** Bundles the game into dist/: `node scripts/build.mjs [--quiet]`. What ships needs no package but itself. */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Name in dist/ → source. What is imported lazily becomes a chunk of its own and costs nothing at the start. */
const ENTRIES = { rustkeep: 'src/cli/main.ts', worker: 'src/cli/worker.ts' };

/** Where the game itself begins. */
const START = 'src/cli/play.ts';

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

/**
 * Joins the chunks that every game loads before its first frame: one file starts faster than two dozen.
 * What the command line alone needs stays apart: the tools load it as well, and no other part may run it.
 */
async function joinStart(files, outputs) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [relative(dist, join(root, path)), output]));
  const closure = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const { kind, path, external } of byName.get(name).imports) {
      if (kind === 'import-statement' && !external) closure(relative(dist, join(root, path)), found);
    }
    return found;
  };
  const early = closure('rustkeep.js');
  const commandLine = [...early].filter((name) => name !== 'rustkeep.js');
  const [play] = [...byName].find(([, { entryPoint }]) => entryPoint === START);
  const start = [...closure(play)].filter((name) => !early.has(name));
  const parts = (names) => names.map((name) => ({ name, exported: byName.get(name).exports }));
  await joinParts(files, 'cli', { parts: parts(commandLine), inside: commandLine });
  const whole = await joinParts(files, 'start', {
    parts: parts(start),
    inside: [...start, ...commandLine],
    plain: play,
  });
  const entry = files.get('rustkeep.js');
  const line = entry.slice(0, entry.indexOf('\n') + 1);
  const program = entry.slice(line.length);
  files.set('rustkeep.js', line + (await bundled(program.replaceAll(`./${play}`, `./${whole}`), files, commandLine)));
}

/** Makes one file of several. What each was is left as a line that hands on its names, for the parts that come later. */
async function joinParts(files, label, { parts, inside, plain }) {
  // Names are short and often the same; with the file's own before them they are not.
  const alias = (name, exported) => (name === plain ? exported : `${name.replace(/\W/g, '_')}_${exported}`);
  const lines = parts.map(({ name, exported }) => {
    const names = exported.map((one) => `${one} as ${alias(name, one)}`);
    return names.length === 0 ? `import './${name}';` : `export { ${names.join(', ')} } from './${name}';`;
  });
  const text = await bundled(lines.join('\n'), files, inside);
  const whole = `part-${label}-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}.js`;
  for (const { name, exported } of parts) {
    const names = exported.map((one) => `${alias(name, one)} as ${one}`);
    files.set(name, `export { ${names.join(', ')} } from './${whole}';\n`);
  }
  files.set(whole, text);
  return whole;
}

/** Bundles chunks that are not written yet; those that are not `inside`, or come later, stay where they are. */
async function bundled(contents, files, inside) {
  const inMemory = {
    name: 'in-memory',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
        const name = path.slice(2);
        const here = kind !== 'dynamic-import' && inside.includes(name);
        return here ? { path: name, namespace: 'chunk' } : { path, external: true };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => ({ contents: files.get(path), loader: 'js' }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    write: false,
    logLevel: 'warning',
    plugins: [inMemory],
  });
  return outputFiles[0].text;
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

/** Name in dist/ → text. A chunk is loaded, not run: only the entries carry the line that makes them commands. */
const files = new Map(
  result.outputFiles.map(({ path, text }) => {
    const name = relative(dist, path);
    return [name, name.startsWith('part-') ? text.replace(/^#!.*\n/, '') : text];
  }),
);
await joinStart(files, result.metafile.outputs);

mkdirSync(dist, { recursive: true });
for (const [name, text] of files) {
  writeFileSync(join(dist, name), text);
  chmodSync(join(dist, name), name.startsWith('part-') ? 0o644 : 0o755);
}
const written = new Set([...files.keys(), 'LICENSES.txt']);
writeFileSync(join(dist, 'LICENSES.txt'), licences(Object.keys(result.metafile.inputs)));
for (const name of readdirSync(dist)) if (!written.has(name)) rmSync(join(dist, name), { recursive: true });

if (!process.argv.includes('--quiet')) {
  const size = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`dist/: ${files.size} files, ${Math.round(size / 1024)} KB`);
}
