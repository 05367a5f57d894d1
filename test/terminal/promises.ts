/** What the names of actions promise, as far as it can be seen: opened, closed, moved, waited. */

import { tileAt } from '../../src/game/floor/discovery.ts';
import type { KeyAction, ScreenName } from '../../src/ui/key-tables.ts';
import { marked } from './lists.ts';
import type { Pair } from './pair.ts';
import { spotOf } from './ways.ts';

/** What can be seen before and after a key. */
export interface Look {
  readonly open: readonly string[];
  readonly shown: string;
  readonly row: number | undefined;
  readonly rows: number;
  readonly spot: string;
  readonly turn: number;
  readonly done: boolean;
  readonly place: { readonly x: number; readonly y: number };
  /** Whether there is a wall so far from the hero. */
  readonly isWall: (x: number, y: number) => boolean;
}

export function lookAt(pair: Pair): Look {
  const { mirror, terminal } = pair;
  const { app, state } = mirror;
  // The lines of a fight hold two lists, and those of a help none.
  const list = ['help', 'combat'].includes(mirror.top) ? undefined : marked(pair);
  const place = state?.hero.position ?? { x: 0, y: 0 };
  return {
    open: [...app.open],
    shown: terminal.screen,
    row: list?.at,
    rows: list?.rows.length ?? 0,
    spot: mirror.top === 'look' ? spotOf(pair) : '',
    turn: state?.turn ?? -1,
    done: app.done,
    place,
    isWall: (x, y) => state !== undefined && tileAt(state.floor, place.x + x, place.y + y) === '#',
  };
}

type Claim = (before: Look, after: Look, screen: ScreenName) => boolean;

const opens =
  (name: string): Claim =>
  (before, after) =>
    after.open.length === before.open.length + 1 && after.open.at(-1) === name;
const closes: Claim = (before, after) => after.open.length < before.open.length;
const changes: Claim = (before, after) => after.shown !== before.shown;
const idles: Claim = (before, after) => after.turn === before.turn && after.open.length === before.open.length;
const toRow =
  (row: (before: Look) => number): Claim =>
  (before, after) =>
    before.row === undefined
      ? before.open.at(-1) !== 'combat' || changes(before, after, 'combat')
      : after.row === row(before);
/** The same where the cursor may stand there already. */
const atRow =
  (row: (before: Look) => number): Claim =>
  (before, after) =>
    before.row === undefined || after.row === row(before);
const moves =
  (x: number, y: number): Claim =>
  (before, after, screen) => {
    if (screen === 'look') return after.spot !== before.spot;
    const { place, turn } = before;
    if (before.isWall(x, y)) return after.turn === turn && after.place.x === place.x && after.place.y === place.y;
    return after.turn === turn + 1 && after.place.x === place.x + x && after.place.y === place.y + y;
  };

const PROMISES: Readonly<Partial<Record<KeyAction, Claim>>> = {
  help: opens('help'),
  inventory: opens('inventory'),
  sheet: opens('sheet'),
  quests: opens('quests'),
  messages: opens('messages'),
  bestiary: opens('bestiary'),
  look: opens('look'),
  legend: opens('help'),
  workbench: opens('workbench'),
  menu: opens('pause'),
  search: opens('prompt'),
  several: changes,
  back: (before, after, screen) =>
    screen === 'creation' ? changes(before, after, screen) : closes(before, after, screen) || screen === 'name',
  // Whoever leaves the wares is still in conversation.
  leave: (before, after, screen) =>
    screen === 'shop' ? after.open.at(-1) === 'dialog' : closes(before, after, screen),
  no: closes,
  yes: (_, after) => after.open.includes('creation'),
  talk: changes,
  wait: (before, after) => after.turn === before.turn + 1,
  up: toRow(({ row = 0, rows }) => (row === 0 ? rows - 1 : row - 1)),
  down: toRow(({ row = 0, rows }) => (row >= rows - 1 ? 0 : row + 1)),
  first: atRow(() => 0),
  last: atRow(({ rows }) => rows - 1),
  north: moves(0, -1),
  south: moves(0, 1),
  west: moves(-1, 0),
  east: moves(1, 0),
  switch: changes,
  sort: changes,
  slot: changes,
  filter: changes,
  stairs: changes,
};

/** How a key did not do what its action is called after; absent when it did, or when nothing can be said. */
export function lie(screen: ScreenName, action: KeyAction, before: Look, after: Look): string | undefined {
  // The letters of abilities choose and never fire.
  const claim = action.startsWith('ability_') ? idles : PROMISES[action];
  const kept = claim?.(before, after, screen) ?? true;
  if (kept) return undefined;
  return `${before.open.join(' ')} (row ${before.row} of ${before.rows}) → ${after.open.join(' ')} (row ${after.row} of ${after.rows})`;
}
