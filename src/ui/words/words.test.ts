/** Both catalogues say the same things, every code has its sentence, and mods can replace any text. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../../game/content/content.ts';
import type { CreatureDef } from '../../game/content/creature.ts';
import type { NpcDef } from '../../game/content/npc.ts';
import type { LogEntry } from '../../game/log.ts';
import { english, german, type TextKey } from './catalogue.ts';
import { logText } from './log.ts';
import { languageOf, wordsFor } from './speak.ts';
import { placeholders } from './template.ts';
import { causeText } from './verdicts.ts';

const EN = english();
const DE = german();

// A literal with string keys: its keys are exactly the union.
const KEYS = Object.keys(EN) as TextKey[];
const texts = (entries: Record<string, Record<string, string>>) =>
  new Map(Object.entries(entries).map(([language, own]) => [language, new Map(Object.entries(own))]));

/** Content with nothing in it but texts. */
function bare(entries: Record<string, Record<string, string>> = {}): Content {
  const empty = new Map();
  const registries = ['items', 'slots', 'categories', 'options', 'abilities', 'affixes', 'modifiers', 'creatures'];
  const more = ['loot_tables', 'prefabs', 'floors', 'npcs', 'quests', 'scripts'];
  const all = Object.fromEntries([...registries, ...more].map((name) => [name, empty]));
  // Words look at registries and texts only.
  return { ...all, texts: texts(entries) } as unknown as Content;
}

describe('the catalogues', () => {
  it('ask for the same parameters in both languages', () => {
    const asked = (text: string) => placeholders(text).filter((name) => name !== 'who' && name !== 'target');
    const unlike = KEYS.filter((key) => asked(EN[key]).join() !== asked(DE[key]).join());
    // German says some things without naming every part; it never asks for one that English does not have.
    expect(unlike.filter((key) => placeholders(DE[key]).some((name) => !placeholders(EN[key]).includes(name)))).toEqual(
      [],
    );
  });

  it('leave nothing untranslated', () => {
    const same = KEYS.filter((key) => EN[key] === DE[key] && /[a-z]{4}/.test(EN[key].replace(/\{[^}]*\}/g, '')));
    expect(same.filter((key) => !UNTRANSLATED.includes(key))).toEqual([]);
  });

  it('have balanced braces and choices for each number and person', () => {
    const broken = KEYS.flatMap((key) =>
      [EN[key], DE[key]].filter(
        (text) => text.split('{').length !== text.split('}').length || /\{[a-z_]+\|[^|}]*\}/.test(text),
      ),
    );
    expect(broken).toEqual([]);
  });
});

/** Words that are the same in both languages. */
const UNTRANSLATED: readonly TextKey[] = [
  'attribute.charisma',
  'menu.title',
  'menu.version',
  'mods.title',
  'menu.mods',
  'screen.mods',
  'hall.mods',
  'creation.name',
  'creation.change_name',
  'screen.name',
  'settings.value.auto',
  'settings.value.de',
  'settings.value.en',
  'settings.value.unicode',
  'settings.value.standard',
  'settings.value.laptop',
  'status.gold',
  'key.filter',
  'keyname.enter',
];

describe('log lines', () => {
  const rat = { who: 'core:rat', target: 'hero' };
  it.each<[LogEntry, string, string]>([
    [
      { turn: 1, code: 'hit', ...rat, amount: 3, damage_type: 'slash', critical: false },
      'Rat trifft dich: 3 Schaden (Hieb).',
      'The rat hits you for 3 (slash).',
    ],
    [
      { turn: 1, code: 'hit', who: 'hero', target: 'core:rat#2', amount: 12, damage_type: 'fire', critical: true },
      'Kritisch! Du triffst Rat 2: 12 Schaden (Feuer).',
      'Critical! You hit rat 2 for 12 (fire).',
    ],
    [
      { turn: 1, code: 'ability_used', who: 'hero', ability: 'core:guard', target: 'hero' },
      'Du setzt „Guard“ ein.',
      'You use “Guard”.',
    ],
    [
      { turn: 1, code: 'summoned', who: '', creature: 'core:rat', count: 1 },
      'Es kommt hinzu: 1 × Rat.',
      'Another joins the fight: 1 × Rat.',
    ],
    [
      { turn: 1, code: 'summon_crowded', who: '' },
      'Es kämen noch mehr, doch hier ist kein Platz für sie.',
      'More would come, but there is no room for them.',
    ],
    [{ turn: 1, code: 'died', who: 'hero' }, 'Du stirbst.', 'You die.'],
    [{ turn: 1, code: 'fight_started', count: 1 }, 'Ein Gegner stellt sich dir in den Weg.', 'An enemy bars your way.'],
    [
      { turn: 1, code: 'received', item: 'core:gold', affixes: [], count: 7 },
      'Du erhältst 7 Gold.',
      'You gain 7 gold.',
    ],
    [
      { turn: 1, code: 'modifier_applied', who: 'hero', modifier: 'core:poisoned', turns: 4, stacks: 2 },
      '„Poisoned“ ×2 wirkt jetzt auf dich (4 Züge).',
      '“Poisoned” ×2 now affects you (4 turns).',
    ],
    [
      { turn: 1, code: 'turn_lost', who: 'core:rat', ability: 'core:bite', reason: 'modifier' },
      'Rat wird daran gehindert, „Bite“ einzusetzen.',
      'The rat is kept from using “Bite”.',
    ],
    [{ turn: 1, code: 'hint', prefab: 'core:cave' }, '', ''],
  ])('%j', (entry, german, english) => {
    const content = bare();
    expect(logText({ words: wordsFor('de', content), content }, entry)).toBe(german);
    expect(logText({ words: wordsFor('en', content), content }, entry)).toBe(english);
  });
});

