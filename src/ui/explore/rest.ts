/** Resting: waiting, turn by turn, until stamina and passing effects have settled. */
import type { Command } from '../../game/command.ts';
import { maxStamina } from '../../game/creature/attributes.ts';
import type { Look } from '../../game/rules/scene.ts';

/** Nobody rests for ever: what has not settled by then will not. */
const LIMIT = 300;

/** Whether there is anything to wait for. */
export function isTired(look: Look): boolean {
  const { hero } = look.state;
  return hero.stamina < maxStamina(look, hero) || hero.modifiers.some((modifier) => modifier.turns > 0);
}

export function restSteps(look: Look): () => Command | undefined {
  let rested = 0;
  return () => (rested++ < LIMIT && isTired(look) ? { command: 'wait' } : undefined);
}
