/** Two drawn rooms, a hero in one and enemies in the other, on content written for the test and loaded like any mod. */
import { loadContent } from '../../src/data/load.ts';
import type { Command, Outcome } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import type { LogCode, LogEntry } from '../../src/game/log.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { Enemy, Floor, GameState, ItemStack } from '../../src/game/state.ts';

/** Everyone hits, nobody crits, nobody regains breath: a test states the chance it wants. */
const BASE = `
[balance]
hit_floor = HIT_FLOOR
hit_ceiling = HIT_CEILING
stamina_regen = 0

[[slots]]
id = "head"
name = "Kopf"
[[slots]]
id = "hand"
name = "Hand"
order = 1

[[categories]]
id = "class"
name = "Klasse"

[[options]]
id = "plain"
name = "Niemand"
category = "class"
abilities = ["strike"]
modifiers = [{ attribute = "critical_chance", flat = -5 }]

[[abilities]]
id = "attack"
name = "Angriff"
actions = [{ action = "damage", scale = 1, damage_type = "slash", target = "target" }]
[[abilities]]
id = "flee"
name = "Fliehen"
aim = "self"
actions = [{ action = "flee" }]
[[abilities]]
id = "strike"
name = "Schlag"
actions = [{ action = "damage", amount = 10, damage_type = "slash", target = "target" }]

[[items]]
id = "gold"
name = "Gold"
stackable = true
[[items]]
id = "potion"
name = "Trank"
base_price = 12
stackable = true
consumed_on_use = true
actions = [{ action = "change_attribute", attribute = "health", amount = 25 }]
[[items]]
id = "cap"
name = "Kappe"
base_price = 18
slot = "head"
modifiers = [{ attribute = "max_health", flat = 8 }]
[[items]]
id = "sword"
name = "Schwert"
base_price = 45
slot = "hand"
modifiers = [{ attribute = "damage", flat = 5 }]
[[items]]
id = "dagger"
name = "Dolch"
base_price = 28
slot = "hand"
modifiers = [{ attribute = "damage", flat = 3 }]

[[creatures]]
id = "rat"
name = "Ratte"
tags = ["beast"]
base = { max_health = 14, damage = 3, critical_chance = 0, dexterity = 1 }
abilities = ["attack"]
ai = [{ ability = "attack" }]
exp_reward = 4
[[creatures]]
id = "post"
name = "Pfosten"
base = { max_health = 500, damage = 0, critical_chance = 0, dexterity = 1 }

[[loot_tables]]
id = "wares"
entries = [{ item = "potion" }]
[[npcs]]
id = "smith"
name = "Schmied"
greeting = "Na?"
shop = "wares"
options = [{ text = "Ware", actions = [{ action = "open_shop" }] }]

[[prefabs]]
id = "start"
tags = ["start"]
layout = """
#####
#<..#
#...+
#...#
#####"""
[[prefabs]]
id = "den"
tags = ["den"]
layout = """
#####
#...#
+..>#
#...#
#####"""
[[floors]]
id = "one"
number = 1
size = [40, 20]
rooms = 2
required = ["start", "den"]
[[floors]]
id = "two"
number = 2
size = [40, 20]
rooms = 2
required = ["start", "den"]
`;

const MANIFEST = 'id = "core"\nname = "Core"\nversion = "1.0.0"\nlanguage = "de"\n';

export interface ArenaSpec {
  /** TOML of the test: entries beside those of the base; \`overrides\` replaces one of them. */
  readonly mod?: string;
  /** Local ids of the creatures in the far room. */
  readonly enemies?: readonly string[];
  /** Local ids of what the hero carries. */
  readonly bag?: readonly (readonly [id: string, count: number, ...affixes: string[]])[];
  /** What the smith beside the entrance sells. */
  readonly stock?: readonly (readonly [id: string, count: number, ...affixes: string[]])[];
  readonly seed?: string;
  /** The least and the greatest chance to hit. */
  readonly hit?: readonly [number, number];
}

/** Content of the base and the mod text. Throws on any finding but a remark: then the test is wrong. */
export function contentOf(mod = '', [floor, ceiling]: readonly [number, number] = [1, 1]): Content {
  const base = BASE.replace('HIT_FLOOR', String(floor)).replace('HIT_CEILING', String(ceiling));
  const files = [
    { path: 'manifest.toml', text: MANIFEST },
    { path: 'base.toml', text: base },
    { path: 'test.toml', text: mod },
  ];
  const loaded = loadContent([{ folder: 'core', files }], { engine: '1.0.0' });
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, undefined, 1));
  return loaded.content;
}

