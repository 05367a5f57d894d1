/** Turns commands into keys on the screens as they stand, and makes sure that the keys have asked for just that. */
import { expect } from 'vitest';
import { abilitiesOf } from '../../src/game/combat/abilities.ts';
import type { Command } from '../../src/game/command.ts';
import { newSieve, sieved } from '../../src/ui/screens/goods.ts';
import { SHEET_ATTRIBUTES } from '../../src/ui/screens/hero-lines.ts';
import { asksWhom } from '../../src/ui/screens/inventory-view.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import type { Pair } from './pair.ts';

const ARROWS = { north: 'up', south: 'down', west: 'left', east: 'right' } as const;
/** Longer than any list. */
const TRIES = 80;

/** Presses what a player presses who wants this command. */
export async function carryOut(pair: Pair, wanted: Command): Promise<void> {
  const { mirror } = pair;
  const { length } = mirror.asked;
  const aimed = isAimed(pair, wanted);
  await keysFor(pair, wanted);
  const asked = mirror.asked.slice(length);
  expect(asked.map((one) => bare(one, aimed))).toEqual([bare(wanted, aimed)]);
  for (let tries = 0; tries < 3 && ['inventory', 'sheet'].includes(mirror.top); tries++) await pair.ahead('escape');
}

/** One is what everything is meant for without a number; and whoever stands alone need not be aimed at. */
function bare(command: Command, aimed: boolean): Command {
  if (command.command === 'use_item' && !aimed) return { command: 'use_item', item: command.item };
  if (command.command === 'buy' || command.command === 'sell') return { ...command, count: command.count ?? 1 };
  if (command.command !== 'drop') return command;
  return { command: 'drop', item: command.item };
}

/** Whether the screens ask against whom: a thing that reaches everybody need not be aimed either. */
function isAimed({ mirror }: Pair, wanted: Command): boolean {
  if (wanted.command !== 'use_item') return true;
  const def = mirror.state?.hero.bag[wanted.item]?.def ?? '';
  return asksWhom(mirror.loaded.content.items.get(def));
}

function keysFor(pair: Pair, wanted: Command): Promise<void> {
  switch (wanted.command) {
    case 'move':
      return pair.ahead(ARROWS[wanted.direction]);
    case 'wait':
      return pair.ahead('.');
    case 'pick_up':
      return pair.ahead('g');
    case 'talk':
      return pair.ahead('t');
    case 'leave':
      // Out of a shop the way leads through the conversation.
      return pair.mirror.top === 'shop' ? pair.ahead('escape', 'escape') : pair.ahead('escape');
    case 'descend':
      return descend(pair);
    case 'use_ability':
      return fight(pair, wanted);
    case 'use_item':
    case 'equip':
    case 'drop':
      return fromBag(pair, wanted);
    case 'choose':
      return pair.ahead(String(wanted.option + 1));
    case 'choose_option':
      return search(pair, 'enter', (asked) => asked?.command === 'choose_option' && asked.option === wanted.option);
    case 'buy':
    case 'sell':
      return trade(pair, wanted);
    case 'assign_points':
      return assign(pair, wanted);
    default:
      throw new Error(`no keys for ${wanted.command}`);
  }
}

/** What a key would ask for, without asking for it. No message may be on the screen: the mirror would lose it. */
function probe({ mirror }: Pair, key: string): Command | undefined {
  const { length } = mirror.asked;
  mirror.probing = true;
  mirror.press(key);
  // A question before it is part of the asking: what is worth nothing is not given away unasked.
  if (mirror.top === 'confirm') mirror.press('y');
  mirror.probing = false;
  mirror.app.tell('');
  const [asked] = mirror.asked.splice(length);
  return asked;
}

/** Goes down a list until a key would ask for what is wanted, and presses it; another key may take its place. */
async function search(
  pair: Pair,
  key: string,
  fits: (asked: Command | undefined) => boolean,
  then = key,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (fits(probe(pair, key))) return pair.ahead(then);
    await pair.ahead('down');
  }
  throw new Error(`nothing in the list of ${pair.mirror.top} is what was looked for`);
}

/** To the first row: from there a list scrolls alike, however often it is drawn. */
async function toTop(pair: Pair): Promise<void> {
  await pair.catchUp();
  await pair.press('home');
}

async function descend(pair: Pair): Promise<void> {
  await pair.ahead('>');
  if (pair.mirror.top === 'confirm') await pair.ahead('y');
}

async function fight(pair: Pair, { ability, target }: Extract<Command, { command: 'use_ability' }>): Promise<void> {
  const { hero } = pair.mirror.state ?? {};
  if (hero === undefined || !abilitiesOf(pair.mirror.loaded.content, hero).includes(ability))
    throw new Error(`the hero has no ${ability}`);
  await pair.ahead('right');
  if (target !== undefined) await pair.ahead(String(target + 1));
  await search(pair, 'enter', (asked) => asked?.command === 'use_ability' && asked.ability === ability);
}

type BagCommand = Extract<Command, { command: 'use_item' | 'equip' | 'drop' }>;

async function fromBag(pair: Pair, wanted: BagCommand): Promise<void> {
  const { mirror } = pair;
  await pair.ahead('i');
  await toTop(pair);
  const key = { use_item: 'u', equip: 'e', drop: 'd' }[wanted.command];
  await pair.ahead(...new Array<string>(rowOf(pair, wanted.item)).fill('down'), key);
  if (mirror.top === 'target' && wanted.command === 'use_item')
    await pair.ahead(String((wanted.target ?? 0) + 1), 'enter');
  if (mirror.top === 'prompt') await typeCount(pair, wanted.command === 'drop' ? wanted.count : undefined);
}

/** Where the screen lists a thing of the bag. */
function rowOf({ mirror }: Pair, item: number): number {
  const { content } = mirror.loaded;
  const speech = { content, words: wordsFor(mirror.settings.language, content) };
  return sieved(speech, mirror.state?.hero.bag ?? [], newSieve()).findIndex(({ index }) => index === item);
}

async function typeCount(pair: Pair, count: number | undefined): Promise<void> {
  if (count !== undefined) await pair.ahead(...new Array<string>(9).fill('backspace'), ...String(count));
  await pair.ahead('enter');
}

async function trade(pair: Pair, wanted: Extract<Command, { command: 'buy' | 'sell' }>): Promise<void> {
  await toTop(pair);
  if (probe(pair, 'enter')?.command !== wanted.command) {
    await pair.ahead('tab');
    await toTop(pair);
  }
  const { count = 1 } = wanted;
  const fits = (asked: Command | undefined): boolean => asked?.command === wanted.command && asked.item === wanted.item;
  await search(pair, 'enter', fits, count === 1 ? 'enter' : 'n');
  if (pair.mirror.top === 'prompt') await typeCount(pair, count);
  if (pair.mirror.top === 'confirm') await pair.ahead('y');
}

async function assign(pair: Pair, { points }: Extract<Command, { command: 'assign_points' }>): Promise<void> {
  await pair.ahead('c');
  for (const [stat, count] of Object.entries(points)) {
    await toTop(pair);
    // The first row is the level.
    const row = 1 + SHEET_ATTRIBUTES.map(String).indexOf(stat);
    await pair.ahead(...new Array<string>(row).fill('down'), ...new Array<string>(count).fill('+'));
  }
  await pair.ahead('enter');
}
