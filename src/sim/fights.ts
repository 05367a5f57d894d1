/** Single fights, over and over: a hero at full health against given enemies, who have announced before the first turn. */
import { beginFight } from '../game/combat/fight.ts';
import { announceAll } from '../game/combat/intents.ts';
import type { Content } from '../game/content/content.ts';
import { maxHealth, maxStamina } from '../game/creature/attributes.ts';
import { fill } from '../game/creature/health.ts';
import { execute } from '../game/execute.ts';
import { newRun } from '../game/new-run.ts';
import { drain } from '../game/rules/queue.ts';
import { newTurn } from '../game/rules/turn.ts';
import type { Enemy, GameState } from '../game/state.ts';
import { chooseAct } from './bots/fight.ts';
import { temperOf } from './bots/temper.ts';
import { completed } from './heroes.ts';
import { jobNumber, labDice, newSeedFrom } from './seeds.ts';
import { type MeanAndSpread, meanAndSpread } from './stats.ts';

export interface FightsJob {
  readonly hero: readonly string[];
  readonly enemies: readonly string[];
  readonly fights: number;
  readonly seed: number;
  readonly level: number;
  readonly policy: 'attack' | 'sensible' | 'blind';
}

export interface FightsReport {
  readonly fights: number;
  readonly wins: number;
  readonly deaths: number;
  readonly turns: MeanAndSpread;
  readonly health_lost: MeanAndSpread;
}

/** A fight that has not ended by then is neither won nor lost. */
const LONGEST_FIGHT = 2000;

/** Fights so often and sums up. Unknown ids and impossible options are asked about before. */
export function simulateFights(content: Content, job: FightsJob): FightsReport | { readonly error: string } {
  const begun = newRun({ seed: newSeedFrom(job.seed), endless: false }, content);
  if (!begun.ok) return { error: `${begun.code} ${begun.floor}` };
  const options = completed(content, job.hero);
  const created = execute(begun.state, { command: 'create_character', name: 'Reya', options }, content);
  if (created.outcome === 'rejected') return { error: JSON.stringify(created.reason) };
  raiseLevel(begun.state, job.level, content);
  const turns: number[] = [];
  const lost: number[] = [];
  let wins = 0;
  let deaths = 0;
  for (let fight = 0; fight < job.fights; fight++) {
    const state = structuredCloneOf(begun.state);
    Object.assign(state.rng.combat, labDice(jobNumber(job.seed, fight), 'fight'));
    const played = fightOnce(state, content, job);
    turns.push(played.turns);
    lost.push(played.lost);
    if (played.end === 'won') wins++;
    else if (played.end === 'died') deaths++;
  }
  return { fights: job.fights, wins, deaths, turns: meanAndSpread(turns), health_lost: meanAndSpread(lost) };
}

/** Plain data, copied as such. */
function structuredCloneOf(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state)) as GameState;
}

/** Levels are gained the ordinary way; their points go to strength and constitution in turn. */
function raiseLevel(state: GameState, level: number, content: Content): void {
  if (level <= 1) return;
  execute(state, { command: 'cheat', what: 'level', count: level - 1 }, content);
  for (let points = state.hero.points; points > 0; points--) {
    const stat = points % 2 === 0 ? 'strength' : 'constitution';
    execute(state, { command: 'assign_points', points: { [stat]: 1 } }, content);
  }
}

function fightOnce(
  state: GameState,
  content: Content,
  job: FightsJob,
): { readonly turns: number; readonly lost: number; readonly end: 'won' | 'died' | 'open' } {
  stage(state, content, job.enemies);
  const temper = temperOf(job.policy);
  const before = state.hero.health;
  let turns = 0;
  while (state.fight !== undefined && state.over === undefined && turns < LONGEST_FIGHT) {
    const outcome = execute(state, chooseAct(state, content, temper), content);
    if (outcome.outcome === 'rejected') execute(state, { command: 'wait' }, content);
    turns++;
  }
  const end = state.over === undefined ? (state.fight === undefined ? 'won' : 'open') : 'died';
  return { turns, lost: Math.max(0, before - state.hero.health), end };
}

/** Puts the enemies into the hero’s room and lets the fight begin, with announcements, as entering it would. */
function stage(state: GameState, content: Content, enemies: readonly string[]): void {
  const room = state.floor.rooms[state.hero.room];
  if (room === undefined) return;
  const turn = newTurn(state, content);
  fill(turn, state.hero);
  room.enemies = enemies.map((def, index) => newcomer(def, state.nextEnemy + index));
  state.nextEnemy += enemies.length;
  for (const [index, enemy] of room.enemies.entries()) {
    const same = room.enemies.slice(0, index).filter((other) => other.def === enemy.def).length;
    enemy.ordinal = enemies.filter((def) => def === enemy.def).length === 1 ? 0 : same + 1;
    enemy.health = maxHealth(turn, enemy);
    enemy.stamina = maxStamina(turn, enemy);
  }
  beginFight(turn, state.hero.room);
  drain(turn);
  announceAll(turn);
}

function newcomer(def: string, number: number): Enemy {
  return {
    def,
    number,
    ordinal: 0,
    summoned: false,
    health: 1,
    stamina: 0,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
}
