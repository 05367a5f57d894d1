/** The one decoder between a terminal's bytes and keys: it eats unknown sequences whole and joins what was cut. */
import { consoleKey, csiKey, ss3Key } from './key-sequences.ts';
import type { Key } from './screen.ts';
import { decodeUtf8, utf8Length } from './utf8.ts';

export type KeyEvent = { readonly kind: 'key'; readonly key: Key } | { readonly kind: 'paste'; readonly text: string };

/** What the decoder is in the middle of: the host waits shortly for an escape, longer for the rest. */
export type Waiting = 'nothing' | 'escape' | 'sequence' | 'paste';

/** How long silence may last, in milliseconds, before `flush` is due. */
export const PATIENCE: Readonly<Record<Exclude<Waiting, 'nothing'>, number>> = {
  escape: 60,
  sequence: 400,
  paste: 600,
};

/** So much of a paste is kept; the rest of it is swallowed. */
export const PASTE_LIMIT = 4096;
/** No sequence is longer: what goes on is no sequence. */
const SEQUENCE_LIMIT = 1024;

const ESCAPE = 0x1b;
const CTRL_C = 0x03;
const PASTE_END = [ESCAPE, 0x5b, 0x32, 0x30, 0x31, 0x7e];

/** How many bytes a step took, and what they mean; 0 bytes: more must come. */
interface Step {
  readonly used: number;
  readonly event?: KeyEvent;
}
const MORE: Step = { used: 0 };

export class KeyDecoder {
  private pending: number[] = [];
  private paste: number[] | undefined;

  get waiting(): Waiting {
    if (this.paste !== undefined) return 'paste';
    if (this.pending.length === 0) return 'nothing';
    return this.pending.length === 1 && this.pending[0] === ESCAPE ? 'escape' : 'sequence';
  }

  /** Takes the next bytes and answers what they complete. */
  feed(bytes: Uint8Array): KeyEvent[] {
    for (const byte of bytes) this.pending.push(byte);
    const events: KeyEvent[] = [];
    let at = 0;
    while (at < this.pending.length) {
      const step = this.paste === undefined ? this.read(at) : this.readPaste(at);
      if (step.used === 0) break;
      at += step.used;
      if (step.event !== undefined) events.push(step.event);
    }
    this.pending = this.pending.slice(at);
    return events;
  }

  /** Nothing came for a while: a lone escape is a key, a paste without end is over, half a sequence is dropped. */
  flush(): KeyEvent[] {
    const rest = this.pending;
    this.pending = [];
    if (this.paste !== undefined) {
      const text = decodeUtf8(this.paste);
      this.paste = undefined;
      return [{ kind: 'paste', text }];
    }
    if (rest[0] !== ESCAPE) return [];
    if (rest.length === 1) return [keyEvent('escape')];
    const second = rest[1];
    // What begins a sequence and was none: a second key after all.
    if (rest.length > 2 || second === undefined || second > 0x7e) return [];
    return [keyEvent('escape'), keyEvent(String.fromCharCode(second))];
  }

  private read(at: number): Step {
    const byte = this.pending[at] ?? 0;
    if (byte === ESCAPE) return this.readEscape(at);
    if (byte < 0x20 || byte === 0x7f) return step(1, controlKey(byte));
    return this.readLetter(at);
  }

  private readLetter(at: number): Step {
    const length = utf8Length(this.pending[at] ?? 0);
    if (length === 0) return { used: 1 };
    for (let i = 1; i < length; i++) {
      const next = this.pending[at + i];
      if (next === undefined) return MORE;
      // A broken letter is dropped; the byte that broke it is read anew.
      if (next < 0x80 || next > 0xbf) return { used: i };
    }
    const letter = decodeUtf8(this.pending.slice(at, at + length));
    return step(length, letter === '\ufffd' ? undefined : letter === ' ' ? 'space' : letter);
  }

  private readEscape(at: number): Step {
    const next = this.pending[at + 1];
    if (next === undefined) return MORE;
    if (next === CTRL_C) return step(2, 'ctrl+c');
    const letter = String.fromCharCode(next);
    if (letter === '[') return this.readCsi(at);
    if (letter === 'O') return this.readSs3(at);
    if (']PX^_'.includes(letter)) return this.readString(at);
    // Escape and a quick key after it: the game knows no key with Alt, so nothing is lost by taking them for two.
    return step(1, 'escape');
  }

