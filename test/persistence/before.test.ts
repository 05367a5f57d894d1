/** A save that an earlier game wrote is read by this one, and the run goes on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeSave, encodeSave } from '../../src/data/save/codec.ts';
import { fitToContent } from '../../src/data/save/prune.ts';
import type { Command } from '../../src/game/command.ts';
import { execute } from '../../src/game/execute.ts';
import { offersOf } from '../../src/game/npc/talk.ts';
import { contentOf } from '../fixtures/world.ts';
import { ROOT } from '../house/copy.ts';

/** The mod that the save was played with. */
const TOML = `
[[modifiers]]
id = "venom"
turns = 9
triggers = [{ on = "turn_started", actions = [{ action = "damage", amount = 1, damage_type = "poison" }] }]
[[abilities]]
id = "bite"
actions = [{ action = "apply_modifier", modifier = "core:venom", target = "target" }]
[[loot_tables]]
id = "web"
entries = [{ item = "core:token" }]
[[creatures]]
id = "spider"
base = { max_health = 15, critical_chance = 0, dexterity = -20 }
ai = [{ ability = "core:bite" }]
loot = "core:web"
[[npcs]]
id = "hermit"
options = [{ text = "Tell me of the spiders.", once = true, actions = [] }]
triggers = [{ on = "npc_talked", once = "run", actions = [{ action = "give_item", item = "core:token" }] }]`;

/** Written in the middle of a fight: one spider dead, the poison of the other at work. */
const TEXT = readFileSync(join(ROOT, 'test/fixtures/save-of-before.toml'), 'utf8');

function loaded() {
  const reading = decodeSave(TEXT);
  if (reading.kind !== 'genuine') throw new Error(JSON.stringify(reading));
  return reading;
}

describe('a save of an earlier game', () => {
  it('is genuine, fits its content, and is the same once it has been written anew', () => {
    const { state, header } = loaded();
    expect(fitToContent(state, contentOf({ toml: TOML }))).toStrictEqual({ state, dropped: [] });
    expect(decodeSave(encodeSave(state, header))).toStrictEqual({ kind: 'genuine', state, header });
  });

  it('goes on: the fight is won, what was owed is paid, and the bestiary learns from here on', () => {
    const { state } = loaded();
    const content = contentOf({ toml: TOML });
    const play = (command: Command) => expect(execute(state, command, content).outcome).toBe('turn_passed');
    play({ command: 'use_ability', ability: 'core:attack' });
    play({ command: 'use_ability', ability: 'core:attack' });
    expect(state.fight).toBeUndefined();
    expect(state.hero.bag).toEqual([{ def: 'core:token', affixes: [], count: 1 + 2 }]);
    expect(state.tally.drops).toEqual({ 'core:spider': ['core:token'] });
  });

  it('knows what was said in it and which triggers have answered', () => {
    const { state } = loaded();
    const content = contentOf({ toml: TOML });
    delete state.fight;
    state.hero.position = { x: 1, y: 1 };
    state.hero.room = 0;
    const outcome = execute(state, { command: 'talk' }, content);
    expect(outcome.outcome === 'turn_passed' && outcome.log.map(({ code }) => code)).not.toContain('received');
    expect([state.talk, offersOf({ state, content })]).toEqual([{ npc: 0, shop: false }, []]);
  });
});
