/** All definitions of a loaded game, and the few look-ups the rules need of them. Immutable, beside the state, never in it. */

import { type RoomPools, roomPools } from '../floor/pools.ts';
import type { Ability } from './ability.ts';
import type { Affix } from './affix.ts';
import type { Balance } from './balance.ts';
import type { Category } from './category.ts';
import type { CreatureDef } from './creature.ts';
import type { ActionSpec } from './effects.ts';
import type { FloorDef } from './floor.ts';
import type { Item } from './item.ts';
import type { LootTable } from './loot-table.ts';
import type { Modifier } from './modifier.ts';
import type { NpcDef } from './npc.ts';
import type { Option } from './option.ts';
import type { Prefab } from './prefab.ts';
import type { Quest } from './quest.ts';
import type { Script } from './script.ts';
import type { Slot } from './slot.ts';

export interface Registries {
  readonly items: ReadonlyMap<string, Item>;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly options: ReadonlyMap<string, Option>;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly affixes: ReadonlyMap<string, Affix>;
  readonly modifiers: ReadonlyMap<string, Modifier>;
  readonly creatures: ReadonlyMap<string, CreatureDef>;
  readonly loot_tables: ReadonlyMap<string, LootTable>;
  readonly prefabs: ReadonlyMap<string, Prefab>;
  readonly floors: ReadonlyMap<string, FloorDef>;
  readonly npcs: ReadonlyMap<string, NpcDef>;
  readonly quests: ReadonlyMap<string, Quest>;
  readonly scripts: ReadonlyMap<string, Script>;
}

/** A mod that took part in loading. */
export interface LoadedMod {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** A hash over the contents of its files: what saves and replays compare. */
  readonly hash: string;
}

/** What a script may ask; the functions are those behind the conditions. */
export interface ScriptReaders {
  attribute(who: string, name: string): number;
  health(who: string): number;
  stamina(who: string): number;
  has_tag(who: string, tag: string): boolean;
  has_item(who: string, id: string): number;
  has_modifier(who: string, id: string): boolean;
  floor(): number;
  quest(id: string): string;
  rand(): number;
}

/** What a script returned: actions already validated, or the one warning it gets. */
export type ScriptResult =
  | { readonly ok: true; readonly actions: readonly ActionSpec[] }
  | {
      readonly ok: false;
      readonly code: string;
      readonly line: number;
      readonly column: number;
      readonly detail: string;
    };

/** A compiled script. The engine lies outside the rules and is handed in. */
export interface CompiledScript {
  run(readers: ScriptReaders): ScriptResult;
}

export interface Content extends Registries {
  readonly balance: Balance;
  readonly mods: readonly LoadedMod[];
  /** A hash over all mods in order: equal hashes play equal runs. */
  readonly hash: string;
  /** Script id → compiled script. Empty while no mod has scripts. */
  readonly compiled: ReadonlyMap<string, CompiledScript>;
  /** Slots by order, ties by id. */
  readonly slotOrder: readonly string[];
  /** Categories by order, ties by id. */
  readonly categoryOrder: readonly Category[];
  /** Category id → its options by id. */
  readonly optionsOf: ReadonlyMap<string, readonly Option[]>;
  /** Floor number → definition. */
  readonly floorByNumber: ReadonlyMap<number, FloorDef>;
  /** The highest floor number there is; 0 without floors. */
  readonly lastFloor: number;
  /** Floors that repeat past the last one, by number. */
  readonly repeating: readonly FloorDef[];
  /** Tag → the drawn rooms that carry it, by id. */
  readonly roomPools: RoomPools;
  /** Language → key (`items/core:iron_sword/name`) → text; inline texts are in the entries themselves. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The id of the currency: never sold, never bought, weightless. */
export const GOLD = 'core:gold';
/** Abilities that everyone has, if they exist. */
export const IMPLICIT_ABILITIES = ['core:attack', 'core:flee', 'core:guard'] as const;

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byOrder = (a: { id: string; order: number }, b: { id: string; order: number }) => a.order - b.order || byId(a, b);

/** Completes linked registries with the derived look-ups. */
export function buildContent(
  registries: Registries,
  rest: Pick<Content, 'balance' | 'mods' | 'hash' | 'texts'> & { readonly compiled?: Content['compiled'] },
): Content {
  const floorByNumber = new Map<number, FloorDef>();
  for (const floor of [...registries.floors.values()].sort(byId)) {
    if (!floorByNumber.has(floor.number)) floorByNumber.set(floor.number, floor);
  }
  const optionsOf = new Map<string, Option[]>();
  for (const option of [...registries.options.values()].sort(byId)) {
    const siblings = optionsOf.get(option.category);
    if (siblings === undefined) optionsOf.set(option.category, [option]);
    else siblings.push(option);
  }
  return {
    ...registries,
    ...rest,
    compiled: rest.compiled ?? new Map(),
    slotOrder: [...registries.slots.values()].sort(byOrder).map((slot) => slot.id),
    categoryOrder: [...registries.categories.values()].sort(byOrder),
    optionsOf,
    floorByNumber,
    lastFloor: Math.max(0, ...floorByNumber.keys()),
    roomPools: roomPools(registries.prefabs.values()),
    repeating: [...floorByNumber.values()].filter((floor) => floor.repeat).sort((a, b) => a.number - b.number),
  };
}
