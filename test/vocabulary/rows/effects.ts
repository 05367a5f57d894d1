/** Fields of attribute changes, triggers and checks. */
import type { World } from '../../fixtures/world.ts';
import { answer, coat, hero, type Row, type Rows, skill, TOKEN, thing, tokens, use, useSkill, wear } from './row.ts';

const change = (fields: string, more = '') => coat(`modifiers = [{ ${fields} }]`, more);
const worn = (attribute: Parameters<World['attribute']>[0]) => (world: World) => wear(world).attribute(attribute);
const trigger = (fields: string, own = '') =>
  hero(
    `triggers = [{ ${own === 'on' ? '' : 'on = "ability_used",'} ${own === 'actions' ? '' : `actions = [${TOKEN}],`} ${fields} }]`,
  );
const twoBlows = (world: World) => {
  world.enter('core:dummy').use();
  world.use();
  return tokens(world);
};

export const EFFECTS: Rows = {
  'attribute_change.attribute': {
    toml: change('attribute = "§", flat = 4'),
    put: ['luck', 'strength'],
    see: worn('luck'),
    is: [5, 1],
  },
  'attribute_change.damage_type': {
    toml: change('attribute = "resistance", damage_type = "§", flat = 30'),
    put: ['ice', 'fire'],
    see: (world) => wear(world).attribute('resistance', 'hero', 'fire'),
    is: [0, 30],
  },
  'attribute_change.flat': {
    toml: change('attribute = "luck" §'),
    put: ['', ', flat = 4'],
    see: worn('luck'),
    is: [1, 5],
  },
  'attribute_change.percent': {
    toml: change('attribute = "luck", flat = 1 §'),
    put: ['', ', percent = 50'],
    see: worn('luck'),
    is: [2, 3],
  },
  'attribute_change.target': {
    toml: change('attribute = "damage", flat = -4 §'),
    put: ['', ', target = "all_enemies"'],
    see: (world) => [wear(world).enter('core:brute').attribute('damage'), world.attribute('damage', 0)],
    is: [
      [6, 10],
      [10, 6],
    ],
  },
  'attribute_change.condition': {
    toml: change('attribute = "luck", flat = 4 §'),
    put: ['', ', condition = [{ check = "floor", at_least = 2 }]'],
    see: worn('luck'),
    is: [5, 1],
  },
  'trigger.on': {
    toml: trigger('on = "§"', 'on'),
    put: ['item_used', 'ability_used'],
    see: twoBlows,
    is: [0, 2],
  },
  'trigger.when': {
    toml: trigger('when = { ability = "core:§" }'),
    put: ['flee', 'attack'],
    see: twoBlows,
    is: [0, 2],
  },
  'trigger.condition': {
    toml: trigger('condition = [{ check = "has_tag", who = "target", value = "core:§" }]'),
    put: ['meat', 'wood'],
    see: twoBlows,
    is: [0, 2],
  },
  'trigger.chance': { toml: trigger('§'), put: ['chance = 0', ''], see: twoBlows, is: [0, 2] },
  'trigger.once': { toml: trigger('§'), put: ['', 'once = "fight"'], see: twoBlows, is: [2, 1] },
  'trigger.actions': {
    toml: trigger('actions = [§]', 'actions'),
    put: [TOKEN, `${TOKEN}, ${TOKEN}`],
    see: twoBlows,
    is: [2, 4],
  },
};

/** A check as the condition of a skill: used on a wooden dummy, can it be used or not? */
const asked = (check: string, put: readonly [string, string], more = '', before?: (world: World) => void): Row => ({
  toml: skill(`condition = [{ ${check} }]`, more),
  put,
  see: (world) => {
    world.enter('core:brute');
    before?.(world);
    return answer(world, useSkill);
  },
  is: ['ability_blocked', 'played'],
});
const weak = ({ state }: World) => {
  state.hero.health = 40;
  state.hero.stamina = 40;
};
const WEB = '[[modifiers]]\nid = "web"\nstacks = 3\n[[modifiers]]\nid = "mud"\n';
const webbed = ({ state }: World) => {
  state.hero.modifiers.push({ id: 'core:web', turns: 3, stacks: 2, fresh: false, by: 'hero' });
};
const ERRAND = '[[quests]]\nid = "errand"\non = "item_used"\n[[quests]]\nid = "other"\non = "item_used"\n';
const busy = (world: World) => world.do({ command: 'cheat', what: 'quest', quest: 'core:errand' });
const BLOW = '[[abilities]]\nid = "attack"\ntags = ["core:blow"]\nactions = []\n';

