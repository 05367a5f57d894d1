/** Fields of those one talks to, of quests, and of scripts. */
import { loadContent } from '../../../src/data/load.ts';
import { offersOf } from '../../../src/game/npc/talk.ts';
import { compileScript } from '../../../src/script/compile.ts';
import { goalText } from '../../../src/ui/describe/goals.ts';
import { logText } from '../../../src/ui/words/log.ts';
import { dialogText, entryText, replyText } from '../../../src/ui/words/names.ts';
import type { World } from '../../fixtures/world.ts';
import { below, floorBelow, hero, PUFF, type Rows, SHOP, speech, TOKEN, thing, tokens, use } from './row.ts';

const sage = (option: string, more = '') => `
[[npcs]]
id = "sage"
options = [{ ${option.includes('text') ? '' : 'text = "Yes"'} ${option} }]
${more}`;
const talk = (world: World) => world.give('core:gold', 1000).talkTo('core:sage');
const choose = (world: World) => {
  world.do({ command: 'choose', option: 0 });
  return world;
};
const offers = (world: World) => offersOf({ state: world.state, content: world.content }).length;
const spent = (world: World) => 1000 - world.count('core:gold');

/** A quest that runs from the start; its reward is a token. */
const quest = (fields: string, own = '') => `
[[quests]]
id = "errand"
${own === 'on' ? '' : 'on = "ability_used"'}
${own === 'actions' ? '' : `actions = [${TOKEN}]`}
${fields}
${hero('on_create = [{ action = "start_quest", quest = "core:errand" }]')}`;
const blows = (world: World) => {
  world.enter('core:dummy');
  for (let blow = 0; blow < 5; blow++) world.use();
  return tokens(world);
};

/** What is told of stepping up to someone. */
const greeted = ({ content }: World) => logText(speech(content, 'de'), { turn: 1, code: 'talked', npc: 'core:sage' });

