/** A child process that plays on in a data folder, and kills itself before a given file step. */
import { appendFileSync } from 'node:fs';
import { stateChecksum } from '../../../src/data/save/checksum.ts';
import { type FileLayer, REAL_FILES } from '../../../src/host/files.ts';
import { Session } from '../../../src/host/session.ts';
import { loadCore } from '../../core.ts';
import { playNew, playOn } from '../table.ts';

const [folder = '', limit = '0', seen = ''] = process.argv.slice(2);
const content = loadCore();
let steps = 0;

/** Counts a step; at the limit the process is gone, without a chance to do anything. */
function counted<A extends readonly unknown[], R>(step: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    if (++steps === Number(limit)) process.kill(process.pid, 'SIGKILL');
    return step(...args);
  };
}

const files: FileLayer = {
  ...REAL_FILES,
  open: counted(REAL_FILES.open),
  write: counted(REAL_FILES.write),
  truncate: counted(REAL_FILES.truncate),
  fsync: counted(REAL_FILES.fsync),
  close: counted(REAL_FILES.close),
  rename: counted(REAL_FILES.rename),
  unlink: counted(REAL_FILES.unlink),
  fsyncFolder: counted(REAL_FILES.fsyncFolder),
};

const session = new Session({ dataDir: folder, content, version: '0.1.0', files });
const entered = session.continueRun(undefined);
if (entered.kind === 'ask' && entered.notice.code === 'nothing_waits') playNew(session, '101', 1);
else if (entered.kind !== 'playing') throw new Error(JSON.stringify(entered));
note();
for (let turn = 0; turn < 3; turn++) {
  playOn(session, 1);
  note();
}
session.suspendRun();
process.stdout.write(`${steps}\n`);

/** What the player has seen: kept outside of the data folder. */
function note(): void {
  const state = session.state();
  if (state !== undefined) appendFileSync(seen, `${state.turn} ${stateChecksum(state)}\n`);
}
