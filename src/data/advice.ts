/** What can be known to be odd without being wrong: warnings about entries that load. */
import { adviseOnBehaviour } from './advice/behaviour.ts';
import { adviseOnNumbers } from './advice/numbers.ts';
import { adviseOnReach } from './advice/reach.ts';
import { adviseOnTexts } from './advice/translations.ts';
import type { ReadMod } from './read.ts';
import type { Resolution } from './resolve.ts';
import type { Texts } from './text-keys.ts';

export interface Advice {
  readonly resolution: Resolution;
  readonly texts: Texts;
  readonly mods: readonly ReadMod[];
  /** Also what is only worth knowing. */
  readonly thorough: boolean;
}

/** Everything odd, as warnings; with `thorough` also as infos. */
export function adviseOn({ resolution, texts, mods, thorough }: Advice): void {
  adviseOnBehaviour(resolution);
  adviseOnNumbers(resolution);
  if (!thorough) return;
  adviseOnReach(resolution);
  adviseOnTexts(resolution, texts, mods);
}
