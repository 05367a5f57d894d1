/** What the program says before any screen: one clear line each, an exit code, and no stack trace. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { OPTIONS, SUBCOMMANDS } from '../../src/cli/options.ts';
import { GAME, plainEnv, scratch, Terminal } from './terminal.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0)) remove();
});

function folder(): string {
  const { folder: path, remove } = scratch();
  leftovers.push(remove);
  return path;
}

/** Runs the game without a terminal. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const done = spawnSync(process.execPath, [GAME, ...args], { encoding: 'utf8', env: plainEnv(env), input: '' });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

function started(args: readonly string[]): Terminal {
  const terminal = new Terminal({ args });
  leftovers.push(() => terminal.dispose());
  return terminal;
}

describe('the command line', () => {
  it.each([
    [['--version'], {}, 0, /^\d+\.\d+\.\d+\n$/, /^$/],
    [['--hlep'], {}, 2, /^$/, /^Unknown option: --hlep\. Did you mean --help\?\n$/],
    [['--hlep'], { LANG: 'de_DE.UTF-8' }, 2, /^$/, /^Unbekannte Option: --hlep\. Gemeint: --help\?\n$/],
    [['--seed'], {}, 2, /^$/, /^--seed needs a value\.\n$/],
    [['--plain=yes'], {}, 2, /^$/, /^--plain takes no value\.\n$/],
    [['--lang', 'xx'], {}, 2, /^$/, /^Unknown language: xx\..*\n$/],
    [['chekc'], {}, 2, /^$/, /^Unknown subcommand: chekc\. Did you mean check\?\n$/],
    [[], {}, 2, /^$/, /^Rustkeep needs a terminal .*\n$/],
    [['--lang', 'de'], {}, 2, /^$/, /^Rustkeep braucht ein Terminal .*\n$/],
  ])('%j %j ends with %i', (args, env, code, out, err) => {
    const done = run(args, env);
    expect(done.code).toBe(code);
    expect(done.out).toMatch(out);
    expect(done.err).toMatch(err);
  });

  it.each(['de', 'en'])('help in %s names every option and every subcommand', (language) => {
    const { code, out } = run(['--help', '--lang', language]);
    expect(code).toBe(0);
    for (const name of Object.keys(OPTIONS)) expect(out).toContain(`--${name}`);
    for (const name of Object.keys(SUBCOMMANDS)) expect(out).toContain(`  ${name} `);
  });
});

describe('what is in the way of a start', () => {
  it('a data folder that is none', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const terminal = started(['--data-dir', join(file, 'data')]);
    expect((await terminal.ended()).code).toBe(2);
    expect(terminal.bytes.trim().split('\n')).toHaveLength(1);
    expect(terminal.bytes).toContain('--data-dir');
  });

  it('a folder of mods without core', async () => {
    const mods = folder();
    mkdirSync(join(mods, 'other'));
    const terminal = started(['--data-dir', folder(), '--mods-dir', mods]);
    expect((await terminal.ended()).code).toBe(1);
    expect(terminal.bytes.trim().split('\n')).toHaveLength(1);
    expect(terminal.bytes).toContain(mods);
  });

  it('another process in the same folder', async () => {
    const data = folder();
    const first = started(['--data-dir', data]);
    await first.shows('R U S T K E E P');
    const second = started(['--data-dir', data]);
    expect((await second.ended()).code).toBe(2);
    expect(second.bytes).toContain(String(first.pty.pid));
    first.key('q');
    expect((await first.ended()).code).toBe(0);
  });
});
