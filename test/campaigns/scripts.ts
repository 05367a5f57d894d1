/** A campaign over random and mutilated scripts: the laws of the sandbox, and the same results as in QuickJS. Run by hand. */
import { type Figures, fuzzScripts } from '../../src/script/fuzz/campaign.ts';
import { quickjs } from '../scripts/quickjs.ts';

/** Runs so many programs, each once as it is and once mutilated, from a seed on. `broken` stays empty in a good campaign. */
export async function scriptCampaign(programs: number, firstSeed = 1): Promise<Figures> {
  return fuzzScripts({ programs, firstSeed, other: await quickjs() });
}
