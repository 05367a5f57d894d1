/** `[[prefabs]]`: rooms drawn by hand. */
import * as z from 'zod/mini';
import { triggers } from './effects.ts';
import { identity, shown } from './entry.ts';
import { documented, flag, optionalRef, record, refs, shownText, tags } from './field.ts';

/** What a layout may be drawn with. */
export const MARKS = {
  '#': 'wall',
  '.': 'floor',
  '+': 'door: corridors begin only here',
  e: 'a place for an enemy; the floor says which',
  l: 'a place for loot',
  n: 'a place for an NPC; the i-th gets the i-th of `npcs`',
  '>': 'stairs, in the room chosen for them; floor elsewhere',
  '<': 'entrance, in the room chosen for it; floor elsewhere',
  ' ': 'not part of the room: solid',
} as const;
export type Mark = keyof typeof MARKS;

/** Bounds of a layout, in cells. */
export const LAYOUT_BOUNDS = { minWidth: 3, maxWidth: 80, minHeight: 3, maxHeight: 60 } as const;

export const prefabSchema = record(
  {
    ...identity,
    ...shown,
    tags: tags('Floors choose rooms by these.'),
    layout: documented(z.string().check(z.minLength(1), z.maxLength(10_000)), {
      doc: `Rows of equal width. ${Object.entries(MARKS)
        .map(([mark, meaning]) => `\`${mark}\` ${meaning}`)
        .join('; ')}.`,
    }),
    rotate: flag(true, 'Whether it may be turned and mirrored.'),
    hint: shownText('What can be told at the door: the kind of room, never who is in it.'),
    loot: optionalRef('loot_tables', 'Replaces the floor’s table for its `l` places.'),
    npcs: refs('npcs', 'Who stands on its `n` places, in reading order.'),
    triggers: triggers(),
  },
  'A room drawn with characters.',
);
export type Prefab = z.infer<typeof prefabSchema>;
