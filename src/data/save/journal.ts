/** The journal of a run, which becomes its replay: one checked JSON line for its beginning and for everything that was played. */
import * as z from 'zod/mini';
import type { Command } from '../../game/command.ts';
import type { Ending } from '../../game/state.ts';
import { hashHex } from '../../lib/hash.ts';
import { commandShape } from '../command-shape.ts';
import { endingShape, seedShape } from './shape.ts';

/** How many turns lie between two checksums of the state. */
export const CHECK_EVERY = 50;

const count = z.int().check(z.gte(0));
const word = z.string().check(z.maxLength(200));

const headerShape = z.strictObject({
  journal: z.literal(1),
  /** A name no other run has. */
  run: word,
  game: word,
  content: word,
  mods: z.array(z.strictObject({ id: word, version: word, hash: word })),
  ...seedShape,
  endless: z.boolean(),
  daily: z.exactOptional(z.strictObject({ date: word, attempt: count })),
  /** 'start', or the checksum of the state it goes on from: then it cannot be replayed on its own. */
  from: word,
});
export type JournalHeader = z.infer<typeof headerShape>;

/** The kinds of entries by the field that only they have. */
const ENTRIES = {
  /** The n-th command of this journal, from 1; with how the run ended when it did. */
  command: z.strictObject({ n: count, command: commandShape, over: z.exactOptional(endingShape) }),
  /** The checksum of the state after n commands. */
  state: z.strictObject({ n: count, state: word }),
  /** The program broke down after n commands, perhaps in the next one. */
  crash: z.strictObject({ n: count, crash: z.string().check(z.maxLength(400)) }),
  /** The end of a finished run, n commands long. */
  end: z.strictObject({ n: count, end: word }),
} as const;
export type JournalEntry =
  | { readonly n: number; readonly command: Command; readonly over?: Ending }
  | { readonly n: number; readonly state: string }
  | { readonly n: number; readonly crash: string }
  | { readonly n: number; readonly end: string };

/** A line of the journal: the checksum of what follows, and what follows. */
export function journalLine(content: JournalHeader | JournalEntry): string {
  const json = JSON.stringify(content);
  return `${hashHex(json)} ${json}\n`;
}

export interface Journal {
  readonly header: JournalHeader;
  readonly commands: readonly Command[];
  /** Number of commands → checksum of the state after them. */
  readonly checks: ReadonlyMap<number, string>;
  /** Where the program broke down, by number of commands. */
  readonly crashes: readonly number[];
  /** How the run ended, by the journal's own word; it stays true when the commands can no longer be replayed. */
  readonly over?: Ending;
  /** The checksum of the finished run. */
  readonly end?: string;
  /** How much of the text is good; what follows was never finished. */
  readonly length: number;
  /** The line, from 1, behind which more was written than can be read: more than a torn last line. */
  readonly damagedAt?: number;
}

/** Reads as far as the journal is whole. `undefined` when not even its beginning is. Never throws. */
export function readJournal(text: string): Journal | undefined {
  const lines = text.split('\n');
  const header = z.safeParse(headerShape, contentOf(lines[0] ?? ''));
  if (!header.success || lines.length < 2) return undefined;
  const collected = new Collected();
  let length = (lines[0] ?? '').length + 1;
  for (let at = 1; at < lines.length - 1; at++) {
    const line = lines[at] ?? '';
    if (!collected.take(contentOf(line))) {
      const last = at === lines.length - 2 && lines[at + 1] === '';
      return collected.journal(header.data, length, last ? undefined : at + 1);
    }
    length += line.length + 1;
  }
  return collected.journal(header.data, length, undefined);
}

/** What has been read so far. */
class Collected {
  private readonly commands: Command[] = [];
  private readonly checks = new Map<number, string>();
  private readonly crashes: number[] = [];
  private over: Ending | undefined;
  private end: string | undefined;

  /** Adds an entry; false when it does not follow on what came before. */
  take(content: unknown): boolean {
    const entry = readEntry(content);
    if (entry === undefined) return false;
    if ('command' in entry) {
      if (entry.n !== this.commands.length + 1) return false;
      this.commands.push(entry.command);
      this.over = entry.over;
      this.end = undefined;
      return true;
    }
    if (entry.n !== this.commands.length) return false;
    if ('state' in entry) this.checks.set(entry.n, entry.state);
    else if ('crash' in entry) this.crashes.push(entry.n);
    else this.end = entry.end;
    return true;
  }

  journal(header: JournalHeader, length: number, damagedAt: number | undefined): Journal {
    return {
      header,
      commands: this.commands,
      checks: this.checks,
      crashes: this.crashes,
      length,
      ...(this.over === undefined ? {} : { over: this.over }),
      ...(this.end === undefined ? {} : { end: this.end }),
      ...(damagedAt === undefined ? {} : { damagedAt }),
    };
  }
}

function readEntry(content: unknown): JournalEntry | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  for (const [kind, shape] of Object.entries(ENTRIES)) {
    if (!Object.hasOwn(content, kind)) continue;
    const read = z.safeParse(shape, content);
    return read.success ? read.data : undefined;
  }
  return undefined;
}

function contentOf(line: string): unknown {
  const json = line.slice(17);
  if (line.charAt(16) !== ' ' || hashHex(json) !== line.slice(0, 16)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
