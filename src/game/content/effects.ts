/** The shapes shared by everything that has an effect: conditions, actions, attribute changes, triggers. */
import * as z from 'zod/mini';
import { ACTIONS, type ActionName } from '../rules/actions.ts';
import { CHECKS, type CheckName } from '../rules/checks.ts';
import { EVENTS, type EventName } from '../rules/events.ts';
import { choiceOr, documented, list, number, optionalChoice, record, share } from './field.ts';
import { ATTRIBUTES, RESISTED } from './words.ts';

type Fields<T> = T extends { fields: infer S extends z.core.$ZodShape } ? z.infer<z.ZodMiniObject<S>> : never;

/** One question of a condition, with its fields. */
export type CheckSpec = { [C in CheckName]: { check: C; not: boolean } & Fields<(typeof CHECKS)[C]> }[CheckName];
/** A list of questions that must all be answered yes. */
export type Condition = readonly CheckSpec[];
/** One action, with its fields. */
export type ActionSpec = { [A in ActionName]: { action: A } & Fields<(typeof ACTIONS)[A]> }[ActionName];

const not = documented(z._default(z.boolean(), false), { doc: 'Turns the answer around.' });

const checkSchemas = Object.entries(CHECKS).map(([name, entry]) =>
  documented(z.strictObject({ check: z.literal(name), not, ...entry.fields }), { doc: entry.doc }),
);

/** One question; `check` says which. */
export const checkSchema = documented(z.discriminatedUnion('check', checkSchemas as never), {
  doc: 'One question about a creature, the floor or a quest.',
}) as unknown as z.ZodMiniType<CheckSpec>;

/** A condition: all its questions must be answered yes. There is no OR. */
export const conditionSchema = (doc: string) => list(checkSchema, doc);

const actionSchemas = Object.entries(ACTIONS).map(([name, entry]) => {
  const schema = z.strictObject({ action: z.literal(name), ...entry.fields });
  // Each entry checks the spec of its own fields.
  const valid = 'valid' in entry ? (entry.valid as (spec: never) => boolean) : undefined;
  const checked =
    valid === undefined ? schema : schema.check(z.refine((spec) => valid(spec as never), `valid:${name}`));
  return documented(checked, { doc: entry.doc });
});

/** One action; `action` says which. */
export const actionSchema = documented(z.discriminatedUnion('action', actionSchemas as never), {
  doc: 'One change of state.',
}) as unknown as z.ZodMiniType<ActionSpec>;

/** A list of actions, done in the written order. */
export const actionsSchema = (doc: string) => list(actionSchema, doc);

/** Converts an attribute for as long as it exists; never executed, summed when read. */
export const attributeChangeSchema = documented(
  z
    .strictObject({
      attribute: documented(z.enum([...ATTRIBUTES, 'armor']), {
        doc: 'The attribute. `armor` is short for resistance against slash and blunt.',
      }),
      damage_type: optionalChoice(RESISTED, 'For resistance, and only there: the type, or "all".'),
      flat: number(0, 'Added to the base, in the unit of the attribute.'),
      percent: number(0, 'Added to the sum of percentages applied after the flat ones.', { unit: 'percent' }),
      target: choiceOr(
        ['self', 'all_enemies', 'all_allies'],
        'self',
        'Whose attribute it converts. Anything but self is an aura: it lives with its bearer and never affects him.',
      ),
      condition: conditionSchema(
        'It counts only while this holds; `target` is the opponent the attribute is read against.',
      ),
    })
    .check(
      z.refine(
        (change) => (change.attribute === 'resistance') === (change.damage_type !== undefined),
        'damage_type_for_resistance',
      ),
    ),
  { doc: 'A conversion of an attribute.' },
);
export type AttributeChange = z.infer<typeof attributeChangeSchema>;

const whenSchemas = Object.fromEntries(
  Object.entries(EVENTS).map(([name, entry]) => [name, documented(z.strictObject(entry.when), { doc: entry.doc })]),
  // `fromEntries` forgets the keys of the table.
) as unknown as { [E in EventName]: z.ZodMiniObject<(typeof EVENTS)[E]['when']> };

/** Which fields `when` has depends on `on`; the loader asks this table with the event's name. */
export const WHEN_SCHEMAS: Readonly<Record<string, z.ZodMiniObject>> = whenSchemas as never;

/** What `when` may ask, over all events. */
export interface When {
  damage_type?: string;
  critical?: boolean;
  at_least?: number;
  attack?: boolean;
  ability?: string;
  tag?: string;
  item?: string;
  floor?: number;
  prefab?: string;
  npc?: string;
  quest?: string;
  level?: number;
  outcome?: string;
}

/** The fields of a trigger, which quests carry flat. */
export const triggerFields = {
  on: documented(
    z.string().check(z.refine(isEventName, { message: 'event', params: { words: Object.keys(EVENTS) } })),
    {
      doc: 'The event it answers: a word of the table of events, or the namespaced name of a mod’s own event.',
      ref: 'event',
    },
  ),
  when: documented(z._default(z.record(z.string(), z.unknown()), {}), {
    doc: 'Filters the event: all given fields must match. Which fields there are depends on the event.',
    // One of the schemas above, whichever the event chooses.
  }) as unknown as z.ZodMiniDefault<z.ZodMiniType<When>>,
  condition: conditionSchema('Asks creatures: `self` is the bearer, `target` the other side of the event.'),
  chance: share(1, 'The probability of answering.'),
};

function isEventName(name: string): boolean {
  return Object.hasOwn(EVENTS, name) || /^[a-z0-9_]+:[a-z0-9_]+$/.test(name);
}

/** An answer to an event. */
export const triggerSchema = record(
  {
    ...triggerFields,
    once: optionalChoice(['fight', 'floor', 'run'], 'Answers at most once in this span.'),
    actions: actionsSchema('What is done, in the written order.'),
  },
  'An answer to an event, wherever attribute changes may stand.',
);
export type Trigger = z.infer<typeof triggerSchema>;

export const attributeChanges = () => list(attributeChangeSchema, 'Attribute changes in force while this is in play.');
export const triggers = () => list(triggerSchema, 'Answers to events, heard while this is in play.');
