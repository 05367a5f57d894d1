/** Which definition a floor number has. */
import type { Content } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';

/**
 * The definition of floor `number`; absent where the dungeon ends, and descending wins.
 *
 * Endless, the repeating floors follow past the last one in a cycle: of 1 … 5 with 4 and 5 repeating, 6 is 4, 7 is 5, 8 is 4.
 */
export function floorFor(content: Content, number: number, endless: boolean): FloorDef | undefined {
  if (number <= content.lastFloor || !endless) return content.floorByNumber.get(number);
  const { repeating } = content;
  return repeating[(number - content.lastFloor - 1) % repeating.length];
}
