/** Figures about series of numbers. */

export interface MeanAndSpread {
  readonly mean: number;
  readonly sd: number;
}

/** Mean and standard deviation; 0, 0 for an empty series. */
export function meanAndSpread(values: readonly number[]): MeanAndSpread {
  if (values.length === 0) return { mean: 0, sd: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, sd: Math.sqrt(variance) };
}

/** The value below which a share of the series lies; 0 for an empty one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The 95 % confidence interval of a share (Wilson), good also near 0 and 1. */
export function confidence95(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959963985;
  const share = successes / trials;
  const spread = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / spread;
  const half = (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / spread;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
