/** What keeps mods from being loaded, and the order that satisfies them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dependant, hardError, sortMods } from './depends.ts';

const id = fc.constantFrom('core', 'a', 'b', 'c', 'd', 'e', 'f');
const mods: fc.Arbitrary<Dependant[]> = fc.uniqueArray(
  fc.record({ id, depends: fc.uniqueArray(id, { maxLength: 3 }) }),
  { selector: (mod) => mod.id, maxLength: 7 },
);

describe('sorting', () => {
  it('keeps everyone once, and leaves no hard error but circles and what is missing', () => {
    fc.assert(
      fc.property(mods, (all) => {
        const order = sortMods(all);
        expect([...order].sort()).toEqual(all.map((mod) => mod.id).sort());
        const sorted = order.flatMap((one) => all.find((mod) => mod.id === one) ?? []);
        const error = hardError(sorted, [], '');
        if (error?.code === 'dependency_late') expect(error.params.circle).not.toBe('');
      }),
    );
  });

  it('changes nothing that is in order already', () => {
    const all = ['core', 'z', 'a', 'm'].map((one): Dependant => ({ id: one, depends: one === 'a' ? ['z'] : [] }));
    expect(sortMods(all)).toEqual(['core', 'z', 'a', 'm']);
  });
});

it('a circle is a way along dependencies that ends where it began', () => {
  fc.assert(
    fc.property(mods, (all) => {
      const error = hardError(all, [], '');
      if (error?.code !== 'dependency_late' || error.params.circle === '') return;
      const way = error.params.circle.split(' → ');
      expect(way.at(-1)).toBe(way[0]);
      for (const [at, from] of way.slice(0, -1).entries()) {
        expect(all.find((mod) => mod.id === from)?.depends).toContain(way[at + 1]);
      }
    }),
  );
});
