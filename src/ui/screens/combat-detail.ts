/** All there is to know of one enemy in a fight: what it has announced, in full, and every state it is in. */
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { abilityLines } from '../describe/abilities.ts';
import { modifierLine } from '../describe/effects.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { remaining } from '../widgets/vitals.ts';
import { entryName } from '../words/names.ts';

export function announcedLines(scenery: Scenery, enemy: DeepReadonly<Enemy>): Line[] {
  const { intent, modifiers } = enemy;
  const announced: Line[] =
    intent === undefined
      ? [[piece(scenery.words.text('combat.no_intent'), 'dim')]]
      : [[piece(entryName(scenery, 'abilities', intent.ability), 'accent')], ...abilityLines(scenery, intent.ability)];
  const states = modifiers.map((active) => modifierLine(scenery, active.id, remaining(scenery, active)));
  return [...announced, ...(states.length === 0 ? [] : ['', ...states])];
}
