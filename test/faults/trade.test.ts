/** Stacks, shops and gold: nothing appears, nothing vanishes, and the price shown is the price paid. */
import { describe, expect, it } from 'vitest';
import { buyPrice, sellPrice } from '../../src/game/item/price.ts';
import { Arena, full, stackOf } from './arena.ts';

const AFFIXES = `
[[affixes]]
id = "sharp"
name = "Scharfes"
price_factor = 1.3
modifiers = [{ attribute = "damage", flat = 2 }]
[[affixes]]
id = "gilded"
name = "Vergoldetes"
price_factor = 2.4
`;

describe('a part of a stack', () => {
  it.each([
    ['dropped', (arena: Arena) => arena.play({ command: 'drop', item: 0, count: 2 }), 2],
    ['sold', (arena: Arena) => arena.play({ command: 'sell', item: 0, count: 2 }), 2],
    ['used', (arena: Arena) => arena.play({ command: 'use_item', item: 0 }), 1],
  ])('leaves the rest when it is %s', (_what, act, taken) => {
    const arena = new Arena({ bag: [['potion', 5]], stock: [] });
    arena.openShop();
    act(arena);
    expect(arena.count('potion')).toBe(5 - taken);
  });

  it('lies on the floor with its own count, and merges again when it is picked up', () => {
    const arena = new Arena({ bag: [['potion', 5]] });
    arena.play({ command: 'drop', item: 0, count: 2 });
    expect(arena.state.floor.piles.flatMap(({ items }) => items)).toEqual([stackOf('potion', 2)]);
    arena.play({ command: 'pick_up' });
    expect(arena.state.hero.bag).toEqual([stackOf('potion', 5)]);
    expect(arena.state.floor.piles).toEqual([]);
  });

  it('is on sale with its own count after it was sold', () => {
    const arena = new Arena({ bag: [['potion', 5]], stock: [['potion', 1]] });
    arena.openShop();
    arena.play({ command: 'sell', item: 0, count: 3 });
    expect(arena.wares).toEqual([stackOf('potion', 4)]);
  });
});

describe('a count that makes no sense', () => {
  it.each([-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, 2 ** 53])('of %d is refused', (count) => {
    const arena = new Arena({
      bag: [
        ['potion', 5],
        ['gold', 100],
      ],
      stock: [['potion', 5]],
    });
    arena.openShop();
    const before = structuredClone(arena.state);
    for (const command of ['buy', 'sell', 'drop'] as const) {
      expect(arena.ask({ command, item: 0, count })).toMatchObject({
        outcome: 'rejected',
        reason: { code: 'bad_count' },
      });
    }
    expect(arena.state).toEqual(before);
  });
});

describe('a price', () => {
  it('is the same number when it is shown, checked and paid', () => {
    const stock = [
      ['sword', 1],
      ['sword', 1, 'sharp'],
      ['sword', 1, 'sharp', 'gilded'],
      ['potion', 3],
    ] as const;
    for (const [index, [id, count, ...affixes]] of stock.entries()) {
      const arena = new Arena({ mod: AFFIXES, stock });
      arena.openShop();
      const price = buyPrice(arena, stackOf(id, count, affixes)) * count;
      arena.state.hero.bag.push(stackOf('gold', price - 1));
      expect(arena.ask({ command: 'buy', item: index, count })).toMatchObject({
        reason: { code: 'cannot_afford', price },
      });
      arena.state.hero.bag.push(stackOf('gold', 1));
      arena.play({ command: 'buy', item: index, count });
      expect(arena.count('gold')).toBe(0);
      expect(arena.state.hero.bag).toContainEqual(stackOf(id, count, affixes));
    }
  });

  it('of ten pieces is ten times that of one, bought or sold', () => {
    const apart = new Arena({ bag: [['potion', 10]], stock: [] });
    const together = new Arena({ bag: [['potion', 10]], stock: [] });
    for (const arena of [apart, together]) arena.openShop();
    for (let piece = 0; piece < 10; piece++) apart.play({ command: 'sell', item: 0 });
    together.play({ command: 'sell', item: 0, count: 10 });
    expect(apart.count('gold')).toBe(together.count('gold'));
    expect(apart.count('gold')).toBeGreaterThan(0);
  });

  it('never falls to nothing for what has one, nor below what a shop pays', () => {
    const arena = new Arena({ stock: [] });
    arena.state.hero.base.charisma = 1000;
    for (const id of ['potion', 'cap', 'sword']) {
      expect(buyPrice(arena, stackOf(id, 1))).toBeGreaterThanOrEqual(Math.max(1, sellPrice(arena, stackOf(id, 1))));
    }
  });

  it('does not change by looking: asking again and again draws nothing', () => {
    const arena = new Arena({ stock: [['sword', 1]] });
    arena.openShop();
    const before = structuredClone(arena.state);
    for (let look = 0; look < 50; look++) {
      buyPrice(arena, stackOf('sword', 1));
      arena.ask({ command: 'buy', item: 0 });
    }
    expect(arena.state).toEqual(before);
  });

  it('beyond all bounds is refused and pays nobody', () => {
    const mod = '[[items]]\nid = "crown"\nname = "Krone"\nbase_price = 1000000000\nstackable = true\n';
    const arena = new Arena({ mod, stock: [['crown', 1_000_000]], bag: [['gold', 1_000_000]] });
    arena.openShop();
    expect(arena.ask({ command: 'buy', item: 0, count: 1_000_000 })).toMatchObject({ outcome: 'rejected' });
    expect(arena.count('gold')).toBe(1_000_000);
  });
});

