/** What the program says before any screen: one clear line each, an exit code, and no stack trace. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { OPTIONS, SUBCOMMANDS } from '../../src/cli/options.ts';
import { GAME, plainEnv, ROOT, scratch, Terminal } from './terminal.ts';

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
    { args: ['--version'], code: 0, out: /^\d+\.\d+\.\d+\n$/, err: /^$/ },
    { args: ['--hlep'], code: 2, err: /^Unknown option: --hlep\. Did you mean --help\?\n$/ },
    { args: ['--hlep'], lang: 'de_DE.UTF-8', code: 2, err: /^Unbekannte Option: --hlep\. Gemeint: --help\?\n$/ },
    { args: ['--seed'], code: 2, err: /^--seed needs a value\.\n$/ },
    { args: ['--plain=yes'], code: 2, err: /^--plain takes no value\.\n$/ },
    { args: ['--help', '--lang', 'xx'], code: 2, err: /^Unknown language: xx\..*\n$/ },
    { args: ['chekc'], code: 2, err: /^Unknown subcommand: chekc\. Did you mean check\?\n$/ },
    { args: [], code: 2, err: /^Rustkeep needs a terminal .*\n$/ },
    { args: ['--lang', 'de'], code: 2, err: /^Rustkeep braucht ein Terminal .*\n$/ },
  ])('$args ends with $code', ({ args, lang = 'en_US.UTF-8', code, out = /^$/, err }) => {
    const done = run(args, { LANG: lang });
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

it('the README names every option and every subcommand', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  for (const name of Object.keys(OPTIONS)) expect(readme).toContain(`\`--${name}`);
  for (const name of Object.keys(SUBCOMMANDS)) expect(readme).toContain(`\`rustkeep ${name}`);
});

describe('what is in the way of a start', () => {
  it('a language that neither the game nor a mod speaks', async () => {
    const terminal = started(['--data-dir', folder(), '--lang', 'xx']);
    expect((await terminal.ended()).code).toBe(2);
    expect(terminal.bytes.trim()).toBe('Unknown language: xx. There are: de, en.');
  });

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
