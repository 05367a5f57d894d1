/**
 * Everything a save holds, and nothing it does not.
 *
 * Plain data: numbers, strings, booleans, arrays, objects; no `undefined` and no `null` value, no shared reference.
 * What is optional is absent. References are ids. `execute` changes it in place; everyone else sees it deeply read-only.
 */
import type { Rng } from '../lib/rng.ts';
import type { DamageType, Stat } from './content/words.ts';
import type { LogEntry } from './log.ts';

export interface GameState {
  /** The run's seed: a decimal number below 2^64. */
  readonly seed: string;
  /** The text the seed was typed as, to be shown; absent where the number was typed, or nothing. */
  readonly seedText?: string;
  /** Whether floors repeat past the last one. */
  endless: boolean;
  /** False while the hero is still being made. A flag, not deduced: a hero may lose his class with a mod. */
  created: boolean;
  /** How many turns have been played. */
  turn: number;
  /** How the run ended; absent while it goes on. */
  over?: Ending;
  /** The turn in which the run was won, once it has gone on behind its end. */
  victory?: number;
  /** One stream per purpose, so that a roll more in a fight never changes loot. Floors derive their own from the seed. */
  readonly rng: { combat: Rng; loot: Rng };
  hero: Hero;
  floor: Floor;
  /** The fight that is going on; absent outside of one. */
  fight?: Fight;
  /** Whom the hero talks to; absent outside of a conversation. */
  talk?: Talk;
  /** In the order they were started. */
  quests: QuestProgress[];
  /** How often each option of an NPC has been chosen in this run: NPC id → the option’s id, or '#' and its place → count. */
  npcUses: Record<string, Record<string, number>>;
  /** Keys of triggers with `once` that have answered; `fight` and `floor` are emptied when those end. */
  spent: { fight: string[]; floor: string[]; run: string[] };
  /** Where the next enemy's number comes from. */
  nextEnemy: number;
  tally: Tally;
  /** What is said of this run for ever: 'cheated', 'pruned', 'repaired', 'resumed'. */
  marks: string[];
  /** The last lines of the log, oldest first, at most LOG_LIMIT. */
  log: LogEntry[];
}

/** How many log lines the state keeps. */
export const LOG_LIMIT = 500;

/** How a run ended. */
export interface Ending {
  outcome: 'died' | 'won';
  turn: number;
  floor: number;
  /** Who or what killed the hero; absent after a victory. */
  cause?: Cause;
}

/** Where a loss of health came from: the name of the dead man's killer. */
export interface Cause {
  kind: 'ability' | 'item' | 'trigger' | 'modifier' | 'script' | 'option' | 'cheat';
  /** The label of the causer: 'hero', or a creature's id (with '#2' for the second of its kind). */
  by: string;
  /** The id of the ability, item, modifier, … that did it. */
  with: string;
  damage_type: DamageType;
}

/** What the hero and his enemies share. */
export interface Body {
  /** Whole, 0 … max_health; 0 is dead. */
  health: number;
  /** Whole, 0 … max_stamina. */
  stamina: number;
  /** Dexterity and a die, rolled once per fight. */
  initiative: number;
  /** Oldest first. */
  modifiers: ActiveModifier[];
  /** Ability id → turns until it can be used again, always above 0. */
  cooldowns: Record<string, number>;
}

export interface Hero extends Body {
  name: string;
  /** Ids of the chosen options, in the order of their categories. */
  options: string[];
  /** Base values that progress raises: 1 at the start, one more for each assigned point; the level counts from 1. */
  base: Record<Stat | 'level', number>;
  experience: number;
  /** Points not yet assigned. */
  points: number;
  /** In the order of acquisition. */
  bag: ItemStack[];
  /** Slot id → what is worn there (count 1). */
  worn: Record<string, ItemStack>;
  position: Position;
  /** The index of the room the hero is in; −1 in a corridor. */
  room: number;
  /** Where he last stood outside the room he is in. */
  outside: Position;
}

