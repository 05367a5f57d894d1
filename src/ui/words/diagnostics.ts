/** Wording diagnostics: the same sentence in `check`, in the log and on the screen of mods. */
import { clean } from '../../lib/clean.ts';
import { DE_DIAGNOSTICS, DE_PARAMETERS } from './diagnostics.de.ts';
import { type DiagnosticWords, EN_DIAGNOSTICS, EN_PARAMETERS } from './diagnostics.en.ts';
import { fileReason } from './file-reasons.ts';
import { DE_FAULTS, EN_FAULTS } from './script-faults.ts';
import { DE_SYNTAX } from './syntax-errors.ts';

/** What is worded: a code with its parameters. */
export interface Told {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What is wrong, and what to do about it; the hint is empty where the message says it all. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

/** The sentence and the hint of a code in a language; what is not German is English. */
export function wordingOf({ code, params }: Told, language: string): Wording {
  const table: Readonly<Record<string, DiagnosticWords>> = language === 'de' ? DE_DIAGNOSTICS : EN_DIAGNOSTICS;
  const words = Object.hasOwn(table, code) ? table[code] : undefined;
  if (words === undefined) return { message: code, hint: '' };
  const said = { ...params, ...replaced(params, language) };
  const near = words.near !== undefined && params.nearest !== undefined && params.nearest !== '';
  const circle = code === 'dependency_late' && params.circle !== undefined && params.circle !== '';
  const message = fill(words.says, said);
  const hint = circle ? circleHint(String(params.circle), language) : hintOf(words, said, near);
  return { message, hint };
}

function hintOf(words: DiagnosticWords, said: Told['params'], near: boolean): string {
  const chosen = near ? words.near : words.hint;
  // Where nothing is known there is nothing to list.
  if (chosen === undefined || (chosen.includes('{known}') && (said.known === '' || said.known === undefined)))
    return '';
  return fill(chosen, said);
}

function circleHint(circle: string, language: string): string {
  return language === 'de'
    ? `sie brauchen sich im Kreis: ${clean(circle)}; eine der Abhängigkeiten muss entfallen`
    : `they need each other in a circle: ${clean(circle)}; one of the dependencies must go`;
}

/** Parameters that are words themselves: kinds of values, units, what a parser said. */
function replaced(params: Told['params'], language: string): Record<string, string> {
  const words = language === 'de' ? DE_PARAMETERS : EN_PARAMETERS;
  const kinds: Readonly<Record<string, string>> = words.expected;
  const units: Readonly<Record<string, string>> = words.unit;
  const found: Record<string, string> = {};
  if (typeof params.expected === 'string') {
    const each = params.expected.split('|').map((kind) => word(kinds, kind));
    found.expected = [...new Set(each)].join(words.or);
  }
  if (typeof params.found === 'string') found.found = word(kinds, params.found);
  if (typeof params.unit === 'string') found.unit = word(units, params.unit);
  if (typeof params.detail === 'string' && language === 'de') found.detail = word(DE_SYNTAX, params.detail);
  if (typeof params.reason === 'string' && params.script_line !== undefined) {
    const template = word(language === 'de' ? DE_FAULTS : EN_FAULTS, params.reason);
    found.fault = fill(template, { detail: params.detail ?? '' });
  } else if (typeof params.reason === 'string') found.reason = fileReason(params.reason, language);
  return found;
}

function word(table: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(table, key) ? (table[key] ?? key) : key;
}

/** Parameters come from mods: nothing in them reaches a terminal unfiltered. */
function fill(template: string, params: Told['params']): string {
  return template.replace(/\{([a-z_A-Z]+)\}/g, (_all, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? '' : clean(String(value));
  });
}
