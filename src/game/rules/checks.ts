/** Every question a condition can ask. A new one is one entry here: schema, reference, linking and evaluation follow. */
import * as z from 'zod/mini';
import { optional } from 'zod/mini';
import {
  choice,
  choiceOr,
  documented,
  optionalChoice,
  optionalNumber,
  optionalRef,
  ref,
  requiredNumber,
  tag,
  whole,
} from '../content/field.ts';
import { ATTRIBUTES, DAMAGE_TYPES, ROLES } from '../content/words.ts';
import { attributeOf, hasTag } from '../creature/attributes.ts';
import { alliesOf, opponentsOf } from '../creature/lookup.ts';
import { countOf } from '../item/bag.ts';
import { standingOf } from '../quest/standing.ts';
import type { CreatureView, Sight } from './scene.ts';

interface CheckEntry<S extends z.core.$ZodShape> {
  readonly doc: string;
  readonly fields: S;
  /** `who` is resolved beforehand: a check about somebody who is not there is false, also with `not`. */
  readonly holds: (spec: z.infer<z.ZodMiniObject<S>>, who: CreatureView, sight: Sight) => boolean;
}

/** Ties the type of `spec` to the fields of the same entry. */
function check<S extends z.core.$ZodShape>(entry: CheckEntry<S>): CheckEntry<S> {
  return entry;
}

const who = choiceOr(ROLES, 'self', 'Who is asked about.');

function within(value: number, spec: { at_least?: number | undefined; below?: number | undefined }): boolean {
  return (spec.at_least === undefined || value >= spec.at_least) && (spec.below === undefined || value < spec.below);
}

const bounds = {
  at_least: optionalNumber('True from this value on.'),
  below: optionalNumber('True below this value.'),
};

export const CHECKS = {
  has_tag: check({
    doc: 'A creature carries a tag: an enemy those of its definition, the hero those of his options and worn items.',
    fields: { who, value: tag('The tag.') },
    holds: (spec, creature, sight): boolean => hasTag(sight, creature, spec.value),
  }),
  attribute: check({
    doc: 'An attribute lies within bounds, read without an opponent.',
    fields: {
      who,
      attribute: choice(ATTRIBUTES, 'The attribute.'),
      damage_type: optionalChoice(DAMAGE_TYPES, 'For resistance: the type.'),
      ...bounds,
    },
    holds: (spec, creature, sight): boolean =>
      within(attributeOf(sight, creature, spec.attribute, { damageType: spec.damage_type }), spec),
  }),
  has_item: check({
    doc: 'The hero has an item, in the bag or worn. Enemies have nothing.',
    fields: { who, item: ref('items', 'The item.'), count: whole(1, 'At least this many.', { min: 1 }) },
    holds: (spec, creature, { state }): boolean =>
      creature === state.hero && countOf(state.hero, spec.item) >= spec.count,
  }),
  health_below: check({
    doc: 'Health is below a share of the maximum.',
    fields: { who, value: requiredNumber('The share.', { min: 0, max: 1, unit: 'share' }) },
    holds: (spec, creature, sight): boolean =>
      creature.health < spec.value * attributeOf(sight, creature, 'max_health'),
  }),
  stamina_below: check({
    doc: 'Stamina is below a share of the maximum.',
    fields: { who, value: requiredNumber('The share.', { min: 0, max: 1, unit: 'share' }) },
    holds: (spec, creature, sight): boolean =>
      creature.stamina < spec.value * attributeOf(sight, creature, 'max_stamina'),
  }),
  has_modifier: check({
    doc: 'A modifier is active, with at least so many stacks: a named one, or any that fits.',
    fields: {
      who,
      modifier: optionalRef('modifiers', 'The modifier; by default any.'),
      harmful: documented(optional(z.boolean()), { doc: 'Only such as are, or are not, harmful.' }),
      permanent: documented(optional(z.boolean()), { doc: 'Only such as never end by themselves, or as do.' }),
      stacks: whole(1, 'At least this many.', { min: 1 }),
    },
    holds: (spec, creature, { content }): boolean =>
      creature.modifiers.some(({ id, stacks }) => {
        const def = content.modifiers.get(id);
        if (spec.modifier !== undefined && spec.modifier !== id) return false;
        if (spec.harmful !== undefined && spec.harmful !== (def?.harmful ?? false)) return false;
        if (spec.permanent !== undefined && spec.permanent !== (def?.permanent ?? false)) return false;
        return stacks >= spec.stacks;
      }),
  }),
  intends: check({
    doc: 'An enemy has announced this ability, one with this tag, or, without either, anything at all.',
    fields: {
      who,
      ability: optionalRef('abilities', 'The ability.'),
      tag: documented(optional(tag('A tag of the ability.')), { doc: 'A tag of the ability.', ref: 'tag' }),
    },
    holds: (spec, creature, { content }): boolean => {
      const intent = 'intent' in creature ? creature.intent : undefined;
      if (intent === undefined) return false;
      if (spec.ability !== undefined && intent.ability !== spec.ability) return false;
      return spec.tag === undefined || content.abilities.get(intent.ability)?.tags.includes(spec.tag) === true;
    },
  }),
  allies: check({
    doc: 'How many living ones stand on the side of `self`, himself not counted.',
    fields: { ...bounds },
    holds: (spec, _who, { state, self }): boolean => within(alliesOf(state, self).length - 1, spec),
  }),
  opponents: check({
    doc: 'How many living ones stand on the side against `self`.',
    fields: { ...bounds },
    holds: (spec, _who, { state, self }): boolean => within(opponentsOf(state, self).length, spec),
  }),
  floor: check({
    doc: 'The number of the floor the hero is on lies within bounds.',
    fields: { ...bounds },
    holds: (spec, _who, { state }): boolean => within(state.floor.number, spec),
  }),
  quest: check({
    doc: 'How a quest stands.',
    fields: { quest: ref('quests', 'The quest.'), state: choice(['unknown', 'active', 'done'], 'How it stands.') },
    holds: (spec, _who, { state }): boolean => standingOf(state, spec.quest) === spec.state,
  }),
} as const;

export type CheckName = keyof typeof CHECKS;
