/** How long abilities stay away. */
import { type Creature, isEnemy, label, say, type Turn } from '../rules/scene.ts';

const LONGEST = 9999;

/** Sets the cooldown of an ability that was used, or lost after winding up. */
export function startCooldown(creature: Creature, ability: string, turns: number): void {
  if (turns > 0) creature.cooldowns[ability] = turns;
}

/** Lengthens or shortens a cooldown; without an ability, that of what the creature has announced. */
export function changeCooldown(turn: Turn, creature: Creature, ability: string | undefined, amount: number): void {
  const meant = ability ?? (isEnemy(creature) ? creature.intent?.ability : undefined);
  if (meant === undefined) return;
  const before = creature.cooldowns[meant] ?? 0;
  const after = Math.min(Math.max(before + amount, 0), LONGEST);
  if (after === before) return;
  if (after > 0) creature.cooldowns[meant] = after;
  else delete creature.cooldowns[meant];
  say(turn, 'cooldown_changed', { who: label(creature), ability: meant, turns: after });
}
