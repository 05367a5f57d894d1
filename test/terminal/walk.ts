/** Ways through the game for tests in a terminal: what a player presses, and waits to see. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME, pause, Terminal } from './terminal.ts';

/** The title of the menu as it stands on the screen. */
export const TITLE = 'R U S T K E E P';

/** Presses a key and waits until the screen has answered and stands still: a frame may arrive in pieces. */
export async function press(terminal: Terminal, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const before = terminal.screen;
    let last = before;
    terminal.key(key);
    await terminal.until(() => {
      const still = terminal.screen === last;
      last = terminal.screen;
      return still && last !== before;
    }, `an answer to ${key}`);
  }
}

export function onTheMap(terminal: Terminal): boolean {
  return terminal.lines.some((line) => line.includes('@')) && terminal.lines.some((line) => line.includes('Reya   '));
}

/** From the menu through the making of a hero to the map, taking everything as it is offered. */
export async function enterRun(terminal: Terminal): Promise<void> {
  await terminal.shows(TITLE);
  for (let steps = 0; steps < 20 && !onTheMap(terminal); steps++) await press(terminal, 'enter');
  await terminal.until(() => onTheMap(terminal), 'the map');
}

/** A shell with job control in the pseudo-terminal, as a player has one. */
export async function shell(): Promise<Terminal> {
  const terminal = new Terminal({ command: ['bash', '--norc', '--noprofile', '-i'], env: { PS1: 'ready> ' } });
  await terminal.shows('ready>');
  return terminal;
}

/** The modes of the terminal, as the shell's own tool tells them: `file` must be fresh. */
export async function modes(terminal: Terminal, file: string): Promise<string> {
  terminal.type(`stty -a > ${file}.part && mv ${file}.part ${file}\r`);
  await terminal.until(() => existsSync(file), 'the modes of the terminal');
  return readFileSync(file, 'utf8');
}

/** Starts the game from a shell; `code=…` follows on the screen when it has ended. */
export function startFrom(terminal: Terminal, data: string, options = ''): void {
  terminal.type(`clear; ${process.execPath} ${options} ${GAME} --data-dir ${data} --seed 7; echo code=$?\r`);
}

/** The process that holds a data folder: its sign tells the number. */
export async function holder(terminal: Terminal, data: string): Promise<number> {
  const find = (): string | undefined => signs(data)[0];
  await terminal.until(() => find() !== undefined, 'the lock of the game');
  return Number(find()?.split('.')[1]);
}

function signs(data: string): string[] {
  return execFileSync('ls', [data], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.startsWith('lock.'));
}

export function isSaved(data: string): boolean {
  return existsSync(join(data, 'save.toml'));
}

/** Waits until a process is gone. */
export async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause();
  }
  throw new Error(`process ${pid} is still there`);
}
