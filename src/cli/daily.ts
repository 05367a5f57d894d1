/** `rustkeep daily`: the dungeon of the day, which everybody shares. In a terminal it begins, elsewhere its seed is told. */
import { MACHINE_CLOCK } from '../host/clock.ts';
import { dailySeed, nextTry } from '../host/daily.ts';
import { REAL_FILES } from '../host/files.ts';
import { dataFolder, pathsIn } from '../host/paths.ts';
import { overridesOf } from './overrides.ts';
import { DONE, NOT_DONE, readArgs, type ToolIo } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';
import { noHomeText } from './words/start.ts';

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'daily', io, { anyLanguage: true });
  if (typeof read === 'number') return read;
  const { language } = read;
  const { stdin, stdout, env } = process;
  if (stdin.isTTY && stdout.isTTY && !read.flag('show')) {
    const { play } = await import('./play.ts');
    const options = {
      seed: '',
      daily: true,
      dataDir: read.value('data-dir'),
      modsDirs: read.parsed.values.get('mods-dir') ?? [],
      mods: read.parsed.values.get('mod') ?? [],
      overrides: overridesOf(read),
      plain: read.flag('plain') || env.TERM === 'dumb',
    };
    // Nothing may keep the process alive once the terminal is the shell's again.
    process.exit(await play(options, { input: stdin, output: stdout, env, language, err: (text) => io.err(text) }));
  }
  const found = dataFolder(read.value('data-dir'));
  if (!found.ok) {
    io.err(`${noHomeText(language)}\n`);
    return NOT_DONE;
  }
  const { date, attempt } = nextTry(REAL_FILES, pathsIn(found.folder).daily, MACHINE_CLOCK);
  io.out(`${RUN_WORDS[language].daily(date, dailySeed(date), attempt)}\n`);
  return DONE;
}
