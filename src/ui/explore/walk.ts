/** Walking by itself: exploring, travelling and running as ordinary commands, asked for one at a time. */
import type { Command } from '../../game/command.ts';
import { DIRECTIONS, type Direction } from '../../game/content/words.ts';
import { roomAt, tileAt } from '../../game/floor/discovery.ts';
import { chartOf, directionTo, routeTo } from '../../game/floor/route.ts';
import type { Position, View } from '../../game/state.ts';
import {
  beyond,
  isClosed,
  isGuarded,
  isOpen,
  knownThings,
  neighbours,
  same,
  spotKey,
  thresholds,
  unexplored,
} from './knowledge.ts';
import { hasJustCome, newThings, noteCame, noteVisit, type Visits } from './visits.ts';

/** Where a state can be looked at anew before every step. */
export interface Sight {
  readonly state: View;
}
type Steps = () => Command | undefined;

/** Whether what lies under the feet is taken along without asking. */
type Gathers = (state: View) => boolean;
const NEVER: Gathers = () => false;

function move(direction: Direction): Command {
  return { command: 'move', direction };
}

/** The next step of exploring; absent when there is nothing left, or the hero stands at what he walked to. */
interface Plan {
  readonly step: Direction;
  /** The step crosses the threshold of a room not yet entered: only ever taken first. */
  readonly enters: boolean;
}

function planOf(state: View, visits: Visits): Plan | undefined {
  const here = state.hero.position;
  const door = unknownDoorBeside(state);
  if (door !== undefined) return { step: directionTo(here, door), enters: true };
  const goals = [...unexplored(state), ...newThings(state, visits)].filter((spot) => !same(spot, here));
  const chart = chartOf(state, (room) => isClosed(state, room));
  const next = (routeTo(state, chart, goals) ?? routeTo(state, chart, guardedDoors(state)))?.[1];
  return next === undefined ? undefined : { step: directionTo(here, next), enters: false };
}

/** Before the doors of rooms one has fled from: where to go when nothing else is left. Going in is left to the player. */
function guardedDoors(state: View): Position[] {
  return thresholds(state, (room) => isGuarded(state, room));
}

function unknownDoorBeside(state: View): Position | undefined {
  const { floor, hero } = state;
  if (roomAt(floor, hero.position.x, hero.position.y) !== -1) return undefined;
  return neighbours(hero.position).find(
    ({ x, y }) => tileAt(floor, x, y) === '+' && floor.rooms[roomAt(floor, x, y)]?.entered === false,
  );
}

/** Whether exploring would do anything. */
export function canExplore(state: View, visits: Visits, gathers = NEVER): boolean {
  noteVisit(state, visits);
  return gathers(state) || planOf(state, visits) !== undefined;
}

/** The unknown door that exploring stays before now: only a press right after the stop goes in. Asking is that stop. */
export function stopsBefore(state: View, visits: Visits): Position | undefined {
  if (hasJustCome(state, visits)) return undefined;
  const door = unknownDoorBeside(state);
  if (door !== undefined) noteCame(visits, state.hero.position, state.turn);
  return door;
}

/** Explores until something is worth a decision: a new thing in sight, a pile or someone under the feet, an unknown door. */
export function exploreSteps(sight: Sight, visits: Visits, gathers = NEVER): Steps {
  const watch = watchThings(sight.state);
  let begun = false;
  return () => {
    const { state } = sight;
    const arrived = begun && isThingHere(state) && !visits.spots.has(spotKey(state.hero.position));
    noteVisit(state, visits);
    if (gathers(state)) {
      begun = true;
      return { command: 'pick_up' };
    }
    if (arrived || (begun && watch(state))) return;
    const plan = planOf(state, visits);
    if (plan === undefined) return;
    if (plan.enters && (begun || stopsBefore(state, visits) !== undefined)) return;
    begun = true;
    if (!plan.enters) noteCame(visits, beyond(state.hero.position, plan.step), state.turn + 1);
    return move(plan.step);
  };
}

function isThingHere({ floor, hero }: View): boolean {
  return [...floor.piles, ...floor.npcs].some((spot) => same(spot, hero.position));
}

/** Answers whether more is in sight than when it was made, or than when it was last asked. */
function watchThings(state: View): (now: View) => boolean {
  let seen = new Set(knownThings(state).map(spotKey));
  return (now) => {
    const things = knownThings(now).map(spotKey);
    const more = things.some((key) => !seen.has(key));
    seen = new Set(things);
    return more;
  };
}

/**
 * The way to a known spot: for a room that one does not simply walk into, to its threshold; where such a room lies in
 * between, to the threshold of that. Absent when no way is known.
 */
export function wayTo(state: View, to: Position): readonly Position[] | undefined {
  if (!isOpen(state, to)) return undefined;
  const shut = (room: number) => room !== state.hero.room && isClosed(state, room);
  const room = roomAt(state.floor, to.x, to.y);
  const goals = room >= 0 && shut(room) ? thresholds(state, (index) => index === room) : [to];
  return (
    routeTo(
      state,
      chartOf(state, (index) => isClosed(state, index)),
      goals,
    ) ?? wayToward(state, to, shut)
  );
}

/** Whether a known spot is only reached through a room that one does not simply walk into. */
export function isCutOff(state: View, to: Position): boolean {
  const open = chartOf(state, () => false);
  return isOpen(state, to) && routeTo(state, open, [to]) !== undefined;
}

/** The way as far as it leads without entering what one does not simply walk into. */
function wayToward(state: View, to: Position, shut: (room: number) => boolean): readonly Position[] | undefined {
  const through = routeTo(
    state,
    chartOf(state, () => false),
    [to],
  );
  const end = through?.findIndex(({ x, y }) => shut(roomAt(state.floor, x, y))) ?? -1;
  return end > 1 ? through?.slice(0, end) : undefined;
}

/** Walks to a known spot. */
export function travelSteps(sight: Sight, to: Position): Steps {
  const watch = watchThings(sight.state);
  let begun = false;
  return () => {
    const { state } = sight;
    if (begun && watch(state)) return;
    begun = true;
    const next = wayTo(state, to)?.[1];
    return next === undefined ? undefined : move(directionTo(state.hero.position, next));
  };
}

/** Runs: straight on in rooms, round the bends of corridors, up to whatever offers a choice. */
export function runSteps(sight: Sight, direction: Direction): Steps {
  const watch = watchThings(sight.state);
  let heading: Direction | undefined = direction;
  let begun = false;
  return () => {
    const { state } = sight;
    if (begun) heading = watch(state) ? undefined : onward(state, heading ?? direction);
    begun = true;
    return heading === undefined ? undefined : move(heading);
  };
}

const BACK: Readonly<Record<Direction, Direction>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** Where a run goes on; absent where it stops. */
function onward(state: View, heading: Direction): Direction | undefined {
  const here = state.hero.position;
  const { floor } = state;
  if (knownThings(state).some((spot) => same(spot, here)) || tileAt(floor, here.x, here.y) === '+') return undefined;
  const leads = (direction: Direction) => {
    const cell = beyond(here, direction);
    return isOpen(state, cell) && !(state.hero.room === -1 && isClosed(state, roomAt(floor, cell.x, cell.y)));
  };
  if (state.hero.room >= 0) return leads(heading) ? heading : undefined;
  const ways = DIRECTIONS.filter((direction) => direction !== BACK[heading] && leads(direction));
  return ways.length === 1 ? ways[0] : undefined;
}
