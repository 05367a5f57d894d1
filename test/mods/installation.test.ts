/** Mods on disk: found, ordered, read within bounds, and never outside of their folders. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HardError } from '../../src/data/depends.ts';
import { FILE_LIMIT } from '../../src/data/mod-files.ts';
import { loadGame } from '../../src/host/load.ts';
import { oneLine } from '../../src/ui/words/report.ts';

const MANIFEST = (id: string, depends: readonly string[] = []): string =>
  `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\ndepends = [${depends.map((one) => `"${one}"`).join(', ')}]\n`;
const ITEM = '[[items]]\nid = "thing"\nname = "Ding"\n';

function machine() {
  const root = mkdtempSync(join(tmpdir(), 'rustkeep-mods-'));
  const data = join(root, 'data');
  const order = join(data, 'load_order.toml');
  const put = (path: string, text: string | Uint8Array): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const mod = (id: string, depends: readonly string[] = [], folder = `mods/${id}`): void => {
    put(`${folder}/manifest.toml`, MANIFEST(id, depends));
    put(`${folder}/items.toml`, ITEM);
  };
  mod('core');
  const load = async (...dirs: string[]) => {
    const modsDirs = (dirs.length === 0 ? ['mods'] : dirs).map((dir) => join(root, dir));
    const game = await loadGame({ modsDirs, dataDir: data, engine: '0.1.0' });
    const said = game.diagnostics.map((one) => oneLine(one, 'en').replaceAll(root, ''));
    return {
      ...game,
      ids: game.content.mods.map(({ id }) => id),
      said,
      codes: game.diagnostics.map(({ code }) => code),
    };
  };
  return { root, data, order, put, mod, load };
}

describe('finding', () => {
  it('takes the later search path for a mod that is there twice, and says so', async () => {
    const { mod, put, load } = machine();
    mod('core', [], 'own/core');
    put('own/core/items.toml', ITEM.replace('Ding', 'Anderes'));
    const { content, said } = await load('mods', 'own');
    expect(content.items.get('core:thing')?.name).toBe('Anderes');
    expect(said).toEqual([
      'core/manifest.toml:1:6: /own/core is used instead of /mods/core; both are the mod core; the later search path wins',
    ]);
  });

  it('passes over folders without a manifest and names those whose manifest is broken', async () => {
    const { put, load } = machine();
    put('mods/notes/readme.txt', 'no mod');
    put('mods/broken/manifest.toml', 'id = "broken\n');
    const { ids, said, installation } = await load();
    expect(ids).toEqual(['core']);
    expect(installation.broken.map(({ name }) => name)).toEqual(['broken']);
    expect(said).toEqual([
      'broken/manifest.toml:1:13: not TOML: unfinished string; the whole file is left out until this is mended',
      'notes: the folder has no manifest.toml and is no mod; add one, or remove the folder',
    ]);
  });
});

describe('load_order.toml', () => {
  it('begins with core, then goes by alphabet', async () => {
    const { mod, load, order } = machine();
    for (const id of ['zebra', 'beta', 'alpha']) mod(id);
    expect((await load()).ids).toEqual(['core', 'alpha', 'beta', 'zebra']);
    expect(readFileSync(order, 'utf8')).toBe('mods = [ "core", "alpha", "beta", "zebra" ]\n');
  });

  it('heals: what is gone is noted and skipped, what is new goes to the end, what is unknown survives', async () => {
    const { mod, load, order, put } = machine();
    mod('alpha');
    mod('beta');
    put('data/load_order.toml', '\ufeffmods = ["core", "gone", "beta"]\r\nmine = { a = 1 }\r\ndisabled = []\r\n');
    const { ids, said } = await load();
    expect(ids).toEqual(['core', 'beta', 'alpha']);
    expect(said).toEqual(["load_order.toml:1:17: 'gone' is in the load order, but not installed; it is skipped"]);
    expect(readFileSync(order, 'utf8')).toBe('mods = [ "core", "beta", "alpha" ]\ndisabled = []\n\n[mine]\na = 1\n');
  });

  it('is written only when it changed', async () => {
    const { load, order, put } = machine();
    put('data/load_order.toml', '# by hand\nmods = ["core"]\n');
    utimesSync(order, 1000, 1000);
    await load();
    expect(statSync(order).mtimeMs).toBe(1_000_000);
    expect(readFileSync(order, 'utf8')).toBe('# by hand\nmods = ["core"]\n');
  });

  it('keeps the place of a mod whose manifest is broken', async () => {
    const { mod, load, order, put } = machine();
    mod('alpha');
    put('mods/broken/manifest.toml', 'oops');
    put('data/load_order.toml', 'mods = ["core", "broken", "alpha"]\n');
    expect((await load()).ids).toEqual(['core', 'alpha']);
    expect(readFileSync(order, 'utf8')).toBe('mods = ["core", "broken", "alpha"]\n');
  });

  it('that cannot be read is told, not written over, and the game starts', async () => {
    const { load, order, put } = machine();
    put('data/load_order.toml', 'mods = ["core"\n');
    const { ids, said, hardError } = await load();
    expect([ids, hardError]).toEqual([['core'], undefined]);
    expect(said).toEqual([expect.stringMatching(/^load_order.toml:2:1: not TOML/)]);
    expect(readFileSync(order, 'utf8')).toBe('mods = ["core"\n');
  });

  it('that cannot be written is told, and the game starts', async () => {
    const { load, data, root } = machine();
    // A file stands where the data folder should be: nobody can write into it, not even root.
    writeFileSync(data, '');
    const { ids, said } = await load();
    expect(ids).toEqual(['core']);
    expect(said).toEqual([expect.stringContaining('/data/load_order.toml cannot be written')]);
    expect(statSync(join(root, 'data')).isFile()).toBe(true);
  });

  it.each(['../../x', '/abs', 'a/../../b', 'C:/x', 'Core', 'a b', ''])('refuses %j by name', async (entry) => {
    const { load, put } = machine();
    put('data/load_order.toml', `mods = ["core", ${JSON.stringify(entry)}]\n`);
    const { ids, codes } = await load();
    expect([ids, codes]).toEqual([['core'], ['bad_order_entry']]);
  });

  it('says when a mod stands in it twice, or as something else than a name', async () => {
    const { load, put } = machine();
    put('data/load_order.toml', 'mods = ["core", "core", 5]\ndisabled = "core"\n');
    const { ids, codes } = await load();
    expect([ids, codes]).toEqual([['core'], ['order_twice', 'bad_order_entry', 'wrong_type']]);
  });

  it('does not load what is disabled', async () => {
    const { mod, load, put } = machine();
    mod('alpha');
    put('data/load_order.toml', 'mods = ["core", "alpha"]\ndisabled = ["alpha"]\n');
    expect((await load()).ids).toEqual(['core']);
  });
});

describe('hard errors', () => {
  const hard = async (place: ReturnType<typeof machine>, ...dirs: string[]): Promise<HardError | undefined> =>
    (await place.load(...dirs)).hardError;

  it('core not found', async () => {
    const place = machine();
    expect(await hard(place, 'elsewhere')).toEqual({
      code: 'core_missing',
      params: { searched: join(place.root, 'elsewhere') },
    });
  });

  it('a dependency missing, or disabled', async () => {
    const place = machine();
    place.mod('alpha', ['core', 'lost']);
    expect(await hard(place)).toMatchObject({
      code: 'dependency_missing',
      params: { mod: 'alpha', dependency: 'lost' },
    });
    place.mod('lost');
    place.put('data/load_order.toml', 'mods = ["core", "alpha"]\ndisabled = ["lost"]\n');
    expect(await hard(place)).toMatchObject({ code: 'dependency_missing', params: { disabled: 'true' } });
  });

  it('a dependency loaded too late', async () => {
    const place = machine();
    place.mod('alpha', ['beta']);
    place.mod('beta');
    expect(await hard(place)).toMatchObject({
      code: 'dependency_late',
      params: { mod: 'alpha', dependency: 'beta', circle: '' },
    });
  });

  it('a circle, with its members only', async () => {
    const place = machine();
    for (let index = 0; index < 20; index++) place.mod(`innocent_${index}`, ['core']);
    place.mod('a', ['core', 'innocent_3', 'b']);
    place.mod('b', ['c']);
    place.mod('c', ['a']);
    expect(await hard(place)).toMatchObject({ params: { circle: 'a → b → c → a' } });
    const alone = machine();
    alone.mod('narcissus', ['narcissus']);
    expect(await hard(alone)).toMatchObject({ params: { circle: 'narcissus → narcissus' } });
  });

  it('a circle of five hundred is answered', async () => {
    const place = machine();
    for (let index = 0; index < 500; index++) place.mod(`m${index}`, [`m${(index + 1) % 500}`]);
    const found = await hard(place);
    expect(found?.code).toBe('dependency_late');
    expect(String(found?.code === 'dependency_late' ? found.params.circle : '').split(' → ')).toHaveLength(501);
  });
});

describe('reading', () => {
  it('follows no link that leaves the mod', async () => {
    const { root, put, load } = machine();
    put('secret.toml', '[[items]]\nid = "secret"\n');
    symlinkSync(join(root, 'secret.toml'), join(root, 'mods/core/link.toml'));
    symlinkSync(root, join(root, 'mods/core/locale'));
    const { content, said } = await load();
    expect([...content.items.keys()]).toEqual(['core:thing']);
    expect(said).toEqual([
      'core/link.toml:1:1: this link leads out of the mod and is not followed; copy the file into the mod',
    ]);
  });

  it('ends on links that lead to themselves, and follows those that stay inside', async () => {
    const { root, put, load } = machine();
    symlinkSync('loop.toml', join(root, 'mods/core/loop.toml'));
    symlinkSync('..', join(root, 'mods/core/up'));
    symlinkSync('items.toml', join(root, 'mods/core/same.toml'));
    put('mods/core/scripts/deep.js', 'return [];');
    const { codes, said } = await load();
    expect(codes).toEqual(['unreadable_file', 'duplicate_id']);
    expect(said[0]).toContain('(links lead in a circle)');
  });

  it('takes a mod whose whole folder is a link, and a folder of mods that is one', async () => {
    const { root, mod, load } = machine();
    mod('far', [], 'elsewhere/far');
    symlinkSync(join(root, 'elsewhere/far'), join(root, 'mods/far'));
    symlinkSync(join(root, 'mods'), join(root, 'linked'));
    expect((await load('linked')).ids).toEqual(['core', 'far']);
  });

  it('opens no pipe, no folder and nothing too large', async () => {
    const { root, load } = machine();
    execFileSync('mkfifo', [join(root, 'mods/core/pipe.toml')]);
    mkdirSync(join(root, 'mods/core/folder.toml'));
    writeFileSync(join(root, 'mods/core/large.toml'), Buffer.alloc(FILE_LIMIT + 1, 32));
    const { codes } = await load();
    expect(codes).toEqual(['not_a_file', 'file_too_big', 'not_a_file']);
  });

  it('goes on without a file that the system refuses', async () => {
    const { root, load, put } = machine();
    put('mods/core/closed.toml', ITEM);
    chmodSync(join(root, 'mods/core/closed.toml'), 0);
    // Root may read everything; then there is nothing refused, and the file is read.
    const codes = process.getuid?.() === 0 ? ['duplicate_id'] : ['unreadable_file'];
    expect((await load()).codes).toEqual(codes);
  });

  it('reads at most so many files', async () => {
    const { root, load } = machine();
    for (let index = 0; index < 2001; index++) writeFileSync(join(root, `mods/core/f${index}.toml`), '');
    const { codes } = await load();
    expect(codes).toEqual(['too_many_files']);
  });

  it('gives the same game for every way to end lines, and in whatever order the system lists files', async () => {
    const plain = machine();
    const other = machine();
    const more = '[[slots]]\nid = "hand"\n';
    plain.put('mods/core/B.toml', more);
    plain.put('mods/core/ä.toml', '[[slots]]\nid = "head"\n');
    other.put('mods/core/ä.toml', '\ufeff[[slots]]\r\nid = "head"\r\n');
    other.put('mods/core/B.toml', `\ufeff${more.replaceAll('\n', '\r\n')}`);
    other.put('mods/core/items.toml', ITEM.replaceAll('\n', '\r\n'));
    const [left, right] = [await plain.load(), await other.load()];
    expect(right.content.hash).toBe(left.content.hash);
    expect([...right.content.slots.keys()]).toEqual(['core:hand', 'core:head']);
    expect(right.diagnostics).toEqual([]);
  });

  it('warns of files that some systems cannot tell apart', async () => {
    const { put, load } = machine();
    put('mods/core/Items.toml', '');
    expect((await load()).codes).toEqual(['case_collision']);
  });
});
