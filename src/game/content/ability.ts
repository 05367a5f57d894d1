/** `[[abilities]]`: offers a creature can make use of again and again. */
import type * as z from 'zod/mini';
import { actionsSchema, conditionSchema } from './effects.ts';
import { identity, shown } from './entry.ts';
import { choiceOr, record, tags, whole } from './field.ts';
import { AIMS } from './words.ts';

export const abilitySchema = record(
  {
    ...identity,
    ...shown,
    tags: tags('Tags, for blocking, `when` and `intends`.'),
    cost: whole(0, 'What it costs.', { min: 0, unit: 'stamina' }),
    cooldown: whole(0, 'Used in turn t it is unavailable in so many turns after t.', {
      min: 0,
      max: 9999,
      unit: 'turns',
    }),
    condition: conditionSchema('It can be used only while this holds.'),
    actions: actionsSchema('What it does.'),
    aim: choiceOr(AIMS, 'opponent', 'What may be its target. `ally` matters for enemies.'),
    windup: whole(0, 'For enemies: it falls so many turns later than the turn after its announcement.', {
      min: 0,
      max: 99,
      unit: 'turns',
    }),
  },
  'A named offer that does something when used in a fight.',
);
export type Ability = z.infer<typeof abilitySchema>;
