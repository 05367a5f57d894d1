/** `[[modifiers]]`: named states that last for a while: poisoned, blessed. */
import * as z from 'zod/mini';
import { attributeChanges, triggers } from './effects.ts';
import { identity, shown } from './entry.ts';
import { documented, flag, refs, tag, whole } from './field.ts';

export const modifierSchema = documented(
  z
    .strictObject({
      ...identity,
      ...shown,
      turns: documented(z.optional(z.int().check(z.gte(0), z.lte(9999))), {
        doc: 'It acts at once and through so many turns after; 0: the rest of this turn. Default 3.',
        unit: 'turns',
      }),
      permanent: flag(false, 'It never ends by itself. Excludes `turns`.'),
      harmful: flag(false, 'Whether it is bad for its bearer: remedies ask this.'),
      stacks: whole(1, 'How often it adds up.', { min: 1, max: 99 }),
      blocks: documented(
        z.optional(z.union([z.literal('all'), z.array(tag('Abilities with this tag.')).check(z.maxLength(500))])),
        { doc: 'Abilities its bearer cannot use: those with one of these tags, or "all".' },
      ),
      attributes: attributeChanges(),
      abilities: refs('abilities', 'Abilities granted while it is active.', true),
      triggers: triggers(),
    })
    .check(z.refine((modifier) => !(modifier.permanent && modifier.turns !== undefined), 'turns_or_permanent')),
  { doc: 'A state of a creature with an end, or without one.' },
);
export type Modifier = z.infer<typeof modifierSchema>;
