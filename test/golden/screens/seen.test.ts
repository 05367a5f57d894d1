/** What players saw on a screen and should not have seen; each by the name of what it was. */
import { describe, expect, it } from 'vitest';
import { KEY_TABLES } from '../../../src/ui/key-tables.ts';
import { isScreenName, keysFor } from '../../../src/ui/keymap.ts';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { loadCellar } from './cellar.ts';
import { record, Stage } from './stage.ts';

const { content } = loadCellar();

function stage(more: Partial<ConstructorParameters<typeof Stage>[0]> = {}): Stage {
  return new Stage({ content, language: 'de', width: 80, height: 24, seed: '1', ...more });
}

/** The names in the list at the left of a screen, from the top down. */
function listed(screen: Stage, names: readonly string[]): string[] {
  const rows = screen.rows().split('\n');
  const at = (name: string) => rows.findIndex((row) => row.slice(0, 40).includes(name));
  return names.filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b));
}

describe('a list of names', () => {
  it.each([
    ['de', ['Elfe', 'Zwergin'], ['Dickschädel', 'Stark', 'Werferin']],
    ['en', ['Dwarf', 'Elf'], ['Strong', 'Stubborn', 'Thrower']],
  ])('of options stands in the order of its names in %s, not of ids', (language, peoples, talents) => {
    const creation = stage({ language }).press('enter', 'enter');
    expect(listed(creation, peoples.toReversed())).toEqual(peoples);
    expect(listed(creation.press('enter'), talents.toReversed())).toEqual(talents);
  });

  it('is searched without marks and capitals', () => {
    const hall = stage({ records: [record({ name: 'Ägir' }), record({ name: 'Bo' })] });
    hall.press('down', 'down', 'down', 'down', 'enter', '/', 'A', 'G', 'enter');
    expect(hall.rows()).toContain('Ägir');
    expect(hall.rows()).not.toContain('Bo ');
  });
});

describe('the hall of fame', () => {
  it('does not take a run of the day for a run that was helped', () => {
    const hall = stage({
      records: [record({ name: 'Ada', marks: ['daily'] }), record({ name: 'Bo', marks: ['cheated'] })],
    });
    hall.press('down', 'down', 'down', 'down', 'enter', 'tab', 'tab', 'tab', 'tab');
    expect(listed(hall, ['Ada', 'Bo'])).toEqual(['Ada']);
    expect(hall.rows()).toContain('Der Lauf des Tages');
    expect(hall.rows()).not.toContain('daily');
  });

  it.each([
    ['de', 'Hat den Grund der Tiefe erreicht und ging weiter.', 'gewonnen', 'Aufgegeben.'],
    ['en', 'Reached the end of the deep, and went on.', 'won', 'Given up.'],
  ])('keeps a victory that went on, and the runs that were given up, in %s', (language, victory, won, up) => {
    const records = [
      record({ name: 'Ada', outcome: 'given_up', by: '', with: '' }),
      record({ name: 'Bo', outcome: 'won', later: 'given_up', by: '', with: '' }),
      record({ name: 'Cy' }),
    ];
    const hall = stage({ records, language, width: 120, height: 40 });
    hall.press('down', 'down', 'down', 'down', 'enter');
    expect(listed(hall, ['Ada', 'Bo', 'Cy'])[0]).toBe('Bo');
    expect(hall.press('enter').rows()).toContain(`${victory} ${up}`);
    expect(listed(hall.press('escape', 'tab'), ['Ada', 'Bo', 'Cy'])).toEqual(['Bo']);
    expect(hall.rows()).toContain(`Bo  ${won}`);
    expect(listed(hall.press('tab', 'tab'), ['Ada', 'Bo', 'Cy'])).toEqual(['Ada']);
    expect(hall.rows()).toContain(up);
  });
});

describe('the mods', () => {
  const mods = ['Kern', 'Moos', 'Ried'].map((name) => ({
    id: name.toLowerCase(),
    name,
    version: '1.0.0',
    description: '',
    enabled: true,
    warnings: 0,
    messages: [],
  }));

  it.each([
    ['de', '„Ried“ baut auf „Moos“ auf und muss darunter stehen.'],
    ['en', '“Ried” builds on “Moos” and has to stand below it.'],
  ])('say in %s why one cannot be moved, and the choice stays with it', (language, why) => {
    const refusal = { code: 'dependency_late', mod: 'Ried', dependency: 'Moos' } as const;
    const screen = stage({ language, mods, refusal }).press('down', 'down', 'down', 'down', 'down', 'enter', 'end');
    screen.press('shift+up');
    expect(screen.rows()).toContain(why);
    expect(screen.rows()).toContain('> 3. Ried');
  });
});

