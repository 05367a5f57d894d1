/** Loot tables give what they say: weights, guarantees, blanks, tables in tables, affixes, and luck. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORE_ENTRIES, coreDungeon, type DungeonEntries, dungeon } from '../../../test/fixtures/dungeon.ts';
import { rngFromHalves } from '../../lib/rng.ts';
import { drawAffixes, drawTable, MAX_PIECES } from './draw.ts';

type Table = NonNullable<DungeonEntries['loot_tables']>[number];

/** The test dungeon with these tables on top. */
const withTables = (...tables: Table[]) =>
  dungeon({ ...CORE_ENTRIES, loot_tables: [...CORE_ENTRIES.loot_tables, ...tables] });

function drawOnce(tables: Table[], seed = 1, luck = 0) {
  return drawTable(withTables(...tables), 'core:t', { rng: rngFromHalves(0, seed), luck, extra: true });
}

/** How often an item comes out of `draws` draws, in pieces. */
function pieces(tables: Table[], item: string, draws = 4000): number {
  const content = withTables(...tables);
  const rng = rngFromHalves(7, 7);
  let count = 0;
  for (let draw = 0; draw < draws; draw++) {
    for (const stack of drawTable(content, 'core:t', { rng, luck: 0, extra: true })) {
      if (stack.def === item) count += stack.count;
    }
  }
  return count;
}

const sword = 'core:iron_sword';
const potion = 'core:health_potion';

describe('what comes out', () => {
  it('follows the weights', () => {
    const entries = [
      { item: sword, weight: 1 },
      { item: potion, weight: 3 },
      { nothing: true as const, weight: 4 },
    ];
    expect(pieces([{ id: 'core:t', entries }], sword) / 4000).toBeCloseTo(1 / 8, 1);
    expect(pieces([{ id: 'core:t', entries }], potion) / 4000).toBeCloseTo(3 / 8, 1);
  });

  it.each<[string, Omit<Table, 'id'>, [string, number][]]>([
    ['an unknown weight of nothing gives nothing', { entries: [{ nothing: true }] }, []],
    ['no entries give nothing', { entries: [] }, []],
    ['weights of 0 give nothing', { entries: [{ item: sword, weight: 0 }] }, []],
    [
      'rolls of 0 give only what is guaranteed',
      { rolls: 0, entries: [{ item: sword }, { item: potion, guaranteed: true }] },
      [[potion, 1]],
    ],
    [
      'what is guaranteed comes beside the draws',
      { entries: [{ item: potion }, { item: sword, guaranteed: true, weight: 1000 }] },
      [
        [sword, 1],
        [potion, 1],
      ],
    ],
    ['a count is one stack', { entries: [{ item: 'core:gold', count: 120 }] }, [['core:gold', 120]]],
    [
      'what does not stack comes one by one',
      { entries: [{ item: sword, count: 3 }] },
      [
        [sword, 1],
        [sword, 1],
        [sword, 1],
      ],
    ],
    ['equal stacks are one', { rolls: 3, entries: [{ item: potion, count: 2 }] }, [[potion, 6]]],
    ['a table is drawn as often as its count', { entries: [{ table: 'core:one', count: 3 }] }, [[potion, 3]]],
    ['an affix in a table of things is a blank', { entries: [{ affix: 'core:sharp' }] }, []],
  ])('%s', (_, table, expected) => {
    const drawn = drawOnce([
      { id: 'core:t', ...table },
      { id: 'core:one', entries: [{ item: potion }] },
    ]);
    expect(drawn.map(({ def, count }) => [def, count])).toEqual(expected);
  });

  it('a range of counts stays within it, and both ends occur', () => {
    const content = withTables({ id: 'core:t', entries: [{ item: 'core:gold', count: '50-52' }] });
    const rng = rngFromHalves(0, 3);
    const counts = new Set<number>();
    for (let draw = 0; draw < 100; draw++) {
      for (const { count } of drawTable(content, 'core:t', { rng, luck: 0, extra: true })) counts.add(count);
    }
    expect([...counts].sort()).toEqual([50, 51, 52]);
  });

  it('an unknown table gives nothing and costs no number', () => {
    const rng = rngFromHalves(0, 5);
    expect(drawTable(coreDungeon(), 'core:gone', { rng, luck: 5, extra: true })).toEqual([]);
    expect(rng).toEqual({ hi: 0, lo: 5 });
  });
});

