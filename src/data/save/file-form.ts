/** The few parts of a state that look different in a file: grids as rows, the log as lines, dice as text. */
import type { GameState, View } from '../../game/state.ts';
import { readLogLines, writeLogLines } from './log-lines.ts';
import type { PlainTable } from './toml-writer.ts';

/** A state as it is written. Grids and log become blocks of text, the halves of the dice 16 hexadecimal digits. */
export function toFileForm(state: View): PlainTable {
  const { rng, floor, log, ...rest } = state;
  const { tiles, known, rooms, piles, npcs, ...shape } = floor;
  return {
    ...rest,
    rng: { combat: hex(rng.combat), loot: hex(rng.loot) },
    floor: { ...shape, tiles: block(tiles), known: block(known), rooms, piles, npcs },
    // The view of a log is the log, read-only.
    log: writeLogLines(log as GameState['log']),
  } as unknown as PlainTable; // Optional fields are absent, never undefined: the state promises it.
}

export type Path = readonly PropertyKey[];
export type Formed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: Path; readonly line?: number };

/** Undoes `toFileForm` on whatever was read; what is not of the expected kind is left for the shape to refuse. */
export function fromFileForm(table: unknown): Formed {
  if (!isTable(table)) return { ok: false, path: [] };
  const rng = isTable(table.rng) ? table.rng : {};
  const floor = isTable(table.floor) ? table.floor : {};
  const log = typeof table.log === 'string' ? readLogLines(table.log) : undefined;
  if (log?.ok !== true) return { ok: false, path: ['log'], ...(log === undefined ? {} : { line: log.line }) };
  return {
    ok: true,
    value: {
      ...table,
      rng: mapValues(rng, halves),
      floor: { ...floor, tiles: rows(floor.tiles), known: rows(floor.known) },
      log: log.log,
    },
  };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(table: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));
}

function hex({ hi, lo }: { readonly hi: number; readonly lo: number }): string {
  return hi.toString(16).padStart(8, '0') + lo.toString(16).padStart(8, '0');
}

function halves(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[0-9a-f]{16}$/.test(value)) return value;
  return { hi: Number.parseInt(value.slice(0, 8), 16), lo: Number.parseInt(value.slice(8), 16) };
}

function block(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function rows(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const lines = value.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
