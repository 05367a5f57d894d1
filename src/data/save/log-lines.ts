/** The log as compact lines of text, and back, with every field checked. */
import type { LogCode, LogEntry, LogParams } from '../../game/log.ts';

type Kind<T> = T extends string[] ? 'texts' : T extends string ? 'text' : T extends boolean ? 'flag' : 'number';
type Fields = { readonly [C in LogCode]: { readonly [F in keyof LogParams[C]]: Kind<LogParams[C][F]> } };

const gear = { item: 'text', affixes: 'texts', slot: 'text' } as const;
const pieces = { item: 'text', affixes: 'texts', count: 'number' } as const;
const deal = { ...pieces, price: 'number' } as const;
const change = { who: 'text', amount: 'number' } as const;
const onOne = { who: 'text', modifier: 'text' } as const;

/** What a line of each code carries. */
const FIELDS: Fields = {
  run_started: { floor: 'number' },
  floor_entered: { floor: 'number', def: 'text' },
  room_entered: { prefab: 'text' },
  hint: { prefab: 'text' },
  waited: {},
  fight_started: { count: 'number' },
  strikes_first: { who: 'text' },
  fight_won: {},
  ability_used: { who: 'text', ability: 'text', target: 'text' },
  item_used: { who: 'text', item: 'text', target: 'text' },
  missed: { who: 'text', target: 'text' },
  hit: { who: 'text', target: 'text', amount: 'number', damage_type: 'text', critical: 'flag' },
  damaged: { who: 'text', amount: 'number', damage_type: 'text', with: 'text' },
  healed: change,
  hurt: change,
  stamina_gained: change,
  stamina_lost: change,
  modifier_applied: { ...onOne, turns: 'number', stacks: 'number' },
  modifier_removed: onOne,
  modifier_ended: onOne,
  immune: onOne,
  cooldown_changed: { who: 'text', ability: 'text', turns: 'number' },
  turn_lost: { who: 'text', ability: 'text', reason: 'text' },
  target_gone: { who: 'text', ability: 'text' },
  item_target_gone: { who: 'text', item: 'text' },
  died: { who: 'text' },
  flight_failed: { who: 'text' },
  fled: { who: 'text' },
  summoned: { who: 'text', creature: 'text', count: 'number' },
  summon_crowded: { who: 'text' },
  experience: { amount: 'number' },
  level_gained: { level: 'number' },
  points_assigned: { stat: 'text', amount: 'number' },
  option_chosen: { option: 'text' },
  received: pieces,
  lost: pieces,
  equipped: gear,
  unequipped: gear,
  dropped: pieces,
  pile_empty: {},
  loot_empty: {},
  bought: deal,
  sold: deal,
  enchanted: gear,
  enchant_nothing: { slot: 'text' },
  talked: { npc: 'text' },
  option_taken: { npc: 'text', option: 'text' },
  paid: { price: 'number' },
  shop_opened: { npc: 'text' },
  conversation_ended: { npc: 'text' },
  quest_started: { quest: 'text' },
  quest_progress: { quest: 'text', count: 'number', of: 'number' },
  quest_completed: { quest: 'text' },
  descended: { floor: 'number' },
  won: {},
  went_on: { floor: 'number' },
  map_revealed: {},
  cheated: { what: 'text' },
  chain_cut: { trigger: 'text' },
  script_failed: { script: 'text', fault: 'text', line: 'number', column: 'number', detail: 'text' },
};

const KINDS: Readonly<Record<Kind<unknown> | 'texts' | 'text' | 'flag', (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
};

/** One JSON object a line. Apostrophes are escaped, so that the lines can stand in a block of literal text. */
export function writeLogLines(log: readonly LogEntry[]): string {
  return log.map((entry) => `${writeLine(entry)}\n`).join('');
}

function writeLine(entry: LogEntry): string {
  const hasMinusZero = Object.values(entry).some((value) => Object.is(value, -0));
  const text = hasMinusZero
    ? `{${Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}:${Object.is(value, -0) ? '-0' : JSON.stringify(value)}`)}}`
    : JSON.stringify(entry);
  return text.replace(UNWELCOME, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const UNWELCOME = /['\u007f]/g;

export type LogReading =
  | { readonly ok: true; readonly log: LogEntry[] }
  /** `line` counts from 0 inside the block. */
  | { readonly ok: false; readonly line: number };

/** The entries of a block written by `writeLogLines`, or the first line that is none. */
export function readLogLines(text: string): LogReading {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const log: LogEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = readLine(line);
    if (entry === undefined) return { ok: false, line: index };
    log.push(entry);
  }
  return { ok: true, log };
}

function readLine(line: string): LogEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return isLogEntry(value) ? value : undefined;
}

/** Whether a value is a line of the log, with exactly the fields of its code. */
export function isLogEntry(value: unknown): value is LogEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { turn, code, ...params } = value as Record<string, unknown>;
  if (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 0) return false;
  if (typeof code !== 'string' || !Object.hasOwn(FIELDS, code)) return false;
  // The table is indexed by its own keys; which of them it is only matters for the kinds it names.
  const fields = FIELDS[code as LogCode] as Readonly<Record<string, keyof typeof KINDS>>;
  const names = Object.keys(params);
  if (names.length !== Object.keys(fields).length) return false;
  return names.every((name) => {
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return kind !== undefined && KINDS[kind](params[name]);
  });
}
