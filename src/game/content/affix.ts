/** `[[affixes]]`: what a single piece can be besides its kind. */
import * as z from 'zod/mini';
import { attributeChanges, triggers } from './effects.ts';
import { identity, shown } from './entry.ts';
import { documented, number, record, refs, shownName } from './field.ts';

const form = () => documented(z.optional(shownName('The form for this gender.')), { doc: 'The form for this gender.' });

export const affixSchema = record(
  {
    ...identity,
    ...shown,
    name: documented(
      z.optional(
        z.union([shownName('One form for all.'), z.strictObject({ m: form(), f: form(), n: form(), pl: form() })]),
      ),
      { doc: 'The name, in one form or in one for each gender: `{ m = …, f = …, n = …, pl = … }`.' },
    ),
    price_factor: number(1, 'The price of the piece is multiplied by this.', { min: 0, max: 1000, unit: 'factor' }),
    modifiers: attributeChanges(),
    abilities: refs('abilities', 'Abilities granted while the piece is worn.', true),
    triggers: triggers(),
  },
  'A quality of a single piece: sharp, flaming, of the bear.',
);
export type Affix = z.infer<typeof affixSchema>;
