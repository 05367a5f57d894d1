/** Fields of what a hero is and can do: categories, options, abilities, modifiers. */
import type { World } from '../../fixtures/world.ts';
import {
  answer,
  bearing,
  creation,
  drink,
  hero,
  PUFF,
  type Rows,
  skill,
  TOKEN,
  thing,
  tokens,
  use,
  useSkill,
} from './row.ts';

const trade = (category: string, options: string) =>
  `[[categories]]\nid = "trade"\n${category}\n[[options]]\nid = "miller"\ncategory = "core:trade"\n${options}`;
const options = (world: World) => world.state.hero.options;
const both = ['core:tester', 'core:miller'];

const tired = (fields: string, more = '') =>
  thing(
    'actions = [{ action = "apply_modifier", modifier = "core:state" }]',
    `[[modifiers]]\nid = "state"\n${fields}\n${more}`,
  );
const strike = '{ action = "damage", amount = 9, damage_type = "fire", target = "target" }';

export const HEROES: Rows = {
  'categories.order': {
    toml: trade('§', ''),
    put: ['order = 1', 'order = -1'],
    setup: { options: both },
    see: options,
    is: [both, [...both].reverse()],
  },
  'categories.pick': {
    toml: '[[categories]]\nid = "kind"\n§\n[[options]]\nid = "twin"\ncategory = "core:kind"',
    put: ['', 'pick = 2'],
    read: (toml) => creation(toml, ['core:tester']).answer,
    is: ['played', 'wrong_pick'],
  },
  'categories.level': {
    toml: trade('§', ''),
    put: ['level = 2', 'level = 3'],
    see: (world) => {
      world.do({ command: 'cheat', what: 'level' });
      return answer(world, { command: 'choose_option', option: 'core:miller' });
    },
    is: ['played', 'option_not_open'],
  },
  'options.category': {
    toml: '[[categories]]\nid = "trade"\n[[options]]\nid = "miller"\ncategory = "core:§"',
    put: ['kind', 'trade'],
    read: (toml) => creation(toml, both).answer,
    is: ['wrong_pick', 'played'],
  },
  'options.tags': {
    toml: hero('§') + thing(`condition = [{ check = "has_tag", value = "core:royal" }]\nactions = [${PUFF}]`),
    put: ['', 'tags = ["core:royal"]'],
    see: (world) => drink(world),
    is: ['item_condition', 'played'],
  },
  'options.condition': {
    toml: hero('§'),
    put: ['', 'condition = [{ check = "has_tag", value = "core:royal" }]'],
    read: (toml) => creation(toml, ['core:tester']).answer,
    is: ['played', 'option_condition'],
  },
  'options.modifiers': {
    toml: '[[options]]\nid = "tester"\ncategory = "core:kind"\n§',
    put: ['', 'modifiers = [{ attribute = "luck", flat = 4 }]'],
    see: (world) => world.attribute('luck'),
    is: [1, 5],
  },
  'options.abilities': {
    toml: `${hero('§')}[[abilities]]\nid = "try"`,
    put: ['', 'abilities = ["core:try"]'],
    see: (world) => answer(world.enter('core:dummy'), useSkill),
    is: ['unknown_ability', 'played'],
  },
  'options.triggers': {
    toml: hero('§'),
    put: ['', `triggers = [{ on = "ability_used", actions = [${TOKEN}] }]`],
    see: (world) => {
      world.enter('core:dummy').use();
      return tokens(world);
    },
    is: [0, 1],
  },
  'options.on_create': {
    toml: hero('§'),
    put: ['', `on_create = [${TOKEN}]`],
    see: tokens,
    is: [0, 1],
  },
  'abilities.tags': {
    toml:
      skill('§', '[[modifiers]]\nid = "gag"\npermanent = true\nblocks = ["core:spell"]') +
      thing('actions = [{ action = "apply_modifier", modifier = "core:gag" }]'),
    put: ['', 'tags = ["core:spell"]'],
    see: (world) => answer(use(world).enter('core:dummy'), useSkill),
    is: ['played', 'ability_blocked'],
  },
  'abilities.cost': {
    toml: skill('§'),
    put: ['', 'cost = 30'],
    see: (world) => {
      world.enter('core:dummy').use('core:try');
      return world.state.hero.stamina;
    },
    is: [100, 70],
  },
  'abilities.cooldown': {
    toml: skill('§'),
    put: ['', 'cooldown = 1'],
    see: (world) => {
      world.enter('core:dummy').use('core:try');
      return [answer(world, useSkill), answer(world.wait(), useSkill)];
    },
    is: [
      ['played', 'played'],
      ['ability_blocked', 'played'],
    ],
  },
  'abilities.condition': {
    toml: skill('§'),
    put: ['', 'condition = [{ check = "health_below", value = 0.5 }]'],
    see: (world) => answer(world.enter('core:dummy'), useSkill),
    is: ['played', 'ability_blocked'],
  },
  'abilities.actions': {
    toml: skill('§'),
    put: ['', `actions = [${strike}]`],
    see: (world) => {
      world.enter('core:dummy').use('core:try');
      return world.lost();
    },
    is: [0, 9],
  },
  'abilities.aim': {
    toml: skill(`actions = [${strike}]\n§`),
    put: ['', 'aim = "self"'],
    see: (world) => {
      world.enter('core:dummy').use('core:try');
      return [world.lost(), world.state.hero.health];
    },
    is: [
      [9, 100],
      [0, 91],
    ],
  },
  'abilities.windup': {
    toml: '[[abilities]]\nid = "attack"\nactions = [{ action = "damage", amount = 9, damage_type = "fire", target = "target" }]\n§',
    put: ['', 'windup = 2'],
    see: (world) => {
      world.enter('core:brute');
      return [1, 2, 3].map(() => world.wait().state.hero.health);
    },
    is: [
      [91, 82, 73],
      [100, 100, 91],
    ],
  },
  'modifiers.turns': {
    toml: tired('§'),
    put: ['', 'turns = 1'],
    see: (world) => {
      use(world);
      return [1, 2, 3, 4].map(() => bearing(world.wait()).length);
    },
    is: [
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ],
  },
  'modifiers.permanent': {
    toml: tired('§'),
    put: ['', 'permanent = true'],
    see: (world) => bearing(use(world).wait(10)),
    is: [[], ['state']],
  },
  'modifiers.harmful': {
    toml: `${tired('§')}[[items]]\nid = "cure"\nactions = [{ action = "remove_modifier", harmful = true }]`,
    put: ['', 'harmful = true'],
    see: (world) => bearing(use(use(world), 'core:cure')),
    is: [['state'], []],
  },
  'modifiers.stacks': {
    toml: tired('attributes = [{ attribute = "luck", flat = 2 }]\n§'),
    put: ['', 'stacks = 2'],
    see: (world) => use(use(use(world))).attribute('luck'),
    is: [3, 5],
  },
  'modifiers.blocks': {
    toml: tired('§'),
    put: ['', 'blocks = "all"'],
    see: (world) => answer(use(world.enter('core:dummy')), { command: 'use_ability', ability: 'core:attack' }),
    is: ['played', 'ability_blocked'],
  },
  'modifiers.attributes': {
    toml: tired('§'),
    put: ['', 'attributes = [{ attribute = "luck", flat = 2 }]'],
    see: (world) => use(world).attribute('luck'),
    is: [1, 3],
  },
  'modifiers.abilities': {
    toml: tired('§', '[[abilities]]\nid = "try"'),
    put: ['', 'abilities = ["core:try"]'],
    see: (world) => answer(use(world.enter('core:dummy')), useSkill),
    is: ['unknown_ability', 'played'],
  },
  'modifiers.triggers': {
    toml: tired('§'),
    put: ['', `triggers = [{ on = "turn_started", actions = [${TOKEN}] }]`],
    see: (world) => tokens(use(world).wait(9)),
    is: [0, 3],
  },
};
