/** Laws and tables of the key decoder: every spelling of a key, every report swallowed, every cut joined. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyDecoder, type KeyEvent, PASTE_LIMIT } from './keys.ts';

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);

function names(events: readonly KeyEvent[]): string[] {
  return events.map((event) => (event.kind === 'key' ? event.key : `paste:${event.text}`));
}

/** All events of a text that comes at once, silence after it included. */
function decode(text: string): string[] {
  const decoder = new KeyDecoder();
  return names([...decoder.feed(bytes(text)), ...decoder.flush()]);
}

const ESC = '\x1b';

describe('keys', () => {
  it.each([
    ['a', 'a'],
    ['A', 'A'],
    ['ß', 'ß'],
    ['界', '界'],
    ['👾', '👾'],
    [' ', 'space'],
    ['\r', 'enter'],
    ['\n', 'enter'],
    ['\t', 'tab'],
    ['\x7f', 'backspace'],
    ['\b', 'backspace'],
    ['\x03', 'ctrl+c'],
    ['\x1a', 'ctrl+z'],
    [ESC, 'escape'],
  ])('%j is %s', (text, key) => {
    expect(decode(text)).toEqual([key]);
  });

  it.each([
    ['up', ['[A', 'OA', '[1;1A', '[57419u', '[1;1:1A', '[1;1:2A']],
    ['down', ['[B', 'OB']],
    ['shift+up', ['[1;2A', '[a', '[1;2:1A']],
    ['ctrl+right', ['[1;5C', 'Oc']],
    ['home', ['[H', 'OH', '[1~', '[7~', '[57423u']],
    ['end', ['[F', 'OF', '[4~', '[8~', '[57424u']],
    ['shift+home', ['[7$', '[1;2H']],
    ['ctrl+end', ['[8^', '[1;5F', '[4;5~']],
    ['pageup', ['[5~', '[57421u']],
    ['pagedown', ['[6~']],
    ['insert', ['[2~']],
    ['delete', ['[3~']],
    ['f1', ['OP', '[11~', '[[A', '[P', '[1;1P']],
    ['f5', ['[15~', '[[E']],
    ['f12', ['[24~']],
    ['shift+tab', ['[Z', '[9;2u']],
    ['escape', ['[27u', '[27;1:1u']],
    ['enter', ['OM', '[57414u', '[13u']],
    ['ctrl+c', ['[99;5u', '[27;5;99~', '\x03']],
    ['A', ['[97;2u', '[97:65;2u', '[27;2;65~']],
    ['?', ['[223:63;2u']],
    ['5', ['Ou', '[57404u', '[E', '[G', 'OE', '[57427u']],
    ['+', ['Ok', '[57413u']],
    ['-', ['Om', '[57412u']],
    ['0', ['Op', '[57399u']],
    ['9', ['Oy', '[57408u']],
  ])('%s in all its spellings', (key, spellings) => {
    for (const spelling of spellings) expect([spelling, decode(ESC + spelling)]).toEqual([spelling, [key]]);
  });

  it('takes several keys of one read one by one', () => {
    expect(decode('jjj')).toEqual(['j', 'j', 'j']);
    expect(decode(`${ESC}[A${ESC}[Bx`)).toEqual(['up', 'down', 'x']);
    expect(decode(ESC + ESC + ESC)).toEqual(['escape', 'escape', 'escape']);
    expect(decode(`${ESC}${ESC}[A`)).toEqual(['escape', 'up']);
    expect(decode(`${ESC}i`)).toEqual(['escape', 'i']);
    expect(decode(`${ESC}ä\r`)).toEqual(['escape', 'ä', 'enter']);
    expect(decode(`${ESC}[`)).toEqual(['escape', '[']);
  });

  it('joins an arrow that was cut, without a cancel', () => {
    const decoder = new KeyDecoder();
    expect(decoder.feed(bytes(ESC))).toEqual([]);
    expect(decoder.waiting).toBe('escape');
    expect(names(decoder.feed(bytes('[A')))).toEqual(['up']);
    expect(decoder.waiting).toBe('nothing');
  });

  it('joins a letter whose bytes come apart', () => {
    const decoder = new KeyDecoder();
    const [first = 0, second = 0] = bytes('ß');
    expect(decoder.feed(Uint8Array.of(first))).toEqual([]);
    expect(names(decoder.feed(Uint8Array.of(second)))).toEqual(['ß']);
  });

  it('drops bytes that are no letter', () => {
    const decoder = new KeyDecoder();
    expect(names(decoder.feed(Uint8Array.of(0xff, 0xc3, 0x61, 0x80, 0xe2, 0x82, 0x62)))).toEqual(['a', 'b']);
  });

  it.each([
    ['a mouse report', '[<0;12;7M'],
    ['an old mouse report', '[M !!'],
    ['a focus report', '[I'],
    ['a lost focus', '[O'],
    ['the place of the cursor', '[24;80R'],
    ['the kind of terminal', '[?64;1;2c'],
    ['a mode report', '[?2026;2$y'],
    ['a colour', ']11;rgb:0000/0000/0000\x07'],
    ['a colour with the long end', `]11;rgb:0000/0000/0000${ESC}\\`],
    ['a version', `P>|xterm(380)${ESC}\\`],
    ['an image answer', `_Gi=31;OK${ESC}\\`],
    ['a released key', '[97;1:3u'],
    ['a released arrow', '[1;1:3A'],
    ['a lone modifier', '[57441;2u'],
    ['a key record of Windows', '[65;30;97;1;0;1_'],
    ['the size of the window', '[8;24;80t'],
    ['a key with the super key', '[97;9u'],
  ])('%s plays no key', (_, report) => {
    expect(decode(`${ESC}${report}x`)).toEqual(['x']);
  });
});

