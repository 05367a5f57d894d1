/** `[[slots]]`: where things are worn. */
import type * as z from 'zod/mini';
import { identity, shown } from './entry.ts';
import { record, whole } from './field.ts';

export const slotSchema = record(
  { ...identity, ...shown, order: whole(0, 'Slots are shown, and answer events, in this order; ties by id.') },
  'A place on the body where one item can be worn.',
);
export type Slot = z.infer<typeof slotSchema>;
