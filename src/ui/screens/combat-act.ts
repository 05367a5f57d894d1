/** The chosen act in one line: chance and damage against an enemy, or what else it does. */
import { estimateAbility } from '../../game/combat/estimate.ts';
import { fleeChance } from '../../game/combat/formulas.ts';
import type { Command } from '../../game/command.ts';
import { explainedActions } from '../describe/effects.ts';
import { reckoned } from '../describe/reckoned.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { anyName, creatureName, entryName } from '../words/names.ts';
import type { FightScenery } from './combat-intent.ts';
import { amountText, forecastText } from './forecast.ts';

export type UseAbility = Extract<Command, { command: 'use_ability' }>;

/** "Attack on Rat 2: 76% to hit, 9 damage (14 critical)". */
export function actLine(scenery: FightScenery, { ability, target }: UseAbility): Line {
  const name = entryName(scenery, 'abilities', ability);
  if (strikesAll(scenery, ability)) return [piece(`${name}: `, 'dim'), piece(sweepText(scenery, ability), 'bright')];
  const text = tooLateText(scenery, target) ?? actText(scenery, ability, target);
  return [piece(`${actTitle(scenery, name, target)}: `, 'dim'), piece(text, 'bright')];
}

/** Whom it is meant for, and that he will not be there to feel it. */
function tooLateText(scenery: FightScenery, target: number | undefined): string | undefined {
  const cause = target === undefined ? undefined : scenery.outlook.dying.get(target);
  const enemy = target === undefined ? undefined : scenery.state.fight?.enemies[target];
  if (cause === undefined || enemy === undefined) return undefined;
  const names = { enemy: creatureName(scenery, enemy), what: anyName(scenery, cause) };
  return scenery.words.text('combat.dies_first', names);
}

function actTitle(scenery: Scenery, name: string, target: number | undefined): string {
  const enemy = target === undefined ? undefined : scenery.state.fight?.enemies[target];
  return enemy === undefined
    ? name
    : scenery.words.text('combat.act', { ability: name, target: creatureName(scenery, enemy) });
}

/** Whether it does damage to every enemy, not only to the one it is aimed at. */
function strikesAll({ content }: Scenery, ability: string): boolean {
  const actions = content.abilities.get(ability)?.actions ?? [];
  return actions.some((action) => action.action === 'damage' && action.target === 'all_enemies');
}

/** "1: 76%, 6 (up to 9); 2: …" */
function sweepText(scenery: Scenery, ability: string): string {
  const { state, content, words } = scenery;
  const each = (state.fight?.enemies ?? []).flatMap((_enemy, index) => {
    const estimate = estimateAbility(state, content, ability, index);
    if (estimate === undefined) return [];
    const chance = estimate.sure ? words.text('combat.sure') : words.percent(estimate.hit);
    return [`${index + 1}: ${chance}, ${amountText(scenery, estimate)}`];
  });
  return each.join('; ');
}

/** Against an enemy: chance and damage. For oneself: what it does. */
function actText(scenery: Scenery, ability: string, target: number | undefined): string {
  const { state, content, words } = scenery;
  const def = content.abilities.get(ability);
  if (def?.actions.some((action) => action.action === 'flee')) {
    return words.text('combat.flee', { chance: words.percent(fleeChance(scenery, state.hero)) });
  }
  const estimate = estimateAbility(state, content, ability, target);
  const harmless = estimate === undefined || (estimate.max === 0 && !estimate.unknown);
  if (def !== undefined && (def.aim !== 'opponent' || harmless))
    return explainedActions(reckoned(scenery), def.actions).join('; ');
  return estimate === undefined ? words.text('combat.no_damage') : forecastText(scenery, estimate);
}
