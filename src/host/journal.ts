/** The journal on disk: each command is there before its outcome is seen, and a failed write is made good by the next. */
import { basename, dirname } from 'node:path';
import { type Journal, type JournalEntry, type JournalHeader, journalLine } from '../data/save/journal.ts';
import { errorCode, type FileLayer } from './files.ts';
import { type FileProblem, problemOf, replaceFile, writeAll } from './write.ts';

export class JournalFile {
  private readonly files: FileLayer;
  private readonly path: string;
  /** Everything that belongs into the file: kept, so that a file that vanished can be made again. */
  private readonly lines: string[];
  /** How many lines, and how many bytes, are known to be in the file. */
  private written: number;
  private length: number;
  private file: number | undefined;
  private founded: boolean;
  private count: number;

  private constructor(files: FileLayer, path: string, lines: string[]) {
    this.files = files;
    this.path = path;
    this.lines = lines;
    this.written = 0;
    this.length = 0;
    this.founded = false;
    this.count = 0;
  }

  /** A new journal. It is on disk after `found`. */
  static begin(files: FileLayer, path: string, header: JournalHeader): JournalFile {
    return new JournalFile(files, path, [journalLine(header)]);
  }

  /** Goes on with the journal that is on disk; a torn tail behind its good part is written over. */
  static goOn(files: FileLayer, path: string, text: string, { length, commands }: Journal): JournalFile {
    const good = text.slice(0, length);
    const journal = new JournalFile(
      files,
      path,
      good
        .split('\n')
        .slice(0, -1)
        .map((line) => `${line}\n`),
    );
    journal.founded = true;
    journal.written = journal.lines.length;
    journal.length = Buffer.byteLength(good);
    journal.count = commands.length;
    return journal;
  }

  /** How many commands it holds. */
  get commands(): number {
    return this.count;
  }

  /** Commands that have not reached the disk: only a full or broken one leaves any. */
  get unwritten(): number {
    return this.lines.slice(this.written).filter((line) => line.includes('"command"')).length;
  }

  /** All of it with one more entry, for the replay of a finished run. */
  ended(entry: JournalEntry): string {
    return this.lines.join('') + journalLine(entry);
  }

  /** Puts the whole journal in place of whatever is there. */
  found(): FileProblem | undefined {
    this.close();
    const text = this.lines.join('');
    const done = replaceFile(this.files, this.path, text);
    if (!done.ok) return done.problem;
    this.founded = true;
    this.written = this.lines.length;
    this.length = Buffer.byteLength(text);
    return undefined;
  }

  /** Adds an entry and writes whatever is not yet on disk. Nothing is lost when that fails: the next entry brings it along. */
  append(entry: JournalEntry): FileProblem | undefined {
    if ('command' in entry) this.count = entry.n;
    this.lines.push(journalLine(entry));
    return this.founded ? this.write() : undefined;
  }

  /** Flushes it to disk, and makes it again when its file has vanished. */
  sync(): FileProblem | undefined {
    if (!this.founded) return undefined;
    if (!this.isThere()) return this.found();
    const problem = this.write();
    if (problem !== undefined || this.file === undefined) return problem;
    try {
      this.files.fsync(this.file);
      return undefined;
    } catch (error) {
      return problemOf(error, this.path);
    }
  }

  close(): void {
    if (this.file === undefined) return;
    try {
      this.files.close(this.file);
    } catch {
      // Every byte has been written; there is nothing more to do with it.
    }
    this.file = undefined;
  }

  private write(): FileProblem | undefined {
    const bytes = Buffer.from(this.lines.slice(this.written).join(''));
    try {
      const file = this.file ?? this.open();
      writeAll(this.files, file, bytes, this.length);
    } catch (error) {
      return problemOf(error, this.path);
    }
    this.written = this.lines.length;
    this.length += bytes.length;
    return undefined;
  }

  private open(): number {
    const file = this.files.open(this.path, 'append');
    this.file = file;
    if (this.files.size(file) > this.length) this.files.truncate(file, this.length);
    return file;
  }

  private isThere(): boolean {
    try {
      return this.files.readdir(dirname(this.path)).includes(basename(this.path));
    } catch (error) {
      return !['ENOENT', 'ENOTDIR'].includes(errorCode(error));
    }
  }
}