describe('luck', () => {
  const table = { id: 'core:t', entries: [{ item: 'core:gold', count: 1 }] };
  const mean = (luck: number, extra: boolean) => {
    const content = withTables(table);
    const rng = rngFromHalves(1, 2);
    let sum = 0;
    for (let draw = 0; draw < 4000; draw++) {
      sum += drawTable(content, 'core:t', { rng, luck, extra })[0]?.count ?? 0;
    }
    return sum / 4000;
  };

  it.each([
    [0, true, 1],
    [10, true, 1.2],
    [1000, true, 1.9],
    [-10, true, 1],
    [1000, false, 1],
  ])('%i, allowed: %s, draws %f times on average', (luck, extra, expected) => {
    expect(Math.abs(mean(luck, extra) - expected)).toBeLessThan(0.03);
  });

  it('works on tables in tables and on affix tables too', () => {
    const content = withTables(
      { id: 'core:t', rolls: 0, entries: [{ table: 'core:inner', guaranteed: true }] },
      { id: 'core:inner', rolls: 0, entries: [{ item: 'core:gold' }] },
      { id: 'core:no_affix', rolls: 0, entries: [{ affix: 'core:sharp' }] },
    );
    const rng = rngFromHalves(3, 3);
    let gold = 0;
    let affixes = 0;
    for (let draw = 0; draw < 2000; draw++) {
      gold += drawTable(content, 'core:t', { rng, luck: 25, extra: true }).length;
      affixes += drawAffixes(content, 'core:no_affix', rng, 25).length;
    }
    expect(Math.abs(gold / 2000 - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(affixes / 2000 - 0.5)).toBeLessThan(0.05);
  });

  it('that cannot bring an extra draw costs no number', () => {
    const content = withTables({ id: 'core:t', rolls: 0, entries: [] });
    const rng = rngFromHalves(0, 9);
    drawTable(content, 'core:t', { rng, luck: 0, extra: true });
    drawTable(content, 'core:t', { rng, luck: 40, extra: false });
    expect(rng).toEqual({ hi: 0, lo: 9 });
  });
});

describe('affixes', () => {
  const both = {
    id: 'core:both',
    rolls: 40,
    entries: [{ affix: 'core:sharp' }, { affix: 'core:flaming' }, { item: sword }],
  };

  it('appear once per piece', () => {
    const drawn = drawAffixes(withTables(both), 'core:both', rngFromHalves(0, 11), 0);
    expect([...drawn].sort()).toEqual(['core:flaming', 'core:sharp']);
  });

  it('guaranteed ones, blanks and tables work in their tables', () => {
    const content = withTables(
      {
        id: 'core:t',
        rolls: 2,
        entries: [
          { nothing: true },
          { affix: 'core:sharp', guaranteed: true },
          { table: 'core:deep', guaranteed: true },
        ],
      },
      { id: 'core:deep', entries: [{ affix: 'core:flaming' }] },
    );
    expect(drawAffixes(content, 'core:t', rngFromHalves(0, 1), 0)).toEqual(['core:sharp', 'core:flaming']);
  });

  it('are drawn anew for every piece that does not stack, and for none that does', () => {
    const drawn = drawOnce([
      { id: 'core:half', rolls: '0-1', entries: [{ affix: 'core:sharp' }] },
      {
        id: 'core:t',
        rolls: 0,
        entries: [
          { item: sword, count: 40, guaranteed: true, affixes: 'core:half' },
          { item: potion, count: 40, guaranteed: true, affixes: 'core:half' },
        ],
      },
    ]);
    const swords = drawn.filter((stack) => stack.def === sword);
    const sharp = swords.filter((stack) => stack.affixes.length === 1).length;
    expect([swords.length, drawn.length]).toEqual([40, 41]);
    expect(sharp).toBeGreaterThan(5);
    expect(sharp).toBeLessThan(35);
    expect(drawn.at(-1)).toEqual({ def: potion, affixes: [], count: 40 });
  });
});

describe('bounds', () => {
  it('tables that multiply end', () => {
    const chain = Array.from(
      { length: 12 },
      (_, depth): Table => ({
        id: depth === 0 ? 'core:t' : `core:t${depth}`,
        rolls: 100,
        entries: [{ table: `core:t${depth + 1}` }, { nothing: true }],
      }),
    );
    expect(drawOnce(chain)).toEqual([]);
  });

  it('tables deeper than eight are not reached', () => {
    const chain = (length: number): Table[] =>
      Array.from(
        { length },
        (_, depth): Table => ({
          id: depth === 0 ? 'core:t' : `core:t${depth}`,
          entries: [depth === length - 1 ? { item: potion } : { table: `core:t${depth + 1}` }],
        }),
      );
    expect(drawOnce(chain(8))).toHaveLength(1);
    expect(drawOnce(chain(9))).toEqual([]);
  });

  it('a table of itself ends', () => {
    const drawn = drawOnce([
      { id: 'core:t', rolls: 2, entries: [{ table: 'core:t' }, { item: sword, guaranteed: true }] },
    ]);
    expect(drawn.length).toBe(2 ** 8 - 1);
  });

  it('a draw gives at most a thousand pieces', () => {
    const drawn = drawOnce([{ id: 'core:t', entries: [{ item: sword, count: 1_000_000 }] }]);
    expect(drawn).toHaveLength(MAX_PIECES);
  });

  it('whatever the table, the stacks are sound and the draw is repeatable', () => {
    const anyEntry = fc.record({
      what: fc.constantFrom(
        { item: sword },
        { item: potion },
        { table: 'core:t' },
        { nothing: true as const },
        { affix: 'core:sharp' },
      ),
      weight: fc.nat(5),
      guaranteed: fc.boolean(),
      count: fc.constantFrom(1, 3, '1-4'),
    });
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 5 }), fc.nat(3), fc.nat(100), (choices, rolls, luck) => {
        const entries = choices.map(({ what, ...rest }) => ({ ...what, ...rest, affixes: 'core:weapon_affixes' }));
        const content = withTables({ id: 'core:t', rolls, entries });
        const once = () => drawTable(content, 'core:t', { rng: rngFromHalves(5, 6), luck, extra: true });
        const drawn = once();
        expect(once()).toEqual(drawn);
        expect(drawn.length).toBeLessThanOrEqual(MAX_PIECES);
        expect(drawn.filter((stack) => stack.def === potion).length).toBeLessThanOrEqual(1);
        for (const { def, affixes, count } of drawn) {
          expect(count).toBeGreaterThanOrEqual(1);
          if (def === sword) expect(count).toBe(1);
          expect(new Set(affixes).size).toBe(affixes.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
