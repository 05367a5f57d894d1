/** The one way in: a command is refused without a trace, or plays one turn. */
import { clearFallen } from './combat/fight.ts';
import { act, announceAll, byInitiative } from './combat/intents.ts';
import { strikesFirst } from './combat/opening.ts';
import type { Command, Outcome, Rejection } from './command.ts';
import type { Content } from './content/content.ts';
import { createHero } from './create.ts';
import { clipAll, regenerate } from './creature/health.ts';
import { isAlive, livingEnemies } from './creature/lookup.ts';
import { endSpent, passTurn } from './creature/modifiers.ts';
import { gainLevels } from './creature/progress.ts';
import { endRun } from './ending.ts';
import { perform } from './perform.ts';
import { type Plan, plan } from './plan.ts';
import { drain } from './rules/queue.ts';
import { raiseByHero } from './rules/raise.ts';
import { type Creature, label, say, type Turn } from './rules/scene.ts';
import { newTurn } from './rules/turn.ts';
import type { Enemy, GameState } from './state.ts';
import { LOG_LIMIT } from './state.ts';

/** Advances `state` by one command, in place. A rejection leaves it untouched, dice included. */
export function execute(state: GameState, command: Command, content: Content): Outcome {
  const planned = plan(state, command, content);
  if ('code' in planned) return rejected(planned);
  const turn = newTurn(state, content);
  if (command.command === 'create_character') beBorn(turn, command.name, planned.options);
  else playTurn(turn, command, planned);
  keepLog(state, turn);
  return { outcome: 'turn_passed', turn: state.turn, log: turn.log };
}

/** Why the command would be refused now; absent when it would be played. Draws nothing. */
export function rejectionOf(state: GameState, command: Command, content: Content): Rejection | undefined {
  const planned = plan(state, command, content);
  return 'code' in planned ? planned : undefined;
}

function rejected(reason: Rejection): Outcome {
  return { outcome: 'rejected', reason };
}

/** Making the hero is no turn: what it laid on him begins to count with the first, and what kills him there ends the run. */
function beBorn(turn: Turn, name: string, options: readonly string[]): void {
  createHero(turn, name, options);
  everyone(turn.state, (creature) => endSpent(turn, creature));
  clipAll(turn);
  if (!isAlive(turn.state.hero)) recordDeath(turn);
}

/** The steps of a turn, in the order of the rules. */
function playTurn(turn: Turn, command: Command, planned: Plan): void {
  const { state } = turn;
  const order = enemiesInOrder(state);
  raiseByHero(turn, 'turn_started');
  drain(turn);
  regenerate(turn);
  if (isAlive(state.hero)) everyoneActs(turn, command, planned, order);
  clearFallen(turn);
  drain(turn);
  if (!isAlive(state.hero)) return endInDeath(turn);
  everyone(state, (creature) => passTurn(turn, creature));
  gainLevels(turn);
  drain(turn);
  clearFallen(turn);
  drain(turn);
  everyone(state, (creature) => endSpent(turn, creature));
  clipAll(turn);
  if (!isAlive(state.hero)) return endInDeath(turn);
  advance(turn);
}

function everyone({ hero, fight }: GameState, visit: (creature: Creature) => void): void {
  visit(hero);
  for (const enemy of fight?.enemies ?? []) visit(enemy);
}

/** Who acts when, fixed before the turn: only in the opening may an enemy come before the hero. */
function enemiesInOrder(state: GameState): { readonly before: readonly Enemy[]; readonly after: readonly Enemy[] } {
  const sorted = byInitiative(state.fight?.enemies ?? []);
  return {
    before: sorted.filter((enemy) => strikesFirst(state, enemy)),
    after: sorted.filter((enemy) => !strikesFirst(state, enemy)),
  };
}

function everyoneActs(
  turn: Turn,
  command: Command,
  planned: Plan,
  order: { readonly before: readonly Enemy[]; readonly after: readonly Enemy[] },
): void {
  const { state } = turn;
  const fight = state.fight;
  if (fight !== undefined) state.tally.fightTurns++;
  for (const enemy of order.before) {
    if (mayAct(turn, enemy) && enemy.intent?.in === 0) say(turn, 'strikes_first', { who: label(enemy) });
    actAndDrain(turn, enemy);
  }
  if (!isAlive(state.hero)) return;
  if (fight === undefined || livingEnemies(state).length > 0) {
    perform(turn, command, planned);
    drain(turn);
    clipAll(turn);
  }
  for (const enemy of order.after) actAndDrain(turn, enemy);
}

/** Whether an enemy’s place in the turn comes at all: somebody to fight, and itself still standing. */
function mayAct({ state }: Turn, enemy: Enemy): boolean {
  return isAlive(state.hero) && isAlive(enemy) && state.fight?.enemies.includes(enemy) === true;
}

function actAndDrain(turn: Turn, enemy: Enemy): void {
  if (!mayAct(turn, enemy)) return;
  act(turn, enemy);
  drain(turn);
  clipAll(turn);
}

function advance(turn: Turn): void {
  const { state } = turn;
  state.turn++;
  if (state.over !== undefined || state.fight === undefined) return;
  if (!turn.begun) state.fight.turn++;
  announceAll(turn);
}

/** The hero’s death ends the run, even if the last enemy dies in the same moment. */
function endInDeath(turn: Turn): void {
  const { state } = turn;
  everyone(state, (creature) => endSpent(turn, creature));
  state.turn++;
  recordDeath(turn);
}

function recordDeath({ state, cause }: Turn): void {
  endRun(state, { outcome: 'died', turn: state.turn, ...(cause === undefined ? {} : { cause }) });
}

function keepLog(state: GameState, turn: Turn): void {
  for (const entry of turn.log) state.log.push(entry);
  if (state.log.length > LOG_LIMIT) state.log.splice(0, state.log.length - LOG_LIMIT);
}
