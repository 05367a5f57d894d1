/** Nothing in the core mod lies where nobody comes: every entry is met, given, granted, drawn or started by another. */
import { describe, expect, it } from 'vitest';
import type { RegistryName } from '../../src/game/content/registry-names.ts';
import { loadCore } from '../core.ts';

const content = loadCore();

/** All texts inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Ids mentioned by the entries of some registries, an entry's own id aside. */
function mentionedBy(...registries: readonly Exclude<RegistryName, 'scripts'>[]): Set<string> {
  return new Set(
    registries.flatMap((registry) =>
      [...content[registry].values()].flatMap(({ id, ...rest }) => textsIn(rest).filter((text) => text !== id)),
    ),
  );
}

const unmentioned = (ids: Iterable<string>, mentioned: ReadonlySet<string>): string[] =>
  [...ids].filter((id) => !mentioned.has(id)).sort();

/** Follows tables into tables, from those that something outside of tables draws. */
function tablesInPlay(): Set<string> {
  const drawn = mentionedBy(
    'items',
    'options',
    'abilities',
    'modifiers',
    'creatures',
    'prefabs',
    'floors',
    'npcs',
    'quests',
  );
  const reached = new Set<string>();
  const follow = (id: string): void => {
    const table = content.loot_tables.get(id);
    if (table === undefined || reached.has(id)) return;
    reached.add(id);
    for (const { table: inner, affixes } of table.entries) {
      if (inner !== undefined) follow(inner);
      if (affixes !== undefined) follow(affixes);
    }
  };
  for (const id of drawn) follow(id);
  return reached;
}

describe('everything in the core mod can be met', () => {
  const tables = tablesInPlay();
  const inTables = [...tables].flatMap((id) => content.loot_tables.get(id)?.entries ?? []);

  it('every table is drawn from', () => {
    expect(unmentioned(content.loot_tables.keys(), tables)).toEqual([]);
  });

  it('every item is found, sold, given or worn from the start', () => {
    const given = [content.options, content.npcs, content.quests, content.prefabs].flatMap((entries) =>
      [...entries.values()].flatMap((entry) => textsIn(entry)),
    );
    const found = inTables.map(({ item }) => item);
    const all = new Set([...given, ...found].filter((id) => id !== undefined));
    expect(unmentioned(content.items.keys(), all)).toEqual([]);
  });

  it('every affix is drawn', () => {
    expect(unmentioned(content.affixes.keys(), new Set(inTables.flatMap(({ affix }) => affix ?? [])))).toEqual([]);
  });

  it('every modifier is applied by something', () => {
    const applied = new Set(
      (
        ['items', 'options', 'abilities', 'affixes', 'modifiers', 'creatures', 'prefabs', 'npcs', 'quests'] as const
      ).flatMap((registry) =>
        [...content[registry].values()].flatMap((entry) =>
          [...JSON.stringify(entry).matchAll(/"action":"apply_modifier","modifier":"([^"]+)"/g)].map(
            ([, id]) => id ?? '',
          ),
        ),
      ),
    );
    expect(unmentioned(content.modifiers.keys(), applied)).toEqual([]);
  });

  it('every ability is granted to somebody', () => {
    const granted = mentionedBy('items', 'options', 'affixes', 'modifiers', 'creatures');
    for (const id of ['core:attack', 'core:flee', 'core:guard']) granted.add(id);
    expect(unmentioned(content.abilities.keys(), granted)).toEqual([]);
  });

  it('every creature lives on a floor or is called by one that does', () => {
    expect(unmentioned(content.creatures.keys(), mentionedBy('floors', 'abilities', 'creatures'))).toEqual([]);
  });

  it('every room is drawn by some floor, and every floor finds its rooms', () => {
    const asked = new Set(
      [...content.floors.values()].flatMap(({ required, prefabs }) => [...required, ...prefabs.map(({ tag }) => tag)]),
    );
    const idle = [...content.prefabs.values()].filter(({ tags }) => !tags.some((tag) => asked.has(tag)));
    expect(idle.map(({ id }) => id)).toEqual([]);
    const carried = new Set([...content.prefabs.values()].flatMap(({ tags }) => tags));
    expect(unmentioned(asked, carried)).toEqual([]);
  });

  it('every person stands in a room', () => {
    expect(unmentioned(content.npcs.keys(), mentionedBy('prefabs'))).toEqual([]);
  });

  it('every quest is started by a person, a floor or another quest', () => {
    const text = JSON.stringify([content.npcs, content.floors, content.quests].map((entries) => [...entries.values()]));
    const started = new Set([...text.matchAll(/"action":"start_quest","quest":"([^"]+)"/g)].map(([, id]) => id ?? ''));
    expect(unmentioned(content.quests.keys(), started)).toEqual([]);
  });

  it('quests come in chains', () => {
    const followUps = [...content.quests.values()].filter(({ actions }) =>
      actions.some(({ action }) => action === 'start_quest'),
    );
    expect(followUps.length).toBeGreaterThanOrEqual(4);
  });
});
