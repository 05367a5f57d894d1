/** Fleeing ends the fight and nothing else: no spoils, no trap, no fight left over. */
import { describe, expect, it } from 'vitest';
import { Arena, full, told } from './arena.ts';

const QUICK = `
[balance]
flee = 1
[[loot_tables]]
id = "hoard"
entries = [{ item = "gold", count = "7" }]
[[creatures]]
id = "miser"
name = "Geizhals"
base = { max_health = 60, damage = 1, critical_chance = 0, dexterity = 1 }
abilities = ["attack"]
ai = [{ ability = "attack" }]
exp_reward = 9
loot = "hoard"
[[modifiers]]
id = "venom"
name = "Gift"
turns = 9
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 2, damage_type = "poison" }] }]
[[quests]]
id = "purge"
name = "Säuberung"
on = "creature_died"
count = 2
`;

/** Flees until it works; the dice decide how often. */
function flee(arena: Arena): void {
  for (let attempt = 0; attempt < 200 && arena.state.fight !== undefined; attempt++) {
    arena.state.hero.health = 90;
    arena.use('flee');
  }
  expect(arena.state.fight).toBeUndefined();
}

describe('after a flight', () => {
  it('the hero stands outside, the enemies wait wounded, and nothing was won', () => {
    const arena = new Arena({ mod: QUICK, enemies: ['miser'] });
    arena.state.quests.push({ id: full('purge'), count: 0, done: false });
    arena.state.hero.base.dexterity = 20;
    arena.walkIn();
    arena.use('strike', 0);
    flee(arena);
    const { hero, floor } = arena.state;
    expect(hero.position).toEqual({ x: 5, y: 2 });
    expect(floor.rooms[1]?.enemies).toMatchObject([{ def: full('miser'), health: 50 }]);
    expect([hero.experience, arena.count('gold'), arena.state.quests[0]?.count]).toEqual([0, 0, 0]);
  });

  it('the fight begins anew with the same enemies, and its victory is paid once', () => {
    const arena = new Arena({ mod: QUICK, enemies: ['miser'] });
    arena.state.hero.base.dexterity = 20;
    arena.walkIn();
    flee(arena);
    arena.play({ command: 'move', direction: 'east' });
    expect(arena.foes).toHaveLength(1);
    for (let blow = 0; blow < 20 && arena.state.fight !== undefined; blow++) arena.use('strike', 0);
    expect([arena.state.hero.experience, arena.count('gold')]).toEqual([9, 7]);
    arena.play({ command: 'move', direction: 'west' });
    arena.play({ command: 'move', direction: 'east' });
    expect([arena.state.hero.experience, arena.count('gold'), arena.state.fight]).toEqual([9, 7, undefined]);
  });

  it('poison goes on, and dying of it is an ordinary death', () => {
    const arena = new Arena({ mod: QUICK, enemies: ['miser'] });
    arena.state.hero.base.dexterity = 20;
    arena.walkIn();
    arena.state.hero.modifiers.push({ id: full('venom'), turns: 300, stacks: 1, fresh: false, by: full('miser') });
    flee(arena);
    arena.state.hero.health = 2;
    arena.wait();
    expect(arena.state.over).toMatchObject({ outcome: 'died', cause: { with: full('venom') } });
  });

  it('the modifiers of the enemies are gone and those of the hero keep their turns', () => {
    const arena = new Arena({ mod: QUICK, enemies: ['miser'] });
    arena.state.hero.base.dexterity = 20;
    arena.walkIn();
    for (const body of [arena.state.hero, ...arena.foes]) {
      body.modifiers.push({ id: full('venom'), turns: 300, stacks: 1, fresh: false, by: 'hero' });
    }
    flee(arena);
    expect(arena.state.hero.modifiers).toHaveLength(1);
    arena.play({ command: 'move', direction: 'east' });
    expect(arena.foes.map(({ modifiers }) => modifiers)).toEqual([[]]);
  });

  it('the hero can go in again, and the stairs behind can be reached', () => {
    const arena = new Arena({ mod: QUICK, enemies: ['miser'] });
    arena.state.hero.base.dexterity = 20;
    arena.walkIn();
    flee(arena);
    arena.play({ command: 'move', direction: 'east' });
    for (let blow = 0; blow < 20 && arena.state.fight !== undefined; blow++) arena.use('strike', 0);
    for (let step = 0; step < 3; step++) arena.play({ command: 'move', direction: 'east' });
    arena.play({ command: 'descend' });
    expect(arena.state.floor.number).toBe(2);
  });
});

describe('a try to flee', () => {
  it.each([
    [0, 0.5],
    [6, 0.8],
    [1_000_000, 0.9],
    [-6, 0.2],
    [-1_000_000, 0.1],
  ])('with %d more dexterity than the enemy works in a share of %d', (lead, share) => {
    const mod = '[balance]\nflee = 0.05\n';
    let worked = 0;
    const tries = 2000;
    const arena = new Arena({ mod, enemies: ['post'] });
    arena.state.hero.base.dexterity = 1 + lead;
    arena.walkIn();
    for (let attempt = 0; attempt < tries; attempt++) {
      const log = arena.use('flee');
      if (told(log, 'fled').length === 0) continue;
      worked++;
      arena.play({ command: 'move', direction: 'east' });
    }
    expect(Math.abs(worked / tries - share)).toBeLessThan(0.03);
  });
});
