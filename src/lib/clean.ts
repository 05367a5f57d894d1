/** The filter every text from outside passes before it reaches a screen, a log or a report. */

const ESCAPE = 0x1b;
const BELL = 0x07;
const DELETE = 0x7f;
/** The eight-bit twins of "escape [" and of the string openers. */
const CSI = 0x9b;
const STRING_OPENERS = new Set([0x90, 0x98, 0x9d, 0x9e, 0x9f]);
const STRING_END = 0x9c;

/** Turns line ends, tabs and separators into spaces; drops control characters, whole escape sequences,
 * direction marks and invisible characters; mends lone surrogates; composes letters. */
export function clean(text: string): string {
  if (isHarmless(text)) return text;
  let result = '';
  for (let at = 0; at < text.length; ) {
    const end = skipSequence(text, at);
    if (end > at) {
      at = end;
      continue;
    }
    const code = text.codePointAt(at) ?? 0;
    result += replacement(code);
    at += code > 0xffff ? 2 : 1;
  }
  return result.normalize('NFC');
}

/** Text in which every character is a plain one-cell letter or sign: nothing to filter, nothing to compose. */
export function isHarmless(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isPlain(text.charCodeAt(i))) return false;
  return true;
}

/** Characters of which every terminal agrees that they fill one cell. */
export function isPlain(code: number): boolean {
  if (code < 0x300) return code >= 0x20 && !(code >= DELETE && code < 0xa0) && code !== 0xad;
  return (
    (code >= 0x2013 && code <= 0x2026) ||
    (code >= 0x2190 && code <= 0x2199) ||
    (code >= 0x2500 && code <= 0x25cf) ||
    (code >= 0x391 && code <= 0x3c9)
  );
}

function replacement(code: number): string {
  if (code === 0x09 || code === 0x0a || code === 0x0d || code === 0x85 || code === 0x2028 || code === 0x2029)
    return ' ';
  if (code < 0x20 || (code >= DELETE && code < 0xa0)) return '';
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  if (isPlain(code)) return String.fromCharCode(code);
  return isInvisible(code) ? '' : String.fromCodePoint(code);
}

const IGNORED = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;

/** Direction marks, joiners, fillers, variation selectors and skin tones: they have no cell of their own. */
function isInvisible(code: number): boolean {
  return IGNORED.test(String.fromCodePoint(code)) || (code >= 0x1f3fb && code <= 0x1f3ff);
}

/** Where the escape sequence that begins at `at` ends; `at` itself when none begins there. */
function skipSequence(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === CSI) return skipControl(text, at + 1);
  if (STRING_OPENERS.has(code)) return skipString(text, at + 1);
  if (code !== ESCAPE) return at;
  const next = text.charAt(at + 1);
  if (next === '[') return skipControl(text, at + 2);
  if (next !== '' && ']PX^_'.includes(next)) return skipString(text, at + 2);
  let end = at + 1;
  while (isBetween(text, end, 0x20, 0x2f)) end++;
  return isBetween(text, end, 0x30, 0x7e) ? end + 1 : end;
}

function skipControl(text: string, from: number): number {
  let end = from;
  while (isBetween(text, end, 0x20, 0x3f)) end++;
  return isBetween(text, end, 0x40, 0x7e) ? end + 1 : end;
}

/** Up to the bell or the string terminator; without one only the opener is dropped, so that no text is lost. */
function skipString(text: string, from: number): number {
  for (let end = from; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === BELL || code === STRING_END) return end + 1;
    if (code === ESCAPE) return text.charAt(end + 1) === '\\' ? end + 2 : from;
  }
  return from;
}

function isBetween(text: string, at: number, low: number, high: number): boolean {
  const code = text.charCodeAt(at);
  return code >= low && code <= high;
}
