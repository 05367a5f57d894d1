/** The graph of rooms and corridors: how many rooms lie on the way, and whether a fight lies on every way. */
import type { Corridor } from './corridors.ts';

/** Rooms that one can go between by a single corridor. */
export type Neighbours = readonly (readonly number[])[];

/** Who is whose neighbour among `count` rooms. */
export function neighboursOf(count: number, corridors: readonly Pick<Corridor, 'from' | 'to'>[]): number[][] {
  const neighbours = Array.from({ length: count }, (): number[] => []);
  for (const { from, to } of corridors) {
    neighbours[from.room]?.push(to.room);
    neighbours[to.room]?.push(from.room);
  }
  return neighbours;
}

/** The rooms on the shortest way between two, both ends counted; 0 when there is no way. Ways through `shut` rooms do not count. */
export function roomsBetween(
  neighbours: Neighbours,
  from: number,
  to: number,
  shut: (room: number) => boolean = () => false,
): number {
  if (shut(from) || shut(to)) return 0;
  const counts = new Array<number>(neighbours.length).fill(0);
  const queue = [from];
  counts[from] = 1;
  for (const room of queue) {
    const count = counts[room] ?? 0;
    if (room === to) return count;
    for (const next of neighbours[room] ?? []) {
      if (counts[next] !== 0 || shut(next)) continue;
      counts[next] = count + 1;
      queue.push(next);
    }
  }
  return 0;
}
