/** How bots judge gear, points and options: by how long the hero would last and how fast he would kill. */

import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { DAMAGE_TYPES, STATS, type Stat } from '../../game/content/words.ts';
import { openCategories, selectable } from '../../game/create.ts';
import { attributeOf, maxHealth } from '../../game/creature/attributes.ts';
import { carriedWeight, weightOf } from '../../game/item/bag.ts';
import { priceOf } from '../../game/item/price.ts';
import type { View } from '../../game/state.ts';
import { below } from '../../lib/rng.ts';
import { labDice } from '../seeds.ts';
import type { Temper } from './temper.ts';

type HeroView = View['hero'];

/** One number for how strong the hero is: damage per turn times health, each with what changes it. */
export function powerOf(state: View, content: Content): number {
  const look = { state, content };
  const { hero } = state;
  const { evasion } = content.balance;
  const critical = Math.min(1, Math.max(0, attributeOf(look, hero, 'critical_chance') / 100));
  const factor = 1 + critical * (attributeOf(look, hero, 'critical_factor') - 1);
  const hit = Math.min(0.95, Math.max(0.05, attributeOf(look, hero, 'hit_chance') - 0.08));
  const damage = Math.max(1, attributeOf(look, hero, 'damage')) * hit * factor;
  const struck = Math.min(0.95, Math.max(0.05, 0.78 - attributeOf(look, hero, 'dexterity') * evasion));
  let resisted = 0;
  for (const damageType of DAMAGE_TYPES) {
    const weight = damageType === 'slash' || damageType === 'blunt' ? 2 : 1;
    resisted += (weight * Math.min(80, attributeOf(look, hero, 'resistance', { damageType }))) / 9;
  }
  const health = maxHealth(look, hero) / (struck * (1 - resisted / 100));
  const stamina = 1 + attributeOf(look, hero, 'max_stamina') * 0.002;
  return damage * health * stamina * (1 + 0.01 * attributeOf(look, hero, 'luck'));
}

/** The state as it would be with another hero; nothing else is touched. */
function withHero(state: View, hero: HeroView): View {
  return { ...state, hero };
}

/** Equipping something better from the bag; absent when nothing is. */
export function betterGear(state: View, content: Content, temper: Temper): Command | undefined {
  const { hero } = state;
  const now = powerOf(state, content);
  let best: { readonly item: number; readonly gain: number } | undefined;
  for (const [item, stack] of hero.bag.entries()) {
    const slot = content.items.get(stack.def)?.slot;
    if (slot === undefined) continue;
    const worn = hero.worn[slot];
    if (worn !== undefined && !temper.comparesGear) continue;
    const tried = withHero(state, { ...hero, worn: { ...hero.worn, [slot]: { ...stack, count: 1 } } });
    const gain =
      powerOf(tried, content) / now + extras(content, stack) - (worn === undefined ? 0 : extras(content, worn)) - 1;
    if (gain > 0.004 && (best === undefined || gain > best.gain)) best = { item, gain };
  }
  return best === undefined ? undefined : { command: 'equip', item: best.item };
}

/** What triggers and abilities on a piece are taken to be worth, as a share of power. */
function extras(content: Content, stack: HeroView['bag'][number]): number {
  const item = content.items.get(stack.def);
  let count = (item?.triggers.length ?? 0) + (item?.abilities.length ?? 0);
  for (const id of stack.affixes) {
    const affix = content.affixes.get(id);
    count += (affix?.triggers.length ?? 0) + (affix?.abilities.length ?? 0);
  }
  return count * 0.03;
}

/** Dropping what weighs and is not worn, the least valuable first, while the hero carries more than he can. */
export function lightenLoad(state: View, content: Content): Command | undefined {
  const { hero } = state;
  if (carriedWeight(content, hero) <= attributeOf({ state, content }, hero, 'carry_capacity')) return undefined;
  let worst: { readonly item: number; readonly count: number; readonly worth: number } | undefined;
  for (const [item, stack] of hero.bag.entries()) {
    const weight = weightOf(content, stack.def, stack.count);
    if (weight <= 0 || content.items.get(stack.def)?.slot === undefined) continue;
    const worth = (priceOf(content, stack) * stack.count) / weight;
    if (worst === undefined || worth < worst.worth) worst = { item, count: stack.count, worth };
  }
  return worst === undefined ? undefined : { command: 'drop', item: worst.item, count: worst.count };
}

/** How much stronger a piece would make the hero, as a share; for shops. */
export function gainOf(state: View, content: Content, stack: HeroView['bag'][number]): number {
  const slot = content.items.get(stack.def)?.slot;
  if (slot === undefined) return 0;
  const { hero } = state;
  const tried = withHero(state, { ...hero, worn: { ...hero.worn, [slot]: { ...stack, count: 1 } } });
  return powerOf(tried, content) / powerOf(state, content) - 1;
}

/** The stat to put the next point into. */
export function pointFor(state: View, content: Content, temper: Temper): Stat {
  const { hero } = state;
  if (temper.plan.stat !== undefined) return temper.plan.stat;
  const spent = STATS.reduce((sum, stat) => sum + hero.base[stat] - 1, 0);
  if (temper.plan.first !== undefined && spent === 0) return temper.plan.first;
  if (temper.forbid.has('points')) return 'charisma';
  if (temper.fighting === 'attack' || temper.fighting === 'novice')
    return spent % 2 === 0 ? 'strength' : 'constitution';
  let best: Stat = 'strength';
  let most = 0;
  for (const stat of STATS) {
    const base = { ...hero.base, [stat]: hero.base[stat] + 1 };
    const power = powerOf(withHero(state, { ...hero, base }), content);
    if (power > most) {
      most = power;
      best = stat;
    }
  }
  return best;
}

/** The option to take at a level: the strongest as far as numbers tell, abilities and triggers counted in. */
export function optionAtLevel(state: View, content: Content, temper: Temper): string | undefined {
  if (temper.forbid.has('talents')) return undefined;
  const look = { state, content };
  const category = openCategories(look)[0];
  if (category === undefined) return undefined;
  const options = selectable(look, category);
  if (temper.fighting === 'attack') return options[0]?.id;
  if (temper.curious) return options[whim(state, category.id, options.length)]?.id;
  // Who never uses an ability takes what works by itself.
  const used = temper.fighting === 'novice' ? 0 : 1;
  const { hero } = state;
  let best: { readonly id: string; readonly value: number } | undefined;
  for (const option of options) {
    const tried = withHero(state, { ...hero, options: [...hero.options, option.id] });
    const value =
      powerOf(tried, content) / powerOf(state, content) +
      0.12 * used * option.abilities.length +
      0.06 * option.triggers.length;
    if (best === undefined || value > best.value) best = { id: option.id, value };
  }
  return best?.id;
}

/** A whole number below a bound that the run’s seed and a word settle: what somebody curious picks. */
export function whim({ seed }: View, word: string, bound: number): number {
  return below(labDice(Number(BigInt(seed) % 1_000_000_007n), word), bound);
}
