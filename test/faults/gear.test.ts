/** Gear leaves no trace: attributes are read, never carried along, and health follows its maximum only downwards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../src/game/content/words.ts';
import { attributeOf, maxHealth } from '../../src/game/creature/attributes.ts';
import { Arena, full, stackOf } from './arena.ts';

const GEAR = `
[[affixes]]
id = "sharp"
name = "Scharfes"
price_factor = 1.3
modifiers = [{ attribute = "damage", flat = 2 }]
[[affixes]]
id = "sturdy"
name = "Robustes"
modifiers = [{ attribute = "max_health", percent = 10 }]
[[items]]
id = "crown"
name = "Krone"
slot = "head"
modifiers = [
  { attribute = "damage", percent = 25 },
  { attribute = "strength", flat = 2, condition = [{ check = "health_below", value = 0.9 }] },
]
[[items]]
id = "collar"
name = "Halsring"
slot = "head"
modifiers = [{ attribute = "max_health", flat = -500 }]
[[items]]
id = "noose"
name = "Schlinge"
slot = "head"
modifiers = [{ attribute = "max_health", percent = -200 }]
[[items]]
id = "thorns"
name = "Dornen"
slot = "head"
modifiers = [{ attribute = "resistance", damage_type = "fire", flat = 25 }]
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 3, damage_type = "fire", target = "target" }] }]
[[items]]
id = "salve"
name = "Salbe"
consumed_on_use = true
actions = [
  { action = "change_attribute", attribute = "health", amount = 500 },
  { action = "remove_modifier", harmful = true },
]
[[modifiers]]
id = "curse"
name = "Fluch"
harmful = true
permanent = true
attributes = [{ attribute = "max_health", flat = -40 }]
`;

const HEAD = full('head');
const attributes = (arena: Arena): number[] => ATTRIBUTES.map((name) => attributeOf(arena, arena.state.hero, name));

/** Equips the first piece of an item that lies in the bag. */
function equip(arena: Arena, id: string): void {
  arena.play({ command: 'equip', item: arena.state.hero.bag.findIndex(({ def }) => def === full(id)) });
}

describe('what raises the maximum', () => {
  it('does not kill when it is taken off', () => {
    const arena = new Arena({ bag: [['cap', 1]] });
    equip(arena, 'cap');
    arena.state.hero.health = 3;
    arena.play({ command: 'unequip', slot: HEAD });
    expect([arena.state.hero.health, maxHealth(arena, arena.state.hero)]).toEqual([3, 100]);
  });

  it('clips health when it goes, and does not heal when it comes again', () => {
    const arena = new Arena({ bag: [['cap', 1]] });
    equip(arena, 'cap');
    arena.state.hero.health = 108;
    arena.play({ command: 'unequip', slot: HEAD });
    expect(arena.state.hero.health).toBe(100);
    equip(arena, 'cap');
    expect([arena.state.hero.health, maxHealth(arena, arena.state.hero)]).toEqual([100, 108]);
  });

  it.each(['collar', 'noose'])('never leaves a maximum below 1, and nobody dies of a %s', (id) => {
    const arena = new Arena({ mod: GEAR, bag: [[id, 1]] });
    equip(arena, id);
    expect([arena.state.hero.health, maxHealth(arena, arena.state.hero)]).toEqual([1, 1]);
    expect(arena.state.over).toBeUndefined();
    arena.play({ command: 'unequip', slot: HEAD });
    expect(maxHealth(arena, arena.state.hero)).toBe(100);
  });
});

describe('attributes', () => {
  const moves = fc.array(fc.constantFrom('cap', 'crown', 'thorns', 'sword', 'dagger', 'off head', 'off hand'), {
    maxLength: 60,
  });
  const bag = [
    ['cap', 1, 'sturdy'],
    ['crown', 1],
    ['thorns', 1],
    ['sword', 1, 'sharp'],
    ['dagger', 1],
  ] as const;

  it('are the same after any changing of clothes as if nothing had ever been worn', () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const arena = new Arena({ mod: GEAR, bag });
        const before = attributes(arena);
        for (const move of sequence) {
          if (move.startsWith('off')) arena.ask({ command: 'unequip', slot: full(move.slice(4)) });
          else arena.ask({ command: 'equip', item: arena.state.hero.bag.findIndex(({ def }) => def === full(move)) });
        }
        for (const slot of Object.keys(arena.state.hero.worn)) arena.play({ command: 'unequip', slot });
        expect(attributes(arena)).toEqual(before);
        const stacks = [...arena.state.hero.bag].sort((a, b) => (a.def < b.def ? -1 : 1));
        const expected = bag.map(([id, count, ...affixes]) => stackOf(id, count, affixes));
        expect(stacks).toEqual(expected.sort((a, b) => (a.def < b.def ? -1 : 1)));
      }),
      { numRuns: 60 },
    );
  });

  it('do not depend on the order of putting things on', () => {
    const [one, other] = [new Arena({ mod: GEAR, bag }), new Arena({ mod: GEAR, bag })];
    for (const id of ['crown', 'sword']) equip(one, id);
    for (const id of ['sword', 'crown']) equip(other, id);
    expect(attributes(one)).toEqual(attributes(other));
  });
});

describe('a slot', () => {
  it('holds one piece; the other goes to the bag, whole and once', () => {
    const arena = new Arena({
      mod: GEAR,
      bag: [
        ['sword', 1, 'sharp'],
        ['dagger', 1],
      ],
    });
    equip(arena, 'sword');
    equip(arena, 'dagger');
    expect(arena.state.hero.worn).toEqual({ [full('hand')]: stackOf('dagger', 1) });
    expect(arena.state.hero.bag).toEqual([stackOf('sword', 1, ['sharp'])]);
  });

  it('frees what was in it of all its effects, also when something else pushes it out', () => {
    const arena = new Arena({
      mod: GEAR,
      enemies: ['rat'],
      bag: [
        ['thorns', 1],
        ['cap', 1],
      ],
    });
    const fire = () => attributeOf(arena, arena.state.hero, 'resistance', { damageType: 'fire' });
    equip(arena, 'thorns');
    equip(arena, 'cap');
    expect(fire()).toBe(0);
    arena.walkIn();
    const [before] = arena.foes.map(({ health }) => health);
    arena.wait();
    expect(arena.foes.map(({ health }) => health)).toEqual([before]);
    expect(arena.count('thorns')).toBe(1);
  });

  it('keeps the affixes of a piece through wearing, selling and buying back', () => {
    const arena = new Arena({
      mod: GEAR,
      stock: [],
      bag: [
        ['gold', 1000],
        ['sword', 1, 'sharp', 'sturdy'],
      ],
    });
    equip(arena, 'sword');
    arena.play({ command: 'unequip', slot: full('hand') });
    arena.openShop();
    arena.play({ command: 'sell', item: 1 });
    arena.play({ command: 'buy', item: 0 });
    expect(arena.state.hero.bag).toContainEqual(stackOf('sword', 1, ['sharp', 'sturdy']));
  });
});

describe('the actions of an item', () => {
  it('are done in the order written, each within the limits of its moment', () => {
    const arena = new Arena({ mod: GEAR, bag: [['salve', 1]] });
    const { hero } = arena.state;
    hero.modifiers.push({ id: full('curse'), turns: -1, stacks: 1, fresh: false, by: 'hero' });
    hero.health = 10;
    arena.play({ command: 'use_item', item: 0 });
    expect([hero.health, maxHealth(arena, hero)]).toEqual([60, 100]);
  });
});
