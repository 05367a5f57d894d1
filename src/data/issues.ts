/** What the validator finds wrong, in our words: one code for each kind of mistake, with what was expected. */
import type { DiagnosticCode } from './codes.ts';
import type { Params, Path } from './findings.ts';
import { kindOf, nameOf, shorten } from './naming.ts';
import { nearestName } from './nearest.ts';
import { asShare, rewritten } from './rewriting.ts';
import { boundsOf, schemaAt, valueAt } from './schema-paths.ts';
import { definition, type Schema } from './schema-shape.ts';

/** A mistake in a value, before it is known where the value stands. */
export interface Mistake {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly params: Params;
}

/** The keys of a validator's issue that are read here. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message?: string;
  readonly keys?: readonly string[];
  readonly expected?: string;
  readonly received?: string;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly discriminator?: string;
  readonly errors?: readonly (readonly Issue[])[];
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly format?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What an issue is about. */
interface Context {
  readonly schema: Schema;
  readonly root: unknown;
  readonly base: Path;
}

/** How many mistakes of one entry are told. */
const MISTAKES_LIMIT = 20;

/** All mistakes behind a failed validation. */
export function mistakes(issues: readonly unknown[], schema: Schema, root: unknown): Mistake[] {
  // The validator's issue types differ by code; `Issue` names the keys of all of them as optional.
  const list = issues as readonly Issue[];
  return list.flatMap((issue) => translate(issue, { schema, root, base: [] })).slice(0, MISTAKES_LIMIT);
}

function translate(issue: Issue, context: Context): Mistake[] {
  const path: Path = [...context.base, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  const value = valueAt(context.root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(issue.keys ?? [], path, context);
    case 'invalid_union':
      return union(issue, path, { ...context, base: path });
    case 'invalid_type':
      return [wrongType(issue, path, value, context)];
    case 'invalid_value':
      return [wrongWord(issue.values ?? [], path, value)];
    case 'too_big':
    case 'too_small':
      return [outOfBounds(issue, path, value, context.schema)];
    case 'invalid_format':
      return [badForm(issue.message ?? '', path, value)];
    default:
      return [custom(issue, path, value)];
  }
}

function unknownFields(keys: readonly string[], path: Path, context: Context): Mistake[] {
  const known = knownFields(context, path);
  return keys.map((field) => ({
    code: 'unknown_field',
    path: [...path, field],
    params: { field: shorten(field), nearest: nearestName(field, known), known: known.join(', ') },
  }));
}

/** The fields that a table at this place may have. */
function knownFields(context: Context, path: Path): readonly string[] {
  const schema = schemaAt(context.schema, context.root, path);
  return schema === undefined ? [] : Object.keys(definition(schema).shape ?? {});
}

function union(issue: Issue, path: Path, context: Context): Mistake[] {
  const value = valueAt(context.root, path);
  if (issue.discriminator !== undefined) return [unknownVerb(issue.discriminator, issue.options ?? [], path, value)];
  const branches = [...(issue.errors ?? [])].sort((a, b) => misfit(a, value) - misfit(b, value));
  const [best = []] = branches;
  if (misfit(best, value) === 0) return best.flatMap((inner) => translate(inner, context));
  const expected = branches.flatMap((branch) => branch.slice(0, 1).map((one) => one.expected ?? 'string'));
  return [{ code: 'wrong_type', path, params: typesOf(path, expected.join('|'), value) }];
}

/** 0 when the branch fits the kind of the value and finds fault with what is in it, 1 when it is of another kind. */
function misfit(issues: readonly Issue[], value: unknown): number {
  const [first] = issues;
  if (first === undefined || first.path.length > 0) return 0;
  if (first.code === 'invalid_value') return typeof value === 'string' ? 0 : 1;
  if (first.code !== 'invalid_type') return 0;
  const expected = first.expected === 'int' ? 'number' : first.expected;
  return expected === kindOf(value) ? 0 : 1;
}

function unknownVerb(field: string, known: readonly unknown[], path: Path, value: unknown): Mistake {
  const words = known.map(String);
  if (value === undefined) return missing(path, words);
  if (typeof value !== 'string') {
    return { code: 'wrong_type', path, params: typesOf(path, 'string', value) };
  }
  const code = field === 'action' ? 'unknown_action' : field === 'check' ? 'unknown_check' : 'unknown_word';
  return {
    code,
    path,
    params: { word: shorten(value), nearest: nearestName(value, words), known: words.join(', '), field },
  };
}

function missing(path: Path, known: readonly string[] = []): Mistake {
  return { code: 'missing_field', path, params: { field: nameOf(path), known: known.join(', ') } };
}

function wrongType(issue: Issue, path: Path, value: unknown, context: Context): Mistake {
  if (value === undefined) return missing(path);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { code: 'not_finite', path, params: { field: nameOf(path), value: String(value) } };
  }
  if (issue.expected === 'int' && typeof value === 'number') {
    return { code: 'not_whole', path, params: { field: nameOf(path), value } };
  }
  const expected = issue.expected === 'int' ? 'number' : (issue.expected ?? '');
  const known = expected === 'object' ? knownFields(context, path).join(', ') : '';
  return { code: 'wrong_type', path, params: { ...typesOf(path, expected, value), known } };
}

