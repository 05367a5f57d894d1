/** How German speaks: articles by gender and case, names that begin with an adjective, weak masculine nouns. */
import type { Gender } from '../../game/content/words.ts';
import { plainNumber } from './numbers.ts';
import type { Form, Grammar, Noun } from './template.ts';

type Case = 'n' | 'a' | 'd';

const DEFINITE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { n: 'der', a: 'den', d: 'dem' },
  f: { n: 'die', a: 'die', d: 'der' },
  n: { n: 'das', a: 'das', d: 'dem' },
  pl: { n: 'die', a: 'die', d: 'den' },
};
const INDEFINITE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { n: 'ein', a: 'einen', d: 'einem' },
  f: { n: 'eine', a: 'eine', d: 'einer' },
  n: { n: 'ein', a: 'ein', d: 'einem' },
  pl: { n: '', a: '', d: '' },
};
const YOU: Readonly<Record<Case, string>> = { n: 'du', a: 'dich', d: 'dir' };

/** The strong ending of an adjective in the nominative: how one is recognised at the front of a name. */
const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', pl: 'e' };
/** Nouns that look like a strong adjective. */
const NO_ADJECTIVE =
  /^(meister|ritter|räuber|jäger|krieger|wächter|hüter|bruder|vater|herrscher|diener|priester|hexer|zauberer|schwester|mutter|dame|königin)$/i;

/** Masculine nouns that take -(e)n outside the nominative: den Drachen, dem Fürsten. */
const WEAK_N = /(e|herr|bauer|nachbar)$/i;
const WEAK_EN =
  /(fürst|held|graf|mensch|bär|narr|prinz|hirt|soldat|ant|ent|ist|titan|zar|ochs|christ|philosoph|pilot|vagabund|satyr)$/i;
/** Masculine nouns of those endings that are strong all the same. */
const STRONG_ALL_THE_SAME = /(mist|geist|ghost|käse|zwist|diamant|kontinent|wist)$/i;

/** Adjectives that are nouns: der Verfluchte, ein Verfluchter. */
const ADJECTIVAL =
  /(tot|verflucht|besessen|gefallen|verdammt|ertrunken|verbannt|vermummt|gehängt|enthauptet|verhüllt)(er|es|e)$/i;

function weak(name: string): string {
  if (STRONG_ALL_THE_SAME.test(name)) return name;
  if (WEAK_EN.test(name)) return `${name}en`;
  return WEAK_N.test(name) ? `${name}n` : name;
}

/** The noun itself in its case. */
function inflect(noun: string, gender: Gender, kase: Case): string {
  if (ADJECTIVAL.test(noun)) return afterArticle(noun, gender, kase);
  if (gender === 'm' && kase !== 'n') return weak(noun);
  if (gender === 'pl' && kase === 'd' && !/[ns]$/i.test(noun)) return `${noun}n`;
  return noun;
}

/** "Alter Geist" after "der" is "Alte Geist", after "dem" "Alten Geist". */
function afterArticle(word: string, gender: Gender, kase: Case): string {
  const ending = STRONG[gender];
  if (!word.toLowerCase().endsWith(ending) || NO_ADJECTIVE.test(word)) return word;
  const stem = word.slice(0, word.length - ending.length);
  const plain = gender !== 'pl' && (kase === 'n' || (kase === 'a' && gender !== 'm'));
  return stem + (plain ? 'e' : 'en');
}

function definite(noun: Noun, gender: Gender, kase: Case): string {
  const words = noun.name.split(' ');
  const last = words.pop() ?? '';
  const front = words.map((word) => afterArticle(word, gender, kase));
  return [DEFINITE[gender][kase], ...front, inflect(last, gender, kase)].join(' ');
}

function indefinite(noun: Noun, gender: Gender, kase: Case): string {
  const words = noun.name.split(' ');
  const last = words.pop() ?? '';
  // After "ein" the adjective shows the gender itself, in nominative and accusative; "einen Alten", "einem Alten".
  const strong = gender !== 'pl' && kase !== 'd' && !(gender === 'm' && kase === 'a');
  const keep = strong || gender === 'pl';
  const front = keep ? words : words.map((word) => afterArticle(word, gender, kase));
  const ending = keep && ADJECTIVAL.test(last) ? last : inflect(last, gender, kase);
  return [INDEFINITE[gender][kase], ...front, ending].filter((word) => word !== '').join(' ');
}

function decline(noun: Noun, form: Form): string {
  // The last letter of every form but the bare one is its case.
  if (noun.you) return form === 'bare' ? 'du' : YOU[form.slice(-1) as Case];
  const ordinal = noun.ordinal ?? 0;
  const tail = ordinal > 0 ? ` ${ordinal}` : '';
  if (form === 'bare' || noun.proper || noun.gender === undefined)
    return noun.name + (form.startsWith('i') ? '' : tail);
  // The last letter of every other form is its case.
  const kase = form.slice(-1) as Case;
  return form.startsWith('i') ? indefinite(noun, noun.gender, kase) : definite(noun, noun.gender, kase) + tail;
}

const CONTRACTIONS: Readonly<Record<string, string>> = {
  'an das': 'ans',
  'an dem': 'am',
  'bei dem': 'beim',
  'in das': 'ins',
  'in dem': 'im',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
};

export const GERMAN: Grammar = {
  decline,
  number: (value) => plainNumber(value, '.', ','),
  contractions: CONTRACTIONS,
};
