/** Both sides of a fight: auras, allies, those who are called, immunity, guard, and what a boss does when it is hurt. */
import { describe, expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

const foe = (id: string, more = '') =>
  `[[creatures]]\nid = "${id}"\nbase = { max_health = 100, damage = 10, critical_chance = 0, dexterity = -20 }\n${more}\n`;
const hero = (more: string) =>
  `[[options]]\nid = "tester"\ncategory = "core:kind"\nmodifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }]\n${more}\n`;

describe('an aura', () => {
  const aura = (target: string, more = '') =>
    `modifiers = [{ attribute = "damage", flat = 5, target = "${target}"${more} }]`;

  it('on all allies reaches the bearer’s companions, never himself, and not the other side', () => {
    const world = new World({ toml: foe('drummer', aura('all_allies')) });
    world.enter('core:drummer', 'core:brute', 'core:dummy');
    expect([0, 1, 2].map((index) => world.attribute('damage', index))).toEqual([10, 15, 15]);
    expect(world.attribute('damage')).toBe(10);
  });

  it('on all enemies reaches the other side, from either', () => {
    const world = new World({
      toml: `${foe('witch', aura('all_enemies'))}[[items]]\nid = "idol"\nslot = "core:hand"\nmodifiers = [{ attribute = "damage", flat = -3, target = "all_enemies" }]`,
    });
    world.give('core:idol').do({ command: 'equip', item: 0 });
    world.enter('core:witch', 'core:brute');
    expect(world.attribute('damage')).toBe(10 + 5);
    expect([0, 1].map((index) => world.attribute('damage', index))).toEqual([7, 7]);
    world.wait();
    expect(world.told('hit').map(({ amount }) => amount)).toEqual([7]);
  });

  it('dies with its bearer', () => {
    const world = new World({ toml: foe('drummer', aura('all_allies')) });
    world.enter('core:drummer', 'core:brute');
    world.enemy(0).health = 1;
    world.use('core:attack', 0);
    expect(world.attribute('damage', 0)).toBe(10);
    // He fell before the brute’s place in the turn.
    expect(world.told('hit').at(-1)?.amount).toBe(10);
  });

  it('asks its bearer, and as target whom it reaches; of several stacks it counts each', () => {
    const world = new World({
      toml: `
${foe('drummer')}
[[modifiers]]
id = "song"
permanent = true
stacks = 3
attributes = [{ attribute = "damage", flat = 2, target = "all_allies", condition = [{ check = "health_below", value = 0.5 }, { check = "has_tag", who = "target", value = "core:meat" }] }]`,
    });
    world.enter('core:drummer', 'core:brute', 'core:dummy');
    world.enemy(0).modifiers.push({ id: 'core:song', turns: -1, stacks: 3, fresh: false, by: 'hero' });
    expect(world.attribute('damage', 1)).toBe(10);
    world.enemy(0).health = 10;
    expect([0, 1, 2].map((index) => world.attribute('damage', index))).toEqual([10, 16, 10]);
  });

  it('that lowers the hero’s maximum clips him at once, and its end does not heal', () => {
    const world = new World({
      toml: foe('leech', 'modifiers = [{ attribute = "max_health", flat = -30, target = "all_enemies" }]'),
    });
    world.enter('core:leech');
    expect(world.state.hero.health).toBe(70);
    world.do({ command: 'cheat', what: 'clear_room' });
    expect([world.attribute('max_health'), world.state.hero.health]).toEqual([100, 70]);
  });
});

describe('help for allies', () => {
  const HEAL = `
[[abilities]]
id = "mend"
aim = "ally"
actions = [{ action = "change_attribute", attribute = "health", amount = 20, target = "target" }]
`;
  const healer = (line = '{ ability = "core:mend" }') => HEAL + foe('healer', `ai = [${line}]`);

  it('is announced for the one with the lowest health share, himself included', () => {
    const world = new World({ toml: healer() + foe('giant').replace('max_health = 100', 'max_health = 1000') });
    world.enter('core:giant', 'core:healer', 'core:brute');
    world.enemy(0).health = 500;
    world.enemy(2).health = 60;
    world.enemy(1).health = 90;
    world.wait(2);
    // The giant has more health left than anyone, and the least of what he had.
    expect(world.told('healed').at(-1)).toEqual({ who: 'core:giant', amount: 20 });
    world.enemy(1).health = 10;
    world.wait();
    expect(world.enemy(1).intent?.target).toBe('self');
  });

  it('goes to the first in that order for whom the conditions hold', () => {
    const world = new World({
      toml: healer(
        '{ ability = "core:mend", condition = [{ check = "has_tag", who = "target", value = "core:meat" }] }',
      ),
    });
    world.enter('core:healer', 'core:dummy', 'core:brute');
    world.enemy(1).health = 1;
    world.wait();
    expect(world.enemy(0).intent?.target).toBe(String(world.enemy(2).number));
  });

  it('is wasted when its target has fallen by then', () => {
    const world = new World({ toml: healer() });
    world.enter('core:healer', 'core:brute');
    world.enemy(1).health = 9;
    world.wait();
    world.use('core:attack', 1);
    expect(world.told('target_gone')).toEqual([{ who: 'core:healer', ability: 'core:mend' }]);
    expect(world.told('healed')).toEqual([]);
  });
});

describe('those who are called', () => {
  const caller = (count: string) =>
    `${foe('caller', 'ai = [{ ability = "core:call" }]')}[[abilities]]\nid = "call"\nactions = [{ action = "summon", creature = "core:pup", count = "${count}" }]\n${foe('pup', 'exp_reward = 50\nloot = "core:purse"\nai = [{ ability = "core:attack" }]')}[[loot_tables]]\nid = "purse"\nentries = [{ item = "core:token" }]\n`;

  it('are at most six in the fight with those who live', () => {
    const world = new World({ toml: caller('4') });
    world.enter('core:caller', 'core:dummy').wait(2);
    expect(world.told('summoned')).toEqual([{ who: 'core:caller', creature: 'core:pup', count: 4 }]);
    expect(world.told('summon_crowded')).toEqual([{ who: 'core:caller' }]);
    expect(world.state.fight?.enemies).toHaveLength(6);
    world.enemy(5).health = 1;
    world.use('core:attack', 5).filter(({ code }) => code === 'summoned');
    expect(world.told('summoned')).toHaveLength(2);
    expect(world.state.fight?.enemies).toHaveLength(6);
  });

  it('come without a caller where nobody calls: the room does it, or a death, or a curse of the hero’s', () => {
    const call = '{ on = "creature_died", once = "fight", actions = [{ action = "summon", creature = "core:pup" }] }';
    const uncalled = (toml: string, foes: string[], without: string[] = []) => {
      const world = new World({ toml: foe('pup', '') + toml, without });
      world.enter(...foes);
      world.enemy(0).health = 1;
      world.use('core:attack', 0);
      return world.told('summoned');
    };
    const nobody = [{ who: '', creature: 'core:pup', count: 1 }];
    const room = '######\\n+.e..+\\n#....#\\n######\\n';
    const crypt = `[[prefabs]]\nid = "arena"\ntags = ["core:normal"]\nlayout = "${room}"\ntriggers = [${call}]\n`;
    expect(uncalled(crypt, ['core:brute', 'core:dummy'])).toEqual(nobody);
    expect(uncalled(foe('jelly', `triggers = [${call}]`), ['core:jelly', 'core:dummy'])).toEqual(nobody);
    const curse = `[[modifiers]]\nid = "curse"\npermanent = true\ntriggers = [${call}]\n[[options]]\nid = "tester"\ncategory = "core:kind"\non_create = [{ action = "apply_modifier", modifier = "core:curse" }]\nmodifiers = [{ attribute = "damage", flat = 8 }]\n`;
    expect(uncalled(curse, ['core:brute', 'core:dummy'])).toEqual(nobody);
  });

  it('announce at the end of the turn they come in, act in the next, and give nothing', () => {
    const world = new World({ toml: caller('1') });
    world.enter('core:caller').wait();
    expect(world.enemy(1)).toMatchObject({ summoned: true, intent: { ability: 'core:attack' } });
    expect(world.told('hit')).toEqual([]);
    world.enemy(1).health = 1;
    world.use('core:attack', 1);
    expect([world.state.hero.experience, world.state.floor.rooms[1]?.owed]).toEqual([0, []]);
  });

  it('are gone after a flight; the others wait', () => {
    const world = new World({
      toml: caller('1') + hero('').replace('flat = 8 }', 'flat = 8 }, { attribute = "dexterity", flat = 50 }'),
    });
    world.enter('core:caller').wait();
    for (let tries = 0; tries < 40 && world.state.fight !== undefined; tries++) world.use('core:flee');
    expect(world.state.floor.rooms[1]?.enemies.map(({ def }) => def)).toEqual(['core:caller']);
  });
});

describe('immunity', () => {
  it('keeps a modifier off, is told, and concerns no other', () => {
    const lay = (id: string) => `{ action = "apply_modifier", modifier = "core:${id}", target = "all_enemies" }`;
    const world = new World({
      toml: `[[modifiers]]\nid = "web"\n[[modifiers]]\nid = "mud"\n${foe('ghost', 'immune = ["core:web"]')}[[abilities]]\nid = "throw"\nactions = [${lay('web')}, ${lay('mud')}]\n${hero('abilities = ["core:throw"]')}`,
    });
    world.enter('core:ghost', 'core:brute').use('core:throw');
    expect(world.told('immune')).toEqual([{ who: 'core:ghost', modifier: 'core:web' }]);
    expect([0, 1].map((index) => world.enemy(index).modifiers.map(({ id }) => id))).toEqual([
      ['core:mud'],
      ['core:web', 'core:mud'],
    ]);
  });
});

describe('resistance', () => {
  it('against all seven and armor add up with the single ones; armor is against slash and blunt', () => {
    const world = new World({
      toml: foe(
        'knight',
        'modifiers = [{ attribute = "resistance", damage_type = "all", flat = 10 }, { attribute = "armor", flat = 20 }, { attribute = "resistance", damage_type = "fire", flat = -30 }]',
      ),
    });
    world.enter('core:knight');
    const types = ['fire', 'ice', 'poison', 'shock', 'holy', 'slash', 'blunt'] as const;
    expect(types.map((type) => world.attribute('resistance', 0, type))).toEqual([-20, 10, 10, 10, 10, 30, 30]);
    expect(world.use().find(({ code }) => code === 'hit')).toMatchObject({ amount: 7 });
  });
});

describe('guard', () => {
  const GUARD = `
[[modifiers]]
id = "guarded"
turns = 0
attributes = [{ attribute = "resistance", damage_type = "all", flat = 50 }]
[[abilities]]
id = "guard"
aim = "self"
actions = [{ action = "apply_modifier", modifier = "core:guarded" }]
`;
  it('is everyone’s, if there is one, and covers the blows of this turn', () => {
    const world = new World({ toml: GUARD });
    world.enter('core:brute').use('core:guard');
    world.wait();
    expect(world.told('hit').map(({ amount }) => amount)).toEqual([5, 10]);
  });

  it('without one is unknown', () => {
    const world = new World();
    world.enter('core:brute');
    expect(world.refusal({ command: 'use_ability', ability: 'core:guard' })).toEqual({
      code: 'unknown_ability',
      id: 'core:guard',
    });
  });

  it('is an enemy’s as well, in a list of its own or without', () => {
    const world = new World({
      toml: GUARD + foe('shield', 'abilities = ["core:attack"]\nai = [{ ability = "core:guard" }]'),
    });
    world.enter('core:shield');
    expect(world.enemy().intent).toEqual({ ability: 'core:guard', target: 'self', in: 0 });
  });
});

describe('blocking', () => {
  const gag = (blocks: string) =>
    `[[modifiers]]\nid = "gag"\npermanent = true\nblocks = ${blocks}\n[[abilities]]\nid = "attack"\ntags = ["core:blow"]\nactions = []\n[[abilities]]\nid = "spell"\ntags = ["core:magic", "core:word"]\n${hero('abilities = ["core:spell"]\non_create = [{ action = "apply_modifier", modifier = "core:gag" }]')}`;
  it.each([
    ['["core:magic"]', ['core:attack', 'core:flee']],
    ['["core:blow", "core:word"]', ['core:flee']],
    ['"all"', []],
  ])('%s leaves %j', (blocks, left) => {
    const world = new World({ toml: gag(blocks) });
    world.enter('core:dummy');
    const free = ['core:attack', 'core:flee', 'core:spell'].filter(
      (ability) => world.attempt({ command: 'use_ability', ability }).outcome === 'turn_passed',
    );
    expect(free).toEqual(left);
  });
});

it('a boss that is hurt changes its numbers and its ways: a permanent modifier, and lines that ask for it', () => {
  const world = new World({
    toml: `
[[abilities]]
id = "roar"
actions = []
[[modifiers]]
id = "raging"
permanent = true
attributes = [{ attribute = "damage", flat = 7 }]
abilities = ["core:roar"]
${foe(
  'lord',
  `abilities = ["core:attack"]
ai = [{ ability = "core:roar", condition = [{ check = "opponents", at_least = 1 }] }, { ability = "core:attack" }]
triggers = [{ on = "damage_taken", condition = [{ check = "health_below", value = 0.5 }, { check = "has_modifier", modifier = "core:raging", not = true }], actions = [{ action = "apply_modifier", modifier = "core:raging" }] }]`,
)}`,
  });
  world.enter('core:lord');
  expect([world.enemy().intent?.ability, world.attribute('damage', 0)]).toEqual(['core:attack', 10]);
  world.enemy().health = 55;
  world.use();
  // He has announced a blow, and strikes it with the strength of his rage.
  expect(world.told('hit').at(-1)?.amount).toBe(17);
  expect(world.enemy().intent?.ability).toBe('core:roar');
  world.use();
  expect(world.enemy().modifiers).toHaveLength(1);
  expect(world.told('modifier_applied')).toHaveLength(1);
});

it('a share of the target’s maximum hurts the great more than the small', () => {
  const world = new World({
    toml: `[[abilities]]\nid = "drain"\nactions = [{ action = "damage", share = 0.1, damage_type = "holy", target = "all_enemies" }]\n${hero('abilities = ["core:drain"]')}`,
  });
  world.enter('core:dummy', 'core:brute').use('core:drain');
  expect([world.lost(0), world.lost(1)]).toEqual([100, 10]);
});

it('an enemy that flees is gone from the floor, and gives nothing', () => {
  const world = new World({
    toml: foe('coward', 'ai = [{ ability = "core:flee" }]\nexp_reward = 9').replace(
      'dexterity = -20',
      'dexterity = 90',
    ),
  });
  world.enter('core:coward');
  for (let turn = 0; turn < 40 && world.state.fight !== undefined; turn++) world.wait();
  expect(world.told('fled')).toEqual([{ who: 'core:coward' }]);
  expect([world.state.floor.rooms[1]?.enemies, world.state.hero.experience]).toEqual([[], 0]);
  expect(world.told('fight_won')).toHaveLength(1);
});
