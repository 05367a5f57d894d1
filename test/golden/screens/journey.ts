/** One journey through every screen, told by keys alone: each stop has a name and is what the player sees there. */
import type { Content } from '../../../src/game/content/content.ts';
import type { ModInfo, Notice, RunRecord } from '../../../src/ui/port.ts';
import { record, Stage } from './stage.ts';

export interface Stop {
  readonly name: string;
  readonly rows: string;
  readonly lines: readonly string[];
  readonly open: readonly string[];
}

export interface Travel {
  readonly content: Content;
  readonly language: string;
  readonly width: number;
  readonly height: number;
}

const RECORDS: readonly RunRecord[] = [
  record({ by: 'core:rat#2', with: 'core:bite', options: ['core:dwarf', 'core:strong'], marks: ['cheated'] }),
  record({ name: 'Ada', outcome: 'won', floor: 2, level: 5, gold: 310, turns: 402, story: ['Ada (Elf)', '', 'Won.'] }),
];
const MODS: readonly ModInfo[] = [
  {
    id: 'core',
    name: 'Keller',
    version: '1.0.0',
    description: 'Keller.',
    enabled: true,
    warnings: 0,
    messages: [],
  },
  {
    id: 'moss',
    name: 'Moss',
    version: '0.2.0',
    description: 'Greener.',
    enabled: true,
    warnings: 2,
    messages: ["moss/items.toml:42:1: moss:club — 'base_pric'", "moss/items.toml:50:1: moss:hat — 'slto'"],
  },
  { id: 'old', name: 'Old', version: '0.1.0', description: '', enabled: false, warnings: 0, messages: [] },
];
const NOTICE: Notice = {
  code: 'pruned',
  params: { count: 2 },
  details: [],
  dropped: [
    { what: 'items', id: 'moss:club', where: 'hero' },
    { what: 'creatures', id: 'moss:toad', where: 'floor' },
  ],
  answers: ['continue', 'leave'],
};

/** Walks the whole way and answers every stop. */
export function journey(travel: Travel): Stop[] {
  const stops: Stop[] = [];
  const waiting = { name: 'Reya', floor: 2, turn: 120, level: 3, seed: '7', notice: NOTICE };
  const stage = new Stage({ ...travel, seed: '1', records: RECORDS, mods: MODS, waiting, notice: NOTICE });
  const stop = (name: string): void => {
    stops.push({ name, rows: stage.rows(), lines: stage.app.lines(), open: stage.app.open });
  };
  outside(stage, stop);
  hero(stage, stop);
  floor(stage, stop);
  fight(stage, stop);
  end(stage, stop);
  return stops;
}

type Tell = (name: string) => void;

function outside(stage: Stage, stop: Tell): void {
  stop('menu');
  stage.press('?');
  stop('menu: help');
  stage.press('escape', 'enter');
  stop('notice');
  stage.press('escape', 'down', 'down', 'enter', 'k', 'ä');
  stop('menu: seed');
  stage.press('escape', 'down', 'down', 'down', 'enter');
  stop('hall');
  stage.press('down');
  stop('hall: a death');
  stage.press('up', 'enter');
  stop('record');
  stage.press('escape', 'escape', 'down', 'enter', 'down');
  stop('mods');
  stage.press('escape', 'down', 'enter', 'down', 'down', 'down');
  stop('settings');
  stage.press('escape', 'up', 'up', 'up', 'up', 'up', 'up', 'enter');
  stop('confirm');
  stage.press('y');
}

/** Moves the cursor to the row that says so, wherever the language lists it. */
function point(stage: Stage, row: RegExp): Stage {
  return stage.until('down', () => new RegExp(`> (?:${row.source})`).test(stage.rows()));
}

function hero(stage: Stage, stop: Tell): void {
  stage.press('backspace', 'ü', 'space', 'ß');
  stop('creation: name');
  stage.press('enter');
  stop('creation: one of');
  point(stage, /Zwergin|Dwarf/).press('enter');
  point(stage, /Stark|Strong/).press('enter');
  point(stage, /Werferin|Thrower/);
  stop('creation: two of');
  stage.press('enter', 'tab');
  stop('creation: last look');
  stage.press('enter');
}

function floor(stage: Stage, stop: Tell): void {
  stop('explore: begin');
  stage.press('?');
  stop('explore: help');
  stage.press('escape', 'x');
  stop('explore: door');
  stage.press('m');
  stop('messages');
  stage.press('escape', 'escape');
  stop('pause');
  stage.press('escape');
  stage.until('x', ({ floor: { npcs }, hero: { room } }) => npcs.some((npc) => npc.room === room));
  stop('explore: forge');
  stage.until('x', ({ floor: { npcs }, hero: { position } }) => npcs.some((npc) => sameSpot(npc, position)));
  stage.press('v', 'tab');
  stop('look');
  stage.press('space');
  stop('look: legend');
  stage.press('escape', 'escape', 't');
  stop('dialog');
  stage.press('3', 'down');
  stop('dialog: price');
  stage.press('1');
  stop('shop');
  stage.press('n');
  stop('shop: several');
  stage.press('backspace', '2', 'enter', 'tab');
  stop('shop: own');
  stage.press('escape');
  stop('dialog: after the trade');
  stage.press('escape', 'q');
  stop('quests');
  stage.press('escape');
}

function fight(stage: Stage, stop: Tell): void {
  stage.press('f12');
  stop('workbench');
  stage.press('tab', '/', 'b', 'l', 'a', 'enter', 'enter', 'escape', 'i');
  stop('inventory');
  stage.press('tab', 'down');
  stop('inventory: worn');
  stage.press('escape');
  stage.until('x', (state) => state.fight !== undefined);
  stop('combat: opening');
  stage.press('right', 'down', 'down', 'down');
  stop('combat: not now');
  stage.press('down', 'tab', 'down', 'tab');
  stop('combat: aimed');
  stage.press('enter');
  stop('combat: second turn');
  stage.press('i');
  point(stage, /. 3 × (?:Brandflasche|Fire flask)/);
  stage.press('enter');
  stop('target');
  stage.press('2', 'enter');
  stop('combat: thrown');
  stage.press('f12');
  point(stage, /.*(?:Stufen|levels)/);
  stage.press('enter', 'backspace', 'backspace', 'backspace', '1', 'enter', 'escape', 'up', 'up', 'up', 'up');
  stage.until('enter', (state) => state.fight === undefined);
  stop('level option');
  point(stage, /Lehre der Klinge|Lesson of the blade/).press('enter');
  stop('explore: after the fight');
  stage.press('b');
  stop('bestiary');
  stage.press('escape', 'c', '+');
  stop('sheet: a point');
  stage.press('escape');
}

/** Nobody fights back any more: the rest is waiting in the throne room. */
function end(stage: Stage, stop: Tell): void {
  stage.press('f12');
  point(stage, /.*(?:Etage hinab|down a floor)/);
  stage.press('enter');
  stop('explore: floor two');
  stage.until('x', (state) => state.fight?.enemies.some((enemy) => enemy.def === 'core:lord') === true, 'enter');
  stop('combat: boss');
  stage.until('.', (state) => state.over !== undefined);
  stop('over');
  stage.press('pagedown');
  stop('over: the rest');
  stage.press('enter');
  stop('menu again');
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function sameSpot(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y;
}
