/** How things are measured: CPU time (never the clock on the wall), medians, rows of a report. */

/** One line of the report. A ratio is what travels from machine to machine; the measured value explains it. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it is compared with, and how many times that it is. */
  readonly ratio?: string;
  /** What is to be reached. */
  readonly aim?: string;
}

/** The CPU seconds this process has used, all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds of one call. */
export function cost(work: () => void): number {
  const before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

/**
 * How many things per CPU second `work` does; it says how many it did in one call.
 * The first half second warms up and does not count.
 */
export function perCpuSecond(work: () => number, seconds = 2): number {
  const warm = cpuSeconds() + 0.5;
  while (cpuSeconds() < warm) work();
  const begin = cpuSeconds();
  let done = 0;
  while (cpuSeconds() < begin + seconds) done += work();
  return done / (cpuSeconds() - begin);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function times(value: number, yardstick: number, name: string): string {
  return `${(value / yardstick).toFixed(2)} × ${name}`;
}

export function thousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The rows as an aligned table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.ratio ?? '', row.aim ?? '']);
  const all = [['what', 'measured', 'ratio', 'aim'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
