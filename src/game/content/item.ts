/** `[[items]]`: everything that can be carried. There are no kinds of items: what one is, its fields say. */
import type * as z from 'zod/mini';
import { actionsSchema, attributeChanges, conditionSchema, triggers } from './effects.ts';
import { gender, identity, shown } from './entry.ts';
import { choiceOr, flag, number, optionalRef, record, refs, tags, whole } from './field.ts';

export const itemSchema = record(
  {
    ...identity,
    ...shown,
    ...gender,
    tags: tags('Tags; the hero has those of what he wears.'),
    base_price: whole(0, 'The price before affixes, charisma and floor.', { min: 0, unit: 'gold' }),
    weight: number(0, 'The weight of one piece.', { min: 0, max: 1_000_000, unit: 'weight' }),
    slot: optionalRef('slots', 'The slot it is worn in; without one it cannot be worn.'),
    stackable: flag(false, 'Whether equal pieces share one entry of the bag.'),
    consumed_on_use: flag(false, 'Whether using it takes one piece.'),
    use_on: choiceOr(['self', 'enemy'], 'self', 'Whom it is used on.'),
    condition: conditionSchema('It can be used only while this holds.'),
    modifiers: attributeChanges(),
    actions: actionsSchema('What using it does. Without actions it cannot be used.'),
    abilities: refs('abilities', 'Abilities granted while it is worn.', true),
    triggers: triggers(),
  },
  'Something that can be carried, worn or used.',
);
export type Item = z.infer<typeof itemSchema>;
