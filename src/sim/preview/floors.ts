/** Floors as a run would find them, without playing. */
import type { Content } from '../../game/content/content.ts';
import { floorFor, generateFloor } from '../../game/floor/generate.ts';
import { seedAfter } from '../../lib/seed.ts';

/** One floor of a preview. */
export interface FloorPreview {
  readonly number: number;
  readonly seed: string;
  readonly rows: readonly string[];
  readonly rooms: readonly {
    readonly prefab: string;
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly enemies: readonly string[];
  }[];
  readonly entrance: readonly [number, number];
  readonly stairs: readonly [number, number];
}

/** The floor `number` of the runs with the seeds S, S + 1, …; or why there is none. */
export function previewFloors(
  content: Content,
  { number, seed, count }: { readonly number: number; readonly seed: string; readonly count: number },
): readonly FloorPreview[] | { readonly code: 'no_floor' | 'floor_impossible' } {
  const def = floorFor(content, number, true);
  if (def === undefined) return { code: 'no_floor' };
  const found: FloorPreview[] = [];
  for (let index = 0; index < count; index++) {
    const each = seedAfter(seed, index);
    const built = generateFloor(content, def, number, { seed: each, firstEnemy: 1 });
    if (!built.ok) return { code: 'floor_impossible' };
    const { floor } = built;
    found.push({
      number,
      seed: each,
      rows: floor.tiles,
      rooms: floor.rooms.map(({ prefab, x, y, w, h, enemies }) => ({
        prefab,
        x,
        y,
        w,
        h,
        enemies: enemies.map(({ def: id }) => id),
      })),
      entrance: [floor.entrance.x, floor.entrance.y],
      stairs: [floor.stairs.x, floor.stairs.y],
    });
  }
  return found;
}
