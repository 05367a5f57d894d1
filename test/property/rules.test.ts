/** Laws of the rules that hold for any content and any player, sensible or not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { isLogEntry } from '../../src/data/save/log-lines.ts';
import type { Command } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { ATTRIBUTES, DAMAGE_TYPES } from '../../src/game/content/words.ts';
import { attributeOf } from '../../src/game/creature/attributes.ts';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import { ACTIONS } from '../../src/game/rules/actions.ts';
import type { GameState } from '../../src/game/state.ts';
import { streamFor } from '../../src/lib/seed.ts';
import { brokenInvariant } from '../../src/sim/invariants.ts';
import { wildCommand } from '../../src/sim/wild.ts';
import { doorOf } from '../fixtures/doors.ts';
import { World } from '../fixtures/world.ts';
import { anyContentText, contentFrom } from './random-content.ts';

/** A run with a hero in it; undefined when the random content has no floor left. */
function begin(content: Content, seed: number): GameState | undefined {
  const begun = newRun({ seed: String(seed), endless: seed % 2 === 0 }, content);
  if (!begun.ok || !content.options.has('core:plain')) return undefined;
  const outcome = execute(begun.state, { command: 'create_character', name: 'Reya', options: ['core:plain'] }, content);
  if (outcome.outcome === 'rejected' || begun.state.over !== undefined) return;
  walkToEnemies(begun.state);
  return begun.state;
}

/** Into the corridor before the first room with somebody in it: a wild player would rarely get there. */
function walkToEnemies({ floor, hero }: GameState): void {
  const index = floor.rooms.findIndex(({ enemies }) => enemies.length > 0);
  if (index < 0) return;
  const { outside } = doorOf({ floor }, index);
  hero.position = { ...outside };
  hero.outside = { ...outside };
  hero.room = -1;
}

/** What a wild player would do, and now and then what is offered: otherwise he would rarely get anywhere. */
function nextCommand(state: GameState, content: Content, dice: ReturnType<typeof streamFor>, step: number): Command {
  if (step % 3 !== 0) return wildCommand({ state, content, dice, cheats: true });
  const legal = legalCommands(state, content);
  const picked = legal[(step * 7) % Math.max(1, legal.length)];
  if (picked === undefined) return { command: 'wait' };
  const { max: _max, ...command } = picked;
  return command;
}

const STEPS = 120;
const anyRun = fc.record({ text: anyContentText, seed: fc.integer({ min: 0, max: 1000 }) });

describe('whatever the content and the commands', () => {
  it('a refusal leaves no trace, every state is sound, the dead die once, a turn is cut at most once', () => {
    const reached = { turns: 0, fights: 0, deaths: 0 };
    fc.assert(
      fc.property(anyRun, ({ text, seed }) => {
        const content = contentFrom(text);
        const state = begin(content, seed);
        fc.pre(state !== undefined);
        if (state === undefined) return;
        const dice = streamFor(String(seed), 'wild');
        for (let step = 0; step < STEPS; step++) {
          const command = nextCommand(state, content, dice, step);
          const before = JSON.stringify(state);
          const outcome = execute(state, command, content);
          if (outcome.outcome === 'rejected') {
            expect(JSON.stringify(state)).toBe(before);
            continue;
          }
          expect(brokenInvariant(state, content)).toBeUndefined();
          const { log } = outcome;
          expect(log.every(isLogEntry)).toBe(true);
          const died = log.flatMap((entry) => (entry.code === 'died' ? [entry.who] : []));
          expect(new Set(died).size).toBe(died.length);
          expect(log.filter(({ code }) => code === 'chain_cut').length).toBeLessThanOrEqual(1);
          reached.turns++;
          reached.deaths += died.length;
          if (state.over?.outcome === 'died') break;
        }
        reached.fights += state.tally.fights;
      }),
      { numRuns: 60, seed: 11 },
    );
    // The law is worth something only if something happened.
    expect(reached.turns).toBeGreaterThan(1000);
    expect(reached.fights).toBeGreaterThan(20);
    expect(reached.deaths).toBeGreaterThan(20);
  });

  it('the same seed and commands give the same run', () => {
    fc.assert(
      fc.property(anyRun, ({ text, seed }) => {
        const content = contentFrom(text);
        const first = begin(content, seed);
        const second = begin(contentFrom(text), seed);
        fc.pre(first !== undefined);
        if (first === undefined || second === undefined) return;
        const dice = streamFor(String(seed), 'wild');
        for (let step = 0; step < STEPS; step++) {
          const command = nextCommand(first, content, dice, step);
          expect(execute(second, command, content)).toEqual(execute(first, command, content));
        }
        expect(stateChecksum(second)).toBe(stateChecksum(first));
      }),
      { numRuns: 15, seed: 12 },
    );
  });

  it('what is offered is played', () => {
    fc.assert(
      fc.property(anyRun, ({ text, seed }) => {
        const content = contentFrom(text);
        const state = begin(content, seed);
        fc.pre(state !== undefined);
        if (state === undefined) return;
        for (let step = 0; step < 25 && state.over === undefined; step++) {
          const legal = legalCommands(state, content);
          const { max: _max, ...command } = legal[(step * 13 + seed) % legal.length] ?? { command: 'wait' as const };
          expect(execute(state, command, content).outcome).toBe('turn_passed');
        }
      }),
      { numRuns: 25, seed: 13 },
    );
  });
});

