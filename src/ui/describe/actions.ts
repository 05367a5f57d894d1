/** Actions, triggers and attribute changes in words. */
import { GOLD } from '../../game/content/content.ts';
import type { ActionSpec, AttributeChange, Trigger } from '../../game/content/effects.ts';
import { DEFAULT_TURNS } from '../../game/content/words.ts';
import type { ActionName } from '../../game/rules/actions.ts';
import { duration } from '../words/log.ts';
import { entryName, itemNoun, stackName } from '../words/names.ts';
import type { Param } from '../words/template.ts';
import type { Speech } from '../words/words.ts';
import { answersText, lootText } from './by-chance.ts';
import { conditionText, eventText, isOwnDeath } from './conditions.ts';
import { numbersOf } from './numbers.ts';

type Spec<A extends ActionName> = Extract<ActionSpec, { action: A }>;
type Tellers = { readonly [A in ActionName]: (speech: Speech, spec: Spec<A>) => string };

/** One row for each action; a new action does not compile until it has one. */
const TELLERS: Tellers = {
  damage: damageText,
  change_attribute: (speech, spec) => {
    const { words } = speech;
    const share = words.text(`action.share_of_${spec.attribute}`, { value: signedPercent(words, spec.share) });
    const comes = speech.reckon?.(spec);
    const maximum =
      comes === undefined ? share : words.text('action.comes_to', { what: share, value: words.signed(comes) });
    const goal = words.text(`for.${aimed(speech, spec.target)}`);
    if (spec.share !== 0 && spec.amount === 0) return maximum + goal;
    const value = words.signed(spec.amount);
    const text = words.text('action.change_attribute', {
      value,
      attribute: words.text(`attribute.${spec.attribute}`),
      for: goal,
    });
    return spec.share === 0 ? text : `${text}, ${maximum}`;
  },
  apply_modifier: (speech, spec) => laidText(speech, spec),
  remove_modifier: (speech, spec) => {
    const goal = { for: speech.words.text(`for.${aimed(speech, spec.target)}`) };
    if (spec.modifier === undefined) {
      return speech.words.text(spec.harmful === true ? 'action.remove_harmful' : 'action.remove_helpful', goal);
    }
    return speech.words.text('action.remove_modifier', {
      modifier: entryName(speech, 'modifiers', spec.modifier),
      ...goal,
    });
  },
  change_cooldown: (speech, spec) => {
    const turns = speech.words.text('unit.turns', { turns: Math.abs(spec.amount) });
    if (spec.ability === undefined) {
      const what = speech.words.text(`announced.${spec.target}`);
      return speech.words.text(spec.amount < 0 ? 'action.hastens_announced' : 'action.delays_announced', {
        what,
        turns,
      });
    }
    return speech.words.text('action.change_cooldown', {
      amount: `${spec.amount < 0 ? '-' : '+'}${turns}`,
      for: speech.words.text(`for.${aimed(speech, spec.target)}`),
      ability: entryName(speech, 'abilities', spec.ability),
    });
  },
  give_item: (speech, spec) => speech.words.text('action.give_item', { item: pieces(speech, spec) }),
  equip_item: (speech, spec) => speech.words.text('action.equip_item', { item: pieces(speech, { ...spec, count: 1 }) }),
  remove_item: (speech, spec) => speech.words.text('action.remove_item', { item: pieces(speech, spec) }),
  give_loot: (speech, spec) => lootText(speech, spec.table),
  enchant: (speech, spec) => speech.words.text('action.enchant', { slot: entryName(speech, 'slots', spec.slot) }),
  summon: (speech, { count, creature }) =>
    speech.words.text(speech.dying ? 'action.leave' : 'action.summon', {
      count: count.min === count.max ? count.min : speech.words.text('unit.range', count),
      creature: entryName(speech, 'creatures', creature),
    }),
  give_exp: ({ words }, spec) => words.text('action.give_exp', { amount: words.signed(spec.amount) }),
  start_quest: (speech, spec) =>
    speech.words.text('action.start_quest', { quest: entryName(speech, 'quests', spec.quest) }),
  flee: ({ words }) => words.text('action.flee'),
  open_shop: ({ words }) => words.text('action.open_shop'),
  run_script: ({ words }) => words.text('action.run_script'),
  emit_event: (speech, spec) => answersText(speech, spec.event, (actions) => actionsText(speech, actions)),
};

/** Whom a target word means here. */
function aimed<T extends string>({ target }: Speech, word: T): T | 'attacker' {
  return word === 'target' && target !== undefined ? target : word;
}

