/** `[[npcs]]`: those one can talk to. Not creatures: they have no attributes and cannot be fought. */
import * as z from 'zod/mini';
import { actionsSchema, conditionSchema, triggers } from './effects.ts';
import { gender, identity, proper, shown } from './entry.ts';
import { documented, flag, list, number, optionalRef, record, requiredShownText, shownText, whole } from './field.ts';

const optionSchema = record(
  {
    id: documented(z.optional(z.string().check(z.regex(/^[a-z0-9_]+$/))), {
      doc: 'A name for translations and for counting. Without one, the text serves for the one, the place for the other.',
    }),
    text: requiredShownText('What the hero says.'),
    reply: shownText('What is said, or happens, in answer.'),
    condition: conditionSchema('It is offered only while this holds.'),
    price: whole(0, 'What it costs.', { min: 0, unit: 'gold' }),
    growth: number(1, 'The price is multiplied by this with each use.', { min: 1, max: 100, unit: 'factor' }),
    once: flag(false, 'It can be chosen once in a run.'),
    actions: actionsSchema('What choosing it does.'),
  },
  'Something to say.',
);
export type DialogOption = z.infer<typeof optionSchema>;

export const npcSchema = record(
  {
    ...identity,
    ...shown,
    ...gender,
    ...proper,
    greeting: shownText('What is said first.'),
    shop: optionalRef('loot_tables', 'The stock, drawn once when the floor is made.'),
    options: list(optionSchema, 'A flat list: what appears only after something else is an option with a condition.'),
    triggers: triggers(),
  },
  'Someone to talk to.',
);
export type NpcDef = z.infer<typeof npcSchema>;
