/** From what a script returned to actions: the same checks that actions written in TOML pass. */
import { type ActionSpec, actionSchema } from '../game/content/effects.ts';
import { type FieldMeta, META } from '../game/content/field.ts';
import { ACTIONS, type ActionName } from '../game/rules/actions.ts';
import type { Linker } from './compiler.ts';
import { type FaultCode, ScriptFault } from './fault.ts';
import { LIMITS } from './limits.ts';
import { kindOf, ScriptList, ScriptRecord, type Value } from './values.ts';

interface Field {
  readonly ref: FieldMeta['ref'];
}

/** The fields of each action, and which of them are ids. */
const FIELDS: ReadonlyMap<string, ReadonlyMap<string, Field>> = new Map(
  Object.entries(ACTIONS).map(([name, { fields }]) => [
    name,
    new Map(Object.entries(fields).map(([field, schema]) => [field, { ref: refOf(schema) }])),
  ]),
);

/** A schema as far as it is looked into here. */
interface Wrapped {
  readonly _zod: { readonly def: { readonly innerType?: Wrapped } };
}

/** What registry a field's text is an id of; defaults and options wrap the schema that says so. */
function refOf(schema: Wrapped): FieldMeta['ref'] {
  const meta = META.get(schema as never) as FieldMeta | undefined;
  const inner = schema._zod.def.innerType;
  return meta?.ref ?? (inner === undefined ? undefined : refOf(inner));
}

/** The actions of a result, linked and complete. Throws a ScriptFault for the first that is none. */
export function actionsOf(value: Value, linker: Linker, at: number): ActionSpec[] {
  if (!(value instanceof ScriptList)) throw new ScriptFault('result_no_list', at, kindOf(value));
  if (value.items.length > LIMITS.actions.value) throw new ScriptFault('result_too_many', at, LIMITS.actions.value);
  return value.items.map((item, index) =>
    actionOf(item, linker, (code, detail) => new ScriptFault(code, at, `[${index}] ${detail}`)),
  );
}

type Wrong = (code: FaultCode, detail: string) => ScriptFault;

function actionOf(item: Value, linker: Linker, wrong: Wrong): ActionSpec {
  if (!(item instanceof ScriptRecord)) throw wrong('result_no_action', kindOf(item));
  const name = item.entries.get('action');
  if (typeof name !== 'string') throw wrong('result_no_action', `action: ${kindOf(name)}`);
  const fields = FIELDS.get(name);
  if (fields === undefined) throw wrong('result_unknown_action', name);
  const plain = plainFields(item, name, { fields, linker, wrong });
  const { success, data, error } = actionSchema.safeParse(plain);
  if (!success) throw wrong('result_wrong_field', `${name}.${error.issues[0]?.path.join('.') ?? ''}`);
  for (const [field, { ref }] of fields) {
    const id = plain[field];
    if (ref === undefined || ref === 'tag' || ref === 'event' || typeof id !== 'string') continue;
    if (!linker.exists(ref, id)) throw wrong('unknown_reference', `${name}.${field}: ${id}`);
  }
  return data;
}

interface Reading {
  readonly fields: ReadonlyMap<string, Field>;
  readonly linker: Linker;
  readonly wrong: Wrong;
}

/** The record as an object without a prototype, so that nothing of the host can stand in for a field. */
function plainFields(
  record: ScriptRecord,
  action: string,
  { fields, linker, wrong }: Reading,
): Record<string, unknown> {
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, value] of record.entries) {
    const field = fields.get(key);
    if (field === undefined && key !== 'action') throw wrong('result_unknown_field', `${action}.${key}`);
    if (value === undefined) continue;
    if (value === null || typeof value === 'object')
      throw wrong('result_wrong_field', `${action}.${key}: ${kindOf(value)}`);
    if (typeof value === 'number' && !Number.isFinite(value))
      throw wrong('result_wrong_field', `${action}.${key}: ${value}`);
    plain[key] = field?.ref !== undefined && typeof value === 'string' ? linker.qualify(value) : positiveZero(value);
  }
  return plain;
}

/** Saves do not tell -0 from 0, so the rules never see it. */
function positiveZero<V>(value: V | number): V | number {
  return value === 0 ? 0 : value;
}

/** The names of all actions. */
export const ACTION_NAMES = [...FIELDS.keys()] as ActionName[];
