/** The time of the machine, and how it is written in file names and records. */

/** Milliseconds since 1970; replaced in tests. */
export type Clock = () => number;

export const MACHINE_CLOCK: Clock = () => Date.now();

/** '2026-03-01T18:04:05Z', for records. */
export function isoTime(clock: Clock): string {
  return `${new Date(clock()).toISOString().slice(0, 19)}Z`;
}

/** '2026-03-01T18-04-05', fit for the names of files on every system. */
export function timeStamp(clock: Clock): string {
  return new Date(clock()).toISOString().slice(0, 19).replaceAll(':', '-');
}

/** '2026-03-01', the day that all players share. */
export function utcDate(clock: Clock): string {
  return new Date(clock()).toISOString().slice(0, 10);
}
