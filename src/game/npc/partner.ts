/** Whom the hero talks to, and opening that one’s shop. */
import type { NpcDef } from '../content/npc.ts';
import { type Look, say, type Turn } from '../rules/scene.ts';

/** The definition of the one the hero talks to; absent outside of a conversation. */
export function partnerOf({ state, content }: Look): NpcDef | undefined {
  const npc = state.talk === undefined ? undefined : state.floor.npcs[state.talk.npc];
  return npc === undefined ? undefined : content.npcs.get(npc.def);
}

/** The action `open_shop`: shows the goods of the one talked to, if he has any. */
export function openShop(turn: Turn): void {
  const npc = partnerOf(turn);
  if (turn.state.talk === undefined || npc?.shop === undefined) return;
  turn.state.talk.shop = true;
  say(turn, 'shop_opened', { npc: npc.id });
}