/** One piece with its article, several with their number. */
function pieces(speech: Speech, { item, count }: { readonly item: string; readonly count: number }): Param {
  const stack = { def: item, affixes: [], count };
  return count === 1 && item !== GOLD ? itemNoun(speech, stack) : stackName(speech, stack);
}

function signedPercent(words: Speech['words'], share: number): string {
  return words.text('unit.percent', { value: words.signed(Math.round(share * 100)) });
}

function damageText(speech: Speech, spec: Spec<'damage'>): string {
  const { words } = speech;
  const parts = [
    ...(spec.amount === 0 && (spec.scale !== 0 || spec.share !== 0) ? [] : [words.number(spec.amount)]),
    ...(spec.scale === 0 ? [] : [words.percent(spec.scale)]),
    ...(spec.share === 0 ? [] : [words.text('action.share_of_health', { value: words.percent(spec.share) })]),
  ];
  const told = parts.join(' + ');
  const comes = speech.reckon?.(spec);
  const quantity =
    comes === undefined ? told : words.text('action.comes_to', { what: told, value: words.number(comes) });
  const rest = {
    quantity,
    type: words.text(`damage.${spec.damage_type}`),
    at: words.text(`at.${aimed(speech, spec.target)}`),
  };
  const action = words.text(spec.share === 0 ? 'action.damage' : 'action.damage_share', rest);
  return spec.sure ? words.text('action.sure', { action }) : action;
}

/** How long a modifier lasts, as its definition says. */
export function modifierDuration(speech: Speech, id: string): string {
  const def = speech.content.modifiers.get(id);
  return duration(speech, def?.permanent === true ? -1 : (def?.turns ?? DEFAULT_TURNS));
}

/** What is done, in the written order. */
export function actionsText(speech: Speech, actions: readonly ActionSpec[]): string {
  return actionTexts(speech, actions, () => '').join('; ');
}

/** The same for each action that has something to say, and behind it what is said of the states it lays on someone. */
export function actionTexts(
  speech: Speech,
  actions: readonly ActionSpec[],
  about: (modifier: string) => string,
): string[] {
  return actions.flatMap((spec) => {
    const count = laidCount(speech, actions, spec);
    if (count === 0) return [];
    return spec.action === 'apply_modifier'
      ? [laidText(speech, spec, count) + about(spec.modifier)]
      : [actionText(speech, spec)];
  });
}

/**
 * How often a state is laid on at once: the first of several like actions says it for all of them, the others are told 0
 * times. More than its stacks it never has.
 */
export function laidCount({ content }: Speech, actions: readonly ActionSpec[], spec: ActionSpec): number {
  if (spec.action !== 'apply_modifier') return 1;
  const same = actions.filter(
    (other) => other.action === 'apply_modifier' && other.modifier === spec.modifier && other.target === spec.target,
  );
  if (same[0] !== spec) return 0;
  return Math.min(same.length, content.modifiers.get(spec.modifier)?.stacks ?? 1);
}

function laidText(speech: Speech, spec: Spec<'apply_modifier'>, count = 1): string {
  const laid = {
    modifier: entryName(speech, 'modifiers', spec.modifier),
    duration: modifierDuration(speech, spec.modifier),
    for: speech.words.text(`for.${aimed(speech, spec.target)}`),
  };
  return count > 1
    ? speech.words.text('action.apply_stacked', { ...laid, count })
    : speech.words.text('action.apply_modifier', laid);
}

function actionText(speech: Speech, spec: ActionSpec): string {
  // The row was looked up by the spec's own name, so the two fit; the union of all rows cannot say that.
  const teller = TELLERS[spec.action] as (speech: Speech, spec: ActionSpec) => string;
  return teller(speech, spec);
}

/** "On a hit (25%): 4 damage (fire) to the target". */
export function triggerText(speech: Speech, trigger: Trigger): string {
  const answering: Speech = {
    ...speech,
    ...(trigger.on === 'damage_taken' || isOwnDeath(trigger) ? { target: 'attacker' } : {}),
    ...(isOwnDeath(trigger) ? { dying: true } : {}),
  };
  const done = actionsText(answering, trigger.actions);
  const actions = done === '' ? speech.words.text('trigger.nothing') : done;
  return speech.words.text('trigger.line', { event: eventText(speech, trigger), details: '', actions });
}

/** "Damage +5", "Enemies: Dexterity -2 (while: …)". */
export function attributeChangeText(speech: Speech, change: AttributeChange): string {
  const { words } = speech;
  const numbers = numbersOf(words, change);
  const aimed = change.target === 'self' ? numbers : words.text(`change.${change.target}`, { change: numbers });
  if (change.condition.length === 0) return aimed;
  return words.text('change.if', { change: aimed, condition: conditionText(speech, change.condition) });
}
