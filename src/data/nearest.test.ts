/** What was probably meant by a word that does not exist. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest, nearestId, nearestName } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['base_pric', 'base_price', 1],
    ['itme', 'item', 1],
    ['strenght', 'strength', 1],
    ['kitten', 'sitting', 3],
  ])('%j → %j is %i', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  it('is the same both ways, 0 only for equal words, and at most the longer length', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('nearest', () => {
  const KNOWN = ['damage', 'change_attribute', 'flee', 'give_item'];

  it.each([
    ['damge', 'damage'],
    ['Damage', 'damage'],
    ['give_itme', 'give_item'],
    ['heal', ''],
    ['', ''],
    ['x'.repeat(1000), ''],
  ])('to %j is %j', (word, near) => expect(nearest(word, KNOWN)).toBe(near));

  it.each([
    ['type', ['amount', 'damage_type', 'target'], 'damage_type'],
    ['damge', ['amount', 'damage_type', 'target'], 'damage_type'],
    ['price', ['base_price', 'weight'], 'base_price'],
    ['give', KNOWN, 'give_item'],
    ['desc', ['name', 'description'], 'description'],
    ['item_value', ['base_price', 'items'], 'items'],
    ['required_tags', ['required', 'tags'], 'required'],
    ['base_pric', ['base', 'base_price'], 'base_price'],
    ['at', ['at_least', 'below'], ''],
    ['x', ['x_y'], ''],
    ['colour', ['color', 'symbol'], 'color'],
    ['ability', ['items', 'abilities'], 'abilities'],
    ['item', ['items', 'abilities'], 'items'],
    ['autor', ['authors', 'homepage'], 'authors'],
    ['speed', ['dexterity'], ''],
    ['_', ['a_b'], ''],
    ['__proto__', ['constructor'], ''],
  ])('of names for %j is the whole of which it is a part: %j', (word, known, near) =>
    expect(nearestName(word, known)).toBe(near),
  );

  it('of ids prefers the same word in another namespace', () => {
    expect(nearestId('mine:gold', ['mine:golf', 'core:gold'])).toBe('core:gold');
    expect(nearestId('mine:golt', ['mine:gold'])).toBe('mine:gold');
    expect(nearestId('golt', ['other:iron', 'mine:gold'])).toBe('mine:gold');
    expect(nearestId('zzzz', ['other:iron', 'mine:gold'])).toBe('');
  });
});
