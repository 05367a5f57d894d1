/** `[[floors]]`: the levels of the dungeon and what they are made of. */
import * as z from 'zod/mini';
import { triggers } from './effects.ts';
import { identity, shown } from './entry.ts';
import { documented, flag, list, number, optionalRef, record, ref, requiredWhole, tag, tags, whole } from './field.ts';

const weight = whole(1, 'How often it is chosen, relative to the others.', { min: 0, max: 1_000_000 });
const creatureChoice = record(
  { id: ref('creatures', 'The creature.'), weight },
  'A creature that may stand on an `e`.',
);
const factor = (doc: string) => number(1, doc, { min: 0, max: 100, unit: 'factor' });

export const floorSchema = record(
  {
    ...identity,
    ...shown,
    number: requiredWhole('Its number, from 1. Of two floors with one number the smaller id counts.', {
      min: 1,
      max: 1_000_000,
    }),
    size: documented(z.tuple([z.int().check(z.gte(20), z.lte(400)), z.int().check(z.gte(15), z.lte(200))]), {
      doc: 'Width and height.',
      unit: 'cells',
    }),
    rooms: requiredWhole('How many rooms it aims at, required ones included.', { min: 2, max: 100, unit: 'rooms' }),
    required: tags('Tags of rooms that must be there; the last one whose prefab has a > holds the stairs.'),
    prefabs: list(
      record({ tag: tag('Rooms with this tag.'), weight }, 'A kind of room.'),
      'What the other rooms are.',
      true,
    ),
    creatures: list(creatureChoice, 'Who stands on the `e` places.', true),
    populate: list(
      record(
        { tag: tag('Rooms with this tag.'), creatures: list(creatureChoice, 'Who stands there instead.', true) },
        'Rooms whose prefab carries the tag draw from this list.',
      ),
      'Who stands in rooms of a kind.',
    ),
    loot: optionalRef('loot_tables', 'What lies on the `l` places.'),
    loops: whole(1, 'Corridors beyond the necessary ones.', { min: 0, max: 20 }),
    price: number(1, 'A factor on what shops charge here.', { min: 0, max: 1000, unit: 'factor' }),
    repeat: flag(false, 'Past the highest number, repeating floors follow again in a cycle.'),
    scaling: documented(
      z.optional(
        z.strictObject({
          health: factor('On the health of its creatures.'),
          damage: factor('On their damage.'),
          exp: factor('On the experience for them.'),
          price: factor('On what shops charge.'),
        }),
      ),
      { doc: 'Factors per floor beyond this floor’s own number, for endless runs.' },
    ),
    triggers: triggers(),
  },
  'A level of the dungeon.',
);
export type FloorDef = z.infer<typeof floorSchema>;
