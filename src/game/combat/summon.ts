/** Calling further enemies into a fight. */
import type { Amount } from '../content/field.ts';
import { maxHealth, maxStamina } from '../creature/attributes.ts';
import { isAlive, livingEnemies } from '../creature/lookup.ts';
import { rollsAmount } from '../rules/dice.ts';
import { isEnemy, label, type Scene, say, type Turn } from '../rules/scene.ts';
import type { Enemy, Fight, GameState } from '../state.ts';
import { rollInitiative } from './fight.ts';

/** How many living enemies a fight holds at most. */
const ENEMY_LIMIT = 6;

/** Calls so many of a kind, as far as there is room. They do not act in this turn and give nothing. */
export function summon(scene: Scene, def: string, count: Amount): void {
  const { turn } = scene;
  const { fight } = turn.state;
  if (fight === undefined || !turn.content.creatures.has(def)) return;
  const wanted = rollsAmount(turn, count);
  const places = Math.min(wanted, ENEMY_LIMIT - livingEnemies(turn.state).length);
  if (places <= 0) {
    say(turn, 'summon_crowded', { who: callerOf(scene) });
    return;
  }
  for (let place = 0; place < places; place++) join(turn, fight, def);
  say(turn, 'summoned', { who: callerOf(scene), creature: def, count: places });
}

/** Whoever calls; '' where nobody does: the dead do not, and the hero does not for the floor or a curse he bears. */
function callerOf({ self, cause }: Scene): string {
  if (isEnemy(self)) return isAlive(self) ? label(self) : '';
  return cause.kind === 'ability' || cause.kind === 'item' ? label(self) : '';
}

function join(turn: Turn, fight: Fight, def: string): void {
  const { state } = turn;
  const same = fight.enemies.filter((enemy) => enemy.def === def);
  for (const enemy of same) if (enemy.ordinal === 0) becomeFirst(state, enemy);
  const enemy: Enemy = {
    def,
    number: state.nextEnemy++,
    ordinal: same.length === 0 ? 0 : Math.max(...same.map((other) => other.ordinal)) + 1,
    summoned: true,
    health: 1,
    stamina: 0,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
  fight.enemies.push(enemy);
  enemy.health = maxHealth(turn, enemy);
  enemy.stamina = maxStamina(turn, enemy);
  rollInitiative(turn, enemy);
  state.tally.met[def] = (state.tally.met[def] ?? 0) + 1;
}

/** The only one of its kind becomes the first of several: its label changes, also on what it has laid on others. */
function becomeFirst({ hero, fight }: GameState, enemy: Enemy): void {
  const before = label(enemy);
  enemy.ordinal = 1;
  const after = label(enemy);
  for (const creature of [hero, ...(fight?.enemies ?? [])]) {
    for (const modifier of creature.modifiers) {
      const isHis = modifier.byNumber === undefined || modifier.byNumber === enemy.number;
      if (modifier.by === before && isHis) modifier.by = after;
    }
  }
}
