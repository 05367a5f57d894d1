/** What is announced against the hero, summed up: now, and after an act of his. Nothing is drawn. */
import type { Content } from '../content/content.ts';
import { isAlive } from '../creature/lookup.ts';
import type { DeepReadonly, Enemy, View } from '../state.ts';
import { type Estimate, estimateActions } from './estimate.ts';
import { intentBlock, intentTarget } from './intents.ts';
import { strikesFirst } from './opening.ts';

/** One announcement against the hero. */
export interface Menace {
  /** The index in the fight. */
  readonly enemy: number;
  readonly ability: string;
  /** Turns until it falls; 0 is the coming turn. */
  readonly in: number;
  readonly estimate: Estimate;
}

/** All that is announced against the hero. */
export interface Threat {
  readonly menaces: readonly Menace[];
  /** Damage of the coming turn if everything hits: without criticals, and with nothing but criticals. */
  readonly expected: number;
  readonly worst: number;
  /** What the hero has to meet it with. */
  readonly health: number;
  /** The expected damage reaches the hero’s health. */
  readonly lethal: boolean;
  /** Criticals could reach it. */
  readonly mayKill: boolean;
  /** A script decides some of it. */
  readonly unknown: boolean;
}

/** Sums up what is announced against the hero. */
export function threat(state: View, content: Content): Threat {
  return summed(menacesIn(state, content), state.hero.health);
}

function menacesIn(state: View, content: Content): Menace[] {
  return (state.fight?.enemies ?? []).flatMap((enemy, index) => menaceOf(state, content, enemy, index) ?? []);
}

function summed(menaces: readonly Menace[], health: number): Threat {
  const now = menaces.filter((menace) => menace.in === 0);
  const expected = now.reduce((sum, { estimate }) => sum + estimate.min, 0);
  const worst = now.reduce((sum, { estimate }) => sum + estimate.max, 0);
  return {
    menaces,
    expected,
    worst,
    health,
    lethal: expected > 0 && expected >= health,
    mayKill: worst > 0 && worst >= health,
    unknown: now.some(({ estimate }) => estimate.unknown),
  };
}

function menaceOf(state: View, content: Content, enemy: DeepReadonly<Enemy>, index: number): Menace | undefined {
  const { intent } = enemy;
  const ability = intent === undefined ? undefined : content.abilities.get(intent.ability);
  if (intent === undefined || ability === undefined || !isAlive(enemy)) return undefined;
  const look = { state, content };
  if (intentBlock(look, state, enemy) !== undefined) return undefined;
  const target = intentTarget(state, enemy, intent);
  const estimate = estimateActions(look, ability.actions, { attacker: enemy, victim: state.hero, target });
  return { enemy: index, ability: ability.id, in: intent.in, estimate };
}

/** The threat after an act; in the opening the blows of those who strike first fall before it, whatever it does. */
export function threatAfter(before: View, after: View, content: Content): Threat {
  const isFirst = (enemy: DeepReadonly<Enemy> | undefined) => enemy !== undefined && strikesFirst(before, enemy);
  const falls = (view: View, wanted: boolean) =>
    menacesIn(view, content).filter(
      (menace) => (menace.in === 0 && isFirst(view.fight?.enemies[menace.enemy])) === wanted,
    );
  const first = falls(before, true);
  const rest = falls(after, false);
  const sum = summed([...first, ...rest], after.hero.health);
  const opening = summed(first, before.hero.health);
  // Who dies of the first blows does not come to heal himself.
  return { ...sum, lethal: sum.lethal || opening.lethal, mayKill: sum.mayKill || opening.mayKill };
}
