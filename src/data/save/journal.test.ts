/** The journal of commands: written line by line, read back as far as it is whole. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JournalEntry, type JournalHeader, journalLine, readJournal } from './journal.ts';

const HEADER: JournalHeader = {
  journal: 1,
  run: 'r',
  game: '0.1.0',
  content: 'c',
  mods: [],
  seed: '7',
  endless: false,
  from: 'start',
};
const ENTRIES: readonly JournalEntry[] = [
  { n: 1, command: { command: 'create_character', name: 'Käthe\n"x"', options: ['core:elf'] } },
  { n: 2, command: { command: 'move', direction: 'north' } },
  { n: 2, state: 'abc' },
  { n: 2, crash: 'boom' },
  { n: 3, command: { command: 'wait' }, over: { outcome: 'died', turn: 2, floor: 1 } },
  { n: 3, end: 'def' },
];
const LINES = [journalLine(HEADER), ...ENTRIES.map(journalLine)];
const TEXT = LINES.join('');

describe('a journal', () => {
  it('gives back what was written', () => {
    expect(readJournal(TEXT)).toEqual({
      header: HEADER,
      commands: [
        { command: 'create_character', name: 'Käthe\n"x"', options: ['core:elf'] },
        { command: 'move', direction: 'north' },
        { command: 'wait' },
      ],
      checks: new Map([[2, 'abc']]),
      crashes: [2],
      over: { outcome: 'died', turn: 2, floor: 1 },
      end: 'def',
      length: TEXT.length,
    });
  });

  it('ends before a last line that is torn, wherever it is torn', () => {
    const whole = LINES.slice(0, 3).join('');
    const last = LINES[3] ?? '';
    for (let length = 0; length < last.length; length++) {
      expect(readJournal(whole + last.slice(0, length))).toMatchObject({ length: whole.length, commands: [{}, {}] });
      expect(readJournal(whole + last.slice(0, length))).not.toHaveProperty('damagedAt');
    }
  });

  it('says at which line more than the last one is damaged, and takes nothing behind it', () => {
    const lines = [...LINES];
    lines[2] = (lines[2] ?? '').replace('north', 'south');
    expect(readJournal(lines.join(''))).toMatchObject({ damagedAt: 3, commands: [{}] });
    const missing = [...LINES.slice(0, 2), ...LINES.slice(5)];
    expect(readJournal(missing.join(''))).toMatchObject({ damagedAt: 3, commands: [{}] });
  });

  it('without a whole first line is none', () => {
    for (const text of ['', '\n', TEXT.slice(0, 40), TEXT.slice(1), LINES.slice(1).join('')]) {
      expect(readJournal(text)).toBeUndefined();
    }
  });

  it('never throws and never invents a command, whatever bytes it holds', () => {
    const bytes = Buffer.from(TEXT);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = byte;
        const { commands = [] } = readJournal(damaged.toString('utf8')) ?? {};
        expect(readJournal(TEXT)?.commands.slice(0, commands.length)).toEqual(commands);
      }),
      { numRuns: 500 },
    );
  });
});
