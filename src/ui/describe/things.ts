/** What things are and do, built from their data alone, so that a mod's content explains itself. */
import type { ActionSpec } from '../../game/content/effects.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { affixName, entryName, itemGender } from '../words/names.ts';
import { capital } from '../words/template.ts';
import type { Speech } from '../words/words.ts';
import { abilityLines, grantedLines } from './abilities.ts';
import { actionsText, attributeChangeText, triggerText } from './actions.ts';
import { conditionText } from './conditions.ts';
import { described, effectLines, glossary } from './effects.ts';

/** Everything to know about an item: its facts, what it changes, what using it does, and each of its affixes. */
export function itemLines(speech: Speech, stack: Pick<DeepReadonly<ItemStack>, 'def' | 'affixes'>): string[] {
  const { words, content } = speech;
  const def = content.items.get(stack.def);
  if (def === undefined) return [];
  const facts = [
    ...(def.slot === undefined ? [] : [words.text('item.slot', { slot: entryName(speech, 'slots', def.slot) })]),
    ...(def.weight === 0 ? [] : [words.text('item.weight', { weight: def.weight })]),
  ];
  const effects = [
    ...effectLines(speech, { changes: def.modifiers, abilities: [], triggers: def.triggers }),
    ...grantedLines(speech, def.abilities),
  ];
  const affixes = stack.affixes.flatMap((id) => affixLines(speech, stack.def, id));
  const use = useLine(speech, def.actions, def.use_on === 'enemy');
  const condition =
    def.condition.length === 0
      ? []
      : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })];
  const nothing = effects.length + affixes.length + use.length === 0 ? [words.text('item.plain')] : [];
  return [
    ...described(speech, 'items', stack.def),
    ...(facts.length === 0 ? [] : [capital(facts.join(', '))]),
    ...effects,
    ...use,
    ...condition,
    ...affixes,
    ...glossary(speech, def.actions, def.triggers),
    ...(described(speech, 'items', stack.def).length === 0 ? nothing : []),
  ];
}

function useLine(speech: Speech, actions: readonly ActionSpec[], onEnemy: boolean): string[] {
  if (actions.length === 0) return [];
  const done = actionsText(speech, actions);
  return [speech.words.text(onEnemy ? 'item.use_on_enemy' : 'item.use', { actions: done })];
}

/** What an affix adds to a piece. */
export function affixLines(speech: Speech, item: string, id: string): string[] {
  const def = speech.content.affixes.get(id);
  if (def === undefined) return [];
  const effects = effectLines(speech, { changes: def.modifiers, abilities: def.abilities, triggers: def.triggers });
  const gender = itemGender(speech, item);
  const affix = affixName(speech, id, gender);
  const line = speech.words.text('affix.line', {
    affix: capital(affix),
    effects: effects.length === 0 ? speech.words.text('modifier.nothing') : effects.join('; '),
  });
  const granted = grantedLines(speech, def.abilities);
  return [line, ...granted, ...described(speech, 'affixes', id), ...glossary(speech, [], def.triggers)];
}

/** What choosing an option means: changes, abilities with their text, and what one begins with. */
export function optionLines(speech: Speech, id: string): string[] {
  const { words, content } = speech;
  const def = content.options.get(id);
  if (def === undefined) return [];
  const start = actionsText(speech, def.on_create);
  return [
    ...described(speech, 'options', id),
    ...def.modifiers.map((change) => attributeChangeText(speech, change)),
    ...def.triggers.map((trigger) => triggerText(speech, trigger)),
    ...(start === '' ? [] : [words.text('option.start', { actions: start })]),
    ...glossary(speech, def.on_create, def.triggers),
    ...def.abilities.flatMap((ability) => [
      '',
      `${entryName(speech, 'abilities', ability)}:`,
      ...abilityLines(speech, ability),
    ]),
  ];
}
