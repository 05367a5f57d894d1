/** `rustkeep replay FILE`: plays a finished run again, on the screen or, with `--verify`, without one. */
import { readFileSync } from 'node:fs';
import { type Journal, readJournal } from '../data/save/journal.ts';
import { beginning, unplayable, type Verdict, verify } from '../data/save/replay.ts';
import type { Content } from '../game/content/content.ts';
import { errorCode, REAL_FILES, textOf } from '../host/files.ts';
import { dataFolder } from '../host/paths.ts';
import { SettingsDesk } from '../host/settings-desk.ts';
import { VERSION } from '../host/version.ts';
import { clean } from '../lib/clean.ts';
import { fileReason } from '../ui/words/file-reasons.ts';
import { usageText } from './command-help.ts';
import { overridesOf } from './overrides.ts';
import { DONE, FINDINGS, loadForTool, NOT_DONE, readArgs, type ToolArgs, type ToolIo, wholeFrom } from './tool.ts';
import { RUN_WORDS } from './words/runs.ts';

const SPEED = 8;

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'replay', io, { anyLanguage: true });
  if (typeof read === 'number') return read;
  const words = RUN_WORDS[read.language];
  const [file] = read.parsed.words;
  if (file === undefined) {
    io.err(`${usageText('replay', read.language)}\n`);
    return NOT_DONE;
  }
  const journal = open(file, read, io);
  if (journal === undefined) return NOT_DONE;
  const speed = wholeFrom(read.value('speed') ?? String(SPEED), 1, 1000);
  const shown = !read.flag('verify');
  const refusal = speed === undefined ? words.speed : shown && !isTerminal() ? words.no_terminal : undefined;
  if (speed === undefined || refusal !== undefined) {
    io.err(`${refusal}\n`);
    return NOT_DONE;
  }
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  if (!shown) return tell(verify(journal, game.content, VERSION), journal, read, io);
  return await show({ journal, content: game.content, speed }, read, io);
}

function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

async function show(
  what: { readonly journal: Journal; readonly content: Content; readonly speed: number },
  read: ToolArgs,
  io: ToolIo,
): Promise<number> {
  const { journal, content } = what;
  const reason = unplayable(journal, content, VERSION);
  const state = reason === undefined ? beginning(journal, content) : undefined;
  if (state === undefined) return tell({ kind: 'unplayable', reason: reason ?? 'floor' }, journal, read, io);
  const { showReplay } = await import('./show-replay.ts');
  const { stdin: input, stdout: output, env } = process;
  const folder = dataFolder(read.value('data-dir'));
  const desk = new SettingsDesk(REAL_FILES, folder.ok ? folder.folder : '', overridesOf(read));
  const plain = read.flag('plain') || env.TERM === 'dumb';
  const watching = { ...what, state, settings: desk.current, version: VERSION, paused: read.flag('step'), plain };
  const around = { input, output, env, language: read.language, err: (text: string) => io.err(text) };
  const code = await showReplay(watching, around);
  // Nothing may keep the process alive once the terminal is the shell's again.
  process.exit(code);
}

function open(file: string, { language }: ToolArgs, io: ToolIo): Journal | undefined {
  const words = RUN_WORDS[language];
  let text: string;
  try {
    text = textOf(readFileSync(file));
  } catch (error) {
    io.err(`${words.unreadable(clean(file), fileReason(errorCode(error), language))}\n`);
    return undefined;
  }
  const journal = readJournal(text);
  if (journal === undefined) io.err(`${words.noReplay(clean(file))}\n`);
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
