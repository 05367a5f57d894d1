/** A child process that takes a data folder, says whether it got it, and holds it until it is ended. */
import { REAL_FILES } from '../../../src/host/files.ts';
import { takeLock } from '../../../src/host/lock.ts';

const [folder = '', at = '0'] = process.argv.slice(2);

// All children of a test try at the same instant.
while (Date.now() < Number(at));
const lock = takeLock(REAL_FILES, folder);
process.stdout.write(`${lock.kind}\n`);
if (lock.kind === 'held') {
  process.stdin.on('data', () => {
    lock.release();
    process.exit(0);
  });
} else process.exit(0);
