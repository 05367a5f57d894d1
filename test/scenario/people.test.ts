/** Those one can talk to, each for himself: their triggers, and what is counted of what one says to them. */
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../src/game/npc/talk.ts';
import { World } from '../fixtures/world.ts';

describe('two of one kind in one room', () => {
  const toml = (once: string) => `
[[npcs]]
id = "monk"
triggers = [
  { on = "npc_talked", ${once} actions = [{ action = "emit_event", event = "core:hum" }] },
  { on = "core:hum", actions = [{ action = "give_item", item = "core:token" }] },
]`;
  const room = (once: string, monks: number) => {
    const world = new World({ toml: toml(once) });
    const { x, y } = world.state.hero.position;
    for (let monk = 1; monk < monks; monk++) {
      world.state.floor.npcs.push({ def: 'core:monk', x: x + 1, y, room: 0, stock: [] });
    }
    return { world, talk: () => world.talkTo('core:monk') };
  };

  it('both answer, and each hears what the other has answered', () => {
    const { world, talk } = room('', 2);
    talk();
    expect(world.count('core:token')).toBe(2 * 2);
  });

  it.each(['floor', 'run'])('both answer once in a %s', (once) => {
    const { world, talk } = room(`once = "${once}",`, 2);
    talk();
    expect(world.count('core:token')).toBe(2 * 2);
    world.do({ command: 'leave' });
    world.do({ command: 'talk' });
    expect(world.count('core:token')).toBe(2 * 2);
  });

  it('are the same ones on the next floor: what was once in a run has been', () => {
    const { world, talk } = room('once = "run",', 1);
    talk();
    world.do({ command: 'cheat', what: 'descend' });
    const before = world.count('core:token');
    world.talkTo('core:monk');
    expect([before, world.count('core:token')]).toEqual([1, 1]);
  });
});

describe('options without an id', () => {
  const toml = `
[[npcs]]
id = "seer"
options = [
  { text = "Tell me.", once = true, actions = [{ action = "give_item", item = "core:token" }] },
  { text = "Tell me.", price = 10, growth = 2, actions = [] },
]`;
  const offered = (world: World) => offersOf(world).map(({ option, price }) => [option.once, price]);

  it('are two when they say the same', () => {
    const world = new World({ toml }).give('core:gold', 100).talkTo('core:seer');
    expect(offered(world)).toEqual([
      [true, 0],
      [false, 10],
    ]);
    world.do({ command: 'choose', option: 0 });
    expect(offered(world)).toEqual([[false, 10]]);
    world.do({ command: 'choose', option: 0 });
    expect(offered(world)).toEqual([[false, 20]]);
  });

  it('are the same when a mod mends their text', () => {
    const world = new World({ toml }).talkTo('core:seer');
    world.do({ command: 'choose', option: 0 });
    const mended = new World({ toml: toml.replace('"Tell me."', '"Tell me!"') });
    expect(offersOf({ state: world.state, content: mended.content })).toHaveLength(1);
  });
});
