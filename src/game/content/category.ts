/** `[[categories]]`: the choices a hero is made of, or offered at a level. */
import type * as z from 'zod/mini';
import { identity, shown } from './entry.ts';
import { record, whole } from './field.ts';

export const categorySchema = record(
  {
    ...identity,
    ...shown,
    order: whole(0, 'Categories are asked in this order; ties by id.'),
    pick: whole(1, 'How many different options are chosen.', { min: 1, max: 20 }),
    level: whole(1, 'Above 1: its options are offered when this base level is reached.', { min: 1, max: 1_000_000 }),
  },
  'A choice to make, such as race or class.',
);
export type Category = z.infer<typeof categorySchema>;
