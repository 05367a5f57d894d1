/** A fight from the first step into the room to its end. Enemies are moved, never copied. */
import { attributeOf, maxHealth, maxStamina } from '../creature/attributes.ts';
import { isAlive } from '../creature/lookup.ts';
import { giveSpoils } from '../item/loot.ts';
import { rollsAmount } from '../rules/dice.ts';
import { raiseByHero } from '../rules/raise.ts';
import { type Creature, say, type Turn } from '../rules/scene.ts';
import type { Enemy, Room } from '../state.ts';

const INITIATIVE_DIE = { min: 1, max: 6 };

/** Moves the living of a room into a fight. They announce at the end of this turn and act from the next on. */
export function beginFight(turn: Turn, index: number): void {
  const { state } = turn;
  const room = state.floor.rooms[index];
  if (room === undefined || room.enemies.length === 0) return;
  const enemies = room.enemies;
  room.enemies = [];
  state.fight = { room: index, enemies, turn: 1, failedFlights: 0 };
  turn.begun = true;
  // What was answered between two fights does not count for this one.
  state.spent.fight = [];
  recoverFromFlight(turn, room, enemies);
  rollInitiative(turn, state.hero);
  for (const enemy of enemies) {
    rollInitiative(turn, enemy);
    state.tally.met[enemy.def] = (state.tally.met[enemy.def] ?? 0) + 1;
  }
  state.tally.fights++;
  say(turn, 'fight_started', { count: enemies.length });
  raiseByHero(turn, 'combat_started');
}

/** What enemies that were fled from have regained since: a share of their health per turn, and all stamina. */
function recoverFromFlight(turn: Turn, room: Room, enemies: readonly Enemy[]): void {
  if (room.fledAt === undefined) return;
  const passed = turn.state.turn - room.fledAt;
  delete room.fledAt;
  for (const enemy of enemies) {
    const maximum = maxHealth(turn, enemy);
    const regained = Math.round(turn.content.balance.recovery * maximum * passed);
    enemy.health = Math.min(maximum, enemy.health + regained);
    enemy.stamina = maxStamina(turn, enemy);
  }
}

/** Dexterity and a die, once per fight. */
export function rollInitiative(turn: Turn, creature: Creature): void {
  creature.initiative = attributeOf(turn, creature, 'dexterity') + rollsAmount(turn, INITIATIVE_DIE);
}

/** Takes the dead out of the fight and, when nobody is left, ends it as a victory. */
export function clearFallen(turn: Turn): void {
  const { fight } = turn.state;
  if (fight === undefined) return;
  if (fight.enemies.some((enemy) => !isAlive(enemy))) fight.enemies = fight.enemies.filter(isAlive);
  if (fight.enemies.length > 0) return;
  // Whoever falls in the same moment as his last enemy has not won: nothing is told, and nothing is given to the dead.
  if (isAlive(turn.state.hero)) win(turn, fight.room);
  else endFight(turn);
}

function win(turn: Turn, index: number): void {
  const { state } = turn;
  endFight(turn);
  say(turn, 'fight_won', {});
  raiseByHero(turn, 'combat_ended', { outcome: 'victory' });
  state.hero.cooldowns = {};
  state.hero.stamina = maxStamina(turn, state.hero);
  const room = state.floor.rooms[index];
  if (room === undefined) return;
  const owed = room.owed;
  room.owed = [];
  for (const spoils of owed) giveSpoils(turn, spoils);
}

/** What every end of a fight has in common. */
export function endFight(turn: Turn): void {
  delete turn.state.fight;
  turn.state.spent.fight = [];
}
