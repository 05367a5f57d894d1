/** The beginning of a run: a floor, and a hero still to be made. */
import { streamFor } from '../lib/seed.ts';
import type { Content } from './content/content.ts';
import { BASE_VALUES } from './content/words.ts';
import { floorFor, generateFloor } from './floor/generate.ts';
import type { Floor, GameState, Hero, Tally } from './state.ts';

/** A run can be begun, or the content has no first floor that can be built. */
export type NewRun =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly code: 'no_floor' | 'floor_impossible'; readonly floor: string };

/** What a run is begun with. */
export interface Beginning {
  /** Decimal, below 2^64. */
  readonly seed: string;
  /** What it was typed as, to be shown. */
  readonly seedText?: string | undefined;
  readonly endless: boolean;
}

/** Begins a run. Its hero is made by the command `create_character`. */
export function newRun(begin: Beginning, content: Content): NewRun {
  const { seed, endless } = begin;
  const first = Math.min(...content.floorByNumber.keys());
  const def = Number.isFinite(first) ? floorFor(content, first, endless) : undefined;
  if (def === undefined) return { ok: false, code: 'no_floor', floor: '' };
  const built = generateFloor(content, def, first, { seed, firstEnemy: 1 });
  if (!built.ok) return { ok: false, code: 'floor_impossible', floor: def.id };
  return { ok: true, state: blankState(begin, built.floor) };
}

function blankState({ seed, seedText, endless }: Beginning, floor: Floor): GameState {
  return {
    seed,
    ...(seedText === undefined ? {} : { seedText }),
    endless,
    created: false,
    turn: 0,
    rng: { combat: streamFor(seed, 'combat'), loot: streamFor(seed, 'loot') },
    hero: blankHero(floor),
    floor,
    quests: [],
    npcUses: {},
    spent: { fight: [], floor: [], run: [] },
    nextEnemy: 1 + floor.rooms.reduce((count, room) => count + room.enemies.length, 0),
    tally: blankTally(),
    marks: [],
    log: [],
  };
}

function blankHero(floor: Floor): Hero {
  return {
    name: '',
    options: [],
    base: {
      strength: BASE_VALUES.strength,
      dexterity: BASE_VALUES.dexterity,
      constitution: BASE_VALUES.constitution,
      charisma: BASE_VALUES.charisma,
      luck: BASE_VALUES.luck,
      level: BASE_VALUES.level,
    },
    experience: 0,
    points: 0,
    health: BASE_VALUES.max_health,
    stamina: BASE_VALUES.max_stamina,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
    bag: [],
    worn: {},
    position: { x: floor.entrance.x, y: floor.entrance.y },
    room: -1,
    outside: { x: -1, y: -1 },
  };
}

function blankTally(): Tally {
  return {
    kills: {},
    met: {},
    drops: {},
    fights: 0,
    flights: 0,
    fightTurns: 0,
    damageDealt: 0,
    damageTaken: 0,
    goldFound: 0,
    goldSpent: 0,
  };
}
