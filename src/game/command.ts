/** What may be asked of the game, and what it answers. One table serves keys, journal, replay, bots and the headless protocol. */
import type { Direction, Stat } from './content/words.ts';
import type { BlockReason, LogEntry } from './log.ts';

/** Indices count from 0. */
export type Command =
  | { command: 'create_character'; name: string; options: readonly string[] }
  | { command: 'move'; direction: Direction }
  | { command: 'wait' }
  | { command: 'use_ability'; ability: string; target?: number }
  | { command: 'use_item'; item: number; target?: number }
  | { command: 'equip'; item: number }
  | { command: 'unequip'; slot: string }
  | { command: 'drop'; item: number; count?: number }
  | { command: 'pick_up' }
  | { command: 'descend' }
  | { command: 'talk' }
  | { command: 'leave' }
  | { command: 'choose'; option: number }
  | { command: 'buy'; item: number; count?: number }
  | { command: 'sell'; item: number; count?: number }
  | { command: 'assign_points'; points: Readonly<Partial<Record<Stat, number>>> }
  | { command: 'choose_option'; option: string }
  | { command: 'go_on' }
  | CheatCommand;

export type CommandName = Command['command'];

/** The workbench. Marks the run for ever. */
export type CheatCommand =
  | { command: 'cheat'; what: 'give'; item: string; count?: number }
  | { command: 'cheat'; what: 'heal' | 'descend' | 'clear_room' | 'reveal' }
  | { command: 'cheat'; what: 'level'; count?: number }
  | { command: 'cheat'; what: 'quest'; quest: string };

/** Why a command was refused. The state is bit for bit what it was, dice included. */
export type Rejection =
  | { code: 'not_created' | 'already_created' | 'run_over' | 'not_over' | 'not_endless' }
  | { code: 'in_fight' | 'not_in_fight' | 'not_talking' | 'no_shop' }
  | { code: 'wall' | 'nothing_here' | 'nobody_here' | 'no_stairs' }
  | { code: 'unknown_ability' | 'unknown_item' | 'unknown_slot' | 'unknown_option' | 'unknown_quest'; id: string }
  | { code: 'no_such_item' | 'no_such_target' | 'no_such_choice' | 'no_such_offer'; index: number }
  | { code: 'bad_count'; count: number }
  | { code: 'ability_blocked'; ability: string; reason: BlockReason; need: number; have: number; modifier: string }
  | { code: 'item_condition'; item: string }
  | { code: 'not_usable' | 'not_wearable' | 'not_for_sale'; item: string }
  | { code: 'slot_empty'; slot: string }
  | { code: 'too_heavy'; weight: number; capacity: number }
  | { code: 'cannot_afford'; price: number; gold: number }
  | { code: 'bad_points'; asked: number; points: number }
  | { code: 'bad_name'; name: string }
  | { code: 'wrong_pick'; category: string; picked: number; pick: number }
  | { code: 'option_condition' | 'option_taken' | 'option_not_open'; option: string }
  | { code: 'floor_impossible'; floor: number; def: string };

export type RejectionCode = Rejection['code'];

/** `turn_passed` carries what the turn logged. */
export type Outcome =
  | { outcome: 'turn_passed'; turn: number; log: LogEntry[] }
  | { outcome: 'rejected'; reason: Rejection };
