/** The drawn rooms and the floors they make: told at the door, walkable inside, the fire always aside. */
import { describe, expect, it } from 'vitest';
import type { Prefab } from '../../src/game/content/prefab.ts';
import { generateFloor } from '../../src/game/floor/generate.ts';
import { parseSeed } from '../../src/lib/seed.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const prefabs = [...content.prefabs.values()];
const rowsOf = ({ layout }: Prefab): readonly string[] => layout.replace(/^\n|\n$/g, '').split('\n');
const count = (prefab: Prefab, mark: string): number => prefab.layout.split(mark).length - 1;

/** How many separate areas of walkable cells a drawing has. */
function areas(rows: readonly string[]): number {
  const open = (x: number, y: number) => !['#', ' ', undefined].includes(rows[y]?.[x]);
  const seen = new Set<string>();
  let found = 0;
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!open(x, y) || seen.has(`${x},${y}`)) continue;
      found++;
      const todo = [[x, y] as const];
      for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
        const [cx, cy] = next;
        if (!open(cx, cy) || seen.has(`${cx},${cy}`)) continue;
        seen.add(`${cx},${cy}`);
        todo.push([cx + 1, cy], [cx - 1, cy], [cx, cy + 1], [cx, cy - 1]);
      }
    }
  }
  return found;
}

describe('every drawn room', () => {
  it.each(prefabs.map((prefab) => [prefab.id, prefab] as const))(
    '%s is told at its door and hangs together',
    (_id, prefab) => {
      expect(prefab.hint).toMatch(/[.!?]$/);
      expect(areas(rowsOf(prefab))).toBe(1);
      expect(count(prefab, 'n')).toBe(prefab.npcs.length);
      expect(count(prefab, 'e')).toBeLessThanOrEqual(3);
    },
  );

  it('varies in size', () => {
    const widths = prefabs.map((prefab) => rowsOf(prefab)[0]?.length ?? 0);
    expect(Math.min(...widths)).toBeLessThanOrEqual(5);
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(15);
    expect(
      new Set(prefabs.map((prefab) => `${rowsOf(prefab)[0]?.length}×${rowsOf(prefab).length}`)).size,
    ).toBeGreaterThanOrEqual(20);
  });

  it('does something of its own in many cases', () => {
    const alive = prefabs.filter(({ triggers, npcs }) => triggers.length > 0 || npcs.length > 0);
    expect(alive.length).toBeGreaterThanOrEqual(30);
  });

  it('with a fire has one door, so that it never lies on the forced way', () => {
    const fires = prefabs.filter(({ tags }) => tags.includes('core:rest'));
    expect(fires.length).toBeGreaterThan(1);
    for (const fire of fires) expect(count(fire, '+'), fire.id).toBe(1);
  });
});

describe('every floor', () => {
  const numbers = [...content.floorByNumber.keys()];

  it.each(numbers)('%i asks for a trader and a fire', (number) => {
    const required = content.floorByNumber.get(number)?.required ?? [];
    expect(required).toContain('core:merchant');
    expect(required).toContain('core:rest');
  });

  it.each(numbers)('%i is made as asked, for many seeds', (number) => {
    const def = content.floorByNumber.get(number);
    if (def === undefined) throw new Error(`no floor ${number}`);
    expect(def.size[0]).toBeGreaterThanOrEqual(60);
    expect(def.size[0]).toBeLessThanOrEqual(76);
    let rooms = 0;
    let measured = 0;
    const seeds = 120;
    for (let seed = 1; seed <= seeds; seed++) {
      const made = generateFloor(content, def, number, { seed: parseSeed(String(seed)), firstEnemy: 1 });
      if (!made.ok) throw new Error(made.reason);
      rooms += made.floor.rooms.length;
      measured += made.measured ? 1 : 0;
      const tags = made.floor.rooms.flatMap(({ prefab }) => content.prefabs.get(prefab)?.tags ?? []);
      for (const tag of def.required) expect(tags).toContain(tag);
      expect(made.floor.npcs.map((npc) => npc.def)).toEqual(expect.arrayContaining(['core:blacksmith', 'core:hearth']));
    }
    expect(rooms / seeds).toBeGreaterThanOrEqual(8);
    expect(rooms / seeds).toBeLessThanOrEqual(13);
    expect(measured / seeds).toBeGreaterThan(0.98);
  });

  it('is worth more the deeper it lies', () => {
    const danger = numbers.map((number) => {
      const list = content.floorByNumber.get(number)?.creatures ?? [];
      const total = list.reduce((sum, { weight }) => sum + weight, 0);
      return list.reduce(
        (sum, { id, weight }) => sum + (weight * (content.creatures.get(id)?.exp_reward ?? 0)) / total,
        0,
      );
    });
    expect([...danger].sort((a, b) => a - b)).toEqual(danger);
  });
});
