/** `load_order.toml`: which mods are loaded in which order; it heals itself against what is installed. */
import { stringify } from 'smol-toml';
import type { Findings } from './findings.ts';
import { byCodePoint, type ModFile } from './mod-files.ts';
import { kindOf, shorten } from './naming.ts';
import { isTable, readToml, type Table } from './toml.ts';

/** The name of the file in the data folder. */
export const ORDER_FILE = 'load_order.toml';
/** The mod without which there is no game. */
export const CORE = 'core';

/** What the file says; unknown keys are kept as they are. */
export interface LoadOrder {
  readonly mods: readonly string[];
  readonly disabled: readonly string[];
  /** The whole file as a table. */
  readonly table: Table;
  /** False when there is something that could not be read: then it is not written over. */
  readonly writable: boolean;
}

const EMPTY: LoadOrder = { mods: [], disabled: [], table: {}, writable: true };
const WHERE = { mod: '', file: ORDER_FILE };
/** How many mods an order may name. */
const LIMIT = 10_000;

/** Reads the file; what it cannot mean is noted and skipped. */
export function readOrder(file: ModFile | undefined, findings: Findings): LoadOrder {
  if (file === undefined) return EMPTY;
  const reading = readToml(file);
  if (!reading.ok) {
    findings.warning({ ...WHERE, place: reading.problem.place }, reading.problem.code, reading.problem.params);
    return { ...EMPTY, writable: false };
  }
  const { table } = reading;
  return { mods: names(table, 'mods', findings), disabled: names(table, 'disabled', findings), table, writable: true };
}

/** Only plain ids: `../../x`, `/abs` and `C:/x` are refused by name, so that nothing outside is ever looked at. */
function names(table: Table, key: string, findings: Findings): string[] {
  const value = table[key];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    findings.warning({ ...WHERE, path: [key] }, 'wrong_type', { field: key, expected: 'array', found: kindOf(value) });
    return [];
  }
  const found = new Set<string>();
  for (const [index, name] of value.slice(0, LIMIT).entries()) {
    const where = { ...WHERE, path: [key, index] };
    if (typeof name !== 'string' || !/^[a-z0-9_]{1,60}$/.test(name)) {
      findings.warning(where, 'bad_order_entry', { entry: shorten(name) });
    } else if (found.has(name)) findings.warning(where, 'order_twice', { id: name });
    else found.add(name);
  }
  return [...found];
}

/** What is installed, for healing. */
export interface Installed {
  readonly ids: readonly string[];
  /** Folders whose manifest cannot be read: their entry stays, since a broken mod is not a removed one. */
  readonly broken: readonly string[];
}

export interface Healed {
  /** Every installed mod that is not disabled, in order. */
  readonly mods: readonly string[];
  readonly disabled: readonly string[];
  /** The text to write; absent when nothing changed or nothing may be written. */
  readonly text: string | undefined;
}

/** Entries without a folder are skipped, folders without an entry go to the end; at first core, then by alphabet. */
export function heal(order: LoadOrder, installed: Installed, findings: Findings): Healed {
  const known = new Set([...installed.ids, ...installed.broken]);
  const disabled = order.disabled.filter((id) => known.has(id));
  const kept = order.mods.filter((id) => known.has(id) && !disabled.includes(id));
  for (const [index, id] of order.mods.entries()) {
    if (!known.has(id)) findings.warning({ ...WHERE, path: ['mods', index] }, 'not_installed', { id });
  }
  const fresh = installed.ids.filter((id) => !kept.includes(id) && !disabled.includes(id)).sort(byCodePoint);
  const atStart = kept.length === 0 && fresh.includes(CORE) ? [CORE, ...fresh.filter((id) => id !== CORE)] : fresh;
  const mods = [...kept, ...atStart];
  return { mods, disabled, text: changed(order, mods, disabled) };
}

function changed(order: LoadOrder, mods: readonly string[], disabled: readonly string[]): string | undefined {
  const same = (a: readonly string[], b: unknown): boolean =>
    Array.isArray(b) ? a.length === b.length && a.every((one, index) => one === b[index]) : a.length === 0;
  if (!order.writable || (same(mods, order.table.mods) && same(disabled, order.table.disabled))) return undefined;
  return orderText(order, mods, disabled);
}

/** The file with another order; what else stands in it survives. */
export function orderText(order: LoadOrder, mods: readonly string[], disabled: readonly string[]): string {
  const table: Table = { ...order.table, mods: [...mods] };
  if (disabled.length > 0 || table.disabled !== undefined) table.disabled = [...disabled];
  return `${stringify(plain(table))}\n`.replace(/\n+$/, '\n');
}

/** Plain values in plain keys first: a table in between would swallow what follows it. */
function plain(table: Table): Table {
  const entries = Object.entries(table);
  return Object.fromEntries([
    ...entries.filter(([, value]) => !isTable(value)),
    ...entries.filter(([, value]) => isTable(value)),
  ]);
}
