/** How things stand in a fight, in health: what it is still expected to cost, with the danger of dying of it. */
import type { Content } from '../../game/content/content.ts';
import { isAlive, livingEnemies } from '../../game/creature/lookup.ts';
import type { DeepReadonly, Enemy, View } from '../../game/state.ts';
import { blowsFor } from './arsenal.ts';
import { blindOutlook, longRunRate, readOutlook } from './prospect.ts';
import { healingOf, type Sight, sightOf } from './reckoning.ts';
import type { Temper } from './temper.ts';

/** What it costs the hero to be dead, in health. */
export const DEATH = 400;
/** What a turn of fighting costs by itself, and by the damage that is coming in: nobody guards for ever. */
const IMPATIENCE = 0.4;
const PRESSURE = 0.2;
/** What is left of the enemies’ long-run damage for somebody who sees it coming, guards, and breaks what is worst. */
const ANSWERED = 0.65;
/** How much of the healing in the bag is counted on. */
const RELIED_ON = 0.5;
/** What an announced scheme (healing, guarding, calling) is taken to be worth to the enemy, in turns of its damage. */
const SCHEME = 0.8;
/** What a blow that is still being wound up counts: there is time left to answer it. */
const STILL_OPEN = 0.4;

/** Minus what the fight is still expected to cost, with the danger of dying of it. */
export function standing(sight: Sight, temper: Temper): number {
  const { state, content, reckoning } = sight;
  const { hero } = state;
  if (!isAlive(hero)) return -DEATH;
  const outlook = temper.reads ? readOutlook(sight) : blindOutlook(sight);
  const beyond = sightOf(lasting(state), content, reckoning);
  const { cost, rate } = remainingCost(beyond, temper);
  const schemes = outlook.schemes * rate * SCHEME;
  const total = outlook.damage + laterOf(beyond, temper) * STILL_OPEN + schemes + cost + bleedingOf(content, hero);
  // A coming turn that can kill outright weighs by itself; anything less comes again, however often it is put off.
  const now = outlook.worst >= hero.health ? outlook.damage / Math.max(1, outlook.worst) : 0;
  const readiness = hero.stamina * (temper.plan.exploit === 'stall' ? 0.5 : 0.05);
  return readiness - total - DEATH * Math.max(danger(total, hero.health + reserveOf(sight, rate)), now);
}

/** What blows that are still being wound up would cost, by then without this turn’s guard. */
function laterOf(beyond: Sight, temper: Temper): number {
  return temper.reads ? readOutlook(beyond).later : 0;
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

/** What the bag can still add to the health in this fight: potions, less what a turn of drinking costs. */
function reserveOf({ state, content, reckoning }: Sight, rate: number): number {
  let sum = 0;
  for (const { def, count } of state.hero.bag) {
    const given = healingOf(content, def, reckoning);
    if (given > 0) sum += Math.min(2, count) * Math.max(0, given - rate);
  }
  return sum * RELIED_ON;
}

/** The damage to be expected until the last enemy has fallen, killed in the best order, after the coming turn. */
function remainingCost(sight: Sight, temper: Temper): { readonly cost: number; readonly rate: number } {
  const { state, content } = sight;
  const hurry = temper.plan.exploit === 'stall' ? 0 : 1;
  const able = !temper.forbid.has('ability');
  const enemies = livingEnemies(state).map((enemy) => {
    const { blows, hit } = blowsFor(sight, enemy, { health: enemy.health - bleedingOf(content, enemy), able });
    return {
      turns: (blows + heirsOf(content, enemy)) / hit,
      rate: longRunRate(sight, enemy) * (temper.reads ? ANSWERED : 1),
      held: heldFor(content, enemy),
    };
  });
  enemies.sort((a, b) => a.turns / Math.max(0.1, a.rate) - b.turns / Math.max(0.1, b.rate));
  let passed = 0;
  let cost = 0;
  let rate = 0;
  for (const enemy of enemies) {
    passed += enemy.turns;
    cost += enemy.rate * Math.max(0, passed - 1 - enemy.held);
    rate += enemy.rate;
  }
  const { fury, fury_after } = content.balance;
  const late = fury_after > 0 ? Math.max(0, (state.fight?.turn ?? 0) + passed - fury_after) : 0;
  const boredom = 1 + Math.max(0, (state.fight?.turn ?? 0) - 10) * 0.2;
  return { cost: cost * (1 + (fury * late) / 2) + hurry * passed * (IMPATIENCE * boredom + PRESSURE * rate), rate };
}

/** What somebody leaves behind when he falls, in blows: who does not reckon with it never dares the last one. */
function heirsOf(content: Content, enemy: DeepReadonly<Enemy>): number {
  let blows = 0;
  for (const trigger of content.creatures.get(enemy.def)?.triggers ?? []) {
    if (trigger.on !== 'creature_died') continue;
    for (const action of trigger.actions) if (action.action === 'summon') blows += 2.5 * action.count.max;
  }
  return blows;
}

/** For how many turns after the coming one an enemy is kept from everything. */
function heldFor(content: Content, enemy: DeepReadonly<Enemy>): number {
  let turns = 0;
  for (const active of enemy.modifiers) {
    if (content.modifiers.get(active.id)?.blocks === 'all') turns = Math.max(turns, active.turns - 1);
  }
  return turns;
}

/** The health that timed damage will still take from somebody. */
function bleedingOf(content: Content, creature: View['hero'] | DeepReadonly<Enemy>): number {
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
