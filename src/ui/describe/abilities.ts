/** What abilities do and ask for, at length, in brief, and as a gift of what is worn. */
import type { Ability } from '../../game/content/ability.ts';
import { entryName } from '../words/names.ts';
import { capital } from '../words/template.ts';
import type { Speech } from '../words/words.ts';
import { actionsText } from './actions.ts';
import { conditionText } from './conditions.ts';
import { described, explainedActions, glossary } from './effects.ts';

/** Its description, its facts, and what the states mean that it lays on someone. */
export function abilityLines(speech: Speech, id: string): string[] {
  const def = speech.content.abilities.get(id);
  if (def === undefined) return [];
  return [...described(speech, 'abilities', id), ...abilityFacts(speech, id), ...glossary(speech, def.actions)];
}

/** What a thing lets its bearer do, told where no other pane tells it. */
export function grantedLines(speech: Speech, ids: readonly string[]): string[] {
  const { words, content } = speech;
  return ids.flatMap((id) => {
    const def = content.abilities.get(id);
    if (def === undefined) return [];
    const done = explainedActions(speech, def.actions).join('; ');
    const only =
      def.condition.length === 0
        ? []
        : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })];
    return [
      words.text('item.granted', {
        ability: entryName(speech, 'abilities', id),
        effect: done === '' ? words.text('ability.nothing') : done,
        facts: terms(speech, def).join(', '),
      }),
      ...only,
    ];
  });
}

/** What an ability costs, how often it can be used, at whom. */
function terms({ words }: Speech, def: Pick<Ability, 'cost' | 'cooldown' | 'windup' | 'aim'>): string[] {
  return [
    def.cost > 0 ? words.text('ability.cost', { cost: def.cost }) : words.text('ability.free'),
    ...(def.cooldown > 0 ? [words.text('ability.cooldown', { turns: def.cooldown })] : []),
    ...(def.windup > 0 ? [words.text('ability.windup', { turns: def.windup })] : []),
    ...(def.aim === 'opponent' ? [] : [words.text(`ability.aim_${def.aim}`)]),
  ];
}

/** Effect, cost, cooldown and condition of an ability. */
export function abilityFacts(speech: Speech, id: string): string[] {
  const { words, content } = speech;
  const def = content.abilities.get(id);
  if (def === undefined) return [];
  const done = actionsText(speech, def.actions);
  return [
    words.text('ability.effect', { actions: done === '' ? words.text('ability.nothing') : done }),
    capital(terms(speech, def).join(', ')),
    ...(def.condition.length === 0
      ? []
      : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })]),
  ];
}

/** What its row in a list does not say already: effect, cooldown, condition, each as short as it can be told. */
export function abilityBrief(speech: Speech, id: string): string[] {
  const { words, content } = speech;
  const def = content.abilities.get(id);
  if (def === undefined) return [];
  const done = explainedActions(speech, def.actions).join('; ');
  return [
    capital(done === '' ? words.text('ability.nothing') : done),
    ...(def.cooldown > 0 ? [capital(words.text('ability.cooldown', { turns: def.cooldown }))] : []),
    ...(def.condition.length === 0
      ? []
      : [words.text('ability.only_if', { condition: conditionText(speech, def.condition) })]),
  ];
}
