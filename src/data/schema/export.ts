/** JSON Schemas for editors, from the very definitions that validate and type the content. */
import * as z from 'zod/mini';
import { balanceSchema } from '../../game/content/balance.ts';
import { actionSchema, attributeChangeSchema, checkSchema, triggerSchema } from '../../game/content/effects.ts';
import type { FieldMeta } from '../../game/content/field.ts';
import { REGISTRIES } from '../../game/content/registries.ts';
import { REGISTRY_NAMES, type RegistryName } from '../../game/content/registry-names.ts';
import { COLORS, GENDERS } from '../../game/content/words.ts';
import { EVENTS } from '../../game/rules/events.ts';
import { manifestSchema } from '../manifest.ts';
import { metaOf } from '../plan.ts';
import { definition, type Schema } from '../schema-shape.ts';

/** A part of a JSON Schema. */
export type JsonSchema = { [key: string]: unknown };

/** Ids to offer for references, by registry; the tags and events in use. */
export type KnownIds = Readonly<Partial<Record<RegistryName | 'tag' | 'event', readonly string[]>>>;

const DRAFT = 'http://json-schema.org/draft-07/schema#';
/** TOML 1.1: line breaks and trailing commas inside inline tables are legal. */
const TOML = { 'x-tombi-toml-version': 'v1.1.0' } as const;
const ID = '^([a-z0-9_]{1,60}:)?[a-z0-9_]{1,60}$';

/** What is written once and referred to from everywhere. */
const SHARED = z.registry<{ id: string }>();
SHARED.add(actionSchema, { id: 'action' });
SHARED.add(checkSchema, { id: 'check' });
SHARED.add(triggerSchema, { id: 'trigger' });
SHARED.add(attributeChangeSchema, { id: 'attribute_change' });

/** The schema of a content file: any `*.toml` directly in a mod's folder, the manifest aside. */
export function contentJsonSchema(known: KnownIds = {}): JsonSchema {
  const tables = REGISTRY_NAMES.map((name) => [name, z.optional(z.array(REGISTRIES[name]))] as const);
  const file = z.strictObject({ ...Object.fromEntries(tables), balance: z.optional(balanceSchema) });
  const schema = convert(file, known);
  for (const name of REGISTRY_NAMES) relaxIdentity(schema, name);
  allowAliases(schema);
  return {
    $schema: DRAFT,
    title: 'Content of a mod for rustkeep',
    description: 'Any *.toml directly in a mod’s folder, manifest.toml aside.',
    ...TOML,
    ...schema,
  };
}

/** The schema of `manifest.toml`. */
export function manifestJsonSchema(): JsonSchema {
  return { $schema: DRAFT, title: 'Manifest of a mod for rustkeep', ...TOML, ...convert(manifestSchema, {}) };
}

function convert(schema: z.ZodMiniType, known: KnownIds): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    metadata: SHARED,
    override: ({ zodSchema, jsonSchema }) => {
      // Both are wider types of the same values; only the keys that all schemas share are touched.
      describe(jsonSchema as JsonSchema, zodSchema as Schema, known);
    },
  }) as JsonSchema;
  delete converted.$schema;
  return converted;
}

/** Adds documentation, units and what references may be. */
function describe(json: JsonSchema, schema: Schema, known: KnownIds): void {
  const meta = metaOf(schema);
  const description = descriptionOf(meta);
  if (description !== '') json.description = description;
  if (meta.unit !== undefined && json.type !== undefined) json['x-unit'] = meta.unit;
  if (meta.ref !== undefined && json.type === 'string') refer(json, meta.ref, known);
  if (meta.doc?.startsWith('Filters the event') === true) Object.assign(json, filterSchema(known));
  if (meta.doc?.startsWith('One of black') === true) json.examples = [...COLORS];
  const { type, defaultValue } = definition(schema);
  if (type === 'default' && isAmount(defaultValue)) json.default = defaultValue.min;
  delete json.id;
}

function isAmount(value: unknown): value is { readonly min: number } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'min');
}

function descriptionOf({ doc, unit }: FieldMeta): string {
  // What is counted in nothing but pieces says its bounds in place of a unit.
  if (unit !== undefined && /^\d/.test(unit)) return `${doc ?? ''} A number or a range such as "1-4", within ${unit}.`;
  return [doc, unit === undefined ? undefined : `Unit: ${unit}.`].filter((part) => part !== undefined).join(' ');
}

/** An id: any that has the form, and those that are known for completion. */
function refer(json: JsonSchema, ref: RegistryName | 'tag' | 'event', known: KnownIds): void {
  const words = ref === 'event' ? [...Object.keys(EVENTS), ...(known.event ?? [])] : (known[ref] ?? []);
  const form = { type: 'string', pattern: ref === 'event' ? '^[a-z0-9_]+:[a-z0-9_]+$' : ID };
  if (words.length === 0) {
    json.pattern = form.pattern;
    return;
  }
  delete json.type;
  delete json.minLength;
  delete json.maxLength;
  json.anyOf = [{ enum: [...words] }, form];
}

/** Which filters fit depends on the event; an editor is told all there are. */
function filterSchema(known: KnownIds): JsonSchema {
  const properties: JsonSchema = {};
  for (const { when } of Object.values(EVENTS)) {
    const { properties: own } = convert(z.strictObject(when), known);
    Object.assign(properties, own);
  }
  return { type: 'object', properties, additionalProperties: false };
}

/** An override takes the id of what it replaces and needs none of its own. */
function relaxIdentity(schema: JsonSchema, name: RegistryName): void {
  const entry = itemsOf(schema, name);
  if (!Array.isArray(entry.required)) return;
  const rest = entry.required.filter((field) => field !== 'id');
  if (rest.length > 0) entry.required = rest;
  else delete entry.required;
  entry.anyOf = [{ required: ['id'] }, { required: ['overrides'] }];
}

/** The schema of one entry. */
function itemsOf(schema: JsonSchema, name: string): JsonSchema {
  const properties = schema.properties as Record<string, JsonSchema>;
  return (properties[name]?.items ?? {}) as JsonSchema;
}

/** Older names of knobs still work; they are not offered. */
function allowAliases(schema: JsonSchema): void {
  const { balance } = schema.properties as Record<string, JsonSchema>;
  if (balance === undefined) return;
  balance.patternProperties = { '^(ausweich|flucht|verkauf|charisma_preis)$': { type: 'number' } };
}

/** The schema of `locale/<language>.toml`. */
export function localeJsonSchema(known: KnownIds = {}): JsonSchema {
  const text = { type: 'string', maxLength: 2000 };
  const texts: JsonSchema = {
    type: 'object',
    description: 'Field → text. Options of an NPC stand under `options`, by their id or their text.',
    properties: {
      gender: { type: 'string', enum: [...GENDERS], description: 'The gender of the name in this language.' },
    },
    additionalProperties: { anyOf: [text, { type: 'object', additionalProperties: text }] },
  };
  const tables = REGISTRY_NAMES.map((name): [string, JsonSchema] => {
    const ids = Object.fromEntries((known[name] ?? []).map((id) => [id, texts]));
    return [name, { type: 'object', properties: ids, additionalProperties: texts }];
  });
  const engine = {
    type: 'object',
    description: 'Texts of the interface by the keys of its catalogue.',
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }] },
  };
  return {
    $schema: DRAFT,
    title: 'Texts of a mod for rustkeep in another language',
    ...TOML,
    type: 'object',
    properties: { ...Object.fromEntries(tables), tags: { type: 'object', additionalProperties: texts }, engine },
    additionalProperties: false,
  };
}
