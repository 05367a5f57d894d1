/** Coming somewhere: a cell, a room, a floor. */
import { beginFight } from './combat/fight.ts';
import { maxHealth, maxStamina } from './creature/attributes.ts';
import { endRun } from './ending.ts';
import { discover, roomAt, tileAt } from './floor/discovery.ts';
import { isOfEnemy } from './rules/listeners.ts';
import { raiseByHero } from './rules/raise.ts';
import { say, type Turn } from './rules/scene.ts';
import type { Floor, Position } from './state.ts';

/** Stands the hero on a cell and lets happen what comes of it: discovery, hints, a room, a fight. */
export function arrive(turn: Turn, to: Position): void {
  const { state } = turn;
  const { hero, floor } = state;
  hero.position = { x: to.x, y: to.y };
  const room = roomAt(floor, to.x, to.y);
  const entered = room >= 0 && room !== hero.room;
  hero.room = room;
  if (room < 0) hero.outside = { x: to.x, y: to.y };
  discover(state);
  if (room < 0) tellHints(turn);
  if (entered) enterRoom(turn, room);
}

/** Entering a room: with living enemies in it a fight begins, and they hear of it. */
function enterRoom(turn: Turn, index: number): void {
  const room = turn.state.floor.rooms[index];
  if (room === undefined) return;
  if (!room.entered) {
    room.entered = true;
    say(turn, 'room_entered', { prefab: room.prefab });
  }
  raiseByHero(turn, 'room_entered', { prefab: room.prefab });
  beginFight(turn, index);
}

/** At the door of a room not yet entered its hint is told: the kind of room, never who is in it. */
function tellHints(turn: Turn): void {
  const { hero, floor } = turn.state;
  const { x, y } = hero.position;
  for (const [dx, dy] of [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const) {
    if (tileAt(floor, x + dx, y + dy) !== '+') continue;
    const room = floor.rooms[roomAt(floor, x + dx, y + dy)];
    if (room === undefined || room.entered || room.hinted) continue;
    room.hinted = true;
    if (turn.content.prefabs.get(room.prefab)?.hint !== undefined) say(turn, 'hint', { prefab: room.prefab });
  }
}

/** Sets the hero on the entrance of a floor. */
export function enterFloor(turn: Turn, floor: Floor): void {
  const { state } = turn;
  const { hero } = state;
  state.floor = floor;
  state.spent.floor = [];
  // Those of the floor above are never met again.
  state.spent.run = state.spent.run.filter((key) => !isOfEnemy(key));
  for (const room of floor.rooms) {
    for (const enemy of room.enemies) {
      state.nextEnemy = Math.max(state.nextEnemy, enemy.number + 1);
      // The floor knows base values only; constitution and innate changes count as well.
      enemy.health = maxHealth(turn, enemy);
      enemy.stamina = maxStamina(turn, enemy);
    }
  }
  hero.position = { x: floor.entrance.x, y: floor.entrance.y };
  hero.outside = { x: -1, y: -1 };
  hero.room = roomAt(floor, hero.position.x, hero.position.y);
  discover(state);
  say(turn, 'floor_entered', { floor: floor.number, def: floor.def });
  raiseByHero(turn, 'floor_entered', { floor: floor.number });
  if (hero.room >= 0) enterRoom(turn, hero.room);
}

/** Goes down; without a floor below, the run is won. */
export function descend(turn: Turn, floor: Floor | undefined): void {
  const { state } = turn;
  if (floor === undefined) {
    say(turn, 'won', {});
    endRun(state, { outcome: 'won', turn: state.turn + 1 });
    return;
  }
  say(turn, 'descended', { floor: floor.number });
  enterFloor(turn, floor);
}

/** After a victory: the run goes on, endlessly. */
export function goOn(turn: Turn, floor: Floor | undefined): void {
  const { state } = turn;
  if (floor === undefined || state.over === undefined) return;
  state.victory = state.over.turn;
  delete state.over;
  state.endless = true;
  say(turn, 'went_on', { floor: floor.number });
  enterFloor(turn, floor);
}
