/** Where an attribute comes from, part by part. */
import type { Attribute, DamageType } from '../../game/content/words.ts';
import { attributeParts, type Part } from '../../game/creature/attributes.ts';
import { pad, textWidth } from '../../lib/text.ts';
import { changeText, percentText, valueText } from '../describe/numbers.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { affixedGear, entryName } from '../words/names.ts';

/** The total, what it does, and a line for each source. */
export function partLines(scenery: Scenery, attribute: Attribute, damageType?: DamageType): Line[] {
  const { words, state, content } = scenery;
  const { value, parts } = attributeParts(scenery, state.hero, attribute, { damageType });
  const names = parts.map((part) => sourceName(scenery, part, attribute));
  const column = Math.max(0, ...names.map(textWidth)) + 2;
  const { balance } = content;
  const per: Readonly<Partial<Record<Attribute, string>>> = {
    strength: words.number(balance.damage_per_strength),
    constitution: words.number(balance.health_per_constitution),
    charisma: words.text('unit.percent', { value: words.number(balance.charisma_price) }),
    luck: words.percent(balance.luck_factor),
    max_stamina: words.number(balance.stamina_regen),
  };
  const help = words.pick(`attribute_help.${attribute}`, {
    per: per[attribute] ?? '',
    evasion: words.percent(balance.evasion),
    cap: words.percent(balance.resistance_cap),
  });
  return [
    [piece(help, 'dim')],
    '',
    ...parts.map(
      (part, index): Line => [
        piece(pad(names[index] ?? '', column)),
        piece(amountText(scenery, part, attribute), 'bright'),
      ],
    ),
    [piece(pad(words.text('sheet.total'), column), 'accent'), piece(valueText(words, attribute, value), 'accent')],
  ];
}

function amountText({ words }: Scenery, part: Part, attribute: Attribute): string {
  if (part.source.kind === 'base') return valueText(words, attribute, part.flat);
  const texts = [
    ...(part.flat === 0 ? [] : [changeText(words, attribute, part.flat)]),
    ...(part.percent === 0 ? [] : [percentText(words, attribute, part.percent)]),
  ];
  return texts.join(' ');
}

function sourceName(scenery: Scenery, { source }: Part, attribute: Attribute): string {
  const { words } = scenery;
  switch (source.kind) {
    case 'base':
      return words.text('sheet.base');
    case 'derived':
      return words.text('sheet.derived', {
        attribute: words.text(attribute === 'damage' ? 'attribute.strength' : 'attribute.constitution'),
      });
    case 'option':
      return entryName(scenery, 'options', source.id);
    case 'item':
      return entryName(scenery, 'items', source.id);
    case 'affix':
      return affixedGear(scenery, source.id);
    case 'modifier':
      return entryName(scenery, 'modifiers', source.id);
    case 'creature':
      return entryName(scenery, 'creatures', source.id);
  }
}
