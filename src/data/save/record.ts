/** The record of a finished run, as the hall of fame keeps it: TOML to read back, and plain text for people. */
import * as z from 'zod/mini';
import { GOLD } from '../../game/content/content.ts';
import type { View } from '../../game/state.ts';
import { clean } from '../../lib/clean.ts';
import { readToml } from '../toml.ts';
import { encodeToml, type PlainTable } from './toml-writer.ts';

const text = z.string();
const number = z.number().check(z.refine(Number.isFinite, 'finite'));

const recordShape = z.object({
  record: z.literal(1),
  /** The run's own name, by which it is recorded once. */
  run: text,
  date: text,
  name: text,
  options: z.array(text),
  outcome: z.enum(['died', 'won', 'given_up']),
  /** How a run ended that went on behind its victory. */
  later: z.exactOptional(z.enum(['died', 'given_up'])),
  by: text,
  with: text,
  floor: number,
  turns: number,
  level: number,
  gold: number,
  kills: number,
  seed: text,
  /** What the seed was typed as. */
  seedText: z.exactOptional(text),
  version: text,
  mods: z.array(text),
  marks: z.array(text),
  /** The day whose dungeon it was. */
  daily: z.exactOptional(text),
  story: z.array(text),
});
export type StoredRecord = z.infer<typeof recordShape>;

/** What a record says beyond the state. */
export interface RunFacts {
  readonly run: string;
  readonly date: string;
  readonly version: string;
  readonly mods: readonly { readonly id: string; readonly version: string }[];
  readonly daily?: { readonly date: string; readonly attempt: number };
  readonly story: readonly string[];
}

/** The record of a run as it stands: one that is not over is given up. */
export function recordOf(state: View, facts: RunFacts): StoredRecord {
  const { hero, over, tally } = state;
  const { daily } = facts;
  const marks = daily === undefined ? state.marks : [...state.marks, daily.attempt === 1 ? 'daily' : 'daily_again'];
  return {
    record: 1,
    run: facts.run,
    date: facts.date,
    name: clean(hero.name),
    options: [...hero.options],
    ...outcomeOf(state),
    by: over?.cause?.by ?? '',
    with: over?.cause?.with ?? '',
    floor: over?.floor ?? state.floor.number,
    turns: state.turn,
    level: hero.base.level,
    gold: hero.bag.reduce((sum, { def, count }) => (def === GOLD ? sum + count : sum), 0),
    kills: Object.values(tally.kills).reduce((sum, count) => sum + count, 0),
    seed: state.seed,
    version: facts.version,
    mods: facts.mods.map(({ id, version }) => `${id} ${version}`),
    marks: [...marks],
    story: facts.story.map(clean),
    ...(state.seedText === undefined ? {} : { seedText: clean(state.seedText) }),
    ...(daily === undefined ? {} : { daily: daily.date }),
  };
}

/** A victory stays one, whatever the run found behind it. */
function outcomeOf({ over, victory }: View): Pick<StoredRecord, 'outcome' | 'later'> {
  const last = over?.outcome ?? 'given_up';
  return victory === undefined || last === 'won' ? { outcome: last } : { outcome: 'won', later: last };
}

/** The record as TOML. */
export function encodeRecord(record: StoredRecord): string {
  return encodeToml(record as unknown as PlainTable);
}

/** Reads a record; `undefined` when it is damaged. Texts are filtered: the file may come from anywhere. */
export function decodeRecord(source: string): StoredRecord | undefined {
  const reading = readToml({ path: 'record.toml', text: source });
  if (!reading.ok) return undefined;
  const read = z.safeParse(recordShape, reading.table);
  return read.success ? cleaned(read.data) : undefined;
}

function cleaned(record: StoredRecord): StoredRecord {
  const entries = Object.entries(record).map(([key, value]) => {
    if (typeof value === 'string') return [key, clean(value)];
    return [key, Array.isArray(value) ? value.map((line) => clean(line)) : value];
  });
  return Object.fromEntries(entries) as StoredRecord; // the same fields with the same kinds
}

/** The readable text of a run: its story in the player's words, which end with seed, version and mods; below, who and when. */
export function recordText({ story, name, date }: StoredRecord): string {
  return `${[...story, '', `${name} · ${date}`].join('\n').trimStart()}\n`;
}

/** A name for files: lower-case letters, digits and dashes; never empty, never longer than 30. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  return slug.replace(/-+$/, '') || 'hero';
}
