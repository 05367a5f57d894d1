/** Scripts in a run: what they return happens, what they do wrong is told once, and nothing they do stops the game. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/game/command.ts';
import { rejectionOf } from '../../src/game/execute.ts';
import { EVENT_LIMIT } from '../../src/game/rules/queue.ts';
import { SCRIPT_LIMIT } from '../../src/game/rules/scripts.ts';
import type { GameState } from '../../src/game/state.ts';
import { hashHex } from '../../src/lib/hash.ts';
import { World } from '../fixtures/world.ts';

/** A world with a script `s`, and an ability, an item and an NPC that run it. */
function world(source: string, more = '', seed = '1'): World {
  return new World({
    seed,
    toml: `
[[scripts]]
id = "s"
source = '''${source}'''
[[abilities]]
id = "cast"
actions = [{ action = "run_script", script = "s" }]
[[items]]
id = "scroll"
use_on = "enemy"
consumed_on_use = true
actions = [{ action = "run_script", script = "s" }]
[[options]]
id = "tester"
category = "kind"
abilities = ["cast"]
${more}`,
  });
}

const HIT = 'return [{ action: "damage", amount: 10 + floor(), damage_type: "fire", target: "target" }];';

describe('what a script returns', () => {
  it('is done: from an ability', () => {
    const game = world(HIT).enter('core:dummy');
    game.use('core:cast', 0);
    expect(game.lost()).toBe(11);
  });
  it('is done: from an item', () => {
    const game = world(HIT).give('core:scroll').enter('core:dummy');
    game.do({ command: 'use_item', item: game.index('core:scroll'), target: 0 });
    expect(game.lost()).toBe(11);
  });
  it('is done: from a trigger, seen from its bearer', () => {
    const game = world(
      'if (health("target") > 0) return [{ action: "damage", amount: 7, damage_type: "fire", target: "target" }]; return [];',
      'triggers = [{ on = "attack_hit", actions = [{ action = "run_script", script = "s" }] }]',
    ).enter('core:dummy');
    game.use();
    expect(game.told('damaged').map(({ amount }) => amount)).toEqual([7]);
  });
  it('neither rolls to hit nor counts as an attack', () => {
    const game = world(HIT).enter('core:dummy');
    game.use('core:cast', 0);
    expect(game.told('hit')).toEqual([]);
    expect(game.told('damaged')).toEqual([{ who: 'core:dummy', amount: 11, damage_type: 'fire', with: 'core:s' }]);
  });
  it('comes after what its trigger does at once, in the queue', () => {
    const game = world(
      'return [{ action: "give_item", item: "token", count: 2 }];',
      'triggers = [{ on = "turn_started", once = "run", actions = [{ action = "run_script", script = "s" }, { action = "give_item", item = "gold", count = 3 }] }]',
    )
      .enter('core:dummy')
      .wait();
    expect(game.told('received').map(({ item }) => item)).toEqual(['core:gold', 'core:token']);
  });
  it('reads the state in which it was called', () => {
    const game = world(
      'return [{ action: "give_item", item: "gold", count: 1 + has_item("self", "token") }];',
      'triggers = [{ on = "turn_started", once = "run", actions = [{ action = "give_item", item = "token", count = 4 }, { action = "run_script", script = "s" }, { action = "remove_item", item = "token", count = 4 }] }]',
    )
      .enter('core:dummy')
      .wait();
    expect(game.count('core:gold')).toBe(5);
  });
  it('kills, and the script is told as the cause', () => {
    const game = world(
      'return [{ action: "damage", amount: 10000, damage_type: "fire" }];',
      'triggers = [{ on = "turn_started", actions = [{ action = "run_script", script = "s" }] }]',
    )
      .enter('core:dummy')
      .wait();
    expect(game.state.over).toMatchObject({ outcome: 'died', cause: { kind: 'script', with: 'core:s' } });
  });
});

describe('what a script does wrong', () => {
  const turned =
    'triggers = [{ on = "turn_started", actions = [{ action = "run_script", script = "s" }, { action = "give_item", item = "gold" }] }]';

  it('is told once, with script, line and column; its actions are dropped and the game goes on', () => {
    const game = world('\n  return [{ action: "give_item", item: "token" }, { action: "nonsense" }];', turned)
      .enter('core:dummy')
      .wait();
    expect(game.told('script_failed')).toEqual([
      { script: 'core:s', fault: 'result_unknown_action', line: 1, column: 3, detail: '[1] nonsense' },
    ]);
    expect(game.count('core:token')).toBe(0);
    expect(game.count('core:gold')).toBe(1);
    expect(game.wait().state.over).toBeUndefined();
  });
  it('a program that never ends is cut off', () => {
    const game = world('while (true) {}', turned).enter('core:dummy').wait();
    expect(game.told('script_failed')).toEqual(
      [{ script: 'core:s', fault: 'limit_operations', line: 1, column: 1, detail: '100000' }].map((line) => ({
        ...line,
        column: expect.any(Number) as number,
      })),
    );
    expect(game.count('core:gold')).toBe(1);
  });
  it('draws already made stay spent', () => {
    const drawn = (source: string) => world(source, turned).enter('core:dummy').wait().state.rng.combat;
    const none = drawn('return [];');
    expect(drawn('rand(); rand(); return 1;')).toEqual(drawn('rand(); rand(); return [];'));
    expect(drawn('rand(); return 1;')).not.toEqual(none);
    expect(drawn('return 1;')).toEqual(none);
  });
  it('dice for loot are never touched', () => {
    expect(world('rand(); return [];', turned).enter('core:dummy').wait().state.rng.loot).toEqual(
      world('return [];', turned).enter('core:dummy').wait().state.rng.loot,
    );
  });
  it('somebody who is not there is no mistake: comparisons with him are false, as in a condition', () => {
    const game = world(
      'if (health("target") < 1000 || health("target") >= 0 || has_tag("target", "wood") || has_item("target", "gold") > 0) return 1; return [];',
      turned,
    )
      .enter('core:dummy')
      .wait();
    expect(game.told('script_failed')).toEqual([]);
  });
});

