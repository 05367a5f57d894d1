/** What the registries are called; apart from the schemas, which nobody needs who only knows names. */

/** The names of the registries, as modders write them: `[[items]]`, `[[slots]]`, … */
export const REGISTRY_NAMES = [
  'items',
  'slots',
  'categories',
  'options',
  'abilities',
  'affixes',
  'modifiers',
  'creatures',
  'loot_tables',
  'prefabs',
  'floors',
  'npcs',
  'quests',
  'scripts',
] as const;
export type RegistryName = (typeof REGISTRY_NAMES)[number];
