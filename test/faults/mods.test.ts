/** Mods may be wrong in every way: each mistake is told with its place, costs one entry, and stops nothing else. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HardError, hardError, sortMods } from '../../src/data/depends.ts';
import type { Diagnostic } from '../../src/data/diagnostic.ts';
import { type Loaded, loadContent, pinpoint } from '../../src/data/load.ts';
import { readManifest } from '../../src/data/manifest.ts';
import type { ModFiles } from '../../src/data/mod-files.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { findMods, type Installation } from '../../src/host/mods.ts';

const manifest = (id: string, depends: readonly string[] = []): string =>
  `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\ndepends = ${JSON.stringify(depends)}\n`;

function mod(id: string, files: Readonly<Record<string, string>>): ModFiles {
  const texts = Object.entries({ 'manifest.toml': manifest(id), ...files });
  return { folder: id, files: texts.map(([path, text]) => ({ path, text })) };
}

const load = (...mods: readonly ModFiles[]): Loaded => loadContent(mods, { engine: '1.0.0' });

/** Everything that is said about one mod with these files, at its exact place. */
async function said(files: Readonly<Record<string, string>>): Promise<Diagnostic[]> {
  return await pinpoint(load(mod('core', files)));
}

const brief = ({ file, place, entry, code }: Diagnostic): string =>
  `${file}:${place.line}:${place.column} ${entry} ${code}`;

let data: string;
let mods: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'rustkeep-mods-'));
  mods = join(data, 'mods');
  put('mods/core/manifest.toml', manifest('core'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

function put(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), text);
}

const find = (): Installation => findMods({ modsDirs: [mods], dataDir: data, engine: '1.0.0' }, readManifest);
const ids = (found: Installation): string[] => found.mods.map((one) => one.manifest.id);
const codes = (found: Installation): string[] => found.findings.list.map(({ code }) => code);

describe('the load order', () => {
  it('names what is not installed, and goes on without it', () => {
    put('load_order.toml', 'mods = ["core", "gone"]\n');
    const found = find();
    expect([ids(found), codes(found), found.hardError]).toEqual([['core'], ['not_installed'], undefined]);
  });

  it('with core last or twice loads core once, or says which rule is broken', () => {
    put('mods/other/manifest.toml', manifest('other', ['core']));
    put('load_order.toml', 'mods = ["other", "core", "core"]\n');
    const found = find();
    expect(ids(found)).toEqual(['other', 'core']);
    expect(codes(found)).toContain('order_twice');
    expect(found.hardError).toMatchObject({ code: 'dependency_late', params: { mod: 'other', dependency: 'core' } });
  });

  it('that was written is the order that is loaded, and the file stays as it is', () => {
    for (const id of ['a', 'b', 'c']) put(`mods/${id}/manifest.toml`, manifest(id));
    const text = '# mine\nmods = [ "core", "c","a" , "b" ]\nnote = "keep me"\n';
    put('load_order.toml', text);
    expect(ids(find())).toEqual(['core', 'c', 'a', 'b']);
    expect(readFileSync(join(data, 'load_order.toml'), 'utf8')).toBe(text);
  });

  it.each(['../../x', '/abs', 'a/../../b', 'C:/x'])('refuses %s by name', (entry) => {
    put('load_order.toml', `mods = ["core", "${entry}"]\n`);
    const found = find();
    expect(found.findings.list).toMatchObject([
      { code: 'bad_order_entry', params: { entry: expect.stringContaining(entry) } },
    ]);
    expect(ids(found)).toEqual(['core']);
  });

  it('keeps a mod whose manifest is broken, and thirty mods lose nothing by one', () => {
    for (let number = 10; number < 40; number++) put(`mods/m${number}/manifest.toml`, manifest(`m${number}`));
    const order = `mods = ["core", ${Array.from({ length: 30 }, (_, index) => `"m${index + 10}"`).join(', ')}]\n`;
    put('load_order.toml', order);
    put('mods/m20/manifest.toml', 'id = "m20\n');
    expect(ids(find())).toHaveLength(30);
    expect(readFileSync(join(data, 'load_order.toml'), 'utf8')).toBe(order);
  });

  it('with a byte order mark is read like one without', () => {
    put('load_order.toml', '\ufeffmods = ["core", "b", "a"]\n');
    for (const id of ['a', 'b']) put(`mods/${id}/manifest.toml`, `\ufeff${manifest(id)}`);
    const found = find();
    expect([ids(found), codes(found)]).toEqual([['core', 'b', 'a'], []]);
  });
});