describe('help', () => {
  it.each(['standard', 'laptop'] as const)(
    'has a key on every screen of the %s set that is not help itself',
    (keySet) => {
      const screens = Object.keys(KEY_TABLES).filter(isScreenName);
      const without = screens.filter((screen) => {
        const table: object = KEY_TABLES[screen];
        return !Object.hasOwn(table, 'help');
      });
      expect(without).toEqual(['help']);
      // Where letters are typed, no letter and no sign asks for help.
      const settings = { ...DEFAULT_SETTINGS, keySet };
      expect(keysFor('prompt', 'help', settings).filter((key) => key.length === 1)).toEqual([]);
    },
  );

  it.each([
    ['?', '? Hilfe', ['enter']],
    ['f1', '? Hilfe', ['enter']],
    ['f1', 'F1 Hilfe', ['down', 'enter']],
    ['ctrl+k', 'F1 Hilfe', ['down', 'enter']],
  ])('opens by %s where a text is typed, and the hint says so', (key, hint, way) => {
    const typing = stage().press(...way);
    expect(typing.rows()).toContain(hint);
    const before = typing.app.open;
    expect(typing.press(key).app.open).toEqual([...before, 'help']);
    expect(typing.press('escape').app.open).toEqual(before);
  });
});

describe('a window that is too small', () => {
  it.each(['de', 'en'])('is told in whole words, however small it is (%s)', (language) => {
    for (let width = 1; width < 60; width++) {
      for (let height = 1; height <= 18; height++) {
        const small = stage({ language, width, height });
        const rows = small.rows().split('\n').slice(0, -1);
        const words = rows
          .join(' ')
          .split(' ')
          .filter((word) => word !== '');
        expect([width, height, rows.length]).toEqual([width, height, height]);
        expect([width, height, words.some((word) => /^(q|q:)$/.test(word))]).toEqual([width, height, true]);
      }
    }
    expect(stage({ language, width: 20, height: 5 }).rows()).toMatch(/60×18/);
    expect(stage({ language, width: 1, height: 1 }).rows()).toBe('q\n');
  });
});

describe('hints', () => {
  const plainly = (language: string) => stage({ language, unicode: false }).app.lines().at(-1) ?? '';

  it('do not say Up Up Down Down where arrows cannot be drawn', () => {
    expect(plainly('en')).toBe('Up/Down Move, Enter Choose, q Quit, ? Help');
    expect(plainly('de')).toBe('Hoch/Runter Bewegen, Enter Wählen, q Beenden, ? Hilfe');
    expect(stage({ unicode: false, language: 'en' }).rows()).toContain('Up/Down Move');
    expect(stage({ language: 'en' }).rows()).toContain('↑↓ Move');
  });

  it('read aloud have words for arrows, whatever the terminal could draw', () => {
    const lines = stage({ language: 'en' }).press('enter', 'enter').app.lines().join('\n');
    expect(stage({ language: 'en' }).app.lines().join('\n')).not.toMatch(/[←↑→↓]/);
    expect(lines).not.toMatch(/[←↑→↓]/);
  });
});

describe('the line about warnings at the menu', () => {
  it.each([
    ['de', 'Mods'],
    ['en', 'Mods'],
  ])('does not end in the middle when no log could be written (%s)', (language, where) => {
    const rows = stage({ language, mods: [], log: '' }).rows();
    expect(rows).toContain(where);
    expect(rows).not.toMatch(/(siehe|see) *$/m);
    expect(stage({ language, mods: [] }).rows()).toContain('logs/load-1.log');
  });
});

/** A strong dwarf who throws things, in her first fight. */
function fighting(more: Parameters<typeof stage>[0] = {}): Stage {
  const screen = stage(more).press('enter', 'enter', 'down', 'enter', 'down', 'enter', 'down', 'enter', 'tab', 'enter');
  return screen.until('x', ({ fight }) => fight !== undefined);
}

