/** The subcommands as typed: each has its help, refuses what it cannot use, and says in words what is wrong with a file. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run as check } from '../../src/cli/check.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { run as daily } from '../../src/cli/daily.ts';
import { run as explain } from '../../src/cli/explain.ts';
import { run as headless } from '../../src/cli/headless.ts';
import { run as mods } from '../../src/cli/mods.ts';
import type { SubcommandName } from '../../src/cli/options.ts';
import { run as paths } from '../../src/cli/paths.ts';
import { run as preview } from '../../src/cli/preview.ts';
import { run as replay } from '../../src/cli/replay.ts';
import { run as schema } from '../../src/cli/schema.ts';
import { run as sim } from '../../src/cli/sim.ts';
import type { ToolIo } from '../../src/cli/tool.ts';
import { type Said, saidBy } from '../fixtures/tool.ts';
import { BASE } from '../mods/samples.ts';

const TOOLS: Readonly<Record<SubcommandName, (args: readonly string[], io: ToolIo) => Promise<number>>> = {
  paths,
  check,
  mods,
  explain,
  schema,
  preview,
  replay,
  daily,
  headless,
  sim,
};
const NAMES = Object.keys(TOOLS) as SubcommandName[];

const home = mkdtempSync(join(tmpdir(), 'rustkeep-commands-'));
const [folder, file, data] = [join(home, 'folder'), join(home, 'file.txt'), join(home, 'data')];
const mod = join(home, 'moss');
beforeAll(() => {
  mkdirSync(folder);
  mkdirSync(mod);
  writeFileSync(file, 'nothing');
  writeFileSync(
    join(mod, 'manifest.toml'),
    'id = "moss"\nname = "Moss"\nversion = "1.0.0"\nlanguage = "en"\ndepends = ["core"]\n',
  );
  const creature = 'id = "bog_thing"\nname = "Bog thing"\nbase = { max_health = 34 }\nabilities = ["core:attack"]\n';
  writeFileSync(join(mod, 'creatures.toml'), `[[creatures]]\n${creature}ai = [{ ability = "core:attack" }]\n`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function call(name: SubcommandName, args: readonly string[], env: ToolIo['env'] = {}): Promise<Said> {
  return saidBy(TOOLS[name], args, env);
}

const here = ['--data-dir', data];

describe.each(NAMES)('%s', (name) => {
  it.each(['en', 'de'] as const)(
    'tells in its help (%s) how it is called and what each option does',
    async (language) => {
      for (const question of [['--help'], ['-h'], ['a', 'b', '--no-such-option', '--help']]) {
        const { exit, out, err } = await call(name, [...question, '--lang', language]);
        expect({ exit, err }).toEqual({ exit: 0, err: '' });
        expect(out).toContain(COMMANDS[name].usage[language][0]);
        for (const [option, { told }] of Object.entries(COMMANDS[name].options)) {
          expect(out).toContain(`--${option}`);
          expect(out).toContain(told[language]);
        }
        expect(out).toContain('--mod ');
        expect(out).toMatch(language === 'de' ? /^Aufruf: / : /^Usage: /);
      }
    },
  );

  it('is called with every option it has, and with no other', () => {
    for (const lines of Object.values(COMMANDS[name].usage)) {
      const named = lines.join(' ').matchAll(/--([a-z-]+)/g);
      const own = [...Object.keys(COMMANDS[name].options), ...(COMMANDS[name].common ?? [])];
      const used = [...new Set([...named].map((match) => match[1] ?? ''))];
      expect(used.filter((option) => !own.includes(option))).toEqual([]);
      expect(Object.keys(COMMANDS[name].options).filter((option) => !used.includes(option))).toEqual([]);
    }
  });

  it('refuses empty values, empty words, foreign languages and options it does not have', async () => {
    for (const args of [
      ['--seed', ''],
      ['--data-dir='],
      [''],
      ['--lang', 'fr'],
      ['--zzz'],
      ['--seed', '--lang', 'de'],
    ]) {
      if (args[1] === 'fr' && ['daily', 'replay'].includes(name)) continue;
      const { exit, out, err } = await call(name, args);
      expect({ args, exit, out }).toEqual({ args, exit: 2, out: '' });
      expect(err).not.toBe('');
    }
  });

  it('refuses a word too many by name', async () => {
    const most = COMMANDS[name].words;
    if (most === Number.POSITIVE_INFINITY) return;
    const words = [...Array<string>(most).fill('x'), 'extra'];
    for (const [language, said] of [
      ['en', `rustkeep ${name}: 'extra' is one argument too many.`],
      ['de', `rustkeep ${name}: „extra“ ist ein Argument zu viel.`],
    ]) {
      const { exit, err } = await call(name, [...words, '--lang', language ?? '', ...here]);
      expect({ exit, first: err.split('\n')[0] }).toEqual({ exit: 2, first: said });
    }
  });

  it('says in words what is wrong with a folder that an option names', async () => {
    const wrong: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
      [['--data-dir', file], /is no folder/, /ist kein Ordner/],
      [['--data-dir', join(file, 'x')], /part of the path is a file/, /ein Teil des Pfads ist eine Datei/],
      [['--mods-dir', join(home, 'nowhere')], /there is no folder/, /gibt es nicht/],
      [['--mods-dir', file], /is no folder/, /ist kein Ordner/],
      [['--mod', join(home, 'nowhere')], /there is no folder/, /gibt es nicht/],
      [['--mod', join(mod, 'creatures.toml')], /a mod's folder/, /der Ordner eines Mods/],
      [['--mod', folder], /no manifest\.toml in .*--mods-dir/, /keine manifest\.toml.*--mods-dir/],
    ];
    for (const [args, english, german] of wrong) {
      const en = await call(name, [...args, '--lang', 'en']);
      const de = await call(name, [...args, '--lang', 'de']);
      expect([args, en.exit, de.exit]).toEqual([args, 2, 2]);
      expect(en.err).toMatch(english);
      expect(de.err).toMatch(german);
    }
    expect((await call(name, [], { RUSTKEEP_DATA_DIR: file })).err).toContain('RUSTKEEP_DATA_DIR');
  });
});

describe('a file that cannot be used', () => {
  const missing = join(home, 'missing', 'x');
  it.each<readonly [SubcommandName, readonly string[]]>([
    ['check', [missing]],
    ['check', [file]],
    ['mods', ['new', file]],
    ['mods', ['new', join(file, 'x')]],
    ['mods', ['schema', file]],
    ['schema', [file]],
    ['schema', [join(file, 'x')]],
    ['replay', [missing]],
    ['replay', [folder]],
    ['replay', [file]],
    ['sim', ['runs', '--plan', missing]],
    ['sim', ['runs', '--plan', folder]],
    ['sim', ['runs', '--plan', file]],
    ['sim', ['runs', '--html', folder]],
    ['sim', ['runs', '--html', missing]],
    ['sim', ['runs', '--html', join(file, 'x')]],
  ])('%s %j is told in both languages, without the system’s abbreviations', async (name, args) => {
    const told: string[] = [];
    for (const language of ['en', 'de']) {
      const { exit, out, err } = await call(name, [...args, '--lang', language, '--mods-dir', BASE, ...here]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toContain(home);
      expect(err).not.toMatch(/\bE[A-Z]{3,}\b|undefined|\[object/);
      told.push(err);
    }
    expect(told[0]).not.toBe(told[1]);
  });
});

describe('a task that does not exist', () => {
  it.each<readonly [SubcommandName, string, string]>([
    ['mods', 'lst', 'list'],
    ['preview', 'creatur', 'creature'],
    ['sim', 'fight', 'fights'],
  ])('%s %s is answered with the one that was meant', async (name, word, near) => {
    const { exit, err } = await call(
      name,
      [word, 'x', '--lang', 'en', ...here].filter((one) => name !== 'sim' || one !== 'x'),
    );
    expect([exit, err.split('\n')[0]]).toEqual([2, `rustkeep ${name}: there is no '${word}'. Did you mean ${near}?`]);
  });

  it.each([
    ['list', 'x'],
    ['sort', 'x'],
    ['conflicts', 'x'],
    ['new', 'a', 'x'],
    ['schema', 'a', 'x'],
  ])('mods %s takes no more than it can use', async (...words) => {
    const { exit, err } = await call('mods', [...words, '--lang', 'en', ...here]);
    expect([exit, err.split('\n')[0]]).toEqual([2, "rustkeep mods: 'x' is one argument too many."]);
  });
});

describe('a mod that is not installed', () => {
  const core = ['--mods-dir', BASE, ...here];

  it.each(['bog_thing', 'moss:bog_thing'])('is previewed by its folder: %s', async (id) => {
    const { exit, out } = await call('preview', ['creature', id, '--mod', mod, '--lang', 'en', ...core]);
    expect(exit).toBe(0);
    expect(out).toContain('Bog thing');
  });

  it('is fought, explained and listed by its folder', async () => {
    const fight = ['fights', '--enemy', 'moss:bog_thing', '--fights', '2', '--mod', mod, '--lang', 'en', ...core];
    expect((await call('sim', fight)).out).toContain('2 fights');
    expect((await call('explain', ['bog_thing', '--mod', mod, ...core])).out).toContain('moss:bog_thing');
    expect((await call('mods', ['list', '--mod', mod, ...core])).out).toContain('moss');
  });

  it.each<readonly [SubcommandName, readonly string[]]>([
    ['preview', ['creature', 'moss:bog_thing']],
    ['explain', ['moss:bog_thing']],
  ])('is missed by %s with the option that helps', async (name, args) => {
    for (const [language, option] of [
      ['en', '--mod DIR'],
      ['de', '--mod ORDNER'],
    ]) {
      const { exit, err } = await call(name, [...args, '--lang', language ?? '', ...core]);
      expect(exit).toBe(2);
      expect(err).toContain(option);
    }
  });
});

describe('a seed of the laboratory', () => {
  it('is a number or any text, as in the game', async () => {
    const fights = async (...seed: string[]) =>
      (await call('sim', ['fights', '--enemy', 'core:skeleton', '--fights', '5', ...seed, '--mods-dir', BASE, ...here]))
        .out;
    expect(await fights('--seed', 'apple')).toBe(await fights('--seed', ' apple '));
    expect(await fights('--seed', 'apple')).toContain('5');
    expect(await fights()).toBe(await fights('--seed', '1'));
  });
});
