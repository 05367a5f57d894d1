/** The list of registries: adding one is a file beside this one and a line here. */
import { abilitySchema } from './ability.ts';
import { affixSchema } from './affix.ts';
import { categorySchema } from './category.ts';
import { creatureSchema } from './creature.ts';
import { floorSchema } from './floor.ts';
import { itemSchema } from './item.ts';
import { lootTableSchema } from './loot-table.ts';
import { modifierSchema } from './modifier.ts';
import { npcSchema } from './npc.ts';
import { optionSchema } from './option.ts';
import { prefabSchema } from './prefab.ts';
import { questSchema } from './quest.ts';
import { scriptSchema } from './script.ts';
import { slotSchema } from './slot.ts';

export const REGISTRIES = {
  items: itemSchema,
  slots: slotSchema,
  categories: categorySchema,
  options: optionSchema,
  abilities: abilitySchema,
  affixes: affixSchema,
  modifiers: modifierSchema,
  creatures: creatureSchema,
  loot_tables: lootTableSchema,
  prefabs: prefabSchema,
  floors: floorSchema,
  npcs: npcSchema,
  quests: questSchema,
  scripts: scriptSchema,
} as const;
