/** Creatures of which there is one in a run: where it may wait follows from the seed alone, so that every floor stays its own. */
import { weighted } from '../../lib/rng.ts';
import { streamFor } from '../../lib/seed.ts';
import type { Content } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';

type Choices = FloorDef['creatures'];

/** What is known while a floor is filled. */
export interface Filling {
  readonly content: Content;
  readonly seed: string;
  readonly number: number;
  /** The unique creatures that already wait on this floor. */
  readonly placed: Set<string>;
}

/** The choices for one place: a unique creature gives way to others where it is not at home or already there. */
export function openChoices(filling: Filling, choices: Choices): Choices {
  const open = choices.filter(({ id }) => {
    if (filling.content.creatures.get(id)?.unique !== true) return true;
    return !filling.placed.has(id) && homeOf(filling, id) === filling.number;
  });
  // Where nobody else is asked for it stands all the same: a boss's room is never empty.
  return open.some(({ weight }) => weight > 0) ? open : choices;
}

/** The one floor on which it stands among others; absent when it has a place of its own somewhere, or none at all. */
function homeOf({ content, seed }: Filling, id: string): number | undefined {
  const homes: number[] = [];
  for (const number of [...content.floorByNumber.keys()].sort((a, b) => a - b)) {
    const def = content.floorByNumber.get(number);
    const lists = def === undefined ? [] : [def.creatures, ...def.populate.map(({ creatures }) => creatures)];
    const his = lists
      .map((list) => list.filter(({ weight }) => weight > 0))
      .filter((list) => list.some((choice) => choice.id === id));
    if (his.some((list) => list.every((choice) => choice.id === id))) return undefined;
    if (his.length > 0) homes.push(number);
  }
  const weights = homes.map(() => 1);
  return homes[weighted(streamFor(seed, `home of ${id}`), weights)];
}
