/** What kind of player a bot is, and what a plan forces on it. */
import { STATS, type Stat } from '../../game/content/words.ts';

export const BOTS = ['attack', 'novice', 'reckless', 'sensible', 'blind', 'thorough'] as const;
export type BotName = (typeof BOTS)[number];

/** Parts of play a plan may take away, for ablations. */
export const FORBIDDABLE = [
  'guard',
  'interrupt',
  'flee',
  'focus',
  'item',
  'ability',
  'shop',
  'compare',
  'talents',
  'points',
] as const;
export type Forbidden = (typeof FORBIDDABLE)[number];

/** Ways of cheating the clock or the economy that must not pay. */
export const EXPLOITS = ['rest', 'doors', 'hoard', 'haul', 'swap', 'stall'] as const;
export type Exploit = (typeof EXPLOITS)[number];

export interface Plan {
  /** All points go here; the free bot weighs. */
  readonly stat?: Stat;
  /** Only the first point goes here. */
  readonly first?: Stat;
  readonly forbid?: readonly Forbidden[];
  /**
   * Plays a trick as often as it can: waits to be healed, dances in doors, keeps all it finds, carries everything to market,
   * changes clothes in the middle of fights, or drags fights out to get its breath back.
   */
  readonly exploit?: Exploit;
}

export interface Temper {
  readonly name: BotName;
  readonly fighting: 'attack' | 'novice' | 'weigh' | 'reckless';
  /** Whether announcements are read. */
  readonly reads: boolean;
  /** Rooms beyond the way to the stairs: none, while healthy, or all. */
  readonly exploring: 'stairs' | 'prudent' | 'all';
  readonly trades: boolean;
  readonly comparesGear: boolean;
  /** Whether it tries what it has not tried, by the run’s own seed, instead of what promises most. */
  readonly curious: boolean;
  readonly forbid: ReadonlySet<string>;
  readonly plan: Plan;
}

/** The temper of a bot under a plan. */
export function temperOf(name: BotName, plan: Plan = {}): Temper {
  const forbid = new Set<string>(plan.forbid ?? []);
  if (plan.exploit === 'hoard') for (const part of ['item', 'shop']) forbid.add(part);
  return {
    name,
    fighting: name === 'attack' || name === 'novice' ? name : name === 'reckless' ? 'reckless' : 'weigh',
    reads: name !== 'blind',
    exploring: name === 'reckless' ? 'stairs' : name === 'thorough' || name === 'attack' ? 'all' : 'prudent',
    trades: name !== 'attack' && !forbid.has('shop'),
    comparesGear: name !== 'attack' && !forbid.has('compare'),
    curious: name === 'thorough',
    forbid,
    plan,
  };
}

/** Reads a plan from a file’s data; absent when it is none. */
export function planFrom(data: unknown): Plan | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { stat, first, forbid, exploit, ...rest } = data as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return undefined;
  const isStat = (value: unknown): value is Stat => (STATS as readonly unknown[]).includes(value);
  if ((stat !== undefined && !isStat(stat)) || (first !== undefined && !isStat(first))) return undefined;
  const known = (value: unknown): value is Forbidden => (FORBIDDABLE as readonly unknown[]).includes(value);
  if (forbid !== undefined && (!Array.isArray(forbid) || !forbid.every(known))) return undefined;
  const isExploit = (value: unknown): value is Exploit => (EXPLOITS as readonly unknown[]).includes(value);
  if (exploit !== undefined && !isExploit(exploit)) return undefined;
  return {
    ...(exploit === undefined ? {} : { exploit }),
    ...(stat === undefined ? {} : { stat }),
    ...(first === undefined ? {} : { first }),
    // Each word has been checked.
    ...(forbid === undefined ? {} : { forbid: forbid as readonly Forbidden[] }),
  };
}
