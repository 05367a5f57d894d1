/** Hitting, missing, and what each blow sets off. */
import { describe, expect, it } from 'vitest';
import { World } from '../fixtures/world.ts';

const MISS = '[balance]\nhit_floor = 0\nhit_ceiling = 0\n';
const HALF = '[balance]\nhit_floor = 0.5\nhit_ceiling = 0.5\n';
const count = (on: string, item = 'token') =>
  `{ on = "${on}", actions = [{ action = "give_item", item = "core:${item}" }] }`;
const skill = (actions: string, triggers = '', more = '') => `
[[abilities]]
id = "try"
${more}
actions = [${actions}]
[[options]]
id = "tester"
category = "core:kind"
abilities = ["core:try"]
modifiers = [{ attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }]
triggers = [${triggers}]
[[modifiers]]
id = "mark"
permanent = true
stacks = 9
`;
const hit = (amount: number, more = '') =>
  `{ action = "damage", amount = ${amount}, damage_type = "fire", target = "target"${more} }`;
const MARK = '{ action = "apply_modifier", modifier = "core:mark", target = "target" }';

/** Someone whose blow at the hero also does that, before the blow itself, and something to itself. */
const thief = (deed: string) => `
[[abilities]]
id = "snatch"
actions = [${deed}, ${hit(1)}, { action = "apply_modifier", modifier = "core:laden" }]
[[modifiers]]
id = "laden"
permanent = true
[[items]]
id = "stone"
slot = "core:hand"
[[items]]
id = "sword"
slot = "core:hand"
[[loot_tables]]
id = "stones"
entries = [{ item = "core:stone" }]
[[affixes]]
id = "rune"
[[loot_tables]]
id = "runes"
entries = [{ affix = "core:rune" }]
[[quests]]
id = "grudge"
on = "creature_died"
[[creatures]]
id = "thief"
base = { max_health = 50, dexterity = -20, critical_chance = 0 }
ai = [{ ability = "core:snatch" }]
`;

describe('one roll', () => {
  it('decides over everything an ability does to an opponent', () => {
    const outcomes = new Set<string>();
    const world = new World({ toml: HALF + skill(`${hit(1)}, ${hit(1)}, ${MARK}, ${hit(1)}`) });
    world.enter('core:dummy');
    for (let turn = 0; turn < 30; turn++) {
      const before = world.lost();
      const marks = world.enemy().modifiers[0]?.stacks ?? 0;
      world.use('core:try');
      outcomes.add(`${world.lost() - before}/${Math.min(1, (world.enemy().modifiers[0]?.stacks ?? 0) - marks)}`);
      world.enemy().modifiers = [];
    }
    expect([...outcomes].sort()).toEqual(['0/0', '3/1']);
  });

  it('is made for each opponent', () => {
    const world = new World({ toml: HALF + skill(hit(1).replace('"target"', '"all_enemies"')) });
    world.enter('core:dummy', 'core:dummy');
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 40; turn++) {
      const before = [world.lost(0), world.lost(1)];
      world.use('core:try');
      outcomes.add(`${world.lost(0) - (before[0] ?? 0)}${world.lost(1) - (before[1] ?? 0)}`);
    }
    expect([...outcomes].sort()).toEqual(['00', '01', '10', '11']);
  });

  it('is not needed when all its damage is sure, and one’s own side is never missed', () => {
    const world = new World({
      toml:
        MISS +
        skill(
          `${hit(4, ', sure = true')}, ${MARK}, { action = "change_attribute", attribute = "stamina", amount = -7 }`,
        ),
    });
    const { combat } = world.enter('core:dummy').state.rng;
    const dice = { ...combat };
    world.use('core:try');
    expect([world.lost(), world.enemy().modifiers.length, world.state.hero.stamina]).toEqual([4, 1, 93]);
    expect(world.state.rng.combat).toEqual(dice);
  });

  it('is needed as soon as some of its damage is not sure: then what is sure misses, too', () => {
    const world = new World({ toml: MISS + skill(`${hit(4, ', sure = true')}, ${hit(3)}, ${MARK}`) });
    world.enter('core:dummy').use('core:try');
    expect([world.lost(), world.enemy().modifiers.length]).toEqual([0, 0]);
    expect(world.told('missed')).toEqual([{ who: 'hero', target: 'core:dummy' }]);
  });

  it('lets what is done to oneself happen on a miss', () => {
    const world = new World({
      toml: MISS + skill(`${hit(4)}, { action = "change_attribute", attribute = "health", amount = -7 }`),
    });
    world.enter('core:dummy').use('core:try');
    expect([world.lost(), world.state.hero.health]).toEqual([0, 93]);
  });

  it.each([
    ['a purse', '{ action = "remove_item", item = "core:gold", count = 15 }'],
    ['room in the bag', '{ action = "give_item", item = "core:token" }'],
    ['the hand', '{ action = "equip_item", item = "core:stone" }'],
    ['a find', '{ action = "give_loot", table = "core:stones" }'],
    ['an affix', '{ action = "enchant", slot = "core:hand", table = "core:runes" }'],
    ['experience', '{ action = "give_exp", amount = 5 }'],
    ['a quest', '{ action = "start_quest", quest = "core:grudge" }'],
  ])('whoever misses takes and gives nothing: %s', (_what, deed) => {
    const things = (world: World) => {
      const { hero, quests } = world.state;
      return JSON.stringify([hero.bag, hero.worn, hero.experience, quests]);
    };
    const touched = (balance: string) => {
      const world = new World({ toml: balance + thief(deed) }).give('core:gold', 40).give('core:sword');
      world.do({ command: 'equip', item: world.index('core:sword') });
      world.enter('core:thief');
      const before = things(world);
      world.wait();
      return [things(world) !== before, world.told('missed').length, world.enemy().modifiers.map(({ id }) => id)];
    };
    expect(touched(MISS)).toEqual([false, 1, ['core:laden']]);
    expect(touched('[balance]\nhit_floor = 1\nhit_ceiling = 1\n')).toEqual([true, 0, ['core:laden']]);
  });

  it('an item thrown at an enemy rolls like an ability; one used on oneself does not', () => {
    const bomb = (use: string) =>
      `${MISS}[[items]]\nid = "bomb"\n${use}\nactions = [{ action = "damage", amount = 6, damage_type = "fire", target = "${use === '' ? 'all_enemies' : 'target'}" }]\n`;
    for (const [use, lost] of [
      ['use_on = "enemy"', 0],
      ['', 6],
    ] as const) {
      const world = new World({ toml: bomb(use) });
      world.enter('core:dummy').give('core:bomb').do({ command: 'use_item', item: 0 });
      expect(world.lost()).toBe(lost);
    }
  });
});

