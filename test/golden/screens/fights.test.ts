/** What players could not see in a fight, or had to press too many keys for; each by the name of what it was. */
import { describe, expect, it } from 'vitest';
import { KEY_TABLES } from '../../../src/ui/key-tables.ts';
import { keyProblems } from '../../../src/ui/keymap.ts';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { loadCellar } from './cellar.ts';
import { Stage } from './stage.ts';

const { content } = loadCellar();

/** The first fight of a run, with so many enemies of the kind that was met. */
function fight(count: number, more: Partial<ConstructorParameters<typeof Stage>[0]> = {}): Stage {
  const screen = new Stage({ content, language: 'de', width: 80, height: 24, seed: '1', ...more });
  screen.press('enter', 'enter', 'down', 'enter', 'down', 'enter', 'down', 'enter', 'tab', 'enter');
  screen.until('x', (state) => state.fight !== undefined);
  const { state } = screen;
  const first = state?.fight?.enemies[0];
  if (state?.fight === undefined || first === undefined) throw new Error('no fight');
  state.fight.enemies = Array.from({ length: count }, (_one, index) => ({
    ...first,
    ordinal: index + 1,
    number: index + 1,
  }));
  return screen;
}

describe('the announcements of all enemies', () => {
  const sizes = [
    [80, 24],
    [60, 18],
    [120, 40],
  ] as const;
  const cases = sizes.flatMap(([width, height]) => [1, 3, 6].map((count) => ({ width, height, count })));

  it.each(cases)('are in sight: $count of them in $width×$height', ({ width, height, count }) => {
    const rows = fight(count, { width, height }).rows();
    expect([rows, rows.match(/→/g)?.length, rows.match(/63 %, 3/g)?.length]).toEqual([rows, count, count]);
  });

  it('are there whatever the length of the log on the map', () => {
    const screen = fight(3);
    const before = screen.rows();
    screen.change({ logLines: 8 });
    expect(screen.rows()).toBe(before);
  });
});

describe('the chosen enemy', () => {
  it('is told in full beside the list, on Tab', () => {
    const rows = fight(2).press('tab').rows();
    expect(rows).toContain('Spitz und ungewaschen.');
    expect(rows).toContain('Wirkung: 100 % Schaden');
  });

  it('is the one the bestiary opens on, not the first name of the list', () => {
    const screen = fight(1);
    const met = screen.state?.tally.met;
    if (met === undefined) throw new Error('no run');
    met['core:lord'] = 1;
    expect(screen.press('b').rows()).toMatch(/> r Riesenratte/);
    expect(screen.press('home').rows()).toMatch(/> K Knochenfürst/);
  });
});

describe('an ability', () => {
  it('is chosen by the letter before it, and not used by it', () => {
    const screen = fight(1);
    const turn = screen.state?.turn;
    expect(screen.press('tab', 'e').rows()).toMatch(/> e Deckung/);
    expect(screen.press('end').rows()).toMatch(/> g Rundschlag/);
    expect(screen.press('y').rows()).toMatch(/> g Rundschlag/);
    expect(screen.state?.turn).toBe(turn);
  });

  it('has a letter that means nothing else in a fight, in either key set', () => {
    for (const keySet of ['standard', 'laptop'] as const) {
      expect(keyProblems({ ...DEFAULT_SETTINGS, keySet })).toEqual([]);
    }
    expect(Object.keys(KEY_TABLES.combat).filter((name) => name.startsWith('ability_'))).toHaveLength(16);
  });

  it('that may miss says so beside what it would bring', () => {
    const screen = fight(1);
    const enemy = screen.state?.fight?.enemies[0];
    if (enemy === undefined) throw new Error('no fight');
    enemy.health = 1;
    enemy.initiative = -100;
    if (screen.state?.fight !== undefined) screen.state.fight.turn = 2;
    expect(screen.rows()).toMatch(/Nach Angriff: nichts \(falls es trifft\)/);
    expect(screen.rows()).toMatch(/Vereitelt, falls es trifft: Biss/);
    expect(screen.rows()).toMatch(/Gegen dich jetzt: 3/);
  });

  it('that lays a state on somebody says what that means', () => {
    const rows = fight(1).press('e').rows();
    expect(rows).toMatch(/Deckung: „Gedeckt“ \(1 Zug\): Rüstung .*\+40 %/);
  });
});

describe('a thing from the bag', () => {
  it('that reaches all enemies does not ask against whom', () => {
    const flask = content.items.get('core:flask');
    if (flask === undefined) throw new Error('the cellar has lost its flask');
    const actions = flask.actions.map((action) => ('target' in action ? { ...action, target: 'all_enemies' } : action));
    // The copy differs in one word, which every action with a target knows.
    const blast = { ...flask, actions } as typeof flask;
    const thrown = (def: typeof flask) => {
      const items = new Map(content.items).set('core:flask', def);
      const screen = fight(2, { content: { ...content, items } });
      screen.press('i').until('down', () => /> ! .*Brandflasche/.test(screen.rows()));
      const turn = screen.state?.turn ?? Number.NaN;
      screen.press('enter');
      return { asked: screen.app.open.includes('target'), turns: (screen.state?.turn ?? Number.NaN) - turn };
    };
    expect(thrown(flask)).toEqual({ asked: true, turns: 0 });
    expect(thrown(blast)).toEqual({ asked: false, turns: 1 });
  });
});

describe('creation', () => {
  it('says what a choice makes of the hero, not only by how much it changes him', () => {
    const screen = new Stage({ content, language: 'de', width: 80, height: 24, seed: '1' }).press('enter', 'enter');
    expect(screen.press('down').rows()).toMatch(/Damit hast du: .*Konstitution \d+/);
  });
});

describe('an enemy that will not live to act', () => {
  it('says so, and its blow is in no sum', () => {
    const screen = fight(2);
    const { state } = screen;
    const [first] = state?.fight?.enemies ?? [];
    if (state?.fight === undefined || first === undefined) throw new Error('no fight');
    state.fight.turn = 2;
    first.health = 1;
    first.modifiers = [{ id: 'core:poisoned', turns: 2, stacks: 1, fresh: false, by: 'hero' }];
    expect(screen.rows()).toMatch(/stirbt vorher \(Vergiftet\)/);
    expect(screen.rows()).toMatch(/Gegen dich jetzt: 3 /);
    expect(screen.rows()).toMatch(/Angriff gegen .*: .* stirbt vorher/);
  });
});