describe('trade at one place', () => {
  it('never makes gold, for any charisma, knob, affix, floor and stack', () => {
    const anyTrade = fc.record({
      charisma: fc.integer({ min: -60, max: 120 }),
      points: fc.integer({ min: -80, max: 80 }),
      sell: fc.double({ min: 0, max: 1, noNaN: true }),
      knob: fc.double({ min: 0, max: 100, noNaN: true }),
      floor: fc.double({ min: 0, max: 20, noNaN: true }),
      affix: fc.double({ min: 0, max: 50, noNaN: true }),
      price: fc.integer({ min: 0, max: 20_000 }),
      deals: fc.array(fc.record({ buys: fc.boolean(), at: fc.nat(2), count: fc.integer({ min: 1, max: 4 }) }), {
        maxLength: 24,
      }),
    });
    let traded = 0;
    fc.assert(
      fc.property(anyTrade, ({ charisma, points, sell, knob, floor, affix, price, deals }) => {
        const world = new World({
          toml: `
[balance]
sell_factor = ${sell}
charisma_price = ${knob}
[[items]]
id = "pearl"
stackable = true
base_price = ${price}
[[affixes]]
id = "fine"
price_factor = ${affix}
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "charisma", flat = ${charisma} }, { attribute = "price_modifier", flat = ${points} }]
[[floors]]
id = "one"
number = 1
size = [40, 20]
rooms = 3
price = ${floor}
required = ["core:entrance", "core:normal", "core:stairs"]
[[loot_tables]]
id = "goods"
entries = [{ item = "core:pearl" }]
[[npcs]]
id = "smith"
shop = "core:goods"
options = [{ text = "Wares", actions = [{ action = "open_shop" }] }]`,
        });
        world.give('core:gold', 900_000_000).talkTo('core:smith', [
          { def: 'core:pearl', affixes: [], count: 9 },
          { def: 'core:pearl', affixes: ['core:fine'], count: 9 },
        ]);
        world.do({ command: 'choose', option: 0 });
        const pieces = () => [
          world.count('core:pearl'),
          ...(world.state.floor.npcs[0]?.stock ?? []).map(({ count }) => count),
        ];
        const all = pieces().reduce((sum, count) => sum + count, 0);
        for (const { buys, at, count } of deals) {
          const outcome = world.attempt({ command: buys ? 'buy' : 'sell', item: at, count });
          if (outcome.outcome === 'turn_passed') traded++;
          // Goods go to and fro and neither come nor go.
          expect(pieces().reduce((sum, piece) => sum + piece, 0)).toBe(all);
          if (world.count('core:pearl') === 0) expect(world.count('core:gold')).toBeLessThanOrEqual(900_000_000);
        }
        for (let index = world.index('core:pearl'); index >= 0; index = world.index('core:pearl')) {
          world.do({ command: 'sell', item: index, count: world.state.hero.bag[index]?.count ?? 1 });
        }
        expect(world.count('core:gold')).toBeLessThanOrEqual(900_000_000);
      }),
      { numRuns: 80, seed: 14 },
    );
    expect(traded).toBeGreaterThan(100);
  });
});

