/** What may come of an action or may not: tables with blanks, and answers to events of content's own. */
import type { ActionSpec } from '../../game/content/effects.ts';
import type { Speech } from '../words/words.ts';
import { conditionText } from './conditions.ts';

/** Whether something comes of it is a matter of luck only in a table that is drawn from once and has blanks. */
export function lootText({ words, content }: Speech, table: string): string {
  const drawn = content.loot_tables.get(table);
  if (drawn === undefined || drawn.rolls.max !== 1 || drawn.entries.some(({ guaranteed }) => guaranteed))
    return words.text('action.give_loot');
  const weigh = (entries: typeof drawn.entries) => entries.reduce((sum, { weight }) => sum + weight, 0);
  const blanks = weigh(drawn.entries.filter(({ nothing }) => nothing === true));
  if (blanks === 0 || drawn.rolls.min !== 1) return words.text('action.give_loot');
  const chance = words.percent(1 - blanks / weigh(drawn.entries));
  return words.text('action.answer', { details: chance, actions: words.text('action.give_loot') });
}

/**
 * What people and things answer an event of content's own, which has no name to tell; what an answer raises in turn is
 * left out, for it may go in circles.
 */
export function answersText(
  speech: Speech,
  event: string,
  actionsText: (actions: readonly ActionSpec[]) => string,
): string {
  const { words, content } = speech;
  const answers = [...content.npcs.values()].flatMap(({ triggers }) => triggers.filter(({ on }) => on === event));
  const told = answers.flatMap(({ actions, chance, condition }) => {
    const done = actionsText(actions.filter(({ action }) => action !== 'emit_event'));
    const details = [
      ...(chance < 1 ? [words.percent(chance)] : []),
      ...(condition.length === 0 ? [] : [words.text('trigger.if', { condition: conditionText(speech, condition) })]),
    ];
    if (done === '') return [];
    return [details.length === 0 ? done : words.text('action.answer', { details: details.join(', '), actions: done })];
  });
  return told.length === 0 ? words.text('action.emit_event') : told.join('; ');
}
