/** The sums of a fight: all that is announced against the hero, the same after the chosen act, and what the act would do. */
import { blockOf } from '../../game/combat/abilities.ts';
import { type Broken, estimateAbility } from '../../game/combat/estimate.ts';
import { fleeChance } from '../../game/combat/formulas.ts';
import { type Threat, threat, threatAfter } from '../../game/combat/threat.ts';
import type { Command } from '../../game/command.ts';
import { actionsText } from '../describe/actions.ts';
import { conditionText } from '../describe/conditions.ts';
import { reckoned } from '../describe/reckoned.ts';
import type { Scenery } from '../screen.ts';
import { type Line, lineWidth, type Piece, piece } from '../widgets/rich.ts';
import { creatureName, entryName } from '../words/names.ts';
import { type Choice, chosenCommand } from './combat-choice.ts';
import { amountText, forecastText } from './forecast.ts';

type UseAbility = Extract<Command, { command: 'use_ability' }>;

/** "Against you now: 7, at worst 12, of 31 health: LETHAL". */
export function sumLine(scenery: Scenery, width = Number.POSITIVE_INFINITY): Line {
  const { state, content, words } = scenery;
  const sum = threat(state, content);
  const now = [piece(`${words.text('combat.sum_now')} `, 'dim'), ...sumPieces(scenery, sum)];
  const all = [...now, ...laterPieces(scenery, sum)];
  return lineWidth(all) <= width ? all : now;
}

/** What has been announced for a turn after the coming one, the soonest first: "; in 1 turn 20 (up to 29)". */
function laterPieces({ words }: Scenery, { menaces, health }: Threat): Piece[] {
  const later = menaces.filter((menace) => menace.in > 0 && (menace.estimate.max > 0 || menace.estimate.unknown));
  const turns = Math.min(...later.map((menace) => menace.in));
  const soonest = later.filter((menace) => menace.in === turns).map(({ estimate }) => estimate);
  if (soonest.length === 0) return [];
  const sum = (of: 'min' | 'max') => soonest.reduce((total, estimate) => total + estimate[of], 0);
  const unknown = soonest.some((estimate) => estimate.unknown);
  const amount = amountText({ words }, { min: sum('min'), max: sum('max'), unknown });
  const told = words.text('combat.later', { turns, amount });
  if (sum('max') < health) return [piece(told, 'warning')];
  const lethal = sum('min') >= health;
  return [
    piece(told, lethal ? 'danger' : 'warning'),
    piece(` ${words.text(lethal ? 'combat.lethal' : 'combat.may_kill')}`, lethal ? 'danger' : 'warning', {
      bold: true,
    }),
  ];
}

function sumPieces({ words }: Scenery, sum: Threat): Piece[] {
  const unknown = sum.unknown ? ' + ?' : '';
  if (sum.worst === 0)
    return [piece(sum.unknown ? '?' : words.text('combat.nothing'), sum.unknown ? 'warning' : 'good')];
  const worst = sum.worst > sum.expected ? ` ${words.text('combat.worst', { worst: sum.worst })}` : '';
  return [
    piece(`${sum.expected}${unknown}`, sum.lethal ? 'danger' : 'bright', { bold: true }),
    piece(worst),
    piece(` ${words.text('combat.of_health', { health: sum.health })}`, 'dim'),
    ...(sum.lethal
      ? [piece(` ${words.text('combat.lethal')}`, 'danger', { bold: true, reverse: true })]
      : sum.mayKill
        ? [piece(` ${words.text('combat.may_kill')}`, 'warning', { bold: true })]
        : []),
  ];
}

/** What the chosen act would do, the sum after it, and which announcements it would break. */
export function forecastLines(scenery: Scenery, choice: Choice): Line[] {
  const { state, content } = scenery;
  const asked = chosenCommand(scenery, choice);
  if (asked?.command !== 'use_ability') return [];
  const after = threatAfter(state, content, asked);
  const name = entryName(scenery, 'abilities', asked.ability);
  const all = strikesAll(scenery, asked.ability);
  return [
    afterLine(scenery, asked, after?.threat),
    [
      piece(`${all ? name : actTitle(scenery, name, asked.target)}: `, 'dim'),
      piece(all ? sweepText(scenery, asked.ability) : actText(scenery, asked.ability, asked.target), 'bright'),
    ],
    ...breaksLines(scenery, after?.breaks ?? []),
  ];
}

function breaksLines(scenery: Scenery, broken: readonly Broken[]): Line[] {
  if (broken.length === 0) return [];
  const all = broken.map((one) => brokenText(scenery, one)).join('; ');
  return [[piece(`${scenery.words.text('combat.breaks')} `, 'dim'), piece(all, 'good')]];
}

/** The sums for a thing from the bag: what is announced, what of it is left after the use, what the use would break. */
export function itemSums(scenery: Scenery, item: number, target?: number): Line[] {
  const { state, content, words } = scenery;
  const stack = state.hero.bag[item];
  if (state.fight === undefined || stack === undefined) return [];
  const asked: Command = { command: 'use_item', item, ...(target === undefined ? {} : { target }) };
  const after = threatAfter(state, content, asked);
  if (after === undefined) return [];
  const title = words.text('combat.sum_after', { ability: entryName(scenery, 'items', stack.def) });
  return [
    sumLine(scenery),
    [piece(`${title} `, 'dim'), ...sumPieces(scenery, after.threat)],
    ...breaksLines(scenery, after.breaks),
  ];
}

/** "After Power strike: 3 (at worst 5)"; the reason instead, where it cannot be done. */
function afterLine(scenery: Scenery, asked: UseAbility, sum: Threat | undefined): Line {
  const { ability, target } = asked;
  if (sum === undefined) return [piece(impossibleText(scenery, ability, target), 'danger')];
  const title = scenery.words.text('combat.sum_after', { ability: entryName(scenery, 'abilities', ability) });
  return [piece(`${title} `, 'dim'), ...sumPieces(scenery, sum)];
}

/** Why not; where a condition is not met, the condition itself. */
function impossibleText(scenery: Scenery, ability: string, target: number | undefined): string {
  const { state, content, words } = scenery;
  const def = content.abilities.get(ability);
  if (def === undefined) return words.text('combat.impossible');
  const victim = def.aim === 'opponent' ? state.fight?.enemies[target ?? 0] : state.hero;
  const block = blockOf(scenery, state.hero, def, victim);
  if (block === undefined) return words.text('combat.impossible');
  if (block.reason === 'condition') {
    return words.text('combat.only_while', {
      ability: entryName(scenery, 'abilities', ability),
      because: conditionText(scenery, def.condition),
    });
  }
  return words.rejection({ code: 'ability_blocked', ability, ...block });
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
  if (def !== undefined && (def.aim !== 'opponent' || harmless)) return actionsText(reckoned(scenery), def.actions);
  return estimate === undefined ? words.text('combat.no_damage') : forecastText(scenery, estimate);
}

function brokenText(scenery: Scenery, { enemy, ability, reason }: Broken): string {
  const { words, state } = scenery;
  const foe = state.fight?.enemies[enemy];
  return words.text('combat.broken', {
    ability: entryName(scenery, 'abilities', ability),
    enemy: foe === undefined ? '' : creatureName(scenery, foe),
    reason: words.text(reason === 'dead' || reason === 'gone' ? `combat.${reason}` : `block.${reason}`),
  });
}
