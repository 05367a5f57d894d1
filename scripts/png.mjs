/**
 * Makes pictures of the running game: `node scripts/png.mjs [--lang de|en] [--size 80x24] [--out DIR] [NAME…]`.
 *
 * Plays the tour of scripts/tour.mjs in a pseudo-terminal, reads the cells of the emulator behind it and lets a headless
 * Chromium draw them. Needs `chromium` on the path (or its path in CHROMIUM); nothing else in the repository does.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { TOUR } from './tour.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values, positionals: wanted } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    size: { type: 'string', default: '80x24' },
    out: { type: 'string', default: join(root, 'docs/images') },
    text: { type: 'boolean', default: false },
    args: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const [cols = 80, rows = 24] = values.size.split('x').map(Number);

const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  f12: '\x1b[24~',
  backspace: '\x7f',
};
/** Silence of this many milliseconds means that the screen stands. */
const SILENCE = 90;
const PATIENCE = 15_000;
/** Keys without an effect draw nothing. */
const UNANSWERED = 350;

const pause = () => new Promise((done) => setTimeout(done, 10));

/** The size at which the lines of frames meet in this font. */
const cell = { w: 9, h: 17 };
const PALETTE = [
  '#000000',
  '#cd3131',
  '#0dbc79',
  '#e5e510',
  '#2472c8',
  '#bc3fbc',
  '#11a8cd',
  '#e5e5e5',
  '#666666',
  '#f14c4c',
  '#23d18b',
  '#f5f543',
  '#3b8eea',
  '#d670d6',
  '#29b8db',
  '#ffffff',
];
const GROUND = '#16151a';
const TEXT = '#c8c4bc';

function color(cellOf, which) {
  const isDefault = which === 'fg' ? cellOf.isFgDefault() : cellOf.isBgDefault();
  if (isDefault) return which === 'fg' ? TEXT : GROUND;
  const value = which === 'fg' ? cellOf.getFgColor() : cellOf.getBgColor();
  const isRgb = which === 'fg' ? cellOf.isFgRGB() : cellOf.isBgRGB();
  if (isRgb) return `#${value.toString(16).padStart(6, '0')}`;
  if (value < 16) return PALETTE[value];
  if (value >= 232) return `rgb(${[0, 0, 0].map(() => 8 + 10 * (value - 232)).join()})`;
  const level = (n) => [0, 95, 135, 175, 215, 255][n];
  const at = value - 16;
  return `rgb(${level(Math.floor(at / 36))},${level(Math.floor(at / 6) % 6)},${level(at % 6)})`;
}

/** The cells of an emulator as a page. */
function page(terminal) {
  const buffer = terminal.buffer.active;
  const spans = [];
  for (let y = 0; y < rows; y++) {
    const line = buffer.getLine(buffer.baseY + y);
    for (let x = 0; x < cols; x++) {
      const one = line?.getCell(x);
      if (one === undefined || one.getWidth() === 0) continue;
      const swapped = one.isInverse() !== 0;
      const [fg, bg] = swapped ? [color(one, 'bg'), color(one, 'fg')] : [color(one, 'fg'), color(one, 'bg')];
      const glyph = one.getChars();
      if ((glyph === '' || glyph === ' ') && bg === GROUND && !one.isUnderline()) continue;
      const style = [
        `left:${x * cell.w}px;top:${y * cell.h}px;width:${one.getWidth() * cell.w}px;color:${fg}`,
        bg === GROUND ? '' : `background:${bg}`,
        one.isBold() ? 'font-weight:bold' : '',
        one.isUnderline() ? 'text-decoration:underline' : '',
      ];
      const text = (glyph || ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      spans.push(`<i style="${style.filter(Boolean).join(';')}">${text}</i>`);
    }
  }
  return `<!doctype html><meta charset="utf-8"><style>
html,body{margin:0;background:${GROUND}}
div{position:relative;margin:12px;width:${cols * cell.w}px;height:${rows * cell.h}px;font:15px/17px "DejaVu Sans Mono",monospace}
i{position:absolute;height:${cell.h}px;font-style:normal;white-space:pre}
</style><div>${spans.join('')}</div>`;
}

function draw(html, file) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const source = join(folder, 'screen.html');
  writeFileSync(source, html);
  const size = `--window-size=${cols * cell.w + 24},${rows * cell.h + 24}`;
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    size,
  ];
  const done = spawnSync(
    process.env.CHROMIUM ?? 'chromium',
    [...flags, `--user-data-dir=${folder}`, `--screenshot=${file}`, pathToFileURL(source).href],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });
  if (done.status !== 0) throw new Error(`chromium failed: ${done.error?.message ?? done.stderr}`);
}

class Player {
  constructor(args, dataDir) {
    this.emulator = new xterm.Terminal({ cols, rows, allowProposedApi: true });
    this.last = Date.now();
    const env = {
      PATH: process.env.PATH,
      HOME: dataDir,
      TERM: 'xterm-256color',
      COLORTERM: 'truecolor',
      LANG: 'en_US.UTF-8',
    };
    const game = [join(root, 'dist/rustkeep.js'), '--data-dir', dataDir, '--lang', values.lang, ...args];
    this.pty = spawn(process.execPath, game, { cols, rows, env, cwd: root, encoding: 'utf8' });
    this.pty.onData((data) => {
      this.last = Date.now();
      this.emulator.write(data);
    });
  }

  get screen() {
    const buffer = this.emulator.buffer.active;
    const row = (_, y) =>
      buffer
        .getLine(buffer.baseY + y)
        ?.translateToString(true)
        .trimEnd() ?? '';
    return Array.from({ length: rows }, row).join('\n');
  }

  /** Waits for an answer, and then until nothing more comes: a walk answers many times. */
  async settle() {
    const asked = Date.now();
    const answered = () => this.last > asked || Date.now() - asked > UNANSWERED;
    while (!answered()) await pause();
    while (Date.now() - this.last < SILENCE && Date.now() - asked < PATIENCE) await pause();
  }

  async press(...keys) {
    for (const key of keys) {
      this.pty.write(KEYS[key] ?? key);
      await this.settle();
    }
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'rustkeep-tour-'));
mkdirSync(values.out, { recursive: true });
const player = new Player(['--seed', '7', ...values.args.split(' ').filter(Boolean)], dataDir);
while (player.screen.trim() === '') await player.settle();
const missing = new Set(wanted);
for (const { name, come, shows } of TOUR) {
  if (wanted.length > 0 && missing.size === 0) break;
  await come(player);
  if (!shows.test(player.screen)) throw new Error(`the tour did not come to ${name}:\n${player.screen}`);
  if (wanted.length > 0 && !missing.delete(name)) continue;
  const file = join(values.out, `${name}-${values.lang}${values.size === '80x24' ? '' : `-${values.size}`}.png`);
  if (values.text) console.log(`=== ${name}\n${player.screen}`);
  else draw(page(player.emulator), file);
}
player.pty.kill('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });
