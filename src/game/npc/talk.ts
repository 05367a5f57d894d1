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
  /** What its uses are counted under, and its translation is found by. */
  readonly key: string;
  readonly option: DialogOption;
  readonly price: number;
}

/** The key of an option: its id, or its text. */
function optionKey(option: DialogOption): string {
  return option.id ?? option.text;
}

/** The options that are offered now, in the written order; indices of `choose` count in this list. */
export function offersOf(look: Look): Offer[] {
  const npc = partnerOf(look);
  if (npc === undefined) return [];
  const uses = look.state.npcUses[npc.id] ?? {};
  const sight = { state: look.state, content: look.content, self: look.state.hero, target: undefined };
  const offers: Offer[] = [];
  for (const option of npc.options) {
    const key = optionKey(option);
    const used = Object.hasOwn(uses, key) ? (uses[key] ?? 0) : 0;
    if ((option.once && used > 0) || !holds(option.condition, sight)) continue;
    offers.push({ key, option, price: optionPrice(look, option, used) });
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
export function chooseOffer(turn: Turn, { key, option, price }: Offer): void {
  const { state } = turn;
  const npc = partnerOf(turn);
  if (npc === undefined) return;
  pay(turn, price);
  if (price > 0) say(turn, 'paid', { price });
  const uses = state.npcUses[npc.id] ?? {};
  uses[key] = (Object.hasOwn(uses, key) ? (uses[key] ?? 0) : 0) + 1;
  state.npcUses[npc.id] = uses;
  say(turn, 'option_taken', { npc: npc.id, option: key });
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
