/** Text in, a table or one finding out: the first of the two stages of reading a file. */

import { parse, TomlError } from 'smol-toml';
import type { DiagnosticCode } from './codes.ts';
import type { Place } from './diagnostic.ts';
import type { Params } from './findings.ts';
import { FILE_LIMIT, type ModFile } from './mod-files.ts';

export type Table = Record<string, unknown>;

/** Whether a value is a table of TOML, not a list, a date or a plain value. */
export function isTable(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

export interface Problem {
  readonly code: DiagnosticCode;
  readonly params: Params;
  readonly place: Place;
}

export type Reading =
  | { readonly ok: true; readonly text: string; readonly table: Table }
  | { readonly ok: false; readonly text: string; readonly problem: Problem };

const START: Place = { line: 1, column: 1 };
/** Nesting that the parser follows. Content needs about eight levels. */
const DEPTH_LIMIT = 100;

/** Reads a file as TOML. Never throws, whatever the file holds. */
export function readToml(file: ModFile): Reading {
  const decoded = textOf(file);
  return decoded.ok ? parseToml(decoded.text) : decoded;
}

/** The text of a file: without a byte order mark, with plain line ends. */
export function textOf(
  file: ModFile,
): { readonly ok: true; readonly text: string } | (Reading & { readonly ok: false }) {
  if (file.problem !== undefined)
    return failed('', file.problem.code, file.problem.params, file.problem.place ?? START);
  const raw = file.text ?? '';
  if (raw.length > FILE_LIMIT) return failed('', 'file_too_big', { size: raw.length, limit: FILE_LIMIT }, START);
  const text = normalise(raw);
  const nul = text.indexOf('\0');
  if (nul >= 0) return failed(text, 'nul_character', {}, placeAt(text, nul));
  return { ok: true, text };
}

/** Strips a byte order mark and turns CRLF into LF. */
export function normalise(text: string): string {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return bare.includes('\r\n') ? bare.replaceAll('\r\n', '\n') : bare;
}

function parseToml(text: string): Reading {
  try {
    // The parser makes tables without a prototype, so a key such as __proto__ is a key like any other.
    return { ok: true, text, table: parse(text, { maxDepth: DEPTH_LIMIT }) as Table };
  } catch (error) {
    if (!(error instanceof TomlError)) return failed(text, 'syntax', { detail: 'unreadable document' }, START);
    const detail = (error.message.split('\n')[0] ?? '').replace('Invalid TOML document: ', '');
    const atLineEnd = (text.split('\n')[error.line - 1]?.length ?? 0) < error.column;
    // A text that reaches the end of its line is what most lack a closing quote for.
    const unfinished = atLineEnd && detail === 'control characters are not allowed in strings';
    const told = unfinished ? 'unfinished string' : (habitAt(text, error) ?? detail);
    return failed(text, 'syntax', { detail: told }, { line: error.line, column: error.column });
  }
}

/** What people write who know another format or language, by how the rest of the line begins. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/^[“”„‟«»‘’‚]/u, 'a typographic quote; TOML takes straight ones'],
  [/^:/, 'a colon; between key and value TOML takes ='],
  [/^\/[/*]/, 'a comment of another language; in TOML it begins with #'],
  [/^(?:yes|no|on|off|True|False|TRUE|FALSE)\b/, 'no word of TOML; write true or false'],
  [/^[+-]?\.\d/, 'a number without a digit before its point'],
  [/^,\d/, 'a decimal comma; TOML takes a point'],
  [/^null\b|^nil\b|^None\b/, 'TOML has no null; leave the field out'],
];

/** The habit behind a mistake of syntax, if it is a known one. */
function habitAt(text: string, { line, column }: Place): string | undefined {
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1);
  return HABITS.find(([pattern]) => pattern.test(rest))?.[1];
}

/** What the tables above may say, for the languages. */
export const HABIT_WORDS: readonly string[] = HABITS.map(([, words]) => words);

/** Line and column of an index, both from 1. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

function failed(text: string, code: DiagnosticCode, params: Params, place: Place): Reading & { readonly ok: false } {
  return { ok: false, text, problem: { code, params, place } };
}
