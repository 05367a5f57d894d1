/** Conditions and events in words. */
import type { CheckSpec, Condition, Trigger, When } from '../../game/content/effects.ts';
import type { CheckName } from '../../game/rules/checks.ts';
import { EVENTS } from '../../game/rules/events.ts';
import { anyName, entryName, stackName, tagName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { attributeName, valueText } from './numbers.ts';

type Spec<C extends CheckName> = Extract<CheckSpec, { check: C }>;
type Tellers = { readonly [C in CheckName]: (speech: Speech, spec: Spec<C>) => string };

/** One row for each check; a new check does not compile until it has one. */
const TELLERS: Tellers = {
  has_tag: (speech, spec) =>
    speech.words.text(`check.has_tag${of(spec.who)}${un(spec)}`, { tag: tagName(speech, spec.value) }),
  attribute: (speech, spec) =>
    speech.words.text('check.attribute', {
      who: who(speech, spec.who),
      attribute: attributeName(speech.words, spec.attribute, spec.damage_type),
      bounds: bounds(speech, spec, (value) => valueText(speech.words, spec.attribute, value)),
    }),
  has_item: (speech, spec) =>
    speech.words.text('check.has_item', {
      item: stackName(speech, { def: spec.item, affixes: [], count: spec.count }),
    }),
  health_below: (speech, spec) =>
    speech.words.text(`check.health_below${un(spec)}`, {
      who: who(speech, spec.who),
      value: speech.words.percent(spec.value),
    }),
  stamina_below: (speech, spec) =>
    speech.words.text(`check.stamina_below${un(spec)}`, {
      who: who(speech, spec.who),
      value: speech.words.percent(spec.value),
    }),
  has_modifier: (speech, spec) => {
    if (spec.modifier === undefined) return someModifier(speech, spec);
    const name = entryName(speech, 'modifiers', spec.modifier);
    const modifier = spec.stacks > 1 ? `${name} ×${spec.stacks}` : name;
    return speech.words.text(`check.has_modifier${of(spec.who)}${un(spec)}`, { modifier });
  },
  intends: (speech, spec) => {
    const { words } = speech;
    const role = of(spec.who);
    if (spec.ability !== undefined)
      return words.text(`check.intends${role}`, { ability: entryName(speech, 'abilities', spec.ability) });
    if (spec.tag !== undefined) return words.text(`check.intends_tag${role}`, { tag: tagName(speech, spec.tag) });
    return words.text(`check.intends_anything${role}`);
  },
  allies: (speech, spec) => speech.words.text('check.allies', { bounds: bounds(speech, spec) }),
  opponents: (speech, spec) => speech.words.text('check.opponents', { bounds: bounds(speech, spec) }),
  floor: (speech, spec) => speech.words.text('check.floor', { bounds: bounds(speech, spec) }),
  quest: (speech, spec) =>
    speech.words.text('check.quest', {
      quest: entryName(speech, 'quests', spec.quest),
      state: speech.words.text(`quest_state.${spec.state}`),
    }),
};

/** Any modifier of a kind: "something harmful that lasts". */
function someModifier({ words }: Speech, { harmful, permanent, who: role, not }: Spec<'has_modifier'>): string {
  const nature = harmful === undefined ? 'any' : harmful ? 'harmful' : 'helpful';
  const what = words.text(`modifier_kind.${nature}`);
  const lasts = permanent === undefined ? '' : permanent ? '_lasting' : '_passing';
  const kind = lasts === '' ? what : words.text(`modifier_kind${lasts}`, { kind: what });
  const check = words.text(`check.some_modifier${of(role)}`, { kind });
  return not ? words.text('check.not', { check }) : check;
}

/** Checks that have a sentence of their own for the opposite; before all others stands "not". */
const OPPOSED: ReadonlySet<CheckName> = new Set(['has_tag', 'health_below', 'stamina_below', 'has_modifier']);

function un({ not }: CheckSpec): '' | '_not' {
  return not ? '_not' : '';
}

/** The ending of a sentence about the target, who is its subject. */
function of(role: 'self' | 'target'): '' | '_target' {
  return role === 'target' ? '_target' : '';
}

function who({ words }: Speech, role: 'self' | 'target'): string {
  return words.text(`who.${role}`);
}

interface Bounds {
  readonly at_least?: number | undefined;
  readonly below?: number | undefined;
}

function bounds({ words }: Speech, { at_least, below }: Bounds, tell = words.number): string {
  if (at_least !== undefined && below !== undefined) {
    return words.text('bounds.between', { from: tell(at_least), below: tell(below) });
  }
  if (at_least !== undefined) return words.text('bounds.from', { from: tell(at_least) });
  return below === undefined ? words.text('bounds.any') : words.text('bounds.below', { below: tell(below) });
}

/** All questions of a condition, joined; '' for none. */
export function conditionText(speech: Speech, condition: Condition): string {
  return condition.map((spec) => checkText(speech, spec)).join(', ');
}

function checkText(speech: Speech, spec: CheckSpec): string {
  // The row was looked up by the spec's own name, so the two fit; the union of all rows cannot say that.
  const teller = TELLERS[spec.check] as (speech: Speech, spec: CheckSpec) => string;
  const check = teller(speech, spec);
  return spec.not && !OPPOSED.has(spec.check) ? speech.words.text('check.not', { check }) : check;
}

/** "On a hit (fire, 25%, once a fight, if …)". */
export function eventText(
  speech: Speech,
  trigger: Pick<Trigger, 'on' | 'when' | 'condition' | 'chance'> & Once,
): string {
  const { words } = speech;
  const known = Object.hasOwn(EVENTS, trigger.on);
  const dying = isOwnDeath(trigger);
  const condition = dying ? trigger.condition.filter((spec) => !isDead(spec)) : trigger.condition;
  const struck = trigger.on === 'damage_taken' && trigger.when.attack === true;
  const name = dying ? 'event.own_death' : struck ? 'event.struck' : `event.${trigger.on}`;
  const event = known ? words.pick(name) : words.text('event.own');
  const details = [
    ...whenTexts(speech, trigger.when, struck),
    ...(trigger.chance < 1 ? [words.percent(trigger.chance)] : []),
    ...(trigger.once === undefined ? [] : [words.text(`once.${trigger.once}`)]),
    ...(condition.length === 0 ? [] : [words.text('trigger.if', { condition: conditionText(speech, condition) })]),
  ];
  return details.length === 0 ? event : `${event} (${details.join(', ')})`;
}

/** Whether it answers the death of its bearer: all hear of a death, and only he has no health left. */
export function isOwnDeath({ on, condition }: Pick<Trigger, 'on' | 'condition'>): boolean {
  return on === 'creature_died' && condition.some(isDead);
}

function isDead(spec: CheckSpec): boolean {
  return spec.check === 'health_below' && spec.who === 'self' && !spec.not && spec.value <= 0.01;
}

interface Once {
  readonly once?: 'fight' | 'floor' | 'run' | undefined;
}

/** What is asked of the event; that it was an attack its own name may have said. */
function whenTexts(speech: Speech, when: When, struck: boolean): string[] {
  const { words } = speech;
  const texts: string[] = [];
  if (when.damage_type !== undefined) texts.push(words.pick(`damage.${when.damage_type}`));
  if (when.critical !== undefined) texts.push(words.text(when.critical ? 'when.critical' : 'when.not_critical'));
  if (when.at_least !== undefined) texts.push(words.text('when.at_least', { value: when.at_least }));
  if (when.attack !== undefined && !struck) texts.push(words.text(when.attack ? 'when.attack' : 'when.no_attack'));
  if (when.tag !== undefined) texts.push(words.text('when.tag', { tag: tagName(speech, when.tag) }));
  for (const id of [when.ability, when.item, when.prefab, when.npc, when.quest]) {
    if (id !== undefined) texts.push(anyName(speech, id));
  }
  if (when.floor !== undefined) texts.push(words.text('when.floor', { value: when.floor }));
  if (when.level !== undefined) texts.push(words.text('when.level', { value: when.level }));
  if (when.outcome !== undefined) texts.push(words.text(when.outcome === 'victory' ? 'when.victory' : 'when.fled'));
  return texts;
}
