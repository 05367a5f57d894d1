/** Each reader answers what the condition of the same name would: they are the same functions, and stay it. */
import { describe, expect, it } from 'vitest';
import type { ScriptReaders } from '../../src/game/content/content.ts';
import { type CheckSpec, checkSchema } from '../../src/game/content/effects.ts';
import { ATTRIBUTES, ROLES } from '../../src/game/content/words.ts';
import { holds } from '../../src/game/rules/conditions.ts';
import type { Creature } from '../../src/game/rules/scene.ts';
import { readersOf } from '../../src/game/rules/scripts.ts';
import { newTurn } from '../../src/game/rules/turn.ts';
import { READERS } from '../../src/script/readers.ts';
import { World } from '../fixtures/world.ts';

const TOML = `
[[items]]
id = "helm"
slot = "core:body"
tags = ["metal"]
modifiers = [{ attribute = "strength", flat = 3 }, { attribute = "resistance", damage_type = "all", flat = 20 }]
[[modifiers]]
id = "rage"
stacks = 3
attributes = [{ attribute = "damage", percent = 50 }, { attribute = "max_health", flat = -10, condition = [{ check = "health_below", value = 0.5 }] }]
[[creatures]]
id = "ghost"
tags = ["undead", "core:cold"]
base = { max_health = 80, max_stamina = 30, damage = 7 }
modifiers = [{ attribute = "hit_chance", flat = -0.2, target = "all_enemies" }]
[[quests]]
id = "hunt"
on = "creature_died"
count = 5
[[quests]]
id = "walk"
on = "room_entered"
[[quests]]
id = "never"
on = "level_gained"
`;

interface Seen {
  readonly game: World;
  readonly self: Creature;
  readonly target: Creature | undefined;
}

/** Situations that differ in everything that can be asked. */
function situations(): (readonly [sentence: string, seen: Seen])[] {
  const calm = new World({ toml: TOML });
  const fight = new World({ toml: TOML }).give('core:token', 3).give('core:helm').enter('core:ghost', 'core:dummy');
  const { state } = fight;
  state.hero.worn['core:body'] = { def: 'core:helm', affixes: [], count: 1 };
  state.hero.health = 30;
  state.hero.stamina = 4;
  state.hero.modifiers.push({ id: 'core:rage', turns: 2, stacks: 2, fresh: false, by: 'hero' });
  fight.enemy(0).modifiers.push({ id: 'core:rage', turns: -1, stacks: 1, fresh: false, by: 'hero' });
  fight.enemy(0).health = 11;
  state.quests.push({ id: 'core:hunt', count: 2, done: false }, { id: 'core:walk', count: 1, done: true });
  state.floor.number = 4;
  return [
    ['a hero alone', { game: calm, self: calm.state.hero, target: undefined }],
    ['a hero and a ghost', { game: fight, self: state.hero, target: fight.enemy(0) }],
    ['a ghost and a hero', { game: fight, self: fight.enemy(0), target: state.hero }],
    ['a ghost and a dummy', { game: fight, self: fight.enemy(0), target: fight.enemy(1) }],
    ['a dummy alone', { game: fight, self: fight.enemy(1), target: undefined }],
  ];
}

/** What a condition says. */
type Asks = (question: Record<string, unknown>) => boolean;

