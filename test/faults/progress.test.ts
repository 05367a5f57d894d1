/** Experience, levels and quests: whole numbers, nothing lost, nothing counted twice. */
import { describe, expect, it } from 'vitest';
import { maxHealth } from '../../src/game/creature/attributes.ts';
import { Arena, full, told } from './arena.ts';

/** A potion that teaches so much. */
const lesson = (amount: number): string => `
[[items]]
id = "book"
name = "Buch"
actions = [{ action = "give_exp", amount = ${amount} }]
`;

function read(arena: Arena, times = 1): void {
  for (let time = 0; time < times; time++) {
    arena.play({ command: 'use_item', item: arena.state.hero.bag.findIndex(({ def }) => def === full('book')) });
  }
}

describe('experience', () => {
  it('at exactly the threshold raises the level, and what is over stays', () => {
    const arena = new Arena({ mod: lesson(5), bag: [['book', 1]] });
    arena.state.hero.experience = 15;
    read(arena);
    expect([arena.state.hero.base.level, arena.state.hero.experience]).toEqual([2, 0]);
    arena.state.hero.experience = 56;
    read(arena);
    expect([arena.state.hero.base.level, arena.state.hero.experience]).toEqual([3, 4]);
  });

  it('for several levels at once passes through each of them', () => {
    const mod = `${lesson(400)}
[[items]]
id = "medal"
name = "Orden"
slot = "head"
triggers = [{ on = "level_gained", when = { level = 3 }, actions = [{ action = "give_item", item = "gold", count = 30 }] }]
`;
    const arena = new Arena({
      mod,
      bag: [
        ['book', 1],
        ['medal', 1],
      ],
    });
    arena.play({ command: 'equip', item: 1 });
    read(arena);
    expect(arena.state.hero.base.level).toBeGreaterThan(4);
    expect(arena.count('gold')).toBe(30);
    expect(arena.state.hero.points).toBe(arena.state.hero.base.level - 1);
  });

  it('without measure gives at most 50 levels a turn, the rest in the next, and stays sound', () => {
    const arena = new Arena({ mod: lesson(1_000_000_000), bag: [['book', 1]] });
    read(arena);
    expect(arena.state.hero.base.level).toBe(51);
    read(arena, 20);
    arena.wait(40);
    const { hero } = arena.state;
    for (const value of [hero.experience, hero.base.level, hero.points, hero.health]) {
      expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    }
    expect(arena.state.over).toBeUndefined();
  });

  it('of a hero of level 1,000,000 leaves him alive, with numbers that are numbers', () => {
    const arena = new Arena({ mod: lesson(5), bag: [['book', 1]], enemies: ['rat'] });
    arena.state.hero.base.level = 1_000_000;
    arena.state.hero.base.constitution = 1_000_000;
    arena.state.hero.base.strength = 1_000_000;
    read(arena);
    expect(maxHealth(arena, arena.state.hero)).toBeGreaterThan(1);
    arena.walkIn();
    arena.use('attack', 0);
    expect(arena.state.hero.health).toBeGreaterThan(0);
    expect(arena.state.over).toBeUndefined();
  });
});

const QUESTS = `
[[quests]]
id = "rats"
name = "Ratten"
on = "creature_died"
count = 3
condition = [{ check = "has_tag", who = "target", value = "beast" }]
actions = [{ action = "give_item", item = "gold", count = 60 }, { action = "start_quest", quest = "more_rats" }]
[[quests]]
id = "more_rats"
name = "Mehr Ratten"
on = "creature_died"
count = 1
actions = [{ action = "start_quest", quest = "rats" }]
[[modifiers]]
id = "venom"
name = "Gift"
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 50, damage_type = "poison" }] }]
[[items]]
id = "thorns"
name = "Dornen"
slot = "head"
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 50, damage_type = "fire", target = "target" }] }]
[[items]]
id = "order"
name = "Auftrag"
actions = [{ action = "start_quest", quest = "rats" }]
`;
const count = (arena: Arena, id: string): number | undefined =>
  arena.state.quests.find((quest) => quest.id === full(id))?.count;

describe('a quest', () => {
  it('counts a death once, whatever caused it, and pays once', () => {
    const arena = new Arena({
      mod: QUESTS,
      enemies: ['rat', 'rat', 'rat'],
      bag: [
        ['order', 1],
        ['thorns', 1],
      ],
    });
    arena.play({ command: 'use_item', item: 0 });
    arena.walkIn();
    for (const rat of arena.foes) rat.health = 5;
    arena.use('strike', 0);
    expect(count(arena, 'rats')).toBe(1);
    const [next] = arena.foes;
    next?.modifiers.push({ id: full('venom'), turns: 3, stacks: 1, fresh: false, by: 'hero' });
    arena.wait();
    expect(count(arena, 'rats')).toBe(2);
    arena.play({ command: 'equip', item: arena.state.hero.bag.findIndex(({ def }) => def === full('thorns')) });
    if (arena.state.fight !== undefined) arena.wait();
    expect(arena.state.fight).toBeUndefined();
    expect(arena.state.quests.find(({ id }) => id === full('rats'))).toMatchObject({ count: 3, done: true });
    expect(arena.count('gold')).toBe(60);
  });

  it('started by the event that ends another begins at nothing', () => {
    const arena = new Arena({ mod: QUESTS, enemies: ['rat'], bag: [['order', 1]] });
    arena.state.quests.push({ id: full('rats'), count: 2, done: false });
    arena.walkIn();
    for (const rat of arena.foes) rat.health = 5;
    arena.use('strike', 0);
    expect(arena.state.quests).toEqual([
      { id: full('rats'), count: 3, done: true },
      { id: full('more_rats'), count: 0, done: false },
    ]);
  });

  it('that is active or done is not started again, and quests that start each other end', () => {
    const arena = new Arena({ mod: QUESTS, bag: [['order', 1]] });
    arena.state.quests.push({ id: full('rats'), count: 2, done: false });
    arena.play({ command: 'use_item', item: 0 });
    expect(count(arena, 'rats')).toBe(2);
    arena.state.quests.splice(0, 1, { id: full('rats'), count: 3, done: true });
    arena.play({ command: 'use_item', item: 0 });
    expect(arena.state.quests).toEqual([{ id: full('rats'), count: 3, done: true }]);
    expect(arena.count('gold')).toBe(0);
  });

  it('whose item is lost does not shut the way down', () => {
    const arena = new Arena({ mod: QUESTS, bag: [['order', 1]] });
    arena.play({ command: 'drop', item: 0 });
    arena.state.hero.position = { ...arena.state.floor.stairs };
    arena.play({ command: 'descend' });
    expect(arena.state.floor.number).toBe(2);
  });
});

describe('a kill', () => {
  it('by whoever it was is told once', () => {
    const mod = `
[[creatures]]
id = "martyr"
name = "Märtyrer"
tags = ["beast"]
base = { max_health = 20, damage = 0 }
exp_reward = 6
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 50, damage_type = "holy" }] }]
`;
    const arena = new Arena({ mod: `${QUESTS}${mod}`, enemies: ['martyr'], bag: [['order', 1]] });
    arena.play({ command: 'use_item', item: 0 });
    arena.walkIn();
    const log = arena.wait();
    expect(told(log, 'died')).toHaveLength(1);
    expect([arena.state.hero.experience, count(arena, 'rats')]).toEqual([6, 1]);
  });
});
