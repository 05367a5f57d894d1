/** Dying happens once, at once, and whoever or whatever caused it. */
import { describe, expect, it } from 'vitest';
import { Arena, full, told } from './arena.ts';

const AVENGER = `
[[creatures]]
id = "avenger"
name = "Rächer"
base = { max_health = 5, damage = 0, critical_chance = 0 }
exp_reward = 3
triggers = [{ on = "creature_died", actions = [{ action = "damage", amount = 4, damage_type = "fire", target = "target" }] }]
`;

const VENOM = `
[[modifiers]]
id = "venom"
name = "Gift"
harmful = true
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 2, damage_type = "poison" }] }]
[[modifiers]]
id = "haze"
name = "Dunst"
`;

const VICTIM = `
[[creatures]]
id = "victim"
name = "Opfer"
base = { max_health = 14, damage = 0, critical_chance = 0 }
exp_reward = 18
`;

/** Gives the hero an ability. The options of a category are taken by id, so this one comes before the plain one. */
const learn = (ability: string): string => `
[[options]]
id = "able"
name = "Könner"
category = "class"
abilities = ["strike", "${ability}"]
modifiers = [{ attribute = "critical_chance", flat = -5 }]
`;

const ENVENOM = `
[[abilities]]
id = "envenom"
name = "Vergiften"
actions = [{ action = "apply_modifier", modifier = "venom", target = "target" }]
${learn('envenom')}`;
const RECOIL = `
[[creatures]]
id = "victim"
name = "Sprödes Opfer"
base = { max_health = 14, damage = 0, critical_chance = 0 }
exp_reward = 18
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 3, damage_type = "fire", target = "self" }] }]
`;

describe('a creature at no health', () => {
  it('dies once, also when it strikes back as it dies', () => {
    const arena = new Arena({ enemies: ['avenger'], mod: AVENGER });
    arena.walkIn();
    const log = arena.use('strike', 0);
    expect(told(log, 'died')).toHaveLength(1);
    expect(told(log, 'damaged').map(({ who, amount }) => ({ who, amount }))).toEqual([{ who: 'hero', amount: 4 }]);
    expect(arena.state.hero.experience).toBe(3);
    expect(arena.state.fight).toBeUndefined();
  });

  it('stays dead, whatever its death changes about it', () => {
    const arena = new Arena({
      enemies: ['phoenix'],
      mod: `
[[modifiers]]
id = "ember"
name = "Glut"
attributes = [{ attribute = "max_health", flat = 50 }]
[[creatures]]
id = "phoenix"
name = "Phönix"
base = { max_health = 5, damage = 0, critical_chance = 0 }
exp_reward = 3
triggers = [{ on = "creature_died", actions = [
  { action = "change_attribute", attribute = "health", amount = 40 },
  { action = "change_attribute", attribute = "health", amount = -3 },
  { action = "apply_modifier", modifier = "ember" },
] }]
`,
    });
    arena.walkIn();
    expect(told(arena.use('strike', 0), 'died')).toHaveLength(1);
    expect(arena.state.fight).toBeUndefined();
    expect(arena.state.tally.kills).toEqual({ [full('phoenix')]: 1 });
  });

  it('does not act any more in the turn of its death, and its neighbour does', () => {
    const arena = new Arena({ enemies: ['rat', 'rat'] });
    arena.walkIn();
    arena.state.hero.initiative = 99;
    const [first] = arena.foes;
    if (first !== undefined) first.health = 1;
    const log = arena.use('attack', 0);
    expect(told(log, 'died')).toHaveLength(1);
    expect(told(log, 'hit').filter(({ target }) => target === 'hero')).toHaveLength(1);
    expect(arena.foes).toHaveLength(1);
  });

  it.each([
    ['an attack', VICTIM, 'strike'],
    ['poison', `${VICTIM}${ENVENOM}`, 'envenom'],
    ['what answers the blow', RECOIL, 'attack'],
  ])('gives its whole experience when killed by %s', (_cause, mod, ability) => {
    const arena = new Arena({ enemies: ['victim'], mod: `${VENOM}${mod}` });
    arena.walkIn();
    const [victim] = arena.foes;
    if (victim !== undefined) victim.health = 3;
    arena.use(ability, 0);
    for (let turn = 0; turn < 3 && arena.state.fight !== undefined; turn++) arena.wait();
    expect(arena.state.fight).toBeUndefined();
    expect(arena.state.hero.experience).toBe(18);
  });
});

