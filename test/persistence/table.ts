/** A session on a disk in memory, and a run played in it. */
import type { Content } from '../../src/game/content/content.ts';
import { Session, type SessionOptions } from '../../src/host/session.ts';
import { loadCore } from '../core.ts';
import type { MemoryFiles } from './memory-files.ts';
import { dyingSeed, lastingSeed, nextCommand, SHORT_LIFE } from './player.ts';

export const DATA = '/data';
export const SAVE = `${DATA}/save.toml`;
export const PREVIOUS = `${DATA}/save.prev.toml`;
export const JOURNAL = `${DATA}/run.journal`;
export const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);

/** A program started on this disk. */
export function start(files: MemoryFiles, options: Partial<SessionOptions> = {}): Session {
  return new Session({ dataDir: DATA, content: loadCore(), version: '0.1.0', files, clock: () => NOON, ...options });
}

/** How many commands more a test may play before anyone may have died. */
const SAFE = 150;

/** A new run of a hero who does not die soon, played for so many commands. */
export function playNew(session: Session, wanted: string, commands: number, content: Content = loadCore()): void {
  begin(session, lastingSeed(content, wanted, commands + SAFE));
  playOn(session, commands, content);
}

/** So many commands more, or until the hero is dead. */
export function playOn(session: Session, commands: number, content: Content = loadCore()): void {
  for (let count = 0; count < commands; count++) {
    const state = session.state();
    if (state === undefined || state.over?.outcome === 'died') return;
    session.execute(nextCommand(state, content));
  }
}

/** A new run, played until its hero is dead. */
export function playToDeath(session: Session, wanted: string, content: Content = loadCore()): void {
  begin(session, dyingSeed(content, wanted));
  playOn(session, SHORT_LIFE, content);
  if (session.state()?.over?.outcome !== 'died') throw new Error('nobody died');
}

function begin(session: Session, seed: string): void {
  const entered = session.newRun({ seed, endless: true, daily: false });
  if (entered.kind !== 'playing') throw new Error(JSON.stringify(entered));
}
