/** What can be known to be odd without being wrong: warnings about entries that load. */
import type { Findings } from './findings.ts';
import type { ReadMod } from './read.ts';
import type { Resolution } from './resolve.ts';
import type { Texts } from './texts.ts';

export interface Advice {
  readonly resolution: Resolution;
  readonly texts: Texts;
  readonly mods: readonly ReadMod[];
  readonly findings: Findings;
  /** Also what is only worth knowing. */
  readonly thorough: boolean;
}

/** Everything odd, as warnings and infos. */
export function adviseOn(_advice: Advice): void {}
