/** Whether reading is worth it: sampled turns of fights, the best act by rollouts, and whether another intent would change it. */
import { blockOf, isCapable } from '../game/combat/abilities.ts';
import { outlookAfter } from '../game/combat/outlook.ts';
import type { Content } from '../game/content/content.ts';
import { isAlive, livingEnemies } from '../game/creature/lookup.ts';
import { execute } from '../game/execute.ts';
import type { Enemy, GameState } from '../game/state.ts';
import { chance } from '../lib/rng.ts';
import { makeBot } from './bots/bot.ts';
import { chooseAct, FLIGHT, heals, type Weighed, weighActs } from './bots/fight.ts';
import { newReckoning, sightOf } from './bots/reckoning.ts';
import { standing } from './bots/standing.ts';
import { temperOf } from './bots/temper.ts';
import { combinations, completed } from './heroes.ts';
import { beginRun } from './run.ts';
import { labDice } from './seeds.ts';
import { meanAndSpread } from './stats.ts';

export const KINDS = ['attack', 'ability', 'interrupt', 'guard', 'focus', 'item', 'flee', 'wait'] as const;
export type Kind = (typeof KINDS)[number];

export interface DecisionsJob {
  readonly samples: number;
  readonly seed: number;
}

export interface DecisionsReport {
  readonly samples: number;
  /** In how many turns each kind of act was the best. */
  readonly best: Readonly<Record<Kind, number>>;
  /** Turns in which somebody could have announced something else, and in how many the best act was then another. */
  readonly swappable: number;
  readonly changed: number;
  /** In how many of those the best act changed with other dice and the same announcement: what is mere noise. */
  readonly noise: number;
}

/** Rollouts for each act, and how many turns each is played on before the rest is reckoned. */
const ROLLOUTS = 12;
const DEPTH = 6;
/** Acts that are tried: the best by the bot’s own reckoning, and the best of every kind. */
const TRIED = 4;
/** One turn of a fight in so many is looked at. */
const SPARSE = 0.08;
const SENSIBLE = temperOf('sensible');

/** Plays sensible runs until enough turns have been looked at. */
export function decisions(content: Content, job: DecisionsJob): DecisionsReport {
  // One entry for each kind, made of the list of kinds.
  const best = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const sum = { samples: 0, swappable: 0, changed: 0, noise: 0 };
  for (let run = 0; sum.samples < job.samples && run < job.samples * 10; run++) {
    for (const state of sampled(content, job.seed * 1_000_003 + run)) {
      if (sum.samples >= job.samples) break;
      sum.samples++;
      const act = bestOf(tried(content, state, 1));
      if (act === undefined) continue;
      best[kindOf(content, state, act)]++;
      const other = withOtherIntent(content, state);
      if (other === undefined) continue;
      sum.swappable++;
      if (isBeaten(tried(content, other, 1, act), act)) sum.changed++;
      if (isBeaten(tried(content, state, 2, act), act)) sum.noise++;
    }
  }
  return { ...sum, best };
}

/** States in the middle of fights of one run, copied. */
function* sampled(content: Content, seed: number): Generator<GameState> {
  const heroes = combinations(content);
  const options = completed(content, heroes[seed % heroes.length] ?? [], seed);
  const state = beginRun(content, { seed, options, endless: false });
  if (typeof state === 'string') return;
  const bot = makeBot(content, SENSIBLE);
  const dice = labDice(seed, 'sampling');
  for (let step = 0; step < 12_000 && state.over === undefined; step++) {
    if (state.fight !== undefined && chance(dice, SPARSE)) yield copyOf(state);
    const command = bot.next(state);
    if (command === undefined) return;
    if (execute(state, command, content).outcome === 'rejected') execute(state, { command: 'wait' }, content);
  }
}

/** Plain data, copied as such; what was told is left behind. */
function copyOf(state: GameState): GameState {
  return JSON.parse(JSON.stringify({ ...state, log: [] })) as GameState;
}

/** An act, and what it came to in each rollout. */
interface Tried {
  readonly act: Weighed;
  readonly values: readonly number[];
}

/** Plays every candidate out; all of them meet the same dice. */
function tried(content: Content, state: GameState, series: number, also?: Weighed): readonly Tried[] {
  const text = JSON.stringify({ ...state, log: [] });
  const acts = candidates(content, state);
  if (also !== undefined && acts.every((act) => keyOf(act) !== keyOf(also))) acts.push(also);
  return acts.map((act) => ({
    act,
    values: Array.from({ length: ROLLOUTS }, (_, index) => {
      // The text is a state’s own.
      const copy = JSON.parse(text) as GameState;
      Object.assign(copy.rng.combat, labDice(state.turn * 1000 + index, `rollout ${series}`));
      return rollout(content, copy, act);
    }),
  }));
}

