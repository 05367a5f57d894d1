/** Writes plain data as TOML that a person can read: short things on one line, lists row by row, the rest as tables. */
import { invariant } from '../../lib/invariant.ts';

/** What can be written: no `undefined`, no `null`, no number that is not finite. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainTable = { readonly [key: string]: Plain };

/** The longest value that stays on the line of its key. */
const LINE_LIMIT = 110;

/** The document, values before tables, ending with a line break. Reading it again gives an equal value. */
export function encodeToml(root: PlainTable): string {
  const lines: string[] = [];
  writeTable(lines, '', root);
  return `${lines.join('\n')}\n`;
}

/** One `key = value` line; for documents that are put together by hand. */
export function tomlLine(key: string, value: Plain): string {
  return `${quoteKey(key)} = ${inline(value)}`;
}

function writeTable(lines: string[], path: string, table: PlainTable): void {
  const later: [string, PlainTable | readonly PlainTable[]][] = [];
  for (const [key, value] of Object.entries(table)) {
    const text = path === '' && isTable(value) ? undefined : onItsLine(value);
    // What has no text of one line is a table or a list of tables.
    if (text === undefined) later.push([key, value as PlainTable | readonly PlainTable[]]);
    else lines.push(`${quoteKey(key)} = ${text}`);
  }
  for (const [key, value] of later) {
    const inner = path === '' ? quoteKey(key) : `${path}.${quoteKey(key)}`;
    // A list that has no text of one line is one of tables.
    if (Array.isArray(value)) writeBlocks(lines, inner, value as readonly PlainTable[]);
    else writeBlock(lines, `[${inner}]`, inner, value as PlainTable);
  }
}

function writeBlocks(lines: string[], path: string, elements: readonly PlainTable[]): void {
  for (const element of elements) writeBlock(lines, `[[${path}]]`, path, element);
}

function writeBlock(lines: string[], header: string, path: string, table: PlainTable): void {
  lines.push('', header);
  writeTable(lines, path, table);
}

/** The value as it stands behind its key, perhaps over several rows; `undefined` when it needs tables of its own. */
function onItsLine(value: Plain): string | undefined {
  if (typeof value === 'string') return isBlock(value) ? `'''\n${mended(value)}'''` : quote(value);
  if (typeof value !== 'object') return inline(value);
  // Lists hold plain values.
  if (Array.isArray(value)) return listOnItsLine(value as readonly Plain[]);
  const text = inline(value);
  return text.length <= LINE_LIMIT ? text : undefined;
}

function listOnItsLine(list: readonly Plain[]): string | undefined {
  const parts = list.map(inline);
  const tables = list.length > 0 && list.every(isTable);
  if (tables && parts.some((part) => part.length > LINE_LIMIT)) return undefined;
  const row = `[${parts.join(', ')}]`;
  return row.length <= LINE_LIMIT && !tables ? row : `[\n${parts.map((part) => `  ${part},\n`).join('')}]`;
}

function isTable(value: Plain): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

function inline(value: Plain): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  invariant(value !== null && typeof value === 'object', 'only plain data can be written');
  // Lists hold plain values.
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(inline).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, inner]) => `${quoteKey(key)} = ${inline(inner as Plain)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Whole numbers beyond 2^53 are written as floats: as integers no parser could promise to keep them. */
function writeNumber(value: number): string {
  invariant(Number.isFinite(value), 'only finite numbers can be written');
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return Number.isSafeInteger(value) || /[.e]/.test(text) ? text : `${text}.0`;
}

function quoteKey(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : quote(key);
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

function quote(text: string): string {
  const escaped = mended(text).replace(FORBIDDEN, (sign) => ESCAPES[sign] ?? unicodeEscape(sign));
  return `"${escaped}"`;
}

const FORBIDDEN = /["\\\p{Cc}]/gu;
const CONTROL_IN_BLOCK = /(?![\n\t])\p{Cc}/u;

function unicodeEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Half a surrogate pair has no form in UTF-8; it would come back changed and look like damage. */
function mended(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Text of whole lines is shown as lines. */
function isBlock(text: string): boolean {
  return text.endsWith('\n') && !text.includes("'''") && !CONTROL_IN_BLOCK.test(text);
}
