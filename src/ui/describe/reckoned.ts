/** Tells effects with the numbers that they come to for the hero as he stands: "8 + 40% (for you 14) damage". */
import type { ActionSpec } from '../../game/content/effects.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import type { Look } from '../../game/rules/scene.ts';
import type { Speech } from '../words/words.ts';

/** The same speech about what the hero does, before any resistance. */
export function reckoned<S extends Speech & Look>(speech: S): S & Required<Pick<Speech, 'reckon'>> {
  return { ...speech, reckon: (spec) => comesTo(speech, spec) };
}

/** Absent where the text says the number already, or where it hangs on somebody who is not known yet. */
function comesTo(look: Look, spec: ActionSpec): number | undefined {
  const { hero } = look.state;
  if (spec.action === 'damage') {
    if (spec.scale === 0 || spec.share !== 0) return undefined;
    return Math.max(1, Math.round(spec.amount + spec.scale * attributeOf(look, hero, 'damage')));
  }
  if (spec.action !== 'change_attribute' || spec.share === 0 || spec.target !== 'self') return undefined;
  const most = attributeOf(look, hero, spec.attribute === 'health' ? 'max_health' : 'max_stamina');
  return Math.round(spec.share * most);
}
