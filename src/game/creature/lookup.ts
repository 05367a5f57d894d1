/** Who stands where in a fight, and what is active on whom. */

import { type Creature, type CreatureView, isEnemy } from '../rules/scene.ts';
import type { DeepReadonly, Enemy, GameState, View } from '../state.ts';

/** 0 health is dead, from that moment on. */
export function isAlive(creature: CreatureView): boolean {
  return creature.health > 0;
}

/** The living enemies of the fight, as they stand; empty outside of one. */
export function livingEnemies(state: GameState): Enemy[];
export function livingEnemies(state: View): DeepReadonly<Enemy>[];
export function livingEnemies(state: View): DeepReadonly<Enemy>[] {
  return state.fight === undefined ? [] : state.fight.enemies.filter(isAlive);
}

/** The living ones on the other side. */
export function opponentsOf(state: GameState, creature: Creature): Creature[];
export function opponentsOf(state: View, creature: CreatureView): CreatureView[];
export function opponentsOf(state: View, creature: CreatureView): CreatureView[] {
  if (!isEnemy(creature)) return livingEnemies(state);
  return isAlive(state.hero) ? [state.hero] : [];
}

/** The living ones on the creature’s own side, itself included. */
export function alliesOf(state: GameState, creature: Creature): Creature[];
export function alliesOf(state: View, creature: CreatureView): CreatureView[];
export function alliesOf(state: View, creature: CreatureView): CreatureView[] {
  if (isEnemy(creature)) return livingEnemies(state);
  return isAlive(state.hero) ? [state.hero] : [];
}

/** How many stacks of a modifier are active; 0 for none. */
export function modifierStacks(creature: CreatureView, id: string): number {
  for (const modifier of creature.modifiers) if (modifier.id === id) return modifier.stacks;
  return 0;
}

/** Whether a creature can still do or suffer anything: the hero, or an enemy that stands in the fight. */
export function isInPlay(state: GameState, creature: Creature): boolean {
  return !isEnemy(creature) || state.fight?.enemies.includes(creature) === true;
}

/** The creature a label means, among those in play; absent when it is gone. */
export function byLabel(state: GameState, wanted: string, label: (who: CreatureView) => string): Creature | undefined {
  if (wanted === 'hero') return state.hero;
  return state.fight?.enemies.find((enemy) => label(enemy) === wanted);
}
