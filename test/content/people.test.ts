/** The people of the core mod, spoken to by commands: the fire burns once, the clerk is freed or sold, prices grow. */
import { describe, expect, it } from 'vitest';
import { maxHealth } from '../../src/game/creature/attributes.ts';
import { execute } from '../../src/game/execute.ts';
import { newRun } from '../../src/game/new-run.ts';
import { offersOf } from '../../src/game/npc/talk.ts';
import type { GameState } from '../../src/game/state.ts';
import { actionsText } from '../../src/ui/describe/actions.ts';
import { logText } from '../../src/ui/words/log.ts';
import { isMarker } from '../../src/ui/words/markers.ts';
import { entryName, entryText, replyText } from '../../src/ui/words/names.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const OPTIONS = ['core:human', 'core:warrior', 'core:smuggler'];

/** A hero who talks to `npc`, wherever he is: the person is put beside him. */
function talkingTo(npc: string, ...items: readonly (readonly [string, number])[]): GameState {
  const begun = newRun({ seed: '4711', endless: false }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  execute(state, { command: 'create_character', name: 'Reya', options: OPTIONS }, content);
  state.floor.npcs.push({ def: npc, room: state.hero.room, ...state.hero.position, stock: [] });
  for (const [def, count] of items) state.hero.bag.push({ def, affixes: [], count });
  play(state, { command: 'talk' });
  return state;
}

function play(state: GameState, command: Parameters<typeof execute>[1]): void {
  const outcome = execute(state, command, content);
  if (outcome.outcome === 'rejected') throw new Error(JSON.stringify(outcome.reason));
}

const offered = (state: GameState): string[] => offersOf({ state, content }).map(({ key }) => key);

function choose(state: GameState, key: string): void {
  const option = offered(state).indexOf(key);
  if (option < 0) throw new Error(`${key} is not offered, but ${offered(state)}`);
  play(state, { command: 'choose', option });
}

const quest = (state: GameState, id: string): string => {
  const progress = state.quests.find((one) => one.id === id);
  return progress === undefined ? 'unknown' : progress.done ? 'done' : 'active';
};

const CURSE = { id: 'core:curse_of_rust', turns: -1, stacks: 1, fresh: false, by: 'hero' };

describe('the fire', () => {
  it.each(['rest', 'temper', 'cleanse'])('is used up by %s, for this floor', (use) => {
    const state = talkingTo('core:hearth');
    state.hero.health = 10;
    state.hero.modifiers.push({ ...CURSE });
    choose(state, use);
    expect(offered(state)).toEqual(['leave']);
  });

  it('burns again on the next floor', () => {
    const state = talkingTo('core:hearth');
    choose(state, 'rest');
    play(state, { command: 'leave' });
    state.hero.position = { ...state.floor.stairs };
    for (const room of state.floor.rooms) room.enemies = [];
    play(state, { command: 'descend' });
    expect(state.hero.modifiers.map(({ id }) => id)).not.toContain('core:rested');
  });

  it('heals nearly half of what a hero can have', () => {
    const state = talkingTo('core:hearth');
    state.hero.health = 10;
    choose(state, 'rest');
    const share = (state.hero.health - 10) / maxHealth({ state, content }, state.hero);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.55);
  });

  it('burns out a curse, and offers it to nobody who has none', () => {
    const state = talkingTo('core:hearth');
    expect(offered(state)).not.toContain('cleanse');
    state.hero.modifiers.push({ ...CURSE });
    choose(state, 'cleanse');
    expect(state.hero.modifiers.map(({ id }) => id)).toEqual(['core:rested']);
  });
});

