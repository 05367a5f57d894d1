/** Stand-ins for everything beyond ASCII, for terminals and locales that know nothing else. */
import { glyphWidth, splitGlyphs } from '../lib/text.ts';

/** One cell for one cell, so that no column moves. */
const CELLS: Readonly<Record<string, string>> = {
  ß: 's',
  ẞ: 'S',
  æ: 'a',
  Æ: 'A',
  œ: 'o',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '<',
  '»': '>',
  '‹': '<',
  '›': '>',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '~',
  '·': '.',
  '•': '*',
  '×': 'x',
  '÷': '/',
  '±': '~',
  '≈': '~',
  '≤': '<',
  '≥': '>',
  '°': 'o',
  '§': 'S',
  '€': 'E',
  '¿': '?',
  '¡': '!',
  '∞': '8',
  '←': '<',
  '↑': '^',
  '→': '>',
  '↓': 'v',
  '▲': '^',
  '△': '^',
  '▼': 'v',
  '▽': 'v',
  '▶': '>',
  '▷': '>',
  '►': '>',
  '◀': '<',
  '◁': '<',
  '◄': '<',
  '■': '#',
  '□': 'o',
  '▪': '*',
  '●': '*',
  '○': 'o',
  '◆': '*',
  '◇': 'o',
  '✓': '+',
  '✔': '+',
  '✗': 'x',
  '✘': 'x',
  '★': '*',
  '☆': '*',
  '♥': '*',
  '☠': 'X',
  '⚠': '!',
};

/** What becomes longer in running text, where nothing stands in columns. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  '…': '...',
  '±': '+-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '←': '<-',
  '€': 'EUR',
  '«': '"',
  '»': '"',
};

/** The stand-in of one glyph, exactly as wide as the glyph. */
export function asciiGlyph(glyph: string): string {
  if (isAscii(glyph)) return glyph;
  if (Object.hasOwn(CELLS, glyph)) return CELLS[glyph] ?? '?';
  const code = glyph.codePointAt(0) ?? 0;
  if (code >= 0x2500 && code <= 0x257f) return lineStandIn(code);
  if (code >= 0x2580 && code <= 0x259f) return code >= 0x2591 && code <= 0x2592 ? '.' : '#';
  const base = glyph.normalize('NFKD').charAt(0);
  if (glyphWidth(glyph) === 2) return '??';
  return isAscii(base) && base > ' ' ? base : base === ' ' ? ' ' : '?';
}

/** A text in plain ASCII, as one would type it: umlauts spelled out. */
export function spellOut(text: string): string {
  if (isAscii(text)) return text;
  return splitGlyphs(text)
    .map((glyph) => (Object.hasOwn(SPELLED, glyph) ? (SPELLED[glyph] ?? '?') : asciiGlyph(glyph)))
    .join('');
}

function lineStandIn(code: number): string {
  const across = '─━┄┅┈┉╌╍═╴╶╸╺╼╾';
  const down = '│┃┆┇┊┋╎╏║╵╷╹╻╽╿';
  const line = String.fromCharCode(code);
  return across.includes(line) ? '-' : down.includes(line) ? '|' : '+';
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}
