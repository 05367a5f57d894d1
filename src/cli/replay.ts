/** `rustkeep replay FILE`: plays a finished run again, on the screen or, with `--verify`, without one. */
import { readFileSync } from 'node:fs';
import { type Journal, readJournal } from '../data/save/journal.ts';
import { type Verdict, verify } from '../data/save/replay.ts';
import { errorCode, textOf } from '../host/files.ts';
import { VERSION } from '../host/version.ts';
import { DONE, FINDINGS, loadForTool, NOT_DONE, readArgs, type ToolArgs, type ToolIo } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';

const OWN = { verify: {} } as const;

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, OWN, io);
  if (read === undefined) return NOT_DONE;
  const words = RUN_WORDS[read.language];
  const [file, ...more] = read.parsed.words;
  if (file === undefined || more.length > 0) {
    io.err(`${words.usage}\n`);
    return NOT_DONE;
  }
  const journal = open(file, read, io);
  if (journal === undefined) return NOT_DONE;
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  return tell(verify(journal, game.content, VERSION), journal, read, io);
}

function open(file: string, { language }: ToolArgs, io: ToolIo): Journal | undefined {
  const words = RUN_WORDS[language];
  let text: string;
  try {
    text = textOf(readFileSync(file));
  } catch (error) {
    io.err(`${words.unreadable(file, errorCode(error))}\n`);
    return undefined;
  }
  const journal = readJournal(text);
  if (journal === undefined) io.err(`${words.noReplay(file)}\n`);
  return journal;
}

function tell(verdict: Verdict, journal: Journal, { language }: ToolArgs, io: ToolIo): number {
  const words = RUN_WORDS[language];
  switch (verdict.kind) {
    case 'identical':
      io.out(`${words.identical(verdict.commands, journal.end !== undefined)}\n`);
      return DONE;
    case 'diverged':
      io.out(`${words.diverged(verdict.divergence)}\n`);
      return FINDINGS;
    case 'unplayable': {
      const { game, mods } = journal.header;
      const made = { game, here: VERSION, mods: mods.map(({ id, version }) => `${id} ${version}`).join(', ') };
      const where = journal.damagedAt === undefined ? '' : ` (${words.damaged(journal.damagedAt)})`;
      io.err(`${words.unplayable(verdict.reason, made)}${where}\n`);
      return NOT_DONE;
    }
  }
}
