/** What things are and do, built from their data alone, so that a mod's content explains itself. */
import type { ActionSpec, AttributeChange, Trigger } from '../../game/content/effects.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { affixName, entryName, entryText, itemGender, tagName } from '../words/names.ts';
import { capital } from '../words/template.ts';
import type { Speech } from '../words/words.ts';
import { actionsText, actionTexts, attributeChangeText, modifierDuration, triggerText } from './actions.ts';
import { conditionText } from './conditions.ts';

interface Effects {
  readonly changes: readonly AttributeChange[];
  readonly abilities: readonly string[];
  readonly triggers: readonly Trigger[];
}

/** Changes first, then what it grants, then what it answers. */
function effectLines(speech: Speech, { changes, abilities, triggers }: Effects): string[] {
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

/** Its description, its facts, and what the states mean that it lays on someone. */
export function abilityLines(speech: Speech, id: string): string[] {
  const def = speech.content.abilities.get(id);
  if (def === undefined) return [];
  return [...described(speech, 'abilities', id), ...abilityFacts(speech, id), ...glossary(speech, def.actions)];
}

/** Effect, cost, cooldown and condition of an ability. */
export function abilityFacts(speech: Speech, id: string): string[] {
  const { words, content } = speech;
  const def = content.abilities.get(id);
  if (def === undefined) return [];
  const facts = [
    def.cost > 0 ? words.text('ability.cost', { cost: def.cost }) : words.text('ability.free'),
    ...(def.cooldown > 0 ? [words.text('ability.cooldown', { turns: def.cooldown })] : []),
    ...(def.windup > 0 ? [words.text('ability.windup', { turns: def.windup })] : []),
    ...(def.aim === 'opponent' ? [] : [words.text(`ability.aim_${def.aim}`)]),
  ];
  const done = actionsText(speech, def.actions);
  return [
    words.text('ability.effect', { actions: done === '' ? words.text('ability.nothing') : done }),
    capital(facts.join(', ')),
    ...(def.condition.length === 0
      ? []
      : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })]),
  ];
}

/** What its row in a list does not say already: effect, cooldown, condition, each as short as it can be told. */
export function abilityBrief(speech: Speech, id: string): string[] {
  const { words, content } = speech;
  const def = content.abilities.get(id);
  if (def === undefined) return [];
  const done = explainedActions(speech, def.actions).join('; ');
  return [
    capital(done === '' ? words.text('ability.nothing') : done),
    ...(def.cooldown > 0 ? [capital(words.text('ability.cooldown', { turns: def.cooldown }))] : []),
    ...(def.condition.length === 0
      ? []
      : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })]),
  ];
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
function glossary(speech: Speech, actions: readonly ActionSpec[], triggers: readonly Trigger[] = []): string[] {
  const all = [...actions, ...triggers.flatMap((trigger) => trigger.actions)];
  const ids = new Set(all.flatMap((spec) => (spec.action === 'apply_modifier' ? [spec.modifier] : [])));
  return [...ids].map((id) => modifierLine(speech, id));
}

/** Everything to know about an item: its facts, what it changes, what using it does, and each of its affixes. */
export function itemLines(speech: Speech, stack: Pick<DeepReadonly<ItemStack>, 'def' | 'affixes'>): string[] {
  const { words, content } = speech;
  const def = content.items.get(stack.def);
  if (def === undefined) return [];
  const facts = [
    ...(def.slot === undefined ? [] : [words.text('item.slot', { slot: entryName(speech, 'slots', def.slot) })]),
    ...(def.weight === 0 ? [] : [words.text('item.weight', { weight: def.weight })]),
  ];
  const effects = effectLines(speech, { changes: def.modifiers, abilities: def.abilities, triggers: def.triggers });
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
  return [line, ...described(speech, 'affixes', id), ...glossary(speech, [], def.triggers)];
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
