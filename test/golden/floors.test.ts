/** Floors as text for a few seeds: a change of the generator, or of the random numbers, shows as a picture. */
import { expect, it } from 'vitest';
import { generateFloor } from '../../src/game/floor/generate.ts';
import { parseSeed } from '../../src/lib/seed.ts';
import { coreDungeon } from '../fixtures/dungeon.ts';

const content = coreDungeon();

it.each([
  [1, '1'],
  [2, '0'],
  [3, 'Käse'],
  [4, '4711'],
  [5, '18446744073709551615'],
])('floor %i of the run with seed %j looks as it always did', async (number, seed) => {
  const def = content.floorByNumber.get(number);
  const made = def && generateFloor(content, def, number, { seed: parseSeed(seed), firstEnemy: 1 });
  if (made?.ok !== true) throw new Error(`no floor ${number}`);
  const { floor } = made;
  const rooms = floor.rooms.map(({ prefab, x, y, w, h, enemies }) =>
    `${prefab} at ${x},${y} ${w}×${h} ${enemies.map((enemy) => `${enemy.def}#${enemy.ordinal}`).join(' ')}`.trimEnd(),
  );
  const npcs = floor.npcs.map(
    (npc) =>
      `${npc.def} at ${npc.x},${npc.y}: ${npc.stock.map((one) => `${one.count} ${[one.def, ...one.affixes].join('+')}`).join(', ')}`,
  );
  const piles = floor.piles.map((pile) => `pile at ${pile.x},${pile.y} of ${pile.table}`);
  const text = [...floor.tiles, '', ...rooms, ...npcs, ...piles, ''].join('\n');
  await expect(text).toMatchFileSnapshot(`floors/floor-${number}-seed-${seed.replace('ä', 'ae')}.txt`);
});
