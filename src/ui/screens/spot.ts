/** Tells in words what the hero knows of one cell of the map. */
import { isKnown, roomAt, tileAt } from '../../game/floor/discovery.ts';
import type { Position } from '../../game/state.ts';
import { same } from '../explore/knowledge.ts';
import { isCutOff } from '../explore/walk.ts';
import type { Scenery } from '../screen.ts';
import { creatureName, entryName, entryText, npcName, stackName } from '../words/names.ts';

/** "Reya, Borin, floor": who and what is there, and the ground below; "unknown" where the hero has not been. */
export function spotText(scenery: Scenery, at: Position): string {
  const { state, words } = scenery;
  if (!isKnown(state.floor, at.x, at.y)) return words.text('spot.unknown');
  const hero = same(state.hero.position, at) ? [state.hero.name] : [];
  return [...hero, ...thingsAt(scenery, at), groundText(scenery, at)].join(', ');
}

/** What is there apart from the ground; the ground where there is nothing. */
export function thingText(scenery: Scenery, at: Position): string {
  const things = thingsAt(scenery, at);
  return things.length === 0 ? groundText(scenery, at) : things.join(', ');
}

function thingsAt(scenery: Scenery, at: Position): string[] {
  const { floor } = scenery.state;
  return [
    ...floor.npcs.filter((npc) => same(npc, at)).map((npc) => npcName(scenery, npc.def)),
    ...pileNames(scenery, at),
  ];
}

/** What lies at a spot: by name what lies open, once what nobody has opened: what is in it is drawn when it is picked up. */
export function pileNames(scenery: Scenery, at: Position): string[] {
  const piles = scenery.state.floor.piles.filter((pile) => same(pile, at));
  const open = piles.flatMap((pile) => pile.items.map((stack) => stackName(scenery, stack)));
  return piles.some((pile) => pile.table !== undefined) ? [scenery.words.text('spot.unopened'), ...open] : open;
}

function groundText(scenery: Scenery, at: Position): string {
  const { state, words } = scenery;
  switch (tileAt(state.floor, at.x, at.y)) {
    case '#':
      return words.text('spot.wall');
    case '>':
      return words.text('spot.stairs');
    case '<':
      return words.text('spot.entrance');
    case '+':
      return words.text('spot.door');
    case '.':
      return words.text(roomAt(state.floor, at.x, at.y) < 0 ? 'spot.corridor' : 'spot.floor');
  }
}

/** What is known of the room a cell lies in: its name, its hint while it has not been entered, who waits there. */
export function roomLines(scenery: Scenery, at: Position): string[] {
  const { state, words } = scenery;
  const { floor } = state;
  const room = isKnown(floor, at.x, at.y) ? floor.rooms[roomAt(floor, at.x, at.y)] : undefined;
  if (room === undefined) return [];
  if (!room.entered) {
    const hint = room.hinted ? entryText(scenery, 'prefabs', room.prefab, 'hint') : undefined;
    return [hint === undefined ? words.text('spot.unentered') : words.text('log.hint', { hint })];
  }
  const named = entryText(scenery, 'prefabs', room.prefab, 'name') !== undefined;
  const foes = room.enemies.map((enemy) => creatureName(scenery, enemy)).join(', ');
  return [
    ...(named ? [words.text('spot.room', { room: entryName(scenery, 'prefabs', room.prefab) })] : []),
    ...(foes === '' ? [] : [words.text('spot.enemies', { enemies: foes })]),
  ];
}

/** Why one cannot walk to a spot. */
export function noWay({ state, words }: Scenery, to: Position): string {
  return words.text(isCutOff(state, to) ? 'explore.cut_off' : 'explore.no_way');
}
