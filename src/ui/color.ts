/** How many colours a terminal has, and how a wished colour is brought down to them. */
import type { Settings } from './settings.ts';

export type ColorDepth = 'truecolor' | '256' | '16' | 'none';
export type Rgb = readonly [red: number, green: number, blue: number];

/** The environment, as far as it tells about terminals. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the settings say, else what the environment says. `NO_COLOR` and a dumb terminal win over 'auto' only. */
export function colorDepth(wish: Settings['colors'], env: Environment): ColorDepth {
  return wish === 'auto' ? detectDepth(env) : wish;
}

function detectDepth(env: Environment): ColorDepth {
  const term = env.TERM ?? '';
  if ((env.NO_COLOR ?? '') !== '' || term === 'dumb') return 'none';
  // Windows knows no TERM; its terminal says who it is.
  if (env.WT_SESSION !== undefined || /^(?:truecolor|24bit)$/i.test(env.COLORTERM ?? '') || /-direct$/.test(term))
    return 'truecolor';
  if (/256/.test(term)) return '256';
  return term === '' ? 'none' : '16';
}

/** Whether box drawing and umlauts may be sent: not in a locale without UTF-8, not to the console or a dumb terminal. */
export function supportsUnicode(wish: Settings['glyphs'], env: Environment): boolean {
  if (wish !== 'auto') return wish === 'unicode';
  const term = env.TERM ?? '';
  if (term === 'linux' || term === 'dumb' || (term === '' && env.WT_SESSION === undefined)) return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  // No locale at all is common in containers and on other systems: their terminals know UTF-8.
  return locale === '' || /utf-?8/i.test(locale);
}

/** A colour written `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (match === null) return undefined;
  return [
    Number.parseInt(match[1] ?? '', 16),
    Number.parseInt(match[2] ?? '', 16),
    Number.parseInt(match[3] ?? '', 16),
  ];
}

/** The levels of the 6 × 6 × 6 cube of the 256 colours. */
const CUBE = [0, 95, 135, 175, 215, 255];

/** The nearest of the 240 fixed colours; the first sixteen differ from terminal to terminal and are left out. */
export function nearest256(color: Rgb): number {
  const [r, g, b] = color.map(nearestLevel);
  const cube = 16 + 36 * (r ?? 0) + 6 * (g ?? 0) + (b ?? 0);
  const average = (color[0] + color[1] + color[2]) / 3;
  const step = Math.min(23, Math.max(0, Math.round((average - 8) / 10)));
  const gray = 232 + step;
  return distance(color, rgbOf256(gray)) < distance(color, rgbOf256(cube)) ? gray : cube;
}

function nearestLevel(value: number): number {
  let best = 0;
  for (const [index, level] of CUBE.entries()) {
    if (Math.abs(level - value) < Math.abs((CUBE[best] ?? 0) - value)) best = index;
  }
  return best;
}

/** What one of the colours 16 … 255 looks like. */
export function rgbOf256(index: number): Rgb {
  if (index >= 232) {
    const level = 8 + 10 * (index - 232);
    return [level, level, level];
  }
  const at = index - 16;
  return [CUBE[Math.floor(at / 36)] ?? 0, CUBE[Math.floor(at / 6) % 6] ?? 0, CUBE[at % 6] ?? 0];
}

/** The sixteen as most terminals show them. */
export const SIXTEEN: readonly Rgb[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

/** The nearest of the sixteen, never black: a foreground that cannot be read is worse than a wrong one. */
export function nearest16(color: Rgb): number {
  let best = 8;
  for (let index = 1; index < SIXTEEN.length; index++) {
    if (distance(color, SIXTEEN[index] ?? color) < distance(color, SIXTEEN[best] ?? color)) best = index;
  }
  return best;
}

/** Weighted by how the eye weighs: green counts most, blue least. */
function distance(a: Rgb, b: Rgb): number {
  const [r, g, bl] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 3 * r * r + 4 * g * g + 2 * bl * bl;
}
