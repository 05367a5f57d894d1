/**
 * Fills templates: `{name}` a value, `{name:form}` a noun declined, `{name|…|…}` a choice by number or person.
 *
 * Templates are data, so that a mod can bring a language of its own. Choices: for a number `one|other`, for a noun
 * `you|he|they`; `#` in a choice stands for the number. The forms of nouns are those of `Form`.
 */
import type { Gender } from '../../game/content/words.ts';

/** n a d: with the definite article, nominative, accusative, dative; in ia id: with the indefinite one; bare: none. */
export type Form = 'n' | 'a' | 'd' | 'in' | 'ia' | 'id' | 'bare';
const FORMS: readonly string[] = ['n', 'a', 'd', 'in', 'ia', 'id', 'bare'];

/** Something that can be spoken of. */
export interface Noun {
  readonly name: string;
  readonly gender?: Gender;
  /** The hero, who is addressed. */
  readonly you?: true;
  /** The second of its kind, and so on; 0 for the only one. */
  readonly ordinal?: number;
  /** A name that never takes an article. */
  readonly proper?: true;
}

export type Param = string | number | Noun;
export type Params = Readonly<Record<string, Param>>;

/** How one language speaks. */
export interface Grammar {
  decline(noun: Noun, form: Form): string;
  number(value: number): string;
  /** A preposition and the article behind it in one word: "bei dem" → "beim". */
  readonly contractions?: Readonly<Record<string, string>>;
}

/** Stands before a declined noun until it is known what it grows together with; no text can have it. */
const SEAM = '\u0001';
const SEAMS = /(?:(\p{L}+) )?\u0001(?:(\p{L}+)(?= ))?/gu;

const PLACEHOLDER = /\{([a-z_]+)(?::([a-zA-Z]+))?((?:\|[^{}|]*)*)\}/g;

/** The text of a template. A placeholder without a value stays empty: a foreign template never breaks the game. */
export function fill(template: string, params: Params, grammar: Grammar): string {
  const told = template.replace(PLACEHOLDER, (_all, name: string, form: string | undefined, choices: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return '';
    if (choices !== '') return choose(value, choices.slice(1).split('|'), grammar);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return grammar.number(value);
    return SEAM + declined(value, form ?? 'bare', grammar);
  });
  return told.includes(SEAM) ? grown(told, grammar) : told;
}

/** Lets prepositions and articles grow together where a noun was put in; what is written out in a text stays as it is. */
function grown(told: string, { contractions = {} }: Grammar): string {
  return told.replace(SEAMS, (_all, before: string | undefined, article: string | undefined) => {
    const apart = `${before ?? ''} ${article ?? ''}`;
    const key = small(apart);
    const one = Object.hasOwn(contractions, key) ? contractions[key] : undefined;
    if (one !== undefined) return apart === key ? one : capital(one);
    return (before === undefined ? '' : `${before} `) + (article ?? '');
  });
}

/** `N` is `n` with a capital letter, for the beginning of a sentence. */
function declined(noun: Noun, form: string, grammar: Grammar): string {
  const lower = form.toLowerCase();
  // The list holds exactly the words of Form.
  const text = grammar.decline(noun, (FORMS.includes(lower) ? lower : 'bare') as Form);
  return form === lower ? text : capital(text);
}

function choose(value: Param, choices: readonly string[], grammar: Grammar): string {
  if (typeof value === 'number') {
    const choice = (value === 1 ? choices[0] : choices[1]) ?? choices[0] ?? '';
    return choice.replaceAll('#', grammar.number(value));
  }
  const person = typeof value === 'string' ? 1 : value.you ? 0 : value.gender === 'pl' ? 2 : 1;
  return choices[person] ?? choices[1] ?? choices[0] ?? '';
}

/** The same text with its first letter as a capital. */
export function capital(text: string): string {
  const first = [...text][0] ?? '';
  return first.toUpperCase() + text.slice(first.length);
}

/** The same text with its first letter as a small one. */
export function small(text: string): string {
  const first = [...text][0] ?? '';
  return first.toLowerCase() + text.slice(first.length);
}

/** The names of the placeholders in a template, known while compiling. */
export type Placeholders<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOf<Inner> | Placeholders<Rest>
  : never;
type NameOf<T extends string> = T extends `${infer Name}:${string}`
  ? Name
  : T extends `${infer Name}|${string}`
    ? Name
    : T;

/** The names of the placeholders in a template. */
export function placeholders(template: string): readonly string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort();
}
