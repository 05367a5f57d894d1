/** Sound game states of every kind, for laws about saving: odd names, large numbers, fights, conversations, empty things. */
import fc from 'fast-check';
import type { LogEntry } from '../../src/game/log.ts';
import type { Enemy, Fight, Floor, GameState, ItemStack, Npc, Pile, Room } from '../../src/game/state.ts';

const text = fc.string({ unit: 'binary', maxLength: 12 });
const id = fc.constantFrom(
  'core:gold',
  'core:iron_sword',
  'core:giant_rat',
  'core:poisoned',
  'a:b',
  'x',
  '',
  'Käse "x"\n',
);
const key = fc.oneof(id, text).filter((name) => name !== '__proto__');
const whole = fc.oneof(fc.nat(), fc.constantFrom(0, 1, 2 ** 53, 1e16, 1e21));
const positive = whole.map((value) => Math.max(1, value));
const measure = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(-0, 0, -3, 2 ** 53));
const halves = fc
  .record({ hi: fc.nat(0xffff_ffff), lo: fc.nat(0xffff_ffff) }, { noNullPrototype: true })
  .filter(({ hi, lo }) => hi + lo > 0);
const idSet = fc.uniqueArray(id, { maxLength: 3 }).map((ids) => [...ids].sort());
const counts = (value: fc.Arbitrary<number>) => fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });

function record<T>(
  model: { [K in keyof T]: fc.Arbitrary<T[K]> },
  optional: readonly (keyof T)[] = [],
): fc.Arbitrary<T> {
  const required = (Object.keys(model) as (keyof T)[]).filter((name) => !optional.includes(name));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true }) as unknown as fc.Arbitrary<T>;
}

const stack: fc.Arbitrary<ItemStack> = record<ItemStack>({
  def: id,
  affixes: fc.array(id, { maxLength: 2 }),
  count: positive,
});
const stacks = fc.array(stack, { maxLength: 4 });

const body = {
  stamina: whole,
  initiative: measure,
  modifiers: fc.array(
    record<Enemy['modifiers'][number]>(
      {
        id,
        turns: fc.integer({ min: -1, max: 99 }),
        stacks: positive,
        fresh: fc.boolean(),
        by: text,
        byNumber: whole,
      },
      ['byNumber'],
    ),
    { maxLength: 2 },
  ),
  cooldowns: counts(positive),
};

const enemy: fc.Arbitrary<Enemy> = record<Enemy>(
  {
    ...body,
    health: positive,
    def: id,
    number: fc.constant(0),
    ordinal: fc.nat(3),
    summoned: fc.boolean(),
    failedFlights: positive,
    intent: record<NonNullable<Enemy['intent']>>({
      ability: id,
      target: fc.constantFrom('hero', 'self', '3'),
      in: fc.nat(3),
    }),
  },
  ['intent', 'failedFlights'],
);

function floorOf(width: number, height: number): fc.Arbitrary<Floor> {
  const position = record<{ x: number; y: number }>({ x: fc.nat(width - 1), y: fc.nat(height - 1) });
  const rowsOf = (signs: string) =>
    fc.array(fc.string({ unit: fc.constantFrom(...signs), minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    });
  const room: fc.Arbitrary<Room> = record<Room>(
    {
      prefab: id,
      x: fc.constant(0),
      y: fc.constant(0),
      w: fc.integer({ min: 1, max: width }),
      h: fc.constant(1),
      entered: fc.boolean(),
      hinted: fc.boolean(),
      enemies: fc.array(enemy, { maxLength: 3 }),
      fledAt: whole,
      owed: fc.array(record<Room['owed'][number]>({ table: id, from: id }), { maxLength: 2 }),
    },
    ['fledAt'],
  );
  const pile = record<Pile>({ x: fc.nat(width - 1), y: fc.nat(height - 1), table: id, items: stacks }, ['table']);
  const npc = record<Npc>({
    x: fc.nat(width - 1),
    y: fc.nat(height - 1),
    def: id,
    room: fc.constant(0),
    stock: stacks,
  });
  return record<Floor>({
    number: fc.constantFrom(1, 5, 500),
    def: id,
    width: fc.constant(width),
    height: fc.constant(height),
    tiles: rowsOf('#.+<>'),
    known: rowsOf('01'),
    rooms: fc.array(room, { minLength: 1, maxLength: 4 }),
    piles: fc.array(pile, { maxLength: 3 }),
    npcs: fc.array(npc, { maxLength: 2 }),
    entrance: position,
    stairs: position,
  });
}

const logEntry: fc.Arbitrary<LogEntry> = fc.oneof(
  fc.record({ turn: fc.nat(), code: fc.constant('waited' as const) }, { noNullPrototype: true }),
  fc.record(
    { turn: fc.nat(), code: fc.constant('healed' as const), who: text, amount: measure },
    { noNullPrototype: true },
  ),
  fc.record(
    { turn: fc.nat(), code: fc.constant('received' as const), item: id, affixes: fc.array(text), count: whole },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      turn: fc.nat(),
      code: fc.constant('option_taken' as const),
      npc: text,
      option: fc.constantFrom("it's", "'''", '\u007f'),
    },
    { noNullPrototype: true },
  ),
);

