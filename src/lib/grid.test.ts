/** Ways over a grid are shortest, straight where they can be, and never leave what is open. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, elbow, flood, newSearch, spread, stepsBetween, stepsTo, wayTo } from './grid.ts';

/** A drawn grid: # is closed, everything else open; letters are looked up. */
function draw(text: string) {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const width = rows[0]?.length ?? 0;
  const flat = rows.join('');
  const open = Uint8Array.from(flat, (mark) => (mark === '#' ? 0 : 1));
  const spot = (mark: string) => flat.indexOf(mark);
  const show = (way: readonly number[] = []) =>
    rows.map((row, y) => [...row].map((mark, x) => (way.includes(cellAt(x, y, width)) ? '*' : mark)).join(''));
  return { open, width, height: rows.length, spot, show };
}

const anyGrid = fc
  .record({
    width: fc.integer({ min: 3, max: 12 }),
    height: fc.integer({ min: 3, max: 10 }),
    seed: fc.array(fc.nat(3), { minLength: 120, maxLength: 120 }),
  })
  .map(({ width, height, seed }) => {
    const open = new Uint8Array(width * height);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) open[y * width + x] = seed[y * width + x] === 0 ? 0 : 1;
    }
    return { width, height, open };
  });

/** Distances by relaxing until nothing changes: slow, and obviously right. */
function distances(open: Uint8Array, width: number, from: number): number[] {
  const found = Array.from(open, (_, cell) => (cell === from && open[cell] === 1 ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [cell, steps] of found.entries()) {
      for (const next of [cell - width, cell + width, cell - 1, cell + 1]) {
        if (open[next] !== 1 || (found[next] ?? 0) <= steps + 1) continue;
        found[next] = steps + 1;
        changed = true;
      }
    }
  }
  return found;
}

describe('spread and wayTo', () => {
  it('find a shortest way wherever there is one', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(), fc.nat(), ({ width, height, open }, a, b) => {
        const from = a % open.length;
        const to = b % open.length;
        const goals = new Uint8Array(open.length);
        goals[to] = 1;
        const search = newSearch(width, height);
        const steps = distances(open, width, from)[to] ?? 0;
        const end = spread(search, open, [from], { goals });
        expect(end).toBe(Number.isFinite(steps) ? to : -1);
        if (end === -1) return;
        const way = wayTo(search, to);
        expect([way.length, way[0], way.at(-1)]).toEqual([steps + 1, from, to]);
        for (const [index, cell] of way.entries()) {
          expect(open[cell]).toBe(1);
          if (index > 0) expect(stepsBetween(cell, way[index - 1] ?? -1, width)).toBe(1);
        }
        if (steps > 0) expect(spread(search, open, [from], { goals, limit: steps - 1 })).toBe(-1);
        expect(spread(search, open, [from], { goals, limit: steps })).toBe(to);
      }),
    );
  });

  it('use the same memory again without a trace of the search before', () => {
    const { open, width, height, spot } = draw(`
      #######
      #a.#.b#
      #######
    `);
    const search = newSearch(width, height);
    spread(search, open, [spot('a')]);
    spread(search, open, [spot('b')]);
    expect([stepsTo(search, spot('a')), stepsTo(search, spot('b'))]).toEqual([-1, 0]);
  });

  it('go straight ahead where they can', () => {
    const { open, width, height, spot, show } = draw(`
      #######
      #a....#
      #.....#
      #....b#
      #######
    `);
    const search = newSearch(width, height);
    spread(search, open, [spot('a')]);
    const turns = show(wayTo(search, spot('b'))).join('\n');
    expect(turns).toBe(['#######', '#*****#', '#....*#', '#....*#', '#######'].join('\n'));
  });

  it('start from the nearest of several starts', () => {
    const { open, width, height, spot } = draw(`
      #########
      #a..g..b#
      ###.#####
      ###c#####
      #########
    `);
    const search = newSearch(width, height);
    spread(search, open, [spot('a'), spot('b'), spot('c')]);
    expect(stepsTo(search, spot('g'))).toBe(3);
    expect(wayTo(search, spot('g'))[0]).toBe(spot('a'));
  });
});

it('flood marks exactly what can be reached', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), ({ width, open }, start) => {
      const from = start % open.length;
      const reached = distances(open, width, from).map((steps) => (Number.isFinite(steps) ? 1 : 0));
      expect([...flood(open, width, from)]).toEqual(reached);
    }),
  );
});

describe('elbow', () => {
  const picture = `
    #######
    #a....#
    #.#...#
    #....b#
    #######
  `;

  it.each([
    ['along the row first', true, ['#######', '#*****#', '#.#..*#', '#....*#', '#######']],
    ['along the column first', false, ['#######', '#*....#', '#*#...#', '#*****#', '#######']],
  ])('goes %s', (_, rowFirst, drawn) => {
    const { open, width, spot, show } = draw(picture);
    expect(show(elbow(open, width, [spot('a'), spot('b')], rowFirst))).toEqual(drawn);
    expect(show(elbow(open, width, [spot('b'), spot('a')], !rowFirst))).toEqual(drawn);
  });

  it.each([
    ['in one cell', '#####\n#.a.#\n#####', 'aa', 1],
    ['in a straight line', '#####\n#a.b#\n#####', 'ab', 3],
    ['not through what is closed', '#####\n#a#b#\n#####', 'ab', undefined],
  ])('goes %s', (_, drawn, [from = '', to = ''], length) => {
    const { open, width, spot } = draw(drawn);
    expect(elbow(open, width, [spot(from), spot(to)], true)?.length).toBe(length);
  });
});
