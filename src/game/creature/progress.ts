/** Experience, levels and points. Only the base level grants anything; a modified one is only read. */
import { power } from '../../lib/power.ts';
import type { Balance } from '../content/balance.ts';
import { STATS, type Stat } from '../content/words.ts';
import { raiseByHero } from '../rules/raise.ts';
import { say, type Turn } from '../rules/scene.ts';
import { maxHealth } from './attributes.ts';

const EXPERIENCE_LIMIT = 1e12;
/** Levels a single turn can bring; the rest comes in the next. */
const LEVELS_A_TURN = 50;

/** Experience that the step from `level` to the next one costs: 20, 57, 104, 160, 224 … */
export function experienceFor(level: number, balance: Balance): number {
  return Math.min(Math.max(1, Math.round(balance.exp_base * power(level, balance.exp_exponent))), EXPERIENCE_LIMIT);
}

/** Adds experience; levels come at the end of the turn. */
export function gainExperience(turn: Turn, amount: number): void {
  const gained = Math.round(amount);
  if (gained <= 0) return;
  const { hero } = turn.state;
  hero.experience = Math.min(hero.experience + gained, EXPERIENCE_LIMIT);
  say(turn, 'experience', { amount: gained });
}

/** Turns experience into levels, one point each; the surplus stays. */
export function gainLevels(turn: Turn): void {
  const { hero } = turn.state;
  for (let gained = 0; gained < LEVELS_A_TURN; gained++) {
    const cost = experienceFor(hero.base.level, turn.content.balance);
    if (hero.experience < cost) return;
    hero.experience -= cost;
    hero.base.level++;
    hero.points++;
    say(turn, 'level_gained', { level: hero.base.level });
    raiseByHero(turn, 'level_gained', { level: hero.base.level });
  }
}

/** Assigns points. Where one raises the maximum of health, health rises with it: progress, unlike gear, heals. */
export function assignPoints(turn: Turn, points: Readonly<Partial<Record<Stat, number>>>): void {
  const { hero } = turn.state;
  const before = maxHealth(turn, hero);
  for (const stat of STATS) {
    const amount = points[stat] ?? 0;
    if (amount === 0) continue;
    hero.base[stat] += amount;
    hero.points -= amount;
    say(turn, 'points_assigned', { stat, amount });
  }
  hero.health += Math.max(0, maxHealth(turn, hero) - before);
}
