/** What an announced ability does beside its damage: every kind of it is told before it falls, in both languages. */
import { describe, expect, it } from 'vitest';
import { World } from '../../../test/fixtures/world.ts';
import { wordsFor } from '../words/speak.ts';
import { consequences } from './consequences.ts';

const MODIFIERS = `
[[modifiers]]
id = "curse"
name = "Curse of rust"
permanent = true
harmful = true
[[modifiers]]
id = "webbed"
name = "Webbed"
turns = 2
stacks = 3
[[modifiers]]
id = "braced"
name = "Braced"
turns = 1
[[creatures]]
id = "looter"
name = "Looter"
`;

function told(language: string, actions: string, { aim = 'opponent', triggers = '' } = {}) {
  const world = new World({
    toml: `${MODIFIERS}
[[abilities]]
id = "act"
aim = "${aim}"
actions = [${actions}]
[[creatures]]
id = "foe"
name = "Foe"
base = { max_health = 100 }
abilities = ["act"]
ai = [{ ability = "act" }]
triggers = [${triggers}]
`,
  }).enter('core:foe');
  const { state, content } = world;
  const enemy = state.fight?.enemies[0];
  const ability = content.abilities.get('core:act');
  if (enemy === undefined || ability === undefined) throw new Error('no fight');
  const target = aim === 'opponent' ? state.hero : enemy;
  return consequences({ state, content, words: wordsFor(language, content) }, { enemy, ability, target });
}

const BLOW = `{ action = "damage", amount = 7, damage_type = "slash", target = "target" }`;

describe('an announcement tells', () => {
  it.each([
    [`${BLOW}, { action = "apply_modifier", modifier = "curse", target = "target" }`, ['Curse of rust'], []],
    ['{ action = "apply_modifier", modifier = "webbed", target = "all_enemies" }', ['Webbed 2 turns'], []],
    [
      '{ action = "apply_modifier", modifier = "webbed", target = "target" }, { action = "apply_modifier", modifier = "webbed", target = "target" }',
      ['Webbed ×2 2 turns'],
      [],
    ],
    ['{ action = "apply_modifier", modifier = "braced" }', [], ['gains Braced 1 turn']],
    ['{ action = "remove_item", item = "gold", count = 15 }', [], ['steals 15 gold']],
    ['{ action = "summon", creature = "looter", count = "1-2" }', [], ['calls 1–2 × Looter']],
    ['{ action = "change_attribute", attribute = "health", share = 0.2 }', [], ['heals itself 20']],
    ['{ action = "change_attribute", attribute = "stamina", amount = -6, target = "target" }', [], ['-6 Stamina']],
    ['{ action = "remove_modifier", harmful = false, target = "target" }', [], ['ends everything helpful (you)']],
    ['{ action = "damage", amount = 8, damage_type = "slash" }', [], ['hurts itself 8']],
    ['{ action = "damage", share = 5, damage_type = "slash" }', [], ['dies of it']],
    [BLOW, [], []],
  ])('%s', (actions, laid, others) => {
    expect(told('en', actions)).toEqual({ laid, others });
  });

  it.each([
    ['{ action = "apply_modifier", modifier = "webbed", target = "target" }', ['Webbed 2 Züge'], []],
    ['{ action = "remove_item", item = "gold", count = 15 }', [], ['stiehlt 15 Gold']],
    ['{ action = "change_attribute", attribute = "health", share = 0.2 }', [], ['heilt sich um 20']],
  ])('in German too: %s', (actions, laid, others) => {
    expect(told('de', actions)).toEqual({ laid, others });
  });

  it('what its hits bring by themselves, and how likely', () => {
    const sting = `{ on = "attack_hit", chance = 0.25, actions = [{ action = "apply_modifier", modifier = "webbed", target = "target" }] }`;
    expect(told('en', BLOW, { triggers: sting })).toEqual({ laid: ['Webbed 2 turns (25%)'], others: [] });
    expect(told('en', '{ action = "summon", creature = "looter" }', { triggers: sting }).laid).toEqual([]);
  });

  it('whom it heals, when that is itself by chance', () => {
    const heal = '{ action = "change_attribute", attribute = "health", amount = 20, target = "target" }';
    expect(told('en', heal, { aim: 'ally' })).toEqual({ laid: [], others: ['heals itself 20'] });
  });
});
