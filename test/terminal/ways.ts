/** Ways to every screen from wherever the player is, by keys alone; a screen without a way does not compile. */
import { isKnown } from '../../src/game/floor/discovery.ts';
import type { ScreenName } from '../../src/ui/key-tables.ts';
import { choose, MENU, MENU_LENGTH, newHero, seeded, toCreation, toMenu, toName } from './beginnings.ts';
import { marked, pick, point, repeat, uncover } from './lists.ts';
import type { Pair } from './pair.ts';

export type Way = (pair: Pair) => Promise<void>;

/** Tools of the workbench. */
const BENCH = { heal: 0, clear: 1, descend: 3, level: 4 } as const;
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
  // Out of the shop the way leads into the conversation, with the wares still on the counter.
  const { open } = pair.mirror.app;
  if (open.includes('shop') && open.includes('dialog') && (await uncover(pair, 'dialog'))) return pair.press('1');
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
