/** Leaving a fight: the hero to where he last stood outside, an enemy for good. */

import { isAlive, opponentsOf } from '../creature/lookup.ts';
import { PERMANENT } from '../creature/modifiers.ts';
import { discover, isWalkable, roomAt, tileAt } from '../floor/discovery.ts';
import { rolls } from '../rules/dice.ts';
import { raiseByHero } from '../rules/raise.ts';
import { isEnemy, label, type Scene, say, type Turn } from '../rules/scene.ts';
import type { Enemy, Floor, Position, Room } from '../state.ts';
import { endFight } from './fight.ts';
import { fleeChance } from './formulas.ts';

/** The action `flee`: one try. Outside of a fight, or with nobody left to run from, nothing happens. */
export function tryToFlee({ turn, self }: Scene): void {
  const { fight } = turn.state;
  if (fight === undefined || !isAlive(self) || opponentsOf(turn.state, self).length === 0) return;
  if (!rolls(turn, fleeChance(turn, self))) {
    if (isEnemy(self)) self.failedFlights = (self.failedFlights ?? 0) + 1;
    else fight.failedFlights++;
    say(turn, 'flight_failed', { who: label(self) });
    return;
  }
  say(turn, 'fled', { who: label(self) });
  if (isEnemy(self)) {
    fight.enemies = fight.enemies.filter((enemy) => enemy !== self);
    return;
  }
  leaveFight(turn);
}

function leaveFight(turn: Turn): void {
  const { state } = turn;
  const { fight } = state;
  const room = fight === undefined ? undefined : state.floor.rooms[fight.room];
  if (fight === undefined || room === undefined) return;
  room.enemies = fight.enemies.filter((enemy) => isAlive(enemy) && !enemy.summoned);
  for (const enemy of room.enemies) rest(enemy);
  if (room.enemies.length > 0) room.fledAt = state.turn;
  endFight(turn);
  turn.fled = true;
  state.tally.flights++;
  stepOutside(state.floor, room, state.hero);
  discover(state);
  raiseByHero(turn, 'combat_ended', { outcome: 'fled' });
}

/** Back in its room an enemy forgets what it was about to do and what was laid on it for a time. */
function rest(enemy: Enemy): void {
  delete enemy.intent;
  delete enemy.failedFlights;
  enemy.cooldowns = {};
  enemy.modifiers = enemy.modifiers.filter((modifier) => modifier.turns === PERMANENT);
  // The end of this turn looks at those in the fight only.
  for (const modifier of enemy.modifiers) modifier.fresh = false;
}

function stepOutside(floor: Floor, room: Room, hero: { position: Position; outside: Position; room: number }): void {
  const place = isWalkable(floor, hero.outside.x, hero.outside.y)
    ? hero.outside
    : placeBeforeDoor(floor, room, hero.position);
  hero.position = { x: place.x, y: place.y };
  hero.room = roomAt(floor, place.x, place.y);
  if (hero.room < 0) hero.outside = { x: place.x, y: place.y };
}

const NEXT = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The cell in front of the room’s nearest door; where there is none, the hero stays where he is. */
function placeBeforeDoor(floor: Floor, room: Room, from: Position): Position {
  let best = from;
  let distance = Number.POSITIVE_INFINITY;
  for (let y = room.y; y < room.y + room.h; y++) {
    for (let x = room.x; x < room.x + room.w; x++) {
      const steps = Math.abs(x - from.x) + Math.abs(y - from.y);
      if (steps >= distance || tileAt(floor, x, y) !== '+') continue;
      const front = NEXT.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).find(
        (cell) => isWalkable(floor, cell.x, cell.y) && !isWithin(room, cell),
      );
      if (front === undefined) continue;
      best = front;
      distance = steps;
    }
  }
  return best;
}

function isWithin(room: Room, { x, y }: Position): boolean {
  return x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h;
}
