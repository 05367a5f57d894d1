/**
 * Powers by multiplication and square roots alone, so that no platform differs: `Math.pow` may round differently
 * from one to the next, while both of these are exact by the standard.
 */

/** Bits of the fractional part of an exponent that count: finer than any knob. */
const FRACTION_BITS = 30;

/** base ^ exponent for base ≥ 0 and exponent ≥ 0; never above `limit`, which also keeps it finite. */
export function power(base: number, exponent: number, limit = 1e15): number {
  const whole = Math.floor(exponent);
  let result = 1;
  let factor = Math.min(base, limit);
  for (let rest = whole; rest >= 1; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = Math.min(result * factor, limit);
    factor = Math.min(factor * factor, limit);
  }
  let fraction = exponent - whole;
  let root = base;
  for (let bit = 0; bit < FRACTION_BITS && fraction > 0; bit++) {
    root = Math.sqrt(root);
    fraction *= 2;
    if (fraction < 1) continue;
    fraction -= 1;
    result = Math.min(result * root, limit);
  }
  return result;
}
