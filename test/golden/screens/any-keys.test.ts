/** Whatever is pressed, in whatever window: no screen breaks, and none changes the game but by a command. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KEY_TABLES } from '../../../src/ui/key-tables.ts';
import { helpRows, isScreenName } from '../../../src/ui/keymap.ts';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { loadCellar } from './cellar.ts';
import { Stage } from './stage.ts';

const { content } = loadCellar();
const SCREENS = Object.keys(KEY_TABLES).filter(isScreenName);
const KEYS = [...new Set(SCREENS.flatMap((screen) => helpRows(screen, DEFAULT_SETTINGS).flatMap((row) => row.keys)))];
/** Leaving is tested elsewhere; here it would only make the walks short. */
const key = fc.constantFrom(...KEYS, 'a', 'z', 'ä', '9', '0');
const size = fc.record({ width: fc.integer({ min: 60, max: 140 }), height: fc.integer({ min: 18, max: 45 }) });
const step = fc.oneof({ weight: 12, arbitrary: key }, { weight: 1, arbitrary: size });

const PLACES = ['map', 'talk', 'fight', 'level'] as const;

/** A stage on which the hero stands on the first floor, talks, fights or has a choice to make, with a little of everything. */
function inTheCellar(seed: number, language: string, place: (typeof PLACES)[number]): Stage {
  const stage = new Stage({ content, language, width: 80, height: 24, seed: String(seed) });
  stage.press('enter', 'enter', 'enter', 'down', 'enter', 'down', 'enter', 'tab', 'enter');
  const { state } = stage;
  if (state === undefined) throw new Error('the hero was not made');
  const { hero, floor } = state;
  hero.bag.push(
    { def: 'core:blade', affixes: ['core:sharp'], count: 1 },
    { def: 'core:helm', affixes: ['core:bear'], count: 1 },
  );
  hero.points = 4;
  const npc = floor.npcs[0];
  if (place === 'talk' && npc !== undefined) {
    hero.position = { x: npc.x, y: npc.y };
    hero.room = npc.room;
    stage.press('t');
  }
  if (place === 'fight') stage.until('x', (now) => now.fight !== undefined, 'x');
  if (place === 'level') {
    hero.experience = 100;
    stage.press('.');
  }
  return stage;
}

it('any keys on any screen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('de', 'en'),
      fc.constantFrom(...PLACES),
      fc.array(step, { minLength: 20, maxLength: 60 }),
      (seed, language, place, steps) => {
        const stage = inTheCellar(seed, language, place);
        for (const one of steps) {
          if (stage.app.done) break;
          if (typeof one === 'string') stage.press(one);
          else stage.app.resize(one.width, one.height);
          const before = JSON.stringify(stage.state ?? null);
          const rows = stage.app.draw().toLines();
          expect(rows.some((row) => row !== '')).toBe(true);
          expect(stage.app.lines().length).toBeGreaterThan(0);
          expect(JSON.stringify(stage.state ?? null)).toBe(before);
        }
      },
    ),
    { numRuns: 40 },
  );
});
