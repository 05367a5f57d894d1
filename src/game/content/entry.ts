/** The fields that entries of all registries share. */
import * as z from 'zod/mini';
import { documented, shownName, shownText } from './field.ts';
import { COLORS, GENDERS } from './words.ts';

/** `id` and `overrides` of every entry. After loading, `id` is qualified: `core:iron_sword`. */
export const identity = {
  id: documented(z.string().check(z.minLength(1), z.maxLength(130)), {
    doc: 'The entry’s own id, of the letters a–z, digits and _; the mod’s id is put in front when it is loaded.',
  }),
  overrides: documented(z.optional(z.string().check(z.maxLength(130))), {
    doc: 'The full id of an entry that this one replaces as a whole.',
  }),
};

const color = documented(z.optional(z.string().check(z.maxLength(40))), {
  doc: `One of ${COLORS.join(', ')}, or "#rrggbb".`,
});
const symbol = documented(z.optional(z.string().check(z.minLength(1), z.maxLength(16))), {
  doc: 'One character that is one cell wide.',
  shown: 'symbol',
});

/** What a thing looks like to the player. */
export const shown = {
  name: documented(z.optional(shownName('The name shown to the player.')), {
    doc: 'The name shown to the player.',
    shown: 'name',
  }),
  description: shownText('A sentence or two shown with it.'),
  symbol,
  color,
};

/** Grammatical gender, for languages whose words agree with it. */
export const gender = {
  gender: documented(z.optional(z.enum(GENDERS)), {
    doc: 'Grammatical gender of the name: m, f, n, or pl for a plural.',
  }),
};

/** Whether a name belongs to one alone: "Borin", not "the smith". */
export const proper = {
  proper: documented(z.optional(z.boolean()), {
    doc: 'Whether the name is that of one alone and takes no article in a sentence. Without it: an NPC yes, a creature no.',
  }),
};
