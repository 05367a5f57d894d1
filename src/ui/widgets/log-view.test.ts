/** The last lines of the log: what was said together stays together, and what it cannot show it counts. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../../game/content/content.ts';
import type { LogEntry } from '../../game/log.ts';
import { wordsFor } from '../words/speak.ts';
import type { Speech } from '../words/words.ts';
import { latestLines, logLines, turnLines } from './log-view.ts';
import { plain } from './rich.ts';

// Words look at names only, and there are none: ids become names.
const content = {
  ...Object.fromEntries(['creatures', 'abilities', 'items', 'modifiers', 'prefabs'].map((name) => [name, new Map()])),
  texts: new Map(),
} as unknown as Content;
const speech: Speech = { words: wordsFor('en', content), content };

const uses = (turn: number, who: string, ability: string, target: string): LogEntry => ({
  turn,
  code: 'ability_used',
  who,
  ability,
  target,
});
const hits = (turn: number, who: string, target: string, amount: number): LogEntry => ({
  turn,
  code: 'hit',
  who,
  target,
  amount,
  damage_type: 'slash',
  critical: false,
});
const misses = (turn: number, who: string, target: string): LogEntry => ({ turn, code: 'missed', who, target });
const effect = (turn: number, modifier: string): LogEntry => ({
  turn,
  code: 'modifier_ended',
  who: 'core:rat',
  modifier,
});
const texts = (entries: readonly LogEntry[]) => logLines(speech, entries).map(({ text }) => text);
const shown = (entries: readonly LogEntry[], rows: number) => latestLines(speech, entries, rows).map(plain);

describe('a blow and what it was done with', () => {
  it('are one sentence', () => {
    expect(texts([uses(1, 'core:rat', 'core:bite', 'hero'), hits(1, 'core:rat', 'hero', 3)])).toEqual([
      'The rat hits you with “Bite” for 3 (slash).',
    ]);
    expect(texts([uses(1, 'hero', 'core:whirl', 'core:rat'), misses(1, 'hero', 'core:rat')])).toEqual([
      'You miss the rat with “Whirl”.',
    ]);
  });

  it('the plain attack needs no name', () => {
    expect(texts([uses(1, 'hero', 'core:attack', 'core:rat'), hits(1, 'hero', 'core:rat', 5)])).toEqual([
      'You hit the rat for 5 (slash).',
    ]);
  });

  it('somebody else’s blow is not mistaken for it', () => {
    expect(texts([uses(1, 'hero', 'core:guard', 'hero'), hits(1, 'core:rat', 'hero', 3)])).toEqual([
      'You use “Guard”.',
      'The rat hits you for 3 (slash).',
    ]);
  });
});

describe('a turn that says more than there is room for', () => {
  const turn = [
    effect(4, 'core:a'),
    uses(4, 'hero', 'core:attack', 'core:rat'),
    hits(4, 'hero', 'core:rat', 5),
    effect(4, 'core:b'),
    hits(4, 'core:rat', 'hero', 3),
    effect(4, 'core:c'),
  ];

  it('keeps what hurt and what one did oneself, and counts the rest', () => {
    expect(shown(turn, 3)).toEqual([
      '(3 more in the messages)',
      'You hit the rat for 5 (slash).',
      'The rat hits you for 3 (slash).',
    ]);
  });

  it('says what hurt even in a single row', () => {
    expect(shown(turn, 1)).toEqual(['(+4) The rat hits you for 3 (slash).']);
  });
});

it('tells the same blow of two turns twice to those who listen', () => {
  const first = [hits(1, 'core:rat', 'hero', 3)];
  const both = [...first, hits(2, 'core:rat', 'hero', 3)];
  expect(turnLines(speech, first).map(plain)).toEqual(['1: The rat hits you for 3 (slash).']);
  expect(turnLines(speech, both).map(plain)).toEqual(['2: The rat hits you for 3 (slash).']);
});
