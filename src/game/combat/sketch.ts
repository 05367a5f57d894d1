/** A look ahead: the hero’s act played on a copy, without dice, to see what it would change. */
import type { Command } from '../command.ts';
import type { Content } from '../content/content.ts';
import { clipAll, regenerate } from '../creature/health.ts';
import type { LogEntry } from '../log.ts';
import { perform } from '../perform.ts';
import { plan } from '../plan.ts';
import { drain } from '../rules/queue.ts';
import { raiseByHero } from '../rules/raise.ts';
import type { Turn } from '../rules/scene.ts';
import { newTurn } from '../rules/turn.ts';
import type { Body, DeepReadonly, GameState, Pile, Room, View } from '../state.ts';

/**
 * The state after the hero’s act: hits hit, none is critical, what is uncertain does not happen. Breath has come back before
 * it, so what it takes away has to exceed that. What timed effects do is left out: bots reckon with it themselves, for all
 * turns to come. Absent if the act is refused.
 */
export function stateAfter(state: View, command: Command, content: Content): GameState | undefined {
  return sketched(state, command, content, regenerate);
}

/** The same from the very beginning of the turn, with what timed effects are certain to do before anyone acts. */
export function turnAfter(state: View, command: Command, content: Content): GameState | undefined {
  return sketched(state, command, content, begin);
}

/** The state when a turn has begun and nobody has acted yet, and what was told of it. */
export function stateBegun(
  state: View,
  content: Content,
): { readonly state: GameState; readonly log: readonly LogEntry[] } {
  const copy = copyForFight(state);
  const turn = newTurn(copy, content, true);
  begin(turn);
  return { state: copy, log: turn.log };
}

/** The first two steps of a turn. */
function begin(turn: Turn): void {
  raiseByHero(turn, 'turn_started');
  drain(turn);
  regenerate(turn);
}

/** As in a turn that is played: whether the act is allowed is asked before the turn begins. */
function sketched(state: View, command: Command, content: Content, first: (turn: Turn) => void): GameState | undefined {
  const copy = copyForFight(state);
  const planned = plan(copy, command, content);
  if ('code' in planned) return undefined;
  const turn = newTurn(copy, content, true);
  first(turn);
  perform(turn, command, planned);
  drain(turn);
  clipAll(turn);
  return copy;
}

/**
 * Copies what an act in a fight can change, by hand: a bot looks ahead many times a turn, and a whole state is mostly map
 * and log. What is shared is only replaced by the rules, never changed in place.
 */
function copyForFight(state: View): GameState {
  const { hero, fight, floor, tally } = state;
  const worn = Object.fromEntries(Object.entries(hero.worn).map(([slot, item]) => [slot, copyStack(item)]));
  const copy = {
    ...state,
    rng: { combat: { ...state.rng.combat }, loot: { ...state.rng.loot } },
    hero: { ...hero, ...copyBody(hero), base: { ...hero.base }, bag: hero.bag.map(copyStack), worn },
    floor: { ...floor, rooms: floor.rooms.map(copyRoom), piles: floor.piles.map(copyPile) },
    quests: state.quests.map((quest) => ({ ...quest })),
    spent: { fight: [...state.spent.fight], floor: [...state.spent.floor], run: [...state.spent.run] },
    tally: { ...tally, kills: { ...tally.kills }, met: { ...tally.met }, drops: { ...tally.drops } },
    marks: [...state.marks],
    log: [],
    ...(fight === undefined ? {} : { fight: { ...fight, enemies: fight.enemies.map(copyEnemy) } }),
    ...(state.talk === undefined ? {} : { talk: { ...state.talk } }),
  };
  // The copy owns all that an act changes; the rest is shared with a view that nobody writes to.
  return copy as unknown as GameState;
}

type StackView = View['hero']['bag'][number];
type EnemyView = NonNullable<View['fight']>['enemies'][number];

function copyStack(stack: StackView) {
  return { ...stack, affixes: [...stack.affixes] };
}

function copyBody({ modifiers, cooldowns }: DeepReadonly<Body>) {
  return { modifiers: modifiers.map((modifier) => ({ ...modifier })), cooldowns: { ...cooldowns } };
}

function copyEnemy(enemy: EnemyView) {
  return { ...enemy, ...copyBody(enemy), ...(enemy.intent === undefined ? {} : { intent: { ...enemy.intent } }) };
}

function copyPile(pile: DeepReadonly<Pile>) {
  return { ...pile, items: pile.items.map(copyStack) };
}

function copyRoom(room: DeepReadonly<Room>) {
  return { ...room, owed: [...room.owed] };
}
