/** What the data of an entry say, field by field in words, for entries that the game itself never shows as a whole. */
import type { CreatureDef } from '../../game/content/creature.ts';
import type { Trigger } from '../../game/content/effects.ts';
import type { FloorDef } from '../../game/content/floor.ts';
import type { LootEntry, LootTable } from '../../game/content/loot-table.ts';
import type { DialogOption, NpcDef } from '../../game/content/npc.ts';
import type { Prefab } from '../../game/content/prefab.ts';
import type { Quest } from '../../game/content/quest.ts';
import { ATTRIBUTES } from '../../game/content/words.ts';
import { affixName, entryName, entryText, tagName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { actionsText, attributeChangeText, triggerText } from './actions.ts';
import { conditionText, eventText } from './conditions.ts';
import { type FieldWord, fieldWord } from './field-words.ts';
import { attributeName, valueText } from './numbers.ts';

/** "Number: 3"; nothing where there is nothing to say. */
export function fieldLine({ words }: Speech, label: FieldWord, text: string): readonly string[] {
  return text === '' ? [] : [`${fieldWord(words.language, label)}: ${text}`];
}

/** The label alone, and below it each text on a line of its own. */
function fieldList({ words }: Speech, label: FieldWord, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : [`${fieldWord(words.language, label)}:`, ...texts.map((text) => `  ${text}`)];
}

function tagNames(speech: Speech, tags: readonly string[]): string {
  return tags.map((tag) => tagName(speech, tag)).join(', ');
}

function names(speech: Speech, registry: 'abilities' | 'modifiers' | 'npcs', ids: readonly string[]): string {
  return ids.map((id) => entryName(speech, registry, id)).join(', ');
}

function triggerLines(speech: Speech, triggers: readonly Trigger[]): readonly string[] {
  return fieldList(
    speech,
    'triggers',
    triggers.map((trigger) => triggerText(speech, trigger)),
  );
}

function yesOrNo({ words }: Speech, is: boolean): string {
  return fieldWord(words.language, is ? 'yes' : 'no');
}

function rangeText({ words }: Speech, { min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? words.number(min) : words.text('unit.range', { min, max });
}

interface Weighted {
  readonly weight: number;
}

/** Names with their share of all weights: "Rat 25 %". */
function shares<T extends Weighted>(speech: Speech, list: readonly T[], name: (one: T) => string): string[] {
  const all = list.reduce((sum, { weight }) => sum + weight, 0);
  return list.map((one) => `${name(one)} ${speech.words.percent(all === 0 ? 0 : one.weight / all)}`);
}

export function creatureLines(speech: Speech, def: CreatureDef): readonly string[] {
  const { words } = speech;
  const base = ATTRIBUTES.flatMap((name) => {
    const value = name === 'resistance' ? undefined : def.base[name];
    return value === undefined ? [] : [`${attributeName(words, name)} ${valueText(words, name, value)}`];
  });
  const ai = def.ai.map(({ ability, chance, condition }, index) => {
    const often = chance < 1 ? ` (${words.percent(chance)})` : '';
    return `${index + 1}. ${entryName(speech, 'abilities', ability)}${often}${ifText(speech, condition)}`;
  });
  return [
    ...fieldLine(speech, 'tags', tagNames(speech, def.tags)),
    ...fieldLine(speech, 'base', base.join(', ')),
    ...fieldLine(speech, 'innate', def.modifiers.map((change) => attributeChangeText(speech, change)).join(', ')),
    ...fieldLine(speech, 'immune', names(speech, 'modifiers', def.immune)),
    ...fieldLine(speech, 'abilities', names(speech, 'abilities', def.abilities)),
    ...fieldList(speech, 'ai', ai),
    ...triggerLines(speech, def.triggers),
    ...fieldLine(speech, 'exp_reward', words.number(def.exp_reward)),
    ...fieldLine(speech, 'loot', def.loot ?? ''),
  ];
}

function ifText(speech: Speech, condition: DialogOption['condition']): string {
  const text = conditionText(speech, condition);
  return text === '' ? '' : `, ${fieldWord(speech.words.language, 'if')}: ${text}`;
}

export function floorLines(speech: Speech, def: FloorDef): readonly string[] {
  const { words } = speech;
  const who = (list: FloorDef['creatures']) =>
    shares(speech, list, ({ id }) => entryName(speech, 'creatures', id)).join(', ');
  const kinds = shares(speech, def.prefabs, ({ tag }) => tagName(speech, tag));
  const populate = def.populate.map(({ tag, creatures }) => `${tagName(speech, tag)}: ${who(creatures)}`);
  return [
    ...fieldLine(speech, 'number', words.number(def.number)),
    ...fieldLine(speech, 'size', `${def.size[0]} × ${def.size[1]}`),
    ...fieldLine(speech, 'rooms', words.number(def.rooms)),
    ...fieldLine(speech, 'required', tagNames(speech, def.required)),
    ...fieldLine(speech, 'prefabs', kinds.join(', ')),
    ...fieldLine(speech, 'creatures', who(def.creatures)),
    ...fieldList(speech, 'populate', populate),
    ...fieldLine(speech, 'loot', def.loot ?? ''),
    ...fieldLine(speech, 'loops', words.number(def.loops)),
    ...fieldLine(speech, 'price', `×${words.number(def.price)}`),
    ...fieldLine(speech, 'repeat', yesOrNo(speech, def.repeat)),
    ...fieldLine(speech, 'scaling', scalingText(speech, def.scaling)),
    ...triggerLines(speech, def.triggers),
  ];
}

function scalingText({ words }: Speech, scaling: FloorDef['scaling']): string {
  if (scaling === undefined) return '';
  const factors = [
    ['health', scaling.health],
    ['damage', scaling.damage],
    ['exp', scaling.exp],
    ['prices', scaling.price],
  ] as const;
  return factors.map(([name, factor]) => `${fieldWord(words.language, name)} ×${words.number(factor)}`).join(', ');
}

export function lootLines(speech: Speech, def: LootTable): readonly string[] {
  const { words } = speech;
  const drawn = def.entries.filter(({ guaranteed }) => !guaranteed);
  const always = def.entries
    .filter(({ guaranteed }) => guaranteed)
    .map((entry) => `${resultText(speech, entry)}, ${fieldWord(words.language, 'always')}`);
  return [
    ...fieldLine(speech, 'rolls', rangeText(speech, def.rolls)),
    ...fieldList(speech, 'entries', [...always, ...shares(speech, drawn, (entry) => resultText(speech, entry))]),
  ];
}

/** "2–4 × Gold", "table Grave goods", "nothing". */
function resultText(speech: Speech, { item, table, affix, count, affixes }: LootEntry): string {
  const { words } = speech;
  const many = count.min === 1 && count.max === 1 ? '' : `${rangeText(speech, count)} × `;
  const what =
    item !== undefined
      ? entryName(speech, 'items', item)
      : table !== undefined
        ? `${fieldWord(words.language, 'table')} ${table}`
        : affix !== undefined
          ? affixName(speech, affix, undefined)
          : fieldWord(words.language, 'nothing');
  const dressed = affixes === undefined ? '' : `, ${fieldWord(words.language, 'affix_table')} ${affixes}`;
  return `${many}${what}${dressed}`;
}

export function npcLines(speech: Speech, id: string, def: NpcDef): readonly string[] {
  const options = def.options.flatMap((option) => optionText(speech, id, option));
  return [
    ...fieldLine(speech, 'greeting', entryText(speech, 'npcs', id, 'greeting') ?? ''),
    ...fieldLine(speech, 'shop', def.shop ?? ''),
    ...fieldList(speech, 'options', options),
    ...triggerLines(speech, def.triggers),
  ];
}

function optionText(speech: Speech, npc: string, option: DialogOption): readonly string[] {
  const { words } = speech;
  const text = entryText(speech, 'npcs', npc, `options/${option.id ?? option.text}`) ?? option.text;
  const growth = option.growth === 1 ? '' : `, ×${words.number(option.growth)} ${fieldWord(words.language, 'times')}`;
  const facts = [
    ...(option.price === 0 ? [] : [`${words.number(option.price)} ${fieldWord(words.language, 'gold')}${growth}`]),
    ...(option.once ? [fieldWord(words.language, 'once')] : []),
  ];
  const done = actionsText(speech, option.actions);
  return [
    `${text}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}${ifText(speech, option.condition)}`,
    ...(done === '' ? [] : [`  → ${done}`]),
  ];
}

export function questLines(speech: Speech, def: Quest): readonly string[] {
  return [
    ...fieldLine(speech, 'when', eventText(speech, def)),
    ...fieldLine(speech, 'count', speech.words.number(def.count)),
    ...fieldLine(speech, 'reward', actionsText(speech, def.actions)),
  ];
}

export function prefabLines(speech: Speech, id: string, def: Prefab): readonly string[] {
  return [
    ...def.layout.trimEnd().split('\n'),
    ...fieldLine(speech, 'hint', entryText(speech, 'prefabs', id, 'hint') ?? ''),
    ...fieldLine(speech, 'tags', tagNames(speech, def.tags)),
    ...fieldLine(speech, 'rotate', yesOrNo(speech, def.rotate)),
    ...fieldLine(speech, 'loot', def.loot ?? ''),
    ...fieldLine(speech, 'npcs', names(speech, 'npcs', def.npcs)),
    ...triggerLines(speech, def.triggers),
  ];
}
