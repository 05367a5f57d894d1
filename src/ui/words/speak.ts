/** Gives words to a language: the engine's own, with whatever mods have put in their place. */
import type { Content } from '../../game/content/content.ts';
import { english, german, type TextKey } from './catalogue.ts';
import { GERMAN } from './grammar-de.ts';
import { ENGLISH } from './grammar-en.ts';
import { fill, type Grammar, type Params } from './template.ts';
import { rejectionText } from './verdicts.ts';
import type { Words } from './words.ts';

interface Base {
  readonly texts: () => Readonly<Record<TextKey, string>>;
  readonly grammar: Grammar;
}

const BASES: Readonly<Record<string, Base>> = {
  de: { texts: german, grammar: GERMAN },
  en: { texts: english, grammar: ENGLISH },
};
const ENGLISH_BASE: Base = { texts: english, grammar: ENGLISH };

/** Names of a foreign language are used as they are; its templates bring their own articles. */
const FOREIGN: Grammar = {
  number: ENGLISH.number,
  decline: (noun) => (noun.ordinal === undefined || noun.ordinal === 0 ? noun.name : `${noun.name} ${noun.ordinal}`),
};

/**
 * The words of a language. A mod may replace any text: `engine/<key>` in its locale. In a language that the engine
 * does not know, what is not translated is English.
 */
export function wordsFor(language: string, content?: Content): Words {
  const known = Object.hasOwn(BASES, language);
  const base = (known ? BASES[language] : undefined) ?? ENGLISH_BASE;
  const texts: Readonly<Record<string, string>> = base.texts();
  const own = content?.texts.get(language);
  const find = (key: string): Found | undefined => {
    const replaced = own?.get(`engine/${key}`);
    if (replaced !== undefined) return { template: replaced, grammar: known ? base.grammar : FOREIGN };
    const template = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return template === undefined ? undefined : { template, grammar: base.grammar };
  };
  const pick = (key: string, params: Params = {}, fallback = key): string => {
    const found = find(key);
    return found === undefined ? fallback : fill(found.template, params, found.grammar);
  };
  const number = base.grammar.number;
  const words: Words = {
    language,
    pick,
    text: (key, ...params) => pick(key, params[0] ?? {}),
    number,
    signed: (value) => (value < 0 ? number(value) : `+${number(value)}`),
    percent: (share) => pick('unit.percent', { value: number(Math.round(share * 100)) }),
    rejection: (reason) =>
      content === undefined ? pick(`rejection.${reason.code}`) : rejectionText({ words, content }, reason),
    problem: (code) => pick(`problem.${code}`, { code }, pick('problem.other', { code })),
  };
  return words;
}

interface Found {
  readonly template: string;
  readonly grammar: Grammar;
}

/** The language to speak: the player's, or that of his machine, or English. */
export function languageOf(setting: string, machine: string, content?: Content): string {
  const wanted = setting === 'auto' ? machine : setting;
  return Object.hasOwn(BASES, wanted) || content?.texts.has(wanted) === true ? wanted : 'en';
}
