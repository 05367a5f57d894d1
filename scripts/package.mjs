/** Builds the game and packs it: `npm run package [-- FOLDER]`. Prints the path of the package. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = resolve(process.argv[2] ?? root);

function run(command, args, options) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options });
  if (result.status === 0) return result.stdout;
  process.stderr.write(`${result.stderr ?? ''}\n${command} ${args.join(' ')} failed\n`);
  process.exit(1);
}

run(process.execPath, [join(root, 'scripts/build.mjs'), '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] });
mkdirSync(folder, { recursive: true });
// On Windows npm is a batch file, which only a shell can start.
const packed = run('npm', ['pack', '--json', '--pack-destination', folder], { shell: process.platform === 'win32' });
const answer = JSON.parse(packed);
const [{ filename }] = Array.isArray(answer) ? answer : Object.values(answer);
console.log(join(folder, filename));
