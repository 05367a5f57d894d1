/** A validator’s schema as a thing to look at: what kind it is, what it holds, what it wraps. */

/** The parts of a zod definition that are walked. */
interface Def {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly items?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly defaultValue?: unknown;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: unknown } }[];
}
export interface Schema {
  readonly _zod: { readonly def: unknown };
}

/** The definition behind a schema. */
export function definition(schema: Schema): Def {
  // zod types each definition on its own; this reads the few keys that the walk needs of any of them.
  return schema._zod.def as Def;
}

/** A schema without its wrappers for absence and defaults. */
export function unwrapped(schema: Schema): Schema {
  const def = definition(schema);
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
    return def.innerType === undefined ? schema : unwrapped(def.innerType);
  }
  return schema;
}
