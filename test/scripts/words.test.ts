/** Every fault of a script is worded in both languages. */
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../src/script/fault.ts';
import { logText } from '../../src/ui/words/log.ts';
import { DE_FAULTS, EN_FAULTS } from '../../src/ui/words/script-faults.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { World } from '../fixtures/world.ts';

describe('words for faults', () => {
  it.each([
    ['German', DE_FAULTS],
    ['English', EN_FAULTS],
  ])('%s has one for each code and no other', (_language, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(FAULTS).sort());
  });

  it.each(Object.entries(FAULTS))('%s: the detail is told where there is one', (code, doc) => {
    for (const words of [DE_FAULTS, EN_FAULTS])
      expect(words[code]?.includes('{detail}')).toBe(doc.includes('<detail>'));
  });

  it.each([
    ['de', 'Skript m:s scheitert in Zeile 3, Spalte 7: nichts heißt hier „fooes“.'],
    ['en', "Script m:s fails at line 3, column 7: there is nothing called 'fooes'."],
  ])('the log of a run tells it in %s', (language, sentence) => {
    const entry = {
      turn: 1,
      code: 'script_failed',
      script: 'm:s',
      fault: 'unknown_name',
      line: 3,
      column: 7,
      detail: 'fooes',
    } as const;
    const { content } = new World();
    expect(logText({ words: wordsFor(language, content), content }, entry)).toBe(sentence);
  });
});
