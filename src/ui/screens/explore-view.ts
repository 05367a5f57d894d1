/** How the map screen looks: the map, the state of the hero, the last messages, and beside them what there is room for. */
import { experienceFor } from '../../game/creature/progress.ts';
import { goldOf } from '../../game/item/bag.ts';
import { modifierLine } from '../describe/effects.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { drawHints, hintPieces } from '../widgets/hints.ts';
import { latestLines } from '../widgets/log-view.ts';
import { drawText, pane } from '../widgets/pane.ts';
import { type Line, lineWidth, type Piece, piece, writeLine } from '../widgets/rich.ts';
import { drawVitals, remaining } from '../widgets/vitals.ts';
import { entryName, entryText, itemName } from '../words/names.ts';
import { drawMap, viewOn } from './map.ts';
import { tipLine } from './tips.ts';

/** Where there is room for more: the width from which a panel stands beside the map. */
export const WIDE = 110;
const PANEL = 34;
/** Rows of the screen that are neither map nor log: status, vitals, tip, hints. */
const FIXED = 4;
const LEAST_MAP = 7;

export const HINTS: readonly ActionOf<'explore'>[] = [
  'explore',
  'stairs',
  'rest',
  'look',
  'inventory',
  'sheet',
  'quests',
  'messages',
  'menu',
  'help',
];

export function drawExplore(grid: Grid, area: Area, scenery: Scenery): void {
  grid.clear(area);
  const wide = area.w >= WIDE;
  const main = wide ? { ...area, w: area.w - PANEL } : area;
  const log = Math.max(1, Math.min(scenery.settings.logLines, area.h - FIXED - LEAST_MAP));
  const map = { x: main.x, y: main.y + 1, w: main.w, h: main.h - FIXED - log };
  writeLine(grid, { x: main.x + 1, y: main.y, w: main.w - 2 }, statusLine(scenery, main.w - 2));
  drawMap(grid, viewOn(map, scenery.state, scenery.state.hero.position), scenery);
  drawVitals(grid, { ...main, y: map.y + map.h, h: 1 }, scenery);
  latestLines(scenery, scenery.state.log, log).forEach((line, index) => {
    writeLine(grid, { x: main.x + 1, y: map.y + map.h + 1 + index, w: main.w - 2 }, line);
  });
  writeLine(grid, { x: main.x + 1, y: area.y + area.h - 2, w: main.w - 2 }, tipLine(scenery));
  drawHints(grid, { ...main, y: area.y + area.h - 1, h: 1 }, hintPieces('explore', HINTS, scenery));
  if (wide) drawPanel(grid, { ...area, x: area.x + main.w, w: PANEL }, scenery);
}

/** "Reya  Level 2  Floor 1  Turn 34  Gold 12  Exp 3/20": numbers bright, what they are dim; set closer where it is narrow. */
export function statusLine(scenery: Scenery, width = Number.POSITIVE_INFINITY): Line {
  const lines = ['   ', '  ', ' '].map((gap) => statusWith(scenery, gap));
  return lines.find((line) => lineWidth(line) <= width) ?? lines.at(-1) ?? '';
}

function statusWith({ state, content, words }: Scenery, gap: string): Line {
  const { hero, floor } = state;
  const figure = (name: string, value: string): Piece[] => [piece(`${gap}${name} `, 'dim'), piece(value, 'bright')];
  const needed = experienceFor(hero.base.level, content.balance);
  return [
    piece(hero.name, 'hero', { bold: true }),
    ...figure(words.text('status.level'), words.number(hero.base.level)),
    ...figure(words.text('status.experience'), `${words.number(hero.experience)}/${words.number(needed)}`),
    ...figure(words.text('status.floor'), words.number(floor.number)),
    ...figure(words.text('status.turn'), words.number(state.turn)),
    ...figure(words.text('status.gold'), words.number(goldOf(hero))),
    ...(hero.points > 0
      ? [piece(`${gap}${words.text('status.points', { points: hero.points })}`, 'accent', { bold: true })]
      : []),
  ];
}

/** The panel beside a wide map: effects explained, what is worn, what is to be done. */
function drawPanel(grid: Grid, area: Area, scenery: Scenery): void {
  const inner = pane(grid, area, scenery.state.hero.name, scenery);
  drawText(grid, inner, panelLines(scenery));
}

function panelLines(scenery: Scenery): Line[] {
  const { state, content, words } = scenery;
  const { hero, floor } = state;
  const heading = (text: string): Line[] => ['', [piece(text, 'accent')]];
  const room = floor.rooms[hero.room];
  const place = room === undefined ? undefined : entryText(scenery, 'prefabs', room.prefab, 'name');
  const worn = content.slotOrder.flatMap((slot): Line[] => {
    const item = hero.worn[slot];
    return item === undefined
      ? []
      : [[piece(`${entryName(scenery, 'slots', slot)}: `, 'dim'), piece(itemName(scenery, item))]];
  });
  const quests = state.quests
    .filter((quest) => !quest.done)
    .map((quest): Line => {
      const of = content.quests.get(quest.id)?.count ?? 1;
      return [piece(entryName(scenery, 'quests', quest.id)), piece(` ${quest.count}/${of}`, 'dim')];
    });
  return [
    ...hero.options.map((id): Line => [piece(entryName(scenery, 'options', id), 'dim')]),
    ...heading(floorTitle(scenery)),
    ...(place === undefined ? [] : [place]),
    ...(hero.modifiers.length === 0 ? [] : heading(words.text('panel.effects'))),
    ...hero.modifiers.map((active) => modifierLine(scenery, active.id, remaining(scenery, active))),
    ...heading(words.text('panel.worn')),
    ...(worn.length === 0 ? [[piece(words.text('panel.nothing'), 'dim')]] : worn),
    ...(quests.length === 0 ? [] : heading(words.text('panel.quests'))),
    ...quests,
  ];
}

/** "Floor 2: The wet halls". */
export function floorTitle(scenery: Scenery): string {
  const { floor } = scenery.state;
  const name = entryText(scenery, 'floors', floor.def, 'name');
  if (name === undefined)
    return scenery.words.text('log.floor_entered_nameless', { floor: floor.number }).replace(/\.$/, '');
  return scenery.words.text('panel.floor', { floor: floor.number, name });
}
