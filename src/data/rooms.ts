/** Drawn rooms and floors: what would keep the generator from building them loses their entry. */
import type { FloorDef } from '../game/content/floor.ts';
import type { Prefab } from '../game/content/prefab.ts';
import { type FloorProblem, floorProblems, type PrefabProblem, prefabProblems } from '../game/floor/check.ts';
import { type RoomPools, roomPools } from '../game/floor/pools.ts';
import type { Path, Where } from './findings.ts';
import { nearestId } from './nearest.ts';
import type { Candidate, Remains } from './read.ts';
import { isTold } from './remains.ts';
import { keyOf, linkAll, lose, loseAt, type Resolution, trimmed, whereOf, winner, winners } from './resolve.ts';

/** How many faults of one drawing are told. */
const FAULTS_LIMIT = 10;

/** Drops prefabs that are drawn wrongly and floors that cannot be built from what is there. */
export function dropBadRooms(resolution: Resolution): void {
  checkEach(resolution, 'prefabs', (candidate) => checkPrefab(resolution, candidate));
  for (const candidate of resolution.reading.remains) {
    if (candidate.registry === 'prefabs' && !isTold(candidate, ['layout'])) checkDrawing(resolution, candidate);
  }
  const prefabs = [...winners(resolution, 'prefabs').values()];
  // Candidates of this registry were validated by its schema.
  const pools = roomPools(prefabs.map(({ entry }) => entry as unknown as Prefab));
  checkEach(resolution, 'floors', (candidate) => checkFloor(resolution, candidate, pools));
  for (const candidate of resolution.reading.remains) {
    if (candidate.registry === 'floors') checkTags(resolution, candidate, pools);
  }
  warnOfEqualNumbers(resolution);
}

/** Checks every winner; where an override falls, the original that comes back as well. */
function checkEach(
  resolution: Resolution,
  registry: 'prefabs' | 'floors',
  holds: (candidate: Candidate) => boolean,
): void {
  const waiting = [...winners(resolution, registry).values()];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (holds(next)) continue;
    const original = winner(resolution, keyOf(registry, next.id));
    if (original !== undefined) waiting.push(original);
  }
}

function checkPrefab(resolution: Resolution, candidate: Candidate): boolean {
  // Validated by the schema of its registry.
  const prefab = candidate.entry as unknown as Prefab;
  const problems = prefabProblems(prefab);
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, FAULTS_LIMIT);
  const last = errors.pop();
  if (last === undefined) {
    for (const one of problems) {
      resolution.findings.warning(placeOf(candidate, prefab, one), one.code, paramsOf(one));
    }
    return true;
  }
  for (const one of errors) resolution.findings.error(placeOf(candidate, prefab, one), one.code, paramsOf(one));
  const loss = { code: last.code, params: paramsOf(last), where: placeOf(candidate, prefab, last) };
  linkAll(resolution, loseAt(resolution, candidate, loss));
  return false;
}

/** The drawing of a prefab that is lost for another reason. */
function checkDrawing({ findings }: Resolution, candidate: Candidate): void {
  const { layout } = candidate.entry;
  if (typeof layout !== 'string' || layout.trim() === '') return;
  // A drawing is all that is asked about.
  const prefab = { ...candidate.entry, layout, npcs: [] } as unknown as Prefab;
  const errors = prefabProblems(prefab).filter(({ severity }) => severity === 'error');
  for (const one of errors.slice(0, FAULTS_LIMIT)) {
    findings.error(placeOf(candidate, prefab, one), one.code, paramsOf(one));
  }
}

function paramsOf({ params, row, column }: PrefabProblem): Record<string, string | number> {
  return { ...params, row, column };
}

/** The very mark in the drawing; the rows do not count empty lines before the first. */
function placeOf(candidate: Candidate, { layout }: Prefab, { row, column }: PrefabProblem): Where {
  const empty = /^\n*/.exec(layout)?.[0].length ?? 0;
  return { ...whereOf(candidate, ['layout']), inside: { text: layout, line: row + empty, column } };
}

function checkFloor(resolution: Resolution, candidate: Candidate, pools: RoomPools): boolean {
  // Validated by the schema of its registry.
  const floor = trimmed(resolution, candidate.entry) as unknown as FloorDef;
  const problems = floorProblems(floor, pools);
  const { lostTags } = resolution.reading;
  for (const one of problems) {
    const lost = one.code === 'tag_without_prefab' && lostTags.has(String(one.params.tag));
    if (one.severity === 'error' || lost) continue;
    resolution.findings.warning(whereOf(candidate, pathOf(floor, one)), one.code, withNearest(one, pools));
  }
  const [error, ...more] = problems.filter(({ severity }) => severity === 'error');
  if (error === undefined) return true;
  const because = [String(error.params.tag ?? ''), ...floor.required].flatMap((tag) => lostTags.get(tag) ?? []);
  for (const one of more) {
    const place = whereOf(candidate, pathOf(floor, one));
    const cause = lostTags.get(String(one.params.tag ?? ''));
    resolution.findings.error(place, one.code, withNearest(one, pools), cause);
  }
  const params = withNearest(error, pools);
  const loss = { code: error.code, path: pathOf(floor, error), params, because: because[0] };
  linkAll(resolution, lose(resolution, candidate, loss));
  return false;
}

/** A tag that no room carries, with the one that was perhaps meant. */
function withNearest({ params }: FloorProblem, pools: RoomPools): FloorProblem['params'] {
  const { tag } = params;
  return typeof tag !== 'string' || pools.has(tag) ? params : { ...params, nearest: nearestId(tag, pools.keys()) };
}

/** The tags that a floor requires which is lost for another reason. */
function checkTags({ findings, reading }: Resolution, candidate: Remains, pools: RoomPools): void {
  const { required } = candidate.entry;
  if (!Array.isArray(required)) return;
  required.forEach((tag: unknown, index) => {
    const path = ['required', index];
    if (typeof tag !== 'string' || pools.has(tag) || reading.lostTags.has(tag) || isTold(candidate, path)) return;
    const params = { tag, nearest: nearestId(tag, pools.keys()) };
    findings.error(whereOf(candidate, path), 'required_without_prefab', params);
  });
}

/** The field that a problem of a floor is about. */
function pathOf(floor: FloorDef, { code, params }: FloorProblem): Path {
  switch (code) {
    case 'required_without_prefab':
    case 'required_too_large':
      return ['required', floor.required.indexOf(String(params.tag))];
    case 'no_entrance':
    case 'no_stairs':
      return ['required'];
    case 'tag_without_prefab':
      return ['prefabs', floor.prefabs.findIndex(({ tag }) => tag === params.tag), 'tag'];
    case 'rooms_do_not_fit':
      return ['size'];
    case 'no_creatures':
      return ['creatures'];
    default:
      return ['rooms'];
  }
}

/** Of two floors with one number the smaller id counts. */
function warnOfEqualNumbers(resolution: Resolution): void {
  const first = new Map<number, Candidate>();
  const floors = [...winners(resolution, 'floors').values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const candidate of floors) {
    // Validated by the schema of its registry.
    const { number } = candidate.entry as unknown as FloorDef;
    const other = first.get(number);
    if (other === undefined) first.set(number, candidate);
    else resolution.findings.warning(whereOf(candidate, ['number']), 'equal_floor_number', { number, other: other.id });
  }
}
