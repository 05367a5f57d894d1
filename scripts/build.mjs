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
 * Joins the chunks that every game loads before its first frame into one: each file costs a start about as much as ten
 * kilobytes. What the chunks were is left as a line that hands on their names, for the parts that come later.
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
  // What the command line alone needs stays apart: no other part may run it.
  const early = closure('rustkeep.js');
  const [play] = [...byName].find(([, { entryPoint }]) => entryPoint === START);
  const joined = [...closure(play)].filter((name) => !early.has(name));
  // A module of ours may take a word for a name, never one like this.
  const alias = (name, exported) => (name === play ? exported : `${name.replace(/\W/g, '_')}_${exported}`);
  const lines = joined.map((name) => {
    const names = byName.get(name).exports.map((exported) => `${exported} as ${alias(name, exported)}`);
    return names.length === 0 ? `import './${name}';` : `export { ${names.join(', ')} } from './${name}';`;
  });
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: dist, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    write: false,
    logLevel: 'warning',
    plugins: [inMemory(files, new Set(joined))],
  });
  const text = outputFiles[0].text;
  const whole = `part-start-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}.js`;
  for (const name of joined) {
    const names = byName.get(name).exports.map((exported) => `${alias(name, exported)} as ${exported}`);
    files.set(name, `export { ${names.join(', ')} } from './${whole}';\n`);
  }
  files.set(whole, text);
  files.set('rustkeep.js', files.get('rustkeep.js').replaceAll(`./${play}`, `./${whole}`));
}

/** Lets the bundler read chunks that are not written yet, and leave the others where they are. */
function inMemory(files, inside) {
  return {
    name: 'in-memory',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\// }, ({ path }) => {
        const name = path.slice(2);
        return inside.has(name) ? { path: name, namespace: 'chunk' } : { path, external: true };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => ({ contents: files.get(path), loader: 'js' }));
    },
  };
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
