/** Tones and content colours turned into the colours of three themes. */
import type { ColorName } from '../game/content/words.ts';
import { parseHex, type Rgb } from './color.ts';
import type { Settings } from './settings.ts';
import type { Color, Tone } from './style.ts';

export type ThemeName = Settings['theme'];

/** One colour in each depth: 16 is the index of the sixteen. */
interface Shade {
  readonly hex: `#${string}`;
  readonly sixteen: number;
}

function shade(hex: `#${string}`, sixteen: number): Shade {
  return { hex, sixteen };
}

type Palette = Readonly<Record<Tone | ColorName, Shade>>;

const CONTENT: Readonly<Record<ColorName, Shade>> = {
  black: shade('#767676', 8),
  red: shade('#e06060', 9),
  green: shade('#7fbf5f', 10),
  yellow: shade('#e0c060', 11),
  blue: shade('#6f9fe8', 12),
  magenta: shade('#c78be0', 13),
  cyan: shade('#5fc7c7', 14),
  white: shade('#e8e8e8', 15),
  gray: shade('#b0b0b0', 7),
  dark_gray: shade('#808080', 8),
};

const DEFAULT: Palette = {
  ...CONTENT,
  text: shade('#c8c4bc', 7),
  dim: shade('#878787', 8),
  bright: shade('#ffffff', 15),
  accent: shade('#e0a458', 11),
  danger: shade('#ff6b5e', 9),
  warning: shade('#f0c24b', 11),
  good: shade('#87c56a', 10),
  health: shade('#e2625a', 9),
  stamina: shade('#6fb3d8', 14),
  experience: shade('#b48ede', 13),
  wall: shade('#6e675f', 8),
  ground: shade('#5f5f5f', 8),
  door: shade('#c08a4a', 3),
  stairs: shade('#f5e6a8', 15),
  hero: shade('#ffffff', 15),
  npc: shade('#7fd0b0', 14),
  loot: shade('#e8c95a', 11),
  frame: shade('#6f6a64', 8),
  frame_active: shade('#e0a458', 11),
  // The ground of the selected row: everything that stands on it must stay readable.
  selected: shade('#3a3020', 4),
};

/** Every text at least as bright as the sixteen allow; nothing recedes into the background. */
const HIGH_CONTRAST: Palette = {
  ...DEFAULT,
  black: shade('#bfbfbf', 7),
  gray: shade('#dadada', 7),
  dark_gray: shade('#bfbfbf', 7),
  red: shade('#ff8787', 9),
  green: shade('#87ff87', 10),
  yellow: shade('#ffff5f', 11),
  blue: shade('#87afff', 12),
  magenta: shade('#ff87ff', 13),
  cyan: shade('#5fffff', 14),
  white: shade('#ffffff', 15),
  text: shade('#ffffff', 15),
  dim: shade('#d0d0d0', 7),
  accent: shade('#ffd75f', 11),
  danger: shade('#ff8787', 9),
  warning: shade('#ffff5f', 11),
  good: shade('#87ff87', 10),
  health: shade('#ff8787', 9),
  stamina: shade('#87d7ff', 14),
  experience: shade('#ffafff', 13),
  wall: shade('#d0d0d0', 7),
  ground: shade('#afafaf', 7),
  door: shade('#ffaf5f', 11),
  frame: shade('#d0d0d0', 7),
  frame_active: shade('#ffff5f', 11),
  selected: shade('#00336b', 4),
};

/** Blue, orange and yellow after Okabe and Ito: red and green never have to be told apart. */
const COLORBLIND: Palette = {
  ...DEFAULT,
  red: shade('#e07b39', 3),
  green: shade('#56b4e9', 14),
  yellow: shade('#f0e442', 11),
  magenta: shade('#cc79a7', 13),
  cyan: shade('#7fd1e8', 14),
  danger: shade('#ff9e4a', 11),
  warning: shade('#f0e442', 11),
  good: shade('#56b4e9', 12),
  health: shade('#e69f00', 11),
  stamina: shade('#56b4e9', 14),
  experience: shade('#cc79a7', 13),
  door: shade('#d8a25a', 3),
  npc: shade('#8fd3f4', 14),
  loot: shade('#f0e442', 11),
};

const THEMES: Readonly<Record<ThemeName, Palette>> = {
  default: DEFAULT,
  high_contrast: HIGH_CONTRAST,
  colorblind: COLORBLIND,
};

/** What a colour is in a theme: its exact value, and its place among the sixteen where the theme knows one. */
export function shadeOf(color: Color, theme: ThemeName): { readonly rgb: Rgb; readonly sixteen?: number } {
  const palette: Readonly<Record<string, Shade>> = THEMES[theme];
  const known = Object.hasOwn(palette, color) ? palette[color] : undefined;
  const rgb = parseHex(known?.hex ?? color) ?? [200, 200, 200];
  return known === undefined ? { rgb: readable(rgb) } : { rgb, sixteen: known.sixteen };
}

/** What the brightest part of a colour must reach to be seen on black. */
const LEAST_BRIGHT = 128;

/** A mod may ask for a colour too dark to be seen: it is lifted to a least brightness. */
function readable(color: Rgb): Rgb {
  const most = Math.max(...color);
  if (most >= LEAST_BRIGHT) return color;
  const lift = LEAST_BRIGHT - most;
  return [color[0] + lift, color[1] + lift, color[2] + lift];
}
