/** Reads one key, or one sequence, from bytes at a place: what it means, and how many of them it took. */
import { consoleKey, csiKey, ss3Key } from './key-sequences.ts';
import type { Key } from './screen.ts';
import { decodeUtf8, utf8Length } from './utf8.ts';

export type KeyEvent = { readonly kind: 'key'; readonly key: Key } | { readonly kind: 'paste'; readonly text: string };

type Bytes = readonly number[];

export const ESCAPE = 0x1b;
export const CTRL_C = 0x03;
/** No sequence is longer: what goes on is no sequence. */
const SEQUENCE_LIMIT = 1024;

/** How many bytes a step took, and what they mean; 0 bytes: more must come. */
export interface Step {
  readonly used: number;
  readonly event?: KeyEvent;
  /** What follows is pasted text. */
  readonly paste?: 'begins';
}
export const MORE: Step = { used: 0 };

export function readKey(bytes: Bytes, at: number): Step {
  const byte = bytes[at] ?? 0;
  if (byte === ESCAPE) return readEscape(bytes, at);
  if (byte < 0x20 || byte === 0x7f) return step(1, controlKey(byte));
  return readLetter(bytes, at);
}

function readLetter(bytes: Bytes, at: number): Step {
  const length = utf8Length(bytes[at] ?? 0);
  if (length === 0) return { used: 1 };
  for (let i = 1; i < length; i++) {
    const next = bytes[at + i];
    if (next === undefined) return MORE;
    // A broken letter is dropped; the byte that broke it is read anew.
    if (next < 0x80 || next > 0xbf) return { used: i };
  }
  const letter = decodeUtf8(bytes.slice(at, at + length));
  return step(length, letter === '\ufffd' ? undefined : letter === ' ' ? 'space' : letter);
}

function readEscape(bytes: Bytes, at: number): Step {
  const next = bytes[at + 1];
  if (next === undefined) return MORE;
  if (next === CTRL_C) return step(2, 'ctrl+c');
  const letter = String.fromCharCode(next);
  if (letter === '[') return readCsi(bytes, at);
  if (letter === 'O') return readSs3(bytes, at);
  if (']PX^_'.includes(letter)) return readString(bytes, at);
  // Escape and a quick key after it: the game knows no key with Alt, so nothing is lost by taking them for two.
  return step(1, 'escape');
}

function readCsi(bytes: Bytes, at: number): Step {
  let end = at + 2;
  if (bytes[end] === 0x5b) return readConsole(bytes, at);
  while (isBetween(bytes[end], 0x30, 0x3f)) end++;
  const params = asText(bytes, at + 2, end);
  // rxvt ends shifted keys with a dollar sign, which elsewhere only goes before the last letter.
  if (bytes[end] === 0x24 && /^\d+$/.test(params)) return step(end + 1 - at, csiKey(params, '$'));
  const middle = end;
  while (isBetween(bytes[end], 0x20, 0x2f)) end++;
  const final = bytes[end];
  if (final === undefined) return end - at > SEQUENCE_LIMIT ? { used: end - at } : MORE;
  if (!isBetween(final, 0x40, 0x7e)) return { used: end - at };
  const letter = String.fromCharCode(final);
  if (letter === 'M' && params === '') return readMouse(bytes, end + 1 - at, at);
  if (letter === '~' && params === '200') {
    return { used: end + 1 - at, paste: 'begins' };
  }
  return step(end + 1 - at, end > middle ? undefined : csiKey(params, letter));
}

function readConsole(bytes: Bytes, at: number): Step {
  const final = bytes[at + 3];
  if (final === undefined) return MORE;
  return isBetween(final, 0x41, 0x5a) ? step(4, consoleKey(String.fromCharCode(final))) : { used: 3 };
}

/** The old mouse report: three bytes that may look like letters follow. */
function readMouse(bytes: Bytes, head: number, at: number): Step {
  for (let end = at + head; end < at + head + 3; end++) {
    const byte = bytes[end];
    if (byte === undefined) return MORE;
    if (byte < 0x20) return { used: end - at };
  }
  return { used: head + 3 };
}

function readSs3(bytes: Bytes, at: number): Step {
  let end = at + 2;
  while (isBetween(bytes[end], 0x30, 0x39)) end++;
  const final = bytes[end];
  if (final === undefined) return MORE;
  if (!isBetween(final, 0x20, 0x7e)) return { used: end - at };
  return step(end + 1 - at, ss3Key(asText(bytes, at + 2, end), String.fromCharCode(final)));
}

/** Answers of the terminal to questions nobody asked: up to the bell or the terminator. */
function readString(bytes: Bytes, at: number): Step {
  for (let end = at + 2; end < bytes.length; end++) {
    const byte = bytes[end];
    if (byte === 0x07) return { used: end + 1 - at };
    if (byte === CTRL_C) return { used: end - at };
    if (byte === ESCAPE) {
      if (bytes[end + 1] === undefined) return MORE;
      return { used: bytes[end + 1] === 0x5c ? end + 2 - at : end - at };
    }
  }
  return bytes.length - at > SEQUENCE_LIMIT ? { used: bytes.length - at } : MORE;
}

function asText(bytes: Bytes, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}

export function keyEvent(key: Key): KeyEvent {
  return { kind: 'key', key };
}

export function step(used: number, key: Key | undefined): Step {
  return key === undefined ? { used } : { used, event: keyEvent(key) };
}

function isBetween(byte: number | undefined, low: number, high: number): boolean {
  return byte !== undefined && byte >= low && byte <= high;
}

function controlKey(byte: number): Key | undefined {
  if (byte === 0x0d || byte === 0x0a) return 'enter';
  if (byte === 0x09) return 'tab';
  if (byte === 0x7f || byte === 0x08) return 'backspace';
  if (byte === 0x00) return 'ctrl+space';
  return byte <= 0x1a ? `ctrl+${String.fromCharCode(byte + 0x60)}` : undefined;
}
