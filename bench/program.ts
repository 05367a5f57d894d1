/** The built game in a pseudo-terminal: what it writes, what CPU and memory it takes, until it has nothing more to say. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

export interface Program {
  /** Everything written so far, in bytes. */
  bytes(): number;
  /** What stands on the screen now. */
  screen(): string;
  /** CPU seconds used so far, all threads. */
  cpu(): number;
  /** Resident memory in bytes. */
  memory(): number;
  /** Sends keys and waits until the answer is complete. */
  press(keys: string): Promise<void>;
  /** Waits until something was written and then nothing more for a while. */
  settled(): Promise<void>;
  end(): void;
}

/** How long nothing may come before an answer counts as complete. */
const QUIET_MS = 60;

/** An environment without what would distort a measurement: one variable alone costs Node 20 more than its own start. */
export function plainEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), TERM: 'xterm-256color', LANG: 'en_US.UTF-8' };
}

// The package is written for require, which hides its names from import.
const { Terminal } = xterm;

/** An empty data folder, gone when all is measured. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function start(script: string, folder: string, args: readonly string[] = []): Program {
  let text = '';
  let last = 0;
  const pty = spawn(process.execPath, [script, '--data-dir', folder, ...args], {
    cols: 80,
    rows: 24,
    cwd: folder,
    env: plainEnvironment(),
  });
  const terminal = new Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  pty.onData((data) => {
    terminal.write(data);
    text += data;
    last = performance.now();
  });
  let ended = false;
  pty.onExit(() => {
    ended = true;
  });
  const settled = async (): Promise<void> => {
    const before = text.length;
    const begin = performance.now();
    while (performance.now() - begin < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (ended) throw new Error(`the program has ended:\n${shown(terminal)}`);
      if (text.length > before && performance.now() - last > QUIET_MS) return;
    }
  };
  return {
    bytes: () => Buffer.byteLength(text),
    screen: () => shown(terminal),
    cpu: () => cpuOf(pty.pid),
    memory: () => memoryOf(pty.pid),
    async press(keys) {
      const answer = settled();
      pty.write(keys);
      await answer;
    },
    settled,
    end() {
      pty.kill();
    },
  };
}

function shown(terminal: InstanceType<typeof Terminal>): string {
  const { active } = terminal.buffer;
  return Array.from({ length: 24 }, (_, row) => active.getLine(row)?.translateToString(true) ?? '').join('\n');
}

/** In nanoseconds per thread; the coarser figures of /proc/PID/stat step by ten milliseconds. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1e9;
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
