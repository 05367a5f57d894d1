/** What is written in TOML is read back as the very same value. */
import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { encodeToml, type PlainTable } from './toml-writer.ts';

/** Objects as the parser makes them have no prototype; written out they are the same. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
      : value;

const wellFormed = fc.string({ unit: 'binary' });
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 2 ** 53, 1e16, 1e21, -(2 ** 53), 5e-324, Number.MAX_VALUE),
);
const key = fc
  .oneof(fc.constantFrom('core:gold', 'a b', '', 'x"y', 'Käse', 'plain'), wellFormed)
  .filter((k) => k !== '__proto__');
const tree = fc.letrec<{ value: unknown; table: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    wellFormed,
    number,
    fc.boolean(),
    wellFormed.map((text) => `${text}\nlast line\n`),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('table'),
  ),
  table: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}));

describe('writing TOML', () => {
  it('reading again gives the same value, minus zero, large numbers and odd keys included', () => {
    fc.assert(
      fc.property(tree.table, (table) => {
        const text = encodeToml(table as PlainTable);
        expect(plain(parse(text))).toStrictEqual(table);
      }),
      { numRuns: 400 },
    );
  });

  it('shows a list of short tables row by row, and values before tables', () => {
    const bag = [{ def: 'core:gold', count: 130 }];
    const text = encodeToml({ hero: { long: { text: 'x'.repeat(120) }, bag }, turn: 3 });
    expect(text).toBe(
      [
        'turn = 3',
        '',
        '[hero]',
        'bag = [',
        '  { def = "core:gold", count = 130 },',
        ']',
        '',
        '[hero.long]',
        `text = "${'x'.repeat(120)}"`,
        '',
      ].join('\n'),
    );
  });

  it('shows text of whole lines as lines', () => {
    expect(encodeToml({ tiles: '###\n#.#\n' })).toBe("tiles = '''\n###\n#.#\n'''\n");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %s', (value) => {
    expect(() => encodeToml({ value })).toThrow('finite');
  });

  it('writes half a surrogate pair as what a file would make of it', () => {
    expect(parse(encodeToml({ name: 'a\ud800b' })).name).toBe('a\ufffdb');
  });
});
