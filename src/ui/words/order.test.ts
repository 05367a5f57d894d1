/** Names stand in the same order everywhere, whatever the machine speaks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, holds, type Named } from './order.ts';

const named = (names: readonly string[]): Named[] => names.map((name, index) => ({ name, id: `m:${index}` }));

describe('the order of names', () => {
  it('is that of a dictionary: capitals, umlauts and marks do not tear it apart', () => {
    const names = ['Zwerg', 'ölfunzel', 'Öfen', 'Ofen', 'Äxte', 'Axt', 'Straße', 'Strasse', 'Stratege', 'Éclair'];
    expect(
      named(names)
        .sort(byName)
        .map(({ name }) => name),
    ).toEqual(['Axt', 'Äxte', 'Éclair', 'Ofen', 'Öfen', 'ölfunzel', 'Strasse', 'Straße', 'Stratege', 'Zwerg']);
  });

  it('is total: no two entries are equal, and every shuffle sorts alike', () => {
    const letter = fc.constantFrom('a', 'A', 'ä', 'ß', 's', 'é', '世');
    const entries = fc.uniqueArray(fc.record({ name: fc.string({ unit: letter, maxLength: 4 }), id: fc.string() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(entries, (list) => {
        expect([...list].reverse().sort(byName)).toEqual([...list].sort(byName));
        for (const [index, one] of list.entries())
          for (const other of list.slice(index + 1)) expect(byName(one, other)).not.toBe(0);
      }),
    );
  });
});

it.each([
  ['Dickschädel', 'SCHADEL', true],
  ['Großer Schild', 'gross', true],
  ['Heiltrank', '', true],
  ['Heiltrank', 'tränke', false],
])('%s holds %s: %s', (text, search, found) => {
  expect(holds(text, search)).toBe(found);
});
