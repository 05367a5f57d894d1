/** What a quest asks for: as its mod says it, or told from what it counts. */
import type { CheckSpec } from '../../game/content/effects.ts';
import type { Quest } from '../../game/content/quest.ts';
import { EVENTS } from '../../game/rules/events.ts';
import { entryName, entryText, tagName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { eventText } from './conditions.ts';

/** '' where it waits for an event of content's own, which has no name to tell. */
export function goalText(speech: Speech, id: string): string {
  const written = entryText(speech, 'quests', id, 'goal');
  const def = speech.content.quests.get(id);
  if (written !== undefined || def === undefined) return written ?? '';
  return commonGoal(speech, def) ?? (Object.hasOwn(EVENTS, def.on) ? eventText(speech, def) : '');
}

/** The usual tasks as a player would put them; absent where there is more to say than they can. */
function commonGoal(speech: Speech, { on, when, condition, chance }: Quest): string | undefined {
  const { words } = speech;
  const asks = Object.keys(when).length;
  if (chance < 1) return undefined;
  if (on === 'creature_died' && asks === 0) {
    const kinds = condition.map((spec) => kindOf(speech, spec));
    if (kinds.length > 0 && kinds.every((kind) => kind !== undefined))
      return words.text('goal.slay', { kinds: kinds.join(', ') });
  }
  if (condition.length > 0) {
    const [spec] = condition;
    const depth = condition.length === 1 && spec?.check === 'floor' && !spec.not ? spec.at_least : undefined;
    return on === 'floor_entered' && asks === 0 && depth !== undefined
      ? words.text('goal.reach', { floor: depth })
      : undefined;
  }
  if (on === 'item_picked_up' && asks === 1 && when.item !== undefined)
    return words.text('goal.find', { item: entryName(speech, 'items', when.item) });
  return on === 'combat_ended' && asks === 1 && when.outcome === 'victory' ? words.text('goal.win') : undefined;
}

function kindOf(speech: Speech, spec: CheckSpec): string | undefined {
  return spec.check === 'has_tag' && spec.who === 'target' && !spec.not ? tagName(speech, spec.value) : undefined;
}
