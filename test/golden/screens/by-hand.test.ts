/** What a player saw who went all the way by hand, each fault by its name. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../src/game/log.ts';
import { latestLines } from '../../../src/ui/widgets/log-view.ts';
import { plain } from '../../../src/ui/widgets/rich.ts';
import { wordsFor } from '../../../src/ui/words/speak.ts';
import { loadCellar } from './cellar.ts';
import { record, Stage } from './stage.ts';

const { content } = loadCellar();

function begun(language = 'en', name: readonly string[] = []): Stage {
  const stage = new Stage({ content, language, width: 80, height: 24, seed: '1', records: [record({ name: 'Ada' })] });
  stage.press('enter', ...name, 'enter');
  for (const row of [/Zwerg|Dwarf/, /Stark|Strong/, /Werfer|Thrower/]) {
    stage.until('down', () => new RegExp(`> (?:${row.source})`).test(stage.rows())).press('enter');
  }
  return stage.press('tab').until('enter', ({ created }) => created);
}

function stateOf(stage: Stage) {
  if (stage.state === undefined) throw new Error('no run');
  return stage.state;
}

describe('creation', () => {
  it('the first letter of a name takes the place of the suggestion', () => {
    expect(stateOf(begun('en', ['B', 'o'])).hero.name).toBe('Bo');
  });

  it('a suggestion that is only shortened stays', () => {
    expect(stateOf(begun('en', ['backspace', 'o'])).hero.name).toBe('Reyo');
  });
});

describe('exploring', () => {
  it('stops before an unknown door again after a rest, and says how one goes in', () => {
    const stage = begun();
    stage.until('x', ({ floor, hero }) => hero.room === -1 && stage.rows().includes('+@') && floor.rooms.length > 0);
    const { turn } = stateOf(stage);
    stage.press('.', 'x');
    expect(stateOf(stage).turn).toBe(turn + 1);
    expect(stage.rows()).toMatch(/x again goes in\./);
  });

  it('names what still lies about when all is explored', () => {
    const stage = begun();
    const state = stateOf(stage);
    state.floor.rooms = state.floor.rooms.map((room) => ({ ...room, entered: true, enemies: [] }));
    state.floor.known = state.floor.known.map((row) => '1'.repeat(row.length));
    state.floor.piles = [{ ...state.hero.position, items: [{ def: 'core:helm', affixes: [], count: 1 }] }];
    stage.press('x');
    expect(stage.rows()).toMatch(/Still about: .*Helm/);
    expect(stage.rows()).toMatch(/Lying here: Helm/);
  });
});

describe('the shop', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = begun();
    const state = stateOf(stage);
    const piece = (def: string) => ({ def, affixes: [], count: 1 });
    const stock = [piece('core:potion'), piece('core:helm')];
    state.floor.npcs = [{ def: 'core:smith', room: state.hero.room, ...state.hero.position, stock }];
    state.hero.bag.push({ def: 'core:gold', affixes: [], count: 900 });
    stage.press('t', '1');
    expect(stage.app.open).toContain('shop');
  });
  const gold = () =>
    stateOf(stage).hero.bag.reduce((sum, { def, count }) => sum + (def === 'core:gold' ? count : 0), 0);

  it('does not sell the next thing to an Enter meant for the last of the one before', () => {
    stage.press('enter');
    const left = gold();
    stage.press('enter');
    expect(gold()).toBe(left);
    expect(stage.rows()).toMatch(/That was the last: /);
    stage.press('enter');
    expect(gold()).toBeLessThan(left);
  });

  it('asks before something is given away for nothing', () => {
    const state = stateOf(stage);
    const worthless = [...content.items.values()].find(({ base_price }) => base_price === 0);
    state.hero.bag = [{ def: worthless?.id ?? '', affixes: [], count: 1 }];
    stage.press('tab', 'enter');
    expect(stage.app.open).toContain('confirm');
    stage.press('n');
    expect(state.hero.bag).toHaveLength(1);
  });

  it('gives way to the conversation when it is closed, and can be opened again', () => {
    stage.press('escape');
    expect([stage.app.open.at(-1), stateOf(stage).talk !== undefined]).toEqual(['dialog', true]);
    stage.press('1');
    expect(stage.app.open.at(-1)).toBe('shop');
    stage.press('escape', 'escape');
    expect([stage.app.open, stateOf(stage).talk]).toEqual([['explore'], undefined]);
  });
});

describe('the log of a turn that says much', () => {
  const speech = { words: wordsFor('en', content), content };
  const bite: LogEntry = {
    turn: 9,
    code: 'hit',
    who: 'core:rat',
    target: 'hero',
    amount: 3,
    damage_type: 'slash',
    critical: false,
  };
  const got = (item: string, count: number): LogEntry => ({ turn: 9, code: 'received', item, affixes: [], count });

  it('shows experience, level and loot of a won fight before the blows of it', () => {
    const lines = latestLines(
      speech,
      [
        bite,
        { ...bite, amount: 4 },
        { ...bite, amount: 5 },
        { turn: 9, code: 'died', who: 'core:rat' },
        { turn: 9, code: 'experience', amount: 12 },
        { turn: 9, code: 'level_gained', level: 2 },
        got('core:gold', 3),
        got('core:helm', 1),
        { turn: 9, code: 'fight_won' },
      ],
      5,
    ).map(plain);
    expect(lines.join('\n')).toMatch(/You reach level 2/);
    expect(lines.join('\n')).toMatch(/You get: 3 gold, Helm/);
    expect(lines.join('\n')).not.toMatch(/for 3/);
  });

  it('says at a start that the descent begins', () => {
    expect(begun().rows()).toMatch(/The descent begins\./);
  });
});

it('the hall names the kind of hero in its list', () => {
  const stage = new Stage({
    content,
    language: 'en',
    width: 80,
    height: 24,
    records: [record({ name: 'Ada', options: ['core:dwarf', 'core:strong'] })],
  });
  stage.press('down', 'down', 'down', 'down', 'enter');
  expect(stage.rows()).toMatch(/1\. Ada {2}Dwarf, Strong/);
});

it('a past run begins once, with its story', () => {
  const story = ['Ada (Dwarf)', 'Killed by a giant rat (Bite).'];
  const stage = new Stage({
    content,
    language: 'en',
    width: 80,
    height: 24,
    records: [record({ name: 'Ada', story })],
  });
  stage.press('down', 'down', 'down', 'down', 'enter', 'enter');
  expect(stage.rows().match(/Killed by a giant rat/g)).toHaveLength(1);
});
