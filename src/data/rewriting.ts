/** How a value of the wrong kind would be written right: quotes around it or away, brackets, a share for a percentage. */
import { isTable } from './toml.ts';

/** Longer texts are not written out again. */
const LONGEST = 60;

/** The value as the field takes it; '' where that cannot be told. */
export function rewritten(expected: string, value: unknown): string {
  const kinds = expected.split('|');
  if (kinds.includes('array')) return isTable(value) ? '[{ … }]' : listOf(value);
  if (typeof value === 'string') {
    if (kinds.includes('number') && /^-?\d+(\.\d+)?$/.test(value)) return String(Number(value));
    if (kinds.includes('boolean') && /^(true|yes|on|false|no|off)$/i.test(value)) {
      return String(/^(true|yes|on)$/i.test(value));
    }
  }
  if (kinds.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) return `"${value}"`;
  if (kinds.includes('boolean') && (value === 0 || value === 1)) return String(value === 1);
  return '';
}

function listOf(value: unknown): string {
  if (typeof value === 'string') return value.length > LONGEST ? '' : `[${JSON.stringify(value)}]`;
  return typeof value === 'number' || typeof value === 'boolean' ? `[${value}]` : '';
}

/** A percentage where a share is asked for: 25 → 0.25; '' otherwise. */
export function asShare(value: number, { min, max }: { readonly min: number; readonly max: number }): string {
  return min === 0 && max === 1 && value > 1 && value <= 100 ? String(value / 100) : '';
}