export const CHECK_ROWS: Rows = {
  'check.not': asked('check = "has_tag", who = "target", value = "core:meat" §', [', not = true', '']),
  'check.has_tag.who': asked('check = "has_tag", value = "core:meat" §', ['', ', who = "target"']),
  'check.has_tag.value': asked('check = "has_tag", who = "target", value = "core:§"', ['wood', 'meat']),
  'check.attribute.who': asked('check = "attribute", attribute = "dexterity", below = 0 §', ['', ', who = "target"']),
  'check.attribute.attribute': asked('check = "attribute", attribute = "§", at_least = 10', ['luck', 'damage']),
  'check.attribute.damage_type': asked(
    'check = "attribute", who = "target", attribute = "resistance", damage_type = "§", at_least = 10',
    ['ice', 'fire'],
    '[[creatures]]\nid = "brute"\nbase = { max_health = 50 }\nmodifiers = [{ attribute = "resistance", damage_type = "fire", flat = 10 }]',
  ),
  'check.attribute.at_least': asked('check = "attribute", attribute = "damage", at_least = §', ['10.5', '10']),
  'check.attribute.below': asked('check = "attribute", attribute = "damage", below = §', ['10', '10.5']),
  'check.has_item.who': asked('check = "has_item", item = "core:token" §', [', who = "target"', ''], '', (world) => {
    world.give('core:token');
  }),
  'check.has_item.item': asked('check = "has_item", item = "core:§"', ['gold', 'token'], '', (world) => {
    world.give('core:token');
  }),
  'check.has_item.count': asked('check = "has_item", item = "core:token", count = §', ['3', '2'], '', (world) => {
    world.give('core:token', 2);
  }),
  'check.health_below.who': asked('check = "health_below", value = 0.5 §', [', who = "target"', ''], '', weak),
  'check.health_below.value': asked('check = "health_below", value = §', ['0.4', '0.41'], '', weak),
  'check.stamina_below.who': asked('check = "stamina_below", value = 0.5 §', [', who = "target"', ''], '', weak),
  'check.stamina_below.value': asked('check = "stamina_below", value = §', ['0.4', '0.41'], '', weak),
  'check.has_modifier.who': asked(
    'check = "has_modifier", modifier = "core:web" §',
    [', who = "target"', ''],
    WEB,
    webbed,
  ),
  'check.has_modifier.modifier': asked('check = "has_modifier", modifier = "core:§"', ['mud', 'web'], WEB, webbed),
  'check.has_modifier.stacks': asked(
    'check = "has_modifier", modifier = "core:web", stacks = §',
    ['3', '2'],
    WEB,
    webbed,
  ),
  'check.intends.who': asked('check = "intends" §', ['', ', who = "target"']),
  'check.intends.ability': asked('check = "intends", who = "target", ability = "core:§"', ['flee', 'attack']),
  'check.intends.tag': asked('check = "intends", who = "target", tag = "core:§"', ['spell', 'blow'], BLOW),
  'check.allies.at_least': asked('check = "allies", at_least = §', ['1', '0']),
  'check.allies.below': asked('check = "allies", below = §', ['0', '1']),
  'check.opponents.at_least': asked('check = "opponents", at_least = §', ['2', '1']),
  'check.opponents.below': asked('check = "opponents", below = §', ['1', '2']),
  'check.floor.at_least': asked('check = "floor", at_least = §', ['2', '1']),
  'check.floor.below': asked('check = "floor", below = §', ['1', '2']),
  'check.quest.quest': asked('check = "quest", quest = "core:§", state = "active"', ['other', 'errand'], ERRAND, busy),
  'check.quest.state': asked(
    'check = "quest", quest = "core:errand", state = "§"',
    ['unknown', 'active'],
    ERRAND,
    busy,
  ),
};

