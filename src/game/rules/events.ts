/** Everything that can happen, as one table: the words of `on` and the fields of `when`. */
import * as z from 'zod/mini';
import { choice, documented, optionalNumber, optionalRef, tag } from '../content/field.ts';
import { DAMAGE_TYPES, type DamageType } from '../content/words.ts';
import type { Chain, Creature } from './scene.ts';

interface EventEntry {
  /** What happened, and who is its source and target. */
  readonly doc: string;
  /** Only the bearer that is the event's source hears it. */
  readonly bound?: true;
  /** What `when` may ask, each optional. */
  readonly when: z.core.$ZodShape;
}

const damageType = () => documented(z.optional(z.enum(DAMAGE_TYPES)), { doc: 'The type of the damage.' });
const critical = () => documented(z.optional(z.boolean()), { doc: 'Whether it was a critical hit.' });
const atLeast = () => optionalNumber('The final amount was at least this.', { min: 0 });

/** A new event is one entry here; whoever raises it calls `raise` with its payload. */
export const EVENTS = {
  turn_started: {
    doc: 'A turn begins (source: the hero). In a fight every bearer hears it, outside of one only active modifiers do.',
    when: {},
  },
  attack_hit: {
    doc: 'An ability, or an item used on an enemy, has hit (attacker → struck). Only the attacker hears it.',
    bound: true,
    when: { damage_type: damageType(), critical: critical(), at_least: atLeast() },
  },
  attack_missed: {
    doc: 'An ability, or an item used on an enemy, has missed (attacker → the one it missed). Only the attacker hears it.',
    bound: true,
    when: {},
  },
  damage_taken: {
    doc: 'Health was lost to damage (struck → causer). Only the struck one hears it.',
    bound: true,
    when: {
      damage_type: damageType(),
      critical: critical(),
      at_least: atLeast(),
      attack: documented(z.optional(z.boolean()), { doc: 'true: an attack; false: a tick, a trigger, a script.' }),
    },
  },
  creature_died: { doc: 'A creature died (the dead → its killer).', when: {} },
  ability_used: {
    doc: 'An ability was used (user → its target), hit or miss; not for a lost turn.',
    when: {
      ability: optionalRef('abilities', 'This ability.'),
      tag: documented(z.optional(tag('An ability with this tag.')), { doc: 'An ability with this tag.', ref: 'tag' }),
    },
  },
  item_picked_up: {
    doc: 'A stack came to the hero from outside: piles, spoils, purchases, give_item, give_loot.',
    when: { item: optionalRef('items', 'This item.') },
  },
  item_used: { doc: 'An item was used (hero → its target).', when: { item: optionalRef('items', 'This item.') } },
  floor_entered: { doc: 'The hero entered a floor.', when: { floor: optionalNumber('The number of the floor.') } },
  room_entered: {
    doc: 'The hero entered a room.',
    when: { prefab: optionalRef('prefabs', 'A room made from this prefab.') },
  },
  npc_talked: { doc: 'The hero spoke to someone.', when: { npc: optionalRef('npcs', 'This one.') } },
  quest_completed: { doc: 'A quest was completed.', when: { quest: optionalRef('quests', 'This quest.') } },
  level_gained: {
    doc: 'The hero reached a level; raised once for each.',
    when: { level: optionalNumber('The level reached.') },
  },
  combat_started: { doc: 'A fight began.', when: {} },
  combat_ended: {
    doc: 'A fight ended.',
    when: { outcome: documented(z.optional(choice(['victory', 'fled'], 'How.')), { doc: 'How it ended.' }) },
  },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof EVENTS;

/** What an event carries for `when` to ask. */
export interface Payload {
  damage_type?: DamageType;
  critical?: boolean;
  amount?: number;
  attack?: boolean;
  ability?: string;
  tags?: readonly string[];
  item?: string;
  floor?: number;
  prefab?: string;
  npc?: string;
  quest?: string;
  level?: number;
  outcome?: 'victory' | 'fled';
}

/** Something that happened and waits to be answered. */
export interface GameEvent {
  /** A word of the table, or a namespaced name of a mod's own. */
  readonly name: EventName | `${string}:${string}`;
  readonly source: Creature;
  readonly target: Creature | undefined;
  readonly payload: Payload;
  readonly chain: Chain | undefined;
  /** What is done when its turn comes, instead of asking who listens: the actions a script has returned. */
  readonly deed?: () => void;
}

/** Whether only the bearer that is the event's source hears it. */
export function isBound(name: GameEvent['name']): boolean {
  const entry: EventEntry | undefined = Object.hasOwn(EVENTS, name) ? EVENTS[name as EventName] : undefined;
  return entry?.bound === true;
}
