/** `[[quests]]`: a quest is a trigger that counts. */
import type * as z from 'zod/mini';
import { actionsSchema, triggerFields } from './effects.ts';
import { identity, shown } from './entry.ts';
import { record, whole } from './field.ts';

export const questSchema = record(
  {
    ...identity,
    ...shown,
    count: whole(1, 'How many events complete it, counted from its start.', { min: 1, max: 1_000_000 }),
    ...triggerFields,
    actions: actionsSchema('The reward.'),
  },
  'Something to do, counted from `start_quest` on.',
);
export type Quest = z.infer<typeof questSchema>;
