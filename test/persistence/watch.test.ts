/** Replays and the dungeon of the day in a real terminal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailySeed, nextTry } from '../../src/host/daily.ts';
import { REAL_FILES } from '../../src/host/files.ts';
import { loadGame } from '../../src/host/load.ts';
import { Session } from '../../src/host/session.ts';
import { VERSION } from '../../src/host/version.ts';
import { ROOT } from '../core.ts';
import { Terminal } from '../terminal/terminal.ts';
import { temporaryFolder } from './bundle.ts';
import { NOON, playToDeath } from './table.ts';

const folder = temporaryFolder();
const open: Terminal[] = [];
let replay = '';
let total = 0;

function rustkeep(...args: readonly string[]): Terminal {
  const terminal = new Terminal({ args: ['--data-dir', folder, '--mods-dir', join(ROOT, 'mods'), ...args] });
  open.push(terminal);
  return terminal;
}

beforeAll(async () => {
  const { content } = await loadGame({
    modsDirs: [join(ROOT, 'mods')],
    dataDir: folder,
    engine: VERSION,
    write: false,
  });
  const session = new Session({ dataDir: folder, content, version: VERSION, files: REAL_FILES, clock: () => NOON });
  playToDeath(session, '131', content);
  session.finishRun(['The end.']);
  const name = readdirSync(join(folder, 'runs')).find((one) => one.endsWith('.replay')) ?? '';
  replay = join(folder, 'runs', name);
  total = readFileSync(replay, 'utf8').split('"command":{').length - 1;
});

afterAll(() => {
  for (const terminal of open) terminal.dispose();
});

describe('rustkeep replay', () => {
  it('shows a run step by step, at any speed, to its end, and gives the terminal back', async () => {
    const terminal = rustkeep('replay', replay, '--step', '--speed', '1000');
    await terminal.shows(`paused  0/${total}`);
    terminal.key('right');
    await terminal.shows(`1/${total}`);
    terminal.key('right', 'right');
    await terminal.shows(`3/${total}`);
    terminal.resize(100, 30);
    terminal.key('space');
    await terminal.shows(`${total}/${total}`);
    expect(terminal.screen).not.toContain('diverged');
    terminal.key('q');
    expect(await terminal.ended()).toMatchObject({ code: 0 });
    expect(terminal.alternate).toBe(false);
  });

  it('refuses a file with a hole in it, and changes its speed', async () => {
    const broken = join(folder, 'broken.replay');
    // The lines stay valid one by one; one of them is simply another run's.
    const lines = readFileSync(replay, 'utf8').split('\n');
    const moves = lines.filter((line) => line.includes('"n":30,"command"'));
    expect(moves).toHaveLength(1);
    writeFileSync(broken, lines.filter((line) => !moves.includes(line)).join('\n'));
    const refused = rustkeep('replay', broken);
    expect(await refused.ended()).toMatchObject({ code: 2 });
    expect(refused.screen).toContain('damaged');
    const terminal = rustkeep('replay', replay, '--speed', '4');
    await terminal.shows('4/s');
    terminal.key('+');
    await terminal.shows('8/s');
    terminal.key('-', '-');
    await terminal.shows('2/s');
    terminal.key('escape');
    expect(await terminal.ended()).toMatchObject({ code: 0 });
  });

  it.each(['SIGTERM', 'SIGHUP'])('ends at once on %s', async (signal) => {
    const terminal = rustkeep('replay', replay, '--speed', '1');
    await terminal.shows('1/s');
    terminal.signal(signal);
    expect((await terminal.ended()).code).toBe(signal === 'SIGTERM' ? 143 : 129);
  });
});

describe('rustkeep daily', () => {
  it('begins the dungeon of the day, and counts a try only once there is a hero', async () => {
    const { date, attempt } = nextTry(REAL_FILES, join(folder, 'daily.toml'), Date.now);
    expect(attempt).toBe(1);
    const terminal = rustkeep('daily');
    await terminal.until(() => terminal.alternate && terminal.screen.trim() !== '', 'a screen');
    terminal.key('\x03');
    await terminal.until(() => /\by\b|quit/i.test(terminal.screen), 'the question');
    terminal.key('y');
    expect(await terminal.ended()).toMatchObject({ code: 0 });
    expect(nextTry(REAL_FILES, join(folder, 'daily.toml'), Date.now).attempt).toBe(1);
    expect(dailySeed(date)).toMatch(/^\d+$/);
  });
});
