/**
 * What happened, as codes and parameters; the interface words it.
 *
 * `who`, `target`, `by` are labels: 'hero', or a creature's id, with '#2' behind it for the second of its kind.
 */
import type { DamageType } from './content/words.ts';

/** Parameters by code. Adding a line here does not compile until both languages word it. */
export interface LogParams {
  run_started: { floor: number };
  floor_entered: { floor: number; def: string };
  room_entered: { prefab: string };
  hint: { prefab: string };
  waited: Record<never, never>;

  fight_started: { count: number };
  strikes_first: { who: string };
  fight_won: Record<never, never>;
  ability_used: { who: string; ability: string; target: string };
  item_used: { who: string; item: string; target: string };
  missed: { who: string; target: string };
  hit: { who: string; target: string; amount: number; damage_type: DamageType; critical: boolean };
  damaged: { who: string; amount: number; damage_type: DamageType; with: string };
  healed: { who: string; amount: number };
  hurt: { who: string; amount: number };
  stamina_gained: { who: string; amount: number };
  stamina_lost: { who: string; amount: number };
  modifier_applied: { who: string; modifier: string; turns: number; stacks: number };
  modifier_removed: { who: string; modifier: string };
  modifier_ended: { who: string; modifier: string };
  immune: { who: string; modifier: string };
  cooldown_changed: { who: string; ability: string; turns: number };
  turn_lost: { who: string; ability: string; reason: BlockReason };
  target_gone: { who: string; ability: string };
  item_target_gone: { who: string; item: string };
  died: { who: string };
  flight_failed: { who: string };
  fled: { who: string };
  /** Here `who` is '' where nobody calls: the floor does it, a curse, somebody's death. */
  summoned: { who: string; creature: string; count: number };
  summon_crowded: { who: string };

  experience: { amount: number };
  level_gained: { level: number };
  points_assigned: { stat: string; amount: number };
  option_chosen: { option: string };

  received: { item: string; affixes: string[]; count: number };
  lost: { item: string; affixes: string[]; count: number };
  equipped: { item: string; affixes: string[]; slot: string };
  unequipped: { item: string; affixes: string[]; slot: string };
  dropped: { item: string; affixes: string[]; count: number };
  pile_empty: Record<never, never>;
  loot_empty: Record<never, never>;
  bought: { item: string; affixes: string[]; count: number; price: number };
  sold: { item: string; affixes: string[]; count: number; price: number };
  enchanted: { item: string; affixes: string[]; slot: string };
  enchant_nothing: { slot: string };

  talked: { npc: string };
  option_taken: { npc: string; option: string };
  paid: { price: number };
  shop_opened: { npc: string };
  conversation_ended: { npc: string };

  quest_started: { quest: string };
  quest_progress: { quest: string; count: number; of: number };
  quest_completed: { quest: string };

  descended: { floor: number };
  won: Record<never, never>;
  went_on: { floor: number };
  map_revealed: Record<never, never>;
  cheated: { what: string };

  chain_cut: { trigger: string };
  script_failed: { script: string; fault: string; line: number; column: number; detail: string };
}

export type LogCode = keyof LogParams;

/** One line of the log, flat so that it stays small in saves and on the wire. */
export type LogEntry = { [C in LogCode]: { turn: number; code: C } & LogParams[C] }[LogCode];

/** Why an ability cannot be used. */
export type BlockReason = 'stamina' | 'cooldown' | 'condition' | 'modifier' | 'no_target';
