/** The last enemy, the last floor, and a way that is never shut. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { execute } from '../../src/game/execute.ts';
import { legalCommands } from '../../src/game/legal.ts';
import { newRun } from '../../src/game/new-run.ts';
import { below, rngFromHalves } from '../../src/lib/rng.ts';
import { loadCore } from '../core.ts';
import { Arena, full } from './arena.ts';

const BOSS = `
[[modifiers]]
id = "venom"
name = "Gift"
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 50, damage_type = "poison" }] }]
[[items]]
id = "thorns"
name = "Dornen"
slot = "head"
triggers = [{ on = "damage_taken", actions = [{ action = "damage", amount = 50, damage_type = "fire", target = "target" }] }]
[[creatures]]
id = "boss"
name = "Boss"
tags = ["boss"]
base = { max_health = 30, damage = 1, critical_chance = 0 }
abilities = ["attack"]
ai = [{ ability = "attack" }]
exp_reward = 5
`;

const WAYS: readonly (readonly [string, (arena: Arena) => void])[] = [
  [
    'blows',
    (arena) => {
      for (let blow = 0; blow < 3; blow++) arena.use('strike', 0);
    },
  ],
  [
    'poison',
    (arena) => {
      for (const boss of arena.foes) {
        boss.modifiers.push({ id: full('venom'), turns: 3, stacks: 1, fresh: false, by: 'hero' });
      }
      arena.wait();
    },
  ],
  [
    'his own blow on thorns',
    (arena) => {
      arena.play({ command: 'equip', item: 0 });
      if (arena.state.fight !== undefined) arena.wait();
    },
  ],
  ['the workbench', (arena) => arena.play({ command: 'cheat', what: 'clear_room' })],
];

describe('the boss of the last floor', () => {
  it.each(WAYS)('killed by %s leaves the stairs free, and they win', (_way, kill) => {
    const arena = new Arena({ mod: BOSS, enemies: ['boss'], bag: [['thorns', 1]] });
    arena.state.floor.number = 2;
    arena.state.floor.def = full('two');
    arena.walkIn();
    kill(arena);
    expect([arena.state.fight, arena.state.hero.experience]).toEqual([undefined, 5]);
    for (let step = 0; step < 3; step++) arena.play({ command: 'move', direction: 'east' });
    arena.play({ command: 'descend' });
    expect(arena.state.over).toMatchObject({ outcome: 'won', floor: 2 });
  });
});

describe('at every moment of a run', () => {
  const content = loadCore();
  const first = content.categoryOrder
    .filter(({ level }) => level === 1)
    .flatMap(({ id, pick }) => (content.optionsOf.get(id) ?? []).slice(0, pick).map((option) => option.id));

  it('something can be done, and nobody waits at the entrance', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const run = newRun({ seed: String(seed), endless: false }, content);
        if (!run.ok) throw new Error(run.code);
        const { state } = run;
        const dice = rngFromHalves(1, seed);
        execute(state, { command: 'create_character', name: 'Reya', options: first }, content);
        expect(state.fight).toBeUndefined();
        for (let turn = 0; turn < 200 && state.over === undefined; turn++) {
          const legal = legalCommands(state, content);
          expect(legal.length).toBeGreaterThan(0);
          const { max: _max, ...command } = legal[below(dice, legal.length)] ?? { command: 'wait' };
          expect(execute(state, command, content).outcome).toBe('turn_passed');
        }
      }),
      { numRuns: 25 },
    );
  });
});
