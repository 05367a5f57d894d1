/** What creatures leave behind, and how long a run remembers it. */
import { describe, expect, it } from 'vitest';
import type { Scenery } from '../../src/ui/screen.ts';
import { bestiaryScreen } from '../../src/ui/screens/bestiary.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { World } from '../fixtures/world.ts';

const TOML = `
[[items]]
id = "fang"
name = "Fang"
[[items]]
id = "amber"
name = "Amber"
[[loot_tables]]
id = "deep"
entries = [{ item = "core:amber" }]
[[loot_tables]]
id = "mouth"
entries = [{ item = "core:fang", guaranteed = true }, { table = "core:deep" }]
[[loot_tables]]
id = "blank"
entries = [{ nothing = true }]
[[creatures]]
id = "wolf"
name = "Wolf"
base = { max_health = 5, dexterity = -20 }
loot = "core:mouth"
[[creatures]]
id = "fox"
name = "Fox"
base = { max_health = 5, dexterity = -20 }
loot = "core:blank"
[[creatures]]
id = "lynx"
name = "Lynx"
base = { max_health = 5, dexterity = -20 }
loot = "core:mouth"`;

/** The bestiary as lines, which shows the first of the creatures that were met. */
function bestiary({ state, content }: World): string {
  // The screen asks for nothing else of what an application has around it.
  const scenery = { state, content, words: wordsFor('en', content), settings: DEFAULT_SETTINGS } as unknown as Scenery;
  return bestiaryScreen().lines(scenery).join('\n');
}

describe('the spoils of a kind', () => {
  it('stand in the bestiary however long ago they fell, from tables within tables too', () => {
    const world = new World({ toml: TOML });
    world.enter('core:wolf').use();
    world.wait(600);
    expect(world.state.log.some(({ code }) => code === 'received')).toBe(false);
    expect(bestiary(world)).toContain('Left behind so far: Amber, Fang');
  });

  it('are those of the kind that carried them, each once, and not of one that shares its table or left nothing', () => {
    const world = new World({ toml: TOML });
    for (const prey of [['core:wolf', 'core:fox'], ['core:wolf']]) {
      world.enter(...prey);
      for (const _ of prey) world.use();
      world.walk('wwww');
    }
    world.enter('core:lynx');
    expect(world.state.tally.drops).toEqual({ 'core:wolf': ['core:amber', 'core:fang'] });
    expect(world.state.tally.met).toEqual({ 'core:wolf': 2, 'core:fox': 1, 'core:lynx': 1 });
  });

  it('are not those that were found, bought or given', () => {
    const world = new World({ toml: TOML });
    world.do({ command: 'cheat', what: 'give', item: 'core:fang' });
    world.enter('core:wolf');
    expect(bestiary(world)).not.toContain('Left behind');
  });
});
