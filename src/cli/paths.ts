/** `rustkeep paths`: where everything lies. */
import { ownModsFolder } from '../host/own-mods.ts';
import { dataFolder, pathsIn } from '../host/paths.ts';
import { DONE, NOT_DONE, readArgs, type ToolIo } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';
import { noHomeText } from './words/start.ts';

const SHOWN = ['folder', 'save', 'previous', 'journal', 'runs', 'settings', 'loadOrder', 'mods', 'logs'] as const;

export function run(args: readonly string[], io: ToolIo): Promise<number> {
  return Promise.resolve(tell(args, io));
}

function tell(args: readonly string[], io: ToolIo): number {
  const read = readArgs(args, 'paths', io);
  if (typeof read === 'number') return read;
  const found = dataFolder(read.value('data-dir'));
  if (!found.ok) {
    io.err(`${noHomeText(read.language)}\n`);
    return NOT_DONE;
  }
  const words = RUN_WORDS[read.language];
  const paths = pathsIn(found.folder);
  const rows: [string, string][] = SHOWN.map((name) => [words.paths[name] ?? name, paths[name]]);
  rows.push([words.paths.own ?? 'own', ownModsFolder()]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const [first, ...rest] = rows.map(([name, path]) => `${name.padEnd(width)}  ${path}`);
  io.out(`${[`${first}  ${words.because(found.because)}`, ...rest].join('\n')}\n`);
  return DONE;
}
