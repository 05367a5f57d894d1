/** `rustkeep check [DIR…] [--json]`: everything wrong with mods, at once. */
import { type Checked, checkMods } from '../host/check.ts';
import { dataFolder } from '../host/paths.ts';
import { VERSION } from '../host/version.ts';
import { wordingOf } from '../ui/words/diagnostics.ts';
import { reportLines } from '../ui/words/report.ts';
import { modProblem } from './folders.ts';
import { DONE, FINDINGS, modsFolders, NOT_DONE, readArgs, type ToolArgs, type ToolIo } from './tool.ts';
import { CHECK_WORDS } from './words/check.ts';

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'check', io);
  if (typeof read === 'number') return read;
  const wrong = read.parsed.words.map((path) => modProblem('rustkeep check', path, read.language)).find(Boolean);
  if (wrong !== undefined) {
    io.err(`${wrong}\n`);
    return NOT_DONE;
  }
  const checked = await checkMods(read.parsed.words, requestOf(read));
  io.out(read.flag('json') ? jsonOf(checked, read.language) : textOf(checked, read.language));
  if (checked.nothing) return NOT_DONE;
  return checked.diagnostics.some(({ severity }) => severity !== 'info') ? FINDINGS : DONE;
}

/** Where a tool looks for mods, without touching the order file. */
export function requestOf(args: ToolArgs) {
  const folder = dataFolder(args.value('data-dir'));
  const dataDir = folder.ok ? folder.folder : '';
  return { modsDirs: modsFolders(args, dataDir), dataDir, engine: VERSION, write: false };
}

function jsonOf({ files, entries, diagnostics }: Checked, language: string): string {
  const list = diagnostics.map((one) => ({
    severity: one.severity,
    mod: one.mod,
    file: one.file,
    line: one.place.line,
    column: one.place.column,
    entry: one.entry,
    code: one.code,
    ...wordingOf(one, language),
  }));
  return `${JSON.stringify({ files, entries, diagnostics: list }, undefined, 2)}\n`;
}

function textOf(checked: Checked, language: 'de' | 'en'): string {
  const lines = reportLines(checked.diagnostics, checked.sources, language);
  const count = (wanted: string): number => checked.diagnostics.filter(({ severity }) => severity === wanted).length;
  const sum = CHECK_WORDS[language].sum({
    files: checked.files,
    entries: checked.entries,
    errors: count('error'),
    warnings: count('warning'),
    notes: count('info'),
  });
  return `${[...lines, ...(lines.length === 0 ? [] : ['']), sum].join('\n')}\n`;
}
