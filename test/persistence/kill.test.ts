/** Real processes, killed for real: at every file step of play, and while they hold a folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { REAL_FILES } from '../../src/host/files.ts';
import { isAlive, ownHolder, takeLock } from '../../src/host/lock.ts';
import { Session } from '../../src/host/session.ts';
import { loadCore } from '../core.ts';
import { bundledChild, temporaryFolder } from './bundle.ts';

const base = temporaryFolder();
const player = bundledChild('player');
const folderChild = bundledChild('folder');

function play(folder: string, limit: number): { killed: boolean; steps: number; seen: string[] } {
  const seen = `${folder}.seen`;
  writeFileSync(seen, '');
  const child = spawnSync(process.execPath, [player, folder, String(limit), seen], { encoding: 'utf8' });
  if (child.signal !== 'SIGKILL' && child.status !== 0) throw new Error(child.stderr);
  const lines = readFileSync(seen, 'utf8').trimEnd().split('\n');
  return { killed: child.signal === 'SIGKILL', steps: Number(child.stdout), seen: lines };
}

describe('a process killed with SIGKILL', () => {
  it('at any file step of play leaves the turn that was seen last, or the next', () => {
    const start = join(base, 'start');
    play(start, 0);
    const whole = join(base, 'whole');
    cpSync(start, whole, { recursive: true });
    const { steps, seen: all } = play(whole, 0);
    expect(steps).toBeGreaterThan(15);
    for (let step = 1; step <= steps; step++) {
      const folder = join(base, `step-${step}`);
      cpSync(start, folder, { recursive: true });
      const { killed, seen } = play(folder, step);
      expect([step, killed]).toEqual([step, true]);
      const session = new Session({ dataDir: folder, content: loadCore(), version: '0.1.0' });
      expect([step, session.continueRun(undefined)]).toEqual([step, { kind: 'playing' }]);
      const state = session.state();
      if (state === undefined) throw new Error('no run');
      // Nothing may be seen before the process got as far as showing it: then the run is where it was left.
      const last = seen.at(-1) === '' ? 0 : seen.length - 1;
      expect(all.slice(last, last + 2)).toContain(`${state.turn} ${stateChecksum(state)}`);
      expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    }
    // Each step is a process of its own.
  }, 240_000);
});

/** Starts a child that tries for the folder at the given time, and waits for its word. */
async function candidate(folder: string, at: number): Promise<{ child: ChildProcess; word: string }> {
  const child = spawn(process.execPath, [folderChild, folder, String(at)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const word = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
  });
  return { child, word };
}

function gone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

describe('a data folder', () => {
  it('belongs to one process at a time', async () => {
    const folder = join(base, 'one');
    const first = await candidate(folder, 0);
    expect(first.word).toBe('held');
    const second = takeLock(REAL_FILES, folder);
    expect(second).toMatchObject({ kind: 'taken', pid: first.child.pid });
    expect(second.kind === 'taken' && existsSync(second.file)).toBe(true);
    first.child.stdin?.write('go');
    await gone(first.child);
    const third = takeLock(REAL_FILES, folder);
    expect(third.kind).toBe('held');
    if (third.kind === 'held') third.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from the dead', async () => {
    const folder = join(base, 'dead');
    const first = await candidate(folder, 0);
    first.child.kill('SIGKILL');
    await gone(first.child);
    expect(readdirSync(folder)).toHaveLength(1);
    const second = takeLock(REAL_FILES, folder);
    expect(second.kind).toBe('held');
    expect(readdirSync(folder)).toEqual([`lock.${process.pid}.${ownHolder().start}`]);
    if (second.kind === 'held') second.release();
  });

  it('is not held by a later process that got the number of a dead one', () => {
    const folder = join(base, 'reused');
    mkdirSync(folder);
    const own = ownHolder();
    // On systems that do not tell when a process started, the number alone decides.
    const told = own.start !== '0';
    writeFileSync(join(folder, `lock.${process.ppid}.${told ? 'deadbeef-1' : '0'}`), '');
    expect(takeLock(REAL_FILES, folder).kind).toBe(told ? 'held' : 'taken');
    expect(isAlive(own)).toBe(true);
    expect(isAlive({ pid: own.pid, start: 'deadbeef-1' })).toBe(!told);
  });

  it('never goes to two that try at the same moment, and is free afterwards', async () => {
    for (let round = 0; round < 4; round++) {
      const folder = join(base, `race-${round}`);
      mkdirSync(folder);
      // A dead one in the way makes them take over, which is where two could slip through.
      writeFileSync(join(folder, 'lock.999999999.deadbeef-1'), '');
      const at = Date.now() + 700;
      const all = await Promise.all(Array.from({ length: 4 }, () => candidate(folder, at)));
      const words = all.map(({ word }) => word);
      expect(words.filter((word) => word === 'held').length).toBeLessThanOrEqual(1);
      expect(words.every((word) => word === 'held' || word === 'taken')).toBe(true);
      for (const { child, word } of all) if (word === 'held') child.stdin?.write('go');
      await Promise.all(all.map(({ child }) => gone(child)));
      const after = takeLock(REAL_FILES, folder);
      expect(after.kind).toBe('held');
      if (after.kind === 'held') after.release();
    }
  });
});
