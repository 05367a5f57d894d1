/** The lines a program may send to the headless game, as schemas: what validates them also describes them. */
import * as z from 'zod/mini';
import { commandShape } from '../../data/command-shape.ts';
import type { CommandName } from '../../game/command.ts';
import { ATTRIBUTES, DAMAGE_TYPES } from '../../game/content/words.ts';

const index = z.int().check(z.gte(0));

/** Every command there is; a new one does not compile until it stands here. */
export const COMMAND_NAMES = Object.keys({
  create_character: 0,
  move: 0,
  wait: 0,
  use_ability: 0,
  use_item: 0,
  equip: 0,
  unequip: 0,
  drop: 0,
  pick_up: 0,
  descend: 0,
  talk: 0,
  leave: 0,
  choose: 0,
  buy: 0,
  sell: 0,
  assign_points: 0,
  choose_option: 0,
  go_on: 0,
  cheat: 0,
} satisfies Record<CommandName, 0>);

/** Commands with a count, as `commands` lists them: with the largest count there may be, which says nothing when sent back. */
export const COUNTED = ['drop', 'buy', 'sell'] as const;
const listedShape = z.strictObject({
  command: z.literal(COUNTED),
  item: index,
  count: z.exactOptional(z.int()),
  max: index,
});

const id = z.string().check(z.maxLength(2000));

export const newShape = z.strictObject({
  new: z.strictObject({
    seed: z.string().check(z.maxLength(2000)),
    name: z._default(z.string(), 'Reya'),
    options: z.exactOptional(z.array(id).check(z.maxLength(100))),
    endless: z._default(z.boolean(), false),
  }),
});

export const loadShape = z.strictObject({ load: z.unknown() });

const who = z.union([z.literal('hero'), index]);

/** Questions by their name; each answers without drawing dice and costs nothing. */
export const QUERIES = {
  state: z.strictObject({ query: z.literal('state') }),
  checksum: z.strictObject({ query: z.literal('checksum') }),
  commands: z.strictObject({ query: z.literal('commands') }),
  attribute: z.strictObject({
    query: z.literal('attribute'),
    who,
    attribute: z.enum(ATTRIBUTES),
    damage_type: z.exactOptional(z.enum(DAMAGE_TYPES)),
    against: z.exactOptional(who),
  }),
  estimate: z.strictObject({ query: z.literal('estimate'), ability: id, target: z.exactOptional(index) }),
  log: z.strictObject({ query: z.literal('log'), since: z._default(z.int().check(z.gte(0)), 0) }),
  floor: z.strictObject({ query: z.literal('floor'), all: z._default(z.boolean(), false) }),
  hero: z.strictObject({ query: z.literal('hero') }),
  bag: z.strictObject({ query: z.literal('bag') }),
  shop: z.strictObject({ query: z.literal('shop') }),
  enemies: z.strictObject({ query: z.literal('enemies') }),
  dialog: z.strictObject({ query: z.literal('dialog') }),
} as const;
export type QueryName = keyof typeof QUERIES;
export type Query = { [Q in QueryName]: z.infer<(typeof QUERIES)[Q]> }[QueryName];

/** Any line that makes sense. */
export const requestShape = z.union([
  newShape,
  loadShape,
  commandShape,
  listedShape,
  // The union wants to see one member; the table has more.
  z.discriminatedUnion('query', Object.values(QUERIES) as unknown as [typeof QUERIES.state]),
]);

/** The JSON Schema (draft 7) of the lines the headless game takes. */
export function requestSchema(): object {
  const title = 'One line for the headless game of rustkeep';
  return { ...z.toJSONSchema(requestShape, { target: 'draft-7', io: 'input' }), title };
}
