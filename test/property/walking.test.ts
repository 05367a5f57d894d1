/** Laws of walking by itself: it explores everything, enters nothing undecided, knows nothing hidden, wastes no turn. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/game/command.ts';
import { execute } from '../../src/game/execute.ts';
import { isKnown, isWalkable, roomAt } from '../../src/game/floor/discovery.ts';
import { newRun } from '../../src/game/new-run.ts';
import type { GameState } from '../../src/game/state.ts';
import { gathering } from '../../src/ui/explore/gather.ts';
import { guardedBeside, isClosed, isExplored } from '../../src/ui/explore/knowledge.ts';
import { isTired, restSteps } from '../../src/ui/explore/rest.ts';
import { newVisits, type Visits } from '../../src/ui/explore/visits.ts';
import {
  canExplore,
  exploreSteps,
  isCutOff,
  runSteps,
  stopsBefore,
  travelSteps,
  wayTo,
} from '../../src/ui/explore/walk.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { loadCellar } from '../golden/screens/cellar.ts';

const { content } = loadCellar();
const SEEDS = Array.from({ length: 25 }, (_, seed) => String(seed + 1));

/** A hero on the first floor; `peaceful` sends everyone away that could fight. */
function begin(seed: string, peaceful: boolean): GameState {
  const made = newRun({ seed, endless: false }, content);
  if (!made.ok) throw new Error(made.code);
  const { state } = made;
  execute(
    state,
    { command: 'create_character', name: 'R', options: ['core:elf', 'core:strong', 'core:thrower'] },
    content,
  );
  if (peaceful) for (const room of state.floor.rooms) room.enemies = [];
  return state;
}

interface Walk {
  readonly commands: readonly Command[];
  /** Rooms entered with the first step, and with a later one. */
  readonly enteredFirst: number;
  readonly enteredLater: number;
}

/** Does what is asked for, one command at a time, until nothing more is asked or a fight begins. */
function walk(state: GameState, next: () => Command | undefined): Walk {
  const commands: Command[] = [];
  let first = 0;
  let later = 0;
  for (let command = next(); command !== undefined; command = next()) {
    const before = state.floor.rooms.filter((room) => room.entered).length;
    expect(execute(state, command, content).outcome).toBe('turn_passed');
    const more = state.floor.rooms.filter((room) => room.entered).length - before;
    if (commands.length === 0) first += more;
    else later += more;
    commands.push(command);
    if (state.fight !== undefined || commands.length > 500) break;
  }
  return { commands, enteredFirst: first, enteredLater: later };
}

function unknownBeside({ floor, hero: { position, room } }: GameState): boolean {
  if (room !== -1) return false;
  return [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ].some(([dx = 0, dy = 0]) => {
    const { x, y } = { x: position.x + dx, y: position.y + dy };
    return isKnown(floor, x, y) && isWalkable(floor, x, y) && floor.rooms[roomAt(floor, x, y)]?.entered === false;
  });
}

/** The same floor as far as it is known; everything else is different. */
function otherwise(state: GameState): GameState {
  const copy = structuredClone(state);
  const { floor } = copy;
  floor.tiles = floor.tiles.map((row, y) =>
    [...row].map((tile, x) => (isKnown(floor, x, y) ? tile : tile === '#' ? '.' : '#')).join(''),
  );
  floor.piles = floor.piles.filter(({ x, y }) => isKnown(floor, x, y));
  floor.npcs = floor.npcs.filter(({ x, y }) => isKnown(floor, x, y));
  if (!isKnown(floor, floor.stairs.x, floor.stairs.y)) floor.stairs = { x: 0, y: 0 };
  for (const room of floor.rooms) if (!room.entered) room.enemies = [];
  return copy;
}

function exploreAll(state: GameState, visits: Visits, each: (walked: Walk) => void): void {
  for (let presses = 0; presses < 200 && canExplore(state, visits); presses++) {
    each(walk(state, exploreSteps({ state }, visits)));
    if (state.fight !== undefined) return;
  }
}

