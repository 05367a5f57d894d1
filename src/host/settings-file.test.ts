/** Settings survive a round trip, and one wrong field costs one field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../ui/settings.ts';
import { machineLanguage } from './locale.ts';
import { settingsFrom, settingsText } from './settings-file.ts';

const settings: fc.Arbitrary<Settings> = fc.record({
  language: fc.constantFrom('auto', 'de', 'en', 'fr'),
  glyphs: fc.constantFrom('auto', 'unicode', 'ascii'),
  colors: fc.constantFrom('auto', 'truecolor', '256', '16', 'none'),
  theme: fc.constantFrom('default', 'high_contrast', 'colorblind'),
  logLines: fc.integer({ min: 1, max: 12 }),
  confirmations: fc.boolean(),
  pickUp: fc.boolean(),
  hints: fc.boolean(),
  keySet: fc.constantFrom('standard', 'laptop'),
  keys: fc.dictionary(
    fc.constantFrom('explore', 'combat', 'a b'),
    fc.dictionary(
      fc.constantFrom('rest', 'north'),
      fc.array(fc.constantFrom('x', 'ü', '"', '\\', 'shift+up'), { minLength: 1 }),
    ),
  ),
});

describe('settings.toml', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(settings, (value) => {
        const read = settingsFrom(settingsText(value));
        expect(read.wrong).toEqual([]);
        expect(JSON.parse(JSON.stringify(read.settings))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    ['nothing', '', []],
    ['a field nobody knows', 'future = 3', []],
    ['a wrong value', 'theme = "neon"\nhints = false', ['theme']],
    ['a wrong kind', 'log_lines = "four"', ['log_lines']],
    ['keys that are none', '[keys.explore]\nrest = 5', ['keys']],
    ['no TOML', 'theme = ', ['toml']],
    ['a name from the depths of the language', '[keys.__proto__]\nrest = "x"', []],
  ])('with %s', (_, text, wrong) => {
    expect(settingsFrom(text).wrong).toEqual(wrong);
  });

  it('keeps the good fields beside a wrong one', () => {
    expect(settingsFrom('theme = "neon"\nhints = false').settings).toEqual({ ...DEFAULT_SETTINGS, hints: false });
  });

  it('takes a single key without brackets', () => {
    expect(settingsFrom('[keys.explore]\nrest = "R"').settings.keys).toEqual({ explore: { rest: ['R'] } });
  });
});

describe('the language of the machine', () => {
  it.each([
    [{ LC_ALL: 'de_DE.UTF-8', LANG: 'en_US.UTF-8' }, 'de'],
    [{ LC_MESSAGES: 'de_AT', LANG: 'en_US.UTF-8' }, 'de'],
    [{ LC_ALL: '', LANG: 'de' }, 'de'],
    [{ LANG: 'fr_FR@euro' }, 'fr'],
    [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{}, 'en'],
  ])('%j: %s', (env, language) => {
    expect(machineLanguage(env)).toBe(language);
  });
});
