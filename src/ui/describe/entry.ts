/** Any entry in words, for previews: what it is called, what is written about it, and what its data say. */
import type { RegistryName } from '../../game/content/registry-names.ts';
import { entryName, entryText } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { abilityLines, affixLines, described, itemLines, modifierLine, optionLines } from './things.ts';

/** The lines of an entry; its data field by field where no better words are known. */
export function entryLines(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  switch (registry) {
    case 'abilities':
      return [entryName(speech, registry, id), ...abilityLines(speech, id), ...looks(speech, registry, id)];
    case 'items':
      return [
        entryName(speech, registry, id),
        ...itemLines(speech, { def: id, affixes: [] }),
        ...looks(speech, registry, id),
      ];
    case 'affixes':
      return [entryName(speech, registry, id), ...affixLines(speech, '', id), ...looks(speech, registry, id)];
    case 'modifiers':
      return [modifierLine(speech, id), ...described(speech, registry, id), ...looks(speech, registry, id)];
    case 'options':
      return [entryName(speech, registry, id), ...optionLines(speech, id), ...looks(speech, registry, id)];
    default:
      return fieldLines(speech, registry, id);
  }
}

/** How it is drawn and spoken of, where that is said. */
function looks(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  const entry: object = speech.content[registry].get(id) ?? {};
  return ['symbol', 'color', 'gender'].flatMap((field) => {
    const value: unknown = Reflect.get(entry, field);
    return typeof value === 'string' ? [`${field}: ${value}`] : [];
  });
}

function fieldLines(speech: Speech, registry: RegistryName, id: string): readonly string[] {
  const entry: unknown = speech.content[registry].get(id);
  if (typeof entry !== 'object' || entry === null) return [];
  const name = registry === 'loot_tables' || registry === 'scripts' ? [] : [entryName(speech, registry, id)];
  const text =
    registry === 'scripts' || registry === 'loot_tables' ? undefined : entryText(speech, registry, id, 'description');
  const fields = Object.entries(entry).filter(
    ([key, value]) => !['id', 'name', 'description', 'layout', 'source'].includes(key) && !isEmpty(value),
  );
  const drawn = 'layout' in entry && typeof entry.layout === 'string' ? entry.layout.trimEnd().split('\n') : [];
  return [
    ...name,
    ...(text === undefined ? [] : [text]),
    ...drawn,
    ...fields.map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
