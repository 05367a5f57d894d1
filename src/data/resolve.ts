/** The third phase of loading: who wins each id, and dropping what refers to nothing, until nothing dangles. */

import type { RegistryName } from '../game/content/registry-names.ts';
import type { DiagnosticCode } from './codes.ts';
import type { Entry } from './entry.ts';
import type { Findings, Params, Where } from './findings.ts';
import { nearestId } from './nearest.ts';
import { PLANS } from './plan.ts';
import type { Candidate, Reading } from './read.ts';
import { isTable } from './toml.ts';
import { type Spot, walk } from './walk.ts';

/** `registry/id`. */
export type Key = string;

export function keyOf(registry: RegistryName, id: string): Key {
  return `${registry}/${id}`;
}

/** Everything that is being resolved. */
export interface Resolution {
  readonly reading: Reading;
  readonly findings: Findings;
  /** All definitions of an id: its own first, then its overrides in load order. The last one wins. */
  readonly chains: Map<Key, Candidate[]>;
  /** Key → the keys of those that refer to it. */
  readonly referrers: Map<Key, Set<Key>>;
  /** Elements of lists of choices that lead nowhere: taken out when all is resolved. */
  readonly dropped: Map<readonly unknown[], Set<number>>;
  /** How many more times a nearest id is looked for: each time costs as much as there are ids. */
  readonly hints: { left: number };
}

const HINTS = 200;

/** The definition that counts, if any is left. */
export function winner(resolution: Resolution, key: Key): Candidate | undefined {
  return resolution.chains.get(key)?.at(-1);
}

/** The place of a candidate, for a finding. */
export function whereOf(candidate: Candidate, path: readonly (string | number)[] = []): Where {
  return {
    mod: candidate.mod.manifest.id,
    file: candidate.file,
    entry: candidate.id,
    path: [...candidate.path, ...path],
  };
}

/** Lines up the definitions of every id and links them to a fixpoint. */
export function resolve(reading: Reading, findings: Findings): Resolution {
  const resolution: Resolution = {
    reading,
    findings,
    chains: new Map(),
    referrers: new Map(),
    dropped: new Map(),
    hints: { left: HINTS },
  };
  for (const candidate of reading.candidates) {
    if (!candidate.overrides) resolution.chains.set(keyOf(candidate.registry, candidate.id), [candidate]);
  }
  for (const candidate of reading.candidates) {
    if (candidate.overrides) addOverride(resolution, candidate);
  }
  linkAll(resolution, [...resolution.chains.keys()]);
  return resolution;
}

function addOverride(resolution: Resolution, candidate: Candidate): void {
  const { reading, findings, chains } = resolution;
  const key = keyOf(candidate.registry, candidate.id);
  const chain = chains.get(key);
  if (chain === undefined) {
    const params = { target: candidate.id, registry: candidate.registry, nearest: nearestKnown(resolution, key) };
    findings.error(whereOf(candidate, ['overrides']), 'override_missing', params, reading.lost.get(key));
    if (!reading.lost.has(key)) reading.lost.set(key, candidate.id);
    return;
  }
  const last = chain.at(-1);
  if (last?.overrides === true) {
    const params = { id: candidate.id, winner: candidate.mod.manifest.id, loser: last.mod.manifest.id };
    findings.info(whereOf(candidate, ['overrides']), 'override_conflict', params);
  }
  chain.push(candidate);
}

/** Checks these entries and, when one falls, those that refer to it, until nothing changes. */
export function linkAll(resolution: Resolution, keys: readonly Key[]): void {
  const waiting = [...keys];
  // Every round takes a key; a key comes back only when a definition or a choice has been taken away for good.
  for (let next = 0; next < waiting.length; next++) {
    const key = waiting[next];
    if (key !== undefined) waiting.push(...link(resolution, key));
  }
}

/** Checks the references of one entry; the answer is who must be checked again. */
function link(resolution: Resolution, key: Key): readonly Key[] {
  const candidate = winner(resolution, key);
  if (candidate === undefined) return [];
  eachReference(candidate, (_spot, target) => {
    const known = resolution.referrers.get(target);
    if (known === undefined) resolution.referrers.set(target, new Set([key]));
    else known.add(key);
  });
  const dangling = danglingIn(resolution, candidate);
  for (const spot of dangling) if (spot.choice !== undefined) dropChoice(resolution, candidate, spot);
  const losses = dangling.filter(({ choice }) => choice === undefined).map((spot) => lossBy(resolution, spot));
  // Its own mistakes are all told; that what it needs is lost is told once, and only where that is the whole reason.
  const own = losses.filter(({ because }) => because === undefined);
  const last = own.pop() ?? losses[0];
  if (last === undefined) return [];
  for (const { code, path, params } of own) resolution.findings.error(whereOf(candidate, path), code, params);
  return lose(resolution, candidate, last);
}

/** The references of a definition that lead nowhere and have not been taken out yet. */
export function danglingIn(resolution: Resolution, candidate: Candidate): readonly Spot[] {
  const dangling: Spot[] = [];
  eachReference(candidate, (spot, target) => {
    if (winner(resolution, target) === undefined && !isDropped(resolution, spot)) dangling.push(spot);
  });
  return dangling;
}

function lossBy(resolution: Resolution, spot: Spot): Loss {
  const [params, because] = describe(resolution, spot);
  return { code: 'dangling_reference', path: spot.path, params, because };
}

