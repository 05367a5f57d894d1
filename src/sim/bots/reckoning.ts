/** What a bot has already worked out in this fight: looks ahead differ in little, and reading attributes is what costs. */
import { type Estimate, estimateActions } from '../../game/combat/estimate.ts';
import { intentTarget } from '../../game/combat/intents.ts';
import type { Ability } from '../../game/content/ability.ts';
import type { Content } from '../../game/content/content.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { isAlive } from '../../game/creature/lookup.ts';
import type { Body, DeepReadonly, Enemy, View } from '../../game/state.ts';

type EnemyView = DeepReadonly<Enemy>;

/** Numbers found in one fight, by what they depend on. */
export interface Reckoning {
  /** The turn the fight began in: another fight starts afresh. */
  begun: number;
  readonly estimates: Map<string, Estimate>;
  readonly maxima: Map<number, number>;
  /** The abilities the hero can strike with; the same for a whole fight. */
  strikes: readonly Ability[] | undefined;
  /** What an item heals, by its id. */
  readonly healing: Map<string, number>;
  /** How often it has run from the fight in a room of a floor. */
  readonly flights: Map<string, number>;
}

/** An empty memory of a fight. */
export function newReckoning(): Reckoning {
  return {
    begun: -1,
    estimates: new Map(),
    maxima: new Map(),
    strikes: undefined,
    healing: new Map(),
    flights: new Map(),
  };
}

/** How often the bot has run from this fight. */
export function flightsFrom({ flights }: Reckoning, { floor, fight }: View): number {
  return flights.get(`${floor.number}/${fight?.room ?? -1}`) ?? 0;
}

/** Notes that it tries to run from this fight. */
export function noteFlight(reckoning: Reckoning, state: View): void {
  reckoning.flights.set(`${state.floor.number}/${state.fight?.room ?? -1}`, 1 + flightsFrom(reckoning, state));
}

/** A state in the middle of being judged, with what tells it apart from others of the same fight. */
export interface Sight {
  readonly state: View;
  readonly content: Content;
  readonly reckoning: Reckoning;
  /** The hero, and everybody whose aura may reach: what every estimate depends on. */
  readonly common: string;
}

/** Looks at a state of a fight. */
export function sightOf(state: View, content: Content, reckoning: Reckoning): Sight {
  const begun = state.turn - (state.fight?.turn ?? 0);
  if (begun !== reckoning.begun) {
    reckoning.begun = begun;
    reckoning.estimates.clear();
    reckoning.maxima.clear();
    reckoning.strikes = undefined;
    reckoning.healing.clear();
  }
  const look = { state, content };
  const { hero, fight } = state;
  const top = remembered(reckoning, -1, () => maxHealth(look, hero));
  let common = `${bodyKey(hero, top)}@${Math.max(0, (fight?.turn ?? 0) - content.balance.fury_after)}`;
  for (const enemy of fight?.enemies ?? []) if (isAlive(enemy)) common += `,${enemy.def}`;
  return { state, content, reckoning, common };
}

function remembered(reckoning: Reckoning, number: number, find: () => number): number {
  const known = reckoning.maxima.get(number);
  if (known !== undefined) return known;
  const found = find();
  reckoning.maxima.set(number, found);
  return found;
}

/** Modifiers, and health as conditions ask for it: by fifths, and unhurt. */
function bodyKey({ health, modifiers }: DeepReadonly<Body>, top: number): string {
  let key = health >= top ? 'x' : String(Math.floor((health * 5) / top));
  for (const { id, stacks } of modifiers) key += `+${id}*${stacks}`;
  return key;
}

/** The maximum of an enemy’s health, as it was when the fight began. */
export function topOf({ state, content, reckoning }: Sight, enemy: EnemyView): number {
  return remembered(reckoning, enemy.number, () => maxHealth({ state, content }, enemy));
}

/** What an ability of the hero’s would do to an enemy. */
export function blowOn(sight: Sight, ability: Pick<Ability, 'id' | 'actions'>, enemy: EnemyView): Estimate {
  const { state, content } = sight;
  return known(sight, enemy, `>${ability.id}`, () =>
    estimateActions({ state, content }, ability.actions, { attacker: state.hero, victim: enemy, target: enemy }),
  );
}

/** What an ability of an enemy’s would do to the hero. */
export function blowBy(sight: Sight, ability: Ability, enemy: EnemyView): Estimate {
  const { state, content } = sight;
  const aimed = enemy.intent === undefined ? state.hero : intentTarget(state, enemy, enemy.intent);
  const target = ability.aim === 'opponent' ? state.hero : aimed;
  return known(sight, enemy, `<${ability.id}${target === state.hero ? '' : '!'}`, () =>
    estimateActions({ state, content }, ability.actions, { attacker: enemy, victim: state.hero, target }),
  );
}

/** The health an item gives to the hero; 0 when it is not for that. */
export function healingOf(content: Content, def: string, reckoning: Reckoning): number {
  const before = reckoning.healing.get(def);
  if (before !== undefined) return before;
  const item = content.items.get(def);
  let sum = 0;
  for (const action of item?.use_on === 'self' ? item.actions : []) {
    if (action.action !== 'change_attribute' || action.attribute !== 'health') continue;
    sum += action.amount + action.share * (reckoning.maxima.get(-1) ?? 0);
  }
  reckoning.healing.set(def, sum);
  return sum;
}

function known(sight: Sight, enemy: EnemyView, what: string, find: () => Estimate): Estimate {
  const { estimates } = sight.reckoning;
  const key = `${sight.common}|${enemy.number}:${bodyKey(enemy, topOf(sight, enemy))}${what}`;
  const before = estimates.get(key);
  if (before !== undefined) return before;
  const estimate = find();
  estimates.set(key, estimate);
  return estimate;
}
