/** What things are called in the player's language: items with their affixes, creatures with article and number. */
import { GOLD, type Registries } from '../../game/content/content.ts';
import { GENDERS, type Gender } from '../../game/content/words.ts';
import type { DeepReadonly, ItemStack } from '../../game/state.ts';
import { capital, type Noun, small } from './template.ts';
import type { Speech } from './words.ts';

type Stack = DeepReadonly<ItemStack>;
type RegistryKey = keyof Registries;

/** A translated text. A language that only a mod speaks falls back on English before it falls back on what stands inline. */
function translated({ words, content }: Speech, key: string): string | undefined {
  const own = content.texts.get(words.language)?.get(key);
  if (own !== undefined || words.language === 'de' || words.language === 'en') return own;
  return content.texts.get('en')?.get(key);
}

/** A text of an entry in the player's language; absent when there is none at all. */
export function entryText(speech: Speech, registry: RegistryKey, id: string, field: string): string | undefined {
  const text = translated(speech, `${registry}/${id}/${field}`);
  if (text !== undefined) return text;
  const entry: object | undefined = speech.content[registry].get(id);
  if (entry === undefined || !Object.hasOwn(entry, field)) return undefined;
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : undefined;
}

/** The grammatical gender of a name: a locale may give its own. */
function genderOf(speech: Speech, registry: 'items' | 'creatures' | 'npcs', id: string): Gender | undefined {
  const own = translated(speech, `${registry}/${id}/gender`);
  return GENDERS.find((gender) => gender === own) ?? speech.content[registry].get(id)?.gender;
}

/** The gender that affixes of an item agree with. */
export function itemGender(speech: Speech, id: string): Gender | undefined {
  return genderOf(speech, 'items', id);
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

/** The name of whatever has this id; what nobody has named, such as a script, gets no name of another language either. */
export function anyName(speech: Speech, id: string): string {
  const registry = NAMED.find((name) => speech.content[name].has(id));
  if (registry === 'affixes') return affixedGear(speech, id);
  if (registry !== undefined) return entryText(speech, registry, id, 'name') ?? speech.words.text('cause.nameless');
  return speech.content.scripts.has(id) ? speech.words.text('cause.nameless') : readableId(id);
}

/** An affix without the piece that has it: "Spiked gear", "Dornige Ausrüstung". */
export function affixedGear(speech: Speech, affix: string): string {
  // The German word is feminine; where names have one form only, the gender asks for nothing.
  return dressed(speech, { name: speech.words.text('affix.gear'), gender: 'f' }, [affix]);
}

/** What a tag means; mods name theirs in a locale. */
export function tagName(speech: Speech, tag: string): string {
  return translated(speech, `tags/${tag}/name`) ?? readableId(tag);
}

/** The name of an affix in the form that agrees with a gender. */
export function affixName(speech: Speech, id: string, gender: Gender | undefined): string {
  const key = `affixes/${id}/name`;
  const forms: readonly Gender[] = gender === undefined ? ['n', 'm', 'f', 'pl'] : [gender];
  for (const form of forms) {
    const text = translated(speech, `${key}/${form}`);
    if (text !== undefined) return text;
  }
  const plain = translated(speech, key);
  if (plain !== undefined) return plain;
  const name = speech.content.affixes.get(id)?.name;
  if (name === undefined) return readableId(id);
  if (typeof name === 'string') return name;
  const own = gender === undefined ? undefined : name[gender];
  return own ?? name.n ?? name.m ?? name.f ?? name.pl ?? readableId(id);
}

/** An item with its affixes: "Scharfes Eisenschwert", "Sharp iron sword", "Eisenschwert des Bären". */
export function itemName(speech: Speech, stack: Pick<Stack, 'def' | 'affixes'>): string {
  const gender = genderOf(speech, 'items', stack.def);
  const noun = { name: entryName(speech, 'items', stack.def), ...(gender === undefined ? {} : { gender }) };
  return dressed(speech, noun, stack.affixes);
}

/** A name with what affixes put before and behind it. */
function dressed(speech: Speech, { name: noun, gender }: Noun, affixes: readonly string[]): string {
  const names = affixes.map((id) => affixName(speech, id, gender));
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
  if (stack.def === GOLD) return coins(speech, item, stack.count);
  return stack.count === 1 ? item : speech.words.text('unit.count', { count: stack.count, item });
}

/** Coins are not pieces: "9 Gold", "9 gold". */
function coins({ words }: Speech, name: string, count: number): string {
  return words.text('unit.coins', { count, coin: words.language === 'en' ? small(name) : name });
}

/** An item to speak of inside a sentence. With affixes it takes no article: those are already declined. */
export function itemNoun(speech: Speech, stack: Pick<Stack, 'def' | 'affixes'>): Noun {
  const gender = genderOf(speech, 'items', stack.def);
  const name = itemName(speech, stack);
  if (stack.affixes.length > 0 && speech.words.language !== 'en') return { name, proper: true };
  return gender === undefined ? { name } : { name, gender };
}

/** Whoever a label means: 'hero', 'core:rat', 'core:rat#2'. */
export function creatureNoun(speech: Speech, label: string): Noun {
  if (label === 'hero') return { name: '', you: true };
  const [id = label, ordinal] = label.split('#');
  const name = entryName(speech, 'creatures', id);
  const gender = genderOf(speech, 'creatures', id);
  const number = ordinal === undefined ? {} : { ordinal: Number(ordinal) };
  return { name, ...(gender === undefined ? {} : { gender }), ...number, ...properly(speech, 'creatures', id) };
}

/** People have names of their own unless their mod says otherwise; kinds of creatures have none unless it says so. */
function properly({ content }: Speech, registry: 'creatures' | 'npcs', id: string): Pick<Noun, 'proper'> {
  return (content[registry].get(id)?.proper ?? registry === 'npcs') ? { proper: true } : {};
}

/** The name of a creature in a list: "Riesenratte 2". */
export function creatureName(speech: Speech, enemy: { readonly def: string; readonly ordinal: number }): string {
  const name = entryName(speech, 'creatures', enemy.def);
  return enemy.ordinal === 0 ? name : `${name} ${enemy.ordinal}`;
}

/** What someone, or something, to talk to is called. */
export function npcName(speech: Speech, id: string): string {
  return entryName(speech, 'npcs', id);
}

/** The same to speak of inside a sentence: "Borin", "the anvil". */
export function npcNoun(speech: Speech, id: string): Noun {
  const gender = genderOf(speech, 'npcs', id);
  return { name: npcName(speech, id), ...(gender === undefined ? {} : { gender }), ...properly(speech, 'npcs', id) };
}

/** What is answered to an option, by the key of the option; absent where nothing is. */
export function replyText(speech: Speech, npc: string, key: string): string | undefined {
  const written = speech.content.npcs.get(npc)?.options.find((option) => (option.id ?? option.text) === key)?.reply;
  return translated(speech, `npcs/${npc}/replies/${key}`) ?? written;
}

/** What one can say to someone, by the key of the option: its id, or its text. */
export function dialogText(speech: Speech, npc: string, key: string): string {
  const written = speech.content.npcs.get(npc)?.options.find((option) => (option.id ?? option.text) === key)?.text;
  return translated(speech, `npcs/${npc}/options/${key}`) ?? written ?? key;
}
