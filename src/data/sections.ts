/** Cutting a file into its headed sections, so that a place can be found without parsing the whole of it. */
import type { Path } from './findings.ts';

/** From one header to the next, in characters; the first section has no header. */
export interface Section {
  /** ['items'] for `[[items]]`, ['items', 'scaling'] for `[items.scaling]`. */
  readonly keys: readonly string[];
  readonly list: boolean;
  readonly start: number;
  readonly end: number;
  /** The line of `start`, from 1. */
  readonly line: number;
}

/** Cuts a text into sections. Tolerant: what is no TOML yields whatever headers can be seen. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  let open: Omit<Section, 'end'> = { keys: [], list: false, start: 0, line: 1 };
  let line = 1;
  let depth = 0;
  let index = 0;
  let lineStart = true;
  while (index < text.length) {
    const letter = text[index];
    if (letter === '\n') {
      line += 1;
      lineStart = true;
      index += 1;
      continue;
    }
    if (lineStart && depth === 0 && letter === '[') {
      const header = headerAt(text, index);
      if (header !== undefined) {
        found.push({ ...open, end: index });
        open = { keys: header.keys, list: header.list, start: index, line };
        index = header.end;
        lineStart = false;
        continue;
      }
    }
    if (letter !== ' ' && letter !== '\t') lineStart = false;
    const after = skip(text, index);
    line += after > index + 1 ? count(text, index, after) : 0;
    if (after === index + 1) depth = Math.max(0, depth + nesting(letter));
    index = after;
  }
  found.push({ ...open, end: text.length });
  return found;
}

/** Headers longer than this are not looked at. */
const LONGEST_HEADER = 400;
const OPENING = '[{';
const CLOSING = ']}';

function nesting(letter: string | undefined): number {
  if (letter === undefined) return 0;
  return OPENING.includes(letter) ? 1 : CLOSING.includes(letter) ? -1 : 0;
}

/** The index after what starts here: a comment, a string, or a single character. */
function skip(text: string, index: number): number {
  const letter = text[index];
  if (letter === '#') {
    const end = text.indexOf('\n', index);
    return end < 0 ? text.length : end;
  }
  if (letter !== '"' && letter !== "'") return index + 1;
  return stringEnd(text, index, letter);
}

function stringEnd(text: string, start: number, quote: string): number {
  const long = text.startsWith(quote.repeat(3), start);
  const closing = long ? quote.repeat(3) : quote;
  for (let index = start + closing.length; index < text.length; index++) {
    if (text[index] === '\\' && quote === '"') index += 1;
    else if (!long && text[index] === '\n') return index;
    else if (text.startsWith(closing, index)) {
      let end = index + closing.length;
      while (long && text[end] === quote && end < index + 5) end += 1;
      return end;
    }
  }
  return text.length;
}

function count(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

const KEY = `(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')`;
const HEADER = new RegExp(`^(\\[\\[?)[ \\t]*(${KEY}(?:[ \\t]*\\.[ \\t]*${KEY})*)[ \\t]*\\]\\]?[ \\t]*(?:#.*)?$`);

function headerAt(text: string, index: number): { keys: string[]; list: boolean; end: number } | undefined {
  const lineEnd = text.indexOf('\n', index);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const found = end - index > LONGEST_HEADER ? null : HEADER.exec(text.slice(index, end));
  if (found === null) return undefined;
  const keys = Array.from((found[2] ?? '').matchAll(new RegExp(KEY, 'g')), ([key]) => key.replace(/^["']|["']$/g, ''));
  return { keys, list: found[1] === '[[', end };
}

/** Each entry's section, with those of its sub-tables, by `items/3` or `balance`. */
export type SectionIndex = ReadonlyMap<string, Section>;

/** Indexes a text once, however many places are asked of it. */
export function indexSections(text: string): SectionIndex {
  const index = new Map<string, Section>();
  const counts = new Map<string, number>();
  let last: { name: string; key: string } | undefined;
  for (const section of sections(text)) {
    const [name] = section.keys;
    if (name === undefined) continue;
    const open = last?.name === name ? index.get(last.key) : undefined;
    if (section.keys.length > 1 && last !== undefined && open !== undefined) {
      index.set(last.key, { ...open, end: section.end });
      continue;
    }
    const number = counts.get(name) ?? 0;
    if (section.keys.length === 1) counts.set(name, number + 1);
    // `[balance.x]` without a `[balance]` before it heads the section as well.
    const key = section.list && section.keys.length === 1 ? `${name}/${number}` : name;
    if (!index.has(key)) index.set(key, section);
    last = { name, key };
  }
  return index;
}

/** The section that a path leads into; undefined when it has no header of its own. */
export function sectionOf(index: SectionIndex, [name, at]: Path): Section | undefined {
  // What is said of a whole list stands at its first header.
  return index.get(typeof at === 'number' ? `${name}/${at}` : String(name)) ?? firstOf(index, String(name), at);
}

function firstOf(index: SectionIndex, name: string, at: Path[number] | undefined): Section | undefined {
  return at === undefined ? index.get(`${name}/0`) : undefined;
}

/** The line of the header of what a path leads into; 1 when there is none. */
export function headerOf(index: SectionIndex, path: Path): number {
  return sectionOf(index, path)?.line ?? 1;
}
