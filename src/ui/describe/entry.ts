/** Any entry in words, for previews: what it is called, what is written about it, and what its data say. */
import type { RegistryName } from '../../game/content/registry-names.ts';
import { GENDERS } from '../../game/content/words.ts';
import { entryName, entryText } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { abilityLines } from './abilities.ts';
import { described, modifierLine } from './effects.ts';
import { colorWord, genderWord } from './field-words.ts';
import { creatureLines, fieldLine, floorLines, lootLines, npcLines, prefabLines, questLines } from './fields.ts';
import { affixLines, itemLines, optionLines } from './things.ts';

/** The lines of an entry. */
export function entryLines(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  const name = registry === 'loot_tables' || registry === 'scripts' ? [] : [entryName(speech, registry, id)];
  return [...name, ...bodyLines(speech, registry, id), ...looks(speech, registry, id)];
}

/** All but its name and its looks. */
function bodyLines(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  switch (registry) {
    case 'abilities':
      return abilityLines(speech, id);
    case 'items':
      return itemLines(speech, { def: id, affixes: [] });
    case 'affixes':
      return affixLines(speech, '', id);
    case 'modifiers':
      return [modifierLine(speech, id), ...described(speech, registry, id)];
    case 'options':
      return optionLines(speech, id);
    case 'loot_tables':
    case 'scripts':
      return dataLines(speech, registry, id);
    default:
      return [entryText(speech, registry, id, 'description') ?? '', ...dataLines(speech, registry, id)].filter(Boolean);
  }
}

type Plain = Exclude<RegistryName, 'abilities' | 'items' | 'affixes' | 'modifiers' | 'options'>;

/** What the fields say of entries that no screen shows as a whole. */
function dataLines(speech: Speech, registry: Plain, id: string): readonly string[] {
  const { content, words } = speech;
  switch (registry) {
    case 'creatures':
      return linesOf(content.creatures.get(id), (def) => creatureLines(speech, def));
    case 'floors':
      return linesOf(content.floors.get(id), (def) => floorLines(speech, def));
    case 'loot_tables':
      return linesOf(content.loot_tables.get(id), (def) => lootLines(speech, def));
    case 'npcs':
      return linesOf(content.npcs.get(id), (def) => npcLines(speech, id, def));
    case 'quests':
      return linesOf(content.quests.get(id), (def) => questLines(speech, def));
    case 'prefabs':
      return linesOf(content.prefabs.get(id), (def) => prefabLines(speech, id, def));
    case 'scripts':
      return linesOf(content.scripts.get(id), ({ file = '', source = '' }) => [
        ...fieldLine(speech, 'file', file),
        ...source.trimEnd().split('\n'),
      ]);
    case 'slots':
      return linesOf(content.slots.get(id), ({ order }) => fieldLine(speech, 'order', words.number(order)));
    case 'categories':
      return linesOf(content.categories.get(id), ({ order, pick, level }) => [
        ...fieldLine(speech, 'order', words.number(order)),
        ...fieldLine(speech, 'pick', words.number(pick)),
        ...fieldLine(speech, 'level', words.number(level)),
      ]);
  }
}

function linesOf<T>(def: T | undefined, tell: (def: T) => readonly string[]): readonly string[] {
  return def === undefined ? [] : tell(def);
}

/** How it is drawn and spoken of, where that is said. */
function looks(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  const entry: object = speech.content[registry].get(id) ?? {};
  const { language } = speech.words;
  const said = (field: string): string => {
    const value: unknown = Reflect.get(entry, field);
    return typeof value === 'string' ? value : '';
  };
  const gender = GENDERS.find((one) => one === said('gender'));
  return [
    ...fieldLine(speech, 'symbol', said('symbol')),
    ...fieldLine(speech, 'color', colorWord(language, said('color'))),
    ...fieldLine(speech, 'gender', gender === undefined ? '' : `${genderWord(language, gender)} (${gender})`),
  ];
}
