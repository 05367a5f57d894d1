/** Fields of creatures. */
import { ATTRIBUTES, BASE_VALUES } from '../../../src/game/content/words.ts';
import { generateFloor } from '../../../src/game/floor/generate.ts';
import { logText } from '../../../src/ui/words/log.ts';
import type { World } from '../../fixtures/world.ts';
import { hero, type Row, type Rows, skill, speech, TOKEN } from './row.ts';

const beast = (fields: string, more = '') => `
[[creatures]]
id = "beast"
${fields.includes('base') ? '' : 'base = { max_health = 50, damage = 10, critical_chance = 0, dexterity = -20 }'}
${fields}
${more}`;
const bite =
  '[[abilities]]\nid = "bite"\nactions = [{ action = "damage", amount = 7, damage_type = "fire", target = "target" }]';
const enter = (world: World) => world.enter('core:beast');
const announced = (world: World) => enter(world).enemy().intent?.ability;
const killed = (world: World) => {
  enter(world).enemy().health = 1;
  world.use();
  return world;
};
const laid = (world: World) => {
  enter(world).use('core:try');
  return world.enemy().modifiers.length;
};
const lay = skill(
  'actions = [{ action = "apply_modifier", modifier = "core:web", target = "target" }]',
  '[[modifiers]]\nid = "web"',
);

/** Each base value is read as the attribute it names. */
const BASE = Object.fromEntries(
  ATTRIBUTES.filter((name) => name !== 'resistance').map((attribute): [string, Row] => [
    `creatures.base.${attribute}`,
    {
      toml: beast('base = { § }'),
      put: ['', `${attribute} = 7`],
      see: (world) => enter(world).attribute(attribute, 0),
      is: [BASE_VALUES[attribute], 7],
    },
  ]),
);

export const CREATURES: Rows = {
  ...BASE,
  'creatures.base': {
    toml: beast('§ # base'),
    put: ['', 'base = { damage = 9 }'],
    see: (world) => enter(world).attribute('damage', 0),
    is: [2, 9],
  },
  'creatures.tags': {
    toml: beast('§', skill('condition = [{ check = "has_tag", who = "target", value = "core:undead" }]')),
    put: ['', 'tags = ["core:undead"]'],
    see: (world) => enter(world).attempt({ command: 'use_ability', ability: 'core:try' }).outcome,
    is: ['rejected', 'turn_passed'],
  },
  'creatures.modifiers': {
    toml: beast('§'),
    put: ['', 'modifiers = [{ attribute = "resistance", damage_type = "all", flat = 50 }]'],
    see: (world) => {
      enter(world).use();
      return world.lost();
    },
    is: [10, 5],
  },
  'creatures.immune': {
    toml: beast('§', lay),
    put: ['', 'immune = ["core:web"]'],
    see: laid,
    is: [1, 0],
  },
  'creatures.abilities': {
    toml: beast(
      'ai = [{ ability = "core:bite" }, { ability = "core:attack" }]\n§',
      `${bite}\n[[abilities]]\nid = "roar"`,
    ),
    put: ['abilities = ["core:roar"]', 'abilities = ["core:roar", "core:bite"]'],
    see: announced,
    is: ['core:attack', 'core:bite'],
  },
  'creatures.ai': {
    toml: beast('§'),
    put: ['', 'ai = [{ ability = "core:attack" }]'],
    see: announced,
    is: [undefined, 'core:attack'],
  },
  'creatures.ai.ability': {
    toml: beast('ai = [{ ability = "core:§" }]', bite),
    put: ['attack', 'bite'],
    see: announced,
    is: ['core:attack', 'core:bite'],
  },
  'creatures.ai.condition': {
    toml: beast('ai = [{ ability = "core:bite" § }, { ability = "core:attack" }]', bite),
    put: ['', ', condition = [{ check = "health_below", value = 0.5 }]'],
    see: announced,
    is: ['core:bite', 'core:attack'],
  },
  'creatures.ai.chance': {
    toml: beast('ai = [{ ability = "core:bite" § }, { ability = "core:attack" }]', bite),
    put: ['', ', chance = 0'],
    see: announced,
    is: ['core:bite', 'core:attack'],
  },
  'creatures.triggers': {
    toml: beast('§'),
    put: ['', `triggers = [{ on = "combat_started", actions = [${TOKEN}] }]`],
    see: (world) => enter(world).count('core:token'),
    is: [0, 1],
  },
  'creatures.exp_reward': {
    toml: beast('§', hero('')),
    put: ['', 'exp_reward = 6'],
    see: (world) => killed(world).state.hero.experience,
    is: [0, 6],
  },
  'creatures.loot': {
    toml: beast(
      '§',
      '[[loot_tables]]\nid = "hoard"\nentries = [{ item = "core:token" }]\n[balance]\nluck_factor = 0\nhit_floor = 1\nhit_ceiling = 1\n',
    ),
    put: ['', 'loot = "core:hoard"'],
    see: (world) => killed(world).count('core:token'),
    is: [0, 1],
  },
  'creatures.gender': {
    toml: beast('name = "Ratte"\n§'),
    put: ['gender = "m"', 'gender = "f"'],
    see: (world) => {
      const death = killed(world).log.find(({ code }) => code === 'died');
      return death === undefined ? '' : logText(speech(world.content, 'de'), death);
    },
    is: ['Der Ratte stirbt.', 'Die Ratte stirbt.'],
  },
  'creatures.proper': {
    toml: beast('name = "Alrik"\ngender = "m"\n§'),
    put: ['', 'proper = true'],
    see: (world) => {
      const death = killed(world).log.find(({ code }) => code === 'died');
      return death === undefined ? '' : logText(speech(world.content, 'de'), death);
    },
    is: ['Der Alrik stirbt.', 'Alrik stirbt.'],
  },
  'creatures.unique': {
    toml: beast(
      '§',
      [1, 2]
        .map(
          (number) =>
            `[[floors]]\nid = "${number === 1 ? 'one' : 'two'}"\nnumber = ${number}\nsize = [40, 20]\nrooms = 3\nrequired = ["core:entrance", "core:normal", "core:stairs"]\ncreatures = [{ id = "core:dummy" }, { id = "core:beast", weight = 1000000 }]\n`,
        )
        .join(''),
    ),
    put: ['', 'unique = true'],
    see: ({ content }) =>
      [...content.floorByNumber].flatMap(([number, def]) => {
        const made = generateFloor(content, def, number, { seed: '1', firstEnemy: 1 });
        return made.ok
          ? made.floor.rooms.flatMap(({ enemies }) => enemies.filter((one) => one.def === 'core:beast'))
          : [];
      }).length,
    is: [2, 1],
  },
};