describe('the hero at no health', () => {
  it('is killed once, and those behind his killer do not act', () => {
    const arena = new Arena({ enemies: ['rat', 'rat', 'rat'] });
    arena.walkIn();
    arena.state.hero.health = 2;
    const log = arena.wait();
    expect(told(log, 'hit')).toHaveLength(1);
    expect(told(log, 'died')).toEqual([expect.objectContaining({ who: 'hero' })]);
    expect(arena.state.over).toMatchObject({ outcome: 'died', cause: { kind: 'ability', with: full('attack') } });
    expect(arena.ask({ command: 'wait' })).toMatchObject({ reason: { code: 'run_over' } });
  });

  it('has lost, even if the last enemy dies in the same moment', () => {
    const arena = new Arena({ enemies: ['avenger'], mod: AVENGER });
    arena.walkIn();
    arena.state.hero.health = 4;
    const log = arena.use('strike', 0);
    expect(told(log, 'died').map(({ who }) => who)).toEqual([full('avenger'), 'hero']);
    expect(arena.state.over).toMatchObject({ outcome: 'died' });
    expect(arena.state.hero.health).toBe(0);
  });

  it('has lost, when poison kills him and the last enemy in one turn', () => {
    const arena = new Arena({ enemies: ['rat'], mod: VENOM });
    arena.walkIn();
    for (const body of [arena.state.hero, ...arena.foes]) {
      body.health = 1;
      body.modifiers.push({ id: full('venom'), turns: 3, stacks: 1, fresh: false, by: 'hero' });
    }
    arena.wait();
    expect(arena.state.over).toMatchObject({ outcome: 'died', cause: { kind: 'modifier', with: full('venom') } });
  });

  it('is dead at once by his own act, and the enemy does not strike a corpse', () => {
    const mod = `
[[abilities]]
id = "rite"
name = "Ritus"
aim = "self"
actions = [{ action = "damage", amount = 500, damage_type = "holy", target = "self" }]
${learn('rite')}`;
    const arena = new Arena({ enemies: ['rat'], mod });
    arena.walkIn();
    arena.state.hero.initiative = 99;
    const log = arena.use('rite');
    expect(told(log, 'hit').filter(({ who }) => who !== 'hero')).toEqual([]);
    expect(arena.state.over).toMatchObject({ outcome: 'died', cause: { by: 'hero', with: full('rite') } });
  });

  it('dies of poison whose author is long gone, and the cause names both', () => {
    const arena = new Arena({ mod: VENOM });
    arena.state.hero.health = 2;
    arena.state.hero.modifiers.push({ id: full('venom'), turns: 3, stacks: 1, fresh: false, by: full('rat') });
    arena.wait();
    expect(arena.state.over?.cause).toMatchObject({ kind: 'modifier', by: full('rat'), with: full('venom') });
  });

  it.each([
    ['an attack', 'rat', ''],
    ['a tick', 'post', VENOM],
    [
      'a trigger',
      'spiky',
      '[[creatures]]\nid = "spiky"\nname = "S"\nbase = { max_health = 500, damage = 0 }\ntriggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 9, damage_type = "fire", target = "target" }] }]\n',
    ],
  ])('is not saved by what answers damage, be it %s', (_cause, creature, mod) => {
    const lastBreath = `
[[options]]
id = "aplain"
name = "Zäh"
category = "class"
abilities = ["strike"]
triggers = [{ on = "damage_taken", condition = [{ check = "health_below", value = 0.5 }], actions = [{ action = "change_attribute", attribute = "health", amount = 50 }] }]
${mod}`;
    const arena = new Arena({ enemies: [creature], mod: lastBreath });
    arena.walkIn();
    arena.state.hero.health = 1;
    if (mod === VENOM)
      arena.state.hero.modifiers.push({ id: full('venom'), turns: 3, stacks: 1, fresh: false, by: full('rat') });
    arena.use('strike', 0);
    expect(arena.state.over).toMatchObject({ outcome: 'died' });
  });
});

