/** Ways to every screen from wherever the player is, by keys alone; a screen without a way does not compile. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnown } from '../../src/game/floor/discovery.ts';
import type { ScreenName } from '../../src/ui/key-tables.ts';
import type { Pair } from './pair.ts';

export type Way = (pair: Pair) => Promise<void>;

/** Entries of the main menu, counted from the one below "continue". */
const MENU = { seed: 1, hall: 4, mods: 5, settings: 6 } as const;
/** All of them, without "continue". */
const MENU_LENGTH = 8;
/** Tools of the workbench. */
const BENCH = { heal: 0, clear: 1, descend: 3, level: 4 } as const;
/** The entry of the pause menu that saves and goes to the main menu. */
const SAVE_AND_MENU = 3;
/** So many steps of one kind are enough for anything in the yard. */
const TRIES = 60;

/** The rows of the list that has the keys, and which of them is marked. */
export function marked({ mirror }: Pair): { readonly at: number; readonly rows: readonly string[] } | undefined {
  const lines = mirror.app.lines();
  const cursor = lines.findIndex((line) => line.startsWith('> '));
  if (cursor < 0) return undefined;
  const isRow = (line: string | undefined): boolean => line !== undefined && /^[> ] /.test(line);
  let from = cursor;
  while (isRow(lines[from - 1])) from--;
  let end = cursor;
  while (isRow(lines[end])) end++;
  return { at: cursor - from, rows: lines.slice(from, end) };
}

/** Moves the cursor of a list onto a row. */
export async function point(pair: Pair, row: number): Promise<void> {
  for (let tries = 0; tries < TRIES && marked(pair)?.at !== row; tries++) await pair.press('down');
  if (marked(pair)?.at !== row) throw new Error(`there is no row ${row} on ${pair.mirror.top}`);
}

async function repeat(pair: Pair, what: string, step: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) if (await step()) return;
  throw new Error(`no way to ${what} from ${pair.mirror.app.open.join(' ')}:\n${pair.terminal.screen}`);
}

/** Closes whatever the player opened over a screen; answers whether the screen is open at all. */
async function uncover(pair: Pair, screen: string): Promise<boolean> {
  const { mirror } = pair;
  if (!mirror.app.open.includes(screen)) return false;
  await repeat(pair, screen, async () => {
    if (mirror.top !== screen) await pair.press('escape');
    return mirror.top === screen;
  });
  return true;
}

export async function toMenu(pair: Pair): Promise<void> {
  const { mirror } = pair;
  await repeat(pair, 'menu', async () => {
    if (mirror.top === 'menu') return true;
    if (mirror.top === 'pause') await point(pair, SAVE_AND_MENU);
    await pair.press(mirror.top === 'pause' || mirror.top === 'over' ? 'enter' : 'escape');
    return false;
  });
}

/** Leaves the game, puts something in the place of the save that nobody can read, and starts anew. */
export async function spoil(pair: Pair): Promise<void> {
  await toMenu(pair);
  await pair.press('q');
  await pair.terminal.ended();
  const save = join(pair.dataDir, 'save.toml');
  writeFileSync(save, 'not a save');
  pair.mirror.files.put(save, 'not a save');
  await pair.restart();
}

async function choose(pair: Pair, entry: number): Promise<void> {
  await toMenu(pair);
  const above = (marked(pair)?.rows.length ?? 0) - MENU_LENGTH;
  await point(pair, entry + above);
  await pair.press('enter');
}

/** The question for a seed, answered. */
async function seeded(pair: Pair): Promise<void> {
  await choose(pair, MENU.seed);
  await pair.press('7', 'enter');
}

export async function toName(pair: Pair): Promise<void> {
  if (pair.mirror.top === 'creation') await uncoverName(pair);
  if (pair.mirror.top === 'creation') return;
  await seeded(pair);
  if (pair.mirror.top === 'confirm') await pair.press('y');
  if (pair.mirror.top === 'notice') await pair.press('enter');
}

async function uncoverName(pair: Pair): Promise<void> {
  while (pair.mirror.top === 'creation' && marked(pair) !== undefined) await pair.press('escape');
}

async function toCreation(pair: Pair): Promise<void> {
  await toName(pair);
  if (marked(pair) === undefined) await pair.press('enter');
}

/** A new hero with flasks to throw. */
export async function newHero(pair: Pair): Promise<void> {
  await toMenu(pair);
  await toName(pair);
  await pair.press('enter');
  await pick(pair, /Zwergin|Dwarf/);
  await pick(pair, /Stark|Strong/);
  await pick(pair, /Werferin|Thrower/);
  await pair.press('tab', 'enter');
  if (pair.mirror.state?.created !== true) throw new Error('the hero was not made');
}

/** Takes the row that reads like this. */
async function pick(pair: Pair, wanted: RegExp): Promise<void> {
  await point(pair, marked(pair)?.rows.findIndex((row) => wanted.test(row)) ?? -1);
  await pair.press('enter');
}

async function bench(pair: Pair, tool: number): Promise<void> {
  await pair.press('f12');
  await point(pair, tool);
  await pair.press('enter');
}

/** To the map of a run in which nothing is going on. */
export async function toMap(pair: Pair): Promise<void> {
  const { mirror } = pair;
  await repeat(pair, 'the map', async () => {
    const { open } = mirror.app;
    switch (mirror.top) {
      case 'explore':
        return true;
      case 'menu':
        if ((marked(pair)?.rows.length ?? 0) === MENU_LENGTH) await newHero(pair);
        else {
          await point(pair, 0);
          await pair.press('enter');
        }
        return false;
      case 'combat':
        await bench(pair, BENCH.clear);
        return false;
      case 'level_option':
      case 'over':
      case 'notice':
        await pair.press('enter');
        return false;
      case 'creation':
        await newHero(pair);
        return false;
      default:
        await pair.press('escape');
        return open.length === 0;
    }
  });
}

