/** The door of the engine: a program in, something that can be run out. Nothing ever leaves it but results and faults. */
import type { CompiledScript, ScriptReaders, ScriptResult } from '../game/content/content.ts';
import { Compiler, type Linker } from './compiler.ts';
import { ScriptFault, type Told, told } from './fault.ts';
import { programBody } from './functions.ts';
import { GRAMMAR } from './grammar.ts';
import { parse } from './parse.ts';
import { actionsOf } from './result.ts';
import { Run } from './run.ts';
import { freshEnv } from './scope.ts';
import type { Value } from './values.ts';

export type { Linker } from './compiler.ts';

/** What one call did. */
export interface Report {
  readonly result: ScriptResult;
  readonly operations: number;
  readonly units: number;
}

/** A script that compiled. */
export interface EngineScript extends CompiledScript {
  /** How many branches it has. */
  readonly branches: number;
  /** The numbers that are written in it. */
  readonly numbers: readonly number[];
  /** Runs it and says what that took; marks the branches it goes through in `taken`. */
  report(readers: ScriptReaders, taken?: Uint8Array): Report;
}

export type Compiled = { readonly ok: true; readonly script: EngineScript } | Told;

/** Compiles a program. Every mistake that can be seen without running it is told here, with its place. */
export function compileScript(source: string, linker: Linker): Compiled {
  // An editor's byte order mark is no part of the program, and shifts no column.
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  try {
    return { ok: true, script: compiled(text, linker) };
  } catch (error) {
    if (error instanceof ScriptFault) return told(error, text);
    throw error;
  }
}

function compiled(source: string, linker: Linker): EngineScript {
  const program = parse(source);
  const compiler = new Compiler(GRAMMAR, linker);
  const { made: body, levels } = compiler.measured(() => programBody(program, compiler));
  const { scope, branches } = compiler;
  // A result is wrong where it was returned; without a `return`, at the end of the program.
  const end = Math.max(0, (program.body.at(-1)?.end ?? 0) - 1);
  const start = (run: Run): Value => {
    run.enter(levels, 0);
    return body(freshEnv(undefined, scope.size), run);
  };
  const report = (readers: ScriptReaders, taken?: Uint8Array): Report => {
    const run = new Run(readers, taken);
    return { result: outcome(start, run, { source, linker, end }), operations: run.operations, units: run.units };
  };
  return { branches, numbers: [...compiler.numbers], report, run: (readers) => report(readers).result };
}

function outcome(
  start: (run: Run) => Value,
  run: Run,
  { source, linker, end }: { source: string; linker: Linker; end: number },
): ScriptResult {
  try {
    const value = start(run);
    return { ok: true, actions: actionsOf(value, linker, run.returnedAt < 0 ? end : run.returnedAt) };
  } catch (error) {
    if (error instanceof ScriptFault) return told(error, source);
    throw error;
  }
}
