/** Looking around: a cursor over the map that names what is known of a cell, travel to it, and a legend of all marks. */
import { DIRECTIONS, type Direction } from '../../game/content/words.ts';
import type { Position } from '../../game/state.ts';
import { described } from '../describe/effects.ts';
import { beyond, knownThings, thresholds } from '../explore/knowledge.ts';
import { travelSteps, wayTo } from '../explore/walk.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';

import { popAnd, push, status, usual } from './answers.ts';
import { legendScreen } from './legend.ts';
import { drawMap, onScreen, viewOn } from './map.ts';
import { noWay, roomLines, spotText } from './spot.ts';

const FAR = 8;

export function lookScreen(): Screen {
  let cursor: Position | undefined;
  const at = (scenery: Scenery): Position => {
    cursor ??= { ...scenery.state.hero.position };
    return cursor;
  };
  return {
    name: 'look',
    overlay: false,
    draw(grid, area, scenery) {
      const body = page(grid, area, hintPieces('look', ['travel', 'next', 'legend', 'back', 'help'], scenery));
      const [map, below] = rows(body, 5);
      const view = viewOn(map, scenery.state, at(scenery));
      drawMap(grid, view, scenery);
      const spot = onScreen(view, at(scenery));
      if (spot !== undefined) grid.restyle({ ...spot, w: 1, h: 1 }, { reverse: true, bold: true });
      const inner = pane(grid, below, scenery.words.text('look.title', at(scenery)), {
        unicode: scenery.unicode,
        active: true,
      });
      drawText(grid, inner, spotLines(scenery, at(scenery)));
    },
    key(key, scenery) {
      const action = actionOf('look', key, scenery.settings);
      const moved = action === undefined ? undefined : stepped(scenery, at(scenery), action);
      if (moved !== undefined) cursor = moved;
      else if (action === 'travel') return travel(scenery, at(scenery));
      else if (action === 'legend') return push(legendScreen());
      return usual('look', action) ?? NONE;
    },
    lines: (scenery) => [
      scenery.words.text('look.title', at(scenery)),
      ...spotLines(scenery, at(scenery)).map(plain),
      ...hintLines(hintPieces('look', ['travel', 'next', 'previous', 'legend', 'back'], scenery)),
    ],
  };
}

function spotLines(scenery: Scenery, at: Position): Line[] {
  const { floor } = scenery.state;
  const npc = floor.npcs.find((one) => one.x === at.x && one.y === at.y);
  return [
    [piece(spotText(scenery, at), 'bright')],
    ...(npc === undefined ? [] : described(scenery, 'npcs', npc.def)),
    ...roomLines(scenery, at),
  ];
}

function stepped(scenery: Scenery, at: Position, action: ActionOf<'look'>): Position | undefined {
  if (action === 'next' || action === 'previous') return nextThing(scenery, at, action === 'next' ? 1 : -1);
  const direction = DIRECTIONS.find((one) => action === one || action === `run_${one}`);
  return direction === undefined ? undefined : moved(scenery, at, direction, action === direction ? 1 : FAR);
}

function moved({ state }: Scenery, at: Position, direction: Direction, by: number): Position {
  let to = at;
  for (let step = 0; step < by; step++) {
    const next = beyond(to, direction);
    if (next.x < 0 || next.y < 0 || next.x >= state.floor.width || next.y >= state.floor.height) break;
    to = next;
  }
  return to;
}

/** Things and unknown doors in reading order. */
function nextThing({ state }: Scenery, at: Position, by: 1 | -1): Position {
  const doors = thresholds(state, (room) => state.floor.rooms[room]?.entered === false);
  const spots = [...knownThings(state), ...doors, state.hero.position]
    .map(({ x, y }) => ({ x, y }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const order = (spot: Position) => spot.y * state.floor.width + spot.x;
  const here = order(at);
  if (by === 1) return spots.find((spot) => order(spot) > here) ?? spots[0] ?? at;
  return spots.findLast((spot) => order(spot) < here) ?? spots.at(-1) ?? at;
}

function travel(scenery: Scenery, to: Position): Response {
  const way = wayTo(scenery.state, to);
  if (way === undefined) return status(noWay(scenery, to));
  if (way.length <= 1) return status(scenery.words.text('look.here'));
  return popAnd({ kind: 'repeat', next: travelSteps(scenery, to) });
}
