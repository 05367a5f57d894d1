/** Versions and ranges as manifests write them: `1.2.0`, `^0.3`, `>=0.1 <0.4`, `0.2.x || 0.3.x`. */

type Version = readonly [number, number, number];

/** The form of a version: three numbers, with an optional suffix that is not compared. */
export const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+][0-9A-Za-z.+-]{1,60})?$/;
const PART = /^(\^|~|>=|<=|>|<|=)?v?(\d{1,9}|x|\*)(?:\.(\d{1,9}|x|\*))?(?:\.(\d{1,9}|x|\*))?$/;

/** Whether a version lies in a range; undefined when the range cannot be read. */
export function satisfies(version: string, range: string): boolean | undefined {
  const found = VERSION.exec(version);
  if (found === null || range.length > 200) return undefined;
  const numbers: Version = [Number(found[1]), Number(found[2]), Number(found[3])];
  let any = false;
  for (const alternative of range.split('||')) {
    const parts = alternative
      .trim()
      .replace(/(\^|~|>=|<=|>|<|=)\s+/g, '$1')
      .split(/\s+/);
    const answers = parts.map((part) => (part === '' ? undefined : within(numbers, part)));
    if (answers.includes(undefined)) return undefined;
    any ||= answers.every((answer) => answer === true);
  }
  return any;
}

function within(version: Version, part: string): boolean | undefined {
  const found = PART.exec(part);
  if (found === null) return undefined;
  const [, operator = '', ...written] = found;
  const given = written.filter((one) => one !== undefined && /^\d/.test(one)).map(Number);
  const low: Version = [given[0] ?? 0, given[1] ?? 0, given[2] ?? 0];
  const next = above(low, given.length, operator);
  switch (operator) {
    case '>=':
      return compare(version, low) >= 0;
    case '<':
      return compare(version, low) < 0;
    case '>':
      return compare(version, given.length === 3 ? low : next) >= (given.length === 3 ? 1 : 0);
    case '<=':
      return given.length === 3 ? compare(version, low) <= 0 : compare(version, next) < 0;
    default:
      return compare(version, low) >= 0 && compare(version, next) < 0;
  }
}

/** The first version that no longer fits: `^1.2.3` → 2.0.0, `^0.2.3` → 0.3.0, `~1.2.3` → 1.3.0, `1.2` → 1.3.0. */
function above(low: Version, given: number, operator: string): Version {
  if (given === 0) return [Number.POSITIVE_INFINITY, 0, 0];
  const [major, minor, patch] = low;
  if (operator === '^')
    return major > 0 ? [major + 1, 0, 0] : minor > 0 || given < 3 ? [0, minor + 1, 0] : [0, 0, patch + 1];
  if (operator === '~' || given < 3) return given === 1 ? [major + 1, 0, 0] : [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
