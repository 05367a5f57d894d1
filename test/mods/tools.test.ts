/** The tools for mods, as typed: each on folders of its own. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as check } from '../../src/cli/check.ts';
import { run as explain } from '../../src/cli/explain.ts';
import { run as mods } from '../../src/cli/mods.ts';
import type { ToolIo } from '../../src/cli/tool.ts';
import { ROOT } from '../core.ts';
import { saidBy } from '../fixtures/tool.ts';
import { BASE } from './samples.ts';

type Run = (args: readonly string[], io: ToolIo) => Promise<number>;

/** A place to work: a data folder and a folder of mods beside the small core. */
function workshop() {
  const root = mkdtempSync(join(tmpdir(), 'rustkeep-tools-'));
  const data = join(root, 'data');
  const own = join(root, 'mods');
  mkdirSync(own);
  const call = async (tool: Run, ...args: string[]) => {
    const common = ['--mods-dir', BASE, '--mods-dir', own, '--data-dir', data, '--lang', 'en'];
    const { exit, out, err } = await saidBy(tool, [...args, ...common]);
    return { exit, out: out.trimEnd(), err: err.trimEnd() };
  };
  const mod = (id: string, files: Record<string, string> = {}, depends: readonly string[] = ['core']) => {
    mkdirSync(join(own, id), { recursive: true });
    const list = depends.map((one) => `"${one}"`).join(', ');
    const manifest = `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\nlanguage = "en"\ndepends = [${list}]\n`;
    for (const [name, text] of Object.entries({ 'manifest.toml': manifest, ...files })) {
      writeFileSync(join(own, id, name), text);
    }
  };
  return { root, data, own, call, mod };
}