/** An action done by a thing that is used, and what is seen of it. */
const done = (
  action: string,
  put: readonly [string, string],
  see: (world: World) => unknown,
  [first, second, more = '']: readonly [unknown, unknown, string?],
): Row => ({
  toml: thing(`actions = [{ ${action} }]`, more),
  put,
  see: (world) => see(use(world)),
  is: [first, second],
});
/** The same by a skill used in a fight with two. */
const fought = (
  action: string,
  put: readonly [string, string],
  see: (world: World) => unknown,
  [first, second, more = '']: readonly [unknown, unknown, string?],
): Row => ({
  toml: skill(`actions = [{ ${action} }]`, more),
  put,
  see: (world) => {
    world.enter('core:dummy', 'core:brute').use('core:try');
    return see(world);
  },
  is: [first, second],
});
const health = (world: World) => world.state.hero.health;
const stamina = (world: World) => world.state.hero.stamina;
const losses = (world: World) => [world.lost(0), world.lost(1)];
const laid = (world: World) => [world.enemy(0), world.enemy(1)].map(({ modifiers }) => modifiers.map(({ id }) => id));
const hit = 'action = "damage", damage_type = "fire", target = "target"';
const STATES = '[[modifiers]]\nid = "web"\nharmful = true\n[[modifiers]]\nid = "song"\npermanent = true\n';
const SLOW = '[[abilities]]\nid = "slow"\n[[abilities]]\nid = "calm"\n';
const cooldowns = (world: World) => world.state.hero.cooldowns;
const GEAR = '[[items]]\nid = "sword"\nslot = "core:hand"\n[[items]]\nid = "stick"\nslot = "core:hand"\n';
const enchanted = (action: string, put: readonly [string, string], is: readonly [unknown, unknown]): Row => ({
  toml: thing(
    `actions = [{ action = "enchant" ${action} }]`,
    `${GEAR}[[affixes]]\nid = "keen"\n[[affixes]]\nid = "dull"\n${['keen', 'dull'].map((id) => `[[loot_tables]]\nid = "${id}_table"\nentries = [{ affix = "core:${id}" }]\n`).join('')}`,
  ),
  put,
  see: (world) => use(wear(world, 'core:sword')).state.hero.worn['core:hand']?.affixes,
  is,
});
const standing = (world: World) => world.state.fight?.enemies.slice(2).map(({ def }) => def);

const TABLES =
  '[[loot_tables]]\nid = "poor"\nentries = [{ item = "core:token" }]\n[[loot_tables]]\nid = "rich"\nentries = [{ item = "core:token", count = 9 }]\n';
const GIFTS = `[[scripts]]\nid = "idle"\nsource = 'return [];'\n[[scripts]]\nid = "gift"\nsource = 'return [${TOKEN.replaceAll(' =', ':')}];'\n`;

