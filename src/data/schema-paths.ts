/** Following a path at once through a value and the schema it should fit. */
import type { Path } from './findings.ts';
import { definition, type Schema, unwrapped } from './schema-shape.ts';
import { isTable } from './toml.ts';

/** The schema that holds at a path, following the variant that the value has chosen. */
export function schemaAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  const inner = chosen(unwrapped(schema), value);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const def = definition(inner);
  const next = def.type === 'object' ? ownOf(def.shape ?? {}, String(key)) : def.element;
  const child = valueAt(value, [key]);
  return next === undefined ? undefined : schemaAt(next, child, rest);
}

function ownOf(shape: Record<string, Schema>, key: string): Schema | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

function chosen(schema: Schema, value: unknown): Schema {
  const { type, options = [], discriminator } = definition(schema);
  if (type !== 'union') return schema;
  const fits = options.find((option) => {
    const def = definition(unwrapped(option));
    if (discriminator === undefined)
      return def.type === (isTable(value) ? 'object' : Array.isArray(value) ? 'array' : 'string');
    const word = def.shape?.[discriminator];
    return isTable(value) && word !== undefined && definition(word).values?.includes(value[discriminator]);
  });
  return fits === undefined ? schema : unwrapped(fits);
}

/** The bounds that the checks of a schema set: of a number, or of the length of a text or list. */
export interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Reads the bounds from the checks of a schema. */
export function limitsOf(schema: Schema): Limits {
  // Each kind of check has a definition of its own; bounds stand in one of these keys.
  const checks = (definition(schema).checks ?? []).map(
    (one) =>
      one._zod.def as {
        readonly check: string;
        readonly value?: number;
        readonly minimum?: number;
        readonly maximum?: number;
      },
  );
  const find = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const low = find('greater_than', 'min_length');
  const high = find('less_than', 'max_length');
  return { min: low?.value ?? low?.minimum, max: high?.value ?? high?.maximum };
}

/** Both bounds of a number, so that one message tells the whole range. */
export function boundsOf(schema: Schema, path: Path): Limits {
  const found = fieldSchema(schema, path);
  return found === undefined ? { min: undefined, max: undefined } : limitsOf(found);
}

function fieldSchema(schema: Schema, path: Path): Schema | undefined {
  const inner = unwrapped(schema);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const def = definition(inner);
  if (def.type === 'union') return firstDefined((def.options ?? []).map((option) => fieldSchema(option, path)));
  const next = typeof key === 'number' ? (def.element ?? def.items?.[key]) : ownOf(def.shape ?? {}, key);
  return next === undefined ? undefined : fieldSchema(next, rest);
}

function firstDefined<T>(list: readonly (T | undefined)[]): T | undefined {
  return list.find((one) => one !== undefined);
}

/** The value at a path, undefined where the path ends before. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    // An object or a list by now.
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
