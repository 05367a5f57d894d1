/** What states do, and the lists of effects that states, items and affixes share. */
import type { ActionSpec, AttributeChange, Trigger } from '../../game/content/effects.ts';
import { isMarker } from '../words/markers.ts';
import { entryName, entryText, tagName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { actionTexts, attributeChangeText, modifierDuration, triggerText } from './actions.ts';

interface Effects {
  readonly changes: readonly AttributeChange[];
  readonly abilities: readonly string[];
  readonly triggers: readonly Trigger[];
}

/** Changes first, then what it grants, then what it answers. */
export function effectLines(speech: Speech, { changes, abilities, triggers }: Effects): string[] {
  return [
    ...changes.map((change) => attributeChangeText(speech, change)),
    ...(abilities.length === 0
      ? []
      : [speech.words.text('item.grants', { abilities: names(speech, 'abilities', abilities) })]),
    ...triggers.map((trigger) => triggerText(speech, trigger)),
  ];
}

function names(speech: Speech, registry: 'abilities' | 'modifiers', ids: readonly string[]): string {
  return ids.map((id) => entryName(speech, registry, id)).join(', ');
}

/** What an active or possible state does, in one line. */
export function modifierLine(speech: Speech, id: string, lasts = modifierDuration(speech, id)): string {
  const def = speech.content.modifiers.get(id);
  const { words } = speech;
  const effects = def === undefined ? [] : modifierEffects(speech, id);
  return words.text('modifier.line', {
    modifier: entryName(speech, 'modifiers', id),
    duration: lasts,
    effects: effects.length === 0 ? words.text('modifier.nothing') : effects.join('; '),
  });
}

function modifierEffects(speech: Speech, id: string): string[] {
  const def = speech.content.modifiers.get(id);
  if (def === undefined) return [];
  if (isMarker(speech.content, id)) return described(speech, 'modifiers', id);
  const { words } = speech;
  const blocked =
    def.blocks === undefined
      ? []
      : def.blocks === 'all'
        ? [words.text('modifier.blocks_all')]
        : [words.text('modifier.blocks', { tags: def.blocks.map((tag) => tagName(speech, tag)).join(', ') })];
  return [
    ...effectLines(speech, { changes: def.attributes, abilities: def.abilities, triggers: def.triggers }),
    ...blocked,
    ...(def.stacks > 1 ? [words.text('modifier.stacks', { stacks: def.stacks })] : []),
  ];
}

/** What is done, each state that it lays on someone told with what it means: where there is no room for a glossary. */
export function explainedActions(speech: Speech, actions: readonly ActionSpec[]): string[] {
  return actionTexts(speech, actions, (id) => {
    const effects = modifierEffects(speech, id);
    return effects.length === 0 ? '' : `: ${effects.join(', ')}`;
  });
}

/** The states that actions lay on someone, each explained once. */
export function glossary(speech: Speech, actions: readonly ActionSpec[], triggers: readonly Trigger[] = []): string[] {
  const all = [...actions, ...triggers.flatMap((trigger) => trigger.actions)];
  const ids = new Set(all.flatMap((spec) => (spec.action === 'apply_modifier' ? [spec.modifier] : [])));
  return [...ids].map((id) => modifierLine(speech, id));
}

/** The text that a mod has written about an entry. */
export function described(speech: Speech, registry: DescribedRegistry, id: string): string[] {
  const text = entryText(speech, registry, id, 'description');
  return text === undefined || text === '' ? [] : [text];
}
type DescribedRegistry =
  | 'abilities'
  | 'items'
  | 'affixes'
  | 'options'
  | 'modifiers'
  | 'creatures'
  | 'quests'
  | 'npcs'
  | 'categories'
  | 'floors'
  | 'prefabs';
