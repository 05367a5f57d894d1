/** What is wrong with a drawn room or a floor is told with its place, before anyone descends. */

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  CORE_ENTRIES,
  coreDungeon,
  dungeon,
  type FloorEntry,
  type PrefabEntry,
} from '../../../test/fixtures/dungeon.ts';
import { prefabSchema } from '../content/prefab.ts';
import { floorProblems, prefabProblems } from './check.ts';

const told = (rows: string[], more: Partial<PrefabEntry> = {}) =>
  prefabProblems(z.parse(prefabSchema, { id: 'core:room', layout: rows.join('\n'), ...more })).map(
    ({ severity, code, row, column, params }) => [severity, code, row, column, ...Object.values(params)],
  );

describe('prefabProblems', () => {
  it.each<[string, string[], (string | number)[][]]>([
    ['a good room', ['##+##', '#e.l#', '#####'], []],
    ['a row too short', ['##+##', '#..#', '#####'], [['error', 'ragged_rows', 2, 5, 5, 4]]],
    ['a row too long', ['##+##', '#...##', '#####'], [['error', 'ragged_rows', 2, 6, 5, 6]]],
    ['an unknown mark', ['##+##', '#.m.#', '#####'], [['error', 'unknown_mark', 2, 3, 'm']]],
    ['a tab', ['##+##', '#\t..#', '#####'], [['error', 'unknown_mark', 2, 2, '\t']]],
    ['a mark of two code units', ['##+##', '#.🐀.#', '#####'], [['error', 'unknown_mark', 2, 3, '🐀']]],
    ['too narrow', ['++', '..', '##'], [['error', 'layout_size', 1, 1, 2, 3, 3, 80, 3, 60]]],
    [
      'too high',
      ['#+#', ...new Array<string>(59).fill('#.#'), '###'],
      [['error', 'layout_size', 1, 1, 3, 61, 3, 80, 3, 60]],
    ],
    ['no door', ['#####', '#####', '#####'], [['error', 'no_door', 1, 1]]],
    ['a door in a corner', ['+#+##', '#...#', '#####'], [['warning', 'door_in_corner', 1, 1]]],
    ['a door before a wall', ['#++##', '##..#', '#####'], [['warning', 'blind_door', 1, 2]]],
    ['an open outline', ['##+.#', '#...#', '#####'], [['warning', 'open_outline', 1, 4, '.']]],
    [
      'a part cut off',
      ['##+####', '#..#.l#', '#######'],
      [
        ['warning', 'unreachable', 2, 5, '.'],
        ['warning', 'unreachable', 2, 6, 'l'],
      ],
    ],
    ['a place for nobody', ['##+##', '#..n#', '#####'], [['warning', 'place_without_npc', 2, 4]]],
  ])('%s', (_, rows, problems) => {
    expect(told(rows)).toEqual(problems);
  });

  it('tells an NPC without a place', () => {
    expect(told(['##+##', '#...#', '#####'], { npcs: ['core:smith'] })).toEqual([
      ['warning', 'npc_without_place', 1, 1, 'core:smith'],
    ]);
  });

  it('counts rows from the first that is drawn', () => {
    expect(told(['', '##+##', '#.m.#', '#####', ''])).toEqual([['error', 'unknown_mark', 2, 3, 'm']]);
  });

  it('has nothing to say about the rooms of the core kind', () => {
    for (const prefab of coreDungeon().prefabs.values()) expect(prefabProblems(prefab)).toEqual([]);
  });
});

describe('floorProblems', () => {
  const big: PrefabEntry = {
    id: 'core:cathedral',
    tags: ['core:big'],
    layout: [
      '+'.padStart(20, '#').padEnd(40, '#'),
      ...new Array<string>(18).fill(`#${'.'.repeat(38)}#`),
      '#'.repeat(40),
    ].join('\n'),
  };
  const problems = (change: Partial<FloorEntry>) => {
    const [first] = CORE_ENTRIES.floors;
    const floors = first === undefined ? [] : [{ ...first, ...change }];
    const content = dungeon({ ...CORE_ENTRIES, prefabs: [...CORE_ENTRIES.prefabs, big], floors });
    return [...content.floors.values()].flatMap((def) =>
      floorProblems(def, content.roomPools).map(({ severity, code, params }) => [
        severity,
        code,
        ...Object.values(params),
      ]),
    );
  };

  it.each<[string, Partial<FloorEntry>, (string | number)[][]]>([
    ['a good floor', {}, []],
    [
      'a required tag that nothing carries',
      { required: ['core:entrance', 'core:stairs', 'core:altar'] },
      [['error', 'required_without_prefab', 'core:altar']],
    ],
    [
      'a required room larger than the floor',
      { size: [30, 18], required: ['core:entrance', 'core:stairs', 'core:big'] },
      [['error', 'required_too_large', 'core:big']],
    ],
    ['no entrance', { required: ['core:stairs', 'core:merchant'] }, [['error', 'no_entrance']]],
    ['no stairs', { required: ['core:entrance', 'core:merchant'] }, [['error', 'no_stairs']]],
    ['nothing required', { required: [] }, [['error', 'no_entrance']]],
    [
      'rooms that do not fit together',
      { size: [44, 24], required: ['core:entrance', 'core:stairs', 'core:big'] },
      [['error', 'rooms_do_not_fit', 1013, 989]],
    ],
    [
      'an optional tag that nothing carries',
      { prefabs: [{ tag: 'core:normal' }, { tag: 'core:altar' }] },
      [['warning', 'tag_without_prefab', 'core:altar']],
    ],
    ['more required rooms than rooms', { rooms: 2 }, [['warning', 'more_required_than_rooms', 2, 3]]],
    [
      'a floor of two rooms',
      { rooms: 2, required: ['core:entrance', 'core:stairs'] },
      [['warning', 'too_few_rooms', 2, 2]],
    ],
    ['places for enemies and nobody to take them', { creatures: [] }, [['warning', 'no_creatures']]],
    [
      'nobody in rooms of one kind',
      { populate: [{ tag: 'core:treasure', creatures: [] }] },
      [['warning', 'no_creatures']],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});
