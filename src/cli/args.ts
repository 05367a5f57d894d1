/** Reads command lines by a table of options: what is not in it is an error with a hint, never ignored. */
import { nearest } from '../data/nearest.ts';

export interface OptionSpec {
  /** The word for the value; absent for a plain switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly short?: string;
  /** What help says about it. */
  readonly told?: Readonly<Record<'de' | 'en', string>>;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface Parsed {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly words: readonly string[];
  /** From the first word that `stop` accepts on: arguments of a subcommand, as they were given. */
  readonly rest: readonly string[];
}

export type ArgProblem =
  | { readonly code: 'unknown_option'; readonly option: string; readonly nearest: string }
  | { readonly code: 'missing_value' | 'needless_value' | 'given_twice'; readonly option: string }
  | { readonly code: 'empty_word' };

export type ParseResult = { readonly parsed: Parsed } | { readonly problem: ArgProblem };

/** Takes `--name value`, `--name=value`, short switches, and `--` before words that begin with a dash. */
export function parseArgs(
  args: readonly string[],
  table: OptionTable,
  stop: (word: string) => boolean = () => false,
): ParseResult {
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      words.push(...args.slice(at + 1));
      break;
    }
    // A variable that was never set: as a path it would mean the current folder.
    if (arg === '') return { problem: { code: 'empty_word' } };
    if (!arg.startsWith('-') || arg === '-') {
      if (words.length === 0 && stop(arg)) return { parsed: { flags, values, words, rest: args.slice(at) } };
      words.push(arg);
      continue;
    }
    const [name, inline] = split(arg, table);
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (spec === undefined) return { problem: unknown(arg, table) };
    const option = `--${name}`;
    if (spec.value === undefined) {
      if (inline !== undefined) return { problem: { code: 'needless_value', option } };
      flags.add(name);
      continue;
    }
    const value = inline ?? args[++at];
    if (value === undefined || value === '' || (inline === undefined && isOption(value, table)))
      return { problem: { code: 'missing_value', option } };
    const before = values.get(name) ?? [];
    if (before.length > 0 && spec.repeatable !== true) return { problem: { code: 'given_twice', option } };
    values.set(name, [...before, value]);
  }
  return { parsed: { flags, values, words, rest: [] } };
}

/** Whether a word is an option of the table, and so no value of another one. */
function isOption(word: string, table: OptionTable): boolean {
  return word.startsWith('--') && Object.hasOwn(table, split(word, table)[0]);
}

/** The option's name and what stands behind its equals sign. */
function split(arg: string, table: OptionTable): readonly [string, string | undefined] {
  if (!arg.startsWith('--')) {
    const long = Object.keys(table).find((name) => table[name]?.short === arg.slice(1));
    return [long ?? arg, undefined];
  }
  const equals = arg.indexOf('=');
  return equals < 0 ? [arg.slice(2), undefined] : [arg.slice(2, equals), arg.slice(equals + 1)];
}

function unknown(arg: string, table: OptionTable): ArgProblem {
  const [name] = split(arg, {});
  const near = nearest(name.replace(/^-+/, ''), Object.keys(table));
  return { code: 'unknown_option', option: arg, nearest: near === '' ? '' : `--${near}` };
}
