/** What a fight forecasts, against what then happens. */
import { describe, expect, it } from 'vitest';
import { World } from '../../../test/fixtures/world.ts';
import { outlook, outlookAfter } from './outlook.ts';

const ABILITIES = `
[[abilities]]
id = "guard"
actions = [{ action = "apply_modifier", modifier = "guarded", target = "self" }]
[[modifiers]]
id = "guarded"
turns = 0
attributes = [{ attribute = "resistance", damage_type = "all", flat = 50 }]
`;
const foe = (dexterity: number) => `
[balance]
hit_floor = 1
hit_ceiling = 1
resistance_cap = 0.9
${ABILITIES}
[[creatures]]
id = "foe"
base = { max_health = 1, damage = 10, critical_chance = 0, dexterity = ${dexterity} }
ai = [{ ability = "core:attack" }]
`;
const QUICK = 100;
const SLOW = -100;

function sums(dexterity: number, ability: string, turns = 0) {
  const world = new World({ toml: foe(dexterity) }).enter('core:foe');
  for (let turn = 0; turn < turns; turn++) world.wait();
  const { state, content } = world;
  const after = outlookAfter(state, content, { command: 'use_ability', ability, target: 0 });
  return { now: outlook(state, content).threat.expected, after: after?.threat.expected, breaks: after?.breaks.length };
}

describe('the sum of what is announced, before and after an act', () => {
  it.each([
    ['a kill takes the blow of a slow enemy out of the sum', SLOW, 'core:attack', 0, { now: 10, after: 0, breaks: 1 }],
    ['whoever strikes first strikes before he is killed', QUICK, 'core:attack', 0, { now: 10, after: 10, breaks: 0 }],
    ['guarding halves the blow of a slow enemy', SLOW, 'core:guard', 0, { now: 10, after: 5, breaks: 0 }],
    ['guarding comes too late against who strikes first', QUICK, 'core:guard', 0, { now: 10, after: 10, breaks: 0 }],
    ['after the opening the hero comes before the quickest', QUICK, 'core:guard', 1, { now: 10, after: 5, breaks: 0 }],
    ['after the opening a kill prevents the blow', QUICK, 'core:attack', 1, { now: 10, after: 0, breaks: 1 }],
  ])('%s', (_sentence, dexterity, ability, turns, expected) => {
    expect(sums(dexterity, ability, turns)).toEqual(expected);
  });

  it('keeps its word: what the sum says after an act is what the turn takes', () => {
    for (const dexterity of [QUICK, SLOW]) {
      for (const ability of ['core:attack', 'core:guard']) {
        const world = new World({ toml: foe(dexterity) }).enter('core:foe');
        const asked = { command: 'use_ability', ability, target: 0 } as const;
        const promised = outlookAfter(world.state, world.content, asked)?.threat.expected ?? Number.NaN;
        const before = world.state.hero.health;
        world.do(asked);
        expect(before - world.state.hero.health).toBe(promised);
      }
    }
  });
});
