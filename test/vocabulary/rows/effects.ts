/** Fields of attribute changes, triggers and checks. */
import type { World } from '../../fixtures/world.ts';
import { answer, coat, hero, type Row, type Rows, skill, TOKEN, tokens, useSkill, wear } from './row.ts';

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
export const ERRAND = '[[quests]]\nid = "errand"\non = "item_used"\n[[quests]]\nid = "other"\non = "item_used"\n';
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
  'check.has_modifier.harmful': asked(
    'check = "has_modifier", harmful = §',
    ['false', 'true'],
    WEB.replace('[[modifiers]]', '[[modifiers]]\nharmful = true'),
    webbed,
  ),
  'check.has_modifier.permanent': asked('check = "has_modifier", permanent = §', ['true', 'false'], WEB, webbed),
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