describe('pasting', () => {
  const start = `${ESC}[200~`;
  const end = `${ESC}[201~`;

  it('is one event, whatever is in it', () => {
    expect(decode(`${start}Käse q${ESC}[A${end}x`)).toEqual([`paste:Käse q${ESC}[A`, 'x']);
  });

  it('swallows what is longer than the limit', () => {
    const [paste, ...rest] = decode(`${start}${'j'.repeat(10_000)}${end}k`);
    expect(paste).toBe(`paste:${'j'.repeat(PASTE_LIMIT)}`);
    expect(rest).toEqual(['k']);
  });

  it('without an end is over after a silence, and Ctrl-C ends it at once', () => {
    const decoder = new KeyDecoder();
    expect(decoder.feed(bytes(`${start}jjj`))).toEqual([]);
    expect(decoder.waiting).toBe('paste');
    expect(names(decoder.flush())).toEqual(['paste:jjj']);
    expect(names(decoder.feed(bytes('k')))).toEqual(['k']);
    expect(decode(`${start}jj\x03k`)).toEqual(['ctrl+c', 'k']);
  });

  it('finds an end mark that was cut', () => {
    const decoder = new KeyDecoder();
    const events = [start, 'ab', `${ESC}[2`, '01', '~', 'x'].flatMap((part) => decoder.feed(bytes(part)));
    expect(names(events)).toEqual(['paste:ab', 'x']);
  });
});

describe('the decoder', () => {
  const chunk = fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom('[A', 'OB', '[200~', '[201~', '[M', '[<1;2;3M', ']0;x', '[1;', 'O', '[', 'P1', '[27;5;99~')
      .map((tail) => bytes(ESC + tail)),
    fc.string({ unit: 'grapheme', maxLength: 4 }).map(bytes),
  );
  const chunks = fc.array(chunk, { maxLength: 12 });

  it('does not care how the bytes are cut', () => {
    fc.assert(
      fc.property(chunks, (parts) => {
        const whole = new KeyDecoder();
        const cut = new KeyDecoder();
        const all = parts.flatMap((part) => [...part]);
        const once = whole.feed(Uint8Array.from(all));
        const apart = all.flatMap((byte) => cut.feed(Uint8Array.of(byte)));
        expect(apart).toEqual(once);
        expect(cut.flush()).toEqual(whole.flush());
      }),
      { numRuns: 2000 },
    );
  });

  it('after a silence always understands the next key', () => {
    fc.assert(
      fc.property(chunks, (parts) => {
        const decoder = new KeyDecoder();
        for (const part of parts) decoder.feed(part);
        decoder.flush();
        expect(decoder.waiting).toBe('nothing');
        expect(names(decoder.feed(bytes('j')))).toEqual(['j']);
      }),
      { numRuns: 2000 },
    );
  });

  it('always hears Ctrl-C', () => {
    fc.assert(
      fc.property(chunks, (parts) => {
        const decoder = new KeyDecoder();
        for (const part of parts) decoder.feed(part);
        expect(names(decoder.feed(Uint8Array.of(3))).at(-1)).toBe('ctrl+c');
      }),
      { numRuns: 2000 },
    );
  });
});
