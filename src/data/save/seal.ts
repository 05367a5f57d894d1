/** Seals a document with an end mark and checksums, so that a cut is told from a flipped byte, and a flipped byte gets a place. */
import { hashHex } from '../../lib/hash.ts';

/** The very last characters of a complete document: whatever is cut off, this goes first. */
export const END_MARK = '# end';

/** How many lines share one of the small checksums that give a place. */
const BLOCK_LINES = 16;
const BLOCK_DIGITS = 4;

/** Adds the two lines of checksums behind the line that is `after`, and the end mark. */
export function seal(document: string, after: string): string {
  const open = `${document}\n${END_MARK}`;
  const { checksum, blocks } = sums(open);
  return open.replace(`${after}\n`, () => `${after}\nchecksum = "${checksum}"\nblocks = "${blocks}"\n`);
}

export type SealReading =
  | { readonly state: 'whole' }
  /** The end mark is missing. */
  | { readonly state: 'incomplete' }
  /** The text is not what was written; the first difference lies at about this line. */
  | { readonly state: 'changed'; readonly line: number };

/** Whether a document is the one that was sealed. Line breaks added behind the end are no change. */
export function readSeal(text: string): SealReading {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith(`\n${END_MARK}`)) return { state: 'incomplete' };
  const found = /^checksum = "([0-9a-f]{16})"\nblocks = "([0-9a-f]*)"\n/m.exec(trimmed);
  if (found === null)
    return { state: 'changed', line: lineOfIndex(trimmed, Math.max(0, trimmed.indexOf('\nchecksum') + 1)) };
  const { checksum, blocks } = sums(trimmed.replace(found[0], ''));
  if (checksum === found[1] && blocks === found[2]) return { state: 'whole' };
  const before = lineOfIndex(trimmed, found.index);
  const line = firstDifference(blocks, found[2] ?? '') * BLOCK_LINES + 1;
  return { state: 'changed', line: line > before ? line + 2 : line };
}

function sums(text: string): { checksum: string; blocks: string } {
  const lines = text.split('\n');
  const hashes: string[] = [];
  for (let from = 0; from < lines.length; from += BLOCK_LINES) {
    hashes.push(hashHex(lines.slice(from, from + BLOCK_LINES).join('\n')));
  }
  return { checksum: hashHex(hashes.join('')), blocks: hashes.map((hash) => hash.slice(0, BLOCK_DIGITS)).join('') };
}

/** The number of the first block in which two rows of checksums differ. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return Math.floor(at / BLOCK_DIGITS);
}

function lineOfIndex(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