describe('scripts that start scripts', () => {
  const start = 'triggers = [{ on = "turn_started", actions = [{ action = "run_script", script = "s" }] }]';

  it('a script that starts itself ends at the limit of the queue, with one warning', () => {
    const game = world('return [{ action: "give_item", item: "gold" }, { action: "run_script", script: "s" }];', start)
      .enter('core:dummy')
      .wait();
    expect(game.told('chain_cut')).toEqual([{ trigger: 'script|core:s' }]);
    expect(game.count('core:gold')).toBeLessThanOrEqual(EVENT_LIMIT);
    expect(game.count('core:gold')).toBeGreaterThan(10);
    expect(game.wait().state.over).toBeUndefined();
  });
  it('a script that starts itself many times over is run at most so often in a turn', () => {
    const game = world(
      'const l = []; for (let i = 0; i < 500; i++) l.push({ action: "run_script", script: "s" }); rand(); return l;',
      start,
    );
    game.enter('core:dummy').wait();
    expect(game.told('chain_cut')).toEqual([{ trigger: 'script|core:s' }]);
    const once = world(
      'for (let i = 0; i < DRAWS; i++) rand(); return [];'.replace('DRAWS', String(SCRIPT_LIMIT)),
      start,
    )
      .enter('core:dummy')
      .wait();
    expect(game.state.rng.combat).toEqual(once.state.rng.combat);
  });
  it('two scripts that start each other end as well', () => {
    const game = world(
      'return [{ action: "run_script", script: "other" }];',
      `${start}
[[scripts]]
id = "other"
source = 'return [{ action: "run_script", script: "s" }];'`,
    )
      .enter('core:dummy')
      .wait();
    expect(game.told('chain_cut').length).toBe(1);
  });
  it('an event that a script emits does not wake its own trigger again', () => {
    const game = world(
      'return [{ action: "emit_event", event: "ritual" }, { action: "give_item", item: "gold" }];',
      'triggers = [{ on = "turn_started", actions = [{ action = "emit_event", event = "core:ritual" }] }, { on = "core:ritual", actions = [{ action = "run_script", script = "s" }] }]',
    )
      .enter('core:dummy')
      .wait();
    expect(game.count('core:gold')).toBe(1);
    expect(game.told('chain_cut')).toEqual([]);
  });
});

describe('the same run again', () => {
  const SOURCE = `
const roll = rand();
const foes = [0.2, 0.5, 0.8].filter((bar) => roll > bar).length;
const names = {};
for (const name of ["b", "a", "c"]) names[name] = Math.floor(rand() * 10);
const best = Object.entries(names).sort((x, y) => y[1] - x[1])[0];
if (roll > 0.9) return [{ action: "nonsense" }];
return [
  { action: "give_item", item: "token", count: 1 + foes },
  { action: "give_exp", amount: best[1] },
  { action: "change_attribute", attribute: "health", amount: health("self") < 50 ? 30 : -2 },
];`;
  const EACH_TURN = 'triggers = [{ on = "turn_started", actions = [{ action = "run_script", script = "s" }] }]';

  /** Commands that make something happen, in an order that depends on the turn alone. */
  function commandFor(turn: number, state: GameState): Command {
    if (state.fight !== undefined)
      return { command: 'use_ability', ability: turn % 3 === 0 ? 'core:cast' : 'core:attack' };
    return turn % 5 === 0 && state.hero.points > 0
      ? { command: 'assign_points', points: { strength: 1 } }
      : { command: 'wait' };
  }

  function played(turns: number, reload: boolean): { checksum: string; faults: number; turns: number } {
    const game = world(SOURCE, EACH_TURN).enter('core:dummy');
    for (let turn = 0; turn < turns && game.state.over === undefined; turn++) {
      const command = commandFor(turn, game.state);
      game.do(rejectionOf(game.state, command, game.content) === undefined ? command : { command: 'wait' });
      // What a save does: everything that is not in the state is gone.
      if (reload && turn % 7 === 0) Object.assign(game.state, JSON.parse(JSON.stringify(game.state)));
    }
    return {
      checksum: hashHex(JSON.stringify(game.state)),
      faults: game.told('script_failed').length,
      turns: game.state.turn,
    };
  }

  it('1,000 turns with scripts, some of which fail, come to the same checksum', () => {
    const first = played(1000, false);
    expect(first.turns).toBeGreaterThan(1000);
    expect(first.faults).toBeGreaterThan(50);
    expect(played(1000, false)).toEqual(first);
    expect(played(1000, true)).toEqual(first);
  });
});
