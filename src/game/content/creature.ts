/** `[[creatures]]`: the enemies. */
import * as z from 'zod/mini';
import { attributeChanges, conditionSchema, triggers } from './effects.ts';
import { gender, identity, proper, shown } from './entry.ts';
import { documented, list, NUMBER_LIMIT, optionalRef, record, ref, refs, share, tags, whole } from './field.ts';
import { ATTRIBUTES } from './words.ts';

const value = documented(z.optional(z.number().check(z.gte(-NUMBER_LIMIT), z.lte(NUMBER_LIMIT))), {
  doc: 'The base value, in the attribute’s unit.',
});
const base = Object.fromEntries(
  ATTRIBUTES.filter((name) => name !== 'resistance').map((name) => [name, value]),
  // `fromEntries` forgets the keys that the list above it names.
) as Record<Exclude<(typeof ATTRIBUTES)[number], 'resistance'>, typeof value>;

export const creatureSchema = record(
  {
    ...identity,
    ...shown,
    ...gender,
    ...proper,
    tags: tags('Tags: families, kinds, boss.'),
    base: documented(z._default(z.strictObject(base), {}), {
      doc: 'Attribute → base value. Resistances are innate modifiers, since they need a type.',
    }),
    modifiers: attributeChanges(),
    immune: refs('modifiers', 'Modifiers that never take on it.', true),
    abilities: refs(
      'abilities',
      'What it can do, besides attack, flee, guard and what modifiers grant it. Without any: whatever its `ai` names.',
      true,
    ),
    ai: list(
      record(
        {
          condition: conditionSchema(
            'It is announced only while this holds; `target` is the hero, or the ally it is aimed at.',
          ),
          ability: ref('abilities', 'What is announced.'),
          chance: share(1, 'The probability of being chosen when its turn comes.'),
        },
        'One line of behaviour.',
      ),
      'Behaviour in order: the first line whose condition and chance hold, and whose ability is available, is announced.',
      true,
    ),
    triggers: triggers(),
    exp_reward: whole(0, 'Experience for its death.', { min: 0, unit: 'experience' }),
    loot: optionalRef('loot_tables', 'Drawn when the fight it died in is won.'),
  },
  'An enemy.',
);
export type CreatureDef = z.infer<typeof creatureSchema>;