export const ACTION_ROWS: Rows = {
  'action.damage.amount': done('action = "damage", damage_type = "fire", amount = §', ['3', '7'], health, [97, 93]),
  'action.damage.scale': done('action = "damage", damage_type = "fire", scale = §', ['1', '2'], health, [90, 80]),
  'action.damage.share': done('action = "damage", damage_type = "fire", share = §', ['0.1', '0.2'], health, [90, 80]),
  'action.damage.damage_type': {
    toml: coat(
      'modifiers = [{ attribute = "resistance", damage_type = "fire", flat = 50 }]',
      thing('actions = [{ action = "damage", amount = 10, damage_type = "§" }]'),
    ),
    put: ['ice', 'fire'],
    see: (world) => health(use(wear(world))),
    is: [90, 95],
  },
  'action.damage.target': fought(
    'action = "damage", amount = 5, damage_type = "fire", target = "§"',
    ['target', 'all_enemies'],
    losses,
    [
      [5, 0],
      [5, 5],
    ],
  ),
  'action.damage.sure': {
    ...fought(`${hit}, amount = 5 §`, ['', ', sure = true'], losses, [
      [0, 0],
      [5, 0],
    ]),
    toml: `[balance]\nhit_floor = 0\nhit_ceiling = 0\n${skill(`actions = [{ ${hit}, amount = 5 § }]`)}`,
  },
  'action.change_attribute.attribute': done(
    'action = "change_attribute", attribute = "§", amount = -5',
    ['health', 'stamina'],
    (world) => [health(world), stamina(world)],
    [
      [95, 100],
      [100, 95],
    ],
  ),
  'action.change_attribute.amount': done(
    'action = "change_attribute", attribute = "health", amount = §',
    ['-5', '-9'],
    health,
    [95, 91],
  ),
  'action.change_attribute.share': done(
    'action = "change_attribute", attribute = "health", share = §',
    ['-0.5', '-0.2'],
    health,
    [50, 80],
  ),
  'action.change_attribute.target': fought(
    'action = "change_attribute", attribute = "stamina", amount = -50, target = "§"',
    ['self', 'target'],
    (world) => [stamina(world), world.enemy().stamina],
    [
      [50, 100],
      [100, 50],
    ],
  ),
  'action.apply_modifier.modifier': fought(
    'action = "apply_modifier", target = "target", modifier = "core:§"',
    ['web', 'song'],
    laid,
    [[['core:web'], []], [['core:song'], []], STATES],
  ),
  'action.apply_modifier.target': fought(
    'action = "apply_modifier", modifier = "core:web", target = "§"',
    ['target', 'all_enemies'],
    laid,
    [[['core:web'], []], [['core:web'], ['core:web']], STATES],
  ),
  ...Object.fromEntries(
    (
      [
        ['modifier', ['modifier = "core:web"', 'modifier = "core:song"'], [['core:song'], ['core:web']]],
        ['harmful', ['harmful = true', 'harmful = false'], [['core:song'], ['core:web']]],
        ['target', ['harmful = true', 'harmful = true, target = "target"'], [['core:song'], ['core:web', 'core:song']]],
      ] as const
    ).map(([field, put, is]): [string, Row] => [
      `action.remove_modifier.${field}`,
      {
        toml: skill('actions = [{ action = "remove_modifier", § }]', STATES),
        put,
        see: (world) => {
          for (const id of ['core:web', 'core:song'])
            world.state.hero.modifiers.push({ id, turns: -1, stacks: 1, fresh: false, by: 'hero' });
          world.enter('core:dummy').use('core:try');
          return world.state.hero.modifiers.map(({ id }) => id);
        },
        is,
      },
    ]),
  ),
  'action.change_cooldown.amount': done(
    'action = "change_cooldown", ability = "core:slow", amount = §',
    ['3', '5'],
    cooldowns,
    [{ 'core:slow': 3 }, { 'core:slow': 5 }, SLOW],
  ),
  'action.change_cooldown.ability': done(
    'action = "change_cooldown", amount = 3, ability = "core:§"',
    ['slow', 'calm'],
    cooldowns,
    [{ 'core:slow': 3 }, { 'core:calm': 3 }, SLOW],
  ),
  'action.change_cooldown.target': fought(
    'action = "change_cooldown", amount = 3, ability = "core:slow", target = "§"',
    ['self', 'target'],
    (world) => [cooldowns(world), world.enemy().cooldowns],
    [[{ 'core:slow': 3 }, {}], [{}, { 'core:slow': 3 }], SLOW],
  ),
  'action.give_item.item': done('action = "give_item", item = "core:§"', ['gold', 'token'], tokens, [0, 1]),
  'action.give_item.count': done('action = "give_item", item = "core:token" §', ['', ', count = 4'], tokens, [1, 4]),
  'action.equip_item.item': done(
    'action = "equip_item", item = "core:§"',
    ['sword', 'stick'],
    (world) => world.state.hero.worn['core:hand']?.def,
    ['core:sword', 'core:stick', GEAR],
  ),
  'action.remove_item.item': {
    ...done('action = "remove_item", item = "core:§"', ['gold', 'token'], tokens, [5, 4]),
    see: (world) => tokens(use(world.give('core:token', 5))),
  },
  'action.remove_item.count': {
    ...done('action = "remove_item", item = "core:token" §', ['', ', count = 3'], tokens, [4, 2]),
    see: (world) => tokens(use(world.give('core:token', 5))),
  },
  'action.give_loot.table': done('action = "give_loot", table = "core:§"', ['poor', 'rich'], tokens, [1, 9, TABLES]),
  'action.enchant.slot': enchanted(
    ', slot = "core:§", table = "core:keen_table"',
    ['body', 'hand'],
    [[], ['core:keen']],
  ),
  'action.enchant.table': enchanted(
    ', slot = "core:hand", table = "core:§_table"',
    ['keen', 'dull'],
    [['core:keen'], ['core:dull']],
  ),
  'action.summon.creature': fought('action = "summon", creature = "core:§"', ['dummy', 'brute'], standing, [
    ['core:dummy'],
    ['core:brute'],
  ]),
  'action.summon.count': fought('action = "summon", creature = "core:brute" §', ['', ', count = 2'], standing, [
    ['core:brute'],
    ['core:brute', 'core:brute'],
  ]),
  'action.give_exp.amount': done(
    'action = "give_exp", amount = §',
    ['3', '4'],
    (world) => world.state.hero.experience,
    [3, 4],
  ),
  'action.start_quest.quest': done(
    'action = "start_quest", quest = "core:§"',
    ['errand', 'other'],
    (world) => world.state.quests.map(({ id }) => id),
    [['core:errand'], ['core:other'], ERRAND],
  ),
  'action.run_script.script': done('action = "run_script", script = "core:§"', ['idle', 'gift'], tokens, [0, 1, GIFTS]),
  'action.emit_event.event': {
    toml: `${thing('actions = [{ action = "emit_event", event = "core:§" }]')}${hero(`triggers = [{ on = "core:rite", actions = [${TOKEN}] }]`)}`,
    put: ['feast', 'rite'],
    see: (world) => tokens(use(world)),
    is: [0, 1],
  },
};
