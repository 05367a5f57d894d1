/** Laying named modifiers on creatures, taking them off, and letting time pass over them. */
import { DEFAULT_TURNS } from '../content/words.ts';
import { type Creature, isEnemy, label, type Scene, say, type Turn } from '../rules/scene.ts';
import type { ActiveModifier } from '../state.ts';
import { clipAll } from './health.ts';

/** Turns left of a modifier that never ends by itself. */
export const PERMANENT = -1;

/** Lays a modifier on a creature; again on the same one, its duration counts as new and one more stack is added. */
export function applyModifier(scene: Scene, creature: Creature, id: string): void {
  const { turn } = scene;
  const def = turn.content.modifiers.get(id);
  if (def === undefined) return;
  if (isEnemy(creature) && turn.content.creatures.get(creature.def)?.immune.includes(id) === true) {
    say(turn, 'immune', { who: label(creature), modifier: id });
    return;
  }
  const turns = def.permanent ? PERMANENT : (def.turns ?? DEFAULT_TURNS);
  let active = creature.modifiers.find((modifier) => modifier.id === id);
  if (active === undefined) {
    active = { id, turns, stacks: 1, fresh: true, by: '' };
    creature.modifiers.push(active);
  } else {
    active.turns = turns;
    active.stacks = Math.min(active.stacks + 1, def.stacks);
    active.fresh = true;
  }
  sign(active, scene);
  say(turn, 'modifier_applied', { who: label(creature), modifier: id, turns, stacks: active.stacks });
  clipAll(turn);
}

/** Writes down who laid it on: whoever acts, or, for what a modifier does, whoever laid on that one. */
function sign(active: ActiveModifier, { self, cause }: Scene): void {
  const byNumber = cause.by === undefined && isEnemy(self) ? self.number : cause.byNumber;
  active.by = cause.by ?? label(self);
  if (byNumber === undefined) delete active.byNumber;
  else active.byNumber = byNumber;
}

/** Ends one modifier, or all that are (or are not) harmful. */
export function removeModifiers(
  turn: Turn,
  creature: Creature,
  which: { readonly modifier?: string | undefined; readonly harmful?: boolean | undefined },
): void {
  const goes = ({ id }: ActiveModifier) =>
    which.modifier === undefined
      ? (turn.content.modifiers.get(id)?.harmful ?? false) === which.harmful
      : id === which.modifier;
  for (const { id } of creature.modifiers.filter(goes)) {
    say(turn, 'modifier_removed', { who: label(creature), modifier: id });
  }
  creature.modifiers = creature.modifiers.filter((modifier) => !goes(modifier));
  clipAll(turn);
}

/** The end of a turn: timed modifiers lose one, except those laid or renewed in it; those at 0 are over. */
export function passTurn(turn: Turn, creature: Creature): void {
  for (const modifier of creature.modifiers) {
    if (modifier.turns > 0 && !modifier.fresh) modifier.turns--;
  }
  endSpent(turn, creature);
}

/** What is over goes, and what is left was not laid on in the turn to come: also what level-ups brought after time passed. */
export function endSpent(turn: Turn, creature: Creature): void {
  let ended = false;
  for (const modifier of creature.modifiers) {
    modifier.fresh = false;
    if (modifier.turns !== 0) continue;
    ended = true;
    say(turn, 'modifier_ended', { who: label(creature), modifier: modifier.id });
  }
  if (ended) creature.modifiers = creature.modifiers.filter((modifier) => modifier.turns !== 0);
}
