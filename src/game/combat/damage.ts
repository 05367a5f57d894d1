/** Damage from the action to the loss: the one way in which a creature loses health to damage. */
import { attributeOf } from '../creature/attributes.ts';
import { die } from '../creature/death.ts';
import { byLabel } from '../creature/lookup.ts';
import { rolls } from '../rules/dice.ts';
import { raise } from '../rules/raise.ts';
import { type Creature, isEnemy, label, type Scene, say } from '../rules/scene.ts';
import type { Cause } from '../state.ts';
import { criticalChance, type DamageSpec, finalDamage, rawDamage } from './formulas.ts';

/** Does one damage action to one victim. Only abilities and items used on enemies crit and raise attack_hit. */
export function strike(scene: Scene, victim: Creature, spec: DamageSpec): void {
  const { turn, self } = scene;
  const attack = scene.strike !== undefined && isEnemy(self) !== isEnemy(victim);
  let raw = rawDamage(turn, self, victim, spec);
  const critical = attack && rolls(turn, criticalChance(turn, self, victim));
  if (critical) raw *= attributeOf(turn, self, 'critical_factor', { against: victim });
  const amount = finalDamage(turn, victim, raw, spec.damage_type);
  if (attack) {
    say(turn, 'hit', { who: label(self), target: label(victim), amount, damage_type: spec.damage_type, critical });
    raise(turn, {
      name: 'attack_hit',
      source: self,
      target: victim,
      payload: { damage_type: spec.damage_type, critical, amount },
      chain: scene.chain,
    });
  } else {
    say(turn, 'damaged', { who: label(victim), amount, damage_type: spec.damage_type, with: scene.cause.with });
  }
  lose(scene, victim, { amount, critical, attack, damageType: spec.damage_type });
}

interface Loss {
  readonly amount: number;
  readonly critical: boolean;
  readonly attack: boolean;
  readonly damageType: DamageSpec['damage_type'];
}

function lose(scene: Scene, victim: Creature, loss: Loss): void {
  const { turn, self, chain } = scene;
  const { amount, critical, attack, damageType } = loss;
  const lost = Math.min(amount, victim.health);
  victim.health -= lost;
  if (isEnemy(victim)) turn.state.tally.damageDealt += lost;
  else turn.state.tally.damageTaken += lost;
  const causer = causerOf(scene, victim);
  raise(turn, {
    name: 'damage_taken',
    source: victim,
    target: causer,
    payload: { damage_type: damageType, critical, amount, attack },
    chain,
  });
  if (victim.health > 0) return;
  const cause: Cause = {
    kind: scene.cause.kind,
    by: scene.cause.by ?? label(self),
    with: scene.cause.with,
    damage_type: damageType,
  };
  die(turn, victim, { killer: causer, cause, chain });
}

/** Who did it: the one acting; for what gnaws at its own bearer, whoever laid it on him, if he is still here. */
function causerOf({ turn, self, cause }: Scene, victim: Creature): Creature | undefined {
  if (self !== victim || cause.by === undefined) return self;
  return cause.byNumber === undefined
    ? byLabel(turn.state, cause.by, label)
    : turn.state.fight?.enemies.find(({ number }) => number === cause.byNumber);
}
