/** Scripts in tests: run one, and say what it told or why it failed. */
import type { ScriptReaders } from '../../src/game/content/content.ts';
import { compileScript, type EngineScript, type Linker, type Report } from '../../src/script/compile.ts';
import { listening } from '../../src/script/fuzz/campaign.ts';

/** Ids without a colon belong to the mod `m`; every entry whose name does not contain "missing" exists. */
export const LINKER: Linker = {
  qualify: (id) => (id.includes(':') ? id : `m:${id}`),
  exists: (_registry, id) => !id.includes('missing'),
};

/** Leaves tags as they are: what a script says is what a test reads. */
const PLAIN: Linker = { ...LINKER, qualify: (id) => id };

/** A script that compiles. */
export function compiled(source: string, linker: Linker = LINKER): EngineScript {
  const result = compileScript(source, linker);
  if (!result.ok)
    throw new Error(`${result.code} ${result.line}:${result.column} ${result.detail} in: ${source.slice(0, 200)}`);
  return result.script;
}

export function reported(source: string, readers: Partial<ScriptReaders> = {}): Report {
  return compiled(source).report({ ...listening([]), ...readers });
}

/** What a program says: `say(x)` is short for asking for the tag `x`. */
export function said(program: string): string[] {
  const told: string[] = [];
  const script = compiled(`${SAY}${program}\nreturn [];`, PLAIN);
  const { result } = script.report(listening(told));
  if (!result.ok) throw new Error(`${result.code} ${result.line}:${result.column} ${result.detail}`);
  return told;
}

export const SAY = 'const say = (x) => { has_tag("self", "" + x); }; ';

/** Why a program fails, when it is loaded or when it runs: "code line:column detail"; "fine" if it does not. */
export function failure(source: string, readers: Partial<ScriptReaders> = {}): string {
  const result = compileScript(source, LINKER);
  const told = result.ok ? result.script.run({ ...listening([]), ...readers }) : result;
  return told.ok ? 'fine' : `${told.code} ${told.line}:${told.column} ${told.detail}`.trim();
}

/** Whether a program is refused before it runs. */
export function isRefused(source: string): boolean {
  return !compileScript(source, LINKER).ok;
}

/** What a program returns. */
export function returned(source: string, readers: Partial<ScriptReaders> = {}): readonly unknown[] {
  const { result } = reported(source, readers);
  if (!result.ok) throw new Error(`${result.code} ${result.line}:${result.column} ${result.detail}`);
  return result.actions;
}
