/** What an announced ability does beside its damage, in the fewest letters: "Webbed 2 turns", "steals 15 gold". */
import { estimateActions } from '../../game/combat/estimate.ts';
import { fleeChance } from '../../game/combat/formulas.ts';
import type { Ability } from '../../game/content/ability.ts';
import { GOLD } from '../../game/content/content.ts';
import type { ActionSpec, Trigger } from '../../game/content/effects.ts';
import { maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import { holds } from '../../game/rules/conditions.ts';
import { type CreatureView, isEnemy, type Look } from '../../game/rules/scene.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { entryName, stackName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { actionsText, laidCount, modifierDuration } from './actions.ts';

type Seen = Speech & Look;
type Whom = 'you' | 'itself' | 'ally' | 'all';

/** Who announced what against whom. */
export interface Announced {
  readonly enemy: DeepReadonly<Enemy>;
  readonly ability: Ability;
  readonly target: CreatureView | undefined;
}

/** What it does beside its damage to the hero. */
export interface Consequences {
  /** Laid on the hero; told with a plus behind the damage. */
  readonly laid: readonly string[];
  readonly others: readonly string[];
}

export function consequences(seen: Seen, announced: Announced): Consequences {
  const laid: string[] = [];
  const others: string[] = [];
  const tell = (actions: readonly ActionSpec[], details: string) => {
    for (const spec of actions) {
      const count = laidCount(seen, actions, spec);
      const text = count === 0 ? undefined : consequence(seen, announced, spec, count);
      if (text === undefined) continue;
      const onHero = spec.action === 'apply_modifier' && whomOf(announced, spec.target) === 'you';
      (onHero ? laid : others).push(text + details);
    }
  };
  tell(announced.ability.actions, '');
  for (const trigger of hitTriggers(seen, announced)) tell(trigger.actions, chanceText(seen, trigger));
  return { laid, others };
}

/** Absent where the numbers of the forecast say it already. */
function consequence(seen: Seen, announced: Announced, spec: ActionSpec, count: number): string | undefined {
  const { words } = seen;
  switch (spec.action) {
    case 'apply_modifier': {
      const modifier = modifierText(seen, spec.modifier, count);
      const whom = whomOf(announced, spec.target);
      return whom === 'you' ? modifier : words.text(`intent.${whom}_modifier`, { modifier });
    }
    case 'change_attribute':
      return changeText(seen, announced, spec);
    case 'remove_item': {
      const gold = spec.item === GOLD;
      const item = gold
        ? words.text('dialog.price', { price: spec.count })
        : stackName(seen, { def: spec.item, affixes: [], count: spec.count });
      return words.text('intent.steals', { item });
    }
    case 'flee':
      return words.text('combat.flee', { chance: words.percent(fleeChance(seen, announced.enemy)) });
    case 'damage':
      return damageText(seen, announced, spec);
    case 'run_script':
      return undefined;
    default:
      return otherText(seen, announced, spec);
  }
}

/** Against the hero the forecast says it. */
function damageText(
  seen: Seen,
  announced: Announced,
  spec: Extract<ActionSpec, { action: 'damage' }>,
): string | undefined {
  const whom = whomOf(announced, spec.target);
  if (whom !== 'itself') return whom === 'you' ? undefined : actionsText(seen, [spec]);
  const { enemy, target } = announced;
  const { min } = estimateActions(seen, [spec], { attacker: enemy, victim: enemy, target });
  if (min >= enemy.health) return seen.words.text('intent.itself_dies');
  return seen.words.text('intent.itself_damage', { amount: min });
}

/** Whether anything of it is meant for its target, not only for the enemy or the room. */
export function isAimed({ actions }: Ability): boolean {
  return actions.some(
    (spec) => spec.action === 'run_script' || ('target' in spec && ['target', 'all_enemies'].includes(spec.target)),
  );
}

/** The sentence of the action, and on whom, where that is not the enemy itself. */
function otherText(seen: Seen, announced: Announced, spec: ActionSpec): string {
  if (!('target' in spec)) return actionsText(seen, [spec]);
  const whom = whomOf(announced, spec.target);
  // The same action without its "for the target": the row says who that is.
  const what = actionsText(seen, [{ ...spec, target: 'self' } as ActionSpec]);
  return whom === 'you' || whom === 'all' ? seen.words.text(`intent.${whom}_other`, { what }) : what;
}

function modifierText(seen: Seen, id: string, count: number): string {
  const def = seen.content.modifiers.get(id);
  const name = entryName(seen, 'modifiers', id) + (count > 1 ? ` ×${count}` : '');
  return def?.permanent === true ? name : `${name} ${modifierDuration(seen, id)}`;
}

function changeText(
  seen: Seen,
  announced: Announced,
  spec: Extract<ActionSpec, { action: 'change_attribute' }>,
): string {
  const { words } = seen;
  const whom = whomOf(announced, spec.target);
  const most = spec.attribute === 'health' ? maxHealth : maxStamina;
  const one = whom === 'you' ? seen.state.hero : whom === 'itself' ? announced.enemy : announced.target;
  const known = whom !== 'all' || spec.share === 0;
  const amount = Math.round(spec.amount + (one === undefined || !known ? 0 : spec.share * most(seen, one)));
  if (!known) return otherText(seen, announced, spec);
  if (spec.attribute === 'health' && amount > 0 && whom !== 'you') return words.text(`intent.${whom}_heal`, { amount });
  const what = `${words.signed(amount)} ${words.text(`attribute.${spec.attribute}`)}`;
  return whom === 'you' ? what : words.text(`intent.${whom}_change`, { what });
}

/** Whom a target word means when that enemy does it. */
function whomOf({ enemy, target }: Announced, word: string): Whom {
  if (word === 'all_enemies') return 'you';
  if (word === 'all_allies') return 'all';
  if (word === 'self' || target === enemy) return 'itself';
  return target === undefined || !isEnemy(target) ? 'you' : 'ally';
}

/** The answers of the enemy to its own hits, if this would be one; what asks for more than a hit is left to the bestiary. */
function hitTriggers(seen: Seen, { enemy, ability, target }: Announced): Trigger[] {
  const { content, state } = seen;
  const blows = ability.actions.flatMap((spec) =>
    spec.action === 'damage' && whomOf({ enemy, ability, target }, spec.target) === 'you' ? [spec.damage_type] : [],
  );
  if (blows.length === 0) return [];
  const all = [
    ...(content.creatures.get(enemy.def)?.triggers ?? []),
    ...enemy.modifiers.flatMap(({ id }) => content.modifiers.get(id)?.triggers ?? []),
  ];
  return all.filter(
    ({ on, when, condition }) =>
      on === 'attack_hit' &&
      (when.damage_type === undefined || blows.some((type) => type === when.damage_type)) &&
      holds(condition, { state, content, self: enemy, target: state.hero }),
  );
}

/** " (35%)", " (critical)": on what it hangs besides the hit. */
function chanceText({ words }: Seen, { when, chance }: Trigger): string {
  const details = [
    ...(when.critical === undefined ? [] : [words.text(when.critical ? 'when.critical' : 'when.not_critical')]),
    ...(when.at_least === undefined ? [] : [words.text('when.at_least', { value: when.at_least })]),
    ...(chance < 1 ? [words.percent(chance)] : []),
  ];
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}
