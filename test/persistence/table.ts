/** A session on a disk in memory, and a run played in it. */
import type { Content } from '../../src/game/content/content.ts';
import { Session, type SessionOptions } from '../../src/host/session.ts';
import { loadCore } from '../core.ts';
import type { MemoryFiles } from './memory-files.ts';
import { Player } from './player.ts';

export const DATA = '/data';
export const SAVE = `${DATA}/save.toml`;
export const PREVIOUS = `${DATA}/save.prev.toml`;
export const JOURNAL = `${DATA}/run.journal`;
export const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);

/** A program started on this disk. */
export function start(files: MemoryFiles, options: Partial<SessionOptions> = {}): Session {
  return new Session({ dataDir: DATA, content: loadCore(), version: '0.1.0', files, clock: () => NOON, ...options });
}

/** A new run, played for so many commands or until it is over. */
export function playNew(session: Session, seed: string, commands: number, content: Content = loadCore()): void {
  const entered = session.newRun({ seed, endless: true, daily: false });
  if (entered.kind !== 'playing') throw new Error(JSON.stringify(entered));
  playOn(session, seed, commands, content);
}

/** So many commands more, or until the run is over. */
export function playOn(session: Session, seed: string, commands: number, content: Content = loadCore()): void {
  const player = new Player(content, seed);
  for (let count = 0; count < commands; count++) {
    const state = session.state();
    if (state === undefined || state.over !== undefined) return;
    session.execute(player.next(state));
  }
}

/** Plays until the hero is dead. */
export function playToDeath(session: Session, seed: string): void {
  playNew(session, seed, 20_000);
  if (session.state()?.over?.outcome !== 'died') throw new Error('nobody died');
}
