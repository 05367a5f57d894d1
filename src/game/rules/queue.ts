/** The queue of events: first in, first out, answered one after the other until nothing is left or the limit is reached. */
import type { Trigger, When } from '../content/effects.ts';
import { isInPlay } from '../creature/lookup.ts';
import { countEvent } from '../quest/count.ts';
import { executeAll } from './actions.ts';
import { holds } from './conditions.ts';
import { rolls } from './dice.ts';
import { type GameEvent, isBound } from './events.ts';
import { type Listener, listenersOf } from './listeners.ts';
import { cutChain } from './raise.ts';
import type { Chain, Creature, Turn } from './scene.ts';

/** Events handled in one turn; the rest is dropped with one warning. */
export const EVENT_LIMIT = 100;

/** Answers all waiting events, those that answers raise included. */
export function drain(turn: Turn): void {
  while (turn.handled < turn.queue.length) {
    const event = turn.queue[turn.handled];
    if (event === undefined) return;
    if (turn.handled >= EVENT_LIMIT) {
      const blamed = blamedFor(turn);
      turn.queue.length = turn.handled;
      cutChain(turn, blamed);
      return;
    }
    const serial = turn.handled++;
    if (event.deed !== undefined) {
      event.deed();
      continue;
    }
    for (const listener of listenersOf(turn, event, isBound(event.name))) hear(turn, event, serial, listener);
  }
}

/** Whose answers filled the queue: those behind the first event that is dropped for one, or the last that was handled. */
function blamedFor({ queue, handled }: Turn): Chain | undefined {
  const dropped = queue.slice(handled).find(({ chain }) => chain !== undefined);
  return (dropped ?? queue.slice(0, handled).findLast(({ chain }) => chain !== undefined))?.chain;
}

function hear(turn: Turn, event: GameEvent, serial: number, listener: Listener): void {
  const { bearer, answer, trigger, quest } = listener;
  if (!canAnswer(turn, bearer, serial) || isEcho(event.chain, listener.key)) return;
  if (trigger?.once !== undefined && turn.state.spent[trigger.once].includes(listener.key)) return;
  if (!matches(answer.when, event)) return;
  const target = event.source === bearer ? event.target : event.source;
  if (!holds(answer.condition, { state: turn.state, content: turn.content, self: bearer, target })) return;
  if (!rolls(turn, answer.chance)) return;
  const chain: Chain = { key: listener.key, parent: event.chain };
  if (quest !== undefined) countEvent(turn, quest.progress, quest.def, { target, chain });
  else if (trigger !== undefined) answerWith(turn, listener, trigger, { target, chain });
}

function answerWith(
  turn: Turn,
  listener: Listener,
  trigger: Trigger,
  { target, chain }: { readonly target: Creature | undefined; readonly chain: Chain },
): void {
  if (trigger.once !== undefined) turn.state.spent[trigger.once].push(listener.key);
  executeAll(trigger.actions, { turn, self: listener.bearer, target, cause: listener.cause, chain });
}

/** The dead answer what their own death blow raised and their death; those who left answer nothing. */
function canAnswer(turn: Turn, bearer: Creature, serial: number): boolean {
  if (!isInPlay(turn.state, bearer)) return false;
  const until = turn.dead.get(bearer);
  return until === undefined || serial < until;
}

/** Whether the event came, directly or not, out of this trigger’s own answer. */
function isEcho(chain: Chain | undefined, key: string): boolean {
  for (let link = chain; link !== undefined; link = link.parent) if (link.key === key) return true;
  return false;
}

/** Whether the event fulfils everything that `when` asks; each event’s schema says what it may. */
function matches(when: When, { payload }: GameEvent): boolean {
  return (
    is(when.damage_type, payload.damage_type) &&
    is(when.critical, payload.critical) &&
    (when.at_least === undefined || (payload.amount ?? 0) >= when.at_least) &&
    is(when.attack, payload.attack) &&
    is(when.ability, payload.ability) &&
    (when.tag === undefined || payload.tags?.includes(when.tag) === true) &&
    is(when.item, payload.item) &&
    is(when.floor, payload.floor) &&
    is(when.prefab, payload.prefab) &&
    is(when.npc, payload.npc) &&
    is(when.quest, payload.quest) &&
    is(when.level, payload.level) &&
    is(when.outcome, payload.outcome)
  );
}

function is(wanted: unknown, found: unknown): boolean {
  return wanted === undefined || wanted === found;
}
