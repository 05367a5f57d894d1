/** Everything in the core mod explains itself from its data, in both languages. */
import { describe, expect, it } from 'vitest';
import { abilityLines } from '../../../src/ui/describe/abilities.ts';
import { modifierLine } from '../../../src/ui/describe/effects.ts';
import { affixLines, itemLines, optionLines } from '../../../src/ui/describe/things.ts';
import { entryName } from '../../../src/ui/words/names.ts';
import { wordsFor } from '../../../src/ui/words/speak.ts';
import type { Speech } from '../../../src/ui/words/words.ts';
import { loadCore } from '../../core.ts';

const content = loadCore();
const HOLE =
  /[{}]|undefined|NaN|\[object|\b(?:action|check|event|when|at|for|who|bounds|attribute|damage|resistance)\.[a-z_]+/;

const KINDS: readonly (readonly [string, readonly string[], (speech: Speech, id: string) => readonly string[]])[] = [
  ['abilities', [...content.abilities.keys()], abilityLines],
  [
    'items',
    [...content.items.keys()],
    (speech, def) => itemLines(speech, { def, affixes: [...content.affixes.keys()].slice(0, 2) }),
  ],
  ['options', [...content.options.keys()], optionLines],
  ['modifiers', [...content.modifiers.keys()], (speech, id) => [modifierLine(speech, id)]],
  ['affixes', [...content.affixes.keys()], (speech, id) => affixLines(speech, [...content.items.keys()][0] ?? '', id)],
];

describe.each(['de', 'en'])('in %s', (language) => {
  const speech: Speech = { words: wordsFor(language, content), content };

  it.each(KINDS)('all %s', (_, ids, tell) => {
    const told = ids.map((id) => [id, tell(speech, id).join('\n')] as const);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(([, text]) => text === '' || HOLE.test(text))).toEqual([]);
  });
});

it('abilities and items are told differently in the two languages', () => {
  const [german, english] = ['de', 'en'].map((language): Speech => ({ words: wordsFor(language, content), content }));
  if (german === undefined || english === undefined) throw new Error('two languages');
  const same = [...content.abilities.keys()].filter(
    (id) => abilityLines(german, id).join() === abilityLines(english, id).join(),
  );
  expect(same.map((id) => entryName(english, 'abilities', id))).toEqual([]);
});