  private readCsi(at: number): Step {
    let end = at + 2;
    if (this.pending[end] === 0x5b) return this.readConsole(at);
    while (isBetween(this.pending[end], 0x30, 0x3f)) end++;
    const params = this.text(at + 2, end);
    // rxvt ends shifted keys with a dollar sign, which elsewhere only goes before the last letter.
    if (this.pending[end] === 0x24 && /^\d+$/.test(params)) return step(end + 1 - at, csiKey(params, '$'));
    const middle = end;
    while (isBetween(this.pending[end], 0x20, 0x2f)) end++;
    const final = this.pending[end];
    if (final === undefined) return end - at > SEQUENCE_LIMIT ? { used: end - at } : MORE;
    if (!isBetween(final, 0x40, 0x7e)) return { used: end - at };
    const letter = String.fromCharCode(final);
    if (letter === 'M' && params === '') return this.readMouse(end + 1 - at, at);
    if (letter === '~' && params === '200') {
      this.paste = [];
      return { used: end + 1 - at };
    }
    return step(end + 1 - at, end > middle ? undefined : csiKey(params, letter));
  }

  private readConsole(at: number): Step {
    const final = this.pending[at + 3];
    if (final === undefined) return MORE;
    return isBetween(final, 0x41, 0x5a) ? step(4, consoleKey(String.fromCharCode(final))) : { used: 3 };
  }

  /** The old mouse report: three bytes that may look like letters follow. */
  private readMouse(head: number, at: number): Step {
    for (let end = at + head; end < at + head + 3; end++) {
      const byte = this.pending[end];
      if (byte === undefined) return MORE;
      if (byte < 0x20) return { used: end - at };
    }
    return { used: head + 3 };
  }

  private readSs3(at: number): Step {
    let end = at + 2;
    while (isBetween(this.pending[end], 0x30, 0x39)) end++;
    const final = this.pending[end];
    if (final === undefined) return MORE;
    if (!isBetween(final, 0x20, 0x7e)) return { used: end - at };
    return step(end + 1 - at, ss3Key(this.text(at + 2, end), String.fromCharCode(final)));
  }

  /** Answers of the terminal to questions nobody asked: up to the bell or the terminator. */
  private readString(at: number): Step {
    for (let end = at + 2; end < this.pending.length; end++) {
      const byte = this.pending[end];
      if (byte === 0x07) return { used: end + 1 - at };
      if (byte === CTRL_C) return { used: end - at };
      if (byte === ESCAPE) {
        if (this.pending[end + 1] === undefined) return MORE;
        return { used: this.pending[end + 1] === 0x5c ? end + 2 - at : end - at };
      }
    }
    return this.pending.length - at > SEQUENCE_LIMIT ? { used: this.pending.length - at } : MORE;
  }

  private readPaste(at: number): Step {
    const paste = this.paste ?? [];
    const byte = this.pending[at] ?? 0;
    if (byte === ESCAPE) {
      const matched = PASTE_END.findIndex((wanted, i) => this.pending[at + i] !== wanted);
      if (matched === -1) return this.endPaste(PASTE_END.length);
      // Cut in the middle of what may be the end mark.
      if (this.pending[at + matched] === undefined) return MORE;
    }
    if (byte === CTRL_C) {
      this.paste = undefined;
      return step(1, 'ctrl+c');
    }
    if (paste.length < PASTE_LIMIT) paste.push(byte);
    return { used: 1 };
  }

  private endPaste(used: number): Step {
    const text = decodeUtf8(this.paste ?? []);
    this.paste = undefined;
    return { used, event: { kind: 'paste', text } };
  }

  private text(from: number, to: number): string {
    return String.fromCharCode(...this.pending.slice(from, to));
  }
}

function keyEvent(key: Key): KeyEvent {
  return { kind: 'key', key };
}

function step(used: number, key: Key | undefined): Step {
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
