/** Whether a condition holds: all its questions answered, none drawing dice. */
import type { Condition } from '../content/effects.ts';
import { CHECKS } from './checks.ts';
import type { CreatureView, Sight } from './scene.ts';

/** The shape in which every entry of the table can be asked. */
interface AnyCheck {
  holds(spec: unknown, who: CreatureView, sight: Sight): boolean;
}

/** True when every question holds. One about somebody who is not there is answered no, also with `not`. */
export function holds(condition: Condition, sight: Sight): boolean {
  for (const spec of condition) {
    const who = 'who' in spec && spec.who === 'target' ? sight.target : sight.self;
    if (who === undefined) return false;
    // The table's entry and the spec carry the same name, so their fields fit; the union of all entries cannot say that.
    const check = CHECKS[spec.check] as unknown as AnyCheck;
    if (check.holds(spec, who, sight) === spec.not) return false;
  }
  return true;
}