describe('choices that shut each other out', () => {
  it('the clerk is freed', () => {
    const state = talkingTo('core:prisoner', ['core:cell_key', 1]);
    choose(state, 'free');
    expect(quest(state, 'core:die_buecher')).toBe('active');
    expect(offered(state)).not.toContain('sell');
    expect(offered(state)).not.toContain('rob');
  });

  it('or sold', () => {
    const state = talkingTo('core:prisoner', ['core:cell_key', 1]);
    choose(state, 'sell');
    expect(quest(state, 'core:kopfgeld')).toBe('active');
    expect(offered(state)).not.toContain('free');
  });

  it('and stays where he is without the key', () => {
    expect(offered(talkingTo('core:prisoner'))).toEqual(['leave']);
  });

  it('the skull goes to the sister', () => {
    const state = talkingTo('core:sister', ['core:monks_skull', 1]);
    choose(state, 'skull');
    expect(quest(state, 'core:heimkehr')).toBe('done');
    expect(quest(state, 'core:totenruhe')).toBe('active');
    expect(offered(state)).not.toContain('skull');
  });

  it('or to the herbalist', () => {
    const state = talkingTo('core:herbalist', ['core:monks_skull', 1]);
    choose(state, 'skull');
    expect(quest(state, 'core:knochenmehl')).toBe('active');
    expect(state.hero.bag.map(({ def }) => def)).not.toContain('core:monks_skull');
  });

  it.each([
    ['mother', 'offshoot'],
    ['offshoot', 'mother'],
  ])('%s closes %s', (taken, closed) => {
    const state = talkingTo('core:herbalist');
    choose(state, 'spores');
    expect(offered(state)).toEqual(expect.arrayContaining([taken, closed]));
    choose(state, taken);
    expect(offered(state)).not.toContain(closed);
    expect(offered(state)).not.toContain(taken);
  });

  it.each([
    ['clapper', 'core:stumme_glocke'],
    ['ring', 'core:heerschau'],
  ])('the bell: %s starts %s and nothing else', (taken, started) => {
    const state = talkingTo('core:alarm_bell');
    choose(state, taken);
    expect(quest(state, started)).toBe('active');
    expect(offered(state)).toEqual(['leave']);
  });
});

describe('gold', () => {
  it.each([
    ['core:blacksmith', 'temper_weapon'],
    ['core:sister', 'heal'],
    ['core:drillmaster', 'drill'],
    ['core:gambler', 'dice'],
    ['core:well', 'coin'],
  ])('buys less of %s each time: %s', (npc, key) => {
    const state = talkingTo(npc, ['core:gold', 5000]);
    const price = () => offersOf({ state, content }).find((offer) => offer.key === key)?.price ?? 0;
    const first = price();
    expect(first).toBeGreaterThan(0);
    for (let use = 0; use < 4; use++) choose(state, key);
    expect(price()).toBeGreaterThan(first);
  });
});

describe('the well', () => {
  it.each([
    ['de', '50 %: gibt etwas Zufälliges; 20 %: „Fluch des Bleis“'],
    ['en', '50%: gives something by chance; 20%: “Curse of lead”'],
  ])('says in %s what a coin may bring', (language, told) => {
    const coin = content.npcs.get('core:well')?.options.find(({ id }) => id === 'coin');
    const words = wordsFor(language, content);
    expect(actionsText({ words, content }, coin?.actions ?? [])).toContain(told);
  });

  it('says what came of every coin, be it nothing', () => {
    const state = talkingTo('core:well', ['core:gold', 5000]);
    for (let coin = 0; coin < 12; coin++) {
      choose(state, 'coin');
      const said = state.log.filter(({ turn }) => turn === state.turn - 1).map(({ code }) => code);
      expect(said.some((code) => code === 'received' || code === 'loot_empty')).toBe(true);
    }
  });
});

describe('a redraw of qualities', () => {
  it('never leaves a thing as it was', () => {
    const state = talkingTo('core:anvil', ['core:gold', 100_000]);
    for (let uses = 0; uses < 12; uses++) {
      const before = [...(state.hero.worn['core:hand']?.affixes ?? [])];
      choose(state, 'weapon');
      expect(state.hero.worn['core:hand']?.affixes).not.toEqual(before);
    }
  });
});

it('the price is paid after the words, not before', () => {
  const state = talkingTo('core:anvil', ['core:gold', 100]);
  choose(state, 'weapon');
  const said = state.log.map(({ code }) => code);
  expect(said.indexOf('option_taken')).toBeLessThan(said.indexOf('paid'));
});

describe('what only the rules remember', () => {
  it.each(['de', 'en'])('is neither in the log nor told as an effect in %s', (language) => {
    const state = talkingTo('core:hearth');
    choose(state, 'rest');
    const speech = { words: wordsFor(language, content), content };
    const name = entryName(speech, 'modifiers', 'core:rested');
    expect(state.hero.modifiers.map(({ id }) => id)).toContain('core:rested');
    expect(state.log.map((entry) => logText(speech, entry)).join('\n')).not.toContain(name);
  });

  it('is no state that others ask for, such as oil', () => {
    const markers = [...content.modifiers.keys()].filter((id) => isMarker(content, id));
    expect(markers).toEqual(['core:rested', 'core:prayed']);
  });
});

it.each(['de', 'en'])('every quest has a goal of its own, and people answer whoever takes one, in %s', (language) => {
  const speech = { words: wordsFor(language, content), content };
  for (const id of content.quests.keys()) expect(entryText(speech, 'quests', id, 'goal')).toBeTruthy();
  for (const { id, options } of content.npcs.values())
    for (const option of options)
      if (option.actions.some(({ action }) => action === 'start_quest'))
        expect(replyText(speech, id, option.id ?? option.text)).toBeTruthy();
});
