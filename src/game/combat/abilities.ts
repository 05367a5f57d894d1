/** Which abilities a creature has, and whether it can use one right now. */
import type { Ability } from '../content/ability.ts';
import { type Content, IMPLICIT_ABILITIES } from '../content/content.ts';
import type { BlockReason } from '../log.ts';
import { holds } from '../rules/conditions.ts';
import { type CreatureView, isEnemy, type Look } from '../rules/scene.ts';
import type { DeepReadonly, Enemy } from '../state.ts';

/** Why an ability is blocked, with the numbers that tell it. */
export interface Block {
  readonly reason: BlockReason;
  /** What is needed: stamina, or turns to wait. */
  readonly need: number;
  readonly have: number;
  /** The modifier that blocks; '' otherwise. */
  readonly modifier: string;
}

/** Ids of all abilities a creature has, each once: those everyone has, then by the order of what grants them. */
export function abilitiesOf(content: Content, creature: CreatureView): string[] {
  const found = new Set<string>();
  const grant = (ids: readonly string[] | undefined) => {
    for (const id of ids ?? []) if (content.abilities.has(id)) found.add(id);
  };
  grant(IMPLICIT_ABILITIES);
  if (isEnemy(creature)) {
    grant(content.creatures.get(creature.def)?.abilities);
  } else {
    for (const option of creature.options) grant(content.options.get(option)?.abilities);
    for (const slot of content.slotOrder) {
      const worn = creature.worn[slot];
      if (worn === undefined) continue;
      grant(content.items.get(worn.def)?.abilities);
      for (const affix of worn.affixes) grant(content.affixes.get(affix)?.abilities);
    }
  }
  for (const active of creature.modifiers) grant(content.modifiers.get(active.id)?.abilities);
  return [...found];
}

/** Whether an enemy has what its behaviour names: a kind that lists its abilities can do those and what it was granted. */
export function isCapable(content: Content, enemy: DeepReadonly<Enemy>, ability: string): boolean {
  const listed = content.creatures.get(enemy.def)?.abilities ?? [];
  return listed.length === 0 || listed.includes(ability) || abilitiesOf(content, enemy).includes(ability);
}

/** Why the creature cannot use the ability on that target now; absent when it can. */
export function blockOf(
  look: Look,
  creature: CreatureView,
  ability: Ability,
  target: CreatureView | undefined,
): Block | undefined {
  const modifier = blockingModifier(look.content, creature, ability);
  if (modifier !== undefined) return { reason: 'modifier', need: 0, have: 0, modifier };
  const cooldown = creature.cooldowns[ability.id] ?? 0;
  if (cooldown > 0) return { reason: 'cooldown', need: cooldown, have: 0, modifier: '' };
  if (creature.stamina < ability.cost) {
    return { reason: 'stamina', need: ability.cost, have: creature.stamina, modifier: '' };
  }
  const sight = { state: look.state, content: look.content, self: creature, target };
  return holds(ability.condition, sight) ? undefined : { reason: 'condition', need: 0, have: 0, modifier: '' };
}

function blockingModifier(content: Content, creature: CreatureView, ability: Ability): string | undefined {
  return creature.modifiers.find(({ id }) => {
    const blocks = content.modifiers.get(id)?.blocks;
    return blocks === 'all' || blocks?.some((tag) => ability.tags.includes(tag)) === true;
  })?.id;
}
