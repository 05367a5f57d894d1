/** The hero's attributes and abilities as aligned lines, for the last look before a run and for sheets. */

import { abilitiesOf } from '../../game/combat/abilities.ts';
import { ATTRIBUTES, type Attribute, DAMAGE_TYPES, STATS } from '../../game/content/words.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import type { Look } from '../../game/rules/scene.ts';
import { pad, textWidth } from '../../lib/text.ts';
import { attributeName, changeText, valueText } from '../describe/numbers.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { entryName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';

/** What a sheet lists besides resistances: the five stats, then what follows from them. */
export const SHEET_ATTRIBUTES: readonly Attribute[] = [
  ...STATS,
  // Widened only to ask whether the word is among the five.
  ...ATTRIBUTES.filter(
    (name) => name !== 'level' && name !== 'resistance' && !(STATS as readonly string[]).includes(name),
  ),
];

/** "Strength      4", aligned over all lines. */
export function heroLines(speech: Speech, look: Look): Line[] {
  const { words } = speech;
  const { hero } = look.state;
  const names = SHEET_ATTRIBUTES.map((attribute) => attributeName(words, attribute));
  const column = Math.max(...names.map(textWidth)) + 2;
  const values = SHEET_ATTRIBUTES.map(
    (attribute, index): Line => [
      piece(pad(names[index] ?? '', column), 'dim'),
      piece(valueText(words, attribute, attributeOf(look, hero, attribute)), 'bright'),
    ],
  );
  const abilities = abilitiesOf(look.content, hero).map((id) => entryName(speech, 'abilities', id));
  return [
    ...values,
    ...resistanceLines(speech, look),
    '',
    `${words.text('creation.abilities')}: ${abilities.join(', ')}`,
  ];
}

/** Only the resistances there are. */
export function resistanceLines({ words }: Speech, look: Look): Line[] {
  return DAMAGE_TYPES.flatMap((damageType): Line[] => {
    const value = attributeOf(look, look.state.hero, 'resistance', { damageType });
    if (value === 0) return [];
    const name = attributeName(words, 'resistance', damageType);
    return [[piece(`${name} `, 'dim'), piece(changeText(words, 'resistance', value), value > 0 ? 'good' : 'danger')]];
  });
}
