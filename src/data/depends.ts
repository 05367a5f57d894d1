/** The three errors that keep the game from starting, and the order that would satisfy all mods. */
import { byCodePoint } from './mod-files.ts';
import { CORE } from './order.ts';

/** What `depends` needs to be checked. */
export interface Dependant {
  readonly id: string;
  readonly depends: readonly string[];
}

export type HardError =
  | { readonly code: 'core_missing'; readonly params: { readonly searched: string } }
  | {
      readonly code: 'dependency_missing';
      readonly params: { readonly mod: string; readonly dependency: string; readonly disabled: 'true' | 'false' };
    }
  | {
      readonly code: 'dependency_late';
      readonly params: { readonly mod: string; readonly dependency: string; readonly circle: string };
    };

/** The first thing that keeps these mods, in this order, from being loaded. */
export function hardError(
  mods: readonly Dependant[],
  disabled: readonly string[],
  searched: string,
): HardError | undefined {
  if (!mods.some(({ id }) => id === CORE)) return { code: 'core_missing', params: { searched } };
  const all = new Set(mods.map(({ id }) => id));
  for (const { id, depends } of mods) {
    const dependency = depends.find((one) => !all.has(one));
    if (dependency === undefined) continue;
    const isDisabled = disabled.includes(dependency) ? 'true' : 'false';
    return { code: 'dependency_missing', params: { mod: id, dependency, disabled: isDisabled } };
  }
  const late = lateOnes(mods);
  // No order helps against a circle, so it is told first.
  for (const { mod, dependency } of late) {
    const circle = circleThrough(mods, mod, dependency).join(' → ');
    if (circle !== '') return { code: 'dependency_late', params: { mod, dependency, circle } };
  }
  const [first] = late;
  return first === undefined ? undefined : { code: 'dependency_late', params: { ...first, circle: '' } };
}

/** Every dependency that is loaded after, or with, the mod that needs it. */
function lateOnes(mods: readonly Dependant[]): { readonly mod: string; readonly dependency: string }[] {
  const loaded = new Set<string>();
  return mods.flatMap(({ id, depends }) => {
    const late = depends.filter((one) => !loaded.has(one)).map((dependency) => ({ mod: id, dependency }));
    loaded.add(id);
    return late;
  });
}

/** The shortest circle that leads from a mod over one of its dependencies back: a, b, c, a. Empty when there is none. */
function circleThrough(mods: readonly Dependant[], start: string, first: string): string[] {
  const depends = new Map(mods.map((mod) => [mod.id, mod.depends]));
  const cameFrom = new Map<string, string>([[first, start]]);
  const waiting = [first];
  for (let next = 0; next < waiting.length; next++) {
    const id = waiting[next] ?? '';
    if (id === start) return wayBack(cameFrom, start);
    for (const dependency of depends.get(id) ?? []) {
      if (cameFrom.has(dependency)) continue;
      cameFrom.set(dependency, id);
      waiting.push(dependency);
    }
  }
  return [];
}

function wayBack(cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const way = [start];
  for (let id = cameFrom.get(start); id !== undefined && id !== start; id = cameFrom.get(id)) way.unshift(id);
  return [start, ...way];
}

/** An order that satisfies every `depends`, as near to the given one as possible; circles keep their members in place. */
export function sortMods(mods: readonly Dependant[]): string[] {
  const byId = new Map(mods.map((mod) => [mod.id, mod]));
  const placed = new Set<string>();
  const order: string[] = [];
  const first = byId.has(CORE) ? [CORE] : [];
  for (const start of [...first, ...mods.map(({ id }) => id)]) place(start, { byId, placed, order });
  return order;
}

interface Sorting {
  readonly byId: ReadonlyMap<string, Dependant>;
  readonly placed: Set<string>;
  readonly order: string[];
}

/** Dependencies first, with a stack of our own: a chain of five hundred mods must not depend on the host's. */
function place(start: string, { byId, placed, order }: Sorting): void {
  const stack: { readonly id: string; readonly waits: string[] }[] = [];
  const enter = (id: string): void => {
    const mod = byId.get(id);
    if (mod === undefined || placed.has(id)) return;
    placed.add(id);
    stack.push({ id, waits: [...mod.depends].sort(byCodePoint) });
  };
  enter(start);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.waits.shift();
    if (next !== undefined) enter(next);
    else {
      order.push(top.id);
      stack.pop();
    }
  }
}