async function toDialog(pair: Pair): Promise<void> {
  const { mirror } = pair;
  if (await uncover(pair, 'dialog')) return;
  await toMap(pair);
  if (mirror.state?.floor.number !== 1) await newHero(pair);
  await repeat(pair, 'somebody to talk to', async () => {
    await toMap(pair);
    const { floor, hero } = mirror.state ?? {};
    const npc = floor?.npcs[0];
    if (floor === undefined || hero === undefined || npc === undefined) throw new Error('nobody lives here');
    if (npc.x === hero.position.x && npc.y === hero.position.y) {
      await pair.press('t');
      return true;
    }
    if (isKnown(floor, npc.x, npc.y)) await travel(pair, npc);
    else await pair.press('x');
    return false;
  });
}

async function travel(pair: Pair, to: { readonly x: number; readonly y: number }): Promise<void> {
  await pair.press('v');
  await repeat(pair, 'a spot', async () => {
    if (spotOf(pair) === `${to.x}, ${to.y}`) return true;
    await pair.press('tab');
    return false;
  });
  await pair.press('enter');
}

/** Where the cursor of the look mode stands. */
export function spotOf({ mirror }: Pair): string {
  return /\d+, \d+/.exec(mirror.app.lines()[0] ?? '')?.[0] ?? '';
}

async function toShop(pair: Pair): Promise<void> {
  if (await uncover(pair, 'shop')) return;
  await toDialog(pair);
  await pair.press('1');
}

async function toFight(pair: Pair): Promise<void> {
  const { mirror } = pair;
  if (await uncover(pair, 'combat')) return;
  await repeat(pair, 'a fight', async () => {
    await toMap(pair);
    const before = JSON.stringify(mirror.state?.hero.position);
    await pair.press('x');
    if (mirror.state?.fight !== undefined) return true;
    if (mirror.top === 'explore' && JSON.stringify(mirror.state?.hero.position) === before)
      await bench(pair, BENCH.descend);
    return false;
  });
}

async function toTarget(pair: Pair): Promise<void> {
  if (await uncover(pair, 'target')) return;
  await toFight(pair);
  if (pair.mirror.state?.hero.bag.some(({ def }) => def === 'core:flask') !== true) await give(pair, 'flask', 'enter');
  await uncover(pair, 'combat');
  await pair.press('i');
  await pick(pair, /Brandflasche|Fire flask/);
}

/** Asks the workbench for something that comes in numbers; further keys answer how many. */
async function give(pair: Pair, item: string, ...keys: readonly string[]): Promise<void> {
  await pair.press('f12', '/', ...`core:${item}`, 'enter', 'enter', ...keys);
}

async function toLevelOption(pair: Pair): Promise<void> {
  const { mirror } = pair;
  if (await uncover(pair, 'level_option')) return;
  await repeat(pair, 'a lesson', async () => {
    await toMap(pair);
    if ((mirror.state?.hero.base.level ?? 0) > 2) await newHero(pair);
    await bench(pair, BENCH.level);
    await pair.press('home', 'enter');
    return await uncover(pair, 'level_option');
  });
}

async function toOver(pair: Pair): Promise<void> {
  if (await uncover(pair, 'over')) return;
  await repeat(pair, 'an end', async () => {
    await toMap(pair);
    if (pair.mirror.state?.endless === true) await newHero(pair);
    await bench(pair, BENCH.descend);
    return pair.mirror.top === 'over';
  });
}

async function toHall(pair: Pair): Promise<void> {
  if (await uncover(pair, 'hall')) return;
  await choose(pair, MENU.hall);
  if (marked(pair) !== undefined) return;
  await toOver(pair);
  await choose(pair, MENU.hall);
}

/** A screen that a key opens from the map. */
function fromMap(screen: ScreenName, key: string): Way {
  return async (pair) => {
    if (await uncover(pair, screen)) return;
    await toMap(pair);
    await pair.press(key);
  };
}

function fromMenu(screen: ScreenName, entry: number): Way {
  return async (pair) => {
    if (!(await uncover(pair, screen))) await choose(pair, entry);
  };
}

export const WAYS: Readonly<Record<ScreenName, Way>> = {
  menu: toMenu,
  name: toName,
  creation: toCreation,
  prompt: async (pair) => {
    if (await uncover(pair, 'prompt')) return;
    await toMap(pair);
    await give(pair, 'gold');
  },
  explore: toMap,
  combat: toFight,
  inventory: fromMap('inventory', 'i'),
  target: toTarget,
  sheet: fromMap('sheet', 'c'),
  level_option: toLevelOption,
  quests: fromMap('quests', 'q'),
  messages: fromMap('messages', 'm'),
  bestiary: fromMap('bestiary', 'b'),
  dialog: toDialog,
  shop: toShop,
  look: fromMap('look', 'v'),
  help: fromMap('help', '?'),
  confirm: async (pair) => {
    if (pair.mirror.top === 'confirm') return;
    await toMap(pair);
    await seeded(pair);
  },
  /** Something unreadable must lie in the folder. */
  notice: async (pair) => {
    if (await uncover(pair, 'notice')) return;
    await toMenu(pair);
    await point(pair, 0);
    await pair.press('enter');
  },
  pause: fromMap('pause', 'escape'),
  settings: fromMenu('settings', MENU.settings),
  mods: fromMenu('mods', MENU.mods),
  hall: toHall,
  record: async (pair) => {
    if (await uncover(pair, 'record')) return;
    await toHall(pair);
    await pair.press('enter');
  },
  over: toOver,
  workbench: fromMap('workbench', 'f12'),
};