/** For each reader: that it agrees with the condition, wherever it could be told apart from it. */
const ROWS: { readonly [R in Exclude<keyof ScriptReaders, 'rand'>]: (readers: ScriptReaders, asks: Asks) => void } = {
  attribute: (readers, asks) => {
    for (const who of ROLES) {
      for (const attribute of ATTRIBUTES) {
        const value = readers.attribute(who, attribute);
        expect(asks({ check: 'attribute', who, attribute })).toBe(!Number.isNaN(value));
        for (const bar of [0, 1, 50, value - 0.5, value, value + 0.5].filter(Number.isFinite)) {
          expect(asks({ check: 'attribute', who, attribute, at_least: bar })).toBe(value >= bar);
          expect(asks({ check: 'attribute', who, attribute, below: bar })).toBe(value < bar);
        }
      }
    }
  },
  health: (readers, asks) => {
    for (const who of ROLES) {
      for (const share of SHARES) {
        const below = readers.health(who) < share * readers.attribute(who, 'max_health');
        expect(asks({ check: 'health_below', who, value: share })).toBe(below);
      }
    }
  },
  stamina: (readers, asks) => {
    for (const who of ROLES) {
      for (const share of SHARES) {
        const below = readers.stamina(who) < share * readers.attribute(who, 'max_stamina');
        expect(asks({ check: 'stamina_below', who, value: share })).toBe(below);
      }
    }
  },
  has_tag: (readers, asks) => {
    for (const who of ROLES) {
      for (const value of ['core:undead', 'core:cold', 'core:metal', 'core:wood', 'core:none']) {
        expect(asks({ check: 'has_tag', who, value })).toBe(readers.has_tag(who, value));
      }
    }
  },
  has_item: (readers, asks) => {
    for (const who of ROLES) {
      for (const item of ['core:token', 'core:helm', 'core:gold']) {
        for (const count of [1, 2, 3, 4]) {
          expect(asks({ check: 'has_item', who, item, count })).toBe(readers.has_item(who, item) >= count);
        }
      }
    }
  },
  has_modifier: (readers, asks) => {
    for (const who of ROLES) {
      expect(asks({ check: 'has_modifier', who, modifier: 'core:rage' })).toBe(readers.has_modifier(who, 'core:rage'));
    }
  },
  floor: (readers, asks) => {
    for (const bar of [1, 2, 3, 4, 5, 6]) {
      expect(asks({ check: 'floor', at_least: bar })).toBe(readers.floor() >= bar);
      expect(asks({ check: 'floor', below: bar })).toBe(readers.floor() < bar);
    }
  },
  quest: (readers, asks) => {
    for (const quest of ['core:hunt', 'core:walk', 'core:never']) {
      for (const state of ['unknown', 'active', 'done']) {
        expect(asks({ check: 'quest', quest, state })).toBe(readers.quest(quest) === state);
      }
    }
  },
};

const SHARES = [0, 0.05, 0.13, 0.14, 0.2, 0.3, 0.5, 0.99, 1];

describe.each(Object.entries(ROWS))('%s', (_reader, agrees) => {
  it.each(situations())('agrees with its condition: %s', (_sentence, { game, self, target }) => {
    const { state, content } = game;
    const readers = readersOf({ turn: newTurn(state, content), self, target });
    agrees(readers, (question) => {
      const spec: CheckSpec = checkSchema.parse(question);
      return holds([spec], { state, content, self, target });
    });
  });
});

describe('the table', () => {
  it('has a row for every reader but the dice', () => {
    expect([...Object.keys(ROWS), 'rand'].sort()).toEqual(Object.keys(READERS).sort());
  });

  it('situations are told apart by every reader', () => {
    const answers = (ask: (readers: ScriptReaders) => unknown) =>
      new Set(
        situations().map(([, { game, self, target }]) =>
          JSON.stringify(ask(readersOf({ turn: newTurn(game.state, game.content), self, target }))),
        ),
      );
    expect(answers((readers) => readers.attribute('self', 'damage')).size).toBeGreaterThan(2);
    expect(answers((readers) => readers.health('target')).size).toBeGreaterThan(2);
    expect(answers((readers) => readers.stamina('self')).size).toBeGreaterThan(1);
    expect(answers((readers) => readers.has_tag('self', 'core:undead')).size).toBe(2);
    expect(answers((readers) => readers.has_item('target', 'core:token')).size).toBe(2);
    expect(answers((readers) => readers.has_modifier('self', 'core:rage')).size).toBe(2);
    expect(answers((readers) => readers.floor()).size).toBe(2);
    expect(answers((readers) => readers.quest('core:walk')).size).toBe(2);
  });
});
