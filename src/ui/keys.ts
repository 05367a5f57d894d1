/** The one decoder between a terminal's bytes and keys: it eats unknown sequences whole and joins what was cut. */
import { CTRL_C, ESCAPE, type KeyEvent, keyEvent, MORE, readKey, type Step, step } from './key-reader.ts';
import { decodeUtf8 } from './utf8.ts';

export type { KeyEvent } from './key-reader.ts';

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

const PASTE_END = [ESCAPE, 0x5b, 0x32, 0x30, 0x31, 0x7e];

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
      const step = this.paste === undefined ? readKey(this.pending, at) : this.readPaste(at);
      if (step.used === 0) break;
      at += step.used;
      if (step.paste === 'begins') this.paste = [];
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
}
