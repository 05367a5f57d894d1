/** What an option of a conversation does, told before it is chosen: with what it means for this hero. */
import type { ActionSpec } from '../../game/content/effects.ts';
import { explainedActions } from '../describe/effects.ts';
import { reckoned } from '../describe/reckoned.ts';
import type { Scenery } from '../screen.ts';
import { isMarker } from '../words/markers.ts';
import { entryName, entryText, itemName } from '../words/names.ts';

/** One text for each thing that is done; none for what only opens the shop. */
export function optionEffects(scenery: Scenery, actions: readonly ActionSpec[]): string[] {
  const told: string[] = [];
  // Like actions in a row are told together: the same state laid on twice is one text.
  let row: ActionSpec[] = [];
  const tellRow = () => {
    told.push(...explainedActions(reckoned(scenery), row));
    row = [];
  };
  for (const spec of actions) {
    const own = ownText(scenery, spec);
    if (own === undefined) row.push(spec);
    else {
      tellRow();
      if (own !== '') told.push(own);
    }
  }
  tellRow();
  return told;
}

/** What is remembered of it for the rules, in the words of its mod: "The fire has burnt down for this floor." */
export function optionMarks(scenery: Scenery, actions: readonly ActionSpec[]): string[] {
  return actions.flatMap((spec) =>
    spec.action === 'apply_modifier' && isMarker(scenery.content, spec.modifier)
      ? (entryText(scenery, 'modifiers', spec.modifier, 'description') ?? [])
      : [],
  );
}

/** What is better told by looking at the hero; absent where the action's own words do. */
function ownText(scenery: Scenery, spec: ActionSpec): string | undefined {
  const { words, state, content } = scenery;
  switch (spec.action) {
    case 'open_shop':
      return '';
    case 'apply_modifier':
      return isMarker(content, spec.modifier) ? '' : undefined;
    case 'enchant': {
      const worn = state.hero.worn[spec.slot];
      return worn === undefined
        ? words.text('dialog.enchants_nothing', { slot: entryName(scenery, 'slots', spec.slot) })
        : words.text('dialog.enchants', { item: itemName(scenery, worn) });
    }
    case 'remove_modifier':
      return spec.modifier === undefined && spec.harmful === true ? cureText(scenery) : undefined;
    default:
      return undefined;
  }
}

function cureText({ words, state, content, ...rest }: Scenery): string {
  const ill = state.hero.modifiers.filter(({ id }) => content.modifiers.get(id)?.harmful === true);
  if (ill.length === 0) return words.text('dialog.cures_nothing');
  const names = ill.map(({ id }) => entryName({ words, content, ...rest }, 'modifiers', id));
  return words.text('dialog.cures', { modifiers: names.join(', ') });
}
