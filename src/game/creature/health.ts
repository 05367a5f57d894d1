/** Giving and taking health and stamina other than by damage, and keeping both within their limits. */
import { type Creature, label, say, type Turn } from '../rules/scene.ts';
import { maxHealth, maxStamina } from './attributes.ts';
import { isAlive } from './lookup.ts';

/** Changes health by amount + share × maximum, rounded; stays within 1 … maximum, since only damage kills. */
export function changeHealth(turn: Turn, creature: Creature, amount: number, share: number): void {
  const maximum = maxHealth(turn, creature);
  const before = creature.health;
  const change = Math.round(amount + share * maximum);
  creature.health = Math.min(Math.max(before + change, 1), Math.max(maximum, 1));
  const difference = creature.health - before;
  if (difference > 0) say(turn, 'healed', { who: label(creature), amount: difference });
  else if (difference < 0) say(turn, 'hurt', { who: label(creature), amount: -difference });
}

/** Changes stamina by amount + share × maximum, rounded; stays within 0 … maximum. */
export function changeStamina(turn: Turn, creature: Creature, amount: number, share: number): void {
  const maximum = maxStamina(turn, creature);
  const before = creature.stamina;
  const change = Math.round(amount + share * maximum);
  creature.stamina = Math.min(Math.max(before + change, 0), maximum);
  const difference = creature.stamina - before;
  if (difference > 0) say(turn, 'stamina_gained', { who: label(creature), amount: difference });
  else if (difference < 0) say(turn, 'stamina_lost', { who: label(creature), amount: -difference });
}

/** A fall of a maximum clips at once; a rise never heals. */
export function clip(turn: Turn, creature: Creature): void {
  if (!isAlive(creature)) return;
  const health = maxHealth(turn, creature);
  if (creature.health > health) creature.health = health;
  const stamina = maxStamina(turn, creature);
  if (creature.stamina > stamina) creature.stamina = stamina;
}

/** Clips everybody in play. */
export function clipAll(turn: Turn): void {
  clip(turn, turn.state.hero);
  for (const enemy of turn.state.fight?.enemies ?? []) clip(turn, enemy);
}

/** Stamina comes back and cooldowns fall, for everybody in play: the second step of a turn. */
export function regenerate(turn: Turn): void {
  recover(turn, turn.state.hero);
  for (const enemy of turn.state.fight?.enemies ?? []) recover(turn, enemy);
}

function recover(turn: Turn, creature: Creature): void {
  const maximum = maxStamina(turn, creature);
  const gained = Math.round(turn.content.balance.stamina_regen);
  if (creature.stamina < maximum) creature.stamina = Math.min(maximum, creature.stamina + gained);
  for (const ability of Object.keys(creature.cooldowns)) {
    const left = (creature.cooldowns[ability] ?? 0) - 1;
    if (left > 0) creature.cooldowns[ability] = left;
    else delete creature.cooldowns[ability];
  }
}

/** Full health and stamina: a hero is born like this. */
export function fill(turn: Turn, creature: Creature): void {
  creature.health = maxHealth(turn, creature);
  creature.stamina = maxStamina(turn, creature);
}
