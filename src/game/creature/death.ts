/** Dying: once, with a cause, and experience whoever killed. */
import { scaledExperience } from '../floor/scaling.ts';
import { raise } from '../rules/raise.ts';
import { type Chain, type Creature, isEnemy, label, say, type Turn } from '../rules/scene.ts';
import type { Cause } from '../state.ts';
import { gainExperience } from './progress.ts';

interface Death {
  readonly killer: Creature | undefined;
  readonly cause: Cause;
  readonly chain: Chain | undefined;
}

/** Declares a creature dead. It answers what its death blow raised and its own death, nothing later. */
export function die(turn: Turn, dead: Creature, { killer, cause, chain }: Death): void {
  if (turn.dead.has(dead)) return;
  // Whatever is done to the hero before he is born, nobody is born dead.
  if (!turn.state.created) {
    dead.health = 1;
    return;
  }
  dead.health = 0;
  say(turn, 'died', { who: label(dead) });
  raise(turn, { name: 'creature_died', source: dead, target: killer, payload: {}, chain });
  turn.dead.set(dead, turn.queue.length);
  if (!isEnemy(dead)) {
    turn.cause = cause;
    return;
  }
  const { state, content } = turn;
  delete dead.intent;
  state.tally.kills[dead.def] = (state.tally.kills[dead.def] ?? 0) + 1;
  const def = content.creatures.get(dead.def);
  if (dead.summoned || def === undefined) return;
  const floor = content.floors.get(state.floor.def);
  gainExperience(turn, floor === undefined ? def.exp_reward : scaledExperience(def, floor, state.floor.number));
  const room = state.fight === undefined ? undefined : state.floor.rooms[state.fight.room];
  if (def.loot !== undefined && room !== undefined) room.owed.push({ table: def.loot, from: dead.def });
}
