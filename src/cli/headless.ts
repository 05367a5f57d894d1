/** `rustkeep headless`: the game as lines of JSON, one answer for each. */
import { createInterface } from 'node:readline';
import { requestSchema } from '../sim/headless/requests.ts';
import { HeadlessSession } from '../sim/headless/session.ts';
import { DONE, loadForTool, NOT_DONE, readArgs, type ToolIo } from './tool.ts';

/** Answers lines until the input ends, which ends the program with 0. */
export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'headless', io);
  if (typeof read === 'number') return read;
  if (read.flag('schema')) {
    io.out(`${JSON.stringify(requestSchema(), undefined, 2)}\n`);
    return DONE;
  }
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  const session = new HeadlessSession(game.content);
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) io.out(`${session.answer(line)}\n`);
  return DONE;
}
