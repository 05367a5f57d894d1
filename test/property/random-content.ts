/** Content that nobody would write: entries of every kind, made from the very schemas that validate them. */
import fc from 'fast-check';
import { stringify } from 'smol-toml';
import * as z from 'zod/mini';
import { loadContent } from '../../src/data/load.ts';
import { metaOf } from '../../src/data/plan.ts';
import { definition, type Schema } from '../../src/data/schema-shape.ts';
import { balanceSchema } from '../../src/game/content/balance.ts';
import type { Content } from '../../src/game/content/content.ts';
import { triggerSchema } from '../../src/game/content/effects.ts';
import { REGISTRIES } from '../../src/game/content/registries.ts';
import type { RegistryName } from '../../src/game/content/registry-names.ts';
import { EVENTS } from '../../src/game/rules/events.ts';
import { compileScript } from '../../src/script/compile.ts';

/** How many entries of each kind there are, besides those that a run needs. */
const COUNTS = {
  items: 6,
  abilities: 4,
  affixes: 3,
  modifiers: 5,
  creatures: 4,
  loot_tables: 3,
  npcs: 2,
  quests: 2,
} as const;
const POOLS: Readonly<Partial<Record<RegistryName | 'tag' | 'event', readonly string[]>>> = {
  ...Object.fromEntries(
    Object.entries(COUNTS).map(([name, count]) => [
      name,
      Array.from({ length: count }, (_, at) => `core:${name}_${at}`),
    ]),
  ),
  slots: ['core:hand', 'core:body'],
  options: ['core:plain'],
  prefabs: ['core:den'],
  categories: ['core:kind'],
  scripts: ['core:fate'],
  tag: ['core:den', 'core:beast', 'core:spell'],
  event: [...Object.keys(EVENTS), 'core:ping', 'core:pong'],
};
const NUMBERS = [-1e6, -100, -7, -1, -0.5, 0, 0.1, 0.25, 0.5, 0.9, 1, 1.5, 2, 3, 5, 8, 20, 60, 400, 1e6];
/** Fields that only say what something looks like, or that a run needs as they are. */
const LEFT_OUT = ['overrides', 'name', 'description', 'symbol', 'color', 'gender', 'greeting', 'layout', 'file'];

/** Values that fit a schema. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const known = MADE.get(schema);
  if (known !== undefined) return known;
  const made = make(schema);
  MADE.set(schema, made);
  return made;
}
const MADE = new Map<Schema, fc.Arbitrary<unknown>>();

function make(schema: Schema): fc.Arbitrary<unknown> {
  const def = definition(schema) as ReturnType<typeof definition> & { entries?: Record<string, string>; in?: Schema };
  const fits = (value: unknown) => z.safeParse(schema as never, value).success;
  switch (def.type) {
    case 'default':
    case 'optional':
      return def.innerType === undefined
        ? fc.constant(undefined)
        : fc.option(fitting(def.innerType), { nil: undefined, freq: 2 });
    case 'number':
      return fc.constantFrom(...NUMBERS.filter(fits));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'string':
      return textOf(schema);
    case 'array':
      return def.element === undefined ? fc.constant([]) : fc.array(fitting(def.element), { maxLength: 3 });
    case 'object':
      return tableOf(def.shape ?? {}).filter(fits);
    case 'union':
      return fc.oneof(...(def.options ?? []).map(fitting));
    case 'pipe':
      return fc.constantFrom(...[1, 2, 3, '1-3', '0-2', '2-6'].filter(fits));
    default:
      return fc.constant(undefined);
  }
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { ref } = metaOf(schema);
  const pool = ref === undefined ? undefined : POOLS[ref];
  // A name that nothing has: the loader drops what refers to it.
  return pool === undefined || pool.length === 0 ? fc.constantFrom('one', 'two', 'three') : fc.constantFrom(...pool);
}

function tableOf(shape: Readonly<Record<string, Schema>>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape).filter(([name]) => !LEFT_OUT.includes(name) && name !== 'when');
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field)]))).map(withoutGaps);
}

function withoutGaps(table: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).filter(([, value]) => value !== undefined));
}

/** Entries of one kind. */
function entriesOf(name: keyof typeof COUNTS): fc.Arbitrary<Record<string, unknown>[]> {
  return fc
    .array(fitting(REGISTRIES[name]), { minLength: COUNTS[name], maxLength: COUNTS[name] })
    .map((entries) => entries.map((entry, at) => ({ ...(entry as object), id: `${name}_${at}` })));
}

