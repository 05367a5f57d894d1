/** Did you mean: the known word nearest to a wrong one. */

/** Words longer than this are not compared: nobody mistypes them by a letter. */
const LONGEST = 140;
/** Shorter parts of a name are in too many names to mean any. */
const LEAST_PART = 3;
/** How many words are compared letter by letter. */
const COMPARED = 20_000;

/** The nearest of `known`, or '' when none is near enough to be meant. Ties go to the first. */
export function nearest(word: string, known: Iterable<string>): string {
  if (word.length > LONGEST) return '';
  let best = '';
  let bestDistance = Number.POSITIVE_INFINITY;
  let compared = 0;
  for (const candidate of known) {
    if (compared++ >= COMPARED) break;
    if (candidate.length > LONGEST) continue;
    const limit = Math.min(bestDistance, allowed(Math.max(word.length, candidate.length)) + 1);
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < limit) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** How many letters may differ: one in three. */
function allowed(length: number): number {
  return Math.max(1, Math.floor(length / 3));
}

/** The field, verb or table that was meant: the nearest, or one that the word begins or is a part of, as `type` is of `damage_type`. */
export function nearestName(word: string, known: readonly string[]): string {
  const near = known.find((one) => singular(one) === word) ?? nearest(word, known);
  if (near !== '' || word.length < LEAST_PART) return near;
  const start = known.find((field) => field.startsWith(word));
  if (start !== undefined) return start;
  const parts = new Map(known.flatMap((field) => field.split('_').map((part) => [part, field] as const)).reverse());
  const part = [word, ...word.split('_')]
    .map((one) => nearest(one, parts.keys()))
    .find((one) => one.length >= LEAST_PART);
  return part === undefined ? '' : (parts.get(part) ?? '');
}

/** "abilities" → "ability", "items" → "item". */
function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

/** The nearest full id; one that differs only in its namespace is nearer than any misspelling. */
export function nearestId(id: string, known: Iterable<string>): string {
  const list = [...known];
  const local = localOf(id);
  const elsewhere = list.find((other) => localOf(other) === local);
  if (elsewhere !== undefined || id.includes(':')) return elsewhere ?? nearest(id, list);
  // Typed without a namespace, it is one's own words that are compared.
  const near = nearest(id, list.map(localOf));
  return near === '' ? '' : (list.find((other) => localOf(other) === near) ?? '');
}

function localOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** Insertions, deletions, replacements and swapped neighbours; stops counting at `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) >= limit) return limit;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