describe('dependencies', () => {
  const circle = (...names: readonly string[]) =>
    names.map((id, index) => ({ id, depends: [names[(index + 1) % names.length] ?? ''] }));
  const core = { id: 'core', depends: [] };
  const error = (list: Parameters<typeof hardError>[0]): HardError | undefined => hardError(list, [], 'mods');

  it('in a circle are told as that circle, and accuse nobody else', () => {
    const innocent = Array.from({ length: 20 }, (_, index) => ({ id: `x${index}`, depends: ['core'] }));
    expect(error([core, ...innocent, ...circle('a', 'b', 'c')])).toMatchObject({
      code: 'dependency_late',
      params: { mod: 'a', dependency: 'b', circle: 'a → b → c → a' },
    });
  });

  it.each([1, 2, 500])('in a circle of %d end in an answer', (length) => {
    const list = [core, ...circle(...Array.from({ length }, (_, index) => `m${index}`))];
    expect(error(list)).toMatchObject({ code: 'dependency_late', params: { mod: 'm0' } });
    expect([...sortMods(list)].sort()).toEqual(list.map(({ id }) => id).sort());
  });

  it('that are missing stop the start and name both', () => {
    put('mods/b/manifest.toml', manifest('b', ['absent']));
    expect(find().hardError).toMatchObject({ code: 'dependency_missing', params: { mod: 'b', dependency: 'absent' } });
  });

  it('of dependencies count: the wrong pair is named, and sorting puts it right', () => {
    const list = [core, { id: 'c', depends: ['b'] }, { id: 'b', depends: ['a'] }, { id: 'a', depends: ['core'] }];
    expect(error(list)).toMatchObject({ params: { mod: 'c', dependency: 'b', circle: '' } });
    expect(sortMods(list)).toEqual(['core', 'a', 'b', 'c']);
  });
});

describe('a manifest', () => {
  it('that is broken, empty or missing is told with its file, and the other mods are checked too', () => {
    put('mods/broken/manifest.toml', 'id = "broken\nname = "x"\n');
    put('mods/empty/manifest.toml', '');
    put('mods/none/items.toml', '');
    put('mods/fine/manifest.toml', manifest('fine'));
    const found = find();
    expect(ids(found)).toEqual(['core', 'fine']);
    expect(found.findings.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mod: 'broken', file: 'manifest.toml', code: 'syntax' }),
        expect.objectContaining({ mod: 'empty', file: 'manifest.toml' }),
        expect.objectContaining({ mod: 'none', code: 'no_manifest' }),
      ]),
    );
  });
});

