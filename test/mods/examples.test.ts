/** The example mods: without a word from check, and played. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import type { Content } from '../../src/game/content/content.ts';
import { attributeOf } from '../../src/game/creature/attributes.ts';
import { execute } from '../../src/game/execute.ts';
import { generateFloor } from '../../src/game/floor/generate.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState } from '../../src/game/state.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { temperOf } from '../../src/sim/bots/temper.ts';
import { completed } from '../../src/sim/heroes.ts';
import { playRun } from '../../src/sim/run.ts';
import { itemName } from '../../src/ui/words/names.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { ENGINE, loadCore, ROOT } from '../core.ts';
import { check } from './samples.ts';

const folder = (name: string): string => join(ROOT, 'mods', name);

/** Core with one example on top. */
function contentWith(name: string): Content {
  const mods = [`core`, `examples/${name}`].map((path) => readModFolder({ name: path, path: folder(path) }));
  return loadContent(mods, { engine: ENGINE }).content;
}

function begin(content: Content, options: readonly string[]): GameState {
  const begun = newRun({ seed: '1', endless: false }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const outcome = execute(
    state,
    { command: 'create_character', name: 'Reya', options: completed(content, options) },
    content,
  );
  expect(outcome.outcome).toBe('turn_passed');
  return state;
}

function descendTo(floor: number, state: GameState, content: Content): void {
  while (state.floor.number < floor) {
    expect(execute(state, { command: 'cheat', what: 'descend' }, content).outcome).toBe('turn_passed');
  }
}

it.each(['core', 'examples/deep-forge', 'examples/garden', 'examples/francais', 'examples/scripts'])(
  '%s checks clean, not even with a note',
  async (name) => {
    const { exit, out } = await check([folder(name)], ['--lang', 'en'], join(ROOT, 'mods'));
    expect(out).toMatch(/: 0 errors, 0 warnings, 0 notes\n$/);
    expect(exit).toBe(0);
  },
);

describe('a mod of data alone', () => {
  const content = contentWith('deep-forge');

  it('brings a people and one more choice to the making of a hero', () => {
    expect(content.categoryOrder.map(({ id }) => id)).toContain('forge:oath');
    const state = begin(content, ['forge:gnome', 'core:warrior', 'forge:oath_hammer']);
    expect(state.hero.bag.some(({ def }) => def === 'forge:forge_hammer')).toBe(true);
    const fire = attributeOf({ state, content }, state.hero, 'resistance', { damageType: 'fire' });
    expect(fire).toBe(30);
  });

  it('puts its goods into what the game draws as rare', () => {
    const tables = content.loot_tables.get('core:rare_table')?.entries.map(({ table }) => table);
    expect(tables).toContain('forge:forge_goods');
    expect(
      loadCore()
        .loot_tables.get('core:rare_table')
        ?.entries.some(({ table }) => table !== undefined),
    ).toBe(false);
  });

  it('names an affix after what it sits on, in both languages', () => {
    const named = (language: string, def: string): string =>
      itemName({ words: wordsFor(language, content), content }, { def, affixes: ['forge:glowing'] });
    expect([named('de', 'forge:forge_hammer'), named('de', 'forge:leather_apron')]).toEqual([
      'Glühender Schmiedehammer',
      'Glühende Lederschürze',
    ]);
    expect(named('en', 'forge:forge_hammer')).toBe('Glowing forge hammer');
  });

  it('adds a sixth floor, whose stairs stand with its master', () => {
    expect([loadCore().lastFloor, content.lastFloor]).toEqual([5, 6]);
    const state = begin(content, ['forge:gnome', 'core:warrior', 'forge:oath_ember']);
    descendTo(6, state, content);
    const { floor } = state;
    expect(floor.def).toBe('forge:floor_6');
    const heart = floor.rooms.find(({ prefab }) => prefab === 'forge:furnace_heart');
    expect(heart?.enemies.map(({ def }) => def)).toEqual(['forge:smelter']);
    const { stairs } = floor;
    expect(heart && stairs.x >= heart.x && stairs.x < heart.x + heart.w && stairs.y >= heart.y).toBe(true);
  });

  it('lets its room turn up on floors of the game', () => {
    const def = content.floors.get('core:floor_1');
    const rooms = Array.from({ length: 40 }, (_, seed) => {
      const made =
        def === undefined ? undefined : generateFloor(content, def, 1, { seed: String(seed), firstEnemy: 1 });
      return made?.ok === true ? made.floor.rooms.map(({ prefab }) => prefab) : [];
    });
    expect(rooms.flat()).toContain('forge:cold_forge');
  });

  it.each([1, 2])('is played to an end (%i)', (seed) => {
    const options = completed(content, ['forge:gnome', 'core:warrior'], seed);
    const { outcome, note } = playRun(content, { seed, options, endless: false }, temperOf('sensible'));
    expect([outcome, note]).toEqual([expect.stringMatching(/^(won|died)$/), '']);
  });
});

describe('a conversion in miniature', () => {
  const content = contentWith('garden');
  const CAST = ['core:rat', 'core:skeleton', 'core:ghoul', 'core:bone_lord'];

  it('leaves nobody of the old world on its floors', () => {
    const state = begin(content, ['core:dwarf', 'core:warrior']);
    for (let floor = 1; floor <= content.lastFloor; floor++) {
      descendTo(floor, state, content);
      const present = state.floor.rooms.flatMap(({ enemies }) => enemies.map(({ def }) => def));
      expect(present.filter((def) => !CAST.includes(def))).toEqual([]);
      const rooms = state.floor.rooms.map(({ prefab }) => prefab);
      expect(rooms.some((prefab) => prefab.startsWith('garden:'))).toBe(true);
    }
    expect(content.lastFloor).toBe(5);
  });

  it('tells of itself in both languages, down to the title', () => {
    const said = (language: string): readonly (string | undefined)[] => [
      wordsFor(language, content).text('menu.title'),
      content.texts.get(language)?.get('creatures/core:rat/name'),
      content.texts.get(language)?.get('items/core:gold/name'),
    ];
    expect(said('de')).toEqual(['Der verwilderte Garten', 'Wühlmaus', 'Kerne']);
    expect(said('en')).toEqual(['The overgrown garden', 'Vole', 'Seeds']);
  });

  it.each([1, 2])('is played to an end (%i)', (seed) => {
    const options = completed(content, ['core:dwarf', 'core:warrior'], seed);
    const { outcome, note } = playRun(content, { seed, options, endless: false }, temperOf('sensible'));
    expect([outcome, note]).toEqual([expect.stringMatching(/^(won|died)$/), '']);
  });
});

describe('a language', () => {
  const content = contentWith('francais');
  const words = wordsFor('fr', content);

  it('is texts and nothing else: the game plays on as it was', () => {
    for (const name of ['items', 'creatures', 'floors', 'prefabs'] as const) {
      expect([...content[name].keys()]).toEqual([...loadCore()[name].keys()]);
    }
  });

  it('speaks for the interface, and English where it is silent', () => {
    expect(words.text('menu.quit')).toBe('Quitter');
    expect(words.text('menu.daily')).toBe(wordsFor('en', content).text('menu.daily'));
  });

  it('names items with affixes that agree', () => {
    expect(content.texts.get('fr')?.get('affixes/core:sharp/name/f')).toBe('tranchante');
    expect(itemName({ words, content }, { def: 'core:dagger', affixes: ['core:sharp'] })).toContain('tranchante');
    expect(itemName({ words, content }, { def: 'core:dagger', affixes: [] })).toBe('Dague');
  });
});