describe.each(SEEDS)('on the floor of seed %s', (seed) => {
  it('exploring ends with every room entered and every turn used for a step', () => {
    const state = begin(seed, true);
    exploreAll(state, newVisits(), ({ commands, enteredLater }) => {
      expect(commands.length).toBeGreaterThan(0);
      expect(commands.every((command) => command.command === 'move')).toBe(true);
      expect(enteredLater).toBe(0);
    });
    expect(isExplored(state)).toBe(true);
    expect(state.floor.rooms.every((room) => room.entered)).toBe(true);
  });

  it('exploring enters a fight only with a first step, after a stop before the door', () => {
    const state = begin(seed, false);
    exploreAll(state, newVisits(), ({ commands }) => {
      if (state.fight !== undefined) expect(commands).toHaveLength(1);
    });
    expect(state.fight).toBeDefined();
  });

  it('exploring goes through an unknown door only right after it stopped there: who rests there first is stopped again', () => {
    const state = begin(seed, true);
    const visits = newVisits();
    const press = () => walk(state, exploreSteps({ state }, visits));
    let doors = 0;
    for (let presses = 0; presses < 200 && doors < 3 && canExplore(state, visits); presses++) {
      const entered = state.floor.rooms.filter((room) => room.entered).length;
      if (unknownBeside(state)) {
        doors++;
        execute(state, { command: 'wait' }, content);
        const stopped = press();
        expect([stopped.commands, state.floor.rooms.filter((room) => room.entered).length]).toEqual([[], entered]);
        expect(stopsBefore(state, visits)).toBeUndefined();
        expect(press().enteredFirst).toBe(1);
      } else press();
    }
    expect(doors).toBeGreaterThan(0);
  });

  it('exploring gathers every unopened pile on its way, and nothing that the hero has put down', () => {
    const state = begin(seed, true);
    const visits = newVisits();
    const gathers = gathering({ content, settings: DEFAULT_SETTINGS });
    execute(state, { command: 'drop', item: 0, count: 1 }, content);
    for (let presses = 0; presses < 300 && canExplore(state, visits, gathers); presses++)
      walk(state, exploreSteps({ state }, visits, gathers));
    expect(isExplored(state)).toBe(true);
    expect(state.floor.piles.map(({ table }) => table)).toEqual([undefined]);
  });

  it('what was put down is not walked up to, nor taken where gathering is switched off', () => {
    const state = begin(seed, true);
    const gathers = gathering({ content, settings: { ...DEFAULT_SETTINGS, pickUp: false } });
    exploreAll(state, newVisits(), () => expect(gathers(state)).toBe(false));
    execute(state, { command: 'drop', item: 0, count: 1 }, content);
    expect(canExplore(state, newVisits(), gathering({ content, settings: DEFAULT_SETTINGS }))).toBe(
      state.floor.piles.some(
        ({ table, x, y }) => table !== undefined && (x !== state.hero.position.x || y !== state.hero.position.y),
      ),
    );
  });

  it('when nothing else is left, exploring leads to the door of a room one has fled from, and stays before it', () => {
    const state = begin(seed, true);
    const visits = newVisits();
    exploreAll(state, visits, () => {});
    const guarded = state.floor.rooms.findIndex((_room, index) => index !== state.hero.room);
    const room = state.floor.rooms[guarded];
    const foe = begin(seed, false).floor.rooms.find(({ enemies }) => enemies.length > 0)?.enemies[0];
    if (room === undefined || foe === undefined) throw new Error('no room, no enemy');
    room.enemies = [foe];
    const { enteredFirst, enteredLater } = walk(state, exploreSteps({ state }, visits));
    expect([enteredFirst, enteredLater, state.fight]).toEqual([0, 0, undefined]);
    expect(guardedBeside(state)).toBe(guarded);
    expect(canExplore(state, visits)).toBe(false);
  });

  it('travelling through rooms one has fled from stops before the first of them', () => {
    const state = begin(seed, true);
    exploreAll(state, newVisits(), () => {});
    const { floor, hero } = state;
    const foe = begin(seed, false).floor.rooms.find(({ enemies }) => enemies.length > 0)?.enemies[0];
    if (foe === undefined) throw new Error('no enemy');
    for (const [index, room] of floor.rooms.entries()) if (index !== hero.room) room.enemies = [foe];
    const goal = [floor.stairs, floor.entrance].find(({ x, y }) => roomAt(floor, x, y) !== hero.room);
    if (goal === undefined) return;
    walk(state, travelSteps({ state }, goal));
    expect(state.fight).toBeUndefined();
    expect(guardedBeside(state)).toBeDefined();
    expect(isCutOff(state, goal)).toBe(true);
  });

  it('nothing that is not known changes the next step', () => {
    const state = begin(seed, true);
    const visits = newVisits();
    for (let steps = 0; steps < 120 && canExplore(state, visits); steps++) {
      const asked = exploreSteps({ state }, visits)();
      const elsewhere = exploreSteps({ state: otherwise(state) }, visits)();
      expect(elsewhere).toEqual(asked);
      if (asked === undefined || execute(state, asked, content).outcome === 'rejected') break;
    }
  });

  it('travelling reaches whatever can be reached, and stops before rooms not entered', () => {
    const state = begin(seed, true);
    const visits = newVisits();
    for (let presses = 0; presses < 6; presses++) walk(state, exploreSteps({ state }, visits));
    const { floor } = state;
    for (let y = 1; y < floor.height; y += 3) {
      for (let x = 1; x < floor.width; x += 5) {
        const way = wayTo(state, { x, y });
        expect(way === undefined || isWalkable(floor, x, y)).toBe(true);
        if (way === undefined) continue;
        const closed = isClosed(state, roomAt(floor, x, y));
        for (let tries = 0; tries < 9; tries++) {
          expect(walk(state, travelSteps({ state }, { x, y })).enteredLater).toBe(0);
        }
        const at = closed ? way.at(-1) : { x, y };
        expect(state.hero.position).toEqual(at);
      }
    }
  });

  it('running spends its turns on steps and ends', () => {
    const state = begin(seed, true);
    for (let runs = 0; runs < 12; runs++) {
      const open = (['north', 'south', 'west', 'east'] as const).filter((direction) => {
        const at = { ...state.hero.position };
        if (direction === 'north') at.y--;
        if (direction === 'south') at.y++;
        if (direction === 'west') at.x--;
        if (direction === 'east') at.x++;
        return isWalkable(state.floor, at.x, at.y);
      });
      const direction = open[runs % open.length];
      if (direction === undefined) return;
      const { commands, enteredLater } = walk(state, runSteps({ state }, direction));
      expect(commands.length).toBeLessThan(200);
      expect(enteredLater).toBe(0);
    }
  });
});

it('resting waits until stamina is back, and not a turn longer', () => {
  const state = begin('1', true);
  state.hero.stamina = 20;
  walk(state, restSteps({ state, content }));
  expect(isTired({ state, content })).toBe(false);
  const { turn } = state;
  expect(walk(state, restSteps({ state, content })).commands).toEqual([]);
  expect(state.turn).toBe(turn);
});