describe('pieces with different affixes', () => {
  it('never merge, and equal ones do', () => {
    const arena = new Arena({
      mod: `${AFFIXES}[[items]]\nid = "dart"\nname = "Pfeil"\nbase_price = 10\nstackable = true\n`,
      stock: [],
      bag: [
        ['dart', 3],
        ['dart', 1, 'sharp'],
        ['dart', 1, 'gilded'],
      ],
    });
    arena.openShop();
    for (const item of [0, 1, 0]) arena.play({ command: 'sell', item });
    expect(arena.wares).toEqual([stackOf('dart', 2), stackOf('dart', 1, ['sharp'])]);
    expect(arena.state.hero.bag).toContainEqual(stackOf('dart', 1, ['gilded']));
  });

  it('have a price each', () => {
    const arena = new Arena({ mod: AFFIXES, stock: [] });
    expect(sellPrice(arena, stackOf('sword', 1, ['gilded']))).toBeGreaterThan(sellPrice(arena, stackOf('sword', 1)));
  });

  it('are sold as chosen, and what is worn stays worn', () => {
    const arena = new Arena({
      mod: AFFIXES,
      stock: [],
      bag: [
        ['sword', 1],
        ['sword', 1, 'sharp'],
        ['sword', 1],
      ],
    });
    arena.play({ command: 'equip', item: 0 });
    arena.openShop();
    arena.play({ command: 'sell', item: 0 });
    expect(arena.wares).toEqual([stackOf('sword', 1, ['sharp'])]);
    expect(arena.state.hero.worn[full('hand')]).toEqual(stackOf('sword', 1));
    expect(arena.count('sword')).toBe(1);
  });
});

describe('buying', () => {
  it('gives all or takes nothing', () => {
    const arena = new Arena({ stock: [['potion', 2]], bag: [['gold', 1000]] });
    arena.openShop();
    const before = structuredClone(arena.state);
    expect(arena.ask({ command: 'buy', item: 0, count: 3 }).outcome).toBe('rejected');
    expect(arena.ask({ command: 'buy', item: 7, count: 1 }).outcome).toBe('rejected');
    expect(arena.state).toEqual(before);
    arena.play({ command: 'buy', item: 0, count: 2 });
    expect(arena.count('potion')).toBe(2);
    expect(arena.wares).toEqual([]);
  });
});

describe('what is owed', () => {
  it('arrives also in a bag that is too heavy for picking anything up', () => {
    const mod = `
[[items]]
id = "anvil"
name = "Amboss"
weight = 1000
[[quests]]
id = "first_blood"
name = "Erstes Blut"
on = "creature_died"
actions = [{ action = "give_item", item = "gold", count = 60 }, { action = "give_item", item = "cap" }, { action = "give_exp", amount = 5 }]
`;
    const arena = new Arena({ mod, bag: [['anvil', 1]], enemies: ['rat'] });
    arena.state.quests.push({ id: full('first_blood'), count: 0, done: false });
    arena.walkIn();
    for (const rat of arena.foes) rat.health = 1;
    arena.use('strike', 0);
    expect([arena.count('gold'), arena.count('cap'), arena.state.hero.experience]).toEqual([60, 1, 9]);
  });

  it('comes once: a potion is gone from everywhere when it is drunk', () => {
    const arena = new Arena({
      bag: [
        ['potion', 1],
        ['cap', 1],
      ],
    });
    arena.state.hero.health = 10;
    arena.play({ command: 'use_item', item: 0 });
    arena.play({ command: 'equip', item: 0 });
    arena.play({ command: 'unequip', slot: full('head') });
    expect(arena.state.hero.health).toBe(35);
    expect(arena.count('potion')).toBe(0);
    expect(arena.ask({ command: 'use_item', item: 1 })).toMatchObject({ reason: { code: 'no_such_item' } });
  });
});
