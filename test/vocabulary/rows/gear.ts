/** Fields of what is carried and worn: items, slots, affixes, loot tables. */
import { itemName } from '../../../src/ui/words/names.ts';
import type { World } from '../../fixtures/world.ts';
import {
  answer,
  coat,
  cost,
  drink,
  PUFF,
  type Rows,
  SHOP,
  shopping,
  speech,
  TOKEN,
  thing,
  tokens,
  use,
  useSkill,
  wear,
} from './row.ts';

const AFFIX = '[[items]]\nid = "coat"\nslot = "core:body"\nbase_price = 100\nweight = 1\n[[affixes]]\nid = "fine"\n';
const fine = (world: World) => wear(world, 'core:coat', ['core:fine']);
const claw = '[[abilities]]\nid = "try"\n';
/** A table that is drawn from when the thing is used. */
const hoard = (rolls: string, entries: string, more = '') => `
[balance]
luck_factor = 0
[[items]]
id = "thing"
actions = [{ action = "give_loot", table = "core:hoard" }]
[[loot_tables]]
id = "hoard"
${rolls}
entries = [${entries}]
${more}`;
const bag = (world: World) =>
  use(world).state.hero.bag.flatMap(({ def, affixes, count }) =>
    def === 'core:thing' ? [] : [[def.slice('core:'.length), count, ...affixes]],
  );

