/** `[[quests]]`: a quest is a trigger that counts. */
import type * as z from 'zod/mini';
import { actionsSchema, triggerFields } from './effects.ts';
import { identity, shown } from './entry.ts';
import { record, shownText, whole } from './field.ts';

export const questSchema = record(
  {
    ...identity,
    ...shown,
    goal: shownText('What is to be done, in a few words; without one it is told from `on`, `when` and `condition`.'),
    completed: shownText('What is told when it is completed.'),
    count: whole(1, 'How many events complete it, counted from its start.', { min: 1, max: 1_000_000 }),
    ...triggerFields,
    actions: actionsSchema('The reward.'),
  },
  'Something to do, counted from `start_quest` on.',
);
export type Quest = z.infer<typeof questSchema>;
