/** Why exploring does not go on: a door one has not opened, or nothing left to see. */
import { isKnown, roomAt } from '../../game/floor/discovery.ts';
import type { Position } from '../../game/state.ts';
import { isExplored } from '../explore/knowledge.ts';
import { unspokenPeople } from '../explore/visits.ts';
import { keysFor } from '../keymap.ts';
import type { Scenery } from '../screen.ts';
import { keyName } from '../widgets/hints.ts';
import { entryText, npcName } from '../words/names.ts';
import { pileNames } from './spot.ts';

/** What is known of the room behind an unknown door, and how one goes in. */
export function doorText(scenery: Scenery, { x, y }: Position): string {
  const { state, words, settings, unicode } = scenery;
  const room = state.floor.rooms[roomAt(state.floor, x, y)];
  const hint = room?.hinted === true ? entryText(scenery, 'prefabs', room.prefab, 'hint') : undefined;
  const explore = keyName(keysFor('explore', 'explore', settings)[0] ?? '', words, unicode);
  return hint === undefined
    ? words.text('explore.before_door', { explore })
    : words.text('explore.before_hint', { hint, explore });
}

/** Nothing to explore: all is seen, or what is left is out of reach. */
export function exploredText(scenery: Scenery): string {
  const { state, words } = scenery;
  if (state.floor.rooms.some((room) => room.entered && room.enemies.length > 0))
    return words.text('explore.only_enemies');
  if (!isExplored(state)) return words.text('explore.no_way');
  const things = [...new Set(leftLying(scenery))].join(', ');
  return things === '' ? words.text('explore.done') : words.text('explore.done_but', { things });
}

/** Who has not been spoken to, and what lies about. */
function leftLying(scenery: Scenery): string[] {
  const { floor } = scenery.state;
  return [
    ...unspokenPeople(scenery.state).map(({ def }) => npcName(scenery, def)),
    ...floor.piles.filter(({ x, y }) => isKnown(floor, x, y)).flatMap((pile) => pileNames(scenery, pile)),
  ];
}
