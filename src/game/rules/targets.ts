/** Whom an action reaches: the living, and of those only the ones an attack has not missed. */
import { hitChance } from '../combat/formulas.ts';
import type { Target } from '../content/words.ts';
import { alliesOf, isAlive, isInPlay, opponentsOf } from '../creature/lookup.ts';
import { rollsHit } from './dice.ts';
import { raise } from './raise.ts';
import { type Creature, isEnemy, label, type Scene, say } from './scene.ts';

/** The creatures a target word means, seen from `self`. Rolls the one hit roll of an attack when it first reaches someone. */
export function targetsOf(scene: Scene, target: Target): readonly Creature[] {
  const named = namedTargets(scene, target).filter(
    (creature) => isAlive(creature) && isInPlay(scene.turn.state, creature),
  );
  return named.filter((creature) => reaches(scene, creature));
}

function namedTargets({ turn, self, target }: Scene, word: Target): readonly Creature[] {
  switch (word) {
    case 'self':
      return [self];
    case 'target':
      return target === undefined ? [] : [target];
    case 'all_enemies':
      return opponentsOf(turn.state, self);
    case 'all_allies':
      return alliesOf(turn.state, self);
  }
}

/** Whether what is done reaches someone: always on one’s own side and if it is no attack, otherwise by one roll for all its actions. */
export function reaches(scene: Scene, victim: Creature): boolean {
  const { strike, turn, self } = scene;
  if (strike === undefined || isEnemy(victim) === isEnemy(self)) return true;
  const known = strike.rolls.get(victim);
  if (known !== undefined) return known;
  const hit = !needsRoll(scene, victim) || rollsHit(turn, hitChance(turn, self, victim));
  strike.rolls.set(victim, hit);
  if (!hit) {
    say(turn, 'missed', { who: label(self), target: label(victim) });
    raise(turn, { name: 'attack_missed', source: self, target: victim, payload: {}, chain: scene.chain });
  }
  return hit;
}

/** A roll is needed when something that can miss would damage this opponent. */
function needsRoll({ strike, target }: Scene, victim: Creature): boolean {
  return (
    strike?.actions.some(
      (action) =>
        action.action === 'damage' &&
        action.sure !== true &&
        (action.target === 'all_enemies' || (action.target === 'target' && victim === target)),
    ) === true
  );
}
