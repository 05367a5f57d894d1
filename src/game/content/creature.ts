/** `[[creatures]]`: the enemies. */
import * as z from 'zod/mini';
import { attributeChanges, conditionSchema, triggers } from './effects.ts';
import { gender, identity, proper, shown } from './entry.ts';
import {
  documented,
  flag,
  list,
  NUMBER_LIMIT,
  optionalNumber,
  optionalRef,
  record,
  ref,
  refs,
  share,
  tags,
  whole,
} from './field.ts';
import { ATTRIBUTES, type Attribute } from './words.ts';

/** The least base value of what cannot be less than nothing. The others may be: luck, dexterity, a chance to be made up for. */
const LEAST: Partial<Record<Attribute, number>> = {
  level: 0,
  max_health: 1,
  max_stamina: 0,
  damage: 0,
  critical_factor: 0,
  carry_capacity: 0,
};
const value = (min = -NUMBER_LIMIT) => optionalNumber('The base value, in the attribute’s unit.', { min });
const base = Object.fromEntries(
  ATTRIBUTES.filter((name) => name !== 'resistance').map((name) => [name, value(LEAST[name])]),
  // `fromEntries` forgets the keys that the list above it names.
) as Record<Exclude<Attribute, 'resistance'>, ReturnType<typeof value>>;

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
    unique: flag(
      false,
      'There is one in a run: of the floors that ask for it one, drawn from the seed, may have it, once. Where a list names nobody else it stands all the same, and then nowhere else.',
    ),
  },
  'An enemy.',
);
export type CreatureDef = z.infer<typeof creatureSchema>;
