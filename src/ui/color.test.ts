/** Which colours a terminal gets, and that no theme hides what another shows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS } from '../game/content/words.ts';
import { sgr } from './ansi.ts';
import { colorDepth, type Environment, nearest16, nearest256, parseHex, rgbOf256, supportsUnicode } from './color.ts';
import type { Color } from './style.ts';
import { shadeOf } from './theme.ts';

describe('the depth of colours', () => {
  it.each<[Environment, string]>([
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'truecolor'],
    [{ TERM: 'xterm-256color' }, '256'],
    [{ TERM: 'tmux-256color' }, '256'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'linux' }, '16'],
    [{ TERM: 'dumb' }, 'none'],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
    [{ WT_SESSION: 'x' }, 'truecolor'],
    [{}, 'none'],
  ])('%j has %s', (env, depth) => {
    expect(colorDepth('auto', env)).toBe(depth);
  });

  it('follows the settings before the environment', () => {
    expect(colorDepth('16', { NO_COLOR: '1', TERM: 'dumb' })).toBe('16');
  });
});

describe('characters beyond ASCII', () => {
  it.each<[Environment, boolean]>([
    [{ TERM: 'xterm', LANG: 'de_DE.UTF-8' }, true],
    [{ TERM: 'xterm', LC_ALL: 'C.utf8' }, true],
    [{ TERM: 'xterm' }, true],
    [{ TERM: 'xterm', LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, false],
    [{ TERM: 'xterm', LANG: 'POSIX' }, false],
    [{ TERM: 'linux', LANG: 'de_DE.UTF-8' }, false],
    [{ TERM: 'dumb', LANG: 'en_US.UTF-8' }, false],
  ])('%j: %s', (env, unicode) => {
    expect(supportsUnicode('auto', env)).toBe(unicode);
  });
});

const TONES: readonly Color[] = [
  'text',
  'dim',
  'accent',
  'danger',
  'good',
  'wall',
  'hero',
  'loot',
  ...COLORS,
  '#102030',
];

describe('codes', () => {
  it.each([
    ['none', 'danger', ''],
    ['16', 'danger', '91'],
    ['256', '#ff0000', '38;5;196'],
    ['truecolor', '#ff8000', '38;2;255;128;0'],
    ['16', '#00ff00', '92'],
  ] as const)('in depth %s %s is "%s"', (depth, color, code) => {
    expect(sgr({ color }, { depth, theme: 'default' })).toBe(code);
  });

  it('without colours keep bold and underline, and show a coloured ground as reverse', () => {
    const pen = { depth: 'none', theme: 'default' } as const;
    expect(sgr({ color: 'danger', bold: true, underline: true }, pen)).toBe('1;4');
    expect(sgr({ background: 'selected' }, pen)).toBe('7');
  });

  it('use no colour beyond their depth', () => {
    for (const theme of ['default', 'high_contrast', 'colorblind'] as const) {
      for (const color of TONES) {
        expect(sgr({ color, background: color }, { depth: '16', theme })).toMatch(/^(3[1-7]|9[0-7]);(4[1-7]|10[0-7])$/);
        expect(sgr({ color }, { depth: '256', theme })).toMatch(/^38;5;\d+$/);
        expect(sgr({ color }, { depth: 'none', theme })).toBe('');
      }
    }
  });
});

/** Relative luminance against black, as the guidelines for web pages reckon contrast. */
function contrast(color: Color, theme: 'default' | 'high_contrast' | 'colorblind'): number {
  const [r = 0, g = 0, b = 0] = shadeOf(color, theme).rgb.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) / 0.05;
}

describe('themes', () => {
  it('can be read on the ground of a selected row', () => {
    for (const theme of ['default', 'high_contrast', 'colorblind'] as const) {
      for (const color of ['text', 'dim', 'accent', 'danger', 'good', 'bright', ...COLORS] as const) {
        const ratio = contrast(color, theme) / contrast('selected', theme);
        expect([theme, color, ratio >= 2.4]).toEqual([theme, color, true]);
        expect(shadeOf(color, theme).sixteen).not.toBe(shadeOf('selected', theme).sixteen);
      }
    }
  });

  it('can be read on black', () => {
    for (const color of TONES) {
      expect([color, contrast(color, 'default') >= 3]).toEqual([color, true]);
      expect([color, contrast(color, 'colorblind') >= 3]).toEqual([color, true]);
    }
    for (const color of ['text', 'dim', 'wall', 'frame', 'danger', 'good', 'black'] as const) {
      expect([color, contrast(color, 'high_contrast') >= 7]).toEqual([color, true]);
    }
  });
});

describe('bringing colours down', () => {
  it('finds each fixed colour itself', () => {
    for (let index = 16; index < 256; index++) expect(rgbOf256(nearest256(rgbOf256(index)))).toEqual(rgbOf256(index));
  });

  it('never answers black', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(fc.property(channel, channel, channel, (r, g, b) => nearest16([r, g, b]) > 0));
  });

  it.each(['', '#12', '#1234567', 'red', '#gggggg'])('"%s" is no colour', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});