describe('a number', () => {
  it('of an enemy is not cut where its name is too long', () => {
    const long = 'Gewölbeflatterergroßtante';
    const rat = content.creatures.get('core:rat');
    if (rat === undefined) throw new Error('the cellar has lost its rat');
    const creatures = new Map(content.creatures).set('core:rat', { ...rat, name: long });
    const screen = fighting({ content: { ...content, creatures, texts: new Map() } });
    const first = screen.state?.fight?.enemies[0];
    if (screen.state?.fight === undefined || first === undefined) throw new Error('no fight');
    screen.state.fight.enemies = [1, 2, 3].map((ordinal) => ({ ...first, ordinal, number: ordinal }));
    for (const [width, height] of [
      [60, 18],
      [80, 24],
    ] as const) {
      screen.app.resize(width, height);
      for (const ordinal of width < 80 ? [1] : [1, 2])
        expect(screen.rows()).toMatch(new RegExp(`Gewö\\S*… ${ordinal} `));
    }
  });

  it('stands beside a share of the damage, as much as it comes to for the hero', () => {
    const sheet = fighting().press('c');
    sheet.until('down', () => /> Fähigkeit +Angriff/.test(sheet.rows()));
    expect(sheet.rows()).toMatch(/100 % \(für dich \d+\) Schaden/);
    const bag = fighting().press('i');
    bag.until('down', () => /> . .*Heiltrank/.test(bag.rows()));
    expect(bag.rows()).toMatch(/\+30 % des maximalen +.*\s.*\(für dich \+\d+\)|\(für dich/);
  });
});

describe('the abilities in a small window', () => {
  it('are not three or four of many: as many as fit are listed, marks and numbers tell of the rest', () => {
    const screen = fighting({ width: 60, height: 18 });
    const names = () =>
      screen
        .rows()
        .split('\n')
        .slice(0, 9)
        .map((row) => row.slice(35));
    expect(names().filter((row) => /Angriff|Fliehen|Deckung|Rundschlag|Laus/.test(row))).toHaveLength(5);
  });
});

describe('the smallest window', () => {
  it('cuts no value of the sheet and no point that waits', () => {
    const screen = stage({ width: 60, height: 18 }).press('enter', 'enter', 'down', 'enter');
    screen.press('down', 'enter', 'down', 'enter', 'tab', 'enter');
    if (screen.state === undefined) throw new Error('no run');
    Object.assign(screen.state.hero, { points: 2, experience: 17 });
    Object.assign(screen.state, { turn: 1234 });
    expect(screen.rows()).toContain('+2 Punkte');
    const values = screen.press('c').rows();
    expect(values).toContain('Maximales Leben');
    expect(values.split('\n').filter((row) => row.slice(0, 30).includes('…'))).toEqual([]);
  });
});

describe('points in the middle of a fight', () => {
  it('are not assigned before it is said that it costs a turn', () => {
    const screen = fighting();
    const { state } = screen;
    if (state === undefined) throw new Error('no run');
    Object.assign(state.hero, { points: 2 });
    const strength = state.hero.base.strength;
    const turn = state.turn;
    screen.press('c');
    expect(screen.rows()).toContain('kostet einen Zug');
    screen.press('+', 'enter');
    expect(state.turn).toBe(turn);
    screen.press('escape');
    expect([state.turn, state.hero.points]).toEqual([turn, 2]);
    expect(screen.rows()).toContain('+1');
    screen.press('enter', 'y');
    expect([state.turn, state.hero.points, state.hero.base.strength]).toEqual([turn + 1, 1, strength + 1]);
  });
});

describe('the sums of a fight', () => {
  it('do not pass over a heavy blow that falls in a turn', () => {
    const screen = fighting();
    const { fight } = screen.state ?? {};
    if (fight === undefined || screen.state === undefined) throw new Error('no fight');
    for (const enemy of fight.enemies) enemy.intent = { ability: 'core:smash', in: 1, target: 'hero' };
    expect(screen.rows()).toMatch(/Gegen dich jetzt: nichts; in 1 Zug \d+ \(bis \d+\)/);
    screen.state.hero.health = 3;
    expect(screen.rows()).toMatch(/in 1 Zug \d+ \(bis \d+\) TÖDLICH/);
  });
});