/** Enemies get numbers, rooms get places of their own here: that is a property of the whole, not of one. */
function numbered(state: GameState): GameState {
  let next = 0;
  state.floor.rooms.splice(state.floor.height);
  for (const [at, room] of state.floor.rooms.entries()) {
    for (const one of room.enemies) one.number = next++;
    // One below the other: no cell belongs to two rooms.
    room.y = at;
  }
  // In the first one there is ground to fight on.
  state.floor.tiles[0] = `.${state.floor.tiles[0]?.slice(1) ?? ''}`;
  for (const one of state.fight?.enemies ?? []) one.number = next++;
  state.nextEnemy = next;
  return state;
}

/** A deep copy: arbitraries may hand out the same constant twice, states share nothing. */
const copy = (state: GameState): GameState => structuredClone(state);

export const gameState: fc.Arbitrary<GameState> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) => {
    const position = record<{ x: number; y: number }>({ x: fc.nat(width - 1), y: fc.nat(height - 1) });
    const fight = record<Fight>({
      room: fc.constant(0),
      enemies: fc.array(enemy, { minLength: 1, maxLength: 3 }),
      turn: fc.nat(9),
      failedFlights: fc.nat(3),
    });
    return record<GameState>(
      {
        seed: fc.constantFrom('0', '7', '18446744073709551615'),
        seedText: fc.constantFrom('Käse', 'a "b" c', `${'9'.repeat(59)}…`),
        endless: fc.boolean(),
        created: fc.constant(true),
        turn: fc.nat(),
        over: fc.constant({ outcome: 'won' as const, turn: 3, floor: 2 }),
        victory: fc.nat(),
        rng: record<GameState['rng']>({ combat: halves, loot: halves }),
        hero: record<GameState['hero']>({
          ...body,
          health: positive,
          name: text,
          options: fc.array(id, { maxLength: 3 }),
          base: record<GameState['hero']['base']>({
            strength: positive,
            dexterity: positive,
            constitution: positive,
            charisma: positive,
            luck: positive,
            level: positive,
          }),
          experience: measure,
          points: measure,
          bag: stacks,
          worn: fc.dictionary(key, stack, { maxKeys: 3, noNullPrototype: true }),
          position,
          room: fc.constantFrom(-1, 0),
          outside: position,
        }),
        floor: floorOf(width, height),
        fight,
        talk: fc.constant({ npc: 0, shop: true }),
        quests: fc.array(record<GameState['quests'][number]>({ id, count: whole, done: fc.boolean() }), {
          maxLength: 3,
        }),
        npcUses: fc.dictionary(key, counts(whole), { maxKeys: 3, noNullPrototype: true }),
        spent: record<GameState['spent']>({ fight: fc.array(text), floor: fc.array(text), run: fc.array(text) }),
        nextEnemy: whole,
        tally: record<GameState['tally']>({
          kills: counts(whole),
          met: counts(whole),
          drops: fc.dictionary(key, idSet, { maxKeys: 3, noNullPrototype: true }),
          fights: whole,
          flights: whole,
          fightTurns: whole,
          damageDealt: measure,
          damageTaken: measure,
          goldFound: measure,
          goldSpent: measure,
        }),
        marks: fc.array(fc.constantFrom('cheated', 'pruned'), { maxLength: 2 }),
        log: fc.array(logEntry, { maxLength: 6 }),
      },
      ['over', 'victory', 'fight', 'talk', 'seedText'],
    );
  })
  .map((state) => numbered(copy(state)))
  .filter((state) => state.talk === undefined || state.floor.npcs.length > 0);
