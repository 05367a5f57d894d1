/** How English speaks: the and a, capitals, plural verbs. */
import { plainNumber } from './numbers.ts';
import type { Form, Grammar, Noun } from './template.ts';
import { small } from './template.ts';

/** "Giant rat" is a kind and becomes "giant rat" inside a sentence; "Bone Lord" keeps its capitals. */
function inSentence(name: string): string {
  return /[\p{Lu}]/u.test(name.slice(1)) ? name : small(name);
}

function decline(noun: Noun, form: Form): string {
  if (noun.you) return 'you';
  const ordinal = noun.ordinal ?? 0;
  if (form === 'bare') return ordinal > 0 ? `${noun.name} ${ordinal}` : noun.name;
  if (noun.proper) return ordinal > 0 ? `${noun.name} ${ordinal}` : noun.name;
  const name = inSentence(noun.name);
  if (form.startsWith('i')) return noun.gender === 'pl' ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
  return ordinal > 0 ? `${name} ${ordinal}` : `the ${name}`;
}

export const ENGLISH: Grammar = { decline, number: (value) => plainNumber(value, ',', '.') };
