/** The child of the kill campaign: plays in a folder for ever, and writes down what a player would have seen. */
import { appendFileSync } from 'node:fs';
import { loadContent } from '../../src/data/load.ts';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { REAL_FILES } from '../../src/host/files.ts';
import { takeLock } from '../../src/host/lock.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { Session } from '../../src/host/session.ts';
import { ENGINE } from '../core.ts';
import { nextCommand } from '../persistence/player.ts';

/** Enough for any life of this child. */
const TURNS = 100_000;

/** Finds the run in the folder, or begins one, and plays on with this core until it is killed. */
export function playUntilKilled(data: string, seen: string, core: string): void {
  const lock = takeLock(REAL_FILES, data);
  if (lock.kind !== 'held') throw new Error(`the folder of a dead process is not free: ${lock.kind}`);
  const { content } = loadContent([readModFolder({ name: 'core', path: core })], { engine: ENGINE });
  const session = new Session({ dataDir: data, content, version: '0.1.0' });
  const note = (word: string): void => {
    const state = session.state();
    if (state !== undefined) appendFileSync(seen, `${word} ${state.turn} ${stateChecksum(state)}\n`);
  };
  enter(session);
  note('start');
  process.stdout.write('playing\n');
  for (let turn = 0; turn < TURNS; turn++) {
    const state = session.state();
    if (state === undefined) return;
    if (state.over?.outcome === 'died') {
      session.finishRun(['']);
      appendFileSync(seen, 'over\n');
      session.suspendRun();
      enter(session);
      continue;
    }
    session.execute(nextCommand(state, content));
    note('shown');
  }
}

function enter(session: Session): void {
  const waiting = session.waiting();
  const entered =
    waiting === undefined ? session.newRun({ seed: '', endless: true, daily: false }) : session.continueRun(undefined);
  if (entered.kind !== 'playing') throw new Error(JSON.stringify(entered));
}
