/** What complete escape sequences mean: legacy, xterm, rxvt, console, keypad and kitty spellings of the same keys. */
import type { Key } from './screen.ts';

/** Finals of `CSI …` and `SS3 …` that both mean the same. */
const LETTERS: Readonly<Record<string, Key>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  E: '5',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

/** `CSI n ~`. */
const TILDES: Readonly<Record<number, Key>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

/** The pad in application mode: `SS3 x`. */
const PAD: Readonly<Record<string, Key>> = {
  ' ': 'space',
  I: 'tab',
  M: 'enter',
  X: '=',
  j: '*',
  k: '+',
  l: ',',
  m: '-',
  n: '.',
  o: '/',
  p: '0',
  q: '1',
  r: '2',
  s: '3',
  t: '4',
  u: '5',
  v: '6',
  w: '7',
  x: '8',
  y: '9',
};

/** Codes of `CSI code u` that are not letters; the pad of the kitty protocol begins at 57399. */
const CODES: Readonly<Record<number, Key>> = {
  8: 'backspace',
  9: 'tab',
  10: 'enter',
  13: 'enter',
  27: 'escape',
  32: 'space',
  127: 'backspace',
  57409: '.',
  57410: '/',
  57411: '*',
  57412: '-',
  57413: '+',
  57414: 'enter',
  57415: '=',
  57416: ',',
  57417: 'left',
  57418: 'right',
  57419: 'up',
  57420: 'down',
  57421: 'pageup',
  57422: 'pagedown',
  57423: 'home',
  57424: 'end',
  57425: 'insert',
  57426: 'delete',
  57427: '5',
};
const PAD_ZERO = 57399;
const PRIVATE_CODES = 57344;

const SHIFT = 1;
const ALT = 2;
const CTRL = 4;
const SUPER = 8 | 16 | 32;
const RELEASED = 3;

/** The key of `CSI params final`; undefined for reports, releases and everything unknown. */
export function csiKey(params: string, final: string): Key | undefined {
  if (/^[<=>?]/.test(params)) return undefined;
  const [first = [], second = [], third = []] = params.split(';').map((part) => part.split(':').map(Number));
  const bits = Math.max(0, (second[0] || 1) - 1);
  if (second[1] === RELEASED || (bits & SUPER) !== 0) return undefined;
  if (final === 'u') return codeKey(first, bits);
  if (final === '~') return first[0] === 27 ? codeKey(third, bits) : named(TILDES[first[0] ?? 0], bits);
  if (final === '$') return named(TILDES[first[0] ?? 0], SHIFT);
  if (final === '^') return named(TILDES[first[0] ?? 0], CTRL);
  if (final === '@') return named(TILDES[first[0] ?? 0], CTRL | SHIFT);
  if (final === 'Z') return named('tab', bits | SHIFT);
  // The console's middle pad key; and the report of the cursor's place, which looks like a third function key.
  if (final === 'G' && params === '') return '5';
  if (final === 'R' && params !== '') return undefined;
  if ('abcd'.includes(final)) return named(LETTERS[final.toUpperCase()], SHIFT);
  return Object.hasOwn(LETTERS, final) ? named(LETTERS[final], bits) : undefined;
}

/** The key of `SS3 params final`. */
export function ss3Key(params: string, final: string): Key | undefined {
  const bits = Math.max(0, (Number(params) || 1) - 1);
  if ('abcd'.includes(final)) return named(LETTERS[final.toUpperCase()], CTRL);
  if (Object.hasOwn(LETTERS, final)) return named(LETTERS[final], bits);
  return Object.hasOwn(PAD, final) ? PAD[final] : undefined;
}

/** The function keys of the console: `CSI [ A` to `CSI [ E`. */
export function consoleKey(final: string): Key | undefined {
  const index = 'ABCDE'.indexOf(final);
  return index < 0 || final === '' ? undefined : `f${index + 1}`;
}

function codeKey([code = 0, shifted]: readonly number[], bits: number): Key | undefined {
  if (code >= PAD_ZERO && code <= PAD_ZERO + 9) return String(code - PAD_ZERO);
  if (Object.hasOwn(CODES, code)) return named(CODES[code], bits);
  if (code < 0x20 || code > 0x10ffff || (code >= PRIVATE_CODES && code < 0xf900) || (code >= 0xd800 && code < 0xe000)) {
    return undefined;
  }
  const letter = String.fromCodePoint(code);
  const modified = (bits & (CTRL | ALT)) !== 0;
  if (modified) return named(letter.toLowerCase(), bits & ~SHIFT);
  if ((bits & SHIFT) === 0) return letter;
  return shifted !== undefined && shifted >= 0x20 ? String.fromCodePoint(shifted) : letter.toUpperCase();
}

function named(key: Key | undefined, bits: number): Key | undefined {
  if (key === undefined) return undefined;
  // A sign of the pad has no shifted form.
  const shift = key.length > 1 && (bits & SHIFT) !== 0;
  return `${(bits & CTRL) !== 0 ? 'ctrl+' : ''}${(bits & ALT) !== 0 ? 'alt+' : ''}${shift ? 'shift+' : ''}${key}`;
}
