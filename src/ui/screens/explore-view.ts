/** How the map screen looks: the map, the state of the hero, the last messages, and beside them what there is room for. */
import type { Direction } from '../../game/content/words.ts';
import { experienceFor } from '../../game/creature/progress.ts';
import { roomAt } from '../../game/floor/discovery.ts';
import { goldOf } from '../../game/item/bag.ts';
import type { View } from '../../game/state.ts';
import { modifierLine } from '../describe/things.ts';
import { guardedBeside, STEPS, same } from '../explore/knowledge.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import { keysFor } from '../keymap.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { drawHints, hintPieces, keyName } from '../widgets/hints.ts';
import { latestLines, turnLines } from '../widgets/log-view.ts';
import { drawText, pane } from '../widgets/pane.ts';
import { type Line, lineWidth, type Piece, piece, writeLine } from '../widgets/rich.ts';
import { drawVitals, effectPieces, heroBars, remaining } from '../widgets/vitals.ts';
import { creatureName, entryName, entryText, itemName, npcNoun } from '../words/names.ts';
import type { Param } from '../words/template.ts';
import { drawMap, viewOn } from './map.ts';
import { spotText, thingText } from './spot.ts';

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
  writeLine(grid, { x: main.x + 1, y: main.y, w: main.w - 2 }, statusLine(scenery));
  drawMap(grid, viewOn(map, scenery.state, scenery.state.hero.position), scenery);
  drawVitals(grid, { ...main, y: map.y + map.h, h: 1 }, scenery);
  latestLines(scenery, scenery.state.log, log).forEach((line, index) => {
    writeLine(grid, { x: main.x + 1, y: map.y + map.h + 1 + index, w: main.w - 2 }, line);
  });
  writeLine(grid, { x: main.x + 1, y: area.y + area.h - 2, w: main.w - 2 }, tipLine(scenery));
  drawHints(grid, { ...main, y: area.y + area.h - 1, h: 1 }, hintPieces('explore', HINTS, scenery));
  if (wide) drawPanel(grid, { ...area, x: area.x + main.w, w: PANEL }, scenery);
}

/** "Reya  Level 2  Floor 1  Turn 34  Gold 12  Exp 3/20": numbers bright, what they are dim. */
function statusLine({ state, content, words }: Scenery): Line {
  const { hero, floor } = state;
  const figure = (name: string, value: string): Piece[] => [piece(`   ${name} `, 'dim'), piece(value, 'bright')];
  const needed = experienceFor(hero.base.level, content.balance);
  return [
    piece(hero.name, 'hero', { bold: true }),
    ...figure(words.text('status.level'), words.number(hero.base.level)),
    ...figure(words.text('status.experience'), `${words.number(hero.experience)}/${words.number(needed)}`),
    ...figure(words.text('status.floor'), words.number(floor.number)),
    ...figure(words.text('status.turn'), words.number(state.turn)),
    ...figure(words.text('status.gold'), words.number(goldOf(hero))),
    ...(hero.points > 0
      ? [piece(`   ${words.text('status.points', { points: hero.points })}`, 'accent', { bold: true })]
      : []),
  ];
}

/** What can be done here and now, for those who do not know the keys yet. */
export function tipLine(scenery: Scenery): Line {
  const { state, words, settings, unicode } = scenery;
  const guarded = guardedBeside(state);
  if (guarded !== undefined) return [piece(foesText(scenery, guarded), 'danger')];
  if (!settings.hints) return '';
  const tip = tipOf(state);
  const key = (action: ActionOf<'explore'>) => keyName(keysFor('explore', action, settings)[0] ?? '', words, unicode);
  const keys = {
    npc: npcHere(scenery),
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

type Tip = 'pile' | 'npc' | 'stairs' | 'points' | 'door' | 'begin' | 'keys' | 'look';

function tipOf({ hero, floor, turn }: View): Tip | undefined {
  const here = (spot: { readonly x: number; readonly y: number }) =>
    spot.x === hero.position.x && spot.y === hero.position.y;
  if (floor.piles.some(here)) return 'pile';
  if (floor.npcs.some(here)) return 'npc';
  if (here(floor.stairs)) return 'stairs';
  if (hero.points > 0) return 'points';
  const beside = Object.values(STEPS).map((step) => roomAt(floor, hero.position.x + step.x, hero.position.y + step.y));
  if (hero.room === -1 && floor.number === 1 && beside.some((room) => floor.rooms[room]?.entered === false))
    return 'door';
  if (turn < 6) return 'begin';
  if (turn < 25) return 'look';
  return turn < 60 ? 'keys' : undefined;
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

/** The same situation in lines of text: how the hero is, where he stands, what is around him, what happened. */
export function placeLines(scenery: Scenery): Line[] {
  const { state, words } = scenery;
  const [health, stamina] = heroBars({ ...scenery, unicode: false }, 0);
  const effects = effectPieces(scenery, state.hero);
  const around = Object.entries(STEPS).map(([direction, step]) => {
    const at = { x: state.hero.position.x + step.x, y: state.hero.position.y + step.y };
    return `${words.pick(`direction.${direction}`)}: ${spotText(scenery, at)}`;
  });
  return [
    ...turnLines(scenery, state.log),
    statusLine(scenery),
    health,
    stamina,
    ...(lineWidth(effects) === 0 ? [] : [effects]),
    words.text('explore.here', { place: spotText(scenery, state.hero.position) }),
    around.join(', '),
    ...surroundings(scenery),
    tipLine(scenery),
  ].filter((line) => lineWidth(line) > 0);
}

/** Known things in sight with the way to them, for those who do not see the map. */
function surroundings(scenery: Scenery): Line[] {
  const { state, words } = scenery;
  const { hero } = state;
  const spots = [...state.floor.piles, ...state.floor.npcs, state.floor.stairs].filter(
    (spot) => state.floor.known[spot.y]?.[spot.x] === '1' && roomAt(state.floor, spot.x, spot.y) === hero.room,
  );
  return spots.map((spot) =>
    words.text('explore.sight', { what: thingText(scenery, spot), where: bearing(scenery, spot) }),
  );
}

/** "3 north, 2 east". */
function bearing({ state, words }: Scenery, spot: { readonly x: number; readonly y: number }): string {
  const dx = spot.x - state.hero.position.x;
  const dy = spot.y - state.hero.position.y;
  const told = (steps: number, direction: Direction) =>
    words.text('explore.bearing', { steps: Math.abs(steps), direction: words.text(`direction.${direction}`) });
  const parts = [
    ...(dy === 0 ? [] : [told(dy, dy < 0 ? 'north' : 'south')]),
    ...(dx === 0 ? [] : [told(dx, dx < 0 ? 'west' : 'east')]),
  ];
  return parts.length === 0 ? words.text('explore.underfoot') : parts.join(', ');
}