describe('a turn in which someone falls', () => {
  it('goes on when effects end in the same turn', () => {
    const arena = new Arena({ enemies: ['rat'], mod: VENOM });
    arena.walkIn();
    const { hero } = arena.state;
    for (const id of ['venom', 'haze'])
      hero.modifiers.push({ id: full(id), turns: 1, stacks: 1, fresh: false, by: 'hero' });
    for (const rat of arena.foes) {
      rat.health = 1;
      rat.modifiers.push({ id: full('venom'), turns: 1, stacks: 1, fresh: false, by: 'hero' });
    }
    const log = arena.wait();
    expect(told(log, 'fight_won')).toHaveLength(1);
    expect(hero.modifiers).toEqual([]);
    expect(arena.ask({ command: 'wait' }).outcome).toBe('turn_passed');
  });

  it('drops the rest of the actions on one who is gone', () => {
    const mod = `
[[abilities]]
id = "flurry"
name = "Wirbel"
actions = [
  { action = "damage", amount = 100, damage_type = "slash", target = "target" },
  { action = "damage", amount = 100, damage_type = "slash", target = "target" },
  { action = "apply_modifier", modifier = "venom", target = "target" },
  { action = "change_attribute", attribute = "stamina", amount = -7, target = "self" },
]
${VENOM}${learn('flurry')}`;
    const arena = new Arena({ enemies: ['rat'], mod });
    arena.walkIn();
    arena.state.hero.initiative = 99;
    const log = arena.use('flurry', 0);
    expect(told(log, 'hit')).toHaveLength(1);
    expect(told(log, 'died')).toHaveLength(1);
    expect(told(log, 'modifier_applied')).toEqual([]);
    expect(told(log, 'stamina_lost')).toHaveLength(1);
  });

  it('leaves a fight in which something can always be done', () => {
    const arena = new Arena({ enemies: ['rat'] });
    arena.walkIn();
    arena.state.hero.stamina = 0;
    arena.state.hero.cooldowns = { [full('attack')]: 9, [full('strike')]: 9, [full('flee')]: 9 };
    expect(arena.ask({ command: 'use_ability', ability: full('strike'), target: 0 }).outcome).toBe('rejected');
    expect(arena.ask({ command: 'wait' }).outcome).toBe('turn_passed');
  });

  it('refuses blows left over for an enemy who has fallen', () => {
    const arena = new Arena({ enemies: ['rat'] });
    arena.walkIn();
    arena.use('strike', 0);
    arena.use('strike', 0);
    expect(arena.state.fight).toBeUndefined();
    const before = structuredClone(arena.state);
    for (let key = 0; key < 20; key++) {
      expect(arena.ask({ command: 'use_ability', ability: full('strike'), target: 0 }).outcome).toBe('rejected');
    }
    expect(arena.state).toEqual(before);
  });
});

describe('health', () => {
  it('is whole: what would leave a fraction leaves one who lives, or one who is dead', () => {
    const arena = new Arena({
      enemies: ['post'],
      mod: `
[[abilities]]
id = "sliver"
name = "Splitter"
actions = [{ action = "damage", share = 0.033, damage_type = "slash", target = "target" }]
${learn('sliver')}`,
    });
    arena.walkIn();
    for (let blow = 0; blow < 40 && arena.state.fight !== undefined; blow++) {
      arena.use('sliver', 0);
      for (const post of arena.foes) expect(Number.isInteger(post.health) && post.health >= 1).toBe(true);
    }
    expect(arena.state.tally.kills).toEqual({ [full('post')]: 1 });
  });
});
