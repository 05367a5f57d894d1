/** UTF-8 by hand: the rooms without a platform have no decoder of their own. */

/** How many bytes a letter has that begins with this byte; 0 when none can. */
export function utf8Length(first: number): 0 | 1 | 2 | 3 | 4 {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** The text of some bytes; what is no letter becomes U+FFFD. */
export function decodeUtf8(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes[at] ?? 0);
    const code = length === 0 ? undefined : codePoint(bytes, at, length);
    text += code === undefined ? '\ufffd' : String.fromCodePoint(code);
    at += code === undefined ? 1 : length;
  }
  return text;
}

/** The smallest code of each length: anything below is an overlong spelling. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000];

function codePoint(bytes: readonly number[], at: number, length: number): number | undefined {
  const first = bytes[at] ?? 0;
  let code = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const next = bytes[at + i] ?? 0;
    if (next < 0x80 || next > 0xbf) return undefined;
    code = (code << 6) | (next & 0x3f);
  }
  const valid = code >= (LEAST[length] ?? 0) && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return valid ? code : undefined;
}
