/** From wherever the player is to the main menu, and from there to a new hero. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, pick, point, repeat } from './lists.ts';
import type { Pair } from './pair.ts';

/** Entries of the main menu, counted from the one below "continue". */
export const MENU = { seed: 1, hall: 4, mods: 5, settings: 6 } as const;
/** All of them, without "continue". */
export const MENU_LENGTH = 8;
/** The entry of the pause menu that saves and goes to the main menu. */
const SAVE_AND_MENU = 3;

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

export async function choose(pair: Pair, entry: number): Promise<void> {
  await toMenu(pair);
  const above = (marked(pair)?.rows.length ?? 0) - MENU_LENGTH;
  await point(pair, entry + above);
  await pair.press('enter');
}

/** The question for a seed, answered. */
export async function seeded(pair: Pair): Promise<void> {
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

export async function toCreation(pair: Pair): Promise<void> {
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