export interface Enemy extends Body {
  /** The creature's id. */
  def: string;
  /** Unique in the run. */
  number: number;
  /** 0 when it is the only one of its kind in its room, else 1, 2, … */
  ordinal: number;
  /** Called during the fight: no experience, no spoils, gone with it. */
  summoned: boolean;
  /** How often it has tried to flee from this fight and not got away; absent before the first time. */
  failedFlights?: number;
  /** What it has announced; absent when it does nothing. */
  intent?: Intent;
}

/** A binding announcement. */
export interface Intent {
  ability: string;
  /** 'hero', 'self', or the number of an allied enemy. */
  target: string;
  /** Turns of the fight until it falls: 0 is the coming turn. */
  in: number;
}

export interface ActiveModifier {
  id: string;
  /** Turns left; −1 for a permanent one. */
  turns: number;
  stacks: number;
  /** Applied or renewed in this turn: it does not lose one at its end. Never true between turns. */
  fresh: boolean;
  /** The label of who applied it. */
  by: string;
  /** The enemy's own number when it was one: another of its kind may bear its label after it. */
  byNumber?: number;
}

export interface ItemStack {
  def: string;
  affixes: string[];
  /** At least 1. */
  count: number;
}

export interface Position {
  x: number;
  y: number;
}

export interface Floor {
  /** The floor's number in this run, from 1. */
  number: number;
  /** The id of its definition. */
  def: string;
  width: number;
  height: number;
  /** One text per row: # solid, . floor, + door, > stairs, < entrance. */
  tiles: string[];
  /** One text per row: 1 where the hero knows the cell, 0 elsewhere. */
  known: string[];
  rooms: Room[];
  piles: Pile[];
  npcs: Npc[];
  entrance: Position;
  stairs: Position;
}

export interface Room {
  /** The id of its prefab. */
  prefab: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Whether the hero has been inside. */
  entered: boolean;
  /** Whether its hint has been told. */
  hinted: boolean;
  /** Those who wait here; moved into the fight when it begins. */
  enemies: Enemy[];
  /** The turn in which the hero fled from here; absent when he did not. */
  fledAt?: number;
  /** What is owed for the dead of an unfinished fight, drawn at victory. */
  owed: Owed[];
}

/** The spoils of one that died. */
export interface Owed {
  /** The loot table. */
  table: string;
  /** The id of the creature that carried it; '' where a save of before does not say. */
  from: string;
}

/** Things on the floor. Unopened (`table` given) its content is drawn when it is picked up. */
export interface Pile extends Position {
  table?: string;
  items: ItemStack[];
}

export interface Npc extends Position {
  def: string;
  room: number;
  /** What the shop still has. Empty without a shop. */
  stock: ItemStack[];
}

export interface Fight {
  /** The index of the room it is fought in. */
  room: number;
  /** As they stand: the index is what commands and screens use. */
  enemies: Enemy[];
  /** The turn of this fight about to be played: 1 after entering. */
  turn: number;
  failedFlights: number;
}

export interface Talk {
  /** The index in floor.npcs. */
  npc: number;
  shop: boolean;
}

export interface QuestProgress {
  id: string;
  /** Events counted so far. */
  count: number;
  done: boolean;
}

/** What the end of the run tells. */
export interface Tally {
  /** Creature id → how many died. */
  kills: Record<string, number>;
  /** Creature ids met in a fight. */
  met: Record<string, number>;
  /** Creature id → ids of the items that its spoils have brought, each once and by id. */
  drops: Record<string, string[]>;
  fights: number;
  flights: number;
  fightTurns: number;
  damageDealt: number;
  damageTaken: number;
  goldFound: number;
  goldSpent: number;
}

/** Read-only all the way down: what everyone but the rules gets to see. */
export type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The state as screens, bots and programs see it. */
export type View = DeepReadonly<GameState>;
