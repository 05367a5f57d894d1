/** The type and the default of a field in a few words, for people. */
import { NUMBER_LIMIT } from '../../game/content/field.ts';
import { metaOf } from '../plan.ts';
import { limitsOf } from '../schema-paths.ts';
import { definition, type Schema, unwrapped } from '../schema-shape.ts';

/** 'whole number 0–9999, turns', 'id of `[[items]]`', '`self` or `target`', 'list of tags'. */
export function typeOf(schema: Schema): string {
  const { ref, unit } = metaOf(schema);
  const inner = unwrapped(schema);
  const def = definition(inner);
  if (ref === 'tag') return 'tag';
  if (ref === 'event') return 'name of an event';
  if (ref !== undefined) return `id of [\`[[${ref}]]\`](#${ref})`;
  switch (def.type) {
    case 'string':
      return `text${lengthOf(inner)}`;
    case 'number':
    case 'int':
      return `${numberOf(inner)}${unit === undefined ? '' : `, ${unit}`}`;
    case 'boolean':
      return '`true` or `false`';
    case 'enum':
      return orList(Object.values(def.entries ?? {}));
    case 'literal':
      return orList(def.values ?? []);
    case 'array':
      return `list of ${plural(def.element === undefined ? '' : typeOf(def.element))}`;
    case 'tuple':
      return `[${(def.items ?? []).map(typeOf).join(', ')}]${unit === undefined ? '' : `, ${unit}`}`;
    case 'union':
      return (def.options ?? []).map(typeOf).join(' or ');
    case 'pipe':
      // The only transformation there is reads amounts.
      return `amount within ${unit ?? ''}: a whole number, or "1-4"`;
    default:
      return 'table';
  }
}

function plural(type: string): string {
  const names: Readonly<Record<string, string>> = { tag: 'tags', table: 'tables' };
  return Object.hasOwn(names, type)
    ? (names[type] ?? type)
    : type.replace(/^id of/, 'ids of').replace(/^text/, 'texts');
}

function orList(words: readonly unknown[]): string {
  return words.map((word) => `\`${String(word)}\``).join(' or ');
}

/** The limits of all numbers are not worth a word. */
function worthSaying(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= NUMBER_LIMIT ? undefined : value;
}

function numberOf(schema: Schema): string {
  const limits = limitsOf(schema);
  const [min, max] = [worthSaying(limits.min), worthSaying(limits.max)];
  const kind = definition(schema).format === 'safeint' ? 'whole number' : 'number';
  if (min !== undefined && max !== undefined) return `${kind} ${sign(min)}–${sign(max)}`;
  if (min !== undefined) return `${kind} from ${sign(min)}`;
  return max === undefined ? kind : `${kind} to ${sign(max)}`;
}

function sign(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `−${digits}` : digits;
}

function lengthOf(schema: Schema): string {
  const { max } = limitsOf(schema);
  return max === undefined ? '' : `, up to ${sign(max)} characters`;
}

/** What holds where a field is not written: 'required', '—' for nothing, or the value. */
export function defaultOf(schema: Schema): string {
  const def = definition(schema);
  if (def.type === 'optional') return '—';
  if (def.type !== 'default') return 'required';
  const value = def.defaultValue;
  if (Array.isArray(value)) return 'empty';
  if (typeof value !== 'object' || value === null) return `\`${JSON.stringify(value)}\``;
  return Object.hasOwn(value, 'min') ? `\`${JSON.stringify(Reflect.get(value, 'min'))}\`` : 'empty';
}