/** Visits every reference of a definition with the key it refers to. */
export function eachReference(candidate: Candidate, visit: (spot: Spot, target: Key) => void): void {
  const plan = PLANS.get(candidate.registry);
  if (plan === undefined) return;
  walk(plan, candidate.entry, (spot) => {
    const { ref } = spot.meta;
    if (ref !== undefined && ref !== 'tag' && ref !== 'event') visit(spot, keyOf(ref, spot.value));
  });
}

/** Visits every tag and event a definition names. */
export function eachTag(candidate: Candidate, visit: (ref: 'tag' | 'event', word: string) => void): void {
  const plan = PLANS.get(candidate.registry);
  if (plan === undefined) return;
  walk(plan, candidate.entry, ({ meta, value }) => {
    if (meta.ref === 'tag' || meta.ref === 'event') visit(meta.ref, value);
  });
}

export interface Loss {
  readonly code: DiagnosticCode;
  readonly path: readonly (string | number)[];
  readonly params: Params;
  readonly because?: string | undefined;
}

/** Takes a definition out of play; what it overrode stands again. The answer is who must be checked again. */
export function lose(resolution: Resolution, candidate: Candidate, { path, ...loss }: Loss): readonly Key[] {
  return loseAt(resolution, candidate, { ...loss, where: whereOf(candidate, path) });
}

/** The same with the place said otherwise: a script's mistake stands in its own file. */
export function loseAt(
  resolution: Resolution,
  candidate: Candidate,
  loss: Omit<Loss, 'path'> & { readonly where: Where },
): readonly Key[] {
  const { chains, findings, reading, referrers } = resolution;
  const key = keyOf(candidate.registry, candidate.id);
  findings.error(loss.where, loss.code, loss.params, loss.because);
  const chain = (chains.get(key) ?? []).filter((one) => one !== candidate);
  if (chain.length > 0) {
    chains.set(key, chain);
    return [key];
  }
  chains.delete(key);
  reading.lost.set(key, loss.because ?? candidate.id);
  if (candidate.registry === 'prefabs') {
    // Candidates of this registry were validated by its schema.
    for (const tag of candidate.entry.tags as string[]) reading.lostTags.set(tag, loss.because ?? candidate.id);
  }
  return [...(referrers.get(key) ?? [])];
}

function isDropped(resolution: Resolution, { choice }: Spot): boolean {
  return choice !== undefined && resolution.dropped.get(choice.list)?.has(choice.index) === true;
}

function dropChoice(resolution: Resolution, candidate: Candidate, spot: Spot): void {
  const { choice } = spot;
  if (choice === undefined || isDropped(resolution, spot)) return;
  const indices = resolution.dropped.get(choice.list) ?? new Set();
  resolution.dropped.set(choice.list, indices.add(choice.index));
  const [params, because] = describe(resolution, spot);
  resolution.findings.error(whereOf(candidate, spot.path), 'dangling_choice', params, because);
}

/** What a dangling reference asked for, and what was lost first if that is why it dangles. */
export function describe(resolution: Resolution, spot: Spot): [Params, string | undefined] {
  const registry = spot.meta.ref as RegistryName;
  const key = keyOf(registry, spot.value);
  const because = resolution.reading.lost.get(key);
  const near = because === undefined ? nearestKnown(resolution, key) : '';
  return [{ field: fieldOf(spot), target: spot.value, registry, nearest: near }, because];
}

function fieldOf({ path }: Spot): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '');
}

/** The nearest id of the same registry. Only so many are looked for: after that a mod has other worries. */
export function nearestKnown(resolution: Resolution, key: Key): string {
  if (resolution.hints.left-- <= 0) return '';
  const prefix = key.slice(0, key.indexOf('/') + 1);
  const ids: string[] = [];
  // What was lost is meant as often as what is there.
  for (const known of [resolution.chains, resolution.reading.lost]) {
    for (const one of known.keys()) if (one.startsWith(prefix) && one !== key) ids.push(one.slice(prefix.length));
  }
  return nearestId(key.slice(prefix.length), ids);
}

/** Takes the dropped choices out of their lists. Afterwards paths into these entries are no longer those of the file. */
export function sweep({ dropped }: Resolution): void {
  for (const [list, indices] of dropped) {
    // The walk handed out the lists of entries that this loader itself has made.
    const mutable = list as unknown[];
    const kept = mutable.filter((_, index) => !indices.has(index));
    mutable.splice(0, mutable.length, ...kept);
  }
  dropped.clear();
}

/** The winners of one registry, in the order they were defined. */
export function winners(resolution: Resolution, registry: RegistryName): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const prefix = `${registry}/`;
  for (const [key, chain] of resolution.chains) {
    const last = chain.at(-1);
    if (last !== undefined && key.startsWith(prefix)) found.set(last.id, last);
  }
  return found;
}

/** A definition without its dropped choices, while paths into the original must still be those of the file. */
export function trimmed({ dropped }: Resolution, entry: Entry): Entry {
  if (dropped.size === 0) return entry;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const gone = dropped.get(value);
      return (gone === undefined ? value : value.filter((_, index) => !gone.has(index))).map(copy);
    }
    if (!isTable(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
  };
  // A copy of an entry with shorter lists is an entry.
  return copy(entry) as Entry;
}
