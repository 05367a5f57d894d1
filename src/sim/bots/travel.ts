/** How bots find their way: what lies on it, what is still to be seen, and when to go down. */
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { attributeOf, maxHealth } from '../../game/creature/attributes.ts';
import { isKnown, tileAt } from '../../game/floor/discovery.ts';
import {
  type Chart,
  chartOf,
  directionTo,
  doorsLeadingOn,
  frontier,
  knownDoors,
  routeTo,
} from '../../game/floor/route.ts';
import { carriedWeight, goldOf } from '../../game/item/bag.ts';
import type { Position, View } from '../../game/state.ts';
import type { Temper } from './temper.ts';

/** What a bot remembers within a run beside the state. */
export interface Memory {
  /** Floor number and NPC index of those it has spoken to, and the gold it left with. */
  readonly spokenTo: Map<string, number>;
}

/** A command that gets on; absent when there is nowhere to go. */
export function travel(state: View, content: Content, temper: Temper, memory: Memory): Command | undefined {
  const { hero, floor } = state;
  const here = hero.position;
  const free = carriedWeight(content, hero) <= attributeOf({ state, content }, hero, 'carry_capacity');
  const lies = floor.piles.some((pile) => pile.x === here.x && pile.y === here.y && !isOwn(pile));
  if (lies && free) return { command: 'pick_up' };
  const npc = floor.npcs.findIndex((one) => one.x === here.x && one.y === here.y);
  if (npc >= 0 && wantsToTalk(state, content, memory, npc)) {
    memory.spokenTo.set(`${floor.number}/${npc}`, goldOf(hero));
    return { command: 'talk' };
  }
  const feared = (index: number) =>
    (floor.rooms[index]?.enemies.length ?? 0) > 0 && floor.rooms[index]?.entered === true;
  const safe = chartOf(state, feared);
  const step = stepTo(state, safe, wishes(state, content, temper, memory));
  if (step !== undefined) return step;
  // The way to market with everything found is a trick of its own.
  const back = temper.trades ? stepTo(state, safe, traders(state, content, temper, memory)) : undefined;
  if (back !== undefined) return back;
  const down = toStairs(state, safe);
  if (down !== undefined) return down;
  // Nothing is left without a fight: unseen rooms first, then those that were fled from.
  const onward = stepTo(state, safe, unseen(state, content, { ...temper, exploring: 'all' }));
  if (onward !== undefined) return onward;
  const all = chartOf(state);
  return (
    toStairs(state, all) ??
    stepTo(state, all, [...unseen(state, content, { ...temper, exploring: 'all' }), ...fledRooms(state)])
  );
}

/** Gold that makes a way back to a trader worth it. */
const PURSE = 50;

/** Whether somebody has not been spoken to yet, or sells and the purse has grown since. */
function wantsToTalk(state: View, content: Content, memory: Memory, npc: number): boolean {
  const left = memory.spokenTo.get(`${state.floor.number}/${npc}`);
  return left === undefined || (sells(state, content, npc) && goldOf(state.hero) >= left + PURSE);
}

function sells(state: View, content: Content, npc: number): boolean {
  const def = content.npcs.get(state.floor.npcs[npc]?.def ?? '');
  return def !== undefined && (def.shop !== undefined || def.options.some((option) => option.price > 0));
}

/** Whom to go back to before going down: those who sell, once the purse has grown. */
function traders(state: View, content: Content, temper: Temper, memory: Memory): Position[] {
  if (temper.exploring === 'stairs' || !knowsStairs(state)) return [];
  const { floor } = state;
  return floor.npcs.filter((npc, index) => isKnown(floor, npc.x, npc.y) && wantsToTalk(state, content, memory, index));
}

function stepTo(state: View, chart: Chart, goals: Iterable<Position>): Command | undefined {
  const next = routeTo(state, chart, goals)?.[1];
  return next === undefined ? undefined : { command: 'move', direction: directionTo(state.hero.position, next) };
}

/** What is worth a way before going down. */
function wishes(state: View, content: Content, temper: Temper, memory: Memory): Position[] {
  if (temper.exploring === 'stairs' && knowsStairs(state)) return [];
  const { floor } = state;
  const people =
    temper.exploring === 'stairs'
      ? []
      : floor.npcs.filter(
          (npc, index) => isKnown(floor, npc.x, npc.y) && !memory.spokenTo.has(`${floor.number}/${index}`),
        );
  const free = carriedWeight(content, state.hero) <= attributeOf({ state, content }, state.hero, 'carry_capacity');
  const piles = floor.piles.filter((pile) => free && isKnown(floor, pile.x, pile.y) && !isOwn(pile));
  return [...people, ...piles, ...unseen(state, content, temper)];
}

/** What the bot dropped itself is not worth going back for. */
function isOwn(pile: { readonly table?: string }): boolean {
  return pile.table === undefined;
}

function unseen(state: View, content: Content, temper: Temper): Position[] {
  const { floor, hero } = state;
  const share = hero.health / maxHealth({ state, content }, hero);
  const healthy = temper.exploring === 'all' || share > 0.5 || !knowsStairs(state);
  if (!healthy) return [];
  return [
    ...frontier(state),
    ...doorsLeadingOn(state),
    ...knownDoors(state, (index) => floor.rooms[index]?.entered !== true),
  ];
}

function fledRooms(state: View): Position[] {
  return knownDoors(state, (index) => (state.floor.rooms[index]?.enemies.length ?? 0) > 0);
}

function knowsStairs({ floor }: View): boolean {
  return isKnown(floor, floor.stairs.x, floor.stairs.y);
}

function toStairs(state: View, chart: Chart): Command | undefined {
  const { floor, hero } = state;
  if (!knowsStairs(state)) return undefined;
  if (tileAt(floor, hero.position.x, hero.position.y) === '>') return { command: 'descend' };
  return stepTo(state, chart, [floor.stairs]);
}
