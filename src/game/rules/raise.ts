/** Raising an event: it joins the end of the queue and is answered when those before it have been. */
import { isInPlay } from '../creature/lookup.ts';
import type { GameEvent } from './events.ts';
import { type Chain, say, type Turn } from './scene.ts';

/** How many events a turn keeps in its queue at most; far beyond the number that is handled. */
const QUEUE_LIMIT = 1000;

/** Appends an event. Whoever is not in play raises nothing. */
export function raise(turn: Turn, event: GameEvent): void {
  if (turn.queue.length < QUEUE_LIMIT && isInPlay(turn.state, event.source)) turn.queue.push(event);
}

/** An event of the hero’s with no other side. */
export function raiseByHero(turn: Turn, name: GameEvent['name'], payload: GameEvent['payload'] = {}): void {
  raise(turn, { name, source: turn.state.hero, target: undefined, payload, chain: undefined });
}

/** The one warning of a turn in which too much set itself off; it names the trigger. */
export function cutChain(turn: Turn, chain: Chain | undefined): void {
  if (turn.cut) return;
  turn.cut = true;
  say(turn, 'chain_cut', { trigger: chain?.key ?? '' });
}
