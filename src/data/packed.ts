/** Content as one text and back, so that a start need not read and check again what has not changed. */

import type { Balance } from '../game/content/balance.ts';
import { buildContent, type Content, type LoadedMod, type Registries } from '../game/content/content.ts';
import { REGISTRY_NAMES } from '../game/content/registry-names.ts';

/** What is written; whoever reads it must know that this very program wrote it. */
interface Packed {
  readonly registries: Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
  readonly balance: Balance;
  readonly mods: readonly LoadedMod[];
  readonly hash: string;
  readonly texts: readonly (readonly [string, readonly (readonly [string, string])[]])[];
}

/** The content as text; absent when it holds compiled scripts, which are no data. */
export function packContent(content: Content): string | undefined {
  if (content.scripts.size > 0) return undefined;
  const packed: Packed = {
    registries: Object.fromEntries(REGISTRY_NAMES.map((name) => [name, [...content[name]]])),
    balance: content.balance,
    mods: content.mods,
    hash: content.hash,
    texts: [...content.texts].map(([language, texts]) => [language, [...texts]] as const),
  };
  return JSON.stringify(packed);
}

/** The content of a text that `packContent` made. Throws when it is something else. */
export function unpackContent(text: string): Content {
  // Written by this very program from checked content, and compared with its mark before: not checked again.
  const { registries, balance, mods, hash, texts } = JSON.parse(text) as Packed;
  const maps = Object.fromEntries(REGISTRY_NAMES.map((name) => [name, new Map(registries[name])]));
  return buildContent(maps as unknown as Registries, {
    balance,
    mods,
    hash,
    texts: new Map(texts.map(([language, entries]) => [language, new Map(entries)])),
  });
}