describe('an entry', () => {
  it('whose id stands twice in a mod: the first stands, both places are named', async () => {
    const text = '[[items]]\nid = "dagger"\nname = "Erster"\n[[items]]\nid = "dagger"\nname = "Zweiter"\n';
    const [finding] = await said({ 'items.toml': text });
    expect(finding).toMatchObject({
      code: 'duplicate_id',
      place: { line: 5 },
      params: { first: 'items.toml', line: 1 },
    });
    expect(load(mod('core', { 'items.toml': text })).content.items.get('core:dagger')?.name).toBe('Erster');
  });

  it('that is overridden is replaced whole', () => {
    const base = mod('core', { 'i.toml': '[[items]]\nid = "dagger"\nname = "Dolch"\nbase_price = 28\n' });
    const other = mod('b', { 'i.toml': '[[items]]\nid = "x"\noverrides = "core:dagger"\nname = "Kris"\n' });
    const { content } = load(base, other);
    expect(content.items.get('core:dagger')).toMatchObject({ name: 'Kris', base_price: 0 });
  });

  it('that leads back to itself is told, and nothing recurses', async () => {
    const text =
      '[[loot_tables]]\nid = "a"\nentries = [{ table = "a" }]\n[[loot_tables]]\nid = "b"\nentries = [{ table = "c" }]\n[[loot_tables]]\nid = "c"\nentries = [{ table = "b" }]\n';
    const findings = await said({ 'loot.toml': text });
    expect(findings.map(({ code }) => code)).toContain('circle_of_tables');
    expect(load(mod('core', { 'loot.toml': text })).content.loot_tables.has('core:a')).toBe(false);
  });

  it('with a misspelt field is told where, and what was probably meant', async () => {
    const findings = await said({ 'items.toml': '[[items]]\nid = "sword"\nname = "Schwert"\nbase_prise = 3\n' });
    expect(findings.map(brief)).toEqual(['items.toml:4:1 core:sword unknown_field']);
    expect(findings[0]?.params).toMatchObject({ field: 'base_prise' });
    expect(JSON.stringify(findings[0]?.params)).toContain('base_price');
  });

  it('with a wrong type is told, all ten of them in one run', async () => {
    const wrong = [
      'base_price = "x"',
      'stackable = 1',
      'weight = []',
      'tags = "t"',
      'slot = 3',
      'actions = {}',
      'modifiers = 1',
      'consumed_on_use = "no"',
      'triggers = true',
      'name = 5',
    ];
    const files = Object.fromEntries(
      [0, 1, 2, 3, 4].map((file) => [
        `f${file}.toml`,
        [0, 1]
          .map((second) => {
            const line = wrong[file * 2 + second] ?? '';
            return `[[items]]\nid = "i${file}${second}"\n${line.startsWith('name') ? '' : 'name = "N"\n'}${line}\n`;
          })
          .join(''),
      ]),
    );
    const findings = await said(files);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ entry }) => entry)).size).toBe(10);
  });

  it('without what it must have never gets into play', async () => {
    const text = '[[creatures]]\nid = "ghost"\n[[npcs]]\nid = "mute"\n[[quests]]\nid = "void"\nname = "Leere"\n';
    expect((await said({ 'x.toml': text })).filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
    expect(load(mod('core', { 'x.toml': text })).content.quests.size).toBe(0);
  });

  it('without an id is told by registry and place', async () => {
    const findings = await said({ 'items.toml': '\n[[items]]\nname = "Namenlos"\n' });
    expect(findings).toMatchObject([
      { file: 'items.toml', place: { line: 2 }, code: 'missing_field', params: { field: 'id' } },
    ]);
  });

  it.each(['9007199254740993', '-1', 'nan', 'inf', '1e400', '1.5', 'true'])(
    'with a count of %s is refused',
    async (value) => {
      const text = `[[items]]\nid = "gold"\nname = "G"\n[[quests]]\nid = "q"\nname = "Q"\non = "floor_entered"\ncount = ${value}\n`;
      expect((await said({ 'q.toml': text })).length).toBeGreaterThan(0);
      expect(load(mod('core', { 'q.toml': text })).content.quests.size).toBe(0);
    },
  );
});

describe('a quest that could never end', () => {
  it.each(['on = "creature_dead"', 'on = "creature_died"\ncount = 0', 'on = "creature_died"\ncount = -1'])(
    'by %j is refused',
    async (line) => {
      const text = `[[quests]]\nid = "q"\nname = "Q"\n${line}\n`;
      expect((await said({ 'q.toml': text })).length).toBeGreaterThan(0);
      expect(load(mod('core', { 'q.toml': text })).content.quests.size).toBe(0);
    },
  );
});

describe('a loot table', () => {
  it.each([
    ['a weight below 0', 'entries = [{ nothing = true, weight = -1 }]'],
    ['a weight that is no number', 'entries = [{ nothing = true, weight = nan }]'],
    ['rolls the wrong way round', 'rolls = "3-1"\nentries = [{ nothing = true }]'],
    ['an item that does not exist', 'entries = [{ item = "unknown" }]'],
    ['two things in one entry', 'entries = [{ nothing = true, item = "gold" }]'],
  ])('with %s is told when it is loaded, not when it is drawn', async (_what, line) => {
    const text = `[[items]]\nid = "gold"\nname = "G"\n[[loot_tables]]\nid = "t"\n${line}\n`;
    expect((await said({ 'loot.toml': text })).filter(({ severity }) => severity !== 'info').length).toBeGreaterThan(0);
  });
});

