/**
 * The building blocks of content schemas: a zod schema and its documentation in one call.
 *
 * Validation, static types, JSON Schema, the reference and the linking of ids are all derived from what is said here.
 */
import * as z from 'zod/mini';
import type { RegistryName } from './registry-names.ts';

/** What a field means beyond its shape. */
export interface FieldMeta {
  /** One or two English sentences for the reference and for editors. */
  readonly doc?: string;
  /** The unit of a number: 'turns', 'share', 'percentage points', 'cells', … */
  readonly unit?: string;
  /** The text is an id in this registry, a tag, or the name of an event: it is qualified with the mod's namespace. */
  readonly ref?: RegistryName | 'tag' | 'event';
  /** A list of choices: an element with a dangling reference is dropped alone, not the whole entry. */
  readonly choices?: true;
  /** Text shown to the player: it may be translated, and is checked for control characters. */
  readonly shown?: 'name' | 'text' | 'symbol';
}

/** The documentation of every schema built here. Filled while modules load, constant afterwards. */
export const META = z.registry<FieldMeta>();

/** Attaches documentation to a schema of any kind. */
export function documented<S extends z.ZodMiniType>(schema: S, meta: FieldMeta): S {
  META.add(schema, meta as never);
  return schema;
}

/** The largest magnitude a number in content may have. */
export const NUMBER_LIMIT = 1e9;
const TEXT_LIMIT = 2000;
const NAME_LIMIT = 60;
const LIST_LIMIT = 500;

interface NumberRules {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

function bounded({ min = -NUMBER_LIMIT, max = NUMBER_LIMIT }: NumberRules) {
  return z.number().check(z.gte(min), z.lte(max));
}

function boundedWhole({ min = -NUMBER_LIMIT, max = NUMBER_LIMIT }: NumberRules) {
  return z.int().check(z.gte(min), z.lte(max));
}

function meta(doc: string, rules: NumberRules): FieldMeta {
  return rules.unit === undefined ? { doc } : { doc, unit: rules.unit };
}

/** A finite number with a default. */
export function number(fallback: number, doc: string, rules: NumberRules = {}) {
  return documented(z._default(bounded(rules), fallback), meta(doc, rules));
}

/** A finite number that may be absent. */
export function optionalNumber(doc: string, rules: NumberRules = {}) {
  return documented(z.optional(bounded(rules)), meta(doc, rules));
}

/** A finite number that must be there. */
export function requiredNumber(doc: string, rules: NumberRules = {}) {
  return documented(bounded(rules), meta(doc, rules));
}

/** A whole number with a default. */
export function whole(fallback: number, doc: string, rules: NumberRules = {}) {
  return documented(z._default(boundedWhole(rules), fallback), meta(doc, rules));
}

/** A whole number that must be there. */
export function requiredWhole(doc: string, rules: NumberRules = {}) {
  return documented(boundedWhole(rules), meta(doc, rules));
}

/** A probability or other share from 0 to 1, with a default. */
export function share(fallback: number, doc: string) {
  return number(fallback, doc, { min: 0, max: 1, unit: 'share' });
}

/** true or false, with a default. */
export function flag(fallback: boolean, doc: string) {
  return documented(z._default(z.boolean(), fallback), { doc });
}

/** One word of a closed list. */
export function choice<const T extends readonly [string, ...string[]]>(words: T, doc: string) {
  return documented(z.enum(words), { doc });
}

/** One word of a closed list, with a default. */
export function choiceOr<const T extends readonly [string, ...string[]]>(words: T, fallback: T[number], doc: string) {
  return documented(z._default(z.enum(words), fallback as never), { doc });
}

/** One word of a closed list that may be absent. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(words: T, doc: string) {
  return documented(z.optional(z.enum(words)), { doc });
}

/** The id of an entry of `registry`. Without a colon it means the mod's own namespace. */
export function ref(registry: RegistryName, doc: string) {
  return documented(z.string().check(z.minLength(1), z.maxLength(130)), { doc, ref: registry });
}

/** The id of an entry that may be absent. */
export function optionalRef(registry: RegistryName, doc: string) {
  return documented(z.optional(ref(registry, doc)), { doc });
}

/** A list of ids of one registry. A dangling one is dropped alone when `choices` is said. */
export function refs(registry: RegistryName, doc: string, choices = false) {
  return list(ref(registry, doc), doc, choices);
}

/** A tag. Tags need no registration; they carry a namespace like ids. */
export function tag(doc: string) {
  return documented(z.string().check(z.minLength(1), z.maxLength(130)), { doc, ref: 'tag' });
}

/** A list of tags, empty by default. */
export function tags(doc: string) {
  return list(tag(doc), doc);
}

/** A list, empty by default, of at most 500 elements. */
export function list<S extends z.ZodMiniType>(element: S, doc: string, choices = false) {
  return documented(
    z._default(z.array(element).check(z.maxLength(LIST_LIMIT)), [] as never),
    choices ? { doc, choices: true } : { doc },
  );
}

/** A table of fields in which unknown fields are errors. */
export function record<S extends z.core.$ZodShape>(shape: S, doc: string) {
  return documented(z.strictObject(shape), { doc });
}

/** A text shown to the player, up to 2,000 characters; may be absent. */
export function shownText(doc: string) {
  return documented(z.optional(z.string().check(z.maxLength(TEXT_LIMIT))), { doc, shown: 'text' });
}

/** A text shown to the player that must be there. */
export function requiredShownText(doc: string) {
  return documented(z.string().check(z.minLength(1), z.maxLength(TEXT_LIMIT)), { doc, shown: 'text' });
}

/** A name shown to the player, up to 60 characters. */
export function shownName(doc: string) {
  return documented(z.string().check(z.minLength(1), z.maxLength(NAME_LIMIT)), { doc, shown: 'name' });
}

/** A text that is not shown, such as the source of a script. */
export function rawText(limit: number, doc: string) {
  return documented(z.optional(z.string().check(z.maxLength(limit))), { doc });
}

/** An amount: a whole number, or a text "2" or "1-4" for a range; inside the game always `{ min, max }`. */
export function amount(fallback: number, doc: string, { min = 0, max = 1_000_000 }: NumberRules = {}) {
  const whole = z.int().check(z.gte(min), z.lte(max));
  const text = z.string().check(z.regex(/^\d{1,7}(-\d{1,7})?$/, 'amount'));
  const read = z.pipe(
    z.union([whole, text]),
    z.transform((value: number | string, ctx): Amount => {
      const found = parseAmount(value);
      if (found.min < min || found.max > max || found.min > found.max) {
        ctx.issues.push({ code: 'custom', message: 'amount', input: value, params: { min, max } });
      }
      return found;
    }),
  );
  // The default is given in the form that reading makes.
  return documented(z._default(read, { min: fallback, max: fallback } as never), { doc, unit: `${min}–${max}` });
}

/** A whole number drawn uniformly from min … max. */
export interface Amount {
  readonly min: number;
  readonly max: number;
}

function parseAmount(value: number | string): Amount {
  if (typeof value === 'number') return { min: value, max: value };
  const [first = '0', second = first] = value.split('-');
  return { min: Number(first), max: Number(second) };
}
