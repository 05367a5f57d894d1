/** The map screen: the floor as the hero knows it, how he is, and what just happened. */
import type { Direction } from '../../game/content/words.ts';
import { isKnown, tileAt } from '../../game/floor/discovery.ts';
import { gathering } from '../explore/gather.ts';
import { isExplored, isLastFloor, same } from '../explore/knowledge.ts';
import { isTired, restSteps } from '../explore/rest.ts';
import { newVisits, type Visits } from '../explore/visits.ts';
import { canExplore, exploreSteps, runSteps, stopsBefore, travelSteps, wayTo } from '../explore/walk.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { hintLines } from '../widgets/pane.ts';
import { plain } from '../widgets/rich.ts';
import { command, push, status, usual } from './answers.ts';
import { bestiaryScreen } from './bestiary.ts';
import { confirmScreen } from './confirm.ts';
import { placeLines } from './explore-lines.ts';
import { drawExplore, HINTS } from './explore-view.ts';
import { doorText, exploredText } from './explored.ts';
import { inventoryScreen } from './inventory.ts';
import { lookScreen } from './look.ts';
import { messagesScreen } from './messages.ts';
import { pauseScreen } from './pause.ts';
import { questsScreen } from './quests.ts';
import { sheetScreen } from './sheet.ts';
import { noWay } from './spot.ts';
import { workbenchScreen } from './workbench.ts';

type Action = ActionOf<'explore'>;

export function exploreScreen(): Screen {
  const visits = newVisits();
  return {
    name: 'explore',
    overlay: false,
    draw: drawExplore,
    key(key, scenery) {
      const action = actionOf('explore', key, scenery.settings);
      if (action === undefined) return NONE;
      return walk(action, scenery, visits) ?? opened(action) ?? usual('explore', action) ?? NONE;
    },
    lines: (scenery) => [...placeLines(scenery).map(plain), ...hintLines(hintPieces('explore', [...HINTS], scenery))],
  };
}

const DIRECTIONS: Readonly<Partial<Record<Action, Direction>>> = {
  north: 'north',
  south: 'south',
  west: 'west',
  east: 'east',
};
const RUNS: Readonly<Partial<Record<Action, Direction>>> = {
  run_north: 'north',
  run_south: 'south',
  run_west: 'west',
  run_east: 'east',
};

function walk(action: Action, scenery: Scenery, visits: Visits): Response | undefined {
  const direction = DIRECTIONS[action];
  if (direction !== undefined) return command({ command: 'move', direction });
  const run = RUNS[action];
  if (run !== undefined) return { kind: 'repeat', next: runSteps(scenery, run) };
  switch (action) {
    case 'wait':
      return command({ command: 'wait' });
    case 'pick_up':
      return command({ command: 'pick_up' });
    case 'talk':
      return command({ command: 'talk' });
    case 'rest':
      return isTired(scenery)
        ? { kind: 'repeat', next: restSteps(scenery) }
        : status(scenery.words.text('explore.not_tired'));
    case 'explore':
      return explore(scenery, visits);
    case 'stairs':
      return stairs(scenery);
    default:
      return undefined;
  }
}

function explore(scenery: Scenery, visits: Visits): Response {
  const { state } = scenery;
  const gathers = gathering(scenery);
  if (!canExplore(state, visits, gathers)) return status(exploredText(scenery));
  const door = gathers(state) ? undefined : stopsBefore(state, visits);
  if (door !== undefined) return status(doorText(scenery, door));
  return { kind: 'repeat', next: exploreSteps(scenery, visits, gathers) };
}

/** On the stairs it goes down, from elsewhere it walks to them. An unexplored floor is left only after a question. */
function stairs(scenery: Scenery): Response {
  const { state, words, settings } = scenery;
  const { hero, floor } = state;
  if (!same(hero.position, floor.stairs)) {
    if (!isKnown(floor, floor.stairs.x, floor.stairs.y)) return status(words.text('explore.stairs_unknown'));
    if (wayTo(state, floor.stairs) === undefined) return status(noWay(scenery, floor.stairs));
    return { kind: 'repeat', next: travelSteps(scenery, floor.stairs) };
  }
  const descend = command({ command: 'descend' });
  const leavesSomething = !isExplored(state) || floor.piles.some((pile) => isKnown(floor, pile.x, pile.y));
  if (!settings.confirmations || !leavesSomething || tileAt(floor, hero.position.x, hero.position.y) !== '>')
    return descend;
  const left = isExplored(state) ? 'explore.leave_piles' : 'explore.leave_unexplored';
  return push(confirmScreen(words.text(isLastFloor(scenery) ? 'explore.leave_last' : left), descend));
}

const OPENS: Readonly<Partial<Record<Action, () => Screen>>> = {
  inventory: () => inventoryScreen(),
  sheet: () => sheetScreen(),
  quests: () => questsScreen(),
  messages: () => messagesScreen(),
  bestiary: () => bestiaryScreen(),
  look: () => lookScreen(),
  menu: () => pauseScreen('explore'),
  workbench: () => workbenchScreen(),
};

function opened(action: Action): Response | undefined {
  const screen = OPENS[action]?.();
  return screen === undefined ? undefined : push(screen);
}
