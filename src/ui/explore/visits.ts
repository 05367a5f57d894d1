/** What exploring remembers of a floor: what it has walked up to, and where it has just brought the hero. */
import type { Position, View } from '../../game/state.ts';
import { isExplored, same, spotKey, unopenedPiles, visiblePeople } from './knowledge.ts';

/** Things already walked up to on a floor: exploring does not return to them. */
export interface Visits {
  floor: number;
  readonly spots: Set<string>;
  /** Where exploring stopped last, and in which turn: before a door, only the very next press goes in. */
  came: (Position & { readonly turn: number }) | undefined;
}

export function newVisits(): Visits {
  return { floor: 0, spots: new Set(), came: undefined };
}

/** Whatever the hero stands on counts as visited. */
export function noteVisit({ floor, hero }: View, visits: Visits): void {
  if (visits.floor !== floor.number) {
    visits.floor = floor.number;
    visits.spots.clear();
  }
  visits.spots.add(spotKey(hero.position));
}

/** Remembers that exploring has brought the hero to this cell, or found him there. */
export function noteCame(visits: Visits, { x, y }: Position, turn: number): void {
  visits.came = { x, y, turn };
}

/** Whether exploring has just now stopped where the hero stands, with nothing done since. */
export function hasJustCome({ hero, turn }: View, { came }: Visits): boolean {
  return came !== undefined && came.turn === turn && same(came, hero.position);
}

/** What exploring walks up to once: what nobody has opened; people, as long as there is anything to explore beside them. */
export function newThings(state: View, { spots }: Visits): Position[] {
  const wanted = [...unopenedPiles(state), ...(isExplored(state) ? [] : unspokenPeople(state))];
  return wanted.filter((spot) => !spots.has(spotKey(spot)));
}

/** Known people on this floor to whom the hero has not spoken on it, as far as the log remembers. */
export function unspokenPeople(state: View): View['floor']['npcs'] {
  const { log } = state;
  const here = log.slice(log.findLastIndex(({ code }) => code === 'floor_entered') + 1);
  const spoken = new Set(here.flatMap((entry) => (entry.code === 'talked' ? [entry.npc] : [])));
  return visiblePeople(state).filter(({ def }) => !spoken.has(def));
}
