/** The campaign against the engine: random and mutilated programs, each held to the laws of the sandbox. */
import type { ScriptReaders } from '../../game/content/content.ts';
import { fraction, rngFromHalves } from '../../lib/rng.ts';
import { type Compiled, compileScript, type Linker, type Report } from '../compile.ts';
import { FAULTS } from '../fault.ts';
import { LIMITS } from '../limits.ts';
import { mutilated, randomProgram } from './program.ts';

/** What another engine made of the same program: what it told, and whether it ended by itself. */
export interface Foreign {
  readonly told: readonly string[];
  readonly ended: boolean;
}

export interface Campaign {
  readonly programs: number;
  readonly firstSeed?: number;
  /** Another engine to compare with; programs that ours ends in order must come to the same there. */
  readonly other?: (source: string) => Foreign;
}

export interface Figures {
  programs: number;
  mutilated: number;
  refused: number;
  faulted: number;
  compared: number;
  operations: number;
  /** Laws that were broken, with the seed of the program. */
  readonly broken: { readonly seed: number; readonly law: string; readonly source: string }[];
}

const LINKER: Linker = { qualify: (id) => id, exists: () => true };

/** Runs the campaign. It ends early when the laws are broken too often to be worth more examples. */
export function fuzzScripts({ programs, firstSeed = 1, other }: Campaign): Figures {
  const figures: Figures = {
    programs: 0,
    mutilated: 0,
    refused: 0,
    faulted: 0,
    compared: 0,
    operations: 0,
    broken: [],
  };
  for (let seed = firstSeed; seed < firstSeed + programs && figures.broken.length < 20; seed++) {
    const source = randomProgram(seed);
    figures.programs++;
    lawful(source, seed, figures, other);
    figures.mutilated++;
    lawful(mutilated(source, seed), seed, figures);
  }
  return figures;
}

function lawful(source: string, seed: number, figures: Figures, other?: Campaign['other']): void {
  const breach = (law: string): void => {
    figures.broken.push({ seed, law, source });
  };
  try {
    const compiled = compileScript(source, LINKER);
    if (!compiled.ok) {
      figures.refused++;
      checkTold(compiled, source, breach);
      return;
    }
    const first = listened(compiled);
    const second = listened(compiled);
    figures.operations += first.report.operations;
    if (JSON.stringify(first) !== JSON.stringify(second)) breach('the same call came to something else');
    checkReport(first.report, source, breach);
    if (!first.report.result.ok) figures.faulted++;
    else if (other !== undefined) {
      figures.compared++;
      compare(first.told, other(source), breach);
    }
  } catch (error) {
    breach(`left the engine: ${String(error)}`);
  }
}

function checkTold(
  told: { readonly code: string; readonly line: number; readonly column: number },
  source: string,
  breach: (law: string) => void,
): void {
  if (!Object.hasOwn(FAULTS, told.code)) breach(`unknown code ${told.code}`);
  const lines = source.split(/\r\n|[\n\r\u2028\u2029]/);
  const line = lines[told.line - 1];
  if (line === undefined || told.column < 1 || told.column > line.length + 1) {
    breach(`no such place: ${told.line}:${told.column} (${told.code})`);
  }
}

function checkReport({ result, operations, units }: Report, source: string, breach: (law: string) => void): void {
  if (!result.ok) return checkTold(result, source, breach);
  if (operations > LIMITS.operations.value) breach(`${operations} operations passed`);
  if (units > LIMITS.units.value) breach(`${units} units passed`);
}

function compare(ours: readonly string[], theirs: Foreign, breach: (law: string) => void): void {
  if (!theirs.ended) return breach('ended here, not there');
  if (JSON.stringify(ours) !== JSON.stringify(theirs.told)) {
    breach(`came to ${JSON.stringify(ours)} here, to ${JSON.stringify(theirs.told)} there`);
  }
}

/** Readers whose answers are fixed, and which write down what they are told. */
export function listening(told: string[]): ScriptReaders {
  const dice = rngFromHalves(1, 2);
  return {
    attribute: () => 10,
    health: () => 50,
    stamina: () => 20,
    has_tag: (_who, tag) => {
      told.push(tag);
      return tag.length % 2 === 0;
    },
    has_item: () => 2,
    has_modifier: () => false,
    floor: () => 3,
    quest: () => 'active',
    rand: () => fraction(dice),
  };
}

function listened({ script }: Extract<Compiled, { ok: true }>): { told: string[]; report: Report } {
  const told: string[] = [];
  return { told, report: script.report(listening(told)) };
}
