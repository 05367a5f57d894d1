/** The core mod speaks German and English, completely, and its German knows genders. */
import { describe, expect, it } from 'vitest';
import { REGISTRY_NAMES } from '../../src/game/content/registry-names.ts';
import { logText } from '../../src/ui/words/log.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const german = content.texts.get('de') ?? new Map<string, string>();
const english = content.texts.get('en') ?? new Map<string, string>();

/** Registries whose entries are shown, and which texts each must have. */
const SHOWN = {
  items: ['name', 'description'],
  slots: ['name'],
  categories: ['name', 'description'],
  options: ['name', 'description'],
  abilities: ['name', 'description'],
  modifiers: ['name', 'description'],
  creatures: ['name', 'description'],
  prefabs: ['name', 'hint'],
  floors: ['name', 'description'],
  npcs: ['name', 'description', 'greeting'],
  quests: ['name', 'description'],
} as const;

const SENTENCE = /[.!?…]$/;

describe('every entry', () => {
  it.each(Object.entries(SHOWN))('of %s has its texts in both languages', (registry, fields) => {
    const entries = content[registry as keyof typeof SHOWN];
    const missing = [...entries.keys()].flatMap((id) =>
      fields.flatMap((field) =>
        [german, english].flatMap((texts, index) => {
          const text = texts.get(`${registry}/${id}/${field}`) ?? '';
          return text.length > 1 ? [] : [`${index === 0 ? 'de' : 'en'} ${id} ${field}`];
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('of affixes has four German forms and an English name', () => {
    const missing = [...content.affixes.keys()].flatMap((id) => [
      ...['m', 'f', 'n', 'pl']
        .filter((form) => !german.has(`affixes/${id}/name/${form}`))
        .map((form) => `${id} ${form}`),
      ...(english.has(`affixes/${id}/name`) ? [] : [`${id} en`]),
    ]);
    expect(missing).toEqual([]);
  });

  it('of affixes agrees with the gender of what it describes', () => {
    const endings = { m: /er$/, f: /e$/, n: /es$/, pl: /e$/ };
    for (const id of content.affixes.keys()) {
      for (const [form, ending] of Object.entries(endings)) {
        expect(german.get(`affixes/${id}/name/${form}`), `${id} ${form}`).toMatch(ending);
      }
    }
  });

  it.each(['items', 'creatures', 'npcs'] as const)('of %s has a gender', (registry) => {
    const without = [...content[registry].values()].filter(({ gender }) => gender === undefined).map(({ id }) => id);
    expect(without).toEqual([]);
  });

  it('that can be said has an id, so that it can be translated', () => {
    const mute = [...content.npcs.values()].flatMap((npc) =>
      npc.options.flatMap((option) => {
        const key = `npcs/${npc.id}/options/${option.id}`;
        return option.id !== undefined && english.has(key) ? [] : [`${npc.id}: ${option.text}`];
      }),
    );
    expect(mute).toEqual([]);
  });

  it('that is a tag of the content has a name in both languages', () => {
    const tags = new Set(
      [content.items, content.options, content.abilities, content.creatures].flatMap((entries) =>
        [...entries.values()].flatMap((entry) => entry.tags),
      ),
    );
    const nameless = [...tags].filter((tag) => !german.has(`tags/${tag}/name`) || !english.has(`tags/${tag}/name`));
    expect(nameless).toEqual([]);
  });
});

describe('every text', () => {
  const all = [...german, ...english];

  it('is set cleanly', () => {
    const sloppy = all.filter(([, text]) => / {2}|^\s|\s$|\.\.\.|\s[,.!?]| - |"/.test(text)).map(([key]) => key);
    expect(sloppy).toEqual([]);
  });

  it('that describes something is a sentence', () => {
    const open = all.filter(([key, text]) => /\/(description|hint|greeting)$/.test(key) && !SENTENCE.test(text));
    expect(open).toEqual([]);
  });

  it('says something of its own: no two entries share a description', () => {
    for (const texts of [german, english]) {
      const seen = new Map<string, string>();
      for (const [key, text] of texts) {
        if (!key.endsWith('/description')) continue;
        expect(seen.get(text), key).toBeUndefined();
        seen.set(text, key);
      }
    }
  });

  it('has its own name within its registry', () => {
    for (const texts of [german, english]) {
      for (const registry of REGISTRY_NAMES) {
        if (registry === 'abilities' || registry === 'options') continue;
        const names = [...texts].filter(([key]) => key.startsWith(`${registry}/`) && key.endsWith('/name'));
        expect(new Set(names.map(([, name]) => name)).size, registry).toBe(names.length);
      }
    }
  });

  it('is really translated', () => {
    const same = [...english].filter(
      ([key, text]) => /\/(description|hint|greeting)$/.test(key) && german.get(key) === text,
    );
    expect(same).toEqual([]);
  });
});

describe('the cause of a wound', () => {
  const CAUSES = [
    'abilities',
    'items',
    'modifiers',
    'options',
    'creatures',
    'npcs',
    'quests',
    'prefabs',
    'floors',
  ] as const;
  const told = (language: 'de' | 'en', id: string) =>
    logText(
      { words: wordsFor(language, content), content },
      { turn: 1, code: 'damaged', who: 'hero', amount: 3, damage_type: 'ice', with: id },
    );
  const named = (texts: ReadonlyMap<string, string>, id: string) =>
    CAUSES.flatMap((registry) => texts.get(`${registry}/${id}/name`) ?? []);

  it.each(CAUSES)('has its name from the texts of the language it is told in: %s', (registry) => {
    const [de, en]: [(name: string) => string, (name: string) => string] =
      registry === 'modifiers'
        ? [(name) => `„${name}“ kostet dich 3 Leben.`, (name) => `“${name}” costs you 3 health.`]
        : [(name) => `Du erleidest 3 Schaden (Eis: ${name}).`, (name) => `You take 3 damage (ice: ${name}).`];
    for (const id of content[registry].keys()) {
      expect(named(german, id).map(de)).toContain(told('de', id));
      expect(named(english, id).map(en)).toContain(told('en', id));
    }
  });

  it('is no English affix in a German line', () => {
    for (const id of content.affixes.keys()) {
      if (named(german, id).length > 0) continue;
      const name = german.get(`affixes/${id}/name/f`);
      expect(told('de', id)).toBe(`Du erleidest 3 Schaden (Eis: ${name} Ausrüstung).`);
    }
    expect(told('en', 'core:spiked')).toBe('You take 3 damage (ice: Spiked gear).');
  });

  it('has no name where nobody has given it one', () => {
    const scripts = new Map([['core:trap', { id: 'core:trap' }]]);
    // Words ask only whether there is such a script.
    const scripted = { ...content, scripts } as unknown as typeof content;
    const entry = { turn: 1, code: 'damaged', who: 'hero', amount: 3, damage_type: 'ice', with: 'core:trap' } as const;
    expect(logText({ words: wordsFor('de', scripted), content: scripted }, entry)).toBe(
      'Du erleidest 3 Schaden (Eis: etwas Namenloses).',
    );
  });
});
