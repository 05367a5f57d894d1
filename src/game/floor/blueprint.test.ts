/** Drawn rooms are read as they are drawn, in eight ways, and without what nobody could reach. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anyMod } from '../../../test/fixtures/random-mod.ts';
import { prefabSchema } from '../content/prefab.ts';
import { type Blueprint, layoutRows, orient, readBlueprint, VARIANTS } from './blueprint.ts';

const prefab = (layout: string) => z.parse(prefabSchema, { id: 'core:room', layout });
const read = (...rows: string[]) => readBlueprint(prefab(rows.join('\n')));

/** A blueprint as text: what is kept of a drawing. */
function show(room: Blueprint): string[] {
  const rows = Array.from({ length: room.height }, (_, y) =>
    Array.from({ length: room.width }, (_, x): string => (room.walkable[y * room.width + x] === 1 ? '.' : '#')),
  );
  const put = (mark: string, spots: readonly { x: number; y: number }[]) => {
    for (const { x, y } of spots) {
      const row = rows[y];
      if (row !== undefined) row[x] = mark;
    }
  };
  put('+', room.doors);
  put('e', room.enemies);
  put('l', room.loot);
  put('n', room.npcs);
  if (room.stairs !== undefined) put('>', [room.stairs]);
  if (room.entrance !== undefined) put('<', [room.entrance]);
  return rows.map((row) => row.join(''));
}

describe('readBlueprint', () => {
  it.each([
    ['a plain room as it is', ['##+##', '#eln#', '+<.>#', '#####'], ['##+##', '#eln#', '+<.>#', '#####']],
    ['a second stairway as floor', ['##+##', '#>.>#', '#####'], ['##+##', '#>..#', '#####']],
    ['a door inside a room as floor', ['##+##', '#.+.#', '#####'], ['##+##', '#...#', '#####']],
    ['an open outline as wall', ['..+.l', 'e...#', '#####'], ['##+##', '#...#', '#####']],
    ['a door in a corner as wall', ['+.+.+', '#...#', '+###+'], ['##+##', '#...#', '#####']],
    [
      'a door before a wall as wall',
      ['##+##', '#...#', '+####', '#...#', '#####'],
      ['##+##', '#...#', '#####', '#####', '#####'],
    ],
    ['a part that no door reaches as wall', ['##+####', '#..#.l#', '#######'], ['##+####', '#..####', '#######']],
    [
      'of two parts the larger one',
      ['##+#+##', '#.#...#', '#.#e>.#', '#######'],
      ['####+##', '###...#', '###e>.#', '#######'],
    ],
    [
      'blanks as solid',
      ['  #+## ', '  #..##', '###...+', '#...###', '#####  '],
      ['###+###', '###..##', '###...+', '#...###', '#######'],
    ],
    ['a room without a door as nothing', ['#####', '#.l.#', '#####'], ['#####', '#####', '#####']],
  ])('reads %s', (_, drawn, kept) => {
    expect(show(read(...drawn))).toEqual(kept);
  });

  it('keeps the number of each NPC place although one is cut off', () => {
    const room = read('##+####', '#n.#.n#', '#..##n#', '#.n####', '#######');
    expect(room.npcs.map((npc) => npc.index)).toEqual([0, 3]);
  });

  it('reads the same layout with any line ends around it', () => {
    const plain = layoutRows('##+\n#.#\n###');
    expect(layoutRows('\n##+\n#.#\n###\n')).toEqual(plain);
    expect(layoutRows('##+\r\n#.#\r\n###\r\n')).toEqual(plain);
  });
});

describe('orient', () => {
  it('shows a lopsided room in eight ways', () => {
    const room = read('##+##', '#el.#', '+..<#', '#####');
    const ways = Array.from({ length: VARIANTS }, (_, variant) => show(orient(room, variant)).join('\n'));
    expect(new Set(ways).size).toBe(8);
    expect(ways[0]).toBe('##+##\n#el.#\n+..<#\n#####');
    expect(ways[1]).toBe('##+##\n#.le#\n#<..+\n#####');
    expect(ways[2]).toBe('#####\n+..<#\n#el.#\n##+##');
    expect(ways[4]).toBe('##+#\n#e.#\n+l.#\n#.<#\n####');
  });

  it('neither loses nor adds anything, and every door stays on the outline before floor', () => {
    fc.assert(
      fc.property(anyMod, fc.nat(VARIANTS - 1), ({ prefabs }, variant) => {
        for (const { layout } of prefabs) {
          const room = readBlueprint(prefab(layout));
          const turned = orient(room, variant);
          const count = (one: Blueprint) => [
            one.walkable.reduce((sum, cell) => sum + cell, 0),
            one.doors.length,
            one.enemies.length,
            one.loot.length,
            one.npcs.map((npc) => npc.index),
          ];
          expect(count(turned)).toEqual(count(room));
          for (const { x, y } of turned.doors) {
            const sides = [
              [x - 1, y],
              [x + 1, y],
              [x, y - 1],
              [x, y + 1],
            ] as const;
            const within = sides.filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < turned.width && ny < turned.height);
            expect(within.length).toBe(3);
            expect(within.filter(([nx, ny]) => turned.walkable[ny * turned.width + nx] === 1).length).toBe(1);
          }
        }
      }),
    );
  });
});
