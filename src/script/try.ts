/** Trying a script out before anyone plays it: in several sample situations, until its branches have been seen. */
import type { CompiledScript, ScriptReaders } from '../game/content/content.ts';
import { fraction, type Rng, rngFromHalves } from '../lib/rng.ts';
import type { EngineScript } from './compile.ts';
import type { Told } from './fault.ts';

/** What trying showed. */
export interface Trial {
  /** Each fault once, in the order of discovery. */
  readonly faults: readonly Told[];
  readonly runs: number;
  readonly branches: number;
  /** How many of the branches were taken at least once. */
  readonly covered: number;
}

/** Situations tried at most. */
const MOST_RUNS = 200;
/** Operations spent on it at most: a script that never ends shows that soon enough. */
const MOST_OPERATIONS = 3_000_000;
/** Faults reported at most: more of them are hardly news. */
const MOST_FAULTS = 10;

/** Runs a script in one situation after the other, until all its branches were taken or the situations are used up. */
export function tryScript(script: EngineScript, samples: Iterable<ScriptReaders> = sampleSituations(script)): Trial {
  const taken = new Uint8Array(script.branches);
  const faults = new Map<string, Told>();
  let runs = 0;
  let covered = 0;
  let spent = 0;
  for (const readers of samples) {
    runs++;
    const { result, operations } = script.report(readers, taken);
    spent += operations;
    if (!result.ok && faults.size < MOST_FAULTS) {
      // Our engine's faults have codes of our table; the type that the rules know says only text.
      const fault = result as Told;
      faults.set(keyOf(fault), fault);
    }
    covered = taken.reduce((sum, one) => sum + one, 0);
    // One run more than the branches need: the second look at a script without any costs nothing.
    if (covered === script.branches && runs > 1) break;
    if (runs >= MOST_RUNS || spent >= MOST_OPERATIONS) break;
  }
  return { faults: [...faults.values()], runs, branches: script.branches, covered };
}

/** The same for the loader, which knows only that a script can be run. */
export function trial(script: CompiledScript): readonly Told[] {
  // Only scripts of our engine can be watched; there are no others.
  return 'report' in script ? tryScript(script as EngineScript).faults : [];
}

function keyOf({ code, line, column, detail }: Told): string {
  return `${code} ${line}:${column} ${detail}`;
}

/**
 * Situations for a script: numbers near those that are written in it, so that its comparisons go both ways.
 * Somebody is always there as `target`: a script that is only used on one need not ask.
 */
export function* sampleSituations({ numbers }: Pick<EngineScript, 'numbers'>): Generator<ScriptReaders> {
  const dice = rngFromHalves(0x5ca1ab1e, 0x0ddba11);
  const near = [...new Set([0, 1, 50, 100, ...numbers.flatMap((number) => [number - 1, number, number + 1])])];
  for (let index = 0; index < MOST_RUNS; index++) yield situation(dice, near);
}

const SHARES = [0, 0.25, 0.5, 0.75, 0.999_999];
const STANDINGS = ['unknown', 'active', 'done'];

/** Each question has one answer for the whole call, as it has in a fight; only dice fall anew. */
function situation(dice: Rng, near: readonly number[]): ScriptReaders {
  const answers = new Map<string, unknown>();
  const settled = <A>(question: string, choices: readonly A[]): A => {
    if (!answers.has(question)) answers.set(question, one(dice, choices));
    // What was put under a question came from its own choices.
    return answers.get(question) as A;
  };
  const amounts = near.filter((number) => number >= 0);
  const counts = amounts.map(Math.round);
  const floors = counts.map((number) => Math.max(1, number));
  return {
    attribute: (who, name) => settled(`attribute ${who} ${name}`, near),
    health: (who) => settled(`health ${who}`, counts),
    stamina: (who) => settled(`stamina ${who}`, counts),
    has_tag: (who, tag) => settled(`tag ${who} ${tag}`, [true, false]),
    has_item: (who, id) => settled(`item ${who} ${id}`, counts),
    has_modifier: (who, id) => settled(`modifier ${who} ${id}`, [true, false]),
    floor: () => settled('floor', floors),
    quest: (id) => settled(`quest ${id}`, STANDINGS),
    rand: () => (fraction(dice) < 0.5 ? one(dice, SHARES) : fraction(dice)),
  };
}

function one<A>(dice: Rng, choices: readonly A[]): A {
  // The list is never empty, and a share below 1 stays inside it.
  return choices[Math.floor(fraction(dice) * choices.length)] as A;
}
