/** Modifiers that only remember something, such as that the fire has burnt down: their description is all there is to tell. */
import type { Content } from '../../game/content/content.ts';

/** Whether a modifier does nothing but end itself in time. */
export function isMarker({ modifiers }: Content, id: string): boolean {
  const def = modifiers.get(id);
  if (def === undefined || !def.permanent || def.harmful || def.triggers.length === 0) return false;
  if (def.blocks !== undefined || def.attributes.length > 0 || def.abilities.length > 0) return false;
  return def.triggers.every(({ actions }) =>
    actions.every((spec) => spec.action === 'remove_modifier' && spec.modifier === id && spec.target === 'self'),
  );
}
