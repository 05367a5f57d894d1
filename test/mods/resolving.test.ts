/** Ids, overrides, references and tables of several mods together. */
import { describe, expect, it } from 'vitest';
import { type Loaded, loadContent, pinpoint } from '../../src/data/load.ts';
import type { ModFiles } from '../../src/data/mod-files.ts';

function mod(id: string, text: string, more: Record<string, string> = {}, manifest = ''): ModFiles {
  const head = `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\n${manifest}`;
  const files = { 'manifest.toml': head, 'content.toml': text, ...more };
  return { folder: id, files: Object.entries(files).map(([path, content]) => ({ path, text: content })) };
}

const load = (...mods: ModFiles[]): Loaded => loadContent(mods, { engine: '0.1.0' });

async function told(loaded: Loaded): Promise<string[]> {
  const list = await pinpoint(loaded);
  return list.map(
    ({ mod: from, place, entry, code, because }) =>
      `${from}:${place.line}:${place.column} ${entry} ${code}${because === undefined ? '' : ` ← ${because}`}`,
  );
}

const item = (id: string, more = ''): string => `[[items]]\nid = "${id}"\n${more}\n`;
const table = (id: string, entries: string): string => `[[loot_tables]]\nid = "${id}"\nentries = [${entries}]\n`;

describe('ids', () => {
  it('get the namespace of their mod, and so do references and tags without one', () => {
    const { content } = load(
      mod('core', item('gold', 'tags = ["shiny", "other:loud"]')),
      mod(
        'mine',
        item('coin', 'actions = [{ action = "give_item", item = "core:gold" }]') + table('t', '{ item = "coin" }'),
      ),
    );
    expect([...content.items.keys()]).toEqual(['core:gold', 'mine:coin']);
    expect(content.items.get('core:gold')?.tags).toEqual(['core:shiny', 'other:loud']);
    expect(content.loot_tables.get('mine:t')?.entries[0]?.item).toBe('mine:coin');
  });

  it('may carry the own namespace', async () => {
    const loaded = load(mod('core', item('core:gold')));
    expect(await told(loaded)).toEqual([]);
    expect(loaded.content.items.has('core:gold')).toBe(true);
  });

  it('are distinct in each registry', async () => {
    expect(await told(load(mod('core', item('x') + table('x', '{ item = "x" }'))))).toEqual([]);
  });

  it('of a second entry are refused, even when the first is broken', async () => {
    expect(await told(load(mod('core', item('x', 'weight = -1') + item('x') + item('x'))))).toEqual([
      'core:3:10 core:x out_of_range',
      'core:5:6 core:x duplicate_id',
      'core:8:6 core:x duplicate_id',
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('may be called %s without harm', async (id) => {
    const loaded = load(mod('core', `[[items]]\nid = "${id.toLowerCase()}"\n[[items]]\n"${id}" = 1\nid = "y"\n`));
    expect(await told(loaded)).toEqual([expect.stringContaining('core:y unknown_field')]);
    expect(loaded.content.items.has(`core:${id.toLowerCase()}`)).toBe(true);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('weight');
  });
});

describe('overrides', () => {
  const base = mod('core', item('sword', 'base_price = 1\nweight = 3'));
  const override = (price: string): string => `[[items]]\noverrides = "core:sword"\nbase_price = ${price}\n`;

  it('replace the whole entry and take its id', () => {
    const { content } = load(base, mod('mine', override('9')));
    expect(content.items.get('core:sword')).toMatchObject({ id: 'core:sword', base_price: 9, weight: 0 });
    expect(content.items.size).toBe(1);
  });

  it('are decided by the load order', async () => {
    const [a, b] = [mod('a', override('2')), mod('b', override('3'))];
    expect(load(base, a, b).content.items.get('core:sword')?.base_price).toBe(3);
    expect(load(base, b, a).content.items.get('core:sword')?.base_price).toBe(2);
    expect(await told(load(base, a, b))).toEqual(['b:2:13 core:sword override_conflict']);
  });

  it('that are broken leave the original, also when they break late', () => {
    for (const wrong of [override('-1'), `${override('5')}actions = [{ action = "give_item", item = "nothing" }]\n`]) {
      const loaded = load(base, mod('mine', wrong));
      expect(loaded.content.items.get('core:sword')?.base_price).toBe(1);
      expect(loaded.diagnostics).toHaveLength(1);
    }
  });

  it('keep a translation of the original away from the successor', () => {
    const english = mod('core', item('sword', 'name = "Schwert"'), {
      'locale/en.toml': '[items.sword]\nname = "Sword"\n',
    });
    const club = '[[items]]\noverrides = "core:sword"\nname = "Keule"\n';
    expect(load(english).content.texts.get('en')?.get('items/core:sword/name')).toBe('Sword');
    const { texts } = load(english, mod('mine', club)).content;
    expect([texts.get('de')?.get('items/core:sword/name'), texts.get('en')?.get('items/core:sword/name')]).toEqual([
      'Keule',
      undefined,
    ]);
  });
});

describe('what is lost', () => {
  it('takes with it what refers to it, however long the chain, under the name of the first', async () => {
    const chain = Array.from({ length: 50 }, (_, index) =>
      item(`i${index}`, `actions = [{ action = "give_item", item = "i${index + 1}" }]`),
    );
    const loaded = load(mod('core', chain.join('') + item('i50', 'weight = -1') + item('free')));
    expect([...loaded.content.items.keys()]).toEqual(['core:free']);
    const list = await pinpoint(loaded);
    expect(list).toHaveLength(51);
    expect(new Set(list.map(({ because }) => because))).toEqual(new Set([undefined, 'core:i50']));
  });

  it('leaves a list of choices without it', async () => {
    const loaded = load(mod('core', `${item('a')}${table('t', '{ item = "a" }, { item = "b" }, { table = "c" }')}`));
    expect(loaded.content.loot_tables.get('core:t')?.entries).toHaveLength(1);
    expect(await told(loaded)).toEqual(['core:6:37 core:t dangling_choice', 'core:6:54 core:t dangling_choice']);
  });

  it('of a whole file is told as the cause', async () => {
    const loaded = load(mod('core', table('t', '{ item = "a" }'), { 'items.toml': `${item('a')}oops\n` }));
    expect(await told(loaded)).toEqual(['core:4:5  syntax', 'core:3:21 core:t dangling_choice ← core/items.toml']);
    expect(loaded.lostFiles).toEqual([{ mod: 'core', file: 'items.toml' }]);
  });
});

describe('loot tables', () => {
  it('in a circle lose the one that was loaded last, and an override that closes one falls', async () => {
    const core = mod('core', item('a') + table('rare', '{ item = "a" }') + table('floor', '{ table = "rare" }'));
    const mine = mod('mine', `[[loot_tables]]\noverrides = "core:rare"\nentries = [{ table = "core:floor" }]\n`);
    const loaded = load(core, mine);
    expect(await told(loaded)).toEqual(['mine:3:22 core:rare circle_of_tables']);
    expect(loaded.content.loot_tables.get('core:rare')?.entries[0]?.item).toBe('core:a');
    expect(loaded.content.loot_tables.get('core:floor')?.entries).toHaveLength(1);
  });

  it('in many circles come to an end, and none is left', () => {
    const entries = (index: number) => [1, 7, 13].map((step) => `{ table = "t${(index * step + 1) % 60}" }`).join(', ');
    const { content } = load(
      mod('core', Array.from({ length: 60 }, (_, index) => table(`t${index}`, entries(index))).join('')),
    );
    const open = new Set<string>();
    const visit = (id: string): void => {
      expect(open.has(id)).toBe(false);
      open.add(id);
      for (const entry of content.loot_tables.get(id)?.entries ?? []) if (entry.table !== undefined) visit(entry.table);
      open.delete(id);
    };
    for (const id of content.loot_tables.keys()) visit(id);
  });

  it('of any length are followed without the host’s stack', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => table(`t${index}`, `{ table = "t${index + 1}" }`)).join(
      '',
    );
    const { content, diagnostics } = load(mod('core', `${long}${table('t20000', '')}`));
    expect(content.loot_tables.size).toBeLessThan(20_001);
    expect(diagnostics.length).toBeGreaterThan(0);
  });
});

describe('[balance]', () => {
  it('is merged field by field, with the older names', () => {
    const { content } = load(
      mod('core', '[balance]\nausweich = 0.1\nflee = 0.2\n'),
      mod('mine', '[balance]\nevasion = 0.3\n'),
    );
    expect(content.balance).toMatchObject({ evasion: 0.3, flee: 0.2, sell_factor: 0.4 });
  });

  it('loses a bad knob alone', async () => {
    const loaded = load(mod('core', '[balance]\nevasion = 2\nflee = "much"\nfleee = 1\nfury = 3\n'));
    expect(loaded.content.balance).toMatchObject({ evasion: 0.02, flee: 0.05, fury: 3 });
    expect(await told(loaded)).toEqual(['core:2:11  out_of_range', 'core:3:8  wrong_type', 'core:4:1  unknown_field']);
  });

  it('never lets the least chance to hit rise above the greatest, over all mods', () => {
    const { content } = load(
      mod('core', '[balance]\nhit_ceiling = 0.5\n'),
      mod('mine', '[balance]\nhit_floor = 0.6\nfury = 2\n'),
    );
    expect(content.balance).toMatchObject({ hit_floor: 0.05, hit_ceiling: 0.5, fury: 2 });
  });
});

describe('texts', () => {
  const npc =
    '[[npcs]]\nid = "smith"\ngreeting = "Ja?"\noptions = [{ id = "wares", text = "Zeig her." }, { text = "Nichts." }]\n';
  const affix = '[[affixes]]\nid = "sharp"\nname = { m = "Scharfer", f = "Scharfe" }\n';

  it('are found under one key in every language', () => {
    const english =
      '[npcs.smith]\ngreeting = "Yes?"\n[npcs.smith.options]\nwares = "Show me."\n"Nichts." = "Nothing."\n' +
      '[affixes.sharp]\nname = "Sharp"\n[tags.loud]\nname = "loud"\n[engine]\n"menu.quit" = "Leave"\n[engine.menu]\nload = "Go on"\n';
    const { texts } = load(mod('core', npc + affix, { 'locale/en.toml': english })).content;
    expect(Object.fromEntries(texts.get('en') ?? [])).toEqual({
      'npcs/core:smith/greeting': 'Yes?',
      'npcs/core:smith/options/wares': 'Show me.',
      'npcs/core:smith/options/Nichts.': 'Nothing.',
      'affixes/core:sharp/name': 'Sharp',
      'tags/core:loud/name': 'loud',
      'engine/menu.quit': 'Leave',
      'engine/menu.load': 'Go on',
    });
    expect(texts.get('de')?.get('affixes/core:sharp/name/f')).toBe('Scharfe');
    expect(texts.get('de')?.get('npcs/core:smith/options/wares')).toBe('Zeig her.');
  });

  it('of another mod are reached by their full id', () => {
    const french = { 'locale/fr.toml': '[items."core:sword"]\nname = "Épée"\ngender = "f"\n' };
    const { texts } = load(mod('core', item('sword', 'name = "Schwert"')), mod('francais', '', french)).content;
    expect(Object.fromEntries(texts.get('fr') ?? [])).toEqual({
      'items/core:sword/name': 'Épée',
      'items/core:sword/gender': 'f',
    });
  });

  it('never carry what could take over a terminal', async () => {
    const loaded = load(
      mod('core', item('a', 'name = "A"'), { 'locale/en.toml': '[items.a]\nname = "\\u009b31mB"\n' }),
    );
    expect(await told(loaded)).toEqual(['core:2:8 core:a control_character']);
    expect(loaded.content.texts.get('en')).toBeUndefined();
  });
});

describe('symbols', () => {
  it.each([
    ['☠', true],
    ['/', true],
    ['é', true],
    ['e\u0301', true],
    ['', false],
    ['ab', false],
    [' ', false],
    ['\t', false],
    ['\u001b', false],
    ['👾', false],
    ['⚡', false],
    ['界', false],
    ['\u0301', false],
    ['👨‍👩‍👧', false],
    ['☠\ufe0f', false],
  ])('%j is one of one cell: %s', (symbol, fine) => {
    const { content } = load(mod('core', item('a', `symbol = ${JSON.stringify(symbol)}`)));
    expect(content.items.has('core:a')).toBe(fine);
  });
});

describe('base values', () => {
  it.each([
    ['max_health', -5],
    ['max_health', 0],
    ['max_stamina', -1],
    ['damage', -0.5],
    ['critical_factor', -1],
    ['carry_capacity', -1],
    ['level', -1],
  ])('%s of %d is nothing that a creature could have', async (attribute, value) => {
    const base = attribute === 'max_health' ? '' : 'max_health = 5, ';
    const text = `[[creatures]]\nid = "c"\nbase = { ${base}${attribute} = ${value} }\n`;
    expect(await told(load(mod('core', text)))).toEqual([expect.stringMatching(/^core:3:\d+ core:c out_of_range$/)]);
  });

  it('may be below nothing where that says how bad somebody is at it', () => {
    const bad =
      'dexterity = -20, luck = -3, strength = -1, hit_chance = -0.2, critical_chance = -5, price_modifier = -9';
    const base = `max_health = 5, damage = 0, max_stamina = 0, level = 0, ${bad}`;
    const { content } = load(mod('core', `[[creatures]]\nid = "c"\nbase = { ${base} }\n`));
    expect(content.creatures.get('core:c')?.base).toMatchObject({ damage: 0, dexterity: -20, hit_chance: -0.2 });
  });
});

describe('hostile files', () => {
  const reads = (text: string): Loaded => load(mod('core', `${item('good')}${text}`));

  it.each([
    ['deep brackets', `x = ${'['.repeat(20_000)}`],
    ['deep tables', `x = ${'{ a = '.repeat(20_000)}`],
    ['a long dotted key', `${'a.'.repeat(5000)}b = 1`],
    ['a huge number', 'weight = 1e999'],
    ['a huge integer', 'weight = 99999999999999999999'],
    ['a key twice', 'id = "again"'],
    ['a table twice', '[balance]\n[balance]'],
    ['a prototype', '[__proto__]\nweight = 3'],
    ['a prototype inside', '[items.__proto__]\nweight = 3'],
    ['a lone carriage return', 'name = "a\rb"'],
    ['an unfinished text', 'name = """'],
  ])('%s ends in a finding, not in a fall', (_name, text) => {
    const { diagnostics } = reads(text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(({} as { weight?: number }).weight).toBeUndefined();
  });

  const answers = 'actions = [{ action = "flee" }]';
  it.each([
    ['an entry', '__proto__ = 3', 'unknown_field'],
    ['a trigger', `triggers = [{ on = "attack_hit", __proto__ = {}, ${answers} }]`, 'unknown_field'],
    [
      'what an event is asked',
      `triggers = [{ on = "attack_hit", when = { __proto__ = {} }, ${answers} }]`,
      'unknown_when',
    ],
    [
      'what an event of a mod is asked',
      `triggers = [{ on = "a:b", when = { __proto__ = 1 }, ${answers} }]`,
      'unknown_when',
    ],
    [
      'what a quest asks',
      `[[quests]]\nid = "q"\non = "attack_hit"\nwhen = { __proto__ = 1 }\n${answers}`,
      'unknown_when',
    ],
    ['a condition', 'condition = [{ check = "floor", __proto__ = 1 }]', 'unknown_field'],
    ['an action', 'actions = [{ action = "flee", __proto__ = 1 }]', 'unknown_field'],
    ['base values', '[[creatures]]\nid = "c"\nbase = { max_health = 3, __proto__ = 1 }', 'unknown_field'],
    ['a knob', '[balance]\n__proto__ = 1', 'unknown_field'],
  ])('a prototype in %s is an unknown name like any other', (_where, text, code) => {
    expect(reads(text).diagnostics.map((finding) => finding.code)).toContain(code);
  });

  it('a hundred thousand entries are read, and not one more', () => {
    const { content, diagnostics } = load(mod('core', '[[slots]]\nid = "s"\n'.repeat(100_001)));
    expect(content.slots.size).toBe(1);
    expect(diagnostics.at(-1)?.code).toBe('too_many_findings');
  });

  it('twenty thousand entries that refer to nothing are told in time', () => {
    const lost = Array.from({ length: 20_000 }, (_, n) => `[[options]]\nid = "o${n}"\ncategory = "nothing_${n}"\n`);
    const { content, diagnostics } = load(mod('core', lost.join('')));
    expect(content.options.size).toBe(0);
    expect(diagnostics).toHaveLength(2001);
  });

  it('a layout of ten thousand rows is refused', () => {
    const { content, diagnostics } = reads(`[[prefabs]]\nid = "p"\nlayout = """\n${'#\n'.repeat(10_000)}"""\n`);
    expect(content.prefabs.size).toBe(0);
    expect(diagnostics.map(({ code }) => code)).toEqual(['too_long']);
  });
});
