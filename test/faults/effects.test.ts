/** Modifiers last as long as they say, triggers answer once and end, damage obeys one formula. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitChance } from '../../src/game/combat/formulas.ts';
import { Arena, full, told } from './arena.ts';

const EFFECTS = `
[[modifiers]]
id = "venom"
name = "Gift"
turns = 4
harmful = true
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 2, damage_type = "poison" }] }]
[[modifiers]]
id = "long_venom"
name = "Zehrgift"
turns = 40
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 10, damage_type = "poison" }] }]
[[modifiers]]
id = "blessing"
name = "Segen"
turns = 1
attributes = [{ attribute = "damage", flat = 10 }]
[[modifiers]]
id = "daze"
name = "Benommen"
turns = 1
blocks = "all"
[[items]]
id = "phial"
name = "Phiole"
actions = [{ action = "apply_modifier", modifier = "venom" }]
[[items]]
id = "prayer"
name = "Gebet"
actions = [{ action = "apply_modifier", modifier = "blessing" }]
`;

/** One modifier on the hero, as if it had been laid in the turn before. */
function burden(arena: Arena, id: string, turns: number): void {
  arena.state.hero.modifiers.push({ id: full(id), turns, stacks: 1, fresh: false, by: full('rat') });
}

describe('a timed modifier', () => {
  it('acts in exactly as many turns as it says', () => {
    const arena = new Arena({ mod: EFFECTS, bag: [['phial', 1]] });
    arena.play({ command: 'use_item', item: 0 });
    const log = arena.wait(10);
    expect(told(log, 'damaged')).toHaveLength(4);
    expect(arena.state.hero.health).toBe(92);
    expect(arena.state.hero.modifiers).toEqual([]);
  });

  it('of one turn covers exactly one act', () => {
    const arena = new Arena({ mod: EFFECTS, enemies: ['post'], bag: [['prayer', 1]] });
    arena.walkIn();
    arena.play({ command: 'use_item', item: 0 });
    const blows = [1, 2].flatMap(() => told(arena.use('attack', 0), 'hit').filter(({ who }) => who === 'hero'));
    expect(blows.map(({ amount }) => amount)).toEqual([12, 2]);
  });

  it('ends together with others, and the one that goes on ticks once', () => {
    const arena = new Arena({ mod: EFFECTS });
    for (const id of ['daze', 'blessing', 'venom']) burden(arena, id, 1);
    burden(arena, 'long_venom', 5);
    const log = arena.wait();
    expect(told(log, 'modifier_ended')).toHaveLength(3);
    expect(told(log, 'damaged').map(({ amount }) => amount)).toEqual([2, 10]);
    expect(arena.state.hero.modifiers).toEqual([expect.objectContaining({ id: full('long_venom'), turns: 4 })]);
  });

  it('begins anew when it is laid again: its time is not summed', () => {
    const arena = new Arena({ mod: EFFECTS, bag: [['phial', 1]] });
    arena.play({ command: 'use_item', item: 0 });
    arena.wait(2);
    arena.play({ command: 'use_item', item: 0 });
    expect(arena.state.hero.modifiers).toMatchObject([{ id: full('venom'), turns: 4, stacks: 1, by: 'hero' }]);
    expect(told(arena.wait(10), 'damaged')).toHaveLength(4);
  });

  it('that takes all acts leaves the hero his turns, and ends', () => {
    const arena = new Arena({ mod: EFFECTS, enemies: ['post'] });
    arena.walkIn();
    burden(arena, 'daze', 1);
    expect(arena.ask({ command: 'use_ability', ability: full('attack'), target: 0 })).toMatchObject({
      reason: { code: 'ability_blocked', modifier: full('daze') },
    });
    arena.wait();
    expect(arena.ask({ command: 'use_ability', ability: full('attack'), target: 0 }).outcome).toBe('turn_passed');
  });
});

describe('a cooldown of 3', () => {
  it('used in turn t, the ability is blocked in t+1 to t+3, and the number shown is the turns left', () => {
    const mod = `
[[abilities]]
id = "blow"
name = "Hieb"
cooldown = 3
actions = [{ action = "damage", amount = 1, damage_type = "blunt", target = "target" }]
[[options]]
id = "able"
name = "Könner"
category = "class"
abilities = ["blow"]
`;
    const arena = new Arena({ mod, enemies: ['post'] });
    arena.walkIn();
    arena.use('blow', 0);
    for (const left of [3, 2, 1]) {
      expect(arena.state.hero.cooldowns).toEqual({ [full('blow')]: left });
      expect(arena.ask({ command: 'use_ability', ability: full('blow'), target: 0 })).toMatchObject({
        reason: { code: 'ability_blocked', reason: 'cooldown' },
      });
      arena.wait();
    }
    expect(arena.ask({ command: 'use_ability', ability: full('blow'), target: 0 }).outcome).toBe('turn_passed');
  });
});

