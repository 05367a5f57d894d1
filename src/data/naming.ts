/** How findings name a field and quote a value. */
import type { Path } from './findings.ts';
import { isTable } from './toml.ts';

/** The name of the field that a path leads to; of an element with its place in the list, from 1: "ai #2". */
export function nameOf(path: Path): string {
  for (let index = path.length - 1; index >= 0; index--) {
    const key = path[index];
    const next = path[index + 1];
    if (typeof key === 'string') return typeof next === 'number' ? `${key} #${next + 1}` : key;
  }
  return '';
}

/** What kind of value TOML gave: the catalogue has a word for each. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isTable(value)) return 'object';
  return typeof value === 'object' ? 'date' : typeof value;
}

/** A value as a message quotes it, at most 60 characters. */
export function shorten(value: unknown): string {
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : kindOf(value);
  const letters = Array.from(text);
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text;
}
