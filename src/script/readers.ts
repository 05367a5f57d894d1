/** The readers: what a script may ask the game. Each is the function behind the condition of its name. */
import type { ScriptReaders } from '../game/content/content.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import { ATTRIBUTES, ROLES } from '../game/content/words.ts';
import type { Linker } from './compiler.ts';
import { ScriptFault } from './fault.ts';
import { wrong } from './parameters.ts';
import type { Value } from './values.ts';

/** What an argument of a reader names. */
export type ReaderArgument = 'who' | 'attribute' | 'tag' | RegistryName;

interface Reader {
  readonly doc: string;
  /** Names of the arguments, and what they mean. */
  readonly parameters: Readonly<Record<string, ReaderArgument>>;
  readonly returns: string;
  readonly ask: (readers: ScriptReaders, first: string, second: string) => Value;
}

/** What asking costs in operations: summing up an attribute is work for the game. */
export const READER_COST = 100;

export const READERS = {
  attribute: {
    doc: 'An attribute, read without an opponent.',
    parameters: { who: 'who', name: 'attribute' },
    returns: 'number; NaN if who is not there',
    ask: (readers, who, name) => readers.attribute(who, name),
  },
  health: {
    doc: 'Health, a whole number.',
    parameters: { who: 'who' },
    returns: 'number; NaN if who is not there',
    ask: (readers, who) => readers.health(who),
  },
  stamina: {
    doc: 'Stamina, a whole number.',
    parameters: { who: 'who' },
    returns: 'number; NaN if who is not there',
    ask: (readers, who) => readers.stamina(who),
  },
  has_tag: {
    doc: 'Whether who carries a tag: a creature those of its definition, the hero those of his options and worn items.',
    parameters: { who: 'who', tag: 'tag' },
    returns: 'true or false; false if who is not there',
    ask: (readers, who, tag) => readers.has_tag(who, tag),
  },
  has_item: {
    doc: 'How many pieces of an item the hero has, in the bag and worn. Enemies have none.',
    parameters: { who: 'who', id: 'items' },
    returns: 'number; 0 if who is not there',
    ask: (readers, who, id) => readers.has_item(who, id),
  },
  has_modifier: {
    doc: 'Whether a named modifier is active.',
    parameters: { who: 'who', id: 'modifiers' },
    returns: 'true or false; false if who is not there',
    ask: (readers, who, id) => readers.has_modifier(who, id),
  },
  floor: {
    doc: 'The number of the floor the hero is on.',
    parameters: {},
    returns: 'number',
    ask: (readers) => readers.floor(),
  },
  quest: {
    doc: 'How a quest stands.',
    parameters: { id: 'quests' },
    returns: '"unknown", "active" or "done"',
    ask: (readers, id) => readers.quest(id),
  },
  rand: {
    doc: 'A random number, at least 0 and below 1, from the dice of the run: loading a save does not roll anew.',
    parameters: {},
    returns: 'number',
    ask: (readers) => readers.rand(),
  },
} as const satisfies { readonly [R in keyof ScriptReaders]: Reader };

export type ReaderName = keyof typeof READERS;

/** An argument as the game wants it: a word of a closed list, or a full id that exists. */
export function readerArgument(kind: ReaderArgument, value: Value, linker: Linker, { name, at }: Asked): string {
  if (typeof value !== 'string') throw wrong(name, at);
  if (kind === 'who' || kind === 'attribute') {
    const words: readonly string[] = kind === 'who' ? ROLES : ATTRIBUTES;
    if (!words.includes(value)) throw wrong(name, at);
    return value;
  }
  const id = linker.qualify(value);
  if (kind !== 'tag' && !linker.exists(kind, id)) throw new ScriptFault('unknown_reference', at, id);
  return id;
}

/** Which reader is asked, and where. */
export interface Asked {
  readonly name: string;
  readonly at: number;
}
