/** Entries that fell: what else can be said of them, so that one run of `check` tells all there is to mend. */
import { type Path, startsWith } from './findings.ts';
import type { Candidate, Remains } from './read.ts';
import { danglingIn, describe, type Key, keyOf, nearestKnown, type Resolution, whereOf } from './resolve.ts';

/** Tells which references of entries that lost their shape lead nowhere. What was lost itself will be there again. */
export function checkRemains(resolution: Resolution): void {
  const { reading, findings } = resolution;
  const originals = new Set(reading.remains.filter(({ overrides }) => !overrides).map(keyOfOne));
  for (const candidate of reading.remains) {
    if (candidate.overrides && !originals.has(keyOfOne(candidate))) checkTarget(resolution, candidate);
    for (const spot of danglingIn(resolution, candidate)) {
      if (isTold(candidate, spot.path)) continue;
      const [params, because] = describe(resolution, spot);
      const code = spot.choice === undefined ? 'dangling_reference' : 'dangling_choice';
      if (because === undefined) findings.error(whereOf(candidate, spot.path), code, params);
    }
  }
}

/** Whether a field, or what it stands in, is already said to be wrong. */
export function isTold({ told }: Remains, path: Path): boolean {
  return told.some((known) => startsWith(path, known));
}

/** Whether there is something that a broken override could replace. */
function checkTarget(resolution: Resolution, candidate: Candidate): void {
  const { reading, findings, chains } = resolution;
  const { registry, id } = candidate;
  const key = keyOf(registry, id);
  // A broken override has lost its own id, so only the name of a file tells of another loss.
  if (chains.has(key) || reading.lost.get(key) !== id) return;
  const params = { target: id, registry, nearest: nearestKnown(resolution, key) };
  findings.error(whereOf(candidate, ['overrides']), 'override_missing', params);
}

function keyOfOne({ registry, id }: Candidate): Key {
  return keyOf(registry, id);
}

/** Definitions that are out of play, as far as they can be read: mended, they would count again. */
export function fallen({ reading, chains }: Resolution): readonly Candidate[] {
  const lost = reading.candidates.filter((one) => chains.get(keyOf(one.registry, one.id))?.includes(one) !== true);
  return [...reading.remains, ...lost];
}