export const PEOPLE: Rows = {
  'npcs.gender': {
    toml: '[[npcs]]\nid = "sage"\nname = "Quelle"\nproper = false\n§',
    put: ['gender = "m"', 'gender = "f"'],
    see: greeted,
    is: ['Du trittst an den Quellen heran.', 'Du trittst an die Quelle heran.'],
  },
  'npcs.proper': {
    toml: '[[npcs]]\nid = "sage"\nname = "Borin"\ngender = "m"\n§',
    put: ['', 'proper = false'],
    see: greeted,
    is: ['Du trittst an Borin heran.', 'Du trittst an den Borin heran.'],
  },
  'npcs.greeting': {
    toml: '[[npcs]]\nid = "sage"\n§',
    put: ['', 'greeting = "Welcome."'],
    see: ({ content }) => entryText(speech(content), 'npcs', 'core:sage', 'greeting'),
    is: [undefined, 'Welcome.'],
  },
  'npcs.shop': {
    toml: below(
      'required = ["core:entrance", "core:market", "core:stairs"]',
      `${SHOP.replace(/shop = .*/, '§')}[[prefabs]]\nid = "market"\ntags = ["core:market"]\nnpcs = ["core:smith"]\nlayout = """\n#####\n+.n.+\n#####\n"""`,
      'required',
    ),
    put: ['', 'shop = "core:goods"'],
    see: (world) => floorBelow(world).npcs.map(({ stock }) => stock.map(({ def }) => def)),
    is: [[[]], [['core:token']]],
  },
  'npcs.options': {
    toml: '[[npcs]]\nid = "sage"\n§',
    put: ['', 'options = [{ text = "Yes" }]'],
    see: (world) => offers(talk(world)),
    is: [0, 1],
  },
  'npcs.options.id': {
    toml: sage('§'),
    put: ['', ', id = "agree"'],
    see: (world) => choose(talk(world)).told('option_taken'),
    is: [[{ npc: 'core:sage', option: 'Yes' }], [{ npc: 'core:sage', option: 'agree' }]],
  },
  'npcs.options.text': {
    toml: sage('id = "agree", text = "§"'),
    put: ['Yes', 'Certainly'],
    see: ({ content }) => dialogText(speech(content), 'core:sage', 'agree'),
    is: ['Yes', 'Certainly'],
  },
  'npcs.options.reply': {
    toml: sage(', id = "agree" §'),
    put: ['', ', reply = "As you like."'],
    see: ({ content }) => replyText(speech(content), 'core:sage', 'agree'),
    is: [undefined, 'As you like.'],
  },
  'npcs.options.condition': {
    toml: sage('§'),
    put: ['', ', condition = [{ check = "floor", at_least = 2 }]'],
    see: (world) => offers(talk(world)),
    is: [1, 0],
  },
  'npcs.options.price': {
    toml: sage('§'),
    put: ['', ', price = 40'],
    see: (world) => spent(choose(talk(world))),
    is: [0, 40],
  },
  'npcs.options.growth': {
    toml: sage(', price = 10 §'),
    put: ['', ', growth = 2'],
    see: (world) => spent(choose(choose(choose(talk(world))))),
    is: [30, 70],
  },
  'npcs.options.once': {
    toml: sage('§'),
    put: ['', ', once = true'],
    see: (world) => offers(choose(talk(world))),
    is: [1, 0],
  },
  'npcs.options.actions': {
    toml: sage('§'),
    put: ['', `, actions = [${TOKEN}]`],
    see: (world) => tokens(choose(talk(world))),
    is: [0, 1],
  },
  'npcs.triggers': {
    toml: '[[npcs]]\nid = "sage"\n§',
    put: ['', `triggers = [{ on = "npc_talked", actions = [${TOKEN}] }]`],
    see: (world) => tokens(talk(world)),
    is: [0, 1],
  },
  'quests.goal': {
    toml: quest('§'),
    put: ['', 'goal = "Swing it once."'],
    see: ({ content }) => goalText(speech(content), 'core:errand'),
    is: ['After an ability', 'Swing it once.'],
  },
  'quests.completed': {
    toml: quest('§'),
    put: ['', 'completed = "Well swung."'],
    see: ({ content }) => logText(speech(content), { turn: 1, code: 'quest_completed', quest: 'core:errand' }),
    is: ['Quest completed: Errand.', 'Quest completed: Errand. Well swung.'],
  },
  'quests.count': {
    toml: quest('§'),
    put: ['count = 6', 'count = 5'],
    see: blows,
    is: [0, 1],
  },
  'quests.on': {
    toml: quest('§', 'on'),
    put: ['on = "item_used"', 'on = "ability_used"'],
    see: blows,
    is: [0, 1],
  },
  'quests.when': {
    toml: quest('§'),
    put: ['when = { ability = "core:flee" }', 'when = { ability = "core:attack" }'],
    see: blows,
    is: [0, 1],
  },
  'quests.condition': {
    toml: quest('§'),
    put: ['condition = [{ check = "floor", at_least = 2 }]', ''],
    see: blows,
    is: [0, 1],
  },
  'quests.chance': {
    toml: quest('§'),
    put: ['chance = 0', ''],
    see: blows,
    is: [0, 1],
  },
  'quests.actions': {
    toml: quest('§', 'actions'),
    put: ['actions = []', `actions = [${TOKEN}, ${TOKEN}]`],
    see: blows,
    is: [0, 2],
  },
  'scripts.source': {
    toml: thing(
      `actions = [${PUFF}, { action = "run_script", script = "core:gift" }]`,
      `[[scripts]]\nid = "gift"\nsource = '§'`,
    ),
    put: ['return [];', 'return [{ action: "give_item", item: "core:token" }];'],
    see: (world) => tokens(use(world)),
    is: [0, 1],
  },
  'scripts.file': {
    toml: '[[scripts]]\nid = "gift"\nfile = "scripts/§.js"',
    put: ['none', 'gift'],
    read: (toml) => {
      const files = [
        { path: 'manifest.toml', text: 'id = "core"\nname = "test"\nversion = "1.0.0"\n' },
        { path: 'a.toml', text: toml },
        { path: 'scripts/gift.js', text: 'return [];' },
      ];
      return loadContent([{ folder: 'core', files }], { engine: '0.1.0', compile: compileScript }).content.compiled
        .size;
    },
    is: [0, 1],
  },
};
