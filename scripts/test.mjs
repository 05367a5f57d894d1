/**
 * Everything that must hold, in one command: `npm test`, or `npm test -- PATH…` for some of the tests.
 *
 * Every step runs even if an earlier one failed. The last line counts each test and each step.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, '.tmp/test-results.json');
/** How much of a failed step is shown. */
const SHOWN_LINES = 60;

const bin = (packageName, file) => join(root, 'node_modules', packageName, file);

const STEPS = [
  ['types', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.json'],
  ['types of the pure rooms', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.pure.json'],
  ['lint and format', bin('@biomejs/biome', 'bin/biome'), 'check', '--max-diagnostics=20', '.'],
  ['walls', join(root, 'scripts/walls.mjs')],
  ['build', join(root, 'scripts/build.mjs')],
];

let passed = 0;
let failed = 0;

/** Runs a script of Node; true when it ended well. */
function run(args, stdio) {
  // Without a terminal a dot a test is enough: colours would make a log of half a megabyte.
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio, env, maxBuffer: 1e8 });
}

for (const [name, ...args] of STEPS) {
  const { status, stdout, stderr } = run(args, 'pipe');
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status === 0) {
    passed += 1;
    continue;
  }
  failed += 1;
  const lines = `${stdout}${stderr}`.trimEnd().split('\n');
  console.log(lines.slice(0, SHOWN_LINES).join('\n'));
  if (lines.length > SHOWN_LINES) console.log(`… and ${lines.length - SHOWN_LINES} lines more`);
}

mkdirSync(dirname(results), { recursive: true });
rmSync(results, { force: true });
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
const tests = run([bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)], 'inherit');
const counted = count();
// Errors outside of any test (a rejected promise nobody waits for) fail the run without failing a test.
if (tests.status !== 0 && counted.failed === 0) counted.failed = 1;
passed += counted.passed;
failed += counted.failed;

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function count() {
  const sum = { passed: 0, failed: 0 };
  try {
    for (const file of JSON.parse(readFileSync(results, 'utf8')).testResults) {
      for (const { status } of file.assertionResults) sum[status === 'passed' ? 'passed' : 'failed'] += 1;
      // A file that cannot be loaded holds no tests that could fail.
      if (file.status === 'failed' && file.assertionResults.length === 0) sum.failed += 1;
    }
  } catch {
    sum.failed += 1;
  }
  return sum;
}