export const GEAR: Rows = {
  'items.tags': {
    toml: coat('§', thing(`condition = [{ check = "has_tag", value = "core:royal" }]\nactions = [${PUFF}]`)),
    put: ['', 'tags = ["core:royal"]'],
    see: (world) => drink(wear(world)),
    is: ['item_condition', 'played'],
  },
  'items.base_price': {
    toml: `[[items]]\nid = "pearl"\n§\n${SHOP}`,
    put: ['', 'base_price = 70'],
    see: (world) => cost(shopping(world, 'core:pearl')),
    is: [1, 70],
  },
  'items.weight': {
    toml: '[[items]]\nid = "rock"\n§',
    put: ['weight = 50', 'weight = 50.5'],
    see: (world) => {
      world.give('core:rock').give('core:token').do({ command: 'drop', item: 1 });
      return answer(world, { command: 'pick_up' });
    },
    is: ['played', 'too_heavy'],
  },
  'items.slot': {
    toml: '[[items]]\nid = "hat"\n§',
    put: ['', 'slot = "core:body"'],
    see: (world) => answer(world.give('core:hat'), { command: 'equip', item: 0 }),
    is: ['not_wearable', 'played'],
  },
  'items.stackable': {
    toml: `${thing('actions = [{ action = "give_item", item = "core:bead", count = 3 }]')}[[items]]\nid = "bead"\n§`,
    put: ['', 'stackable = true'],
    see: (world) => use(world).state.hero.bag.filter(({ def }) => def === 'core:bead').length,
    is: [3, 1],
  },
  'items.consumed_on_use': {
    toml: thing(`actions = [${PUFF}]\n§`),
    put: ['', 'consumed_on_use = true'],
    see: (world) => use(world).count('core:thing'),
    is: [1, 0],
  },
  'items.use_on': {
    toml: thing('actions = [{ action = "damage", amount = 7, damage_type = "fire", target = "target" }]\n§'),
    put: ['', 'use_on = "enemy"'],
    see: (world) => [drink(world), world.state.hero.health, use(world.enter('core:dummy')).lost()],
    is: [
      ['played', 93, 0],
      ['not_in_fight', 100, 7],
    ],
  },
  'items.condition': {
    toml: thing(`actions = [${PUFF}]\n§`),
    put: ['', 'condition = [{ check = "floor", at_least = 2 }]'],
    see: (world) => drink(world),
    is: ['played', 'item_condition'],
  },
  'items.modifiers': {
    toml: coat('§'),
    put: ['', 'modifiers = [{ attribute = "luck", flat = 4 }]'],
    see: (world) => wear(world).attribute('luck'),
    is: [1, 5],
  },
  'items.actions': {
    toml: thing('§'),
    put: ['', `actions = [${PUFF}]`],
    see: (world) => drink(world),
    is: ['not_usable', 'played'],
  },
  'items.abilities': {
    toml: coat('§', claw),
    put: ['', 'abilities = ["core:try"]'],
    see: (world) => answer(wear(world).enter('core:dummy'), useSkill),
    is: ['unknown_ability', 'played'],
  },
  'items.triggers': {
    toml: coat('§'),
    put: ['', `triggers = [{ on = "ability_used", actions = [${TOKEN}] }]`],
    see: (world) => {
      wear(world).enter('core:dummy').use();
      return tokens(world);
    },
    is: [0, 1],
  },
  'items.gender': {
    toml: '[[items]]\nid = "coat"\nname = "Jacke"\n§\n[[affixes]]\nid = "fine"\nname = { m = "Feiner", f = "Feine" }',
    put: ['gender = "m"', 'gender = "f"'],
    see: ({ content }) => itemName(speech(content, 'de'), { def: 'core:coat', affixes: ['core:fine'] }),
    is: ['Feiner Jacke', 'Feine Jacke'],
  },
  'slots.order': {
    toml: `[[slots]]\nid = "belt"\n§\n${coat(`triggers = [{ on = "ability_used", actions = [${TOKEN}] }]`)}
[[items]]\nid = "sash"\nslot = "core:belt"
triggers = [{ on = "ability_used", actions = [{ action = "give_item", item = "core:gold" }] }]`,
    put: ['order = 5', 'order = 15'],
    see: (world) => {
      wear(wear(world), 'core:sash').enter('core:dummy').use();
      return world.told('received').map(({ item }) => item);
    },
    is: [
      ['core:gold', 'core:token'],
      ['core:token', 'core:gold'],
    ],
  },
  'affixes.name': {
    toml: `${AFFIX}§`,
    put: ['', 'name = "Edler"'],
    see: ({ content }) => itemName(speech(content, 'de'), { def: 'core:coat', affixes: ['core:fine'] }),
    is: ['Fine Coat', 'Edler Coat'],
  },
  ...Object.fromEntries(
    (['m', 'f', 'n', 'pl'] as const).map((gender) => [
      `affixes.name.${gender}`,
      {
        toml: `[[items]]\nid = "coat"\nname = "Rock"\ngender = "${gender}"\n[[affixes]]\nid = "fine"\nname = { § }`,
        put: ['', `${gender} = "Edle"`] as const,
        see: ({ content }: World) => itemName(speech(content, 'de'), { def: 'core:coat', affixes: ['core:fine'] }),
        is: ['Fine Rock', 'Edle Rock'] as const,
      },
    ]),
  ),
  'affixes.price_factor': {
    toml: `${AFFIX}§\n${SHOP}`,
    put: ['', 'price_factor = 1.5'],
    see: (world) => cost(shopping(world, 'core:coat', ['core:fine'])),
    is: [100, 150],
  },
  'affixes.modifiers': {
    toml: `${AFFIX}§`,
    put: ['', 'modifiers = [{ attribute = "luck", flat = 4 }]'],
    see: (world) => fine(world).attribute('luck'),
    is: [1, 5],
  },
  'affixes.abilities': {
    toml: `${AFFIX}§\n${claw}`,
    put: ['', 'abilities = ["core:try"]'],
    see: (world) => answer(fine(world).enter('core:dummy'), useSkill),
    is: ['unknown_ability', 'played'],
  },
  'affixes.triggers': {
    toml: `${AFFIX}§`,
    put: ['', `triggers = [{ on = "ability_used", actions = [${TOKEN}] }]`],
    see: (world) => {
      fine(world).enter('core:dummy').use();
      return tokens(world);
    },
    is: [0, 1],
  },
  'loot_tables.rolls': {
    toml: hoard('§', '{ item = "core:token" }'),
    put: ['', 'rolls = "3"'],
    see: bag,
    is: [[['token', 1]], [['token', 3]]],
  },
  'loot_tables.entries': {
    toml: hoard('', '§'),
    put: ['', '{ item = "core:token" }'],
    see: bag,
    is: [[], [['token', 1]]],
  },
  'loot_tables.entries.item': {
    toml: hoard('', '{ item = "core:§" }'),
    put: ['token', 'gold'],
    see: bag,
    is: [[['token', 1]], [['gold', 1]]],
  },
  'loot_tables.entries.table': {
    toml: hoard(
      '',
      '{ table = "core:§" }',
      [1, 2]
        .map((count) => `[[loot_tables]]\nid = "t${count}"\nentries = [{ item = "core:token", count = ${count} }]\n`)
        .join(''),
    ),
    put: ['t1', 't2'],
    see: bag,
    is: [[['token', 1]], [['token', 2]]],
  },
  'loot_tables.entries.affix': {
    toml: hoard(
      '',
      '{ item = "core:coat", affixes = "core:ways" }',
      '[[items]]\nid = "coat"\n[[affixes]]\nid = "fine"\n[[affixes]]\nid = "torn"\n[[loot_tables]]\nid = "ways"\nentries = [{ affix = "core:§" }]',
    ),
    put: ['fine', 'torn'],
    see: bag,
    is: [[['coat', 1, 'core:fine']], [['coat', 1, 'core:torn']]],
  },
  'loot_tables.entries.nothing': {
    toml: hoard('', '{ § }'),
    put: ['item = "core:token"', 'nothing = true'],
    see: bag,
    is: [[['token', 1]], []],
  },
  'loot_tables.entries.weight': {
    toml: hoard('', '{ item = "core:token", weight = § }, { item = "core:gold", weight = 1 }'),
    put: ['0', '1000000'],
    see: bag,
    is: [[['gold', 1]], [['token', 1]]],
  },
  'loot_tables.entries.guaranteed': {
    toml: hoard('rolls = 0', '{ item = "core:token", guaranteed = § }'),
    put: ['false', 'true'],
    see: bag,
    is: [[], [['token', 1]]],
  },
  'loot_tables.entries.count': {
    toml: hoard('', '{ item = "core:token" § }'),
    put: ['', ', count = "5"'],
    see: bag,
    is: [[['token', 1]], [['token', 5]]],
  },
  'loot_tables.entries.affixes': {
    toml: hoard(
      '',
      '{ item = "core:coat" § }',
      '[[items]]\nid = "coat"\n[[affixes]]\nid = "fine"\n[[loot_tables]]\nid = "ways"\nentries = [{ affix = "core:fine" }]',
    ),
    put: ['', ', affixes = "core:ways"'],
    see: bag,
    is: [[['coat', 1]], [['coat', 1, 'core:fine']]],
  },
};
