/** How bots fight: every act is played ahead on a copy, and the one after which things look best is taken. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import { estimateActions } from '../../game/combat/estimate.ts';
import { fleeChance } from '../../game/combat/formulas.ts';
import { stateAfter } from '../../game/combat/sketch.ts';
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { isAlive, livingEnemies } from '../../game/creature/lookup.ts';
import type { View } from '../../game/state.ts';
import { blindOutlook, longRunRate, readOutlook } from './prospect.ts';
import type { Temper } from './temper.ts';

/** An act that could be chosen, and how things would look after it. Higher is better. */
export interface Weighed {
  readonly command: Command;
  readonly score: number;
  /** What kind of answer it is, for the statistics of decisions. */
  readonly kind: 'attack' | 'ability' | 'guard' | 'item' | 'flee' | 'wait';
}

const ATTACK = 'core:attack';
const FLEE = 'core:flee';
const GUARD = 'core:guard';

/** The act a bot takes in a fight. */
export function chooseAct(state: View, content: Content, temper: Temper): Command {
  if (temper.fighting === 'attack') return attackFirst(state);
  if (temper.fighting === 'novice') return drinkWhenLow(state, content) ?? attackFirst(state);
  return weighActs(state, content, temper)[0]?.command ?? { command: 'wait' };
}

/** Always the plain attack on the first that stands; waiting when even that is not to be had. */
function attackFirst(state: View): Command {
  const target = state.fight?.enemies.findIndex(isAlive) ?? 0;
  return { command: 'use_ability', ability: ATTACK, target };
}

/** A potion below a third of the health. */
function drinkWhenLow(state: View, content: Content): Command | undefined {
  if (state.hero.health > maxHealth({ state, content }, state.hero) / 3) return undefined;
  const item = state.hero.bag.findIndex((stack) => heals(content, stack.def));
  return item < 0 ? undefined : { command: 'use_item', item };
}

/** Whether using an item gives health to the hero. */
export function heals(content: Content, def: string): boolean {
  const item = content.items.get(def);
  return (
    item?.use_on === 'self' &&
    item.actions.some(
      (action) =>
        action.action === 'change_attribute' && action.attribute === 'health' && action.amount + action.share > 0,
    )
  );
}

/** All acts with their scores, best first; ties by their order. */
export function weighActs(state: View, content: Content, temper: Temper): readonly Weighed[] {
  const weighed: Weighed[] = [];
  for (const { command, kind } of acts(state, content, temper)) {
    const score = kind === 'flee' ? scoreOfFlight(state, content, temper) : scoreOf(state, content, command, temper);
    if (score !== undefined) weighed.push({ command, score, kind });
  }
  return weighed
    .map((act, index) => ({ act, index }))
    .sort((a, b) => b.act.score - a.act.score || a.index - b.index)
    .map(({ act }) => act);
}

interface Act {
  readonly command: Command;
  readonly kind: Weighed['kind'];
}

function acts(state: View, content: Content, temper: Temper): readonly Act[] {
  const found: Act[] = [];
  const enemies = state.fight?.enemies ?? [];
  const focus = temper.forbid.has('focus') ? enemies.findIndex(isAlive) : -1;
  for (const ability of abilitiesOf(content, state.hero)) {
    const def = content.abilities.get(ability);
    const kind = ability === FLEE ? 'flee' : ability === GUARD ? 'guard' : ability === ATTACK ? 'attack' : 'ability';
    if (def === undefined || temper.forbid.has(kind)) continue;
    if (temper.forbid.has('interrupt') && interrupts(def.actions)) continue;
    if (def.aim !== 'opponent') found.push({ command: { command: 'use_ability', ability }, kind });
    else {
      for (const [target, enemy] of enemies.entries()) {
        if (!isAlive(enemy) || (focus >= 0 && target !== focus)) continue;
        found.push({ command: { command: 'use_ability', ability, target }, kind });
      }
    }
  }
  if (!temper.forbid.has('item')) found.push(...itemActs(state, content, focus));
  found.push({ command: { command: 'wait' }, kind: 'wait' });
  return found;
}

function itemActs(state: View, content: Content, focus: number): readonly Act[] {
  return state.hero.bag.flatMap((stack, item): Act[] => {
    const def = content.items.get(stack.def);
    if (def === undefined || def.actions.length === 0) return [];
    if (def.use_on === 'self') return [{ command: { command: 'use_item', item }, kind: 'item' }];
    return (state.fight?.enemies ?? []).flatMap((enemy, target): Act[] =>
      isAlive(enemy) && (focus < 0 || target === focus)
        ? [{ command: { command: 'use_item', item, target }, kind: 'item' }]
        : [],
    );
  });
}

/** Whether actions aim at keeping someone from what he announced. */
export function interrupts(actions: readonly { readonly action: string; readonly target?: string }[]): boolean {
  return actions.some((action) => action.action === 'change_cooldown' && action.target !== 'self');
}

/** What it costs the hero to be dead, in health. */
const DEATH = 400;
/** What a spent consumable is worth in health saved: those are for when they are needed. */
const ITEM_WORTH = 12;
/** What a turn of fighting is worth by itself: nobody guards for ever. */
const IMPATIENCE = 0.4;
/** What an announced scheme (healing, guarding, calling) is taken to be worth to the enemy, in turns of its damage. */
const SCHEME = 0.8;