/** A hat that answers with these actions. */
const hat = (on: string, actions: string, more = ''): string => `
[[items]]
id = "hat"
name = "Hut"
slot = "head"
triggers = [{ on = "${on}", ${more} actions = [${actions}] }]
`;

describe('a trigger', () => {
  it('on a hit deals its damage once: it is no attack and answers no attack', () => {
    const fire = '{ action = "damage", amount = 4, damage_type = "fire", target = "target" }';
    const arena = new Arena({ mod: hat('attack_hit', fire), enemies: ['post'], bag: [['hat', 1]] });
    arena.play({ command: 'equip', item: 0 });
    arena.walkIn();
    const log = arena.use('attack', 0);
    expect(told(log, 'damaged').map(({ amount }) => amount)).toEqual([4]);
  });

  it('that hurts its own bearer when he is hurt ends', () => {
    const pain = '{ action = "damage", amount = 1, damage_type = "fire", target = "self" }';
    const arena = new Arena({ mod: hat('damage_taken', pain), enemies: ['rat'], bag: [['hat', 1]] });
    arena.play({ command: 'equip', item: 0 });
    arena.walkIn();
    arena.wait();
    expect(arena.state.hero.health).toBe(96);
  });

  it('meant for the opponent never hits its bearer', () => {
    const thorns = '{ action = "damage", amount = 3, damage_type = "fire", target = "target" }';
    const arena = new Arena({ mod: hat('damage_taken', thorns), enemies: ['rat'], bag: [['hat', 1]] });
    arena.play({ command: 'equip', item: 0 });
    arena.walkIn();
    const log = arena.wait();
    expect(told(log, 'damaged').map(({ who, amount }) => [who, amount])).toEqual([[full('rat'), 3]]);
  });

  it('whose thorns meet thorns does not answer for ever', () => {
    const thorns = '{ action = "damage", amount = 1, damage_type = "fire", target = "target" }';
    const creature = `
[[creatures]]
id = "hedgehog"
name = "Igel"
base = { max_health = 50, damage = 1, critical_chance = 0 }
abilities = ["attack"]
ai = [{ ability = "attack" }]
triggers = [{ on = "damage_taken", actions = [${thorns}] }]
`;
    const arena = new Arena({
      mod: `${hat('damage_taken', thorns)}${creature}`,
      enemies: ['hedgehog'],
      bag: [['hat', 1]],
    });
    arena.play({ command: 'equip', item: 0 });
    arena.walkIn();
    expect(told(arena.use('attack', 0), 'damaged').length).toBeLessThan(8);
  });

  it('that removes its own item does not rob the others of their answer', () => {
    const mod = `
[[items]]
id = "hat"
name = "Hut"
slot = "head"
triggers = [{ on = "attack_hit", actions = [{ action = "remove_item", item = "hat" }] }]
[[items]]
id = "claw"
name = "Kralle"
slot = "hand"
triggers = [
  { on = "attack_hit", actions = [{ action = "give_item", item = "gold", count = 1 }] },
  { on = "attack_hit", actions = [{ action = "give_item", item = "potion", count = 1 }] },
]
`;
    const arena = new Arena({
      mod,
      enemies: ['post'],
      bag: [
        ['hat', 1],
        ['claw', 1],
      ],
    });
    arena.play({ command: 'equip', item: 0 });
    arena.play({ command: 'equip', item: 0 });
    arena.walkIn();
    arena.use('attack', 0);
    expect([arena.count('gold'), arena.count('potion')]).toEqual([1, 1]);
    expect(arena.state.hero.worn[full('head')]).toBeUndefined();
  });

  it('that begets the other in a circle ends with one warning', () => {
    const mod = `
[[items]]
id = "chicken"
name = "Huhn"
stackable = true
[[items]]
id = "hat"
name = "Hut"
slot = "head"
triggers = [
  { on = "item_picked_up", actions = [{ action = "give_item", item = "chicken" }] },
  { on = "item_picked_up", actions = [{ action = "give_item", item = "potion" }] },
]
`;
    const arena = new Arena({ mod, bag: [['hat', 1]] });
    arena.play({ command: 'equip', item: 0 });
    arena.play({ command: 'cheat', what: 'give', item: full('gold') });
    expect(arena.count('chicken')).toBeGreaterThan(0);
    expect(arena.count('chicken')).toBeLessThanOrEqual(100);
  });

  it('that hangs on what it changes itself gives the same value every time it is read', () => {
    const mod = `
[[modifiers]]
id = "frenzy"
name = "Rausch"
permanent = true
attributes = [{ attribute = "max_health", flat = -60, condition = [{ check = "health_below", value = 0.5 }] }]
`;
    const arena = new Arena({ mod });
    arena.state.hero.health = 49;
    arena.state.hero.modifiers.push({ id: full('frenzy'), turns: -1, stacks: 1, fresh: false, by: 'hero' });
    arena.wait();
    const settled = arena.state.hero.health;
    arena.wait(5);
    expect(arena.state.hero.health).toBe(settled);
    expect(settled).toBeGreaterThanOrEqual(1);
  });
});

