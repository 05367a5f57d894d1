/** The dice of the rules: every roll of a turn goes through here, so that a look ahead can do without. */
import { chance, range } from '../../lib/rng.ts';
import type { Turn } from './scene.ts';

/** True with probability p, from the combat stream. A look ahead counts only what is certain. */
export function rolls(turn: Turn, p: number): boolean {
  return turn.foresight ? p >= 1 : chance(turn.state.rng.combat, p);
}

/** Whether an attack with this chance hits. A look ahead lets hits hit. */
export function rollsHit(turn: Turn, p: number): boolean {
  return turn.foresight || chance(turn.state.rng.combat, p);
}

/** A whole number in min … max, from the combat stream. A look ahead takes the least. */
export function rollsAmount(turn: Turn, amount: { readonly min: number; readonly max: number }): number {
  return turn.foresight ? amount.min : range(turn.state.rng.combat, amount.min, amount.max);
}
