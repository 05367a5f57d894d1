/** The terminal is left as it was found on every way out, and the run is kept. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GAME, plainEnv, ROOT, scratch, type Terminal } from './terminal.ts';
import { enterRun, gone, holder, isSaved, modes, onTheMap, press, shell, startFrom } from './walk.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

function folder(): string {
  const { folder: path, remove } = scratch();
  leftovers.push(remove);
  return path;
}

interface Game {
  readonly terminal: Terminal;
  readonly data: string;
  /** The modes of the terminal before the game was started. */
  readonly before: string;
  readonly pid: number;
}

/** The game on its map, started from a shell. */
async function game(options = ''): Promise<Game> {
  const terminal = await shell();
  leftovers.push(() => terminal.dispose());
  const home = folder();
  const data = join(home, 'data');
  const before = await modes(terminal, join(home, 'before'));
  startFrom(terminal, data, options);
  await enterRun(terminal);
  return { terminal, data, before, pid: await holder(terminal, data) };
}

async function expectRestored({ terminal, data, before }: Game): Promise<void> {
  await terminal.shows(/code=\d+/);
  expect(terminal.alternate).toBe(false);
  expect(await modes(terminal, `${data}.after`)).toBe(before);
  // Everything that was turned on is turned off: the other screen, the hidden cursor, marked pastes, no wrapping.
  const since = terminal.bytes.slice(terminal.bytes.lastIndexOf('\x1b[?1049h'));
  for (const code of ['?1049l', '?25h', '?2004l', '?7h']) expect(since).toContain(`\x1b[${code}`);
}

/** A module that makes the game fail when it gets a signal. */
function planted(fault: string): string {
  const file = join(folder(), 'fault.mjs');
  writeFileSync(file, `process.on('SIGUSR2', () => { ${fault} });\n`);
  return `--import ${file}`;
}

describe('the terminal is given back', () => {
  it('after saving and quitting, and the last line says where the run waits', async () => {
    const played = await game();
    await press(played.terminal, '\x03');
    played.terminal.key('y');
    await expectRestored(played);
    expect(played.terminal.screen).toContain(`Reya waits for you: ${played.data}`);
    expect(played.terminal.screen).toContain('code=0');
    expect(isSaved(played.data)).toBe(true);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ])('after %s, with the run saved', async (signal, code) => {
    const played = await game();
    process.kill(played.pid, signal);
    await expectRestored(played);
    expect(played.terminal.screen).toContain(`code=${code}`);
    expect(isSaved(played.data)).toBe(true);
  });

  it('after SIGTERM in every window that can be open', async () => {
    for (const key of ['i', 'c', '?', 'm', 'escape', '\x03']) {
      const played = await game();
      await press(played.terminal, key);
      process.kill(played.pid, 'SIGTERM');
      await expectRestored(played);
      expect([key, isSaved(played.data)]).toEqual([key, true]);
    }
  });

  it('after a second Ctrl-C in every window: the first one asks', async () => {
    for (const key of ['i', 'c', '?', 'v', 'f12', 'escape']) {
      const played = await game();
      await press(played.terminal, key, '\x03');
      expect(played.terminal.screen).toContain('Save the run and quit?');
      played.terminal.type('\x03');
      await expectRestored(played);
      expect([key, isSaved(played.data)]).toEqual([key, true]);
    }
  });

  it.each([
    ['an exception', `throw new Error('planted fault');`],
    ['a rejected promise', `Promise.reject(new Error('planted fault'));`],
  ])('after %s, with the error, the journal and the exit code of a fault', async (_, fault) => {
    const played = await game(planted(fault));
    await press(played.terminal, '.');
    process.kill(played.pid, 'SIGUSR2');
    await expectRestored(played);
    expect(played.terminal.screen).toContain('planted fault');
    expect(played.terminal.screen.replaceAll('\n', '')).toContain(join(played.data, 'run.journal'));
    expect(played.terminal.screen).toContain('code=3');
  });

  it('goes on from the very turn after a fault', async () => {
    const played = await game(planted(`throw new Error('planted fault');`));
    await press(played.terminal, '.', '.', '.');
    process.kill(played.pid, 'SIGUSR2');
    await played.terminal.shows('code=3');
    startFrom(played.terminal, played.data);
    await played.terminal.shows('turn 3');
  });
});

describe('stopping and going on', () => {
  it('Ctrl-Z gives the shell a sane terminal, and fg the same screen back', async () => {
    const played = await game();
    const { terminal, data, before } = played;
    const shown = terminal.screen;
    terminal.type('\x1a');
    await terminal.shows('Stopped');
    expect(terminal.alternate).toBe(false);
    expect(await modes(terminal, `${data}.stopped`)).toBe(before);
    terminal.type('fg\r');
    await terminal.until(() => terminal.screen === shown, 'the same screen again');
    await press(terminal, '.');
    expect(terminal.screen).toMatch(/Turn 1\b/);
  });

  it('SIGSTOP and SIGCONT do no harm', async () => {
    const played = await game();
    const { terminal, pid } = played;
    const shown = terminal.screen;
    process.kill(pid, 'SIGSTOP');
    await terminal.shows('Stopped');
    terminal.type('fg\r');
    await terminal.until(() => terminal.screen === shown, 'the same screen again');
    await press(terminal, '.');
    expect(terminal.screen).toMatch(/Turn 1\b/);
  });
});

describe('a terminal that is gone', () => {
  it('ends the game without a spin, with the run saved', async () => {
    const data = join(folder(), 'data');
    const owner = spawn(process.execPath, [join(ROOT, 'test/terminal/owner.mjs'), GAME, data], {
      env: plainEnv(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    leftovers.push(() => owner.kill('SIGKILL'));
    const pid = await new Promise<number>((done) => owner.stdout.once('data', (text) => done(Number(text))));
    owner.kill('SIGKILL');
    await gone(pid);
    expect(isSaved(data)).toBe(true);
  });
});

describe('the run goes on', () => {
  it('from where it was left', async () => {
    const played = await game();
    await press(played.terminal, '.', '.');
    await press(played.terminal, '\x03');
    played.terminal.key('y');
    await played.terminal.shows('code=0');
    startFrom(played.terminal, played.data);
    await played.terminal.shows('turn 2');
    await press(played.terminal, 'enter');
    await played.terminal.until(() => onTheMap(played.terminal), 'the map');
    expect(played.terminal.screen).toMatch(/Turn 2\b/);
    expect(existsSync(join(played.data, 'run.journal'))).toBe(true);
    expect(readFileSync(join(played.data, 'save.toml'), 'utf8')).toContain('turn = 2');
  });
});
