/** Every field of the vocabulary has a reader: written in two ways, it makes a difference that can be stated. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import { definition, type Schema, unwrapped } from '../../src/data/schema-shape.ts';
import { balanceSchema } from '../../src/game/content/balance.ts';
import { actionSchema, attributeChangeSchema, checkSchema, triggerSchema } from '../../src/game/content/effects.ts';
import { REGISTRIES } from '../../src/game/content/registries.ts';
import type { RegistryName } from '../../src/game/content/registry-names.ts';
import { ACTIONS } from '../../src/game/rules/actions.ts';
import { CHECKS } from '../../src/game/rules/checks.ts';
import { entryLines } from '../../src/ui/describe/entry.ts';
import { contentOf } from '../fixtures/world.ts';
import { ACTION_ROWS } from './rows/actions.ts';
import { BALANCE } from './rows/balance.ts';
import { CREATURES } from './rows/creatures.ts';
import { CHECK_ROWS, EFFECTS } from './rows/effects.ts';
import { GEAR } from './rows/gear.ts';
import { HEROES } from './rows/heroes.ts';
import { PEOPLE } from './rows/people.ts';
import { PLACES } from './rows/places.ts';
import { type Rows, seen, speech } from './rows/row.ts';

const ROWS: Rows = {
  ...GEAR,
  ...HEROES,
  ...CREATURES,
  ...PLACES,
  ...PEOPLE,
  ...EFFECTS,
  ...CHECK_ROWS,
  ...ACTION_ROWS,
  ...BALANCE,
};

/** What stands in many places and has rows of its own. */
const SHARED = new Set<unknown>([actionSchema, checkSchema, triggerSchema, attributeChangeSchema]);

/** The paths of all fields of a table, and of the tables in it. */
function fieldsOf(schema: Schema, path: string): string[] {
  const inner = unwrapped(schema);
  if (SHARED.has(inner)) return [];
  const { type, shape, element, options } = definition(inner);
  if (type === 'object') {
    return Object.entries(shape ?? {}).flatMap(([name, field]) => [
      `${path}.${name}`,
      ...fieldsOf(field, `${path}.${name}`),
    ]);
  }
  if (type === 'array' && element !== undefined) return fieldsOf(element, path);
  return type === 'union' ? (options ?? []).flatMap((option) => fieldsOf(option, path)) : [];
}

/** Fields that every registry shares and that are shown or told by one reader: they are walked below. */
const IDENTITY = ['id', 'overrides'];
const SHOWN = ['name', 'description', 'symbol', 'color'];
/** Words that only choose which table of fields applies, and targets with one value. */
const NO_CHOICE = /^action\.(give_item|equip_item|remove_item|give_exp)\.target$/;

function allFields(): string[] {
  const registries = Object.entries(REGISTRIES).flatMap(([name, schema]) => fieldsOf(schema, name));
  const own = registries.filter((path) => {
    const [, field = '', ...rest] = path.split('.');
    return rest.length > 0 || ![...IDENTITY, ...SHOWN].includes(field) || path === 'affixes.name';
  });
  const entries = (table: object, word: string) =>
    Object.entries(table).flatMap(([name, { fields }]) =>
      Object.keys(fields as object).map((field) => `${word}.${name}.${field}`),
    );
  return [
    ...own,
    ...fieldsIn(attributeChangeSchema, 'attribute_change'),
    ...fieldsIn(triggerSchema, 'trigger'),
    'check.not',
    ...entries(CHECKS, 'check'),
    ...entries(ACTIONS, 'action').filter((path) => !NO_CHOICE.test(path)),
    ...fieldsIn(balanceSchema, 'balance'),
  ];
}

function fieldsIn(schema: Schema, path: string): string[] {
  return Object.keys(definition(schema).shape ?? {}).map((name) => `${path}.${name}`);
}

it('the table has a row for every field, and for nothing else', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...new Set(allFields())].sort());
});

describe.each(Object.keys(ROWS))('%s', (path) => {
  it('makes the difference it should', () => {
    const row = ROWS[path];
    if (row === undefined) throw new Error('no row');
    expect(row.is[0]).not.toEqual(row.is[1]);
    expect(seen(row)).toEqual(row.is);
  });
});

/** The least that an entry of each kind needs. */
const LEAST: Readonly<Record<RegistryName, string>> = {
  items: '',
  slots: '',
  categories: 'level = 2',
  options: 'category = "core:kind"',
  abilities: '',
  affixes: '',
  modifiers: '',
  creatures: 'base = { max_health = 5 }',
  loot_tables: '',
  prefabs: 'layout = """\n###\n+.+\n###\n"""',
  floors: 'number = 9\nsize = [40, 20]\nrooms = 3\nrequired = ["core:entrance", "core:normal", "core:stairs"]',
  npcs: '',
  quests: 'on = "item_used"',
  scripts: "source = 'return [];'",
};
const entry = (registry: string, head: string) => `[[${registry}]]\n${head}\n${LEAST[registry as RegistryName]}\n`;

describe.each(Object.keys(REGISTRIES) as RegistryName[])('%s', (registry) => {
  it('are known by their id', () => {
    expect(contentOf({ toml: entry(registry, 'id = "entry"') })[registry].has('core:entry')).toBe(true);
    expect(contentOf({ toml: entry(registry, 'id = "other"') })[registry].has('core:entry')).toBe(false);
  });

  it('are replaced by what overrides them, under the same id', () => {
    const core = [
      { path: 'manifest.toml', text: 'id = "core"\nname = "Core"\nversion = "1.0.0"\n' },
      { path: 'a.toml', text: entry(registry, 'id = "entry"').replace('core:kind', 'core:own') },
      { path: 'b.toml', text: '[[categories]]\nid = "own"\n' },
      { path: 'c.toml', text: entry('prefabs', 'id = "in"\ntags = ["core:entrance"]').replace('.', '<') },
      { path: 'd.toml', text: entry('prefabs', 'id = "out"\ntags = ["core:stairs"]').replace('.', '>') },
      { path: 'e.toml', text: entry('prefabs', 'id = "mid"\ntags = ["core:normal"]') },
    ];
    const mod = (head: string) => [
      {
        path: 'manifest.toml',
        text: 'id = "mod"\nname = "Mod"\nversion = "1.0.0"\ndepends = ["core"]\n',
      },
      { path: 'a.toml', text: entry(registry, head).replace('core:kind', 'core:own') },
    ];
    const ids = (head: string) => {
      const loaded = loadContent(
        [
          { folder: 'core', files: core },
          { folder: 'mod', files: mod(head) },
        ],
        { engine: '0.1.0' },
      );
      return [...loaded.content[registry].keys()].filter((id) => id.endsWith(':entry'));
    };
    expect(ids('id = "entry"')).toEqual(['core:entry', 'mod:entry']);
    expect(ids('overrides = "core:entry"')).toEqual(['core:entry']);
  });

  const shown = Object.keys(definition(unwrapped(REGISTRIES[registry])).shape ?? {}).filter((field) =>
    [...SHOWN, 'gender'].includes(field),
  );
  it.runIf(shown.length > 0).each(shown)('show their %s', (field) => {
    const value = { name: 'Zyx', description: 'About it.', symbol: 'Z', color: 'magenta', gender: 'pl' }[field] ?? '';
    const lines = (head: string) => {
      const content = contentOf({ toml: entry(registry, `id = "entry"\n${head}`) });
      return entryLines(speech(content), registry, 'core:entry').join('\n');
    };
    expect(lines('')).not.toContain(value);
    expect(lines(`${field} = "${value}"`)).toContain(value);
  });
});