const meanOf = (values: readonly number[]) => meanAndSpread(values).mean;

function bestOf(all: readonly Tried[]): Weighed | undefined {
  let best: Tried | undefined;
  for (const one of all) if (best === undefined || meanOf(one.values) > meanOf(best.values)) best = one;
  return best?.act;
}

/** Whether another act does better than this one by more than the dice explain: a standard error, and a point of health. */
function isBeaten(all: readonly Tried[], act: Weighed): boolean {
  const own = all.find((one) => keyOf(one.act) === keyOf(act));
  if (own === undefined) return true;
  return all.some((other) => {
    const { mean, sd } = meanAndSpread(other.values.map((value, index) => value - (own.values[index] ?? 0)));
    return mean > Math.max(1, sd / Math.sqrt(ROLLOUTS));
  });
}

function candidates(content: Content, state: GameState): Weighed[] {
  const weighed = weighActs(state, content, SENSIBLE);
  const kinds = new Set<Kind>();
  return weighed.filter((act, index) => {
    const kind = kindOf(content, state, act);
    const first = !kinds.has(kind);
    kinds.add(kind);
    return index < TRIED || first;
  });
}

/** What somebody gains or loses by an act: health, what it took to keep it, and what the fight is still expected to cost. */
function rollout(content: Content, state: GameState, first: Weighed): number {
  const before = worthOfBag(content, state);
  const reckoning = newReckoning();
  let act = first.command;
  for (let turn = 0; turn < DEPTH && state.fight !== undefined && state.over === undefined; turn++) {
    if (execute(state, act, content).outcome === 'rejected') execute(state, { command: 'wait' }, content);
    if (state.fight !== undefined && state.over === undefined) act = chooseAct(state, content, SENSIBLE, reckoning);
  }
  const used = before - worthOfBag(content, state);
  if (state.over !== undefined) return -200;
  if (state.fight !== undefined) {
    const rest = standing(sightOf(state, content, reckoning), SENSIBLE);
    return state.hero.health + Math.max(-200, rest) - used;
  }
  const fled = state.floor.rooms.some((room) => room.fledAt === state.turn || room.fledAt === state.turn - 1);
  return state.hero.health - used - (fled ? FLIGHT : 0);
}

function worthOfBag(content: Content, state: GameState): number {
  return state.hero.bag.reduce((sum, stack) => {
    const def = content.items.get(stack.def);
    if (def === undefined || def.actions.length === 0) return sum;
    return sum + stack.count * (heals(content, stack.def) ? 14 : 7);
  }, 0);
}

function keyOf(act: Weighed): string {
  return JSON.stringify(act.command);
}

/** What kind of answer an act is. Hitting another than the first who stands is a choice of its own. */
function kindOf(content: Content, state: GameState, { command, kind }: Weighed): Kind {
  if (command.command !== 'use_ability') return kind;
  const def = content.abilities.get(command.ability);
  const broken = outlookAfter(state, content, command)?.breaks ?? [];
  if (broken.some(({ reason }) => reason !== 'dead' && reason !== 'gone')) return 'interrupt';
  const first = state.fight?.enemies.findIndex(isAlive) ?? 0;
  return def?.aim === 'opponent' && command.target !== undefined && command.target !== first ? 'focus' : kind;
}

/** The same turn with one enemy announcing something else that it could; absent where nobody can. */
function withOtherIntent(content: Content, state: GameState): GameState | undefined {
  const copy = copyOf(state);
  for (const enemy of livingEnemies(copy)) {
    const other = otherAbility(content, copy, enemy);
    if (other === undefined) continue;
    enemy.intent = other;
    return copy;
  }
  return undefined;
}

function otherAbility(content: Content, state: GameState, enemy: Enemy): Enemy['intent'] {
  for (const line of content.creatures.get(enemy.def)?.ai ?? []) {
    const ability = content.abilities.get(line.ability);
    if (ability === undefined || ability.id === enemy.intent?.ability) continue;
    if (!isCapable(content, enemy, ability.id)) continue;
    const target = ability.aim === 'opponent' ? state.hero : enemy;
    if (blockOf({ state, content }, enemy, ability, target) !== undefined) continue;
    const name = ability.aim === 'opponent' ? 'hero' : ability.aim === 'self' ? 'self' : String(enemy.number);
    return { ability: ability.id, target: name, in: ability.windup };
  }
  return undefined;
}
