/** How names are spoken of: articles, cases, weak nouns, adjectives, numbers. */
import { describe, expect, it } from 'vitest';
import { GERMAN } from './grammar-de.ts';
import { ENGLISH } from './grammar-en.ts';
import { type Form, fill, type Noun, placeholders } from './template.ts';

const FORMS: readonly Form[] = ['n', 'a', 'd', 'ia', 'id'];
const forms = (noun: Noun, grammar = GERMAN) => FORMS.map((form) => grammar.decline(noun, form)).join(' · ');

describe('German', () => {
  it.each([
    [
      { name: 'Riesenratte', gender: 'f' },
      'die Riesenratte · die Riesenratte · der Riesenratte · eine Riesenratte · einer Riesenratte',
    ],
    [{ name: 'Ghul', gender: 'm' }, 'der Ghul · den Ghul · dem Ghul · einen Ghul · einem Ghul'],
    [{ name: 'Skelett', gender: 'n' }, 'das Skelett · das Skelett · dem Skelett · ein Skelett · einem Skelett'],
    [{ name: 'Zwillinge', gender: 'pl' }, 'die Zwillinge · die Zwillinge · den Zwillingen · Zwillinge · Zwillingen'],
    [
      { name: 'Knochenfürst', gender: 'm' },
      'der Knochenfürst · den Knochenfürsten · dem Knochenfürsten · einen Knochenfürsten · einem Knochenfürsten',
    ],
    [{ name: 'Drache', gender: 'm' }, 'der Drache · den Drachen · dem Drachen · einen Drachen · einem Drachen'],
    [{ name: 'Geist', gender: 'm' }, 'der Geist · den Geist · dem Geist · einen Geist · einem Geist'],
    [
      { name: 'Alter Ritter', gender: 'm' },
      'der Alte Ritter · den Alten Ritter · dem Alten Ritter · einen Alten Ritter · einem Alten Ritter',
    ],
    [
      { name: 'Rasende Ratte', gender: 'f' },
      'die Rasende Ratte · die Rasende Ratte · der Rasenden Ratte · eine Rasende Ratte · einer Rasenden Ratte',
    ],
    [
      { name: 'Großes Auge', gender: 'n' },
      'das Große Auge · das Große Auge · dem Großen Auge · ein Großes Auge · einem Großen Auge',
    ],
    [
      { name: 'Verfluchter', gender: 'm' },
      'der Verfluchte · den Verfluchten · dem Verfluchten · einen Verfluchten · einem Verfluchten',
    ],
    [
      { name: 'Meister Anton', gender: 'm' },
      'der Meister Anton · den Meister Anton · dem Meister Anton · einen Meister Anton · einem Meister Anton',
    ],
  ] as const)('declines %j', (noun, expected) => {
    expect(forms(noun)).toBe(expected);
  });

  it.each([
    ['Fliehen bei {who:d}', { name: 'Beutelschneider', gender: 'm' }, 'Fliehen beim Beutelschneider'],
    ['Bei {who:d} fehlt es', { name: 'Skelett', gender: 'n' }, 'Beim Skelett fehlt es'],
    ['bei {who:d}', { name: 'Ratte', gender: 'f' }, 'bei der Ratte'],
    ['zu {who:d}', { name: 'Ratte', gender: 'f', ordinal: 2 }, 'zur Ratte 2'],
    ['von {who:d}, zu {who:d}', { name: 'Ghul', gender: 'm' }, 'vom Ghul, zum Ghul'],
    ['in {who:d}, an {who:d}, an {who:a}', { name: 'Becken', gender: 'n' }, 'im Becken, am Becken, ans Becken'],
    ['bei {who:d}', { name: 'Anselm', gender: 'm', proper: true }, 'bei Anselm'],
    ['bei {who:d}', { name: '', you: true }, 'bei dir'],
    ['bei {who:d}', { name: 'Dem Tod Geweihte', proper: true }, 'bei Dem Tod Geweihte'],
    [
      '{who:N} liegt in dem Haus, in dem er starb',
      { name: 'Ghul', gender: 'm' },
      'Der Ghul liegt in dem Haus, in dem er starb',
    ],
  ] as const)('lets prepositions and articles grow together where it puts a noun in: %s, %j', (template, who, told) => {
    expect(fill(template, { who }, GERMAN)).toBe(told);
  });

  it('leaves the article out where it does not know the gender', () => {
    expect(forms({ name: 'Qrx' })).toBe('Qrx · Qrx · Qrx · Qrx · Qrx');
  });

  it('numbers the second of a kind, and addresses the hero', () => {
    expect(GERMAN.decline({ name: 'Riesenratte', gender: 'f', ordinal: 2 }, 'n')).toBe('die Riesenratte 2');
    expect(forms({ name: '', you: true })).toBe('du · dich · dir · dich · dir');
  });

  it.each([
    [1234.5, '1234,5'],
    [12345, '12.345'],
    [-0.001, '0'],
    [0.1 + 0.2, '0,3'],
    [Number.POSITIVE_INFINITY, '?'],
  ])('writes %d as %s', (value, expected) => {
    expect(GERMAN.number(value)).toBe(expected);
  });
});

describe('English', () => {
  it.each([
    [{ name: 'Giant rat' }, 'the giant rat · the giant rat · the giant rat · a giant rat · a giant rat'],
    [{ name: 'Ooze' }, 'the ooze · the ooze · the ooze · an ooze · an ooze'],
    [{ name: 'Bone Lord' }, 'the Bone Lord · the Bone Lord · the Bone Lord · a Bone Lord · a Bone Lord'],
    [{ name: 'Giant rat', ordinal: 2 }, 'giant rat 2 · giant rat 2 · giant rat 2 · a giant rat · a giant rat'],
    [{ name: 'Borin', proper: true }, 'Borin · Borin · Borin · Borin · Borin'],
  ] as const)('speaks of %j', (noun, expected) => {
    expect(forms(noun, ENGLISH)).toBe(expected);
  });
});

describe('templates', () => {
  const rat: Noun = { name: 'Ratte', gender: 'f' };
  const you: Noun = { name: '', you: true };
  it.each([
    ['{who:N} {who|triffst|trifft|treffen} {target:a}.', { who: you, target: rat }, 'Du triffst die Ratte.'],
    ['{who:N} {who|triffst|trifft|treffen} {target:a}.', { who: rat, target: you }, 'Die Ratte trifft dich.'],
    ['{count|Ein Gegner|# Gegner}', { count: 1 }, 'Ein Gegner'],
    ['{count|Ein Gegner|# Gegner}', { count: 1200 }, '1200 Gegner'],
    ['{nobody} is {missing:a}{gone|a|b}', {}, ' is '],
    ['{constructor}{__proto__}', {}, ''],
    ['no braces } here {', {}, 'no braces } here {'],
  ])('fills %s', (template, params, expected) => {
    expect(fill(template, params, GERMAN)).toBe(expected);
  });

  it('know their placeholders', () => {
    expect(placeholders('{who:N} {who|a|b} {amount} {type}')).toEqual(['amount', 'type', 'who']);
  });
});
