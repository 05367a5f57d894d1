/** A whole short run as a person plays it: make a hero, explore, fight, loot, trade, learn, descend, quit, go on, die. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Pair } from './pair.ts';
import { Player } from './player.ts';
import { ROOT, scratch } from './terminal.ts';
import { isSaved, TITLE } from './walk.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

async function makeHero(pair: Pair): Promise<Player> {
  expect(pair.terminal.screen).toContain(TITLE);
  await pair.press('enter', ...new Array<string>(4).fill('backspace'), 'J', 'ö', 'r', 'g');
  const player = new Player(pair);
  await player.until(
    'the map',
    () => player.onTheMap,
    () => 'enter',
  );
  expect(pair.terminal.lines[0]).toMatch(/^ Jörg +Level 1 /);
  return player;
}

/** Sells the first thing that anyone pays for. */
async function sell(player: Player): Promise<void> {
  const gold = (): number => Number(/Your gold: (\d+)/.exec(player.screen)?.[1]);
  const before = gold();
  await player.press('tab');
  for (let tries = 0; tries < 10 && gold() === before; tries++) await player.press('enter', 'down');
  expect(gold()).toBeGreaterThan(before);
}

describe('a run', () => {
  it('from the first key to the hall of fame', { timeout: 120_000 }, async () => {
    const { folder, remove } = scratch();
    const data = join(folder, 'data');
    const pair = await Pair.start({ modsDir: join(ROOT, 'mods'), dataDir: data });
    leftovers.push(remove, () => pair.dispose());
    const player = await makeHero(pair);

    await player.playUntil('a fight', () => player.fighting);
    await player.playUntil('a victory', () => player.onTheMap);
    expect(player.screen).toContain('The fight is won.');
    await player.press('m');
    expect(player.screen).toMatch(/dies|die\./);
    await player.press('escape');

    await player.playUntil('the end of the floor', () => /nothing left to explore|fled from/.test(player.screen));
    await player.press('i');
    expect(player.screen).toContain('Weight');
    await player.press('escape');

    await player.visit(' offers ');
    await sell(player);
    await player.back();

    if (player.screen.includes('to assign')) {
      await player.press('c', '+', 'enter');
      await player.back();
      expect(player.screen).not.toContain('1 point to assign');
    }

    for (let tries = 0; tries < 6 && player.shown('Floor') === 1; tries++) {
      await player.press('>');
      if (player.screen.includes('Yes')) await player.press('y');
    }
    expect(player.shown('Floor')).toBe(2);
    expect(isSaved(data)).toBe(true);
    const turn = player.shown('Turn');

    await player.press('ctrl+c', 'y');
    expect((await pair.terminal.ended()).code).toBe(0);
    await pair.restart();
    expect(player.screen).toContain('Jörg, level');
    await player.press('enter');
    expect([player.shown('Floor'), player.shown('Turn')]).toEqual([2, turn]);

    await player.playUntil('another fight', () => player.fighting);
    const idle = (): string => (player.fighting ? '.' : player.choosing ? 'enter' : 'x');
    await player.until('his death', () => player.over, idle);
    expect(isSaved(data)).toBe(false);
    expect(readdirSync(join(data, 'runs')).some((name) => name.endsWith('.toml'))).toBe(true);

    await player.press('enter');
    expect(player.screen).toContain(TITLE);
    expect(player.screen).not.toContain('Continue');
    await player.until(
      'the hall',
      () => /> Hall of fame/.test(player.screen),
      () => 'down',
    );
    await player.press('enter');
    expect(player.screen).toContain('Jörg');
    await player.press('escape', 'q');
    expect((await pair.terminal.ended()).code).toBe(0);
    expect(existsSync(join(data, 'run.journal'))).toBe(false);
  });
});
