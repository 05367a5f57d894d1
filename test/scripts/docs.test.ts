/** What the documentation says of scripts is what the engine does. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPRESSION_DOCS, STATEMENT_DOCS } from '../../src/script/language.ts';
import { scriptReference } from '../../src/script/reference.ts';
import { ROOT } from '../core.ts';
import { failure } from './play.ts';

describe('the reference', () => {
  it('is the one in docs/modding; `npx vitest run test/scripts/docs.test.ts -u` writes it anew', async () => {
    await expect(scriptReference()).toMatchFileSnapshot(`${ROOT}docs/modding/script-language.md`);
  });

  it.each([...Object.values(STATEMENT_DOCS), ...Object.values(EXPRESSION_DOCS)])(
    'its example runs: $example',
    ({ example }) => {
      expect(failure(`${example}\nreturn [];`)).toBe('fine');
    },
  );

  it.each(['var', '==', '**', 'typeof', 'BigInt'])('names %s among what is refused', (word) => {
    expect(scriptReference()).toContain(`\`${word}\``);
  });
});

describe.each(['de', 'en'])('the guide in %s', (language) => {
  const guide = readFileSync(`${ROOT}docs/modding/scripts.${language}.md`, 'utf8');
  const programs = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, program]) => program ?? '');

  it('has examples', () => {
    expect(programs.length).toBeGreaterThan(3);
  });

  it.each(programs)('its program does what the comment on its first line says: %s', (program) => {
    const expected = /^\/\/ (?:Fehler|error): (.*)$/m.exec(program)?.[1];
    expect(failure(program)).toBe(expected ?? 'fine');
  });

  it('speaks of every reader and points to the reference', () => {
    for (const reader of [
      'attribute',
      'health',
      'stamina',
      'has_tag',
      'has_item',
      'has_modifier',
      'floor',
      'quest',
      'rand',
    ]) {
      expect(guide).toContain(`${reader}(`);
    }
    expect(guide).toContain('script-language.md');
  });
});

it('both guides show the same programs', () => {
  const programs = ['de', 'en'].map((language) => {
    const guide = readFileSync(`${ROOT}docs/modding/scripts.${language}.md`, 'utf8');
    return [...guide.matchAll(/```(js|toml)\n([\s\S]*?)```/g)].map(([, , text]) =>
      (text ?? '').replace(/(\/\/|#).*$/gm, '').trim(),
    );
  });
  expect(programs[0]).toEqual(programs[1]);
});
