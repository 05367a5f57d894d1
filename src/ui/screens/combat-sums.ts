/** The sums of a fight: all that is announced against the hero, the same after the chosen act, and what the act would do. */
import { blockOf } from '../../game/combat/abilities.ts';
import { type Broken, estimateActions } from '../../game/combat/estimate.ts';
import { outlook, outlookAfter } from '../../game/combat/outlook.ts';
import type { Threat } from '../../game/combat/threat.ts';
import type { Command } from '../../game/command.ts';
import type { ActionSpec } from '../../game/content/effects.ts';
import { livingEnemies } from '../../game/creature/lookup.ts';
import { conditionText } from '../describe/conditions.ts';
import type { Scenery } from '../screen.ts';
import { type Line, lineWidth, type Piece, piece } from '../widgets/rich.ts';
import { creatureName, entryName } from '../words/names.ts';
import { actLine, type UseAbility } from './combat-act.ts';
import { type Choice, chosenCommand } from './combat-choice.ts';
import type { FightScenery } from './combat-intent.ts';
import { amountText } from './forecast.ts';

/** "Against you now: 7, at worst 12, of 31 health: LETHAL". */
export function sumLine(scenery: FightScenery, width = Number.POSITIVE_INFINITY): Line {
  const { words } = scenery;
  const { loss, threat: sum } = scenery.outlook;
  const now = [piece(`${words.text('combat.sum_now')} `, 'dim'), ...sumPieces(scenery, sum)];
  const gnaws = loss === 0 ? [] : [piece(` ${words.text('combat.from_effects', { loss })}`, 'warning')];
  const later = laterPieces(scenery, sum);
  const ways = [[...now, ...gnaws, ...later], [...now, ...later], now];
  return ways.find((way) => lineWidth(way) <= width) ?? now;
}

/** A fight and what its coming turn brings, reckoned once for all that is told of it. */
export function foreseen(scenery: Scenery): FightScenery {
  return { ...scenery, outlook: outlook(scenery.state, scenery.content) };
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
export function forecastLines(scenery: FightScenery, choice: Choice): Line[] {
  const { state, content } = scenery;
  const asked = chosenCommand(scenery, choice);
  if (asked?.command !== 'use_ability') return [];
  const after = outlookAfter(state, content, asked, scenery.outlook);
  const actions = content.abilities.get(asked.ability)?.actions ?? [];
  const unsure = after !== undefined && canMiss(scenery, actions, asked.target);
  return [
    [...afterPieces(scenery, asked, after?.threat), ...ifItHits(scenery, unsure, after?.threat)],
    actLine(scenery, asked),
    ...breaksLines(scenery, after?.breaks ?? [], unsure),
  ];
}

function breaksLines(scenery: Scenery, broken: readonly Broken[], unsure: boolean): Line[] {
  if (broken.length === 0) return [];
  const all = broken.map((one) => brokenText(scenery, one)).join('; ');
  const title = scenery.words.text(unsure ? 'combat.breaks_if' : 'combat.breaks');
  return [[piece(`${title} `, 'dim'), piece(all, 'good')]];
}

/** Whether one of those it is meant for may not be hit. */
function canMiss({ state, content }: Scenery, actions: readonly ActionSpec[], aimed: number | undefined): boolean {
  const { hero } = state;
  const target = aimed === undefined ? undefined : state.fight?.enemies[aimed];
  const look = { state, content };
  return livingEnemies(state).some(
    (victim) => estimateActions(look, actions, { attacker: hero, victim, target }).hit < 1,
  );
}

/** Said only where a miss would leave a different sum. */
function ifItHits({ words, outlook: { threat: now } }: FightScenery, unsure: boolean, after?: Threat): Piece[] {
  if (!unsure || after === undefined) return [];
  const same = after.expected === now.expected && after.worst === now.worst && after.health === now.health;
  return same ? [] : [piece(` ${words.text('combat.if_it_hits')}`, 'warning')];
}

/** The sums for a thing from the bag: what is announced, what of it is left after the use, what the use would break. */
export function itemSums(looking: Scenery, item: number, target?: number): Line[] {
  const { state, content, words } = looking;
  const stack = state.hero.bag[item];
  if (state.fight === undefined || stack === undefined) return [];
  const asked: Command = { command: 'use_item', item, ...(target === undefined ? {} : { target }) };
  const scenery = foreseen(looking);
  const after = outlookAfter(state, content, asked, scenery.outlook);
  if (after === undefined) return [];
  const unsure = canMiss(scenery, content.items.get(stack.def)?.actions ?? [], target);
  const title = words.text('combat.sum_after', { ability: entryName(scenery, 'items', stack.def) });
  return [
    sumLine(scenery),
    [piece(`${title} `, 'dim'), ...sumPieces(scenery, after.threat), ...ifItHits(scenery, unsure, after.threat)],
    ...breaksLines(scenery, after.breaks, unsure),
  ];
}

/** "After Power strike: 3 (at worst 5)"; the reason instead, where it cannot be done. */
function afterPieces(scenery: FightScenery, asked: UseAbility, sum: Threat | undefined): Piece[] {
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

function brokenText(scenery: Scenery, { enemy, ability, reason }: Broken): string {
  const { words, state } = scenery;
  const foe = state.fight?.enemies[enemy];
  return words.text('combat.broken', {
    ability: entryName(scenery, 'abilities', ability),
    enemy: foe === undefined ? '' : creatureName(scenery, foe),
    reason: words.text(reason === 'dead' || reason === 'gone' ? `combat.${reason}` : `block.${reason}`),
  });
}
