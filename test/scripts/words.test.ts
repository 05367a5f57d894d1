/** Every fault of a script is worded in both languages. */
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../src/script/fault.ts';
import { DE_FAULTS, EN_FAULTS } from '../../src/ui/words/script-faults.ts';

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
});
