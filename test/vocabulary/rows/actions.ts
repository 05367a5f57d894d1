/** Fields of actions. */
import type { World } from '../../fixtures/world.ts';
import { ERRAND } from './effects.ts';
import { coat, hero, type Row, type Rows, skill, TOKEN, thing, tokens, use, wear } from './row.ts';

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
  'action.equip_item.count': done(
    'action = "equip_item", item = "core:sword" §',
    ['', ', count = 3'],
    (world) => [world.state.hero.worn['core:hand']?.def, world.count('core:sword')],
    [['core:sword', 1], ['core:sword', 3], GEAR],
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