export const full = (id: string): string => `core:${id}`;

export class Arena {
  readonly content: Content;
  readonly state: GameState;

  constructor({ mod, enemies = [], bag = [], stock, hit, seed = '1' }: ArenaSpec) {
    this.content = contentOf(mod, hit);
    const run = newRun({ seed, endless: false }, this.content);
    if (!run.ok) throw new Error(run.code);
    this.state = run.state;
    const options = this.content.categoryOrder.flatMap(({ id }) => this.content.optionsOf.get(id)?.[0]?.id ?? []);
    this.state.floor = drawn(enemies.map((def, index) => enemy(this.content, full(def), index + 1)));
    this.state.nextEnemy = enemies.length + 1;
    this.play({ command: 'create_character', name: 'Reya', options });
    if (stock !== undefined) {
      const wares = stock.map(([id, count, ...affixes]) => stackOf(id, count, affixes));
      this.state.floor.npcs.push({ def: full('smith'), room: 0, ...SMITH, stock: wares });
    }
    for (const [id, count, ...affixes] of bag) this.state.hero.bag.push(stackOf(id, count, affixes));
  }

  /** Plays a command that must not be refused. */
  play(command: Command): LogEntry[] {
    const outcome = this.ask(command);
    if (outcome.outcome === 'rejected')
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.reason)}`);
    return outcome.log;
  }

  ask(command: Command): Outcome {
    return execute(this.state, command, this.content);
  }

  /** From the first room through its door and the corridor to the next cell but one: the door of the far room. */
  walkIn(): LogEntry[] {
    this.state.hero.position = { x: 3, y: 2 };
    for (let step = 0; step < 2; step++) this.play({ command: 'move', direction: 'east' });
    return this.play({ command: 'move', direction: 'east' });
  }

  /** Goes to the smith and asks for his goods. */
  openShop(): void {
    this.state.hero.position = { ...SMITH };
    this.play({ command: 'talk' });
    this.play({ command: 'choose', option: 0 });
  }

  get wares(): readonly ItemStack[] {
    return this.state.floor.npcs[0]?.stock ?? [];
  }

  use(ability: string, target?: number): LogEntry[] {
    return this.play({ command: 'use_ability', ability: full(ability), ...(target === undefined ? {} : { target }) });
  }

  wait(turns = 1): LogEntry[] {
    return Array.from({ length: turns }, () => this.play({ command: 'wait' })).flat();
  }

  /** How many of an item the hero has in his bag. */
  count(id: string): number {
    return this.state.hero.bag.reduce((sum, { def, count }) => (def === full(id) ? sum + count : sum), 0);
  }

  get foes(): readonly Enemy[] {
    return this.state.fight?.enemies ?? [];
  }
}

/** The lines of one kind. */
export function told<C extends LogCode>(log: readonly LogEntry[], code: C): Extract<LogEntry, { code: C }>[] {
  return log.filter((entry): entry is Extract<LogEntry, { code: C }> => entry.code === code);
}

export function stackOf(id: string, count: number, affixes: readonly string[] = []): ItemStack {
  return { def: full(id), affixes: affixes.map(full), count };
}

function enemy(content: Content, def: string, number: number): Enemy {
  const base = content.creatures.get(def)?.base;
  return {
    def,
    number,
    ordinal: 0,
    summoned: false,
    health: base?.max_health ?? 100,
    stamina: base?.max_stamina ?? 100,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
}

const SMITH = { x: 2, y: 2 };
const MAP = ['###########', '#<..#.#...#', '#...+.+..>#', '#...#.#...#', '###########'];

function drawn(enemies: Enemy[]): Floor {
  const calm = { hinted: false, entered: false, owed: [] };
  return {
    number: 1,
    def: full('one'),
    width: 11,
    height: 5,
    tiles: [...MAP],
    known: MAP.map((row) => '0'.repeat(row.length)),
    rooms: [
      { ...calm, owed: [], prefab: full('start'), x: 0, y: 0, w: 5, h: 5, enemies: [] },
      { ...calm, owed: [], prefab: full('den'), x: 6, y: 0, w: 5, h: 5, enemies },
    ],
    piles: [],
    npcs: [],
    entrance: { x: 1, y: 1 },
    stairs: { x: 9, y: 2 },
  };
}
