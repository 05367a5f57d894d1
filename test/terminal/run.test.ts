/** A whole short run as a person plays it: make a hero, explore, fight, loot, trade, learn, descend, quit, go on, die. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { scratch, Terminal } from './terminal.ts';
import { isSaved, press, TITLE } from './walk.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

function started(data: string): Terminal {
  const terminal = new Terminal({ args: ['--data-dir', data, '--seed', '7'] });
  leftovers.push(() => terminal.dispose());
  return terminal;
}

async function makeHero(terminal: Terminal): Promise<Player> {
  await terminal.shows(TITLE);
  await press(terminal, 'enter');
  await press(terminal, ...new Array<string>(4).fill('backspace'), 'J', 'ö', 'r', 'g');
  const player = new Player(terminal);
  for (let steps = 0; steps < 12 && !player.onTheMap; steps++) await press(terminal, 'enter');
  expect(terminal.lines[0]).toMatch(/^ Jörg +Level 1 /);
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
  it('from the first key to the hall of fame', { timeout: 280_000 }, async () => {
    const { folder, remove } = scratch();
    leftovers.push(remove);
    const data = join(folder, 'data');
    const first = started(data);
    const player = await makeHero(first);

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

    await player.press('\x03', 'y');
    expect((await first.ended()).code).toBe(0);
    const second = started(data);
    await second.shows('Jörg, level');
    const again = new Player(second);
    second.key('enter');
    await second.shows('Floor 2');
    expect([again.shown('Floor'), again.shown('Turn')]).toEqual([2, turn]);

    await again.playUntil('another fight', () => again.fighting);
    for (let turns = 0; turns < 300 && !again.over; turns++) {
      await again.press(again.fighting ? '.' : again.choosing ? 'enter' : 'x');
    }
    expect(again.over).toBe(true);
    expect(isSaved(data)).toBe(false);
    expect(readdirSync(join(data, 'runs')).some((name) => name.endsWith('.toml'))).toBe(true);

    await again.press('enter');
    await second.shows(TITLE);
    expect(again.screen).not.toContain('Continue');
    while (!/> Hall of fame/.test(again.screen)) await again.press('down');
    await again.press('enter');
    expect(again.screen).toContain('Jörg');
    await again.press('escape', 'q');
    expect((await second.ended()).code).toBe(0);
    expect(existsSync(join(data, 'run.journal'))).toBe(false);
  });
});
