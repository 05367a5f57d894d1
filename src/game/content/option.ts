/** `[[options]]`: what can be chosen in a category. */
import type * as z from 'zod/mini';
import { actionSchema, attributeChanges, conditionSchema, triggers } from './effects.ts';
import { identity, shown } from './entry.ts';
import { list, record, ref, refs, tags } from './field.ts';

export const optionSchema = record(
  {
    ...identity,
    ...shown,
    category: ref('categories', 'The category it is chosen in.'),
    tags: tags('Tags the hero gets.'),
    condition: conditionSchema(
      'It can be chosen only while this holds; while a hero is made, he has the options chosen before.',
    ),
    modifiers: attributeChanges(),
    abilities: refs('abilities', 'Abilities it grants.', true),
    triggers: triggers(),
    on_create: list(actionSchema, 'Done once, when it is chosen.', true),
  },
  'One answer to a category: a race, a class, a talent.',
);
export type Option = z.infer<typeof optionSchema>;