describe('people', () => {
  const npc = (given: Partial<NpcDef>) => given as NpcDef; // words look at name, gender and proper only
  const npcs = new Map([
    ['core:smith', npc({ name: 'Borin', gender: 'm' })],
    ['core:nun', npc({ name: 'Schwester Irmgard', gender: 'f' })],
    ['core:anvil', npc({ name: 'Amboss', gender: 'm', proper: false })],
  ]);
  const creatures = new Map([['core:alrik', { name: 'Alrik', gender: 'm', proper: true } as CreatureDef]]);
  const content: Content = { ...bare(), npcs, creatures };
  const told = (language: string, entry: LogEntry) => logText({ words: wordsFor(language, content), content }, entry);

  it.each([
    ['core:smith', 'Du trittst an Borin heran.', 'You step up to Borin.'],
    ['core:nun', 'Du trittst an Schwester Irmgard heran.', 'You step up to Schwester Irmgard.'],
    ['core:anvil', 'Du trittst an den Amboss heran.', 'You step up to the amboss.'],
  ])('are spoken of by name, things with their article: %s', (id, german, english) => {
    const entry: LogEntry = { turn: 1, code: 'talked', npc: id };
    expect([told('de', entry), told('en', entry)]).toEqual([german, english]);
  });

  it('show their wares and are left in a sentence, not behind a colon', () => {
    expect(told('de', { turn: 1, code: 'shop_opened', npc: 'core:smith' })).toBe('Borin zeigt dir die Ware.');
    expect(told('en', { turn: 1, code: 'shop_opened', npc: 'core:smith' })).toBe('Borin shows you the wares.');
    expect(told('de', { turn: 1, code: 'conversation_ended', npc: 'core:anvil' })).toBe('Du lässt den Amboss stehen.');
    expect(told('en', { turn: 1, code: 'conversation_ended', npc: 'core:smith' })).toBe('You turn away from Borin.');
  });

  it('who fight under a name of their own take no article either', () => {
    const hit: LogEntry = { turn: 1, code: 'missed', who: 'core:alrik', target: 'hero' };
    expect([told('de', hit), told('en', hit)]).toEqual(['Alrik verfehlt dich.', 'Alrik misses you.']);
  });
});

describe('the end of an effect', () => {
  it.each([
    ['hero', '„Rested“ endet.', '“Rested” ends.'],
    ['core:rat', '„Rested“ endet bei Rat.', '“Rested” ends for the rat.'],
  ])('is told shortly to him whom it concerns: %s', (who, german, english) => {
    const content = bare();
    const entry: LogEntry = { turn: 1, code: 'modifier_removed', who, modifier: 'core:rested' };
    expect(logText({ words: wordsFor('de', content), content }, entry)).toBe(german);
    expect(logText({ words: wordsFor('en', content), content }, entry)).toBe(english);
  });
});

describe('causes of death', () => {
  it.each([
    ['ability', 'core:rat#2', 'getötet von Rat (Bite)', 'killed by a rat (Bite)'],
    [
      'modifier',
      'core:rat',
      'zugrunde gegangen an „Bite“, verursacht von Rat',
      'brought down by “Bite”, the work of a rat',
    ],
    ['modifier', 'hero', 'zugrunde gegangen an „Bite“', 'brought down by “Bite”'],
    ['trigger', 'hero', 'zugrunde gegangen an „Bite“', 'brought down by “Bite”'],
    ['item', 'hero', 'von eigener Hand (Bite)', 'by your own hand (Bite)'],
  ] as const)('%s by %s', (kind, by, german, english) => {
    const content = bare();
    const cause = { kind, by, with: 'core:bite', damage_type: 'slash' } as const;
    expect(causeText({ words: wordsFor('de', content), content }, cause)).toBe(german);
    expect(causeText({ words: wordsFor('en', content), content }, cause)).toBe(english);
  });
});

describe('a mod', () => {
  it('replaces texts of a known language and keeps its grammar', () => {
    const content = bare({ de: { 'engine/log.died': '{who:N} {who|vergehst|vergeht|vergehen}.' } });
    expect(logText({ words: wordsFor('de', content), content }, { turn: 1, code: 'died', who: 'hero' })).toBe(
      'Du vergehst.',
    );
  });

  it('brings a language; what it leaves out is English', () => {
    const content = bare({ fr: { 'engine/menu.new': 'Nouvelle partie' } });
    const words = wordsFor('fr', content);
    expect(words.text('menu.new')).toBe('Nouvelle partie');
    expect(words.text('menu.quit')).toBe('Quit');
    expect(languageOf('auto', 'fr', content)).toBe('fr');
    expect(languageOf('xx', 'de', content)).toBe('en');
  });
});
