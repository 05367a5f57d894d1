/** Conversations: a flat list of options, of which those are offered whose condition holds. */
import type { DialogOption } from '../content/npc.ts';
import { pay } from '../item/bag.ts';
import { optionPrice } from '../item/price.ts';
import { executeAll } from '../rules/actions.ts';
import { holds } from '../rules/conditions.ts';
import { raiseByHero } from '../rules/raise.ts';
import { type Look, say, type Turn } from '../rules/scene.ts';
import { partnerOf } from './partner.ts';

/** One option that is offered right now. */
export interface Offer {
  /** What its translation is found by: its id, or its text. */
  readonly key: string;
  /** What its uses are counted under: its id, or its place among the options. */
  readonly counter: string;
  readonly option: DialogOption;
  readonly price: number;
}

/** How often an option has been chosen. Saves of before counted one without an id under its text. */
function usesOf(counts: Readonly<Record<string, number>>, option: DialogOption, counter: string): number {
  const count = (key: string) => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);
  return count(counter) + (option.id === undefined ? count(option.text) : 0);
}

/** The options that are offered now, in the written order; indices of `choose` count in this list. */
export function offersOf(look: Look): Offer[] {
  const npc = partnerOf(look);
  if (npc === undefined) return [];
  const uses = look.state.npcUses[npc.id] ?? {};
  const sight = { state: look.state, content: look.content, self: look.state.hero, target: undefined };
  const offers: Offer[] = [];
  for (const [index, option] of npc.options.entries()) {
    const counter = option.id ?? `#${index + 1}`;
    const used = usesOf(uses, option, counter);
    if ((option.once && used > 0) || !holds(option.condition, sight)) continue;
    offers.push({ key: option.id ?? option.text, counter, option, price: optionPrice(look, option, used) });
  }
  return offers;
}

/** Speaks to whoever stands where the hero stands. */
export function beginTalk(turn: Turn, npc: number): void {
  const def = turn.state.floor.npcs[npc]?.def;
  if (def === undefined) return;
  turn.state.talk = { npc, shop: false };
  say(turn, 'talked', { npc: def });
  raiseByHero(turn, 'npc_talked', { npc: def });
}

/** Chooses an option: it is paid for, counted, and done. */
export function chooseOffer(turn: Turn, { key, counter, option, price }: Offer): void {
  const { state } = turn;
  const npc = partnerOf(turn);
  if (npc === undefined) return;
  pay(turn, price);
  const uses = state.npcUses[npc.id] ?? {};
  uses[counter] = (Object.hasOwn(uses, counter) ? (uses[counter] ?? 0) : 0) + 1;
  state.npcUses[npc.id] = uses;
  say(turn, 'option_taken', { npc: npc.id, option: key });
  if (price > 0) say(turn, 'paid', { price });
  executeAll(option.actions, {
    turn,
    self: state.hero,
    target: undefined,
    cause: { kind: 'option', with: npc.id },
  });
}

/** Ends a conversation; nothing outside of one. */
export function endTalk(turn: Turn): void {
  const npc = partnerOf(turn);
  if (turn.state.talk === undefined) return;
  delete turn.state.talk;
  if (npc !== undefined) say(turn, 'conversation_ended', { npc: npc.id });
}