describe('what is put on and taken off', () => {
  it('in any order leaves no trace', () => {
    const change = fc.record({
      attribute: fc.constantFrom(...ATTRIBUTES.filter((name) => name !== 'resistance'), 'armor'),
      flat: fc.integer({ min: -40, max: 40 }),
      percent: fc.integer({ min: -90, max: 90 }),
      target: fc.constantFrom('self', 'all_enemies', 'all_allies'),
    });
    const gear = fc.array(
      fc.record({ slot: fc.constantFrom('hand', 'body'), changes: fc.array(change, { maxLength: 3 }) }),
      {
        minLength: 2,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(gear, fc.array(fc.nat(6), { maxLength: 14 }), (pieces, steps) => {
        const entry = ({ slot, changes }: (typeof pieces)[number], at: number) =>
          `[[items]]\nid = "gear_${at}"\nslot = "core:${slot}"\nmodifiers = [${changes
            .map(
              (one) =>
                `{ attribute = "${one.attribute}", flat = ${one.flat}, percent = ${one.percent}, target = "${one.target}" }`,
            )
            .join(', ')}]\n`;
        const world = new World({ toml: pieces.map(entry).join('') });
        for (const at of pieces.keys()) world.give(`core:gear_${at}`);
        const look = { state: world.state, content: world.content };
        const read = () => [
          ...ATTRIBUTES.map((name) => attributeOf(look, world.state.hero, name)),
          ...DAMAGE_TYPES.map((damageType) => attributeOf(look, world.state.hero, 'resistance', { damageType })),
        ];
        const before = read();
        const bag = () => world.state.hero.bag.map(({ def }) => def).sort();
        const owned = bag();
        for (const step of steps) {
          if (step === 6) world.attempt({ command: 'unequip', slot: 'core:hand' });
          else world.attempt({ command: 'equip', item: step });
          expect(world.state.hero.bag.length + Object.keys(world.state.hero.worn).length).toBe(owned.length);
        }
        for (const slot of ['core:hand', 'core:body']) world.attempt({ command: 'unequip', slot });
        expect(read()).toEqual(before);
        expect(bag()).toEqual(owned);
      }),
      { numRuns: 60, seed: 15 },
    );
  });
});

describe('content that wants to hang the game', () => {
  /** How many actions are done by what `play` does. */
  function actionsOf(play: () => void): number {
    let done = 0;
    const kept = new Map<string, unknown>();
    for (const [name, entry] of Object.entries(ACTIONS)) {
      kept.set(name, entry.execute);
      const execute = entry.execute as (...args: unknown[]) => void;
      // The table is read-only for everyone else; a test may count what goes through it.
      (entry as { execute: unknown }).execute = (...args: unknown[]) => {
        done++;
        execute(...args);
      };
    }
    try {
      play();
    } finally {
      for (const [name, entry] of Object.entries(ACTIONS)) (entry as { execute: unknown }).execute = kept.get(name);
    }
    return done;
  }

  it.each([
    ['events that beget events', `{ action = "emit_event", event = "core:e" }`],
    [
      'blows that are answered by blows',
      `{ action = "damage", amount = 1, damage_type = "fire", target = "all_enemies" }`,
    ],
    ['states upon states', `{ action = "apply_modifier", modifier = "core:m", target = "all_enemies" }`],
    ['gifts without end', `{ action = "give_item", item = "core:token", count = 1000000 }`],
    ['calls for ever more', `{ action = "summon", creature = "core:hydra", count = 6 }`],
  ])('does a bounded number of things a turn: %s', (_what, action) => {
    const many = `[${Array.from({ length: 200 }, () => action).join(', ')}]`;
    const events = ['core:e', 'damage_taken', 'turn_started', 'item_picked_up', 'ability_used', 'attack_hit'];
    const all = `triggers = [${events.map((on) => `{ on = "${on}", actions = ${many} }`).join(',\n')}]`;
    const world = new World({
      toml: `
[[modifiers]]
id = "m"
permanent = true
stacks = 99
${all}
[[creatures]]
id = "hydra"
base = { max_health = 1000000, dexterity = -20 }
ai = [{ ability = "core:attack" }]
${all}
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "max_health", flat = 1000000 }]
${all}`,
    });
    world.enter('core:hydra', 'core:hydra', 'core:hydra');
    const done = actionsOf(() => world.use());
    expect(done).toBeGreaterThan(100);
    expect(done).toBeLessThanOrEqual(5000);
    expect(brokenInvariant(world.state, world.content)).toBeUndefined();
  });

  it('reads attributes whose conditions ask for each other in bounded steps', () => {
    const asks = ATTRIBUTES.filter((name) => name !== 'resistance');
    const circle = asks
      .map(
        (name, at) =>
          `{ attribute = "${name}", flat = 1, condition = [${asks
            .map((other) => `{ check = "attribute", attribute = "${other}", at_least = -1000 }`)
            .slice(0, at + 1)
            .reverse()
            .join(', ')}] }`,
      )
      .join(', ');
    const world = new World({ toml: `[[options]]\nid = "tester"\ncategory = "core:kind"\nmodifiers = [${circle}]` });
    const first = asks.map((name) => world.attribute(name));
    expect(first.every(Number.isFinite)).toBe(true);
    expect(asks.map((name) => world.attribute(name))).toEqual(first);
  });
});
