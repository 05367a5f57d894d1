/** What the hero has from what he wears beside numbers: abilities, answers to events, changes on a condition. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { AttributeChange, Trigger } from '../../game/content/effects.ts';
import { entryName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { attributeChangeText, triggerText } from './actions.ts';
import type { HeroView } from './comparison.ts';

interface Giver {
  readonly modifiers: readonly AttributeChange[];
  readonly triggers: readonly Trigger[];
}

/** Each as one line; what he has twice is told once. */
export function giftsOf(speech: Speech, hero: HeroView): string[] {
  const { words, content } = speech;
  const abilities = abilitiesOf(content, hero).map((id) =>
    words.text('compare.ability', { ability: entryName(speech, 'abilities', id) }),
  );
  const answers = content.slotOrder.flatMap((slot) => {
    const worn = hero.worn[slot];
    if (worn === undefined) return [];
    const affixes = worn.affixes.map((id) => content.affixes.get(id));
    return [content.items.get(worn.def), ...affixes].flatMap((giver) =>
      giver === undefined ? [] : giftTexts(speech, giver),
    );
  });
  return [...new Set([...abilities, ...answers])];
}

/** Changes of the bearer that always hold are numbers, and measured as such. */
function giftTexts(speech: Speech, { modifiers, triggers }: Giver): string[] {
  return [
    ...modifiers
      .filter(({ condition, target }) => condition.length > 0 || target !== 'self')
      .map((change) => attributeChangeText(speech, change)),
    ...triggers.map((trigger) => triggerText(speech, trigger)),
  ];
}
