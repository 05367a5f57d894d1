/** What things are called in the player's language: items with their affixes, creatures with article and number. */
import type { Registries } from '../../game/content/content.ts';
import type { Gender } from '../../game/content/words.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { capital, type Noun, small } from './template.ts';
import type { Speech } from './words.ts';

type Stack = DeepReadonly<ItemStack>;
type RegistryKey = keyof Registries;

/** A text of an entry in the player's language; absent when there is none at all. */
export function entryText(
  { words, content }: Speech,
  registry: RegistryKey,
  id: string,
  field: string,
): string | undefined {
  const translated = content.texts.get(words.language)?.get(`${registry}/${id}/${field}`);
  if (translated !== undefined) return translated;
  const entry: object | undefined = content[registry].get(id);
  if (entry === undefined || !Object.hasOwn(entry, field)) return undefined;
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : undefined;
}

/** The name of an entry; without one its id, made readable. */
export function entryName(speech: Speech, registry: RegistryKey, id: string): string {
  return entryText(speech, registry, id, 'name') ?? readableId(id);
}

/** "core:bone_throw" → "Bone throw". */
export function readableId(id: string): string {
  return capital(id.slice(id.indexOf(':') + 1).replaceAll('_', ' '));
}

const NAMED: readonly RegistryKey[] = [
  'abilities',
  'items',
  'modifiers',
  'affixes',
  'creatures',
  'options',
  'npcs',
  'quests',
  'prefabs',
  'floors',
];

/** The name of whatever has this id. */
export function anyName(speech: Speech, id: string): string {
  const registry = NAMED.find((name) => speech.content[name].has(id));
  return registry === undefined ? readableId(id) : entryName(speech, registry, id);
}

/** What a tag means; mods may name theirs: `tags/<tag>/name`. */
export function tagName({ words, content }: Speech, tag: string): string {
  return content.texts.get(words.language)?.get(`tags/${tag}/name`) ?? words.pick(`tag.${tag}`, {}, readableId(tag));
}

/** The name of an affix in the form that agrees with a gender. */
export function affixName(speech: Speech, id: string, gender: Gender | undefined): string {
  const { words, content } = speech;
  const texts = content.texts.get(words.language);
  const key = `affixes/${id}/name`;
  const form = gender === undefined ? undefined : (texts?.get(`${key}.${gender}`) ?? texts?.get(`${key}/${gender}`));
  const translated = form ?? texts?.get(key);
  if (translated !== undefined) return translated;
  const name = content.affixes.get(id)?.name;
  if (name === undefined) return readableId(id);
  if (typeof name === 'string') return name;
  const own = gender === undefined ? undefined : name[gender];
  return own ?? name.n ?? name.m ?? name.f ?? name.pl ?? readableId(id);
}

/** An item with its affixes: "Scharfes Eisenschwert", "Sharp iron sword", "Eisenschwert des Bären". */
export function itemName(speech: Speech, stack: Pick<Stack, 'def' | 'affixes'>): string {
  const noun = entryName(speech, 'items', stack.def);
  const gender = speech.content.items.get(stack.def)?.gender;
  const names = stack.affixes.map((id) => affixName(speech, id, gender));
  // An affix that begins with a small letter follows its noun: "of the bear".
  const behind = names.filter((name) => startsSmall(name));
  const before = names.filter((name) => !startsSmall(name));
  const core = before.length > 0 && speech.words.language === 'en' ? smallKind(noun) : noun;
  const front = before.map((name, index) => (index === 0 ? name : small(name)));
  return [...front, core, ...behind].join(' ');
}

function startsSmall(name: string): boolean {
  return /^\p{Ll}/u.test(name);
}

function smallKind(name: string): string {
  return /\p{Lu}/u.test(name.slice(1)) ? name : small(name);
}

/** The same with its number, where there is more than one: "3 × Heiltrank". */
export function stackName(speech: Speech, stack: Stack): string {
  const item = itemName(speech, stack);
  return stack.count === 1 ? item : speech.words.text('unit.count', { count: stack.count, item });
}

/** An item to speak of inside a sentence. With affixes it takes no article: those are already declined. */
export function itemNoun(speech: Speech, stack: Pick<Stack, 'def' | 'affixes'>): Noun {
  const gender = speech.content.items.get(stack.def)?.gender;
  const name = itemName(speech, stack);
  if (stack.affixes.length > 0 && speech.words.language !== 'en') return { name, proper: true };
  return gender === undefined ? { name } : { name, gender };
}

/** Whoever a label means: 'hero', 'core:rat', 'core:rat#2'. */
export function creatureNoun(speech: Speech, label: string): Noun {
  if (label === 'hero') return { name: '', you: true };
  const [id = label, ordinal] = label.split('#');
  const name = entryName(speech, 'creatures', id);
  const gender = speech.content.creatures.get(id)?.gender;
  const number = ordinal === undefined ? {} : { ordinal: Number(ordinal) };
  return gender === undefined ? { name, ...number } : { name, gender, ...number };
}

/** The name of a creature in a list: "Riesenratte 2". */
export function creatureName(speech: Speech, enemy: { readonly def: string; readonly ordinal: number }): string {
  const name = entryName(speech, 'creatures', enemy.def);
  return enemy.ordinal === 0 ? name : `${name} ${enemy.ordinal}`;
}

/** Someone to talk to. A name without a gender is a proper name. */
export function npcNoun(speech: Speech, id: string): Noun {
  const gender = speech.content.npcs.get(id)?.gender;
  const name = entryName(speech, 'npcs', id);
  return gender === undefined ? { name, proper: true } : { name, gender };
}

/** What one can say to someone, in the player's language. */
export function dialogText(
  speech: Speech,
  npc: string,
  option: { readonly id?: string | undefined; readonly text: string },
): string {
  const texts = speech.content.texts.get(speech.words.language);
  const key = option.id ?? option.text;
  return texts?.get(`npcs/${npc}/options/${key}/text`) ?? texts?.get(`npcs/${npc}/options/${key}`) ?? option.text;
}
