/** Where the tables of a TOML file begin and end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexSections, sectionOf, sections } from './sections.ts';

const TEXT = `top = 1 # [no] header
[[items]]
id = "a"
text = """
[[items]]
"""
list = [
  [1],
  [2],
]
[items.more]
x = 1
[[slots]]
[[items]] # another
[balance]
x = '[[items]]'
`;

describe('sections', () => {
  it('are headed by headers alone, not by what looks like one', () => {
    expect(sections(TEXT).map(({ keys, list, line }) => [keys.join('.'), list, line])).toEqual([
      ['', false, 1],
      ['items', true, 2],
      ['items.more', false, 11],
      ['slots', true, 13],
      ['items', true, 14],
      ['balance', false, 15],
    ]);
  });

  it('of an entry reach over its sub-tables', () => {
    const index = indexSections(TEXT);
    const first = sectionOf(index, ['items', 0, 'more', 'x']);
    expect(TEXT.slice(first?.start, first?.end)).toContain('[items.more]\nx = 1\n');
    expect(sectionOf(index, ['items', 1])?.line).toBe(14);
    expect(sectionOf(index, ['balance', 'x'])?.line).toBe(15);
    expect(sectionOf(index, ['items', 2])).toBeUndefined();
  });

  it('cover any text without a gap, and count its lines', () => {
    const scrap = fc.constantFrom('[', ']', '"', "'", '"""', '#', '\n', '\\', 'a', '=', '[[items]]\n', '[a.b]\n', ' ');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 60 }), (scraps) => {
        const text = scraps.join('');
        const found = sections(text);
        expect(found[0]?.start).toBe(0);
        expect(found.at(-1)?.end).toBe(text.length);
        for (const [at, section] of found.entries()) {
          expect(section.start).toBe(at === 0 ? 0 : found[at - 1]?.end);
          expect(section.line).toBe(text.slice(0, section.start).split('\n').length);
        }
      }),
    );
  });
});
