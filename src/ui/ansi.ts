/** Styles as the codes terminals understand, for one theme and one depth of colour. */
import { type ColorDepth, nearest16, nearest256 } from './color.ts';
import type { Color, Style } from './style.ts';
import { shadeOf, type ThemeName } from './theme.ts';

export interface Pen {
  readonly depth: ColorDepth;
  readonly theme: ThemeName;
}

/** The parameters of the style's SGR sequence; '' for the terminal's own look. Equal look, equal text. */
export function sgr(style: Style, pen: Pen): string {
  const codes: (string | number)[] = [];
  const background = style.background !== undefined && pen.depth !== 'none';
  if (style.bold === true) codes.push(1);
  if (style.underline === true) codes.push(4);
  // Without colours a coloured ground becomes the swap of the two: a cursor stays a cursor.
  if (style.reverse === true || (style.background !== undefined && !background)) codes.push(7);
  if (style.color !== undefined) codes.push(...colorCodes(style.color, pen, 'foreground'));
  if (background && style.background !== undefined) codes.push(...colorCodes(style.background, pen, 'background'));
  return codes.join(';');
}

function colorCodes(color: Color, pen: Pen, where: 'foreground' | 'background'): (string | number)[] {
  if (pen.depth === 'none') return [];
  const { rgb, sixteen } = shadeOf(color, pen.theme);
  const base = where === 'foreground' ? 30 : 40;
  if (pen.depth === 'truecolor') return [base + 8, 2, ...rgb];
  if (pen.depth === '256') return [base + 8, 5, nearest256(rgb)];
  const index = sixteen ?? nearest16(rgb);
  // The bright half has codes of its own: 90 and 100 upward.
  return [index < 8 ? base + index : base + 60 + index - 8];
}
