/**
 * Where in an entry references and shown texts stand, derived once from its schema.
 *
 * A plan holds only the branches that lead to such a field, so that walking an entry costs what it contains of them.
 */
import { WHEN_SCHEMAS } from '../game/content/effects.ts';
import { type FieldMeta, META } from '../game/content/field.ts';
import { REGISTRIES } from '../game/content/registries.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import { definition, type Schema, unwrapped } from './schema-shape.ts';

export type Plan =
  | { readonly kind: 'text'; readonly meta: FieldMeta }
  | { readonly kind: 'table'; readonly fields: readonly (readonly [string, Plan])[] }
  | { readonly kind: 'list'; readonly element: Plan; readonly choices: boolean }
  | { readonly kind: 'variants'; readonly by: string; readonly of: ReadonlyMap<string, Plan> }
  | {
      readonly kind: 'either';
      readonly text: Plan | undefined;
      readonly table: Plan | undefined;
      readonly list: Plan | undefined;
    }
  | { readonly kind: 'when'; readonly of: ReadonlyMap<string, Plan> };

/** What is documented of a schema and of those it wraps; the outer word wins. */
export function metaOf(schema: Schema): FieldMeta {
  const { innerType } = definition(schema);
  const own = META.get(schema as never) ?? {};
  return innerType === undefined ? own : { ...metaOf(innerType), ...own };
}

/** The plan of a schema, or undefined when nothing in it is an id or shown. */
export function planOf(schema: Schema): Plan | undefined {
  const meta = metaOf(schema);
  const inner = unwrapped(schema);
  const def = definition(inner);
  switch (def.type) {
    case 'string':
      return meta.ref !== undefined || meta.shown !== undefined ? { kind: 'text', meta } : undefined;
    case 'object':
      return tablePlan(def.shape ?? {});
    case 'array': {
      const element = def.element === undefined ? undefined : planOf(def.element);
      return element === undefined ? undefined : { kind: 'list', element, choices: meta.choices === true };
    }
    case 'union':
      return def.discriminator === undefined
        ? eitherPlan(def.options ?? [])
        : variantsPlan(def.discriminator, def.options ?? []);
    default:
      return undefined;
  }
}

function tablePlan(shape: Record<string, Schema>): Plan | undefined {
  const fields: [string, Plan][] = [];
  for (const [name, field] of Object.entries(shape)) {
    const isFilter = name === 'when' && Object.hasOwn(shape, 'on');
    const plan = isFilter ? ({ kind: 'when', of: WHEN_PLANS } as const) : planOf(field);
    if (plan !== undefined) fields.push([name, plan]);
  }
  return fields.length === 0 ? undefined : { kind: 'table', fields };
}

function variantsPlan(by: string, options: readonly Schema[]): Plan | undefined {
  const of = new Map<string, Plan>();
  for (const option of options) {
    const { shape = {} } = definition(unwrapped(option));
    const plan = tablePlan(shape);
    const word = shape[by];
    if (plan === undefined || word === undefined) continue;
    for (const value of definition(word).values ?? []) of.set(String(value), plan);
  }
  return of.size === 0 ? undefined : { kind: 'variants', by, of };
}

function eitherPlan(options: readonly Schema[]): Plan | undefined {
  const found: Partial<Record<'text' | 'table' | 'list', Plan>> = {};
  for (const option of options) {
    const plan = planOf(option);
    if (plan?.kind === 'text' || plan?.kind === 'table' || plan?.kind === 'list') found[plan.kind] = plan;
  }
  if (Object.keys(found).length === 0) return undefined;
  return { kind: 'either', text: found.text, table: found.table, list: found.list };
}

/** What `when` holds depends on the event its trigger answers. */
const WHEN_PLANS: ReadonlyMap<string, Plan> = new Map(
  Object.entries(WHEN_SCHEMAS).flatMap(([event, schema]) => {
    const plan = planOf(schema);
    return plan === undefined ? [] : [[event, plan] as const];
  }),
);

/** For each registry, where references and shown texts stand in its entries. */
export const PLANS: ReadonlyMap<RegistryName, Plan> = new Map(
  (Object.keys(REGISTRIES) as RegistryName[]).flatMap((name) => {
    const plan = planOf(REGISTRIES[name]);
    return plan === undefined ? [] : [[name, plan] as const];
  }),
);
