/** The line under the map that says what can be done here and now, for those who do not know the keys yet. */

import { roomAt } from '../../game/floor/discovery.ts';
import { guardedBeside, isLastFloor, STEPS, same } from '../explore/knowledge.ts';
import type { ActionOf } from '../key-tables.ts';
import { keysFor } from '../keymap.ts';
import type { Scenery } from '../screen.ts';
import { keyName } from '../widgets/hints.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { creatureName, npcNoun } from '../words/names.ts';
import type { Param } from '../words/template.ts';
import { pileNames } from './spot.ts';

/** What can be done here and now, for those who do not know the keys yet. */
export function tipLine(scenery: Scenery): Line {
  const { state, words, settings, unicode } = scenery;
  const guarded = guardedBeside(state);
  if (guarded !== undefined) return [piece(foesText(scenery, guarded), 'danger')];
  if (!settings.hints) return '';
  const tip = tipOf(scenery);
  const key = (action: ActionOf<'explore'>) => keyName(keysFor('explore', action, settings)[0] ?? '', words, unicode);
  const keys = {
    npc: npcHere(scenery),
    items: pileNames(scenery, state.hero.position).join(', '),
    points: state.hero.points,
    pick_up: key('pick_up'),
    talk: key('talk'),
    stairs: key('stairs'),
    sheet: key('sheet'),
    explore: key('explore'),
    look: key('look'),
    rest: key('rest'),
    help: key('help'),
  };
  return tip === undefined ? '' : [piece(words.pick(`tip.${tip}`, keys), 'accent')];
}

/** Who waits behind the door: one has been there. */
function foesText(scenery: Scenery, room: number): string {
  const foes = scenery.state.floor.rooms[room]?.enemies ?? [];
  return scenery.words.text('tip.guarded', { enemies: foes.map((foe) => creatureName(scenery, foe)).join(', ') });
}

function npcHere(scenery: Scenery): Param {
  const { floor, hero } = scenery.state;
  const npc = floor.npcs.find((one) => same(one, hero.position));
  return npc === undefined ? '' : npcNoun(scenery, npc.def);
}

type Tip =
  | 'pile'
  | 'pile_open'
  | 'npc'
  | 'thing'
  | 'stairs'
  | 'last_stairs'
  | 'points'
  | 'door'
  | 'begin'
  | 'keys'
  | 'look';

function tipOf(scenery: Scenery): Tip | undefined {
  const { state, content } = scenery;
  const { hero, floor, turn } = state;
  const here = (spot: { readonly x: number; readonly y: number }) =>
    spot.x === hero.position.x && spot.y === hero.position.y;
  const piles = floor.piles.filter(here);
  if (piles.length > 0) return piles.some(({ table }) => table !== undefined) ? 'pile' : 'pile_open';
  const npc = floor.npcs.find(here);
  if (npc !== undefined) return content.npcs.get(npc.def)?.proper === false ? 'thing' : 'npc';
  if (here(floor.stairs)) return isLastFloor(scenery) ? 'last_stairs' : 'stairs';
  if (hero.points > 0) return 'points';
  const beside = Object.values(STEPS).map((step) => roomAt(floor, hero.position.x + step.x, hero.position.y + step.y));
  if (hero.room === -1 && floor.number === 1 && beside.some((room) => floor.rooms[room]?.entered === false))
    return 'door';
  if (turn < 6) return 'begin';
  if (turn < 25) return 'look';
  return turn < 60 ? 'keys' : undefined;
}