function scoreOf(state: View, content: Content, command: Command, temper: Temper): number | undefined {
  const after = stateAfter(state, command, content);
  if (after === undefined) return undefined;
  const hit = hitOf(state, content, command);
  const good = standing(after, content, temper);
  const spent = command.command === 'use_item' ? ITEM_WORTH : 0;
  if (hit >= 1) return good - spent;
  const missed = stateAfter(state, { command: 'wait' }, content);
  const bad = missed === undefined ? good : standing(missed, content, temper);
  return hit * good + (1 - hit) * bad - spent;
}

function hitOf(state: View, content: Content, command: Command): number {
  if (command.command !== 'use_ability' && command.command !== 'use_item') return 1;
  const actions =
    command.command === 'use_ability'
      ? content.abilities.get(command.ability)?.actions
      : content.items.get(state.hero.bag[command.item]?.def ?? '')?.actions;
  const victim = state.fight?.enemies[command.target ?? 0];
  if (actions === undefined || victim === undefined) return 1;
  const attacker = state.hero;
  return estimateActions({ state, content }, actions, { attacker, victim, target: victim }).hit;
}

/** Minus what the fight is still expected to cost, with the danger of dying of it. */
function standing(state: View, content: Content, temper: Temper): number {
  const { hero } = state;
  if (!isAlive(hero)) return -DEATH;
  const outlook = temper.reads ? readOutlook(state, content) : blindOutlook(state, content);
  const { cost, rate } = remainingCost(lasting(state), content);
  const gnawing = ownBleeding(state, content);
  const schemes = outlook.schemes * rate * SCHEME;
  const total = outlook.damage + outlook.later * 0.6 + schemes + cost + gnawing;
  // A coming turn that can kill outright weighs by itself; anything less comes again, however often it is put off.
  const now = outlook.worst >= hero.health ? outlook.damage / Math.max(1, outlook.worst) : 0;
  const readiness = hero.stamina * 0.05;
  return readiness - total - DEATH * Math.max(danger(total, hero.health), now);
}

/** The state without what will be gone next turn: the rest of a fight is not fought behind this turn’s guard. */
function lasting(state: View): View {
  const { hero, fight } = state;
  const lasts = ({ turns }: View['hero']['modifiers'][number]) => turns < 0 || turns >= 2;
  const stays = { ...hero, modifiers: hero.modifiers.filter(lasts) };
  if (fight === undefined) return { ...state, hero: stays };
  const enemies = fight.enemies.map((enemy) => ({ ...enemy, modifiers: enemy.modifiers.filter(lasts) }));
  return { ...state, hero: stays, fight: { ...fight, enemies } };
}

/** The probability of dying of an expected loss: small below half of the health, near 1 beyond all of it. */
function danger(loss: number, health: number): number {
  const share = loss / Math.max(1, health);
  if (share <= 0.4) return 0.02 * share;
  return Math.min(1, 0.008 + ((share - 0.4) / 0.75) ** 2);
}

/** The damage to be expected until the last enemy has fallen, killed in the best order, after the coming turn. */
function remainingCost(state: View, content: Content): { readonly cost: number; readonly rate: number } {
  const attack = content.abilities.get(ATTACK)?.actions ?? [];
  const enemies = livingEnemies(state).map((enemy) => {
    const blow = estimateActions({ state, content }, attack, { attacker: state.hero, victim: enemy, target: enemy });
    const health = Math.max(1, enemy.health - bleedingOf(content, enemy));
    // Even the last point takes a blow that hits.
    const turns = Math.max(1 / Math.max(0.05, blow.hit), health / Math.max(0.5, blow.mean * 1.15));
    return { turns, rate: longRunRate(state, content, enemy) };
  });
  enemies.sort((a, b) => a.turns / Math.max(0.1, a.rate) - b.turns / Math.max(0.1, b.rate));
  let passed = 0;
  let cost = 0;
  let rate = 0;
  for (const enemy of enemies) {
    passed += enemy.turns;
    cost += enemy.rate * Math.max(0, passed - 1);
    rate += enemy.rate;
  }
  return { cost: cost + passed * IMPATIENCE, rate };
}

/** The health that timed damage will still take from somebody. */
function bleedingOf(content: Content, creature: View['hero'] | ReturnType<typeof livingEnemies>[number]): number {
  let sum = 0;
  for (const active of creature.modifiers) {
    const def = content.modifiers.get(active.id);
    const turns = active.turns < 0 ? 5 : active.turns;
    for (const trigger of def?.triggers ?? []) {
      if (trigger.on !== 'turn_started') continue;
      for (const action of trigger.actions) {
        if (action.action === 'damage') sum += action.amount * turns * trigger.chance;
        else if (action.action === 'change_attribute' && action.attribute === 'health') sum -= action.amount * turns;
      }
    }
  }
  return sum;
}

function ownBleeding(state: View, content: Content): number {
  return bleedingOf(content, state.hero);
}

/** Fleeing: a try that may fail, and a room that stays uncleared. */
function scoreOfFlight(state: View, content: Content, temper: Temper): number | undefined {
  const flee = content.abilities.get(FLEE);
  if (flee === undefined || state.hero.stamina < flee.cost || (state.hero.cooldowns[FLEE] ?? 0) > 0) return undefined;
  if (temper.fighting === 'reckless' && state.fight !== undefined && state.fight.turn < 3) return -DEATH;
  const chance = fleeChance({ state, content }, state.hero);
  const failed = stateAfter(state, { command: 'wait' }, content);
  const bad = failed === undefined ? -DEATH : standing(failed, content, temper);
  return chance * -35 + (1 - chance) * (bad - 5);
}