/** A hat with this resistance against poison and slashing. */
const shield = (value: number): string => `
[[items]]
id = "hat"
name = "Hut"
slot = "head"
modifiers = [{ attribute = "resistance", damage_type = "all", flat = ${value} }]
${EFFECTS}`;

describe('resistance', () => {
  it.each([
    [0, 10],
    [50, 5],
    [80, 2],
    [300, 2],
    [1e9, 2],
    [-50, 15],
    [-99, 20],
    [-100, 20],
    [-101, 20],
    [-1e9, 20],
  ])('of %d turns a tick of 10 into %d, and a blow as well', (value, expected) => {
    const arena = new Arena({ mod: shield(value), bag: [['hat', 1]] });
    arena.play({ command: 'equip', item: 0 });
    burden(arena, 'long_venom', 3);
    expect(told(arena.wait(), 'damaged').map(({ amount }) => amount)).toEqual([expected]);
  });

  it('from many sources stops at the cap and never turns into weakness', () => {
    const arena = new Arena({
      mod: `${EFFECTS}
[[modifiers]]
id = "ward"
name = "Schirm"
stacks = 99
permanent = true
attributes = [{ attribute = "resistance", damage_type = "poison", flat = 40 }]
`,
    });
    for (let source = 0; source < 5; source++) {
      arena.state.hero.modifiers.push({ id: full('ward'), turns: -1, stacks: 99, fresh: false, by: 'hero' });
    }
    burden(arena, 'long_venom', 3);
    expect(told(arena.wait(), 'damaged').map(({ amount }) => amount)).toEqual([2]);
  });
});

describe('damage', () => {
  it.each([
    ['percent', -15],
    ['percent', -100],
    ['percent', -300],
    ['flat', -50],
  ])('with %s %d of weakness still hurts, and never heals', (kind, value) => {
    const mod = `
[[creatures]]
id = "weakling"
name = "Schwächling"
base = { max_health = 14, damage = 10, critical_chance = 0 }
modifiers = [{ attribute = "damage", ${kind} = ${value} }]
abilities = ["attack"]
ai = [{ ability = "attack" }]
`;
    const arena = new Arena({ mod, enemies: ['weakling'] });
    arena.walkIn();
    arena.state.hero.health = 50;
    arena.wait();
    expect(arena.state.hero.health).toBeLessThan(50);
  });
});

describe('the chance to hit', () => {
  it('falls steadily with the dexterity of the target, between floor and ceiling', () => {
    const arena = new Arena({ hit: [0.05, 0.95], enemies: ['post'] });
    arena.walkIn();
    const chance = (dexterity: number): number => {
      arena.state.hero.base.dexterity = dexterity;
      const [post] = arena.foes;
      if (post === undefined) throw new Error('nobody there');
      const turn = { state: arena.state, content: arena.content };
      return hitChance(turn, post, arena.state.hero);
    };
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(chance(low)).toBeGreaterThanOrEqual(chance(high));
        for (const value of [low, high]) {
          expect(chance(value)).toBeGreaterThanOrEqual(0.05);
          expect(chance(value)).toBeLessThanOrEqual(0.95);
        }
      }),
    );
  });
});