const DUNGEON = `
[[slots]]
id = "hand"
[[slots]]
id = "body"
[[categories]]
id = "kind"
[[items]]
id = "gold"
stackable = true
[[abilities]]
id = "attack"
actions = [{ action = "damage", scale = 1, damage_type = "slash", target = "target" }]
[[abilities]]
id = "flee"
aim = "self"
actions = [{ action = "flee" }]
[[creatures]]
id = "rat"
base = { max_health = 14, damage = 3 }
ai = [{ ability = "core:attack" }]
[[loot_tables]]
id = "stash"
rolls = "0-2"
entries = [{ item = "core:gold", count = "5-50" }]
[[scripts]]
id = "fate"
source = '''
if (rand() < 0.5) { return [{ action: "damage", amount: 3, damage_type: "holy" }]; }
return [{ action: "give_item", item: "core:gold", count: 3 }, { action: "emit_event", event: "core:ping" }];
'''
[[prefabs]]
id = "start"
tags = ["core:entrance"]
npcs = ["core:npcs_0", "core:npcs_1"]
layout = """
######
+<nn.+
#....#
######
"""
[[prefabs]]
id = "exit"
tags = ["core:exit"]
layout = """
######
+.e..+
#..>.#
######
"""
`;
const FLOOR = (number: number) => ({
  id: `floor_${number}`,
  number,
  size: [40, 20],
  rooms: 3,
  required: ['core:entrance', 'core:den', 'core:exit'],
  creatures: [...(POOLS.creatures ?? []).map((id) => ({ id })), { id: 'core:rat' }],
  loot: 'core:stash',
  ...(number === 2 ? { repeat: true, scaling: { health: 1.5, damage: 1.5, exp: 2, price: 3 } } : {}),
});
const DEN = '######\n+.el.+\n#.ee.#\n######\n';

const triggers = fc.array(fitting(triggerSchema), { maxLength: 3 });

/** A whole game, as a mod’s text. */
export const anyContentText: fc.Arbitrary<string> = fc
  .record({
    ...(Object.fromEntries(Object.keys(COUNTS).map((name) => [name, entriesOf(name as keyof typeof COUNTS)])) as Record<
      keyof typeof COUNTS,
      fc.Arbitrary<Record<string, unknown>[]>
    >),
    balance: fitting(balanceSchema) as fc.Arbitrary<Record<string, unknown>>,
    plain: fitting(REGISTRIES.options) as fc.Arbitrary<Record<string, unknown>>,
    den: triggers,
    floor: triggers,
  })
  .map(({ balance, plain, den, floor, ...entries }) => {
    const { condition: _condition, ...option } = plain;
    return (
      DUNGEON +
      stringify({
        ...entries,
        balance,
        options: [{ ...option, id: 'plain', category: 'core:kind', triggers: plain.triggers ?? [] }],
        prefabs: [{ id: 'den', tags: ['core:den'], layout: DEN, triggers: den }],
        floors: [1, 2].map((number) => ({ ...FLOOR(number), triggers: floor })),
      })
    );
  });

/** Loads it like any mod; what the loader drops is not in it. */
export function contentFrom(text: string): Content {
  const files = [
    { path: 'manifest.toml', text: 'id = "core"\nname = "Random"\nversion = "1.0.0"\n' },
    { path: 'dungeon.toml', text: text.slice(0, DUNGEON.length) },
    { path: 'random.toml', text: text.slice(DUNGEON.length) },
  ];
  return loadContent([{ folder: 'core', files }], { engine: '1.0.0', compile: compileScript }).content;
}
