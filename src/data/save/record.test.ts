/** The record of a finished run is read back as it was written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecord, encodeRecord, recordText, type StoredRecord, slugOf } from './record.ts';

const RECORD: StoredRecord = {
  record: 1,
  run: 'r-1',
  date: '2026-03-01T12:00:00Z',
  name: 'Käthe',
  options: ['core:elf'],
  outcome: 'died',
  by: 'core:rat#2',
  with: 'core:bite',
  floor: 3,
  turns: 812,
  level: 4,
  gold: 130,
  kills: 17,
  seed: '18446744073709551615',
  version: '0.1.0',
  mods: ['core 1.0.0'],
  marks: ['cheated'],
  daily: '2026-03-01',
  story: ['Erschlagen von einer Ratte.', '', 'Etage 3'],
};

describe('a record', () => {
  it('is read back as it was written', () => {
    expect(decodeRecord(encodeRecord(RECORD))).toEqual(RECORD);
  });

  it('that is damaged is none, and never an exception', () => {
    const text = encodeRecord(RECORD);
    expect(decodeRecord('')).toBeUndefined();
    expect(decodeRecord(text.replace('floor = 3', 'floor = "three"'))).toBeUndefined();
    expect(decodeRecord(text.replace('record = 1', 'record = 2'))).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ unit: 'binary' }), (at, rubbish) => {
        const read = decodeRecord(text.slice(0, at) + rubbish + text.slice(at + 3));
        expect(read === undefined || read.record === 1).toBe(true);
      }),
    );
  });

  it('brings nothing to the screen that could control a terminal', () => {
    const hostile = encodeRecord({ ...RECORD, name: 'A\u001b[2Jb', story: ['x\u009b31my', 'bell\u0007'] });
    expect(decodeRecord(hostile)).toMatchObject({ name: 'Ab', story: ['xy', 'bell'] });
  });

  it('as text is the story and whose it was, without a footer in another language', () => {
    expect(recordText(RECORD)).toBe('Erschlagen von einer Ratte.\n\nEtage 3\n\nKäthe · 2026-03-01T12:00:00Z\n');
  });
});

describe('a name for files', () => {
  it.each([
    ['Käthe die Kühne', 'kathe-die-kuhne'],
    ['Groß', 'gross'],
    ['../../etc/passwd', 'etc-passwd'],
    ['', 'hero'],
    ['勇者', 'hero'],
    ['-'.repeat(50), 'hero'],
    ['a'.repeat(99), 'a'.repeat(30)],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
