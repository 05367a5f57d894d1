/**
 * One process per data folder.
 *
 * Every process that wants the folder first puts up a sign of its own, then looks for the signs of others. Whoever came
 * later sees the earlier one, and two at the same moment both see each other, so never do two go in. Signs carry the
 * number of the process and its time of start: those of the dead are taken down by the next one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileLayer, namesIn, removeIfThere } from './files.ts';
import { type FileProblem, problemOf } from './write.ts';

export type Lock =
  | { readonly kind: 'held'; readonly release: () => void }
  /** Another process is in the folder; `file` is its sign. */
  | { readonly kind: 'taken'; readonly pid: number; readonly file: string }
  | { readonly kind: 'failed'; readonly problem: FileProblem };

/** What is known of a process: its number and a word that no later process of this number has. */
export interface Holder {
  readonly pid: number;
  /** '0' where the system does not tell: then the number alone must do. */
  readonly start: string;
}

const SIGN = /^lock\.(\d{1,10})\.([0-9a-z-]{1,40})$/;
/** How often two that met at the door try again. */
const TRIES = 5;

/** Takes the folder for this process, or says who has it. */
export function takeLock(files: FileLayer, folder: string, own: Holder = ownHolder()): Lock {
  const sign = join(folder, `lock.${own.pid}.${own.start}`);
  let other: Holder | undefined;
  try {
    files.mkdir(folder);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) files.pause(5 + ((own.pid * 7 + attempt * 13) % 40));
      putUp(files, sign);
      other = livingOther(files, folder, own);
      if (other === undefined) return { kind: 'held', release: () => takeDown(files, sign) };
      takeDown(files, sign);
    }
  } catch (error) {
    takeDown(files, sign);
    return { kind: 'failed', problem: problemOf(error, sign) };
  }
  const { pid, start } = other ?? own;
  return { kind: 'taken', pid, file: join(folder, `lock.${pid}.${start}`) };
}

function putUp(files: FileLayer, sign: string): void {
  removeIfThere(files, sign);
  files.close(files.open(sign, 'fresh'));
}

function takeDown(files: FileLayer, sign: string): void {
  try {
    removeIfThere(files, sign);
  } catch {
    // The sign of a dead process is taken down by the next one.
  }
}

function livingOther(files: FileLayer, folder: string, own: Holder): Holder | undefined {
  let found: Holder | undefined;
  for (const name of namesIn(files, folder)) {
    const [, number, start] = SIGN.exec(name) ?? [];
    if (number === undefined || start === undefined) continue;
    const holder = { pid: Number(number), start };
    if (holder.pid === own.pid && holder.start === own.start) continue;
    if (isAlive(holder)) found = holder;
    else takeDown(files, join(folder, name));
  }
  return found;
}

/** Whether this very process still runs, and not merely one that got its number. */
export function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now !== 'dead' && (start === '0' || now === undefined || now === start);
}

/** What is known of this process. */
export function ownHolder(): Holder {
  return { pid: process.pid, start: startOf(process.pid) ?? '0' };
}

/** When a process started: boot and ticks since then. `undefined` where the system has no such file; 'dead' for one that only waits to be buried. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything, blanks and brackets included.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : `${boot}-${fields[19] ?? '0'}`;
  } catch {
    return undefined;
  }
}
