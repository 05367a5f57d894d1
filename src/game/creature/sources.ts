/** What a creature carries that changes attributes, in the order of the rules: options, worn gear and affixes, active modifiers. */
import type { Content } from '../content/content.ts';
import type { AttributeChange } from '../content/effects.ts';
import { type CreatureView, isEnemy } from '../rules/scene.ts';

/** Where a contribution comes from, for sheets. */
export interface Source {
  readonly kind: 'base' | 'derived' | 'option' | 'item' | 'affix' | 'modifier' | 'creature';
  readonly id: string;
}

/** The attribute changes of one thing that is carried. */
export interface Carried {
  readonly bearer: CreatureView;
  readonly source: Source;
  readonly changes: readonly AttributeChange[];
  /** The stacks of a modifier; 1 for everything else. */
  readonly times: number;
}

type Visit = (carried: Carried) => void;

/** Calls back for everything with attribute changes that the creature carries. */
export function visitCarried(content: Content, bearer: CreatureView, visit: Visit): void {
  const give = (kind: Source['kind'], id: string, changes: readonly AttributeChange[] | undefined, times = 1) => {
    if (changes !== undefined && changes.length > 0) visit({ bearer, source: { kind, id }, changes, times });
  };
  if (isEnemy(bearer)) {
    give('creature', bearer.def, content.creatures.get(bearer.def)?.modifiers);
  } else {
    for (const id of bearer.options) give('option', id, content.options.get(id)?.modifiers);
    for (const slot of content.slotOrder) {
      const worn = bearer.worn[slot];
      if (worn === undefined) continue;
      give('item', worn.def, content.items.get(worn.def)?.modifiers);
      for (const affix of worn.affixes) give('affix', affix, content.affixes.get(affix)?.modifiers);
    }
  }
  for (const active of bearer.modifiers) {
    give('modifier', active.id, content.modifiers.get(active.id)?.attributes, active.stacks);
  }
}
