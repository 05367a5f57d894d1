/** What a creature carries that changes attributes, in the order of the rules: options, worn gear and affixes, active modifiers. */
import type { Content } from '../content/content.ts';
import type { AttributeChange } from '../content/effects.ts';
import { type CreatureView, isEnemy } from '../rules/scene.ts';

/** Where a contribution comes from, for sheets. */
export interface Source {
  readonly kind: 'base' | 'derived' | 'option' | 'item' | 'affix' | 'modifier' | 'creature';
  readonly id: string;
}

/** Called with the attribute changes of one thing that is carried, and how often they count: the stacks of a modifier. */
type Visit = (changes: readonly AttributeChange[], kind: Source['kind'], id: string, times: number) => void;

/**
 * Calls back for everything with attribute changes that the creature carries. Several times a turn for everybody in play,
 * so nothing is allocated on the way.
 */
export function visitCarried(content: Content, bearer: CreatureView, visit: Visit): void {
  if (isEnemy(bearer)) {
    give(visit, content.creatures.get(bearer.def)?.modifiers, 'creature', bearer.def);
  } else {
    for (const id of bearer.options) give(visit, content.options.get(id)?.modifiers, 'option', id);
    for (const slot of content.slotOrder) {
      const worn = bearer.worn[slot];
      if (worn === undefined) continue;
      give(visit, content.items.get(worn.def)?.modifiers, 'item', worn.def);
      for (const affix of worn.affixes) give(visit, content.affixes.get(affix)?.modifiers, 'affix', affix);
    }
  }
  for (const { id, stacks } of bearer.modifiers) {
    const changes = content.modifiers.get(id)?.attributes;
    if (changes !== undefined && changes.length > 0) visit(changes, 'modifier', id, stacks);
  }
}

function give(visit: Visit, changes: readonly AttributeChange[] | undefined, kind: Source['kind'], id: string): void {
  if (changes !== undefined && changes.length > 0) visit(changes, kind, id, 1);
}
