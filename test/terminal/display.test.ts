/** What reaches the terminal: sizes, colours, characters, pastes, and lines for screen readers. */
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type StartOptions, scratch, Terminal } from './terminal.ts';
import { enterRun, isSaved, onTheMap, press, TITLE } from './walk.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

/** The game in a folder of its own. */
function started(options: StartOptions = {}): { terminal: Terminal; data: string } {
  const { folder, remove } = scratch();
  const data = join(folder, 'data');
  const terminal = new Terminal({ ...options, args: ['--data-dir', data, '--seed', '7', ...(options.args ?? [])] });
  leftovers.push(remove, () => terminal.dispose());
  return { terminal, data };
}

/** Sequences that set a colour, whatever the depth. */
const COLOR = new RegExp(`${'\x1b'}\\[[\\d;]*\\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])[\\d;]*m`);

describe('the window', () => {
  it('shows a notice while it is too small, hears nothing, and comes back to the same screen', async () => {
    const { terminal } = started();
    await enterRun(terminal);
    await press(terminal, 'i');
    const shown = terminal.screen;
    terminal.resize(20, 5);
    await terminal.shows('60×18');
    // Drawing anew comes after the keys before it: a resize might overtake them.
    const { length } = terminal.bytes;
    terminal.type('xx.\r\x0c');
    await terminal.until(() => terminal.bytes.length > length, 'the notice drawn anew');
    terminal.resize(10, 3);
    terminal.resize(80, 24);
    await terminal.until(() => terminal.screen === shown, 'the same screen again');
    terminal.key('escape');
    await terminal.until(() => /Turn 0\b/.test(terminal.screen), 'the map of turn 0');
  });

  it('too small still lets the player save and quit', async () => {
    const { terminal, data } = started({ cols: 80, rows: 24 });
    await enterRun(terminal);
    terminal.resize(20, 5);
    await terminal.shows('60×18');
    terminal.type('q');
    expect((await terminal.ended()).code).toBe(0);
    expect(isSaved(data)).toBe(true);
  });

  it('is filled at any size from the smallest to a large one', async () => {
    const { terminal } = started({ cols: 60, rows: 18 });
    await enterRun(terminal);
    for (const [cols, rows] of [
      [80, 24],
      [120, 40],
      [61, 50],
      [200, 20],
      [60, 18],
    ] as const) {
      terminal.resize(cols, rows);
      await terminal.until(() => onTheMap(terminal) && terminal.lines.at(-1) !== '', `a map of ${cols}×${rows}`);
      expect(terminal.lines.every((line) => line.length <= cols)).toBe(true);
    }
  });
});

describe('colours and characters', () => {
  it.each<[string, StartOptions, boolean]>([
    ['an xterm', {}, true],
    ['NO_COLOR', { env: { NO_COLOR: '1' } }, false],
    ['--no-color', { args: ['--no-color'] }, false],
    ['16 colours', { env: { TERM: 'xterm' } }, true],
    ['the console', { env: { TERM: 'linux' } }, true],
    ['a dumb terminal', { env: { TERM: 'dumb' } }, false],
  ])('%s', async (_, options, colored) => {
    const { terminal } = started(options);
    await terminal.until(() => /R ?U ?S ?T ?K ?E ?E ?P/i.test(terminal.screen), 'the menu');
    expect(COLOR.test(terminal.bytes)).toBe(colored);
    const { TERM = '' } = options.env ?? {};
    // 256 and true colours only where the terminal says that it has them.
    expect(/\x1b\[[\d;]*[34]8;5;/.test(terminal.bytes)).toBe(colored && TERM === '');
  });

  it.each<[string, StartOptions]>([
    ['the locale C', { env: { LC_ALL: 'C' }, args: ['--lang', 'de'] }],
    ['the console', { env: { TERM: 'linux' }, args: ['--lang', 'de'] }],
    ['--ascii', { args: ['--ascii', '--lang', 'de'] }],
  ])('%s gets no byte beyond ASCII, in German either', async (_, options) => {
    const { terminal } = started(options);
    await enterRun(terminal);
    for (const key of ['i', 'c', '?', 'm', 'q', 'v']) await press(terminal, key, 'escape');
    expect([...terminal.bytes].filter((letter) => letter > '\x7f').slice(0, 5)).toEqual([]);
  });

  it('a UTF-8 terminal gets frames and umlauts', async () => {
    const { terminal } = started({ args: ['--lang', 'de'] });
    await enterRun(terminal);
    await press(terminal, 'i');
    expect(terminal.screen).toMatch(/[┌│┘]/);
  });
});

describe('typing', () => {
  const paste = (text: string): string => `\x1b[200~${text}\x1b[201~`;

  it('a paste of ten thousand letters plays nothing on the map', async () => {
    const { terminal } = started();
    await enterRun(terminal);
    terminal.type(paste('jx.>'.repeat(2500)));
    await press(terminal, '.');
    expect(terminal.screen).toMatch(/Turn 1\b/);
  });

  it('a paste in the name field gives one clean line', async () => {
    const { terminal } = started();
    await terminal.shows(TITLE);
    await press(terminal, 'enter');
    await terminal.shows('Reya');
    for (let letter = 0; letter < 4; letter++) await press(terminal, 'backspace');
    terminal.type(paste('Jörg\x1b[31m der Rote\nund mehr'));
    await terminal.shows('Jörg');
    expect(terminal.screen).not.toContain('31m');
    expect(terminal.screen).not.toContain('und mehr');
  });

  it('three steps in one read are three steps', async () => {
    const { terminal } = started();
    await enterRun(terminal);
    terminal.type('...');
    await terminal.shows(/Turn 3\b/);
  });

  it('a lone escape is heard without another key', async () => {
    const { terminal } = started();
    await enterRun(terminal);
    const map = terminal.screen;
    await press(terminal, 'i');
    terminal.key('escape');
    await terminal.until(() => terminal.screen === map, 'the map again');
  });

  it('reports of the terminal play nothing', async () => {
    const { terminal } = started();
    await enterRun(terminal);
    terminal.type('\x1b[<0;12;7M\x1b[I\x1b[24;80R\x1b[?64;1;2c\x1b]11;rgb:0000/0000/0000\x07\x1b[97;1:3u');
    await press(terminal, '.');
    expect(terminal.screen).toMatch(/Turn 1\b/);
  });
});

describe('the plain mode', () => {
  it('plays in lines without a single screen code', async () => {
    const { terminal, data } = started({ args: ['--plain'], rows: 60 });
    await terminal.shows('> New run');
    for (let step = 0; step < 20 && !terminal.bytes.includes('New quest'); step++) await press(terminal, 'enter');
    await press(terminal, '.');
    await press(terminal, '\x03');
    terminal.type('y');
    expect((await terminal.ended()).code).toBe(0);
    expect(terminal.bytes.includes('\x1b')).toBe(false);
    expect(isSaved(data)).toBe(true);
  });
});
