/** The rows of the character sheet that tell of the hero: what affects him, what was chosen for him, what he can do. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { Stat } from '../../game/content/words.ts';
import { pad } from '../../lib/text.ts';
import { abilityLines } from '../describe/abilities.ts';
import { modifierLine } from '../describe/effects.ts';
import { reckoned } from '../describe/reckoned.ts';
import { optionLines } from '../describe/things.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { remaining } from '../widgets/vitals.ts';
import { entryName } from '../words/names.ts';

/** Cells for what stands in front of a value or a name. */
export const NAME_COLUMN = 21;

export interface Row {
  readonly line: Line;
  readonly title: string;
  readonly detail: () => readonly Line[];
  readonly stat?: Stat;
}

/** Effects, origin and abilities, each with its explanation. */
export function storyRows(scenery: Scenery): Row[] {
  const { state, content, words } = scenery;
  const { hero } = state;
  const row = (kind: string, name: string, detail: () => readonly Line[]): Row => ({
    line: [piece(pad(kind, NAME_COLUMN), 'dim'), piece(name)],
    title: name,
    detail,
  });
  return [
    ...hero.modifiers.map((active) =>
      row(words.text('sheet.effect'), entryName(scenery, 'modifiers', active.id), () => [
        modifierLine(scenery, active.id, remaining(scenery, active)),
      ]),
    ),
    ...hero.options.map((id) =>
      row(choiceName(scenery, id), entryName(scenery, 'options', id), () => optionLines(reckoned(scenery), id)),
    ),
    ...abilitiesOf(content, hero).map((id) =>
      row(words.text('sheet.ability'), entryName(scenery, 'abilities', id), () => abilityLines(reckoned(scenery), id)),
    ),
  ];
}

/** What was chosen there: "Class", "First lesson". */
function choiceName(scenery: Scenery, option: string): string {
  const category = scenery.content.options.get(option)?.category;
  return category === undefined ? scenery.words.text('sheet.origin') : entryName(scenery, 'categories', category);
}
