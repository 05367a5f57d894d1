/** Tables in tables: circles and depths that a draw could not come to the end of. */
import type { LootTable } from '../game/content/loot-table.ts';
import type { Candidate } from './read.ts';
import { type Key, keyOf, type Loss, linkAll, lose, type Resolution, winners } from './resolve.ts';

/** How many tables may lie within each other. */
export const DEPTH_LIMIT = 8;

/** Drops the tables that close a circle, or lie too deep, and what depended on them. */
export function dropCircles(resolution: Resolution): void {
  // The fall of an override brings its original back, so both are looked for until none is found; each round drops one.
  while (dropRound(resolution) || dropDeep(resolution));
}

function dropRound(resolution: Resolution): boolean {
  const circles = findCircles(winners(resolution, 'loot_tables'));
  const again: Key[] = [];
  for (const circle of circles) {
    const last = circle.reduce((latest, one) => (isLater(one, latest) ? one : latest));
    const names = [...circle, circle[0]].map((one) => one?.id ?? '').join(' → ');
    const path = pathTo(last, circle[(circle.indexOf(last) + 1) % circle.length]?.id ?? '');
    again.push(...lose(resolution, last, { code: 'circle_of_tables', path, params: { circle: names } }));
  }
  linkAll(resolution, again);
  return circles.length > 0;
}

function isLater(one: Candidate, other: Candidate): boolean {
  const [a, b] = [one.mod.index, other.mod.index];
  if (a !== b) return a > b;
  if (one.file !== other.file) return one.file > other.file;
  return Number(one.path[1]) > Number(other.path[1]);
}

/** The tables that a table names and that exist. */
function subTables(candidate: Candidate): readonly string[] {
  // Candidates of this registry were validated by its schema.
  const { entries } = candidate.entry as unknown as LootTable;
  return entries.flatMap(({ table }) => (table === undefined ? [] : [table]));
}

function pathTo(candidate: Candidate, table: string): (string | number)[] {
  // Validated by the schema of its registry.
  const { entries } = candidate.entry as unknown as LootTable;
  const index = entries.findIndex((entry) => entry.table === table);
  return index < 0 ? ['entries'] : ['entries', index, 'table'];
}

/** Circles among the tables that share no member. */
function findCircles(tables: ReadonlyMap<string, Candidate>): Candidate[][] {
  const left = withoutEnds(tables);
  const circles: Candidate[][] = [];
  for (const start of [...left.keys()]) {
    const way: Candidate[] = [];
    const seen = new Map<string, number>();
    for (let next = left.get(start); next !== undefined; ) {
      const met = seen.get(next.id);
      if (met !== undefined) {
        circles.push(way.slice(met));
        break;
      }
      seen.set(next.id, way.length);
      way.push(next);
      const onward: string | undefined = subTables(next).find((one) => left.has(one));
      next = onward === undefined ? undefined : left.get(onward);
    }
    for (const one of way) left.delete(one.id);
  }
  return circles;
}

/** The tables from which one can go on for ever: those that only lead to ends are taken away. */
function withoutEnds(tables: ReadonlyMap<string, Candidate>): Map<string, Candidate> {
  const left = new Map(tables);
  const open = new Map([...tables].map(([id, one]) => [id, new Set(subTables(one).filter((sub) => tables.has(sub)))]));
  const parents = new Map<string, string[]>();
  for (const [id, subs] of open) {
    for (const sub of subs) {
      const known = parents.get(sub);
      if (known === undefined) parents.set(sub, [id]);
      else known.push(id);
    }
  }
  const ends = [...open].flatMap(([id, subs]) => (subs.size === 0 ? [id] : []));
  for (let next = 0; next < ends.length; next++) {
    const end = ends[next] ?? '';
    left.delete(end);
    for (const parent of parents.get(end) ?? []) {
      const subs = open.get(parent);
      if (subs?.delete(end) === true && subs.size === 0) ends.push(parent);
    }
  }
  return left;
}

/** Without circles: measures every table from its innermost outwards and drops the ninth layer. */
function dropDeep(resolution: Resolution): boolean {
  const depths = new Map<string, number>();
  const again: Key[] = [];
  for (const candidate of innermostFirst(winners(resolution, 'loot_tables'))) {
    const depth = 1 + Math.max(0, ...subTables(candidate).map((sub) => depths.get(sub) ?? 0));
    if (depth <= DEPTH_LIMIT) {
      depths.set(candidate.id, depth);
      continue;
    }
    const deepest = subTables(candidate).find((sub) => depths.get(sub) === DEPTH_LIMIT) ?? '';
    const loss: Loss = { code: 'table_depth', path: pathTo(candidate, deepest), params: { limit: DEPTH_LIMIT } };
    again.push(...lose(resolution, candidate, loss));
    again.push(keyOf('loot_tables', candidate.id));
  }
  linkAll(resolution, again);
  return again.length > 0;
}

function innermostFirst(tables: ReadonlyMap<string, Candidate>): Candidate[] {
  const order: Candidate[] = [];
  const done = new Set<string>();
  for (const start of tables.keys()) {
    const stack: { id: string; subs: readonly string[]; next: number }[] = [];
    const enter = (id: string): void => {
      const candidate = tables.get(id);
      if (candidate === undefined || done.has(id)) return;
      done.add(id);
      stack.push({ id, subs: subTables(candidate), next: 0 });
    };
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const sub = top.subs[top.next];
      top.next += 1;
      if (sub !== undefined) enter(sub);
      else {
        stack.pop();
        const candidate = tables.get(top.id);
        if (candidate !== undefined) order.push(candidate);
      }
    }
  }
  return order;
}
