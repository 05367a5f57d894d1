/** Bringing in the programs of `[[scripts]]`: from their files, through the compiler that is handed in. */

import type { CompiledScript } from '../game/content/content.ts';
import type { RegistryName } from '../game/content/registry-names.ts';
import type { Script } from '../game/content/script.ts';
import type { DiagnosticCode } from './codes.ts';
import type { Place } from './diagnostic.ts';
import type { Params, Where } from './findings.ts';
import { qualify } from './ids.ts';
import type { Candidate } from './read.ts';
import { isTold } from './remains.ts';
import { keyOf, linkAll, loseAt, type Resolution, whereOf, winner, winners } from './resolve.ts';
import { textOf } from './toml.ts';

/** How a program's ids are read: its mod's namespace, and what exists. */
export interface Linker {
  qualify(id: string): string;
  exists(registry: RegistryName, id: string): boolean;
}

/** Reads a program; a mistake has its place within the program, from 1. */
export type Compile = (
  source: string,
  linker: Linker,
) =>
  | { readonly ok: true; readonly script: CompiledScript }
  | {
      readonly ok: false;
      readonly code: string;
      readonly line: number;
      readonly column: number;
      readonly detail: string;
    };

const SOURCE_LIMIT = 65_536;

/** Runs a script in made-up situations; what it did wrong in any of them, with its place in the program. */
export type Trial = (script: CompiledScript) => readonly Fault[];

interface Fault extends Place {
  readonly code: string;
  readonly detail: string;
}

/** Tries out the scripts that are left, and warns of what they return that is no action, or never return at all. */
export function tryScripts(resolution: Resolution, compiled: ReadonlyMap<string, CompiledScript>, trial: Trial): void {
  for (const [id, candidate] of winners(resolution, 'scripts')) {
    const compiledScript = compiled.get(id);
    if (compiledScript === undefined) continue;
    // Candidates of this registry were validated by its schema; `source` was filled in when they were compiled.
    const script = candidate.entry as unknown as Script;
    const source = script.source ?? '';
    for (const fault of trial(compiledScript)) {
      const params = paramsOf(fault);
      resolution.findings.warning(placeOf({ candidate, script, source }, fault), 'script_trial', params);
    }
  }
}

function paramsOf({ code, detail, line, column }: Fault): Params {
  return { reason: code, detail, script_line: line, script_column: column };
}

/** Compiles the scripts that count; those that cannot be lose their entry, and with it what runs them. */
export function compileScripts(resolution: Resolution, compile: Compile | undefined): Map<string, CompiledScript> {
  const compiled = new Map<string, CompiledScript>();
  const waiting = [...winners(resolution, 'scripts').values()];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const failure = compileOne(next, { resolution, compile, compiled });
    if (failure === undefined) continue;
    const again = loseAt(resolution, next, failure);
    linkAll(resolution, again);
    // The fall of an override brings its original back, which has not been compiled yet.
    const original = winner(resolution, keyOf('scripts', next.id));
    if (original !== undefined) waiting.push(original);
  }
  if (compile !== undefined) compileRemains(resolution, compile);
  return compiled;
}

/** The programs of scripts that are lost for another reason: what is wrong with them is told as well. */
function compileRemains(resolution: Resolution, compile: Compile): void {
  for (const candidate of resolution.reading.remains) {
    const { file, source } = candidate.entry;
    if (candidate.registry !== 'scripts' || isTold(candidate, ['file']) || isTold(candidate, ['source'])) continue;
    if ((typeof file === 'string') === (typeof source === 'string')) continue;
    const failure = compileOne(candidate, { resolution, compile, compiled: new Map() });
    if (failure !== undefined && failure.because === undefined) {
      resolution.findings.error(failure.where, failure.code, failure.params);
    }
  }
}

/** What is wrong with a script, and where. */
interface Failure {
  readonly where: Where;
  readonly code: DiagnosticCode;
  readonly params: Params;
  /** What was lost first, where the program names it. */
  readonly because?: string | undefined;
}

interface Work {
  readonly resolution: Resolution;
  readonly compile: Compile | undefined;
  readonly compiled: Map<string, CompiledScript>;
}

function compileOne(candidate: Candidate, { resolution, compile, compiled }: Work): Failure | undefined {
  // Candidates of this registry were validated by its schema.
  const script = candidate.entry as unknown as Script;
  const text = script.file === undefined ? (script.source ?? '') : fileText(candidate, script.file, resolution);
  if (typeof text !== 'string') return text;
  candidate.entry.source = text;
  if (compile === undefined) return undefined;
  const missed: string[] = [];
  const result = compile(text, linkerOf(candidate, resolution, missed));
  if (result.ok) {
    compiled.set(candidate.id, result.script);
    return undefined;
  }
  const where = placeOf({ candidate, script, source: text }, result);
  return { where, code: 'script_error', params: paramsOf(result), because: missed[0] };
}

/** What the program names although it was lost goes into `missed`, as what was lost first. */
function linkerOf(candidate: Candidate, resolution: Resolution, missed: string[]): Linker {
  return {
    qualify: (id) => qualify(id, candidate.mod.manifest.id) ?? id,
    exists: (registry, id) => {
      const key = keyOf(registry, id);
      const there = winner(resolution, key) !== undefined;
      const lost = resolution.reading.lost.get(key);
      if (!there && lost !== undefined && missed.length === 0) missed.push(lost);
      return there;
    },
  };
}

/** The text of a script's own file, which must lie in the mod. */
function fileText(candidate: Candidate, path: string, { reading }: Resolution): string | Failure {
  const where = whereOf(candidate, ['file']);
  const fail = (code: DiagnosticCode, params: Params): Failure => ({ where, code, params });
  const parts = path.split('/');
  if (path.startsWith('/') || /[\\:]/.test(path) || parts.includes('..') || parts.includes('.') || parts.includes('')) {
    return fail('script_path', { path });
  }
  const file = candidate.mod.files.files.find((one) => one.path === path);
  if (file === undefined) {
    const alike = candidate.mod.files.files.find((one) => one.path.toLowerCase() === path.toLowerCase());
    return fail('script_file', { path, nearest: alike?.path ?? '' });
  }
  const text = textOf(file);
  if (!text.ok) return fail(text.problem.code, { ...text.problem.params });
  if (text.text.length > SOURCE_LIMIT)
    return fail('too_long', { field: path, length: text.text.length, limit: SOURCE_LIMIT });
  reading.sources.set(`${where.mod}/${path}`, text.text);
  return text.text;
}

interface Program {
  readonly candidate: Candidate;
  readonly script: Script;
  readonly source: string;
}

/** The place of a mistake: in the script's file, or where the program stands inside the TOML text. */
function placeOf({ candidate, script, source }: Program, result: Place): Where {
  if (script.file !== undefined) {
    const { line, column } = result;
    return { mod: candidate.mod.manifest.id, file: script.file, entry: candidate.id, place: { line, column } };
  }
  return { ...whereOf(candidate, ['source']), inside: { text: source, line: result.line, column: result.column } };
}