describe('what a blow raises', () => {
  it('is attack_hit for each damage action, attack_missed once, and ability_used in either case', () => {
    const triggers = [count('attack_hit'), count('attack_missed', 'gold'), count('ability_used', 'pebble')].join(', ');
    const pebble = '[[items]]\nid = "pebble"\nstackable = true\n';
    const sum = (toml: string) => {
      const world = new World({ toml: toml + pebble });
      world.enter('core:dummy').use('core:try');
      return ['token', 'gold', 'pebble'].map((id) => world.count(`core:${id}`));
    };
    expect(sum(skill(`${hit(1)}, ${hit(1)}`, triggers))).toEqual([2, 0, 1]);
    expect(sum(MISS + skill(`${hit(1)}, ${hit(1)}`, triggers))).toEqual([0, 1, 1]);
  });

  it('is no attack when a trigger, a modifier, a dialogue or oneself does the damage', () => {
    const world = new World({
      toml: `
[[npcs]]
id = "quack"
options = [{ text = "Bleed me", actions = [{ action = "damage", amount = 4, damage_type = "slash" }] }]
[[modifiers]]
id = "bleeding"
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 2, damage_type = "slash" }] }]
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "critical_chance", flat = 100 }]
triggers = [${count('attack_hit')}, { on = "damage_taken", when = { attack = false, critical = false }, actions = [{ action = "give_item", item = "core:gold" }] }]`,
    });
    world.state.hero.modifiers.push({ id: 'core:bleeding', turns: 1, stacks: 1, fresh: false, by: 'hero' });
    world.talkTo('core:quack').do({ command: 'choose', option: 0 });
    expect(world.told('damaged').map(({ amount }) => amount)).toEqual([2, 4]);
    expect([world.count('core:token'), world.count('core:gold')]).toEqual([0, 2]);
  });

  it('is told of a lost turn by nobody', () => {
    const world = new World({
      toml: `[[modifiers]]\nid = "gag"\nblocks = "all"\n${skill('{ action = "apply_modifier", modifier = "core:gag", target = "target" }', count('ability_used'))}`,
    });
    world.enter('core:brute').use('core:try');
    // The hero’s own is heard, the brute’s is not.
    expect(world.count('core:token')).toBe(1);
    expect(world.told('turn_lost')).toHaveLength(1);
  });
});

describe('a critical hit', () => {
  it('belongs to each damage action and multiplies what comes before resistance', () => {
    const world = new World({
      toml: `
[[creatures]]
id = "shell"
base = { max_health = 500, dexterity = -20 }
modifiers = [{ attribute = "resistance", damage_type = "fire", flat = 25 }]
${skill(`${hit(10)}, ${hit(20)}`).replace('flat = -5', 'flat = 95')}`,
    });
    world.enter('core:shell').use('core:try');
    expect(world.told('hit').map(({ amount, critical }) => [amount, critical])).toEqual([
      [Math.round(15 * 0.75), true],
      [Math.round(30 * 0.75), true],
    ]);
  });
});

describe('an attribute against an opponent', () => {
  it('counts what holds only against this one, in hitting, striking and critical hits', () => {
    const only = (attribute: string, flat: number) =>
      `{ attribute = "${attribute}", flat = ${flat}, condition = [{ check = "has_tag", who = "target", value = "core:meat" }] }`;
    const world = new World({
      toml: `
[balance]
evasion = 0
hit_ceiling = 1
hit_floor = 0
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "hit_chance", flat = -0.8 }, { attribute = "critical_chance", flat = -5 }, { attribute = "damage", flat = 8 }, ${only('hit_chance', 1)}, ${only('damage', 5)}, ${only('critical_chance', 100)}, ${only('critical_factor', 0.5)}]`,
    });
    world.enter('core:brute', 'core:dummy');
    world.use('core:attack', 0);
    world.use('core:attack', 1);
    expect(world.told('hit').filter(({ who }) => who === 'hero')).toMatchObject([
      { amount: (10 + 5) * 2, critical: true },
    ]);
    expect(world.told('missed').filter(({ who }) => who === 'hero')).toEqual([{ who: 'hero', target: 'core:dummy' }]);
    // Without an opponent it does not count.
    expect(world.attribute('damage')).toBe(10);
  });
});

it('a hit of nothing, or of less than nothing, is one of 1', () => {
  for (const amount of [0, -50]) {
    const world = new World({ toml: skill(hit(amount)) });
    world.enter('core:dummy').use('core:try');
    expect(world.lost()).toBe(1);
  }
});
