/** A game state as one TOML document, and back: exactly, or with the reason why not. */
import * as z from 'zod/mini';
import type { GameState, View } from '../../game/state.ts';
import { clean } from '../../lib/clean.ts';
import { readToml } from '../toml.ts';
import { fromFileForm, type Path, toFileForm } from './file-form.ts';
import { lineOf } from './locate.ts';
import { readSeal, seal } from './seal.ts';
import { readState } from './shape.ts';
import { unsound } from './sound.ts';
import { encodeToml, type PlainTable } from './toml-writer.ts';

/** Changes when a save of before can no longer be read as it stands. */
export const SAVE_SCHEMA = 1;

const headerShape = z.strictObject({
  /** The version of the game that wrote it: rules and program in one. */
  game: z.string().check(z.maxLength(60)),
  /** The hash over all mods; equal hashes play equal runs. */
  content: z.string().check(z.maxLength(200)),
  /** Which journal belongs to it, and how many of its commands the state contains. */
  journal: z.strictObject({ run: z.string().check(z.maxLength(80)), commands: z.int().check(z.gte(0)) }),
  /** The day whose dungeon this is, and which try at it. */
  daily: z.exactOptional(
    z.strictObject({ date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), attempt: z.int().check(z.gte(1)) }),
  ),
  mods: z.array(
    z.strictObject({
      id: z.string().check(z.maxLength(130)),
      version: z.string().check(z.maxLength(200)),
      hash: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type SaveHeader = z.infer<typeof headerShape>;

/** A place in the document, for messages: the path of the field and its line from 1. */
export interface SavePlace {
  readonly path: string;
  readonly line: number;
}

export type SaveReading =
  | { readonly kind: 'genuine'; readonly header: SaveHeader; readonly state: GameState }
  /** A sound state, but not the text that was written: flipped bytes, or a repair by hand. */
  | { readonly kind: 'changed'; readonly header: SaveHeader; readonly state: GameState; readonly place: SavePlace }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'wrong_schema'; readonly found: string }
  /** No state can be made of it. `reason`: 'syntax', 'missing', 'wrong_type', 'out_of_bounds', 'unknown_field', … */
  | { readonly kind: 'unreadable'; readonly reason: string; readonly place: SavePlace };

const COMMENT = '# A run of rustkeep. Repaired by hand it can be played on; the game then asks, and the run is marked.';
const SCHEMA_LINE = `schema = ${SAVE_SCHEMA}`;

/** The document. It ends with its end mark, without a line break behind it. */
export function encodeSave(state: View, header: SaveHeader): string {
  const document = encodeToml({ save: { ...header } as PlainTable, run: toFileForm(state) });
  return seal(`${COMMENT}${document.replace('\n[save]\n', `\n[save]\n${SCHEMA_LINE}\n`)}`, SCHEMA_LINE);
}

/** Reads a save. Never throws, whatever the text is. */
export function decodeSave(raw: string): SaveReading {
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const schema = /^schema\s*=\s*(.*)\n/m.exec(text.slice(0, 2000))?.[1]?.trim();
  if (schema !== undefined && schema !== String(SAVE_SCHEMA))
    return { kind: 'wrong_schema', found: clean(schema).slice(0, 40) };
  const sealed = readSeal(text);
  if (sealed.state === 'incomplete') return { kind: 'incomplete' };
  if (schema === undefined) return unreadable('missing', ['save', 'schema'], 1);
  const read = readDocument(text);
  if (read.kind !== 'genuine' || sealed.state === 'whole') return read;
  return { ...read, kind: 'changed', place: { path: '', line: sealed.line } };
}

type DocumentReading = Extract<SaveReading, { kind: 'genuine' | 'unreadable' }>;

function readDocument(text: string): DocumentReading {
  const reading = readToml({ path: 'save.toml', text });
  if (!reading.ok) return unreadable('syntax', [], reading.problem.place.line);
  const { save, run, ...rest } = reading.table;
  const [foreign] = Object.keys(rest);
  if (foreign !== undefined) return unreadable('unknown_field', [foreign], lineOf(text, [foreign]));
  const header = readHeader(save);
  if (!header.success) return refused(text, { save }, ['save'], header.error);
  const formed = fromFileForm(run);
  if (!formed.ok) {
    const path = ['run', ...formed.path];
    return unreadable('wrong_value', path, lineOf(text, path) + (formed.line === undefined ? 0 : formed.line + 1));
  }
  const state = readState(formed.value);
  if (!state.success) return refused(text, { run: formed.value }, ['run'], state.error);
  const fault = unsound(state.data);
  if (fault !== undefined) {
    const path = ['run', ...fault.path];
    return unreadable(fault.reason, path, lineOf(text, path));
  }
  return { kind: 'genuine', header: header.data, state: state.data };
}

function readHeader(save: unknown) {
  if (typeof save !== 'object' || save === null) return z.safeParse(headerShape, save);
  // Its shape has been checked; only read.
  const { schema: _schema, checksum: _checksum, blocks: _blocks, ...rest } = save as Readonly<Record<string, unknown>>;
  return z.safeParse(headerShape, rest);
}

function refused(text: string, read: unknown, root: readonly string[], error: z.core.$ZodError): DocumentReading {
  const issue = error.issues[0];
  const foreign = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...root, ...(issue?.path ?? []), ...foreign];
  return unreadable(reasonOf(issue?.code, isThere(read, path)), path, lineOf(text, path));
}

function reasonOf(code: z.core.$ZodIssue['code'] | undefined, there: boolean): string {
  if (!there) return 'missing';
  if (code === 'unrecognized_keys') return 'unknown_field';
  if (code === 'invalid_type') return 'wrong_type';
  return code === 'too_small' || code === 'too_big' ? 'out_of_bounds' : 'wrong_value';
}

function isThere(value: unknown, path: Path): boolean {
  if (path.length === 0) return true;
  const [part, ...rest] = path;
  if (typeof value !== 'object' || value === null || part === undefined || !Object.hasOwn(value, part)) return false;
  // An object by now, and only read.
  return isThere((value as Readonly<Record<PropertyKey, unknown>>)[part], rest);
}

function unreadable(reason: string, path: Path, line: number): DocumentReading {
  let shown = '';
  for (const part of path) {
    const dot = shown === '' ? '' : '.';
    shown += typeof part === 'number' ? `[${part}]` : `${dot}${clean(String(part))}`;
  }
  return { kind: 'unreadable', reason, place: { path: shown.slice(0, 200), line } };
}