describe('mods new', () => {
  it.each(['en', 'de'])('makes a mod that checks clean, in %s', async (language) => {
    const { root, call } = workshop();
    const folder = join(root, 'My lamp!');
    const made = await call((args, io) => mods(args.slice(0, -1).concat(language), io), 'new', folder);
    expect(made).toMatchObject({ exit: 0, err: '' });
    const checked = await call(check, folder);
    expect(checked.out).toBe('2 files, 3 entries: 0 errors, 0 warnings, 0 notes');
    expect(checked.exit).toBe(0);
    expect(readFileSync(join(folder, 'manifest.toml'), 'utf8')).toContain('id = "my_lamp"');
    expect(readdirSync(join(folder, 'schema')).sort()).toEqual([
      'content.schema.json',
      'locale.schema.json',
      'manifest.schema.json',
    ]);
  });

  it('offers the ids of installed mods in its schema', async () => {
    const { root, call } = workshop();
    const folder = join(root, 'lamp');
    await call(mods, 'new', folder);
    const schema = readFileSync(join(folder, 'schema', 'content.schema.json'), 'utf8');
    expect(schema).toContain('"core:iron_sword"');
    expect(schema).toContain('"core:normal"');
  });

  it('never writes over what is there', async () => {
    const { root, call } = workshop();
    const folder = join(root, 'lamp');
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const { exit, err } = await call(mods, 'new', folder);
    expect(exit).toBe(2);
    expect(err).toContain('not empty');
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

describe('the load order', () => {
  it('is listed, changed, and survives with what else stands in its file', async () => {
    const { data, call, mod } = workshop();
    mod('alpha');
    mod('beta');
    expect((await call(mods, 'order')).out).toBe('core\nalpha\nbeta');
    mkdirSync(data);
    writeFileSync(join(data, 'load_order.toml'), 'note = "mine"\nmods = ["core", "beta", "alpha"]\n');
    expect((await call(mods, 'order')).out).toBe('core\nbeta\nalpha');
    expect((await call(mods, 'disable', 'beta')).out).toBe('core\nalpha\n\ndisabled: beta');
    expect((await call(mods, 'list')).out).toMatch(/1\. +core.*2\. +alpha.*– +beta.*disabled/s);
    expect((await call(mods, 'enable', 'beta')).out).toBe('core\nalpha\nbeta');
    expect((await call(mods, 'order', 'core', 'beta')).out).toBe('core\nbeta\nalpha');
    const text = readFileSync(join(data, 'load_order.toml'), 'utf8');
    expect(text).toContain('note = "mine"');
    expect(text).toContain('mods = [ "core", "beta", "alpha" ]');
  });

  it('names the mod that is not there', async () => {
    const { call, mod, data } = workshop();
    mod('alpha');
    const { exit, err } = await call(mods, 'enable', 'alpa');
    expect([exit, err]).toEqual([2, "There is no mod 'alpa'. Did you mean 'alpha'?"]);
    expect(existsSync(data)).toBe(false);
  });

  it('is sorted by what mods depend on', async () => {
    const { call, mod, data } = workshop();
    mod('alpha', {}, ['core', 'omega']);
    mod('omega', {}, ['core']);
    expect((await call(check)).out).toContain('dependency_late');
    expect((await call(mods, 'sort')).out).toBe('core\nomega\nalpha\n\nrustkeep mods sort --write stores this order.');
    expect(existsSync(data)).toBe(false);
    await call(mods, 'sort', '--write');
    expect((await call(mods, 'order')).out).toBe('core\nomega\nalpha');
    expect((await call(mods, 'sort')).out).toBe('The order satisfies every mod.');
    expect((await call(check)).out).not.toContain('dependency_late');
  });
});

const RUST =
  '[[items]]\noverrides = "core:dagger"\nname = "Rusty dagger"\nslot = "core:hand"\nbase_price = 1\nsymbol = "/"\ncolor = "white"\n';

describe('overrides', () => {
  it('are reported with the fields that differ', async () => {
    const { call, mod } = workshop();
    expect((await call(mods, 'conflicts')).out).toBe('No entry is overridden.');
    mod('rust', { 'items.toml': RUST });
    mod('silver', { 'items.toml': RUST.replace('Rusty', 'Silver') });
    expect((await call(mods, 'conflicts')).out.split('\n')).toEqual([
      'core:dagger  [[items]]',
      expect.stringMatching(/^ {2}core\/items\.toml:\d+ {2}overridden$/),
      '  rust/items.toml:1  overridden, differs in base_price, modifiers, name',
      '  silver/items.toml:1  wins, differs in name',
    ]);
  });

  it('are explained, with who refers to the entry', async () => {
    const { call, mod } = workshop();
    mod('rust', { 'items.toml': RUST });
    const { out, exit } = await call(explain, 'dagger');
    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      'core:dagger  [[items]]',
      expect.stringMatching(/^ {2}core\/items\.toml:\d+ {2}overridden$/),
      '  rust/items.toml:1  wins, differs in base_price, modifiers, name',
      '  referred to by:',
      expect.stringMatching(/^ {4}core\/character_options\.toml:\d+ {2}core:thief \[\[options\]\] on_create\.0\.item$/),
    ]);
  });

  it('that were dropped say so', async () => {
    const { call, mod } = workshop();
    mod('mine', { 'items.toml': '[[items]]\nid = "blade"\nweight = -1\n' });
    expect(await call(explain, 'mine:blade')).toEqual({
      exit: 2,
      out: '',
      err: "The entry 'mine:blade' was dropped. rustkeep check tells why.",
    });
  });

  it('of something unknown are answered with what is near', async () => {
    const { call } = workshop();
    expect(await call(explain, 'core:daggr')).toEqual({
      exit: 2,
      out: '',
      err: "There is no entry 'core:daggr'. Did you mean 'core:dagger'?",
    });
  });
});

describe('check', () => {
  it('answers tools in one fixed form', async () => {
    const { call } = workshop();
    const { exit, out } = await call(check, join(ROOT, 'test/broken-mods/unknown_field'), '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual({
      files: 1,
      entries: 1,
      diagnostics: [
        {
          severity: 'error',
          mod: 'mymod',
          file: 'items.toml',
          line: 8,
          column: 25,
          entry: 'mymod:blade',
          code: 'unknown_field',
          message: "unknown field 'flt'",
          hint: "did you mean 'flat'?",
        },
        {
          severity: 'error',
          mod: 'mymod',
          file: 'items.toml',
          line: 5,
          column: 1,
          entry: 'mymod:blade',
          code: 'unknown_field',
          message: "unknown field 'base_pric'",
          hint: "did you mean 'base_price'?",
        },
      ],
    });
  });

  it('tells what a mod does to others, and not what was wrong with them before', async () => {
    const { call, mod, own } = workshop();
    const room = `[[prefabs]]\noverrides = "core:stair_room"\ntags = ["core:stairs"]\nlayout = """\n#####\n+...#\n#####\n"""\n`;
    mod('sloppy', { 'items.toml': '[[items]]\nid = "thing"\ncolor = "grey"\n' });
    mod('mine', { 'rooms.toml': room }, ['core', 'sloppy']);
    const { out, exit } = await call(check, join(own, 'mine'));
    expect(exit).toBe(1);
    expect(out.match(/core\/floors\.toml:\d+:\d+: core:floor_\d — .*\[error no_stairs\]/g)).toHaveLength(5);
    expect(out).not.toContain('sloppy');
    expect((await call(check)).out).toContain('sloppy/items.toml:3:9');
  });

  it('says by its exit code what it found', async () => {
    const { call, root } = workshop();
    expect((await call(check)).exit).toBe(0);
    expect((await call(check, join(ROOT, 'test/broken-mods/item_never_found'))).exit).toBe(0);
    expect((await call(check, join(ROOT, 'test/broken-mods/unknown_color'))).exit).toBe(1);
    expect((await call(check, join(root, 'nowhere'))).exit).toBe(2);
    expect((await call(check, join(ROOT, 'test/broken-mods/bad_version'))).exit).toBe(1);
    expect((await call(check, join(ROOT, 'test/broken-mods/bad_mod_id'))).exit).toBe(2);
    expect((await call(check, '--jsn')).exit).toBe(2);
  });
});
