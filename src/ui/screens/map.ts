/** The map as the hero knows it, in a view that follows a cell. */
import { isKnown, isWalkable, roomAt, type Tile, tileAt } from '../../game/floor/discovery.ts';
import type { Position, View } from '../../game/state.ts';
import { same } from '../explore/knowledge.ts';
import type { Grid } from '../grid.ts';
import type { Scenery } from '../screen.ts';
import type { Area, Color, Style } from '../style.ts';

/** Which cell of the map stands in the upper left corner of its area. */
export interface MapView {
  readonly area: Area;
  readonly left: number;
  readonly top: number;
}

/**
 * Follows a cell in leaps of half a window: it stays in the middle half, and a step moves one mark instead of the whole
 * map. A map that is smaller than its area stands in the middle.
 */
export function viewOn(area: Area, { floor }: View, center: Position): MapView {
  return {
    area,
    left: offset(center.x, area.w, floor.width),
    top: offset(center.y, area.h, floor.height),
  };
}

function offset(center: number, room: number, size: number): number {
  if (size <= room) return -Math.floor((room - size) / 2);
  const leap = Math.max(1, Math.floor(room / 2));
  const start = Math.floor(center / leap) * leap - Math.floor((room - leap) / 2);
  return Math.max(0, Math.min(size - room, start));
}

/** Where on the screen a cell of the map is drawn; absent outside of the view. */
export function onScreen({ area, left, top }: MapView, { x, y }: Position): Position | undefined {
  const at = { x: area.x + x - left, y: area.y + y - top };
  const inside = at.x >= area.x && at.x < area.x + area.w && at.y >= area.y && at.y < area.y + area.h;
  return inside ? at : undefined;
}

const TILES: Readonly<Record<Tile, Style>> = {
  '#': { color: 'wall' },
  '.': { color: 'ground' },
  '+': { color: 'door' },
  '>': { color: 'stairs', bold: true },
  '<': { color: 'stairs' },
};

export const HERO_MARK = '@';
export const PILE_MARK = '*';

/** Draws all that is known. */
export function drawMap(grid: Grid, view: MapView, scenery: Scenery): void {
  const { state, unicode } = scenery;
  const { floor } = state;
  for (let row = 0; row < view.area.h; row++) {
    for (let column = 0; column < view.area.w; column++) {
      const x = view.left + column;
      const y = view.top + row;
      if (!isKnown(floor, x, y)) continue;
      const tile = tileAt(floor, x, y);
      if (tile === '#' && !bordersKnown(state, x, y)) continue;
      grid.set(view.area.x + column, view.area.y + row, tile === '.' && unicode ? '·' : tile, TILES[tile]);
    }
  }
  for (const { at, mark, style } of marksOf(scenery)) {
    const spot = onScreen(view, at);
    if (spot !== undefined) grid.set(spot.x, spot.y, mark, style);
  }
}

/** Solid rock is left blank: only where something walkable is beside it a wall is drawn. */
function bordersKnown({ floor }: View, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (isWalkable(floor, x + dx, y + dy) && isKnown(floor, x + dx, y + dy)) return true;
    }
  }
  return false;
}

export interface Mark {
  readonly at: Position;
  readonly mark: string;
  readonly style: Style;
}

/** What lies and stands on the map, the hero last so that he is on top. */
export function marksOf(scenery: Scenery): Mark[] {
  const { state, content } = scenery;
  const { floor, hero } = state;
  const marks: Mark[] = [];
  const known = (at: Position) => isKnown(floor, at.x, at.y);
  for (const pile of floor.piles) {
    if (known(pile)) marks.push({ at: pile, mark: PILE_MARK, style: { color: 'loot' } });
  }
  for (const npc of floor.npcs) {
    const def = content.npcs.get(npc.def);
    if (known(npc))
      marks.push({ at: npc, mark: def?.symbol ?? 'N', style: { color: asColor(def?.color, 'npc'), bold: true } });
  }
  marks.push(...foeMarks(scenery));
  marks.push({ at: hero.position, mark: HERO_MARK, style: { color: 'hero', bold: true } });
  return marks;
}

/** Enemies one has fled from: where they wait is known, not where they stand; they are drawn in the middle of their room. */
function foeMarks({ state, content }: Scenery): Mark[] {
  const { floor } = state;
  return floor.rooms.flatMap((room): Mark[] => {
    if (!room.entered || room.enemies.length === 0) return [];
    const cells = roomCells(state, floor.rooms.indexOf(room));
    return room.enemies.flatMap((enemy, index): Mark[] => {
      const at = cells[index];
      const def = content.creatures.get(enemy.def);
      if (at === undefined) return [];
      return [{ at, mark: def?.symbol ?? '&', style: { color: asColor(def?.color, 'danger'), bold: true } }];
    });
  });
}

/** The free cells of a room from its middle outward. */
function roomCells({ floor }: View, index: number): Position[] {
  const room = floor.rooms[index];
  if (room === undefined) return [];
  const middle = { x: room.x + (room.w - 1) / 2, y: room.y + (room.h - 1) / 2 };
  const cells: (Position & { readonly far: number })[] = [];
  for (let y = room.y; y < room.y + room.h; y++) {
    for (let x = room.x; x < room.x + room.w; x++) {
      const taken = [...floor.piles, ...floor.npcs].some((thing) => same(thing, { x, y }));
      if (tileAt(floor, x, y) !== '.' || taken || roomAt(floor, x, y) !== index) continue;
      cells.push({ x, y, far: Math.abs(x - middle.x) + Math.abs(y - middle.y) });
    }
  }
  return cells.sort((a, b) => a.far - b.far || a.y - b.y || a.x - b.x);
}

/** A colour of content, as far as it is one. */
export function asColor(name: string | undefined, fallback: Color): Color {
  // The loader has checked colour names; anything else the theme falls back on itself.
  return name === undefined ? fallback : (name as Color);
}
