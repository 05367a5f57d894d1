/** Every text of both languages can be filled with anything it may speak of, and every mark on the map has a name. */
import { describe, expect, it } from 'vitest';
import { isKnown, revealAll } from '../../src/game/floor/discovery.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { Scenery } from '../../src/ui/screen.ts';
import { spotText } from '../../src/ui/screens/spot.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { english, german, type TextKey } from '../../src/ui/words/catalogue.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import type { Param } from '../../src/ui/words/template.ts';
import { loadCore } from '../core.ts';

const EN = english();
const DE = german();

/** What is left when something went wrong with a text. */
const RAW = /[{}|]|undefined|null|NaN|\[object/;
const NOUN = { name: 'Ratte', gender: 'f' } as const;
const VALUES: readonly Param[] = [0, 1, 2, 'Käse', NOUN, { ...NOUN, you: true }, { ...NOUN, ordinal: 2 }];

const placeholders = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{([a-z_]+)/g)].map((match) => match[1] ?? ''))].sort();

describe.each(['de', 'en'])('the texts of %s', (language) => {
  const words = wordsFor(language);
  const texts: Readonly<Record<TextKey, string>> = language === 'de' ? DE : EN;

  it('say something for no, one and two of a kind, whatever they speak of', () => {
    // The keys of the catalogue are its texts; the type forgets that.
    for (const key of Object.keys(texts) as TextKey[]) {
      const names = placeholders(texts[key]);
      for (const value of VALUES) {
        const said = words.pick(key, Object.fromEntries(names.map((name) => [name, value])));
        expect({ key, said, raw: RAW.test(said) || said === key }).toEqual({ key, said, raw: false });
      }
    }
  });
});

describe('the two languages', () => {
  it('speak of the same things', () => {
    for (const key of Object.keys(EN) as TextKey[]) {
      expect([key, placeholders(DE[key])]).toEqual([key, placeholders(EN[key])]);
    }
  });
});

describe('every mark on the map', () => {
  it('is named by looking at it, so that no colour has to tell', () => {
    const content = loadCore();
    const run = newRun({ seed: '3', endless: false }, content);
    if (!run.ok) throw new Error(run.code);
    const { state } = run;
    revealAll(state.floor);
    const words = wordsFor('en', content);
    // Looking asks neither the machine nor the run's port.
    const scenery = { state, content, words, settings: DEFAULT_SETTINGS, unicode: true } as unknown as Scenery;
    const names = new Set<string>();
    for (let y = 0; y < state.floor.height; y++) {
      for (let x = 0; x < state.floor.width; x++) {
        if (isKnown(state.floor, x, y)) names.add(spotText(scenery, { x, y }));
      }
    }
    expect(names).not.toContain('');
    expect([...names].some((name) => name.includes(words.text('spot.stairs')))).toBe(true);
    expect(state.floor.piles.length).toBeGreaterThan(0);
    for (const pile of state.floor.piles) expect(spotText(scenery, pile)).toContain(words.text('spot.unopened'));
    const [opened] = state.floor.piles;
    if (opened === undefined) throw new Error('no pile');
    delete opened.table;
    opened.items = [{ def: 'core:bread', count: 2, affixes: [] }];
    expect(spotText(scenery, opened)).toContain('2 × Army bread');
    expect(spotText(scenery, opened)).not.toContain(words.text('spot.unopened'));
    for (const npc of state.floor.npcs) expect(spotText(scenery, npc)).toMatch(/^[A-Z].+, /);
  });
});
