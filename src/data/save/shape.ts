/** What a game state looks like, field by field: nothing else ever enters the rules from a file. */
import * as z from 'zod/mini';
import { DAMAGE_TYPES } from '../../game/content/words.ts';
import { type GameState, LOG_LIMIT } from '../../game/state.ts';
import { seedText } from '../../lib/seed.ts';
import { fromBefore } from './before.ts';
import { isLogEntry } from './log-lines.ts';

/** A count or a measure: whole, finite. Beyond 2^53 too, which is why this is not the schema of safe integers. */
function whole(min: number, max = Number.MAX_VALUE) {
  return z.number().check(z.gte(min), z.lte(max), z.refine(Number.isInteger, 'whole'));
}

const number = z.number().check(z.refine(Number.isFinite, 'finite'));
const text = z.string();
const index = whole(-1, 1e6);
const half = whole(0, 0xffff_ffff);
const counts = z.record(text, whole(0));
/** Each once, in the order of their code units: one state has one form. */
const idSet = z
  .array(text)
  .check(z.refine((ids) => ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id), 'set'));

const rng = z.strictObject({ hi: half, lo: half }).check(z.refine(({ hi, lo }) => hi !== 0 || lo !== 0, 'rng'));
const position = z.strictObject({ x: whole(0, 1e6), y: whole(0, 1e6) });
/** −1, −1 while he has not been outside of his room. */
const outside = z.strictObject({ x: index, y: index });
const stack = z.strictObject({ def: text, affixes: z.array(text), count: whole(1) });

const body = {
  health: whole(0),
  stamina: whole(0),
  initiative: number,
  modifiers: z.array(
    z.strictObject({
      id: text,
      turns: whole(-1),
      stacks: whole(1),
      fresh: z.boolean(),
      by: text,
      byNumber: z.exactOptional(whole(0)),
    }),
  ),
  cooldowns: z.record(text, whole(1)),
};

const hero = z.strictObject({
  ...body,
  name: text,
  options: z.array(text),
  base: z.strictObject({
    strength: whole(0),
    dexterity: whole(0),
    constitution: whole(0),
    charisma: whole(0),
    luck: whole(0),
    level: whole(1),
  }),
  experience: number,
  points: number,
  bag: z.array(stack),
  worn: z.record(text, stack),
  position,
  room: index,
  outside,
});

const enemy = z.strictObject({
  ...body,
  def: text,
  number: whole(0),
  ordinal: whole(0),
  summoned: z.boolean(),
  failedFlights: z.exactOptional(whole(1)),
  intent: z.exactOptional(z.strictObject({ ability: text, target: text, in: whole(0) })),
});

const room = z.strictObject({
  prefab: text,
  x: whole(0, 1e6),
  y: whole(0, 1e6),
  w: whole(1, 400),
  h: whole(1, 200),
  entered: z.boolean(),
  hinted: z.boolean(),
  enemies: z.array(enemy),
  fledAt: z.exactOptional(whole(0)),
  owed: z.array(z.strictObject({ table: text, from: text })),
});

const floor = z.strictObject({
  number: whole(0),
  def: text,
  width: whole(0, 400),
  height: whole(0, 200),
  tiles: z.array(z.string().check(z.regex(/^[#.+<>]*$/))),
  known: z.array(z.string().check(z.regex(/^[01]*$/))),
  rooms: z.array(room),
  piles: z.array(
    z.strictObject({ x: whole(0, 1e6), y: whole(0, 1e6), table: z.exactOptional(text), items: z.array(stack) }),
  ),
  npcs: z.array(z.strictObject({ x: whole(0, 1e6), y: whole(0, 1e6), def: text, room: index, stock: z.array(stack) })),
  entrance: position,
  stairs: position,
});

const cause = z.strictObject({
  kind: z.enum(['ability', 'item', 'trigger', 'modifier', 'script', 'option', 'cheat']),
  by: text,
  with: text,
  damage_type: z.enum(DAMAGE_TYPES),
});

/** How a run ended; the journal carries it as well. */
export const endingShape = z.strictObject({
  outcome: z.enum(['died', 'won']),
  turn: whole(0),
  floor: whole(0),
  cause: z.exactOptional(cause),
});

const tally = z.strictObject({
  kills: counts,
  met: counts,
  drops: z.record(text, idSet),
  fights: whole(0),
  flights: whole(0),
  fightTurns: whole(0),
  damageDealt: number,
  damageTaken: number,
  goldFound: number,
  goldSpent: number,
});

/** A seed as it is stored: the number, and the text it was typed as, which stands in the form in which it is shown. */
export const seedShape = {
  seed: z.string().check(z.regex(/^(0|[1-9]\d{0,19})$/)),
  seedText: z.exactOptional(z.string().check(z.refine((typed) => seedText(typed) === typed, 'seed_text'))),
};

export const stateShape = z.strictObject({
  ...seedShape,
  endless: z.boolean(),
  created: z.boolean(),
  turn: whole(0),
  over: z.exactOptional(endingShape),
  victory: z.exactOptional(whole(0)),
  rng: z.strictObject({ combat: rng, loot: rng }),
  hero,
  floor,
  fight: z.exactOptional(
    z.strictObject({ room: whole(0), enemies: z.array(enemy), turn: whole(0), failedFlights: whole(0) }),
  ),
  talk: z.exactOptional(z.strictObject({ npc: whole(0), shop: z.boolean() })),
  quests: z.array(z.strictObject({ id: text, count: whole(0), done: z.boolean() })),
  npcUses: z.record(text, counts),
  spent: z.strictObject({ fight: z.array(text), floor: z.array(text), run: z.array(text) }),
  nextEnemy: whole(0),
  tally,
  marks: z.array(text),
  log: z.array(z.custom<GameState['log'][number]>(isLogEntry)).check(z.maxLength(LOG_LIMIT)),
});

/** The names of all fields, all the way down: what the two descriptions of a state must agree in. */
type Names<T> = T extends string | number | boolean
  ? 0
  : T extends readonly (infer E)[]
    ? readonly Names<E>[]
    : { readonly [K in keyof T]-?: Names<Exclude<T[K], undefined>> };
type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Holds<T extends true> = T;

/** Does not compile when the shape forgets or invents a field of the state. */
export type ShapeAgrees = Holds<Equal<Names<Omit<GameState, 'log'>>, Names<Omit<z.infer<typeof stateShape>, 'log'>>>>;

/** Reads a value as a game state, of today or of before, or says what is wrong first. */
export function readState(value: unknown): z.core.util.SafeParseResult<GameState> {
  return z.safeParse(stateShape, fromBefore(value)) as z.core.util.SafeParseResult<GameState>; // `ShapeAgrees` has proven it
}
