/** Every verb of the vocabulary in both languages: what a mod writes is what the player reads. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../../game/content/content.ts';
import { actionSchema, attributeChangeSchema, checkSchema, triggerSchema } from '../../game/content/effects.ts';
import { ACTIONS } from '../../game/rules/actions.ts';
import { CHECKS } from '../../game/rules/checks.ts';
import { EVENTS } from '../../game/rules/events.ts';
import { wordsFor } from '../words/speak.ts';
import type { Speech } from '../words/words.ts';
import { actionsText, attributeChangeText, triggerText } from './actions.ts';
import { conditionText } from './conditions.ts';

const REGISTRIES = ['items', 'slots', 'abilities', 'modifiers', 'creatures', 'quests', 'scripts', 'npcs', 'prefabs'];
// Words look at the registries and texts only, and all of these are empty: ids become names.
const content = {
  loot_tables: new Map(),
  ...Object.fromEntries([...REGISTRIES, 'affixes', 'options', 'floors'].map((name) => [name, new Map()])),
  texts: new Map(),
} as unknown as Content;
const speak = (language: string): Speech => ({ words: wordsFor(language, content), content });
const german = speak('de');
const english = speak('en');

type Row = readonly [spec: Record<string, unknown>, german: string, english: string];

const ACTION_ROWS: readonly Row[] = [
  [
    { action: 'damage', amount: 6, scale: 1.5, damage_type: 'blunt', target: 'target' },
    '6 + 150 % Schaden (Wucht) am Ziel',
    '6 + 150% damage (blunt) to the target',
  ],
  [
    { action: 'damage', share: 0.1, damage_type: 'poison', target: 'all_enemies', sure: true },
    '10 % des maximalen Lebens als Schaden (Gift) an allen Gegnern, trifft immer',
    '10% of maximum health as damage (poison) to all enemies, never misses',
  ],
  [{ action: 'change_attribute', attribute: 'health', amount: 25 }, '+25 Leben', '+25 Health'],
  [
    { action: 'change_attribute', attribute: 'stamina', share: -0.5, target: 'target' },
    '-50 % der maximalen Ausdauer beim Ziel',
    '-50% of maximum stamina for the target',
  ],
  [{ action: 'apply_modifier', modifier: 'm:blessed' }, '„Blessed“ (3 Züge)', '“Blessed” (3 turns)'],
  [{ action: 'remove_modifier', modifier: 'm:blessed' }, 'beendet „Blessed“', 'ends “Blessed”'],
  [{ action: 'remove_modifier', harmful: true }, 'beendet alles Schädliche', 'ends everything harmful'],
  [
    { action: 'change_cooldown', amount: 2, target: 'target' },
    'verzögert die Ankündigung des Ziels um 2 Züge',
    'delays what the target announced by 2 turns',
  ],
  [{ action: 'give_item', item: 'm:gold', count: 5 }, 'gibt 5 × Gold', 'gives 5 × Gold'],
  [{ action: 'equip_item', item: 'm:axe' }, 'legt Axe an', 'puts on an axe'],
  [{ action: 'remove_item', item: 'm:axe' }, 'nimmt Axe', 'takes an axe'],
  [{ action: 'give_loot', table: 'm:t' }, 'gibt etwas Zufälliges', 'gives something by chance'],
  [
    { action: 'enchant', slot: 'm:hand', table: 'm:t' },
    'würfelt die Eigenschaften des Getragenen neu (Hand)',
    'redraws the qualities of what is worn (Hand)',
  ],
  [{ action: 'summon', creature: 'm:rat', count: '1-2' }, 'ruft 1–2 × Rat herbei', 'calls 1–2 × Rat'],
  [{ action: 'give_exp', amount: 15 }, '+15 Erfahrung', '+15 experience'],
  [{ action: 'start_quest', quest: 'm:rats' }, 'beginnt den Auftrag „Rats“', 'begins the quest “Rats”'],
  [{ action: 'flee' }, 'ein Fluchtversuch', 'an attempt to flee'],
  [{ action: 'open_shop' }, 'zeigt die Ware', 'shows the wares'],
  [{ action: 'run_script', script: 'm:storm' }, 'etwas, das nur sein Skript weiß', 'something only its script knows'],
  [{ action: 'emit_event', event: 'm:ritual' }, 'setzt etwas in Gang', 'sets something in motion'],
];

const CHECK_ROWS: readonly Row[] = [
  [{ check: 'has_tag', who: 'target', value: 'm:undead' }, 'das Ziel „Undead“ ist', 'the target is “Undead”'],
  [
    { check: 'attribute', attribute: 'hit_chance', at_least: 0.5, below: 0.75 },
    'Trefferchance mindestens 50 % und unter 75 %',
    'Chance to hit at least 50% and below 75%',
  ],
  [{ check: 'has_item', item: 'm:key', not: true }, 'nicht: im Besitz von Key', 'not: carries Key'],
  [{ check: 'health_below', value: 0.4 }, 'Leben unter 40 %', 'health below 40%'],
  [{ check: 'health_below', value: 0.4, who: 'target' }, 'beim Ziel Leben unter 40 %', 'the target’s health below 40%'],
  [
    { check: 'health_below', value: 1, who: 'target', not: true },
    'beim Ziel Leben mindestens 100 %',
    'the target’s health at least 100%',
  ],
  [
    { check: 'has_modifier', modifier: 'm:wrath', who: 'target', not: true },
    'das Ziel „Wrath“ nicht hat',
    'the target does not have “Wrath”',
  ],
  [{ check: 'stamina_below', value: 0.5 }, 'Ausdauer unter 50 %', 'stamina below 50%'],
  [
    { check: 'has_modifier', modifier: 'm:wrath', stacks: 2, who: 'target' },
    'das Ziel „Wrath ×2“ hat',
    'the target has “Wrath ×2”',
  ],
  [{ check: 'intends', who: 'target' }, 'das Ziel etwas ankündigt', 'the target announces something'],
  [{ check: 'allies', below: 2 }, 'Verbündete unter 2', 'allies below 2'],
  [{ check: 'opponents', at_least: 3 }, 'Gegner mindestens 3', 'opponents at least 3'],
  [{ check: 'floor', at_least: 2 }, 'Etage mindestens 2', 'floor at least 2'],
  [{ check: 'quest', quest: 'm:rats', state: 'done' }, 'Auftrag „Rats“ erfüllt', 'quest “Rats” done'],
];

describe('actions', () => {
  it.each(ACTION_ROWS)('%j', (spec, inGerman, inEnglish) => {
    const parsed = actionSchema.parse(spec);
    expect(actionsText(german, [parsed])).toBe(inGerman);
    expect(actionsText(english, [parsed])).toBe(inEnglish);
  });

  it('that lay one state on twice say so once, as often as it can be had', () => {
    const rust = { action: 'apply_modifier', modifier: 'm:rusted', target: 'target' };
    const twice = [actionSchema.parse(rust), actionSchema.parse(rust)];
    const stacking = (stacks: number): Speech => {
      // Only these two fields are looked at.
      const def = { turns: 15, stacks } as unknown as ReturnType<Content['modifiers']['get']>;
      const modifiers = new Map([['m:rusted', def]]);
      return { ...english, content: { ...content, modifiers } as unknown as Content };
    };
    expect(actionsText(stacking(3), twice)).toBe('“Rusted” ×2 (15 turns) for the target');
    expect(actionsText(stacking(1), twice)).toBe('“Rusted” (15 turns) for the target');
  });

  it('have a row each', () => {
    const told = new Set(ACTION_ROWS.map(([spec]) => spec.action));
    expect(Object.keys(ACTIONS).filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('checks', () => {
  it.each(CHECK_ROWS)('%j', (spec, inGerman, inEnglish) => {
    const parsed = checkSchema.parse(spec);
    expect(conditionText(german, [parsed])).toBe(inGerman);
    expect(conditionText(english, [parsed])).toBe(inEnglish);
  });

  it('have a row each', () => {
    const told = new Set(CHECK_ROWS.map(([spec]) => spec.check));
    expect(Object.keys(CHECKS).filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('triggers', () => {
  it.each(Object.keys(EVENTS))('name the event %s', (on) => {
    const trigger = triggerSchema.parse({ on, actions: [{ action: 'flee' }] });
    expect(triggerText(german, trigger)).toMatch(/^[A-ZÄÖÜ].+: ein Fluchtversuch$/);
    expect(triggerText(english, trigger)).toMatch(/^[A-Z].+: an attempt to flee$/);
  });

  it('tell filters, chance, span and condition', () => {
    const trigger = triggerSchema.parse({
      on: 'damage_taken',
      when: { damage_type: 'fire', attack: true, at_least: 5, critical: false },
      chance: 0.25,
      once: 'floor',
      condition: [{ check: 'health_below', value: 0.5 }],
      actions: [{ action: 'damage', amount: 3, damage_type: 'fire', target: 'target' }],
    });
    expect(triggerText(german, trigger)).toBe(
      'Nach einem erlittenen Treffer (Feuer, nicht kritisch, ab 5, 25 %, einmal je Etage, falls Leben unter 50 %): 3 Schaden (Feuer) am Angreifer',
    );
    expect(triggerText(english, trigger)).toBe(
      'When struck (fire, not critical, at least 5, 25%, once a floor, if health below 50%): 3 damage (fire) to the attacker',
    );
  });

  it('know the death of their own bearer, who calls nobody then', () => {
    const trigger = triggerSchema.parse({
      on: 'creature_died',
      condition: [{ check: 'health_below', value: 0.01 }],
      actions: [{ action: 'summon', creature: 'm:drop', count: 2 }],
    });
    expect(triggerText(german, trigger)).toBe('Beim eigenen Tod: zerfällt in 2 × Drop');
    expect(triggerText(english, trigger)).toBe('On its own death: falls apart into 2 × Drop');
  });

  it('know events of mods', () => {
    const trigger = triggerSchema.parse({ on: 'm:ritual', actions: [{ action: 'flee' }] });
    expect(triggerText(english, trigger)).toBe('When its time comes: an attempt to flee');
  });
});

describe('attribute changes', () => {
  it.each([
    [{ attribute: 'damage', flat: 5, percent: 10 }, 'Schaden +5 +10 %', 'Damage +5 +10%'],
    [{ attribute: 'hit_chance', flat: -0.05 }, 'Trefferchance -5 %', 'Chance to hit -5%'],
    [{ attribute: 'critical_chance', percent: 50 }, 'Kritische Chance ×1,5', 'Critical chance ×1.5'],
    [{ attribute: 'resistance', damage_type: 'all', flat: 10 }, 'Alle Widerstände +10 %', 'All resistances +10%'],
    [{ attribute: 'armor', flat: 8 }, 'Rüstung (Hieb und Wucht) +8 %', 'Armour (slash and blunt) +8%'],
    [
      { attribute: 'dexterity', flat: -2, target: 'all_enemies', condition: [{ check: 'floor', at_least: 3 }] },
      'Gegner: Geschick -2 (solange Etage mindestens 3)',
      'Enemies: Dexterity -2 (while floor at least 3)',
    ],
  ])('%j', (spec, inGerman, inEnglish) => {
    const parsed = attributeChangeSchema.parse(spec);
    expect(attributeChangeText(german, parsed)).toBe(inGerman);
    expect(attributeChangeText(english, parsed)).toBe(inEnglish);
  });
});
