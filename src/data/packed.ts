/** Content as text and back, so that a start need not read and check again what has not changed. */

import type { Balance } from '../game/content/balance.ts';
import { buildContent, type Content, type LoadedMod, type Registries } from '../game/content/content.ts';
import { REGISTRY_NAMES, type RegistryName } from '../game/content/registry-names.ts';
import { LateContent } from './late-content.ts';

/** The two parts of packed content; whoever reads them must know that this very program wrote them. */
export interface Packed {
  /** What the main menu asks for. */
  readonly head: string;
  /** Everything. */
  readonly whole: string;
}

type Texts = readonly (readonly [string, readonly (readonly [string, string])[]])[];

interface Whole {
  readonly registries: Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
  readonly balance: Balance;
  readonly mods: readonly LoadedMod[];
  readonly hash: string;
  readonly texts: Texts;
}

/** What mods put in the place of the engine’s own words. */
const ENGINE = 'engine/';

/** The fields of content that the head holds; all others are those of the whole. */
type HeadField = 'mods' | 'hash' | 'repeating' | 'texts';

/** The rest of the fields, each once: the compiler asks for the missing one. */
const REST: Readonly<Record<Exclude<keyof Content, HeadField | RegistryName>, true>> = {
  balance: true,
  compiled: true,
  slotOrder: true,
  categoryOrder: true,
  optionsOf: true,
  floorByNumber: true,
  lastFloor: true,
  roomPools: true,
};

/** The content as text; absent when it holds compiled scripts, which are no data. */
export function packContent(content: Content): Packed | undefined {
  if (content.scripts.size > 0) return undefined;
  const { balance, mods, hash, repeating } = content;
  const texts = [...content.texts].map(([language, one]) => [language, [...one]] as const);
  const engine = texts.map(([language, one]) => [language, one.filter(([key]) => key.startsWith(ENGINE))] as const);
  const registries = Object.fromEntries(REGISTRY_NAMES.map((name) => [name, [...content[name]]]));
  const whole: Whole = { registries, balance, mods, hash, texts };
  return { head: JSON.stringify({ mods, hash, repeating, texts: engine }), whole: JSON.stringify(whole) };
}

/**
 * The content of texts that `packContent` made; the whole is asked for, and read, when more is wanted than the head
 * holds. Throws when the head is something else.
 */
export function unpackContent(head: string, whole: () => string): LateContent {
  // Written by this very program from checked content, and compared with its mark before: not checked again.
  const { texts, ...rest } = JSON.parse(head) as Pick<Content, 'mods' | 'hash' | 'repeating'> & { texts: Texts };
  const early = { ...rest, texts: mapsOf(texts) };
  return new LateContent(early, [...REGISTRY_NAMES, ...Object.keys(REST)], () => wholeContent(whole()));
}

function wholeContent(text: string): Content {
  // The same as above.
  const { registries, texts, ...rest } = JSON.parse(text) as Whole;
  const maps = Object.fromEntries(REGISTRY_NAMES.map((name) => [name, new Map(registries[name])]));
  return buildContent(maps as unknown as Registries, { ...rest, texts: mapsOf(texts) });
}

function mapsOf(texts: Texts): Content['texts'] {
  return new Map(texts.map(([language, entries]) => [language, new Map(entries)]));
}