/** What was expected and found, and how the value would be written right where that can be told. */
function typesOf(path: Path, expected: string, value: unknown): Params {
  return { field: nameOf(path), expected, found: kindOf(value), nearest: rewritten(expected, value) };
}

function wrongWord(values: readonly unknown[], path: Path, value: unknown): Mistake {
  const words = values.map(String);
  if (value === undefined) return missing(path, words);
  const expected = typeof values[0] === 'boolean' ? 'boolean' : 'string';
  if (typeof value !== expected) {
    return { code: 'wrong_type', path, params: typesOf(path, expected, value) };
  }
  const word = shorten(value);
  return {
    code: 'unknown_word',
    path,
    params: { word, nearest: nearestName(word, words), known: words.join(', '), field: nameOf(path) },
  };
}

function outOfBounds(issue: Issue, path: Path, value: unknown, schema: Schema): Mistake {
  const limit = Number(issue.maximum ?? issue.minimum ?? 0);
  const field = nameOf(path);
  if (issue.origin === 'string') {
    const length = String(value).length;
    return length === 0
      ? { code: 'empty_text', path, params: { field } }
      : { code: 'too_long', path, params: { field, length, limit } };
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    const code = issue.code === 'too_big' ? 'too_many' : 'too_few';
    return { code, path, params: { field, count, limit } };
  }
  const { min, max } = boundsOf(schema, path);
  const bounds = { min: min ?? limit, max: max ?? limit };
  const number = Number(value);
  return { code: 'out_of_range', path, params: { field, value: number, ...bounds, nearest: asShare(number, bounds) } };
}

/** A text that does not have the form its field asks for. */
function badForm(message: string, path: Path, value: unknown): Mistake {
  const code = message === 'amount' ? 'bad_amount' : message === 'event_name' ? 'bad_event_name' : 'bad_id';
  return { code, path, params: { field: nameOf(path), value: shorten(value), min: 0, max: 1_000_000 } };
}

/** Rules over several fields, by the message their check carries. */
const RULES: Readonly<Record<string, DiagnosticCode>> = {
  one_of_item_table_affix_nothing: 'exactly_one',
  turns_or_permanent: 'turns_or_permanent',
  source_or_file: 'source_or_file',
  damage_type_for_resistance: 'damage_type_for_resistance',
  'valid:remove_modifier': 'modifier_or_harmful',
};

function custom(issue: Issue, path: Path, value: unknown): Mistake {
  const message = issue.message ?? '';
  if (message === 'amount') {
    const { min = 0, max = 0 } = issue.params ?? {};
    return { code: 'bad_amount', path, params: { value: shorten(value), min: Number(min), max: Number(max) } };
  }
  if (message === 'event') {
    // Whoever checks for events says which there are.
    const words = (issue.params?.words ?? []) as readonly string[];
    const word = shorten(value);
    return {
      code: 'unknown_event',
      path,
      params: { word, nearest: nearestName(word, words), known: words.join(', ') },
    };
  }
  const code = Object.hasOwn(RULES, message) ? RULES[message] : undefined;
  return { code: code ?? 'wrong_type', path, params: { field: nameOf(path), expected: message, found: kindOf(value) } };
}