describe('severities', () => {
  it('tell what was lost from what is only doubtful', async () => {
    const text = '[[creatures]]\nid = "blob"\nname = "Blob"\n[[items]]\nid = "x"\nname = "X"\nbad = 1\n';
    const findings = await said({ 'x.toml': text });
    expect(findings.find(({ entry }) => entry === 'core:blob')?.severity).toBe('warning');
    expect(findings.find(({ entry }) => entry === 'core:x')?.severity).toBe('error');
    expect(load(mod('core', { 'x.toml': text })).content.creatures.size).toBe(1);
  });
});

describe('the files of a mod', () => {
  it('are read in an order that no folder listing decides', () => {
    const names = ['ä.toml', 'B.toml', 'a.toml'];
    const text = (name: string): string => `[[items]]\nid = "i"\nname = "${name}"\n`;
    for (const name of names) put(`mods/core/${name}`, text(name));
    const folder = readModFolder({ name: 'core', path: join(mods, 'core') });
    expect(folder.files.map(({ path }) => path)).toEqual(['B.toml', 'a.toml', 'manifest.toml', 'ä.toml']);
    expect(load(folder).content.items.get('core:i')?.name).toBe('B.toml');
  });

  it('mean the same with a byte order mark and foreign line ends', () => {
    const text = '[[items]]\nid = "i"\nname = "Ding"\nbase_price = 3\n';
    const [plain, marked] = [text, `\ufeff${text.replaceAll('\n', '\r\n')}`].map((one) =>
      load(mod('core', { 'i.toml': one })),
    );
    expect(marked?.diagnostics).toEqual([]);
    expect(marked?.content.items).toEqual(plain?.content.items);
    expect(marked?.content.hash).toBe(plain?.content.hash);
  });

  it('that are links lead nowhere outside, nor in a circle, while the folder itself may be one', () => {
    put('secret.toml', '[[items]]\nid = "leak"\nname = "Leck"\n');
    put('elsewhere/linked/manifest.toml', manifest('linked'));
    symlinkSync(join(data, 'secret.toml'), join(mods, 'core/secret.toml'));
    symlinkSync(join(mods, 'core'), join(mods, 'core/loop'));
    symlinkSync(join(data, 'elsewhere/linked'), join(mods, 'linked'));
    const folder = readModFolder({ name: 'core', path: join(mods, 'core') });
    expect(folder.files.find(({ path }) => path === 'secret.toml')?.problem?.code).toBe('link_outside');
    expect(load(folder).content.items.size).toBe(0);
    expect(ids(find())).toEqual(['core', 'linked']);
  });

  it('are named as they are written: another case is another file, and is told', async () => {
    const script = '[[scripts]]\nid = "s"\nfile = "Scripts/S.js"\n';
    const findings = await said({ 'x.toml': script, 'scripts/s.js': 'return [];' });
    expect(findings.map(({ code }) => code)).toContain('script_file');
  });

  it('may be deep, large and many without harm', () => {
    const deep = `x = ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`;
    const many = Array.from({ length: 20_000 }, (_, index) => `[[items]]\nid = "i${index}"\nname = "N"\n`).join('');
    put('mods/core/huge.toml', new Uint8Array(50 * 1024 * 1024).fill(32));
    const folder = readModFolder({ name: 'core', path: join(mods, 'core') });
    expect(folder.files.find(({ path }) => path === 'huge.toml')?.problem?.code).toBe('file_too_big');
    const loaded = load(mod('core', { 'deep.toml': deep, 'many.toml': many }));
    expect(loaded.diagnostics.map(({ file }) => file)).toContain('deep.toml');
    expect(loaded.content.items.size).toBe(20_000);
  });
});
