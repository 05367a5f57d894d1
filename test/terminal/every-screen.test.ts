/** Whatever screen is open when something happens to the terminal or the process: the screen comes back, or the terminal and the run are kept. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { KEY_TABLES, type ScreenName } from '../../src/ui/key-tables.ts';
import { isScreenName } from '../../src/ui/keymap.ts';
import { spoil } from './beginnings.ts';
import { Pair } from './pair.ts';
import { scratch } from './terminal.ts';
import { WAYS } from './ways.ts';
import { makeYard } from './yard.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

/** All screens but the one that needs a spoiled folder. */
const SCREENS = Object.keys(KEY_TABLES)
  .filter(isScreenName)
  .filter((name) => name !== 'notice');
const LEFT = { alternate: false, cursor: true, marked: false, wraps: true };
const FAULT = 'planted fault';

async function started(language: string): Promise<Pair> {
  const { folder, remove } = scratch();
  const modsDir = makeYard(join(folder, 'mods'));
  const fault = join(folder, 'fault.mjs');
  writeFileSync(fault, `process.on('SIGUSR2', () => { throw new Error('${FAULT}'); });\n`);
  const node = ['--import', fault];
  const settings = `language = "${language}"\n`;
  const pair = await Pair.start({ modsDir, dataDir: join(folder, 'data'), settings, node });
  leftovers.push(remove, () => pair.dispose());
  return pair;
}

/** Goes to a screen, and to the one that needs it in a folder of its own making. */
async function everyScreen(pair: Pair, visit: (screen: ScreenName, index: number) => Promise<void>): Promise<void> {
  for (const [index, screen] of SCREENS.entries()) {
    await WAYS[screen](pair);
    await visit(screen, index);
  }
  await spoil(pair);
  await WAYS.notice(pair);
  await visit('notice', SCREENS.length);
}

/** Stops the game as a shell does, sees the terminal given back, and lets it go on. */
async function stopAndGoOn(pair: Pair): Promise<void> {
  const { terminal } = pair;
  const before = terminal.bytes.length;
  terminal.signal('SIGTSTP');
  await terminal.soon(() => terminal.bytes.includes('\x1b[?1049l', before), 'the terminal to be given back');
  const given = terminal.bytes.slice(before);
  for (const code of ['?1049l', '?25h', '?2004l', '?7h']) expect(given).toContain(`\x1b[${code}`);
  terminal.signal('SIGCONT');
  await pair.same();
}

it('every screen comes back whole after any size and after a stop', { timeout: 120_000 }, async () => {
  const pair = await started('en');
  await everyScreen(pair, async () => {
    const { top } = pair.mirror;
    await pair.resize(120, 40);
    await pair.resize(59, 24);
    expect(pair.terminal.screen).toContain('60×18');
    // Nothing of that reaches a screen that cannot be seen.
    await pair.press('down', 'x');
    await pair.settled();
    await pair.resize(60, 18);
    await pair.resize(8, 3);
    await pair.resize(80, 24);
    await stopAndGoOn(pair);
    expect(pair.mirror.top).toBe(top);
    await pair.sameCells();
  });
});

/** Ways to end, with their exit codes. */
const ENDINGS = [
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['SIGUSR2', 3],
] as const;

it('every screen gives the terminal back and keeps the run when the game is ended', { timeout: 120_000 }, async () => {
  const pair = await started('de');
  await everyScreen(pair, async (screen, index) => {
    const [signal, code] = ENDINGS[index % ENDINGS.length] ?? ENDINGS[0];
    pair.terminal.signal(signal);
    const ended = await pair.terminal.ended();
    expect([screen, signal, ended.code]).toEqual([screen, signal, code]);
    expect([screen, pair.terminal.modes]).toEqual([screen, LEFT]);
    if (signal === 'SIGUSR2') expect(pair.terminal.screen).toContain(FAULT);
    if (signal === 'SIGUSR2') pair.mirror.crash(FAULT);
    else pair.mirror.end();
    // What the menu tells of the run that waits is what the mirror has kept.
    await pair.restart();
  });
});
